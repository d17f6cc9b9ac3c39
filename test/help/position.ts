/**
 * A small position for tests of single rules: units in a few words each, terrain by hex, sensible defaults for the
 * rest.
 */
import { type Facing, POINTS } from '../../src/hex/facing.ts';
import { fromAxial, type Hex, stepAxial, toAxial } from '../../src/hex/grid.ts';
import { type Play, type Roll, type Side, Refusal } from '../../src/kernel/play.ts';
import { type Entry, type Outcome, run } from '../../src/kernel/run.ts';
import { apply } from '../../src/rules/sabreur-hex/apply.ts';
import type { Fact } from '../../src/rules/sabreur-hex/facts.ts';
import { RECOMMENDED } from '../../src/rules/sabreur-hex/options/rulings.ts';
import {
  type Formation,
  type HexTerrain,
  isArtillery,
  isCavalry,
  type SideTerrain,
  type State,
  type Unit,
  type UnitType,
} from '../../src/rules/sabreur-hex/state.ts';
import { UNTOUCHED } from '../../src/rules/sabreur-hex/untouched.ts';
import { STORED_FORMAT } from '../../src/rules/sabreur-hex/upgrade.ts';
import { hasSixSides } from './battle.ts';

const army: State['armies']['red'] = { name: { en: 'Army', fr: 'Armée' }, points: 2000, edge: 'south' };

const EMPTY: State = {
  format: STORED_FORMAT,
  title: { en: 'Test', fr: 'Essai' },
  map: { cols: 30, rows: 30, hexes: {}, sides: {}, roads: [] },
  armies: { red: army, blue: { ...army, edge: 'north' } },
  objectives: [],
  units: [],
  gone: [],
  turn: 1,
  lastTurn: 12,
  first: 'red',
  active: 'red',
  phase: 'actions',
  orderPoints: 2,
  group: [],
  rulings: RECOMMENDED,
};

const STRENGTH: Record<UnitType, number> = {
  heavyCavalry: 10,
  mediumCavalry: 7,
  lightCavalry: 5,
  lineInfantry: 16,
  lightInfantry: 9,
  heavyFootBattery: 4,
  mediumFootBattery: 4,
  lightHorseBattery: 3,
  regimentalGun: 3,
};

function formationOf(type: UnitType): Formation {
  if (isCavalry({ type })) return 'mounted';
  return isArtillery({ type }) ? 'battery' : 'line';
}

/** A unit at axial coordinates relative to 1515, or in a hex by name. Default: line infantry in line, facing north. */
export function unit(id: string, side: Side, where: Hex | readonly [number, number], more: Partial<Unit> = {}): Unit {
  const type = more.type ?? 'lineInfantry';
  const quality = more.quality ?? 'ordinary';
  return {
    id,
    side,
    type,
    quality,
    skills: [],
    command: { recruit: 6, ordinary: 7, elite: 8 }[quality],
    name: {
      noun: id,
      en: { name: id, article: 'the', plural: false },
      fr: { name: id, article: 'le', feminine: false, plural: false },
    },
    initial: STRENGTH[type],
    strength: STRENGTH[type],
    at: typeof where === 'string' ? where : at(...where),
    facing: 0,
    formation: formationOf(type),
    ...UNTOUCHED,
    ...more,
  };
}

/** The hex at axial coordinates relative to 1515, the coordinates of the rulebook's cards. */
export function at(q: number, r: number): Hex {
  const home = toAxial('1515');
  return fromAxial({ q: home.q + q, r: home.r + r })!;
}

/** The axial coordinates of a hex relative to 1515. */
export function axial(hex: Hex): readonly [number, number] {
  const home = toAxial('1515');
  const { q, r } = toAxial(hex);
  return [q - home.q, r - home.r];
}

export interface Ground {
  readonly cols?: number;
  readonly rows?: number;
  readonly units?: readonly Unit[];
  readonly hexes?: Readonly<Record<Hex, HexTerrain | 'hill'>>;
  /** Two neighbouring hexes and the terrain between them. */
  readonly sides?: readonly (readonly [Hex, Hex, SideTerrain])[];
  readonly state?: Partial<State>;
}

export function position({ cols = 30, rows = 30, units = [], hexes = {}, sides = [], state = {} }: Ground = {}): State {
  const ground = Object.entries(hexes).map(([hex, what]) => [hex, what === 'hill' ? { hill: 1 } : { terrain: what }]);
  const edges = sides.map(([a, b, what]) => [sideKey(a, b), what]);
  return {
    ...EMPTY,
    map: { ...EMPTY.map, cols, rows, hexes: Object.fromEntries(ground), sides: Object.fromEntries(edges) },
    units: [...units],
    ...state,
  };
}

/** Each hexside has one key, the smaller of the two. */
function sideKey(a: Hex, b: Hex): string {
  const toward = (from: Hex, to: Hex) =>
    `${from}/${[0, 1, 2, 3, 4, 5].findIndex((d) => fromAxial(stepAxial(toAxial(from), d)) === to)}`;
  return [toward(a, b), toward(b, a)].sort()[0]!;
}

/** A facing by its compass point. */
export function facing(point: (typeof POINTS)[number]): Facing {
  return POINTS.indexOf(point) as Facing;
}

/** Plays one procedure on a position with these dice; a refusal or a missing die is its outcome. */
export function playOn(
  now: State,
  procedure: (table: { readonly now: State }) => Play<Fact>,
  dice: readonly (readonly number[])[] = [],
): Outcome<State, Fact> {
  const rules = { play: (table: { readonly now: State }) => procedure(table), apply };
  return run(rules, now, undefined, 'red', [], {
    dice: (roll: Roll, index: number) => {
      hasSixSides(roll);
      return dice[index];
    },
    answer: () => undefined,
  });
}

/** What happened, or the clause that refused. */
export function told(outcome: Outcome<State, Fact>): readonly Entry<Fact>[] | string {
  if (outcome.kind === 'refused') return `${outcome.refusal.clause} ${outcome.refusal.says.id}`;
  return outcome.kind === 'diverged' ? outcome.kind : outcome.transcript;
}

/** The position after a procedure that must succeed. */
export function after(outcome: Outcome<State, Fact>): State {
  if (outcome.kind !== 'done') throw new Error(`not done: ${JSON.stringify(told(outcome))}`);
  return outcome.state;
}

/** The clause of a refusal. Undefined if there is none. */
export function clauseOf(refusal: Refusal | undefined): string | undefined {
  return refusal?.clause;
}
