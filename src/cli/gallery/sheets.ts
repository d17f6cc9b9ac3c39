/** Sheets that show everything of one kind side by side: formations and arms, states, terrain, marks. */
import { neighbour } from '../../hex/grid.ts';
import { EVENTS, FORMATIONS, LAND, STATES, TROOPS } from '../../paint/hex/sample-legend.ts';
import type { HexMap, LegendEntry, Mark, Piece, HexScene } from '../../scene/hex.ts';
import { chip } from '../../scene/frame.ts';

type Theme = HexScene['theme'];
type Shape = Piece['shape'];

const at = (col: number, row: number) => [col, row].map((n) => String(n).padStart(2, '0')).join('');
const open = (cols: number, rows: number): HexMap => ({ cols, rows, hexes: [], sides: [], roads: [], places: [] });

function sheet(theme: Theme, title: string, subtitle: string, map: HexMap, rest: Partial<HexScene>): HexScene {
  const sides = { blue: 'Blue', red: 'Red' };
  return {
    title,
    subtitle,
    sides,
    alt: title,
    theme,
    view: 'whole',
    board: 'hex',
    map,
    pieces: [],
    marks: [],
    ...rest,
  };
}

/**
 * Shapes that turn with their facing, one row each. The extended line is last because it reaches into the next rows.
 */
const TURNING: readonly Shape[] = [
  'line',
  'column',
  'closedColumn',
  'square',
  'skirmish',
  'horde',
  'cavalry',
  'battery',
  'gun',
  'extendedLine',
];
const UPRIGHT: readonly Shape[] = [
  'infantry',
  'pikes',
  'mountedInfantry',
  'wagons',
  'cavalry',
  'camelry',
  'elephants',
  'battery',
  'horseBattery',
  'vehicle',
  'character',
];
const FACINGS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;

const named = (shapes: readonly Shape[]): LegendEntry[] =>
  FORMATIONS.filter(({ sign }) => sign.kind === 'shape' && shapes.includes(sign.shape));

export function formations(theme: Theme, side: Piece['side']): HexScene {
  const pieces = TURNING.flatMap((shape, i) =>
    FACINGS.map((name, facing): Piece => {
      const hex = at(2 * facing + 1, shape === 'extendedLine' ? i + 3 : i + 2);
      const also = shape === 'extendedLine' ? { also: neighbour(hex, facing + 2)! } : {};
      return { name, side, at: hex, ...also, facing, shape, strength: 6 + ((7 * facing + i) % 10), chips: [] };
    }),
  );
  return sheet(theme, 'Formations', 'in their six facings', open(12, TURNING.length + 4), {
    pieces,
    legend: named(TURNING),
  });
}

/** Shapes that may be elite or recruits, heavy or light. */
const RATED: readonly Shape[] = ['line', 'column', 'closedColumn', 'square', 'skirmish', 'cavalry', 'battery'];
const RATINGS = [
  ['elite', { quality: 'elite' }],
  ['line', {}],
  ['recruit', { quality: 'recruit' }],
  ['heavy', { weight: 'heavy' }],
  ['light', { weight: 'light' }],
] as const satisfies readonly (readonly [string, Pick<Piece, 'quality' | 'weight'>])[];

export function troops(theme: Theme): HexScene {
  const pieces = RATED.flatMap((shape, i) =>
    RATINGS.map(
      ([name, rating], k): Piece => ({
        name,
        side: i % 2 === 0 ? 'blue' : 'red',
        at: at(2 * k + 1, 2 * i + 2),
        facing: 0,
        shape,
        ...rating,
        strength: 12,
        chips: [],
      }),
    ),
  );
  return sheet(theme, 'Troops', 'elite and recruits, heavy and light', open(10, 2 * RATED.length + 1), {
    pieces,
    legend: [...TROOPS],
  });
}

export function arms(theme: Theme): HexScene {
  const pieces = (['blue', 'red'] as const).flatMap((side, half) =>
    UPRIGHT.map(
      (shape, i): Piece => ({
        name: `${i + 1}${side === 'blue' ? 'B' : 'R'}`,
        side,
        at: at(2 * (i % 6) + 1, 4 * half + 2 * Math.floor(i / 6) + 2),
        shape,
        ...(shape !== 'character' && { strength: 3 + (i % 4) }),
        chips: [],
      }),
    ),
  );
  return sheet(theme, 'Arms', 'of units without a front', open(12, 9), { pieces, legend: named(UPRIGHT) });
}

const ABREAST = 5;

export function states(theme: Theme): HexScene {
  const one = (name: string, i: number, chips: Piece['chips']): Piece => ({
    name,
    side: i % 2 === 0 ? 'blue' : 'red',
    at: at(2 * (i % ABREAST) + 2, 2 * Math.floor(i / ABREAST) + 2),
    facing: 1,
    shape: 'line',
    strength: i + 3,
    chips,
  });
  const pieces = [
    ...chip.options.map((state, i) => one(`${i + 1}L`, i, [state])),
    one('14L', 13, ['acted', 'demoralised']),
    one('15L', 14, ['acted', 'firedBack', 'displaced', 'note']),
  ];
  return sheet(theme, 'States', 'signs at the rear of a unit', open(2 * ABREAST + 1, 7), {
    pieces,
    legend: [...STATES],
  });
}

/** Three adjacent hexes, the upper two in an odd row. */
const patch = (col: number, row: number) => [at(col, row), at(col + 1, row), at(col, row + 1)];

