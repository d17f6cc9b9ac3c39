/** Random tables of Periods and random sheets for them: units put on the table until none is on another, some ground. */
import { overlaps } from '../../src/field/gap.ts';
import { isOff } from '../../src/field/free.ts';
import { reachesInto } from '../../src/field/ground.ts';
import type { Chance } from '../../src/kernel/chance.ts';
import { isBefore } from '../../src/rules/periods/position/ahead.ts';
import { groundOf } from '../../src/rules/periods/position/body.ts';
import { whyNotDeclared } from '../../src/rules/periods/charge/may.ts';
import { whyNotAct } from '../../src/rules/periods/moves/may.ts';
import {
  type Act,
  type Answers,
  FORMATIONS,
  type Formation,
  type Line,
  POSTURES,
} from '../../src/rules/periods/order.ts';
import { type State, STATUSES, type Unit } from '../../src/rules/periods/state.ts';
import { at, line, officer, table, unit } from './periods.ts';

const FOOT: readonly Formation[] = [
  'marchColumn',
  'divisionColumn',
  'line',
  'doubleLine',
  'skirmish',
  'square',
  'solidSquare',
];
const HORSE: readonly Formation[] = ['marchColumn', 'line', 'doubleLine'];
const GUNS: readonly Formation[] = ['limbered', 'deployed'];

function randomUnit(chance: Chance, side: Unit['side'], n: number): Unit {
  const arm = chance.pick(['infantry', 'infantry', 'infantry', 'cavalry', 'cavalry', 'artillery'] as const);
  const formation = chance.pick({ infantry: FOOT, cavalry: HORSE, artillery: GUNS }[arm]);
  const facing = chance.oneIn(4)
    ? chance.between(0, 35_999) / 100
    : (side === 'red' ? 0 : 180) + chance.between(-10, 10);
  const y = side === 'red' ? chance.between(250, 600) : chance.between(500, 900);
  const pose = at(chance.between(400, 1_400), y, (facing + 360) % 360);
  const troops = {
    infantry: 'infantry',
    cavalry: chance.pick(['light', 'heavy'] as const),
    artillery: chance.pick(['foot', 'horse'] as const),
  } as const;
  return unit(side, `${n}${side === 'red' ? 'R' : 'B'}`, pose, formation, {
    arm,
    troops: troops[arm],
    status: chance.pick([...STATUSES, 'regular', 'regular', 'regular']),
    nation: chance.pick(['french', 'english']),
    posture: chance.pick([...POSTURES, 'attack', 'attack', 'attack']),
    figures: arm === 'infantry' ? chance.between(4, 18) : chance.between(6, 12),
  });
}

export function randomTable(chance: Chance): State {
  const outline = (x: number, y: number) =>
    [at(x, y), at(x + 120, y), at(x + 120, y + 90), at(x, y + 90)].map(({ x: a, y: b }) => ({ x: a, y: b }));
  const kinds = ['wood', 'hill', 'marsh', 'impassable'] as const;
  const areas = kinds.slice(0, chance.below(5)).map((kind, n) => ({
    id: `a${n}`,
    kind,
    level: kind === 'hill' ? 1 : 0,
    outline: outline(chance.between(300, 1_400), chance.between(200, 900)),
  }));
  const lines = chance.oneIn(3)
    ? [
        {
          id: 'l1',
          kind: chance.pick(['wall', 'stream', 'road'] as const),
          width: 400,
          points: outline(500, chance.between(300, 800)).slice(0, 2),
        },
      ]
    : [];
  const field = { ...table([]).field, areas, lines };
  const units: Unit[] = [];
  for (let n = 1; n <= 12; n++) {
    const made = randomUnit(chance, n % 2 === 0 ? 'red' : 'blue', n);
    const ground = groundOf(made);
    const isClear =
      !isOff(ground, field) &&
      units.every((other) => !overlaps(ground, groundOf(other))) &&
      [...areas.filter(({ kind }) => kind === 'impassable'), ...lines].every((thing) => !reachesInto(ground, thing));
    if (isClear) units.push(made);
  }
  return table(units, {
    field,
    lastPeriod: 2,
    officers: [officer('red', '1G', 900, 200, 'general'), officer('blue', '2G', 900, 1_000, 'general')],
  });
}

/** What a side might write for one of its units, legal or not. */
export function randomLine(chance: Chance, now: State, own: Unit): Line {
  const enemies = now.units.filter(({ side }) => side !== own.side);
  // Mostly whom it has before it, by arm and formation: most charges are legal ones.
  const fit = enemies.filter((each) => whyNotDeclared(now, own, each) === undefined && isBefore(now, own, each));
  const enemy = chance.pick(fit.length > 0 ? fit : enemies.length > 0 ? enemies : now.units).id;
  if (fit.length > 0 && chance.oneIn(2)) return line(own.id, [{ do: 'charge', target: enemy }]);
  const by = chance.between(500, 12_000);
  const leg: readonly Act[] = [
    { do: 'ahead', by },
    { do: 'ahead', by, forced: true },
    { do: 'wheel', hand: chance.pick(['left', 'right'] as const), angle: chance.between(100, 9_000) },
    { do: 'back', by: Math.ceil(by / 4) },
    { do: 'oblique', angle: chance.between(-4_500, 4_500), by: Math.ceil(by / 4) },
  ];
  const acts: readonly (readonly Act[])[] = [
    [],
    [chance.pick(leg), chance.pick(leg)],
    [chance.pick(leg), { do: 'form', formation: chance.pick(FORMATIONS.slice(0, 7)) }],
    [{ do: 'turn', by: chance.pick([9_000, 18_000, 27_000] as const) }, chance.pick(leg)],
    [chance.pick(leg), { do: 'enter', target: enemy }],
    [{ do: 'limber' }, chance.pick(leg)],
    [chance.pick(leg), { do: 'unlimber' }],
    [{ do: 'manhandle', by: chance.between(-3_000, 3_000) }],
    [{ do: 'reform' }],
    [{ do: 'rejoin' }],
    [{ do: 'evade' }],
    [{ do: 'rally' }],
    [{ do: 'charge', target: enemy }],
    [{ do: 'charge', target: enemy }],
    [{ do: 'charge', target: enemy }],
  ];
  const answers: Answers = chance.oneIn(2)
    ? {}
    : { charged: chance.pick(['countercharge', 'stand', 'square'] as const), follow: true };
  const can = acts.filter(([first]) => !first || whyNotAct(own, first) === undefined);
  return line(own.id, chance.pick(chance.oneIn(9) ? acts : can), answers);
}
