/** Whatever is said, something can be told, or the book refuses. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Phrase } from '../../../../src/kernel/phrase.ts';
import { Refusal } from '../../../../src/kernel/play.ts';
import type { Said, TableRoll, RollTold } from '../../../../src/kernel/table-dice/table-dice.ts';
import type { State } from '../../../../src/rules/sabreur-hex/state.ts';
import { tableDice } from '../../../../src/rules/sabreur-hex/table-dice/index.ts';
import { words } from '../../../help/words.ts';
import { playedBy } from './table-dice.ts';
import { rounds } from '../../../help/soak.ts';

/** Fields and choices as they are, chosen at random one after the other, and nonsense among them. */
function saidAtRandom({ fields }: TableRoll<State>, picks: readonly number[]): Said {
  let at = 0;
  const pick = (among: number) => picks[at++ % picks.length]! % among;
  const said: Record<string, number | readonly string[]> = {};
  for (let round = 0; round < 2; round++) {
    for (const field of fields(said)) {
      if (pick(3) === 0) continue;
      if (field.kind === 'number') said[field.name] = field.least + pick(field.most - field.least + 3) - 1;
      else {
        const names = field.choices.map(({ name }) => name);
        const many = field.kind === 'any' ? pick(names.length + 1) : 1;
        said[field.name] = Array.from({ length: many }, () =>
          pick(20) === 0 ? 'nonsense' : names[pick(names.length)]!,
        );
      }
    }
  }
  return said;
}

const random = fc.array(fc.nat({ max: 10_000 }), { minLength: 60, maxLength: 60 });

test.each(tableDice.map((each) => [each.kind, each] as const))(
  '%s: every input leads to a roll, or to a refusal with a clause of the rulebook',
  (_kind, what) => {
    const came = { thrown: 0, refused: 0 };
    fc.assert(
      fc.property(random, (picks) => {
        const said = saidAtRandom(what, picks);
        const ahead = what.ahead(said);
        const told = outcomeOf(what, said, picks);
        came[told instanceof Refusal ? 'refused' : 'thrown'] += 1;
        expect(clauseOf(told)).toBe(clauseOf(ahead));
        expect(wordless([...phrasesOf(told), ...phrasesOf(ahead)])).toEqual([]);
        expect(clausesOf(told).filter((clause) => !words.knows(`clause-${clause}`))).toEqual([]);
      }),
      { numRuns: rounds(400) },
    );
    expect(came.thrown).toBeGreaterThan(100);
  },
);

test.each(tableDice.map((each) => [each.kind, each] as const))(
  '%s: every field and choice has a text and a clause, and fits into a menu',
  (_kind, what) => {
    fc.assert(
      fc.property(random, (picks) => {
        for (const field of what.fields(saidAtRandom(what, picks))) {
          expect(field.says.id).toBe(`table-dice-${what.kind}-${field.name}`);
          const choices = field.kind === 'number' ? [] : field.choices;
          const clauses = choices.flatMap(({ clause }) => clause ?? []);
          expect(new Set(choices.map(({ name }) => name)).size).toBe(choices.length);
          expect(choices.length).toBeLessThanOrEqual(25);
          expect(wordless([field.says, ...choices.map(({ says }) => says)], 100)).toEqual([]);
          expect(clauses.filter((clause) => !words.knows(`clause-${clause}`))).toEqual([]);
        }
      }),
      { numRuns: rounds(200) },
    );
  },
);

function clauseOf(what: unknown): string | undefined {
  return what instanceof Refusal ? what.clause : undefined;
}

function clausesOf(told: RollTold | Refusal): readonly string[] {
  return told instanceof Refusal ? [] : told.clauses;
}

function phrasesOf(what: RollTold | Refusal | readonly Phrase[]): readonly Phrase[] {
  if (what instanceof Refusal) return [what.says];
  return 'sentences' in what ? what.sentences.flatMap(({ says, dice }) => [says, ...dice]) : what;
}

/** Phrases that in one of the languages are empty, longer than that, or hold something that is no word. */
function wordless(phrases: readonly Phrase[], most = 1000): string[] {
  return (['en', 'fr'] as const)
    .flatMap((language) => phrases.map((each) => words.say(language, each)))
    .filter((text) => text === '' || text.length > most || /\{|undefined|NaN/.test(text));
}

function outcomeOf(what: TableRoll<State>, said: Said, picks: readonly number[]): RollTold | Refusal {
  let at = 0;
  const done = playedBy(what, said, (roll) =>
    Array.from({ length: roll.dice }, () => 1 + (picks[at++ % picks.length]! % roll.sides)),
  );
  return done instanceof Refusal ? done : done.told;
}
