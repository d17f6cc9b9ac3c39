/** Random squads, leaders and musicians, thrown on a table until nobody stands on another. */
import type { Chance } from '../../../kernel/chance.ts';
import { type Side, SIDES } from '../../../kernel/play.ts';

/** In centimetres. */
export interface Table {
  readonly wide: number;
  readonly deep: number;
  /** The part of it where the troops stand: in half of the battles they begin within thirty centimetres. */
  readonly near: { readonly x: number; readonly y: number; readonly wide: number; readonly deep: number };
}

const TRAINED = ['grenadiers', 'line', 'line', 'elite voltigeurs', 'light', 'recruits'];
const UNTRAINED = ['guerrillas', 'natives'];
const ROLES = ['sergeant', 'sergeant', 'officer', 'lieutenant', 'noble', 'priest', 'musician'];
const TRIES = 30;

/** In centimetres: a corner of a block reaches a little beyond the base of the figure in it. */
const CORNER = 1.45;
/** SK-GEO-05. Between the edges of skirmishers and of their friends. */
const APART = 4.1;

interface Base {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly side: Side;
  readonly squad: string;
  /** Whether friends keep their distance from it: a skirmisher. */
  readonly alone: boolean;
}

/** Everybody on the table so far. */
interface Stood {
  readonly table: Table;
  readonly bases: Base[];
}

/** At least one squad a side: 4 to 20 units in all, if there is room. */
export function squadLines(chance: Chance, table: Table): string[] {
  const stood: Stood = { table, bases: [] };
  return SIDES.flatMap((side) => {
    const first = side === 'red' ? 1 : 51;
    const lines: string[] = [];
    const squads: string[] = [];
    for (let n = 0; n < chance.between(1, 5) || squads.length === 0; n++) {
      const id = `${first + n}${chance.pick(['L', 'G', 'V'])}`;
      const line = thrown(chance, stood, () => squad(chance, stood.table, side, id));
      if (line) squads.push(id);
      if (line) lines.push(line);
    }
    const leaders = Array.from({ length: chance.between(1, 4) }, (_, n) => `${first + 20 + n}S`);
    return [
      ...lines,
      ...leaders.flatMap((id) => thrown(chance, stood, () => single(chance, stood, side, id, squads)) ?? []),
    ];
  });
}

interface Try {
  readonly text: string;
  readonly bases: readonly Base[];
}

/** Tries until it fits. */
function thrown(chance: Chance, { table, bases }: Stood, make: () => Try): string | undefined {
  for (let tries = 0; tries < TRIES; tries++) {
    const { text, bases: own } = make();
    const isOn = own.every(
      ({ x, y, radius: r }) =>
        x > r * CORNER && y > r * CORNER && x < table.wide - r * CORNER && y < table.deep - r * CORNER,
    );
    if (!isOn || own.some((base) => bases.some((other) => isTight(base, other)))) continue;
    bases.push(...own);
    return `${text}${chance.oneIn(6) ? ' unloaded' : ''}`;
  }
  return undefined;
}

function isTight(one: Base, other: Base): boolean {
  const far = Math.sqrt((one.x - other.x) * (one.x - other.x) + (one.y - other.y) * (one.y - other.y));
  const friends = one.side === other.side && (one.alone || other.alone);
  return far < (one.radius + other.radius) * CORNER || (friends && far < one.radius + other.radius + APART);
}

function squad(chance: Chance, table: Table, side: Side, id: string): Try {
  const isTrained = !chance.oneIn(4);
  const row = chance.pick(isTrained ? TRAINED : UNTRAINED);
  const mounted = chance.oneIn(12);
  const formation = isTrained ? chance.pick(['close', 'close', 'skirmish', 'loose']) : 'loose';
  const words = [
    ...(chance.oneIn(6) ? [`class ${chance.between(2, 4)}`] : []),
    ...(chance.oneIn(8) ? [`morale ${chance.between(2, 5)}`] : []),
    ...(chance.oneIn(6) ? ['carbine'] : []),
    ...(mounted ? ['mounted'] : []),
    ...(chance.oneIn(12) ? ['cuirass'] : []),
  ];
  const head = [side, id, row, ...words].join(' ');
  const made = { side, squad: id, radius: mounted ? 2.5 : 1 };
  return formation === 'close' ? block(chance, table, head, made) : open(chance, table, head, { ...made, formation });
}

type Made = Pick<Base, 'side' | 'squad' | 'radius'>;

/** Of any heading, but mostly along the edges of the table. */
function block(chance: Chance, table: Table, head: string, made: Made): Try {
  const [count, ranks] = [chance.between(2, 12), chance.between(1, 4)];
  const files = Math.ceil(count / ranks);
  const { x, y } = somewhere(chance, table);
  const face = chance.oneIn(4) ? chance.below(360) : 90 * chance.below(4);
  const turn = (face * Math.PI) / 180;
  const base = 2 * made.radius;
  const bases = Array.from({ length: files * Math.ceil(count / files) }, (_, n) => {
    const [aside, back] = [((n % files) - (files - 1) / 2) * base, (Math.floor(n / files) + 0.5) * base];
    return {
      ...made,
      x: x + aside * Math.cos(turn) - back * Math.sin(turn),
      y: y - aside * Math.sin(turn) - back * Math.cos(turn),
      alone: false,
    };
  });
  return { text: `${head} close ${count} files ${files} at ${x}x${y} face ${face}`, bases };
}

/** In pairs, or anyhow. */
function open(chance: Chance, table: Table, head: string, made: Made & { readonly formation: string }): Try {
  const { formation, ...own } = made;
  const base = 2 * own.radius;
  const { x, y } = somewhere(chance, table);
  const alone = formation === 'skirmish';
  const count = chance.between(1, 8);
  const places = Array.from({ length: count }, (_, n) => {
    if (alone) return { x: x + Math.floor(n / 2) * (2 * base + 4.5) + (n % 2) * base, y };
    const [across, up] = [n % 3, Math.floor(n / 3)];
    return { x: x + across * (base + 0.5), y: y + up * (base + 0.5) };
  });
  const bases = places.map((place) => ({ ...own, ...place, alone }));
  const marksman = chance.oneIn(5) ? ` marksman ${chance.between(1, count)}` : '';
  const figures = places.map((place) => `${place.x}x${place.y}`).join(' ');
  return { text: `${head} ${formation} figures ${figures} face ${90 * chance.below(4)}${marksman}`, bases };
}

/** Near the squad that they are with, or anywhere. */
function single(chance: Chance, { table, bases }: Stood, side: Side, id: string, squads: readonly string[]): Try {
  const role = chance.pick(ROLES);
  const of = role === 'musician' || !chance.oneIn(3) ? chance.pick(squads) : undefined;
  const friends = bases.filter((base) => base.side === side && (of === undefined || base.squad === of));
  const friend = chance.pick(friends);
  const far = (): number => chance.between(2, 12) * chance.pick([-1, 1]);
  const at = chance.oneIn(4) ? somewhere(chance, table) : { x: round(friend.x + far()), y: round(friend.y + far()) };
  const text = [side, id, role, ...(of === undefined ? [] : ['of', of]), 'at', `${at.x}x${at.y}`].join(' ');
  return { text, bases: [{ ...at, radius: 1, side, squad: id, alone: false }] };
}

function somewhere(chance: Chance, { near }: Table): { readonly x: number; readonly y: number } {
  return {
    x: round(near.x + chance.below(near.wide * 10) / 10),
    y: round(near.y + chance.below(near.deep * 10) / 10),
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
