/** An invented battle with one of everything, for viewing, measuring and testing. */
import { type Hex, hexesOf, neighbour } from '../../hex/grid.ts';
import type { HexMap, Mark, Piece, HexScene } from '../../scene/hex.ts';
import type { Chip } from '../../scene/frame.ts';

type Side = Piece['side'];

function hexes(terrain: NonNullable<HexMap['hexes'][number]['terrain']>, ...at: Hex[]): HexMap['hexes'] {
  return at.map((hex) => ({ at: hex, terrain }));
}

/** A river along the east of a column of hexes: the two eastern sides of each, from row to row. */
function river(first: number, courses: readonly number[]): HexMap['sides'] {
  const name = (col: number, row: number) => String(col).padStart(2, '0') + String(row).padStart(2, '0');
  return courses.flatMap((col, i) => {
    const row = first + i;
    const sides: HexMap['sides'] = [{ at: name(col, row), dir: 2, terrain: 'river' }];
    const next = courses[i + 1];
    if (next === undefined) return sides;
    const here = name(col, row);
    const below = name(next, row + 1);
    if (neighbour(here, 4) === below) return [...sides, { at: here, dir: 3, terrain: 'river' }];
    return [...sides, { at: name(col + 1, row), dir: 4, terrain: 'river' }];
  });
}

/** A board of 24 by 16: hill, woods, two villages, a river with its crossings, roads. */
function largeMap(): HexMap {
  const course = river(1, [14, 14, 14, 13, 13, 13, 14, 13, 13, 12, 12, 12, 12, 11, 11, 11]);
  const sides = course.map((side): HexMap['sides'][number] => {
    if (side.at === '1406' || side.at === '1306') return side.dir === 2 ? { ...side, terrain: 'ford' } : side;
    if (side.at === '1309' && side.dir === 2) return { ...side, terrain: 'bridge' };
    if (side.at === '1214' && side.dir === 2) return { ...side, terrain: 'ford' };
    return side;
  });
  return {
    cols: 24,
    rows: 16,
    hexes: [
      ...['0404', '0504', '0604', '0305', '0405', '0505', '0605', '0406', '0506', '0606', '0706', '0507', '0607'].map(
        (at) => ({ at, hill: 1 }),
      ),
      { at: '0405', hill: 2 },
      { at: '0505', hill: 2 },
      { at: '0506', hill: 2 },
      { at: '0606', hill: 1, terrain: 'wood' as const },
      { at: '1902', hill: 1 },
      { at: '2002', hill: 1 },
      { at: '1903', hill: 1 },
      ...hexes('wood', '0211', '0311', '0312', '0212', '0412', '0313', '0213', '1705', '1806', '1805', '1906', '1706'),
      ...hexes('wood', '2112', '2212', '2113', '2213', '2114', '2014'),
      ...hexes('village', '0909', '1009', '1810', '1809', '1811'),
      ...hexes('fort', '2107'),
      ...hexes('difficult', '0914', '1014', '1015', '0915', '1603', '1604'),
      ...hexes('impassable', '1012', '1013', '2216', '2316'),
      ...hexes('ford', '0802'),
      ...hexes('bridge', '1916'),
    ],
    sides: [
      ...sides,
      { at: '0707', dir: 2, terrain: 'wood' },
      { at: '0708', dir: 2, terrain: 'wood' },
      { at: '0708', dir: 1, terrain: 'wood' },
      { at: '1607', dir: 3, terrain: 'wood' },
      { at: '1607', dir: 4, terrain: 'wood' },
      { at: '1911', dir: 2, terrain: 'wood' },
      { at: '0405', dir: 0, terrain: 'impassable' },
      { at: '0405', dir: 5, terrain: 'impassable' },
      { at: '0404', dir: 5, terrain: 'impassable' },
    ],
    roads: [
      [
        '0109',
        '0209',
        '0309',
        '0409',
        '0509',
        '0609',
        '0709',
        '0809',
        '0909',
        '1009',
        '1109',
        '1209',
        '1309',
        '1409',
        '1509',
        '1609',
        '1709',
        '1809',
        '1808',
        '1907',
        '2007',
        '2107',
        '2206',
        '2306',
        '2406',
      ],
      ['1009', '1008', '1107', '1106', '1205', '1204', '1303', '1302', '1401'],
      ['1809', '1810', '1811', '1812', '1913', '1914', '2015', '1916'],
      ['0909', '0910', '0911', '0812', '0813', '0714', '0715', '0616'],
    ],
    places: [
      { at: '0909', name: 'Sainte-Cécile', points: 60, holder: 'blue' },
      { at: '1810', name: 'Vieux-Bœuf', points: 80, holder: 'red' },
      { at: '2107', name: 'Redoute' },
    ],
  };
}

let side: Side = 'red';
function unit(name: string, shape: Piece['shape'], at: Hex, facing: number, strength: number, ...chips: Chip[]): Piece {
  return { name, side, at, facing, shape, strength, chips };
}

