/** Whatever is said, something can be told, or the book refuses. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Refusal } from '../../../../src/kernel/play.ts';
import type { Said, Throw, ThrowTold } from '../../../../src/kernel/throwing.ts';
import type { State } from '../../../../src/rules/sabreur-hex/state.ts';
import { throws } from '../../../../src/rules/sabreur-hex/throws/index.ts';
import { openWords } from '../../../../src/words/words.ts';
import { playedBy } from './throwing.ts';

const words = openWords();

/** Fields and choices as they are, chosen at random one after the other, and nonsense among them. */
function saidAtRandom({ fields }: Throw<State>, picks: readonly number[]): Said {
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

test.each(throws.map((each) => [each.kind, each] as const))(
  '%s: nothing that can be said does anything but throw, or be refused with a clause of the book',
  (_kind, what) => {
    let [thrownSo, refused] = [0, 0];
    fc.assert(
      fc.property(random, (picks) => {
        const said = saidAtRandom(what, picks);
        const ahead = what.ahead(said);
        const told = outcomeOf(what, said, picks);
        expect(told instanceof Refusal).toBe(ahead instanceof Refusal);
        if (told instanceof Refusal) {
          expect(told.clause).toBe(ahead instanceof Refusal ? ahead.clause : '');
          for (const language of ['en', 'fr'] as const) expect(words.say(language, told.says)).not.toBe('');
          refused += 1;
          return;
        }
        thrownSo += 1;
        expect(told.sentences.length).toBeGreaterThan(0);
        const lines = [...told.sentences.flatMap(({ says, dice }) => [says, ...dice]), ...(ahead as [])];
        for (const language of ['en', 'fr'] as const) {
          for (const line of lines) expect(words.say(language, line)).not.toMatch(/\{|undefined|NaN/);
        }
        for (const clause of told.clauses) expect(words.knows(`clause-${clause}`), clause).toBe(true);
      }),
      { numRuns: 400 },
    );
    expect(thrownSo).toBeGreaterThan(100);
    if (what.kind === 'fire') expect(refused).toBeGreaterThan(0);
  },
);

test.each(throws.map((each) => [each.kind, each] as const))(
  '%s: every field and choice has its words and its clause',
  (_kind, what) => {
    fc.assert(
      fc.property(random, (picks) => {
        for (const field of what.fields(saidAtRandom(what, picks))) {
          expect(field.says.id).toBe(`throw-${what.kind}-${field.name}`);
          const choices = field.kind === 'number' ? [] : field.choices;
          expect(new Set(choices.map(({ name }) => name)).size).toBe(choices.length);
          expect(choices.length).toBeLessThanOrEqual(25);
          for (const language of ['en', 'fr'] as const) {
            expect(words.say(language, field.says)).not.toBe('');
            for (const { says } of choices) expect(words.say(language, says).length).toBeLessThanOrEqual(100);
          }
          for (const { clause } of choices)
            if (clause !== undefined) expect(words.knows(`clause-${clause}`), clause).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  },
);

function outcomeOf(what: Throw<State>, said: Said, picks: readonly number[]): ThrowTold | Refusal {
  let at = 0;
  try {
    return playedBy(what.play(said), (roll) =>
      Array.from({ length: roll.dice }, () => 1 + (picks[at++ % picks.length]! % roll.sides)),
    ).told;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}
