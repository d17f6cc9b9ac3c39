/** Random battles of Periods in pairs that differ in one secret of Red's sheet; and what everybody sees on their table. */
import { type Chance, chanceFrom } from '../../src/kernel/chance.ts';
import type { Side } from '../../src/kernel/play.ts';
import { sheetText } from '../../src/rules/periods/language/index.ts';
import {
  type Act,
  type Answers,
  type Errand,
  type Line,
  NO_SHEET,
  POSTURES,
  type Ride,
  type Sheet,
} from '../../src/rules/periods/order.ts';
import { writeScenario } from '../../src/rules/periods/scenario/index.ts';
import { whyNotCarried, whyNotRidden, whyNotWritten } from '../../src/rules/periods/sheet/written.ts';
import { clockOf, type Course, type State, type Unit } from '../../src/rules/periods/state.ts';
import { ahead, line, officer } from './periods.ts';
import { randomLine, randomTable } from './periods-table.ts';

/** What a sheet says for one unit or officer. */
type Said = Line | Ride | Errand;

/** The kinds of secrets that a sheet keeps: two ways to write for a unit, which may not be legal. */
const SECRETS: Readonly<Record<string, (chance: Chance, now: State, unit: Unit) => readonly [Said, Said] | undefined>> =
  {
    target: (chance, now, { id, side }) => {
      const enemies = now.units.filter((each) => each.side !== side).map((each) => each.id);
      const legal = enemies.filter(
        (target) => !whyNotWritten(now, side, NO_SHEET, line(id, [{ do: 'charge', target }])),
      );
      const [one, other] = chance.shuffled(legal);
      if (one === undefined || other === undefined) return undefined;
      return [line(id, [{ do: 'charge', target: one }]), line(id, [{ do: 'charge', target: other }])];
    },
    laterLeg: (chance, _now, { id }) => {
      const first = ahead(chance.between(30, 90));
      const ways: readonly Act[] = [
        ahead(chance.between(5, 30)),
        { do: 'wheel', hand: 'left', angle: 1_000 },
        { do: 'wheel', hand: 'right', angle: 1_000 },
        { do: 'form', formation: chance.pick(['line', 'marchColumn', 'square', 'skirmish']) },
      ];
      const [one, other] = chance.shuffled(ways);
      return [line(id, [first, one!]), line(id, [first, other!])];
    },
    start: (chance, now, { id }) => {
      const acts: readonly Act[] = [ahead(chance.between(20, 60))];
      const from = (half: 1 | 2) => ({ from: { period: now.period, half } });
      return [line(id, acts, {}, from(2)), line(id, [ahead(chance.between(61, 70))], {}, from(2))];
    },
    charged: (chance, now, unit) =>
      twoAnswers(chance, now, unit, 'charged', ['stand', 'fire', 'square', 'countercharge']),
    countercharge: (chance, now, unit) => twoAnswers(chance, now, unit, 'charged', ['countercharge', 'stand']),
    evades: (chance, now, unit) => twoAnswers(chance, now, unit, 'evades', ['stop', 'go on']),
    barred: (chance, now, unit) => twoAnswers(chance, now, unit, 'barred', ['contact', 'halt', 'go on']),
    squadrons: (chance, now, unit) => twoAnswers(chance, now, unit, 'squadrons', ['halt', 'go on']),
    cover: (chance, now, unit) => twoAnswers(chance, now, unit, 'cover', ['stand', 'evade']),
    follow: (chance, now, unit) => twoAnswers(chance, now, unit, 'follow', [true, false]),
    goOn: (_chance, _now, { id }) => [
      line(id, [{ do: 'rally', goOn: true }]),
      line(id, [{ do: 'rally', goOn: false }]),
    ],
    posture: (chance, now, unit) => {
      const adc = now.officers.find(({ side, rank }) => side === unit.side && rank === 'adc');
      const [one, other] = chance.shuffled(POSTURES);
      return adc && ([one!, other!].map((posture) => ({ adc: adc.id, to: unit.id, posture })) as [Errand, Errand]);
    },
    ride: (chance, now, unit) => {
      const general = now.officers.find(({ side, rank }) => side === unit.side && rank === 'general');
      const place = () => ({ x: chance.between(100, 1_700) * 100, y: chance.between(100, 1_100) * 100 });
      return general && ([place(), place()].map((to) => ({ officer: general.id, to })) as [Ride, Ride]);
    },
  };

/** A posture in force, carried to a unit in an earlier half; or one that the umpire has ruled. */
const IN_FORCE = ['inForce', 'ruled'];
export const KINDS: readonly string[] = [...Object.keys(SECRETS), ...IN_FORCE];

function twoAnswers<K extends keyof Answers>(
  chance: Chance,
  now: State,
  unit: Unit,
  key: K,
  values: readonly NonNullable<Answers[K]>[],
): readonly [Said, Said] {
  const { acts } = randomLine(chance, now, unit);
  const [one, other] = chance
    .shuffled<NonNullable<Answers[K]>>(values)
    .map((value) => line(unit.id, acts, { [key]: value } as Answers));
  return [one!, other!];
}

function isLegal(now: State, side: Side, sheet: Sheet, said: Said): boolean {
  if ('unit' in said) return !whyNotWritten(now, side, sheet, said);
  return !('adc' in said ? whyNotCarried(now, side, said) : whyNotRidden(now, side, said));
}

