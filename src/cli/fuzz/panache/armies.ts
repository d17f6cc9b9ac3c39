/** Random Panache armies: units of all arms and weights, characters, and reserves off the table. */
import type { Hex } from '../../../hex/grid.ts';
import type { Side } from '../../../kernel/play.ts';
import type { Chance } from '../../../kernel/chance.ts';
const ALL = ['very light', 'light', 'medium', 'heavy', 'very heavy'];
const SOME = ['medium', 'heavy'];
const ARMS: readonly (readonly [string, readonly string[]])[] = [
  ...Array.from({ length: 5 }, () => ['infantry', ALL] as const),
  ['pikemen', SOME],
  ['cavalry', ALL],
  ['cavalry', ALL],
  ['camelry', ALL],
  ['elephants', SOME],
  ['artillery', ALL],
  ['artillery', ALL],
  ['horse artillery', ALL],
  ['vehicle', ALL],
];
const RANKS = ['general', 'sub-general', 'officer', 'officer', 'hero'];
const MOUNTS = ['horses', 'camels', 'elephants', 'wagons', 'wagons'];

/** A side's army so far. */
interface Army {
  readonly side: Side;
  readonly field: Field;
  readonly underWay: boolean;
  /** Its units on the table, and their hexes. */
  readonly stood: Map<string, Hex>;
  next: number;
}

/** Takes the hexes it uses out of `free`, so that units never share one. */
export function armyLines(chance: Chance, side: Side, field: Field, active: Side | undefined): string[] {
  const army: Army = { side, field, underWay: active === side, stood: new Map(), next: side === 'red' ? 1 : 51 };
  const units = Array.from({ length: chance.between(1, 6) }, () => unitLine(chance, army));
  const characters = Array.from({ length: chance.below(4) }, () => characterLine(chance, army));
  const reserves = chance.oneIn(2) ? reserveLines(chance, army) : [];
  return [...units, ...characters, ...reserves].filter((line) => line !== '');
}

/** One per side, or none if the map is too crowded. */
function unitLine(chance: Chance, army: Army): string {
  if (army.field.free.length < 8 && army.stood.size > 0) return '';
  const marching = army.field.roads.filter((hex) => army.field.free.includes(hex));
  const at = chance.pick(marching.length > 0 && chance.oneIn(2) ? marching : army.field.free);
  army.field.free.splice(army.field.free.indexOf(at), 1);
  const id = `${army.next++}${chance.pick(['L', 'C', 'Z'])}`;
  const kind = kindOf(chance);
  const parent = army.stood.size > 0 && chance.oneIn(5) ? `detached from ${chance.pick([...army.stood.keys()])}` : '';
  army.stood.set(id, at);
  return words(army.side, id, kind, at, stands(chance), own(chance), parent, ...marks(chance, army, kind));
}

function kindOf(chance: Chance): string {
  const [arm, weights] = chance.pick(ARMS);
  const mounted = arm === 'infantry' && chance.oneIn(2) ? `mounted ${chance.pick(MOUNTS)}` : '';
  return words(arm, chance.pick(weights), mounted);
}

function stands(chance: Chance): string {
  const initial = chance.between(1, 6);
  return `stands ${chance.oneIn(3) ? chance.between(1, initial) : initial} of ${initial}`;
}

/** PA-GAP-04. An allowance of its own. */
function own(chance: Chance): string {
  if (!chance.oneIn(8)) return '';
  const max = chance.below(5);
  return chance.pick([`max ${max}`, `free ${max}`, `free ${chance.below(max + 1)} max ${max}`]);
}

/** States it may already have. A unit that has moved may have lost dice by that. */
function marks(chance: Chance, { underWay }: Army, kind: string): string[] {
  const hasMoved = underWay && chance.oneIn(4);
  const isLightGun = /^artillery.* light/.test(kind);
  return [
    underWay && (hasMoved || !chance.oneIn(5)) ? 'activated' : '',
    hasMoved ? 'moved' : '',
    hasMoved && chance.oneIn(2) ? 'without combat' : '',
    hasMoved && isLightGun ? 'dice lost 1' : '',
    chance.oneIn(7) ? 'pre-played' : '',
    kind.includes('wagons') && !hasMoved && chance.oneIn(3) ? 'palisade' : '',
    kind.includes('wagons') && chance.oneIn(4) ? 'declines palisade' : '',
    chance.oneIn(15) ? 'note "shaken"' : '',
  ];
}

/** In a hex of its own, or with a unit. */
function characterLine(chance: Chance, army: Army): string {
  const { side, field, underWay, stood } = army;
  const at = chance.oneIn(2) && stood.size > 0 ? chance.pick([...stood.values()]) : chance.pick(field.free);
  if (field.free.includes(at)) field.free.splice(field.free.indexOf(at), 1);
  return words(side, `G${army.next++}`, rank(chance), at, underWay ? 'activated' : '');
}

function rank(chance: Chance): string {
  return words(chance.pick(RANKS), chance.oneIn(8) ? 'vehicle' : '', chance.pick(ALL));
}

/** PA-RES. Mostly by the same few hexes, with an officer among them. */
function reserveLines(chance: Chance, army: Army): string[] {
  const doors = chance.shuffled(army.field.edges).slice(0, chance.between(1, 2));
  const entry = () => doors.flatMap(({ at, off }) => (chance.oneIn(4) ? [] : [`${at} ${chance.pick(off)}`]));
  const line = (id: string, ...what: readonly string[]) => {
    const entries = entry();
    const by = entries.length > 0 ? entries : [`${doors[0]!.at} ${doors[0]!.off[0]}`];
    return words('reserve', army.side, id, ...what, `turn ${chance.pick([1, 1, 1, 2, 3])}`, 'entry', ...by);
  };
  const units = Array.from({ length: chance.between(1, 3) }, () => {
    return line(`${army.next++}R`, kindOf(chance), stands(chance), own(chance));
  });
  const characters = Array.from({ length: chance.pick([0, 1, 1, 1, 2]) }, () => line(`G${army.next++}`, rank(chance)));
  return [...units, ...characters];
}

function words(...some: readonly string[]): string {
  return some.filter((word) => word !== '').join(' ');
}

export interface Field {
  readonly cols: number;
  readonly rows: number;
  /** Passable hexes without a unit. */
  readonly free: Hex[];
  /** Edge hexes, each with the sides that lead off the map. */
  readonly edges: readonly { readonly at: Hex; readonly off: readonly string[] }[];
  /** Hexes with a road, among those that were free at first. */
  readonly roads: readonly Hex[];
}
