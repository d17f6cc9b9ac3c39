/** Random battles of Periods: whatever is written, what must hold after every quarter holds. */
import { expect, test } from 'vitest';
import { chanceFrom } from '../../../src/kernel/chance.ts';
import { byNumber } from '../../../src/rules/periods/position/body.ts';
import { doctrine } from '../../../src/rules/periods/doctrines.ts';
import type { Act, Order } from '../../../src/rules/periods/order.ts';
import { state, type State, type Unit } from '../../../src/rules/periods/state.ts';
import type { Asked } from '../../../src/kernel/play.ts';
import { battle, came, faultsOf, longWalks, type Played, played } from '../../help/periods-battles.ts';
import { rounds } from '../../help/soak.ts';

test('PE-STEP-04 PE-GAP-14 nothing is refused, nobody overlaps, every charge ends within its period', () => {
  for (let n = 0; n < rounds(60); n++) {
    const seed = `periods ${n}`;
    battle(seed, (before, _, after) => {
      const stored = JSON.parse(JSON.stringify(after.now));
      expect(state.parse(stored)).toEqual(stored);
      const faults = [...faultsOf(after.now), ...longWalks(before, after)];
      expect(faults, `${seed}, ${before.period}.${before.quarter}`).toEqual([]);
    });
  }
  expect([...came.keys()]).toEqual(
    expect.arrayContaining(['struck', 'diverted', 'flows', 'pierced', 'split', 'reacted', 'stops']),
  );
});

test('PE-GAP-17 the same with fire, melees and morale by the stand-in, by halves and by quarters', () => {
  for (let n = 0; n < rounds(40); n++) {
    const seed = `fights ${n}`;
    const judge = (before: State, _: Order, after: Played): void => {
      const faults = [...faultsOf(after.now), ...longWalks(before, after)];
      expect(faults, `${seed}, ${before.period}.${before.quarter}`).toEqual([]);
      expect(after.now.phase === 'over').toBe(after.now.result !== undefined);
    };
    battle(seed, judge, { fights: 'simple', step: n % 2 === 0 ? 'half' : 'quarter' });
  }
  expect([...came.keys()]).toEqual(
    expect.arrayContaining(['shot', 'fought', 'drawn', 'lost', 'tested', 'left', 'won']),
  );
});

/** Battles in which one unit once came to lie on another, each by a cause of its own. */
test('PE-GEO-05 a move that would end on somebody stops short of them', () => {
  const judge =
    (seed: string) =>
    (before: State, _: Order, after: Played): void =>
      expect(faultsOf(after.now), `${seed}, ${before.period}.${before.quarter}`).toEqual([]);
  for (const n of [1632, 1924, 2059, 2357, 2574, 3154, 3702, 3865]) battle(`periods ${n}`, judge(`periods ${n}`));
  for (const n of [76, 667, 1004, 1941, 3061, 3085])
    battle(`fights ${n}`, judge(`fights ${n}`), { fights: 'simple', step: n % 2 === 0 ? 'half' : 'quarter' });
});

test('METRIC 4.3 with regulation, and with bold, a half waits for nothing but its sheets and the desk', () => {
  for (const name of ['regulation', 'bold']) {
    let [asked, waits] = [0, 0];
    for (let n = 0; n < rounds(12); n++)
      battle(
        `waits ${n}`,
        () => {},
        {},
        (question, now) => {
          const said = doctrine(name, question, now);
          asked++;
          if (said === undefined || question.options.every(({ text }) => text !== said)) waits++;
          return said;
        },
      );
    expect(asked).toBeGreaterThan(15);
    expect(waits).toBe(0);
  }
});

test('PE-SIM-01 PE-GEO-24 the order in which units are listed does not matter', () => {
  for (let n = 0; n < rounds(15); n++) {
    const seed = `periods ${n}`;
    battle(seed, (before, order, after) => {
      const turned = played({ ...before, units: before.units.toReversed() }, order, chanceFrom(`${seed} answers`));
      const places = ({ now }: Played) => now.units.toSorted(byNumber);
      expect(places(turned), `${seed}, ${before.period}.${before.quarter}`).toEqual(places(after));
    });
  }
});

