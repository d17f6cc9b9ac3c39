/** Reports of facts in Panache, as posted. */
import type { Side } from '../../src/kernel/play.ts';
import type { Language, Tale } from '../../src/kernel/ruleset.ts';
import type { Entry } from '../../src/kernel/run.ts';
import { apply } from '../../src/rules/panache/apply.ts';
import type { Fact } from '../../src/rules/panache/facts.ts';
import type { State } from '../../src/rules/panache/state.ts';
import { tell } from '../../src/rules/panache/tell/index.ts';
import { words } from './words.ts';

type Line = Fact | Entry<Fact>;

export function entriesOf(lines: readonly Line[]): Entry<Fact>[] {
  return lines.map((line) => ('type' in line ? { fact: line } : line));
}

export function taleOf(before: State, lines: readonly Line[], by: Side = 'red'): Tale {
  const transcript = entriesOf(lines);
  const after = transcript.reduce((now, entry) => ('fact' in entry ? apply(now, entry.fact) : now), before);
  return tell({ before, after, by, transcript });
}

/** In both languages, English first. */
export function told(before: State, ...lines: readonly Line[]): string {
  const tale = taleOf(before, lines);
  return (['en', 'fr'] as const).map((language) => spoken(language, tale)).join('\n\n');
}

function spoken(language: Language, { title, quiet, sentences, footer }: Tale): string {
  const say = (phrase: Parameters<typeof words.say>[1]) => words.say(language, phrase);
  return [
    `## ${say(title)}${quiet ? ' (quiet)' : ''}`,
    ...sentences.flatMap(({ says, dice }) => [say(says), ...dice.map((line) => `-# ${say(line)}`)]),
    footer.map(say).join(' · '),
  ].join('\n');
}
