/** Everything that is proposed on random tables is legal when it is pressed; and far enough apart to be numbered. */
import { expect, test } from 'vitest';
import { randomScenario } from '../../../../src/cli/fuzz/skirmish/positions.ts';
import { stateOf } from '../../../../src/cli/fuzz/always.ts';
import { distance } from '../../../../src/field/point.ts';
import { chanceFrom } from '../../../../src/kernel/chance.ts';
import { whyNot } from '../../../../src/kernel/legality.ts';
import { Refusal, SIDES } from '../../../../src/kernel/play.ts';
import { NOTHING, run } from '../../../../src/kernel/run.ts';
import { apply } from '../../../../src/rules/skirmish/apply.ts';
import { skirmish as book } from '../../../../src/rules/skirmish/index.ts';
import { write } from '../../../../src/rules/skirmish/language/index.ts';
import { turnOf } from '../../../../src/rules/skirmish/look/legal.ts';
import { play } from '../../../../src/rules/skirmish/play.ts';
import { assaultsFor, movesFor, targetsFor } from '../../../../src/rules/skirmish/proposals.ts';
import { pointOfSpot } from '../../../../src/survey/field/spoken.ts';
import { rounds } from '../../../help/soak.ts';

const MOST = rounds(1_000);

test('METRIC 3.4 a proposal is legal when it is pressed, and its number stands by itself', () => {
  let proposals = 0;
  for (let seed = 0; proposals < MOST; seed += 1) {
    const scenario = stateOf(book, randomScenario(chanceFrom(`proposals-${seed}`)));
    for (const side of SIDES) {
      const now = turnOf(scenario, side);
      for (const unit of now.units.filter((each) => each.side === side)) {
        const moves = movesFor(now, unit);
        const all = [...moves, ...targetsFor(now, unit), ...assaultsFor(now, unit)];
        const refused = all.filter(
          ({ order }) => run({ play, apply }, now, order, side, [], NOTHING).kind === 'refused',
        );
        expect(refused.map(({ order }) => `${seed} ${write(order)}`)).toEqual([]);
        expect(moves.length).toBeLessThanOrEqual(6);
        const near = moves.filter(({ at }, each) =>
          moves.slice(0, each).some((other) => distance(at, other.at) < 2_000),
        );
        expect(near).toEqual([]);
        proposals += all.length;
      }
    }
  }
});

test('METRIC 3.4 a further leg of a way is legal when its button is pressed, and its number stands by itself', () => {
  let legs = 0;
  for (let seed = 0; legs < rounds(200); seed += 1) {
    const scenario = stateOf(book, randomScenario(chanceFrom(`legs-${seed}`)));
    const now = turnOf(scenario, scenario.active);
    const own = now.units.filter((each) => each.side === scenario.active);
    const ways = own.flatMap((unit) => movesFor(now, unit).filter(({ order }) => order.kind === 'advance'));
    for (const { order } of ways) {
      const step = book.compose(now, scenario.active, `${write(order)},`, () => true);
      const presses = step instanceof Refusal ? [] : step.rows.flatMap((row) => row.presses);
      const refused = presses.filter(({ text }) => whyNot({ ...book, play, apply }, text, now, scenario.active));
      expect([seed, write(order), refused.map(({ text }) => text)]).toEqual([seed, write(order), []]);
      const ends = presses.map(({ place }) => pointOfSpot(place!.at));
      const near = ends.filter((at, each) => ends.slice(0, each).some((other) => distance(at, other) < 2_000));
      expect(near).toEqual([]);
      legs += presses.length;
    }
  }
});