function withSaid(sheet: Sheet, said: Said): Sheet {
  if ('unit' in said) return { ...sheet, lines: [...sheet.lines, said] };
  return 'adc' in said ? { ...sheet, errands: [...sheet.errands, said] } : { ...sheet, rides: [...sheet.rides, said] };
}

/** Lines that may be written in all of these positions. */
function restOf(
  chance: Chance,
  [now, ...others]: readonly [State, ...State[]],
  side: Side,
  own: Sheet,
  busy: readonly string[] = [],
): Sheet {
  const units = now.units.filter((unit) => unit.side === side && !busy.includes(unit.id) && !chance.oneIn(6));
  return units.reduce((sheet, unit) => {
    const said = randomLine(chance, now, unit);
    return [now, ...others].every((each) => isLegal(each, side, sheet, said)) ? withSaid(sheet, said) : sheet;
  }, own);
}

export interface Twins {
  readonly seed: string;
  readonly kind: string;
  /** The unit that the secret is about, and those of the other side. */
  readonly about: string;
  readonly enemies: readonly string[];
  /** The scenario and Red's sheet of either battle. */
  readonly scenarios: readonly [string, string];
  readonly red: readonly [string, string];
  /** What the umpire rules before that. */
  readonly ruled?: readonly [string, string];
  readonly blue: string;
}

/** Units in all states, an aide-de-camp beside each general, where they take orders; fights by the stand-in or at the desk. */
function randomStart(chance: Chance): State {
  const made = randomTable(chance);
  const units = made.units.map((unit): Unit => {
    if (!chance.oneIn(5)) return unit;
    const condition = chance.pick(['unformed', 'disorganised', 'disordered'] as const);
    return { ...unit, condition };
  });
  const officers = [
    ...made.officers,
    officer('red', '12A', 880, 200, 'adc'),
    officer('blue', '22A', 880, 1_000, 'adc'),
  ];
  const fights = chance.oneIn(3) ? 'desk' : 'simple';
  return { ...made, units, officers, variants: { ...made.variants, fights, feints: chance.oneIn(4) } };
}

/** Undefined if chance has made no two such sheets. */
export function randomTwins(seed: string, kind = chanceFrom(`${seed} kind`).pick(KINDS)): Twins | undefined {
  const chance = chanceFrom(seed);
  const now = randomStart(chance);
  const of = (side: Side) => now.units.filter((unit) => unit.side === side);
  const blue = sheetText(restOf(chance, [now], 'blue', NO_SHEET));
  const both = { seed, kind, blue, enemies: of('blue').map(({ id }) => id) };
  if (IN_FORCE.includes(kind)) {
    const unit = chance.pick(of('red'));
    const [first, second] = chance.shuffled(POSTURES.filter((each) => each !== unit.posture));
    const having = (posture: Unit['posture']): State => ({
      ...now,
      units: now.units.map((each) => (each.id === unit.id ? { ...unit, posture } : each)),
    });
    const [one, other] = [having(first!), having(second!)];
    const red = sheetText(restOf(chance, [one, other], 'red', NO_SHEET));
    const twins = { ...both, about: unit.id, red: [red, red] } as const;
    if (kind === 'inForce') return { ...twins, scenarios: [writeScenario(one), writeScenario(other)] };
    const scenario = writeScenario(now);
    const ruled = [`${unit.id} posture ${first}`, `${unit.id} posture ${second}`] as const;
    return { ...twins, scenarios: [scenario, scenario], ruled };
  }
  const scenario = writeScenario(now);
  for (const unit of chance.shuffled(of('red'))) {
    const pair = SECRETS[kind]!(chance, now, unit);
    const isBoth = pair?.every((said) => isLegal(now, 'red', NO_SHEET, said));
    if (!pair || !isBoth) continue;
    const base = restOf(chance, [now], 'red', NO_SHEET, [unit.id]);
    const fits = pair.every((said) => isLegal(now, 'red', base, said));
    const [one, other] = pair.map((said) => sheetText(withSaid(fits ? base : NO_SHEET, said)));
    if (one === other) continue;
    return { ...both, about: unit.id, scenarios: [scenario, scenario], red: [one!, other!] };
  }
  return undefined;
}

/**
 * What everybody sees on the table, by the rulebook and not by what the book shows: where everything stands, in which
 * formation and order; what moves, and how; whom a charge means once its target knows (PE-CHG-09).
 */
export function tableOf(now: State): unknown {
  const { units, officers, contacts, gone, lost, fire, period, quarter, phase, result } = now;
  return {
    units: units.map(({ id, pose, formation, ranks, condition, pierced, flow, apart, flankTurned, doing, course }) => ({
      id,
      pose,
      formation,
      ranks,
      condition,
      pierced,
      flow,
      apart,
      flankTurned,
      doing: doing && doing.kind !== 'react' ? doing.kind : undefined,
      course: course && movesBy(course, clockOf(now)),
    })),
    officers: officers.map(({ id, at, with: unit }) => ({ id, at, unit })),
    contacts,
    gone,
    lost,
    fire,
    period,
    quarter,
    phase,
    result,
  };
}

/** PE-CCH-06. A countercharge is seen when it is set off. */
function movesBy(course: Course, clock: number): unknown {
  if (course.kind !== 'charge') return { ...course, goOn: undefined };
  const { kind, counter, since, runUp, stopping, known } = course;
  if (counter && since > clock) return undefined;
  return { kind, counter, since, runUp, stopping, target: known || counter ? course.target : undefined };
}
