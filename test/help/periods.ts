/**
 * Periods: units put on a table, in millimetres; what both sheets say; quarters played.
 *
 *     const t = periods(red('3L', at(300, 200), 'marchColumn'), blue('11L', at(300, 400), 'line')).sheets(charge('3L', '11L')).quarter();
 *     expect(t.at('3L')).toBe('300,245/0');
 */
import { apply } from '../../src/rules/periods/apply.ts';
import { ranksFor } from '../../src/rules/periods/position/body.ts';
import { type Play, Refusal, type Side, type Table as Asked } from '../../src/kernel/play.ts';
import { parse, write } from '../../src/rules/periods/language/index.ts';
import type { Fact } from '../../src/rules/periods/facts.ts';
import { fireQuarters } from '../../src/rules/periods/clock/fire.ts';
import { endSettling } from '../../src/rules/periods/clock/half.ts';
import { type Act, type Answers, type Line, NO_SHEET, type Order, type Sheet } from '../../src/rules/periods/order.ts';
import { play } from '../../src/rules/periods/play.ts';
import { type Contact, type Officer, type State, type Unit, unitOf } from '../../src/rules/periods/state.ts';
import { type Scripted, scripted } from './scripted.ts';

interface More {
  unit(id: string): Unit;
  /** `300,245/0`: the middle of the front edge and the heading, in millimetres and degrees. */
  at(id: string): string;
  /** `3L on 11L: front charge bonus 3`: who has struck whom, how, and with what. */
  readonly contacts: readonly string[];
  /** In how many quarters of this half a unit was entitled to fire. */
  fires(id: string): number;
  /** How far a unit has walked in what was played last, in millimetres. */
  walked(id: string): number;
}

export type Battle = Scripted<State, Fact, Order, More>;

const NAME = {
  noun: 'unit',
  en: { name: 'unit', article: 'the', plural: false },
  fr: { name: 'unité', article: 'l’', feminine: true, plural: false },
};

/** In millimetres and degrees. */
export function at(x: number, y: number, heading = 0): Unit['pose'] {
  return { x: Math.round(x * 100), y: Math.round(y * 100), heading: Math.round(heading * 100) };
}

type Given = Partial<Unit> & { readonly figures?: number };

/** French infantry of 18 figures, regular, to attack, unless it says otherwise. */
export function unit(
  side: Unit['side'],
  id: string,
  pose: Unit['pose'],
  formation: Unit['formation'],
  more: Given = {},
): Unit {
  const { figures = more.arm === 'cavalry' ? 12 : 18, ...given } = more;
  const troops = given.arm === 'cavalry' ? 'light' : given.arm === 'artillery' ? 'foot' : 'infantry';
  return {
    id,
    side,
    name: NAME,
    nation: 'french',
    arm: 'infantry',
    troops,
    status: 'regular',
    ranks: given.arm === 'artillery' ? [4] : ranksFor(formation, figures),
    formation,
    pose,
    posture: 'attack',
    condition: 'formed',
    turned: 0,
    aligning: 0,
    acts: [],
    answers: {},
    forced: { periods: 0, now: false },
    walked: false,
    pierced: false,
    ...given,
  };
}

export function red(id: string, pose: Unit['pose'], formation: Unit['formation'], more: Given = {}): Unit {
  return unit('red', id, pose, formation, more);
}

export function blue(id: string, pose: Unit['pose'], formation: Unit['formation'], more: Given = {}): Unit {
  return unit('blue', id, pose, formation, more);
}

export const CAVALRY = { arm: 'cavalry' } as const;
export const GUNS = { arm: 'artillery' } as const;

export function officer(side: Officer['side'], id: string, x: number, y: number, rank: Officer['rank']): Officer {
  return { id, side, name: NAME, rank, at: { x: x * 100, y: y * 100 } };
}

const ARMY = { name: { en: 'army', fr: 'armée' }, breaksAt: 50 };

/** A clear table of 180 by 120 cm; Red has its edge in the south. */
export function table(units: readonly Unit[], more: Partial<State> = {}): State {
  return {
    format: 1,
    title: { en: 'table', fr: 'table' },
    field: { wide: 180_000, deep: 120_000, areas: [], lines: [], points: [] },
    armies: { red: { ...ARMY, edge: 'south' }, blue: { ...ARMY, edge: 'north' } },
    colours: undefined,
    variants: { step: 'half', measuring: 'strict', selfcover: 'possible', split: true, feints: false, fights: 'desk' },
    objectives: [],
    units: [...units],
    officers: [],
    rides: [],
    contacts: [],
    fire: [],
    gone: [],
    lost: { red: 0, blue: 0 },
    period: 1,
    lastPeriod: 6,
    quarter: 1,
    phase: 'sheets',
    result: undefined,
    ...more,
  };
}

