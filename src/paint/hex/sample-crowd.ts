/** Invented battles with more units than is comfortable. */
import { type Hex, hexesOf } from '../../hex/grid.ts';
import type { HexMap, Piece, HexScene } from '../../scene/hex.ts';
import { chip } from '../../scene/frame.ts';
import { scatter } from '../sheet.ts';

const SHAPES = ['line', 'line', 'column', 'closedColumn', 'square', 'skirmish', 'cavalry', 'battery', 'horde'] as const;
const ARMS = { skirmish: 'J', cavalry: 'H', battery: 'B' } as const;

/** Clumps of woods, hills and villages, the same every time. */
function land(size: { cols: number; rows: number }): HexMap {
  const random = scatter(`land ${size.cols} ${size.rows}`);
  const all = hexesOf(size);
  const clumps = Array.from({ length: 14 }, (_, i) => ({
    heart: all[Math.floor(random() * all.length)]!,
    kind: (['wood', 'hill', 'wood', 'village'] as const)[i % 4]!,
  }));
  const near = (a: Hex, b: Hex) =>
    Math.hypot(Number(a.slice(0, 2)) - Number(b.slice(0, 2)), Number(a.slice(2)) - Number(b.slice(2)));
  const hexes = all.flatMap((at): HexMap['hexes'] => {
    const clump = clumps.find(({ heart, kind }) => near(heart, at) <= (kind === 'village' ? 1 : 2.3));
    if (!clump) return [];
    return [clump.kind === 'hill' ? { at, hill: 1 } : { at, terrain: clump.kind }];
  });
  const villages = clumps.filter(({ kind }) => kind === 'village').map(({ heart }) => heart);
  const names = ['Grandmesnil', 'Vieille-Église', 'Ostwald'];
  const middle = String(size.rows >> 1).padStart(2, '0');
  const road = Array.from({ length: size.cols }, (_, i) => `${String(i + 1).padStart(2, '0')}${middle}`);
  return { ...size, hexes, sides: [], roads: [road], places: villages.map((at, i) => ({ at, name: names[i]! })) };
}

/** This many units per side in lines three deep, four hexes apart at the closest, one in three with states. */
function army(side: Piece['side'], count: number, { cols, rows }: { cols: number; rows: number }): Piece[] {
  const random = scatter(`${side} ${count}`);
  const [front, back] = side === 'red' ? [(cols >> 1) + 2, 1] : [(cols >> 1) - 2, -1];
  const two = (n: number) => String(n).padStart(2, '0');
  const deep = Math.ceil(count / Math.floor(rows * 0.7));
  return Array.from({ length: count }, (_, i): Piece => {
    const shape = SHAPES[Math.floor(random() * SHAPES.length)]!;
    const arm = shape in ARMS ? ARMS[shape as keyof typeof ARMS] : 'L';
    const chips = chip.options.filter(() => random() < 0.05);
    const row = Math.floor(rows * 0.15) + 1 + Math.floor(i / deep);
    const at = `${two(front + back * (2 * (i % deep) + (random() < 0.3 ? 1 : 0)))}${two(row)}`;
    return { name: `${i + 1}${arm}`, side, at, facing: side === 'red' ? 5 : 2, shape, strength: 3 + (i % 12), chips };
  });
}

/** Two armies of this many units each on a map of this size. */
export function crowdScene(theme: HexScene['theme'], size = { cols: 40, rows: 30 }, each = 40): HexScene {
  return {
    title: 'Die Schlacht bei Ostwald',
    subtitle: 'Turn 4 of 16 · blue to move',
    sides: { blue: 'Blue 340', red: 'Red 341' },
    alt: 'Two armies face each other.',
    theme,
    view: 'whole',
    board: 'hex',
    map: land(size),
    pieces: [...army('blue', each, size), ...army('red', each, size)],
    marks: [
      { kind: 'losses', at: `${size.cols / 2 - 2}`.padStart(2, '0') + '10', n: 2 },
      {
        kind: 'move',
        side: 'red',
        path: ['3005', '2905', '2806', '2706'].filter((hex) => hexesOf(size).includes(hex)),
      },
    ].filter((mark) => !('path' in mark) || mark.path.length > 0) as HexScene['marks'],
  };
}
