/** The drawing of the terrain: a cell for each hex, even rows indented. A letter for the terrain, `^` for a hill. */
import { type Hex, hexesOf } from '../hex/grid.ts';
import { type Bit, blame, type Cursor, readsOn } from '../kernel/text/lines.ts';
import { quoted } from '../kernel/text/quoted.ts';
import { type HexGround, isPossible, type Charted, type Terrains } from './ground.ts';

/** Rows from the top. `opening` is the line above them. */
export function readDrawing<T extends string>(
  rows: readonly Cursor[],
  opening: Cursor,
  map: Charted<T>,
  terrains: Terrains<T>,
): void {
  if (rows.length !== map.rows) {
    blame(opening, opening.line.bits[0], 'fault-rows', { rows: map.rows, given: rows.length });
  }
  const hexes = hexesOf(map);
  for (const [i, cursor] of rows.entries()) {
    if (!readsOn(cursor)) return;
    const { bits } = cursor.line;
    if (bits.length !== map.cols) blame(cursor, bits[map.cols], 'fault-cells', { cols: map.cols, given: bits.length });
    if (i >= map.rows) continue;
    for (const [j, bit] of bits.slice(0, map.cols).entries()) {
      const ground = readCell(cursor, bit, terrains);
      if (ground) map.hexes[hexes[i * map.cols + j]!] = ground;
    }
  }
}

/** Undefined for clear terrain or an invalid cell. */
function readCell<T extends string>(cursor: Cursor, bit: Bit, terrains: Terrains<T>): HexGround<T> | undefined {
  const [, letter = '', height] = /^([.a-z]?)(\^|[1-9])?$/.exec(bit.folded) ?? [];
  const names = Object.keys(terrains.letters) as T[];
  const terrain = names.find((name) => terrains.letters[name] === letter);
  const isKnown = terrain !== undefined || letter === '.' || (letter === '' && height !== undefined);
  if (!isKnown || bit.isQuoted) {
    const letters = Object.values(terrains.letters).join(' ');
    return blame(cursor, bit, 'fault-cell', { cell: quoted(bit.text), letters });
  }
  const hill = height === '^' ? 1 : Number(height ?? 0);
  if (!terrain && hill === 0) return undefined;
  const ground = { ...(terrain && { terrain }), ...(hill > 0 && { hill }) };
  return isPossible(ground, terrains) ? ground : blame(cursor, bit, 'fault-on-hill');
}

/** The lines from `terrain` to `end`, or none if the whole map is clear. */
export function drawingText<T extends string>(map: Charted<T>, letters: Terrains<T>['letters']): string[] {
  if (Object.keys(map.hexes).length === 0) return [];
  const cells = hexesOf(map).map((hex: Hex) => cellOf(map.hexes[hex] ?? {}, letters));
  const pitch = cells.some((cell) => cell.length > 1) ? 4 : 2;
  const rows = Array.from({ length: map.rows }, (_, row) => {
    const indent = ' '.repeat(row % 2 === 1 ? pitch / 2 : 0);
    const drawn = cells.slice(row * map.cols, (row + 1) * map.cols).map((cell) => cell.padEnd(pitch));
    return `  ${indent}${drawn.join('')}`.trimEnd();
  });
  return ['terrain', ...rows, 'end'];
}

function cellOf<T extends string>({ terrain, hill = 0 }: HexGround<T>, letters: Terrains<T>['letters']): string {
  const letter = terrain === undefined ? '.' : letters[terrain];
  if (hill === 0) return letter;
  const level = hill === 1 ? '^' : String(hill);
  return letter === '.' && level === '^' ? '^' : letter + level;
}
