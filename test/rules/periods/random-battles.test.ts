/** Random battles of Periods: whatever is written, what must hold after every quarter holds. */
import { expect, test } from 'vitest';
import { isOff } from '../../../src/field/free.ts';
import { gap } from '../../../src/field/gap.ts';
import { TOUCH } from '../../../src/field/length.ts';
import { type Chance, chanceFrom } from '../../../src/kernel/chance.ts';
import { run } from '../../../src/kernel/run.ts';
import { apply } from '../../../src/rules/periods/apply.ts';
import { byNumber, figuresOf, groundOf } from '../../../src/rules/periods/body.ts';
import type { Fact } from '../../../src/rules/periods/facts.ts';
import { type Act, NO_SHEET, type Order } from '../../../src/rules/periods/order.ts';
import { bonusOf, columnQuarter, quarterOf } from '../../../src/rules/periods/rates.ts';
import { state, type State, type Unit } from '../../../src/rules/periods/state.ts';
import { EVADE_QUARTER, MANHANDLED } from '../../../src/rules/periods/values.ts';
import { randomLine, randomTable } from '../../help/periods-table.ts';
import { unfought } from '../../help/periods.ts';
import { rounds } from '../../help/soak.ts';

interface Played {
  readonly now: State;
  readonly facts: readonly Fact[];
}

function played(base: State, order: Order, answers: Chance): Played {
  const outcome = run({ play: unfought, apply }, base, order, 'red', [], {
    dice: ({ dice }) => Array.from({ length: dice }, () => answers.between(1, 6)),
    answer: ({ options }) => ({ text: answers.pick(options).text, by: { who: 'default' } }),
  });
  if (outcome.kind !== 'done') throw new Error(`it stops: ${JSON.stringify(outcome)}`);
  return { now: outcome.state, facts: outcome.transcript.flatMap((each) => ('fact' in each ? [each.fact] : [])) };
}

function sheets(chance: Chance, now: State): Order {
  const of = (side: Unit['side']) => ({
    ...NO_SHEET,
    lines: now.units
      .filter((unit) => unit.side === side && !chance.oneIn(5))
      .toSorted(byNumber)
      .map((unit) => randomLine(chance, now, unit)),
  });
  return { kind: 'sheets', red: of('red'), blue: of('blue') };
}

function orderOf(chance: Chance, now: State): Order | undefined {
  if (now.phase === 'over') return undefined;
  if (now.phase === 'sheets') return sheets(chance, now);
  return { kind: now.phase === 'half' ? 'half' : now.phase === 'quarters' ? 'quarter' : 'fight' };
}

/**
 * Two that may lie on each other: friends of whom one goes or has gone through the other until it has reformed (PE-OUT-03), has
 * turned into it on its way out and not yet walked (PE-GEO-31), or passes a lane in waves that have not all come up (PE-GEO-19).
 */
function mayOverlap(one: Unit, other: Unit): boolean {
  const hasOnlyTurned = ({ course, doing }: Unit): boolean =>
    (course?.kind === 'rally' || course?.kind === 'evade') && course.walked === 0 && !doing;
  return one.side === other.side && [one, other].some((each) => each.pierced || each.flow || hasOnlyTurned(each));
}

/** What must not be: units off the table, on each other, charges that outlast their period. */
function faultsOf(now: State): string[] {
  return now.units.flatMap((unit, n) => {
    const on = now.units
      .slice(n + 1)
      .filter((other) => !mayOverlap(unit, other) && gap(groundOf(unit), groundOf(other)) < -TOUCH);
    const charges = now.phase === 'sheets' && now.quarter === 1 && unit.course?.kind === 'charge';
    return [
      ...on.map(({ id }) => `${unit.id} overlaps ${id}`),
      ...(isOff(groundOf(unit), now.field) ? [`${unit.id} is off the table`] : []),
      ...(charges ? [`${unit.id} still charges`] : []),
    ];
  });
}

/** Who walks more than its quarter and the bonus of its charge; crossing a stream takes no allowance. */
function longWalks(before: State, { facts }: Played): string[] {
  const crossing = facts.flatMap((fact) => (fact.type === 'done' && fact.doing === 'cross' ? [fact.unit] : []));
  const walked = new Map<string, number>();
  for (const fact of facts) if (fact.type === 'moved') walked.set(fact.unit, (walked.get(fact.unit) ?? 0) + fact.by);
  return [...walked].flatMap(([id, by]) => {
    const unit =
      before.units.find((each) => each.id === id) ?? before.units.find((each) => id.startsWith(`${each.id}.`))!;
    const most = Math.max(quarterOf(unit) * 1.5, columnQuarter(unit), EVADE_QUARTER, MANHANDLED / 2) + bonusOf(unit);
    return by > most && !crossing.includes(id) ? [`${id} walks ${by}`] : [];
  });
}

const came = new Map<string, number>();

function battle(
  seed: string,
  each: (before: State, order: Order, after: Played) => void,
  variants: Partial<State['variants']> = {},
): void {
  const chance = chanceFrom(seed);
  const made = randomTable(chance);
  let now: State = { ...made, variants: { ...made.variants, ...variants } };
  const figures = now.units.reduce((sum, unit) => sum + figuresOf(unit), 0);
  for (let order = orderOf(chance, now); order; order = orderOf(chance, now)) {
    const after = played(now, order, chanceFrom(`${seed} answers`));
    for (const fact of after.facts) came.set(fact.type, (came.get(fact.type) ?? 0) + 1);
    each(now, order, after);
    now = after.now;
  }
  const lost = now.lost.red + now.lost.blue;
  expect(now.units.reduce((sum, unit) => sum + figuresOf(unit), 0)).toBe(figures - lost);
}

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

test('PE-GEO-24 the order in which units are listed does not matter', () => {
  for (let n = 0; n < rounds(15); n++) {
    const seed = `periods ${n}`;
    battle(seed, (before, order, after) => {
      const turned = played({ ...before, units: before.units.toReversed() }, order, chanceFrom(`${seed} answers`));
      const places = ({ now }: Played) => now.units.toSorted(byNumber);
      expect(places(turned), `${seed}, ${before.period}.${before.quarter}`).toEqual(places(after));
    });
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