function largePieces(): Piece[] {
  side = 'blue';
  const blue = [
    unit('45L', 'line', '0909', 2, 12, 'acted'),
    unit('57L', 'line', '1008', 1, 9),
    unit('9Lg', 'skirmish', '1206', 1, 7, 'displaced'),
    unit('88L', 'column', '0911', 1, 13, 'mayNotManoeuvre'),
    { ...unit('96L', 'extendedLine', '1106', 1, 11, 'firedBack'), also: '1207' },
    unit('3Gd', 'closedColumn', '0809', 2, 14),
    unit('26L', 'square', '1211', 2, 8, 'squareFired'),
    unit('2H', 'cavalry', '0807', 1, 6, 'acted'),
    unit('7C', 'cavalry', '1309', 2, 10),
    unit('4Ba', 'battery', '0606', 2, 5, 'acted', 'firedBack'),
    unit('1G', 'gun', '1010', 1, 2),
    unit('13L', 'horde', '0710', 4, 4, 'panicked'),
    unit('21L', 'line', '0506', 2, 10, 'demoralised', 'mayNotManoeuvre'),
    unit('II/5L', 'column', '1114', 2, 9),
  ];
  side = 'red';
  const red = [
    unit('20L', 'line', '1409', 4, 12),
    unit('11L', 'line', '1408', 5, 10, 'demoralised'),
    unit('3D', 'cavalry', '1609', 5, 8),
    unit('6B', 'battery', '1607', 4, 6, 'firedBack'),
    unit('3Gz', 'closedColumn', '1709', 5, 15),
    unit('5J', 'skirmish', '1506', 4, 5, 'acted'),
    unit('14L', 'column', '1810', 5, 11, 'acted'),
    { ...unit('8L', 'extendedLine', '1511', 5, 13), also: '1412' },
    unit('31L', 'square', '1514', 0, 9, 'squareFired', 'demoralised'),
    unit('2U', 'horde', '1911', 2, 3, 'panicked'),
    unit('9B', 'battery', '2107', 5, 7),
    unit('4K', 'cavalry', '1713', 5, 6, 'acted'),
    unit('2G', 'gun', '1610', 4, 2),
    unit('17L', 'line', '2004', 4, 8),
  ];
  return [...blue, ...red];
}

const MARKS: Mark[] = [
  { kind: 'move', side: 'blue', path: ['0811', '0911'] },
  { kind: 'move', side: 'red', path: ['2012', '1912', '1812', '1713'] },
  { kind: 'move', side: 'red', path: ['2004'] },
  { kind: 'charge', side: 'blue', path: ['1009', '1109', '1209', '1309'], target: '1409' },
  { kind: 'rout', side: 'red', path: ['1709', '1809', '1910', '1911'], offMap: false },
  { kind: 'rout', side: 'blue', path: ['0310', '0210', '0110'], offMap: true },
  { kind: 'fire', side: 'red', from: '1607', to: '1206', arm: 'artillery' },
  { kind: 'fire', side: 'red', from: '1511', to: '1211', arm: 'musketry' },
  { kind: 'losses', at: '1211', n: 2 },
  { kind: 'losses', at: '1206', n: 1 },
  { kind: 'losses', at: '1911', n: 3 },
  { kind: 'eliminated', side: 'red', at: '1404', name: '5Dr' },
  { kind: 'ghost', piece: { ...unit('14L', 'line', '1811', 4, 11), side: 'red' } },
  { kind: 'awaited', at: '1409' },
  { kind: 'blocked', from: '2107', to: '1806', by: '1906' },
];

/** Every terrain, shape, chip and mark, on a large map. */
export function largeScene(theme: HexScene['theme'], view: HexScene['view']): HexScene {
  return {
    title: 'Le passage de la Senne',
    subtitle: 'Tour 7 · le 7C charge le 20L',
    sides: { blue: 'Français', red: 'Coalisés' },
    figures: { blue: '259 hommes · 60 PV', red: '233 hommes · 95 PV' },
    alt: 'A crossing defended by two brigades.',
    theme,
    view,
    board: 'hex',
    map: largeMap(),
    pieces: largePieces(),
    marks: MARKS,
  };
}

/** A small map with a few units. */
export function smallScene(theme: HexScene['theme']): HexScene {
  side = 'blue';
  const blue = [
    unit('1L', 'line', '0606', 1, 10),
    unit('2L', 'column', '0408', 1, 12, 'acted'),
    unit('3Lg', 'skirmish', '0705', 1, 6),
    unit('1B', 'battery', '0507', 1, 5),
    unit('1H', 'cavalry', '0309', 2, 8),
  ];
  side = 'red';
  const red = [
    unit('4L', 'line', '0904', 4, 11),
    unit('5L', 'line', '1005', 4, 9, 'demoralised'),
    unit('6L', 'square', '1207', 4, 10),
    unit('2B', 'battery', '1103', 4, 6),
    unit('2C', 'cavalry', '1309', 5, 7),
  ];
  const map: HexMap = {
    cols: 16,
    rows: 12,
    hexes: [
      ...hexesOf({ cols: 16, rows: 12 })
        .filter((hex) => ['1102', '1202', '1003', '1103', '1203'].includes(hex))
        .map((at) => ({ at, hill: 1 })),
      ...hexes('wood', '0203', '0303', '0204', '0304', '1410', '1510', '1411'),
      ...hexes('village', '0806', '0807'),
    ],
    sides: [],
    roads: [
      ['0107', '0207', '0307', '0407', '0507', '0607', '0707', '0807', '0806', '0905', '0904', '1003', '1103', '1203'],
      ['1203', '1303', '1302', '1402', '1502', '1602'],
    ],
    places: [{ at: '0806', name: 'Moulins', points: 40 }],
  };
  return {
    title: 'First blood',
    subtitle: 'Turn 1 · blue to move',
    sides: { blue: 'Blue', red: 'Red' },
    figures: { blue: '41 men · 0 VP', red: '43 men · 0 VP' },
    alt: 'Two lines face each other before a village.',
    theme,
    view: 'whole',
    board: 'hex',
    map,
    pieces: [...blue, ...red],
    marks: [],
  };
}
