/** What reports tell of passages: which sentences are new, which were told quietly, and what of them is drawn. */
import { canonical } from '../../kernel/canonical.ts';
import type { Phrase } from '../../kernel/phrase.ts';
import type { Sentence, Tale } from '../../kernel/ruleset.ts';
import type { Passage } from '../battle/passage.ts';
import { diceIn } from '../orders/inputs.ts';
import type { AnyEntry } from '../ruleset.ts';
import { folded, type TitledSentence, underTitle } from './folded.ts';
import type { ShownRuleset } from '../battle/shown.ts';

/** A passage as it is drawn. */
export type Shown = Omit<Passage, 'by'> & { readonly title?: Phrase };

/** The public report of a passage; `isOpen`: as far as it was played. */
export function taleOf(rules: ShownRuleset, { untold, ...passage }: Passage, isOpen = false): Tale {
  if (untold) return { quiet: false, title: untold, sentences: [{ says: untold, dice: [] }], footer: [] };
  return rules.tell({ ...passage, isOpen });
}

/** A title and its sentences. */
export type Fresh = Pick<Tale, 'title' | 'sentences'>;

/**
 * What is new in a passage since its first `heard` entries were reported, below a title of its own: the order's result;
 * or, if that was already told, what has happened since.
 */
export function freshOf(rules: ShownRuleset, passage: Passage, heard: number, isOpen = false): Fresh {
  const titled = taleOf(rules, passage, isOpen);
  const { title } = titled;
  if (heard === 0) return { title, sentences: (isOpen ? taleOf(rules, passage) : titled).sentences };
  if (heard >= passage.transcript.length) return { title, sentences: [] };
  const known = passage.transcript.slice(0, heard);
  const then = afterFacts(rules, passage.before, known);
  const said = taleOf(rules, { ...passage, after: then, transcript: known }, true).title;
  const since = notYetTold(rules, passage, heard);
  const news = taleOf(rules, since, isOpen);
  const { sentences } = isOpen ? taleOf(rules, since) : news;
  // The same title with other numbers is not a title for what is new.
  const isSame = title.id === said.id;
  const shown = isSame && !news.untitled ? news.title : title;
  if (isSame || canonical(shown) === canonical(news.title)) return { title: shown, sentences };
  return { title: shown, sentences: sentences.map(({ titled: _titled, ...sentence }) => sentence) };
}

/** A passage without its first `heard` entries. */
export function notYetTold<P extends Passage>(rules: Pick<ShownRuleset, 'apply'>, passage: P, heard: number): P {
  if (heard === 0) return passage;
  const { before, transcript } = passage;
  return {
    ...passage,
    before: afterFacts(rules, before, transcript.slice(0, heard)),
    transcript: transcript.slice(heard),
  };
}

export function afterFacts(
  rules: Pick<ShownRuleset, 'apply'>,
  before: unknown,
  transcript: readonly AnyEntry[],
): unknown {
  return transcript.reduce<unknown>(
    (state, entry) => ('fact' in entry ? rules.apply(state, entry.fact) : state),
    before,
  );
}

/** Below the last one's title: the quiet passages before it, then itself. */
export function toldUnder(
  rules: ShownRuleset,
  quiet: readonly Passage[],
  sentences: readonly Sentence[],
): TitledSentence[] {
  const told = quietSentences(rules, quiet);
  return [
    // A side's order points announce its turn as well.
    ...told.filter(({ announces }, index) => !announces || !told[index + 1]?.announces),
    // The first follows other sentences, and must be distinguishable from them.
    ...sentences.map((each, index) => (quiet.length > 0 && index === 0 && !each.bare ? each : underTitle(each))),
  ];
}

/** What was folded into a post: one sentence for each event, and one small line. */
export function quietSentences(rules: ShownRuleset, quiet: readonly Passage[]): Sentence[] {
  return folded(quiet.flatMap((passage) => taleOf(rules, passage).sentences));
}

/** Several consecutive passages as one picture. */
export function joined(passages: readonly Shown[]): Shown {
  const { before } = passages[0]!;
  return { before, after: passages.at(-1)!.after, transcript: passages.flatMap(shownOf) };
}

/** Titled by the last of them: the quiet ones before it are shown but give no title. */
export function behind(rules: ShownRuleset, quiet: readonly Passage[], loud: Passage, isOpen = false): Shown {
  const shown = joined([...quiet, loud]);
  return quiet.length === 0 || loud.untold ? shown : { ...shown, title: taleOf(rules, loud, isOpen).title };
}

/** The part of a passage that can be drawn. */
export function shownOf({ transcript, untold }: Shown): readonly AnyEntry[] {
  return untold ? [] : transcript;
}

export function quietDice(quiet: readonly Passage[]): number {
  return quiet.reduce((sum, passage) => sum + diceIn(passage.transcript), 0);
}