/** A position or an order in which Red is Blue and Blue Red, or in which units have other numbers in the same order. */
const CHANGED = {
  sides: (text: string) => text.replaceAll(/"(red|blue)"/g, (_, side) => (side === 'red' ? '"blue"' : '"red"')),
  numbers: (text: string) =>
    text.replaceAll(/"(\d+)([RBG](?:\.\d+)?)"/g, (_, n, rest) => `"${Number(n) + 100}${rest}"`),
};

test.each(['sides', 'numbers'] as const)('PE-SIM-01 PE-GEO-24 both sides are treated alike: %s', (what) => {
  const changed = <T>(value: T): T => JSON.parse(CHANGED[what](JSON.stringify(value)));
  for (let n = 0; n < rounds(8); n++) {
    const seed = `alike ${n}`;
    // A posture may bar a countercharge; lines ask for some.
    const word = ({ unit = '', options }: Asked) => {
      const able = options.map(({ text }) => text).filter((text) => text !== 'countercharge');
      return able[(Number.parseInt(unit, 10) % 100) % able.length];
    };
    battle(
      seed,
      (before, order, after) => {
        const { now } = played(changed(before), changed(order), chanceFrom(`${seed} answers`), word);
        const sorted = ({ units, contacts, ...rest }: State) => ({
          ...rest,
          units: units.toSorted(byNumber),
          contacts: new Set(contacts),
        });
        expect(sorted(now), `${seed}, ${before.period}.${before.quarter}`).toEqual(sorted(changed(after.now)));
      },
      {},
      word,
    );
  }
});

/** The same seen in a mirror: left is right. */
function mirrored(now: State): State {
  const point = <P extends { x: number }>(each: P): P => ({ ...each, x: now.field.wide - each.x });
  const turned = (heading: number) => (36_000 - heading) % 36_000;
  const pose = (each: Unit['pose']) => ({ ...point(each), heading: turned(each.heading) });
  const areas = now.field.areas.map((area) => ({ ...area, outline: area.outline.map(point) }));
  const lines = now.field.lines.map((each) => ({ ...each, points: each.points.map(point) }));
  const units = now.units.map(
    (unit): Unit => ({
      ...unit,
      pose: pose(unit.pose),
      acts: unit.acts.map(mirroredAct),
      turned: turned(unit.turned),
      ...(unit.leg && {
        leg: { ...unit.leg, from: pose(unit.leg.from), ...(unit.leg.wheel && { wheel: OTHER[unit.leg.wheel] }) },
      }),
      ...(unit.doing?.to && { doing: { ...unit.doing, to: pose(unit.doing.to) } }),
      ...(unit.course && 'away' in unit.course && { course: { ...unit.course, away: turned(unit.course.away!) } }),
    }),
  );
  return {
    ...now,
    field: { ...now.field, areas, lines },
    units,
    officers: now.officers.map((each) => ({ ...each, at: point(each.at) })),
  };
}

const OTHER = { left: 'right', right: 'left' } as const;

function mirroredAct(act: Act): Act {
  if (act.do === 'wheel') return { ...act, hand: OTHER[act.hand] };
  if (act.do === 'oblique') return { ...act, angle: -act.angle };
  return act.do === 'turn' ? { ...act, by: (36_000 - act.by) as 9_000 } : act;
}

test('PE-GEO-01 a mirrored position, mirrored play: a quarter seen in a mirror is the quarter', () => {
  let compared = 0;
  for (let n = 0; n < rounds(12); n++) {
    const seed = `periods ${n}`;
    battle(seed, (before, order, after) => {
      if (order.kind !== 'quarter' || before.units.some(({ flow, flankTurned }) => flow || flankTurned)) return;
      // Ties that the book breaks to one side: flowing, making way, parting.
      if (after.facts.some(({ type }) => type === 'flows' || type === 'split')) return;
      const other = mirrored(played(mirrored(before), order, chanceFrom(`${seed} answers`)).now);
      compared++;
      const off = after.now.units.filter((unit) => {
        const { pose } = other.units.find(({ id }) => id === unit.id)!;
        return Math.abs(pose.x - unit.pose.x) > 4 || Math.abs(pose.y - unit.pose.y) > 4;
      });
      expect(
        off.map(({ id }) => id),
        `${seed}, ${before.period}.${before.quarter}`,
      ).toEqual([]);
    });
  }
  expect(compared).toBeGreaterThan(60);
});