/** A line of a sheet. */
export function line(unit: string, acts: readonly Act[], answers: Answers = {}, more: Partial<Line> = {}): Line {
  return { unit, acts: [...acts], answers, ...more };
}

export const charge = (unit: string, target: string, answers: Answers = {}): Line =>
  line(unit, [{ do: 'charge', target }], answers);

/** So many millimetres. */
export const ahead = (mm: number, more: object = {}): Act => ({ do: 'ahead', by: Math.round(mm * 100), ...more });

export const rally = (unit: string, answers: Answers = {}): Line => line(unit, [{ do: 'rally' }], answers);

export function contact(by: string, target: string, zone: Contact['zone']): Contact {
  return { by, target, zone, how: 'charge', at: 0, reached: 'walk', bonus: false, push: 0 };
}

export class Table {
  readonly battle: Battle;

  constructor(battle: Battle) {
    this.battle = battle;
  }

  /** Both sheets at once: each line goes to the side whose unit it is. */
  sheets(...lines: readonly Line[]): Table {
    return this.sheet({ lines });
  }

  sheet({ lines = [], ...more }: { lines?: readonly Line[] } & Partial<Omit<Sheet, 'lines'>>): Table {
    const of = (side: Unit['side']): Sheet => ({
      ...NO_SHEET,
      ...(side === 'red' ? more : {}),
      lines: lines.filter((each) => this.battle.unit(each.unit).side === side),
    });
    // As the table reads them: from their words.
    const opened = parse(write({ kind: 'sheets', red: of('red'), blue: of('blue') }));
    if (opened instanceof Refusal) throw opened;
    return new Table(this.battle.play('red', opened));
  }

  quarter(...answers: readonly string[]): Table {
    return new Table(this.battle.play('red', { kind: 'quarter' }, [], answers));
  }

  endHalf(...answers: readonly string[]): Table {
    return new Table(this.battle.play('red', { kind: 'half' }, [], answers));
  }

  /** The rest of this half, and the beginning of the next with these lines. */
  half(...lines: readonly Line[]): Table {
    return this.endHalf().sheets(...lines);
  }
}

export function periods(...units: readonly Unit[]): Table {
  return onTable(table(units));
}

/** Where fights are for the desk, nobody falls and nobody breaks off: the half goes on at once. */
export function* unfought(table: Asked<State>, order: Order, by: Side): Play<Fact> {
  yield* play(table, order, by);
  const { phase, variants } = table.now;
  if (variants.fights === 'desk' && (phase === 'desk' || phase === 'fire')) yield* endSettling(table);
}

export function onTable(start: State): Table {
  const battle = scripted(
    { play: unfought, apply },
    start,
    (now, facts): More => ({
      unit: (id) => unitOf(now, id),
      at: (id) => poseText(unitOf(now, id).pose),
      contacts: now.contacts.map(
        ({ by, target, zone, how, bonus, push }) =>
          `${by} on ${target}: ${zone} ${how}${bonus ? ` bonus ${push}` : ''}`,
      ),
      fires: (id) => fireQuarters(now, unitOf(now, id)),
      walked: (id) =>
        facts.reduce((sum, each) => (each.type === 'moved' && each.unit === id ? sum + each.by : sum), 0) / 100,
    }),
  );
  return new Table(battle);
}

/** One unit, 3L, with a line. */
export function alone(
  formation: Unit['formation'],
  acts: readonly Act[],
  more: Given = {},
  pose: Unit['pose'] = at(900, 600),
): Table {
  return periods(red('3L', pose, formation, more)).sheets(line('3L', acts));
}

/** Red 5H has been struck by blue 14H. */
export function engaged(zone: Contact['zone'], own: Unit, enemy: Unit, ...others: readonly Unit[]): Table {
  return onTable(table([own, enemy, ...others], { contacts: [contact('14H', '5H', zone)] }));
}

function poseText({ x, y, heading }: Unit['pose']): string {
  return `${x / 100},${y / 100}/${heading / 100}`;
}
