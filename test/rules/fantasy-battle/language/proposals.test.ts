/** Everything that is proposed on random tables is legal when it is pressed; every completion leads to a legal order. */
import { expect, test } from 'vitest';
import { type Chance, chanceFrom } from '../../../../src/kernel/chance.ts';
import { positionAfter, whyNot } from '../../../../src/kernel/legality.ts';
import { Refusal, type Side, SIDES } from '../../../../src/kernel/play.ts';
import { NOTHING, run } from '../../../../src/kernel/run.ts';
import { distance } from '../../../../src/field/point.ts';
import { apply } from '../../../../src/rules/fantasy-battle/apply.ts';
import { compose } from '../../../../src/rules/fantasy-battle/compose.ts';
import { complete, orders, suggest, write } from '../../../../src/rules/fantasy-battle/language/index.ts';
import { play } from '../../../../src/rules/fantasy-battle/play.ts';
import { chargesFor, evadesFor, movesFor, ridesFor } from '../../../../src/rules/fantasy-battle/proposals.ts';
import type { State } from '../../../../src/rules/fantasy-battle/state.ts';
import { turnOf } from '../../../../src/rules/fantasy-battle/turn.ts';
import { randomTable } from '../../../help/fantasy-table.ts';
import { rounds } from '../../../help/soak.ts';

const after = (text: string, now: State, by: Side) => positionAfter({ orders, play, apply }, text, now, by);

test('METRIC 3.4 a proposal is legal when it is pressed, and its number stands by itself', () => {
  let proposals = 0;
  for (let seed = 0; proposals < rounds(60); seed += 1) {
    const table = randomTable(chanceFrom(`fantasy-proposals-${seed}`));
    for (const side of SIDES) {
      const now = turnOf(table, side);
      const own = now.units.filter((each) => each.side === side);
      const all = [
        ...own.flatMap((unit) => [...movesFor(now, unit), ...chargesFor(now, unit), ...evadesFor(now, unit)]),
        ...now.commanders.filter((each) => each.side === side).flatMap((each) => ridesFor(now, each)),
      ];
      const refused = all.filter(({ order }) => run({ play, apply }, now, order, side, [], NOTHING).kind === 'refused');
      expect(refused.map(({ order }) => `${seed} ${write(order)}`)).toEqual([]);
      for (const unit of own) {
        const moves = movesFor(now, unit);
        expect(moves.length).toBeLessThanOrEqual(6);
        const near = moves.filter(({ at }, each) =>
          moves.slice(0, each).some((other) => distance(at, other.at) < 2_000),
        );
        expect(near).toEqual([]);
      }
      proposals += all.length;
    }
  }
});

test('METRIC 3.4 a further leg of a way is legal when its button is pressed', () => {
  const why = (text: string, now: State, by: Side) => whyNot({ orders, play, apply }, text, now, by);
  let legs = 0;
  for (let seed = 0; legs < rounds(60); seed += 1) {
    const now = turnOf(randomTable(chanceFrom(`fantasy-legs-${seed}`)), 'blue');
    const own = now.units.filter((each) => each.side === 'blue');
    const ways = own.flatMap((unit) => movesFor(now, unit).filter(({ order }) => order.kind === 'advance'));
    for (const { order } of ways) {
      const step = compose(now, 'blue', `${write(order)},`, () => true, why);
      const presses = step instanceof Refusal ? [] : step.rows.flatMap((row) => row.presses);
      const refused = presses.filter(({ text }) => after(text, now, 'blue') instanceof Refusal);
      expect([seed, write(order), refused.map(({ text }) => text)]).toEqual([seed, write(order), []]);
      legs += presses.length;
    }
  }
});

/** Takes completions, any of them, until none is left; what has been typed then must be a legal order. */
function typed(now: State, by: Side, language: 'en' | 'fr', chance: Chance): string {
  let text = '';
  for (let words = 0; words < 9; words++) {
    const next = complete(text, now, by, language, after).filter((each) => each.text !== text.trim());
    if (next.length === 0 || (!(after(text, now, by) instanceof Refusal) && text !== '' && chance.oneIn(3))) break;
    text = `${chance.pick(next).text} `;
  }
  return text.trim();
}

test('every completion leads to a legal order, in both languages; all that is suggested is legal', () => {
  let legal = 0;
  for (let seed = 0; legal < rounds(4); seed += 1) {
    const chance = chanceFrom(`fantasy-completions-${seed}`);
    const now = turnOf(randomTable(chance), 'blue');
    for (const language of ['en', 'fr'] as const) {
      const text = typed(now, 'blue', language, chance);
      const why = after(text, now, 'blue');
      expect([seed, text, why instanceof Refusal ? why.says.id : 'legal']).toEqual([seed, text, 'legal']);
      legal += 1;
    }
    if (seed % 10 > 0) continue;
    const refused = suggest(now, 'blue', after).filter((text) => after(text, now, 'blue') instanceof Refusal);
    expect(refused).toEqual([]);
  }
});
