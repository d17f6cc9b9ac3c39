/** An invented battle of units without a front, with one of everything that the large scene lacks. */
import type { HexMap, Mark, Piece, HexScene } from '../../scene/hex.ts';
import type { Chip } from '../../scene/frame.ts';

const BOARD: HexMap = {
  cols: 18,
  rows: 12,
  hexes: [
    ...['0304', '0305', '0405', '0406'].map((at) => ({ at, terrain: 'lake' as const })),
    ...['0808', '0908', '0809'].map((at) => ({ at, terrain: 'marsh' as const })),
    ...['1203', '1303', '1204'].map((at) => ({ at, terrain: 'broken' as const })),
    { at: '1403', terrain: 'broken', hill: 1 },
    ...['0610', '0710', '0611'].map((at) => ({ at, hill: 1 })),
    ...['1507', '1607'].map((at) => ({ at, terrain: 'impassable' as const })),
  ],
  sides: [
    { at: '0707', dir: 2, terrain: 'hedge' },
    { at: '1107', dir: 2, terrain: 'hedge' },
    { at: '1107', dir: 3, terrain: 'hedge' },
    { at: '1602', dir: 1, terrain: 'stream' },
    { at: '1602', dir: 2, terrain: 'stream' },
    { at: '1602', dir: 3, terrain: 'stream' },
    { at: '1603', dir: 2, terrain: 'stream' },
    { at: '1604', dir: 1, terrain: 'stream' },
    { at: '1604', dir: 2, terrain: 'stream' },
    { at: '1604', dir: 3, terrain: 'stream' },
    { at: '1605', dir: 2, terrain: 'bridge' },
    { at: '1606', dir: 1, terrain: 'stream' },
    { at: '1606', dir: 2, terrain: 'stream' },
  ],
  roads: [
    ['0107', '0207', '0307', '0407', '0507', '0607', '0707', '0706', '0806', '0905', '1005', '1105', '1205', '1305'],
    ['1305', '1405', '1505', '1605', '1705', '1805'],
  ],
  roadEnds: [{ at: '0107', dir: 5 }],
  places: [],
};

type Counter = readonly [name: string, shape: Piece['shape'], at: string, strength: number | undefined, ...Chip[]];

function counters(side: Piece['side'], ...all: readonly Counter[]): Piece[] {
  return all.map(([name, shape, at, strength, ...chips]) => ({
    name,
    side,
    at,
    shape,
    ...(strength !== undefined && { strength }),
    chips,
  }));
}

const PIECES: readonly Piece[] = [
  ...counters(
    'red',
    ['3L', 'infantry', '0707', 6, 'acted'],
    ['4P', 'pikes', '0506', 6, 'notActivated'],
    ['5C', 'cavalry', '0608', 5, 'acted'],
    ['6M', 'mountedInfantry', '0706', 4, 'withoutCombat'],
    ['7E', 'elephants', '0408', 3, 'note'],
    ['8A', 'battery', '0708', 4, 'diceLost'],
    ['9H', 'horseBattery', '0509', 4],
    ['2W', 'wagons', '0609', 5, 'palisade'],
    ['G2', 'character', '0407', undefined],
  ),
  ...counters('red', ['G1', 'character', '0707', undefined]).map((one) => ({ ...one, corner: 1 })),
  ...counters(
    'blue',
    ['11L', 'infantry', '1006', 6, 'prePlayed'],
    ['12L', 'infantry', '1105', 4],
    ['14P', 'pikes', '1106', 6],
    ['16E', 'elephants', '1304', 4],
    ['17K', 'camelry', '1305', 5],
    ['20V', 'vehicle', '1404', 2, 'withoutCombat', 'diceLost'],
  ),
  ...counters('blue', ['H1', 'character', '1105', undefined], ['H2', 'character', '1105', undefined]).map((one, i) => ({
    ...one,
    corner: i === 0 ? 1 : 5,
  })),
];

const MARKS: readonly Mark[] = [
  { kind: 'ghost', piece: { name: '3L', side: 'red', at: '0507', shape: 'infantry', strength: 6, chips: [] } },
  { kind: 'move', side: 'red', path: ['0507', '0607', '0707'] },
  { kind: 'move', side: 'blue', path: ['1804', '1704'], entersBy: 2 },
  { kind: 'losses', at: '1105', n: 2 },
];

export function counterScene(theme: HexScene['theme'], view: HexScene['view'] = 'whole'): HexScene {
  return {
    title: 'The ford at Bir Hamad',
    subtitle: 'Turn 3 of 12 · Red to move',
    sides: { blue: 'Blue · 27 stands', red: 'Red · 37 stands' },
    alt: 'Two columns meet by a lake.',
    theme,
    view,
    board: 'hex',
    map: BOARD,
    pieces: [...PIECES],
    marks: [...MARKS],
  };
}
