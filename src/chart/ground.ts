/**
 * The terrain of a hex map as text: words for hexes and hexsides, and lines for single hexes or hexsides. All hex
 * rulebooks share this syntax; each has its own terrains.
 */
import { type Direction, DIRECTIONS, type Hex, neighbour, onMap, type Size } from '../hex/grid.ts';
import { plain } from './plain.ts';
import {
  type Bit,
  blame,
  blameWord,
  type Cursor,
  here,
  type Lexicon,
  lexicon,
  needFrom,
  needNumber,
  takeFrom,
  takes,
} from '../kernel/text/lines.ts';

export interface HexGround<T extends string> {
  terrain?: T | undefined;
  hill?: number | undefined;
}

/** A map's terrain. `sides` is keyed by `0507/2`: a hex and the direction of the neighbour across the side. */
export interface Charted<T extends string = string, S extends string = string> extends Size {
  readonly hexes: Record<Hex, HexGround<T>>;
  readonly sides: Record<string, S>;
}

/** A rulebook's terrains: each one's letter in a drawing, and which may lie on a hill. */
export interface Terrains<T extends string> {
  readonly letters: Readonly<Record<T, string>>;
  mayLieOnHill(this: void, terrain: T): boolean;
}

/** The hexsides by direction. */
export const SIDE_NAMES = ['NW', 'NE', 'E', 'SE', 'SW', 'W'] as const;
export const SIDE_NAME_WORDS: Lexicon<Direction> = lexicon(
  ...DIRECTIONS.map((direction) => [SIDE_NAMES[direction].toLowerCase(), direction] as const),
);

/** A hex on the map. */
export function needHex(cursor: Cursor, size: Size): Hex | undefined {
  const bit = here(cursor);
  if (!seesHex(cursor)) return blame(cursor, bit, 'fault-hex');
  cursor.at += 1;
  if (onMap(size, bit!.text)) return bit!.text;
  return blame(cursor, bit, 'fault-off-map', { hex: bit!.text, cols: size.cols, rows: size.rows });
}

export function seesHex(cursor: Cursor): boolean {
  const bit = here(cursor);
  return bit !== undefined && !bit.isQuoted && /^\d{4}$/.test(bit.text);
}

/** One or more of these, each beginning with a hex. `check`: reports what is wrong with one, beside the one before. */
export function needSeveral<T>(
  cursor: Cursor,
  need: () => T | undefined,
  check: (found: T, bit: Bit | undefined, before: T | undefined) => void = () => undefined,
): T[] | undefined {
  const all: T[] = [];
  do {
    const bit = here(cursor);
    const found = need();
    if (found === undefined) return undefined;
    check(found, bit, all.at(-1));
    all.push(found);
  } while (seesHex(cursor));
  return all;
}

/** `hex 0507 wood hill`: one hex, in addition to the drawing or instead of it. */
export function readHexLine<T extends string>(cursor: Cursor, map: Charted<T>, terrains: Terrains<T>): void {
  const words = plain(Object.keys(terrains.letters) as T[]);
  const at = needHex(cursor, map);
  if (at === undefined) return;
  const from = here(cursor);
  const found: HexGround<T> = {};
  while (here(cursor)) {
    if (takes(cursor, 'hill')) found.hill = /^\d$/.test(here(cursor)?.text ?? '') ? (needNumber(cursor, 1, 9) ?? 1) : 1;
    else {
      const terrain = takeFrom(cursor, words);
      if (!terrain) return blameWord(cursor, [...words.map(([form]) => form), 'hill']);
      found.terrain = terrain;
    }
  }
  if (!isPossible(found, terrains)) return blame(cursor, from, 'fault-on-hill');
  if (found.hill !== undefined || found.terrain) map.hexes[at] = found;
}

export function isPossible<T extends string>({ terrain, hill }: HexGround<T>, { mayLieOnHill }: Terrains<T>): boolean {
  return terrain === undefined || hill === undefined || mayLieOnHill(terrain);
}

/** `side 0407 NE E river`. */
export function readSideLine<S extends string>(cursor: Cursor, map: Charted<string, S>, words: Lexicon<S>): void {
  const at = needHex(cursor, map);
  if (at === undefined) return;
  const directions = [];
  for (let found = needFrom(cursor, SIDE_NAME_WORDS); found !== undefined; found = takeFrom(cursor, SIDE_NAME_WORDS)) {
    directions.push(found);
  }
  const what = directions.length > 0 ? needFrom(cursor, words) : undefined;
  if (!what) return;
  for (const direction of directions) map.sides[sideKey(map, at, direction)] = what;
}

/** Each hexside has one key, the smaller of the two. */
export function sideKey(size: Size, at: Hex, direction: number): string {
  const other = neighbour(at, direction);
  const mine = `${at}/${direction}`;
  if (other === undefined || !onMap(size, other)) return mine;
  const theirs = `${other}/${(direction + 3) % 6}`;
  return mine < theirs ? mine : theirs;
}

/** The lines from which the hexsides can be read back. */
export function sidesText({ sides }: Pick<Charted, 'sides'>): string[] {
  return Object.entries(sides).map(([key, what]) => {
    const [hex, direction] = key.split('/');
    return `side ${hex} ${SIDE_NAMES[Number(direction)]} ${what}`;
  });
}
