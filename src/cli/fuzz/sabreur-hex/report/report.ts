/** A report ready to be compared with what really happened: its text in both languages, and the facts. */
import type { Arg, Phrase } from '../../../../kernel/phrase.ts';
import type { Tale, Telling } from '../../../../kernel/ruleset.ts';
import type { Entry } from '../../../../kernel/run.ts';
import { apply } from '../../../../rules/sabreur-hex/apply.ts';
import type { Fact } from '../../../../rules/sabreur-hex/facts.ts';
import type { State, Unit } from '../../../../rules/sabreur-hex/state.ts';
import { openWords } from '../../../../words/words.ts';

const words = openWords();

export type Told<T extends Fact['type']> = Extract<Fact, { type: T }>;

/** One sentence and the small lines below it. */
export interface Said {
  readonly id: string;
  readonly args: Readonly<Record<string, Arg>>;
  readonly en: string;
  readonly fr: string;
  readonly lines: readonly Said[];
}

export interface Report {
  readonly title: Said;
  readonly sentences: readonly Said[];
  readonly footer: readonly Said[];
  readonly entries: readonly Entry<Fact>[];
  readonly facts: readonly Fact[];
  /** The position before each entry, and the one after all. */
  readonly positions: readonly State[];
  readonly isOpen: boolean;
}

export function readReport(telling: Telling<State, Fact>, tale: Tale): Report {
  const { before, transcript, isOpen = false } = telling;
  const positions = [before];
  for (const entry of transcript) {
    const now = positions.at(-1)!;
    positions.push('fact' in entry ? apply(now, entry.fact) : now);
  }
  return {
    title: said(tale.title),
    sentences: tale.sentences.map(({ says, dice }) => said(says, dice)),
    footer: tale.footer.map((each) => said(each)),
    entries: transcript,
    facts: transcript.flatMap((entry) => ('fact' in entry ? [entry.fact] : [])),
    positions,
    isOpen,
  };
}

/** Spoken on first use, because most of a report is never read. */
function said(says: Phrase, lines: readonly Phrase[] = []): Said {
  const { id, args = {} } = says;
  return {
    id,
    args,
    get en() {
      return words.say('en', says);
    },
    get fr() {
      return words.say('fr', says);
    },
    lines: lines.flatMap(partsOf),
  };
}

/** The parts of a small line. */
function partsOf(line: Phrase): Said[] {
  const parts = line.args?.['parts'];
  return Array.isArray(parts) ? (parts as readonly Phrase[]).map((part) => said(part)) : [said(line)];
}

/** The unit that an argument names. */
export function unitIn({ args }: Said, name: string): string {
  const noun = args[name];
  if (typeof noun !== 'object' || !('noun' in noun)) return '';
  return noun.noun || noun.en.name;
}

export function factsOf<T extends Fact['type']>({ facts }: Report, type: T): Told<T>[] {
  return facts.filter((fact): fact is Told<T> => fact.type === type);
}

export function unitAt({ positions }: Report, at: number, id: string): Unit | undefined {
  return positions[at]?.units.find((unit) => unit.id === id);
}

/** The whole text in both languages, small lines included. */
export function wholeText({ title, sentences, footer }: Report): { readonly en: string; readonly fr: string } {
  const all = [title, ...sentences.flatMap((each) => [each, ...each.lines]), ...footer];
  return { en: all.map(({ en }) => en).join('\n'), fr: all.map(({ fr }) => fr).join('\n') };
}

/** Whether the text of either language matches. */
export function says({ en, fr }: Pick<Said, 'en' | 'fr'>, english: RegExp, french: RegExp): boolean {
  return english.test(en) || french.test(fr);
}
