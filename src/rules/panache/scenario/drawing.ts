/** The drawing of the terrain: a cell for each hex, even rows set in. A letter for the terrain, `^` for a hill. */
import { type Hex, hexesOf } from '../../../hex/grid.ts';
import { type Bit, blame, type Cursor, readsOn } from '../../../kernel/text/lines.ts';
import { quoted } from '../../../kernel/text/quoted.ts';
import { type GameMap, HEX_TERRAINS } from '../state.ts';
import type { Draft } from './draft.ts';
import { LETTERS } from './lexicon.ts';

type Ground = GameMap['hexes'][string];

const TERRAIN_OF = new Map(HEX_TERRAINS.map((terrain) => [LETTERS[terrain], terrain]));

/** Rows from the top. */
export function readDrawing(rows: readonly Cursor[], draft: Draft, opening: Cursor): void {
  if (rows.length !== draft.rows) {
    blame(opening, opening.line.bits[0], 'fault-rows', { rows: draft.rows, given: rows.length });
  }
  const hexes = hexesOf(draft);
  for (const [i, cursor] of rows.entries()) {
    if (!readsOn(cursor)) return;
    const { bits } = cursor.line;
    if (bits.length !== draft.cols) {
      blame(cursor, bits[draft.cols], 'fault-cells', { cols: draft.cols, given: bits.length });
    }
    if (i >= draft.rows) continue;
    for (const [j, bit] of bits.slice(0, draft.cols).entries()) {
      readCell(cursor, draft, bit, hexes[i * draft.cols + j]!);
    }
  }
}

function readCell(cursor: Cursor, draft: Draft, bit: Bit, at: Hex): void {
  const [, letter = '', height] = /^([.a-z]?)(\^|[1-9])?$/.exec(bit.folded) ?? [];
  const terrain = TERRAIN_OF.get(letter);
  const isKnown = terrain !== undefined || letter === '.' || (letter === '' && height !== undefined);
  if (!isKnown || bit.isQuoted) {
    return blame(cursor, bit, 'fault-cell', { cell: quoted(bit.text), letters: Object.values(LETTERS).join(' ') });
  }
  const hill = height === '^' ? 1 : Number(height ?? 0);
  if (terrain || hill > 0) draft.hexes[at] = { ...(terrain && { terrain }), ...(hill > 0 && { hill }) };
}

/** Undefined where the whole map is clear. */
export function drawing(map: GameMap): string[] | undefined {
  if (Object.keys(map.hexes).length === 0) return undefined;
  const cells = hexesOf(map).map((hex) => cellOf(map.hexes[hex]));
  const pitch = cells.some((cell) => cell.length > 1) ? 4 : 2;
  return Array.from({ length: map.rows }, (_, row) => {
    const indent = ' '.repeat(row % 2 === 1 ? pitch / 2 : 0);
    const drawn = cells.slice(row * map.cols, (row + 1) * map.cols).map((cell) => cell.padEnd(pitch));
    return `  ${indent}${drawn.join('')}`.trimEnd();
  });
}

function cellOf({ terrain, hill = 0 }: Ground = {}): string {
  const letter = terrain === undefined ? '.' : LETTERS[terrain];
  if (hill === 0) return letter;
  const level = hill === 1 ? '^' : String(hill);
  return letter === '.' && level === '^' ? '^' : letter + level;
}