function everyGround(): HexMap {
  const ground = (terrain: NonNullable<HexMap['hexes'][number]['terrain']>, ...hexes: string[]) =>
    hexes.map((hex) => ({ at: hex, terrain }));
  const edge = (terrain: HexMap['sides'][number]['terrain'], col: number, row: number, ...directions: number[]) =>
    directions.map((dir) => ({ at: at(col, row), dir, terrain }));
  return {
    ...open(17, 12),
    hexes: [
      ...ground('wood', ...patch(2, 3)),
      ...ground('village', ...patch(5, 3)),
      ...ground('fort', at(8, 3)),
      ...ground('lake', ...patch(10, 3)),
      ...ground('marsh', ...patch(13, 3)),
      ...ground('difficult', ...patch(2, 7)),
      ...ground('impassable', ...patch(5, 7)),
      ...ground('broken', ...patch(8, 7)),
      ...[...patch(11, 7), ...patch(12, 7), at(13, 7), at(13, 6), at(12, 6), at(11, 6), at(14, 7)].map((hex) => ({
        at: hex,
        hill: hex === at(12, 7) ? 3 : hex === at(13, 7) || hex === at(12, 6) ? 2 : 1,
      })),
      ...ground('ford', at(4, 5)),
      ...ground('bridge', at(8, 5)),
    ],
    sides: [
      ...edge('river', 3, 10, 1, 2, 3),
      ...edge('river', 3, 12, 1, 2),
      ...edge('ford', 3, 11, 2),
      ...edge('stream', 6, 10, 1, 2, 3),
      ...edge('stream', 6, 12, 1, 2),
      ...edge('bridge', 6, 11, 2),
      ...edge('wood', 9, 11, 1, 2, 3),
      ...edge('hedge', 12, 11, 1, 2, 3),
      ...edge('impassable', 15, 11, 1, 2, 3),
    ],
    roads: [Array.from({ length: 17 }, (_, i) => at(i + 1, 5))],
  };
}

export function ground(theme: Theme): HexScene {
  return sheet(theme, 'Ground', 'of hexes and of hexsides', everyGround(), { legend: [...LAND] });
}

const unit = (name: string, side: Piece['side'], hex: string, shape: Shape = 'line', facing = 1): Piece => ({
  name,
  side,
  at: hex,
  facing,
  shape,
  strength: 9,
  chips: [],
});

const HAPPENED: readonly Mark[] = [
  { kind: 'move', side: 'blue', path: ['0102', '0202', '0302'] },
  { kind: 'move', side: 'blue', path: ['0502'] },
  { kind: 'move', side: 'red', path: ['0801', '0702', '0802'], entersBy: 0 },
  { kind: 'move', side: 'red', path: ['1003', '1002', '1101'], offMap: true },
  { kind: 'ghost', piece: unit('8L', 'blue', '1302', 'column') },
  { kind: 'charge', side: 'blue', path: ['0104', '0204', '0304'], target: '0404' },
  { kind: 'rout', side: 'red', path: ['0604', '0704', '0804'], offMap: false },
  { kind: 'rout', side: 'red', path: ['1204', '1304', '1404'], offMap: true },
  { kind: 'fire', side: 'blue', from: '0106', to: '0406', arm: 'musketry' },
  { kind: 'fire', side: 'red', from: '0906', to: '0606', arm: 'artillery' },
  { kind: 'losses', at: '0406', n: 2 },
  { kind: 'blocked', from: '1106', to: '1406', by: '1206' },
];

const MAY: readonly Mark[] = [
  { kind: 'zone', side: 'blue', hexes: ['1001', '1101', '1201', '1301', '1401'] },
  { kind: 'eliminated', side: 'red', at: '0208', name: '5Dr' },
  { kind: 'awaited', at: '0508' },
  { kind: 'choice', at: '0608', n: 1, what: 'end' },
  { kind: 'choice', at: '0708', n: 2, what: 'end' },
  { kind: 'choice', at: '0708', n: 3, what: 'end' },
  { kind: 'choice', at: '0909', n: 4, what: 'target' },
  { kind: 'threat', side: 'red', by: 'charge', path: ['1308', '1208'], target: '1108' },
  { kind: 'threat', side: 'red', by: 'musketry', path: ['0510', '0410'], target: '0210' },
  { kind: 'threat', side: 'red', by: 'artillery', path: ['1410', '1310'], target: '0910' },
];

export function marks(theme: Theme): HexScene {
  const blue = ['0302', '0502', '0304', '0106', '0606', '0508', '1108', '0210', '0910'];
  const red = ['0802', '0404', '0804', '0406', '0906', '0909', '1308', '0510', '1410'];
  const cavalry = ['0304', '1308'];
  const guns = ['0906', '1410'];
  const shape = (hex: string): Shape =>
    cavalry.includes(hex) ? 'cavalry' : guns.includes(hex) ? 'battery' : hex === '0804' ? 'horde' : 'line';
  const pieces = [
    ...blue.map((hex, i) => unit(`${i + 1}L`, 'blue', hex, shape(hex), 1)),
    ...red.map((hex, i) => unit(`${i + 11}L`, 'red', hex, shape(hex), 5)),
  ];
  const map = { ...open(14, 11), hexes: [{ at: '1206', terrain: 'wood' as const }] };
  return sheet(theme, 'Marks', 'what happened, and what may', map, {
    pieces,
    marks: [...HAPPENED, ...MAY],
    legend: [...EVENTS],
  });
}
