/**
 * Measuring strict: what a side is told of its own units, of what they see and may do gives no distance to an enemy finer than a
 * square. Pictures can be measured, and are left out; so is a wheel that faces an enemy: a direction is no distance.
 */
import { expect, test } from 'vitest';
import { Refusal } from '../../../src/kernel/play.ts';
import { periods } from '../../../src/rules/periods/index.ts';
import { sealed } from '../../../src/rules/periods/sheet/sealed.ts';
import type { State } from '../../../src/rules/periods/state.ts';
import { hollowRoad } from '../../help/hollow-road.ts';

/** The enemy's 12L, so far to the north: in the same ninth of a square. */
function moved(by: number): State {
  const now = hollowRoad();
  const units = now.units.map((unit) =>
    unit.id === '12L' ? { ...unit, pose: { ...unit.pose, y: unit.pose.y + by } } : unit,
  );
  return { ...now, units };
}

const plain = (got: unknown): unknown =>
  got instanceof Refusal ? { clause: got.clause, says: got.says, instead: got.instead } : got;

/** Texts about a position: without marks and frames, which are pictures. */
function told(got: unknown): unknown {
  return JSON.parse(
    JSON.stringify(plain(got), (name, value: unknown) =>
      name === 'marks' || name === 'frame' || name === 'mark' ? undefined : value,
    ) ?? 'null',
  );
}

/** Everything that Red reads while it writes. */
function texts(now: State): Readonly<Record<string, unknown>> {
  const own = sealed.alone(now, 'red');
  const reds = ['3L', '5H', '7H', '1B'];
  const all = [...reds, '11L', '12L', '11V', '2B'];
  const tried = (text: string) => {
    const read = periods.orders(text, own, 'red');
    return read instanceof Refusal ? read : read.map((each) => each.text);
  };
  return {
    describe: ['', 'front', 'red', 'blue', ...all].map((what) => told(periods.describe(own, what))),
    unit: all.map((name) => told(periods.unit(own, name))),
    threats: all.map((name) => told(periods.threats(own, name))),
    sight: reds.map((from) => told(periods.sight(own, from, '12L'))),
    roster: told(periods.roster(own)),
    complete: reds.flatMap((id) =>
      ['', ' advance', ' charge', ' to'].map((end) => told(periods.complete(`${id}${end} `, own, 'red', 'en'))),
    ),
    ideas: told(periods.ideas(own, 'red')),
    refused: reds.flatMap((id) =>
      ['charge 12L', 'advance 30', 'wheel left 90, advance 9'].map((rest) => told(tried(`${id} ${rest}`))),
    ),
  };
}

test('a centimetre between enemies within a square is not told', () => {
  const [near, far] = [texts(moved(0)), texts(moved(-1_000))];
  for (const [surface, got] of Object.entries(near)) expect([surface, far[surface]]).toEqual([surface, got]);
});
