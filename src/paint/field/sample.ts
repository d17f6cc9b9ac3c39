/** An invented battle that shows everything a picture of a table can show: for its colours and for the gallery. */
import type { FieldBody, FieldPiece, FieldScene } from '../../scene/field.ts';

type Piece = FieldPiece;

function rectangle(x: number, y: number, heading: number, wide: number, deep: number): FieldBody {
  return { kind: 'rectangle', at: [x, y], heading, wide, deep };
}

function disc(x: number, y: number, heading: number | undefined, n?: number): FieldBody {
  return {
    kind: 'disc',
    at: [x, y],
    radius: 1_000,
    ...(heading !== undefined && { heading }),
    ...(n !== undefined && { n }),
  };
}

function unit(
  side: 'red' | 'blue',
  name: string,
  shape: Piece['shape'],
  bodies: FieldBody[],
  more: Partial<Piece> = {},
): Piece {
  const [first] = bodies;
  return {
    name,
    side,
    at: first!.at.join(','),
    shape,
    bodies,
    chips: [],
    ...(first!.heading !== undefined && { heading: first!.heading }),
    ...more,
  };
}

const PIECES: readonly Piece[] = [
  unit('red', '2L', 'close', [rectangle(40_000, 20_000, 0, 8_000, 4_000)], { strength: 8 }),
  unit('red', '1S', 'leader', [disc(47_000, 17_000, 0)]),
  unit(
    'red',
    '1V',
    'loose',
    [19_000, 21_500, 24_000, 26_500, 29_000].map((x, n) => disc(x, 22_500, 0, n + 1)),
    {
      strength: 5,
      quality: 'elite',
      chips: ['acted', 'unloaded'],
    },
  ),
  unit('red', '5H', 'cavalry', [rectangle(62_000, 22_000, 3_000, 9_000, 5_000)], { strength: 12 }),
  unit('red', '1B', 'gun', [rectangle(78_000, 14_000, 0, 4_000, 4_000)], { strength: 4 }),
  unit(
    'blue',
    '6C',
    'skirmish',
    [40_000, 42_000, 48_500, 50_500, 57_000, 59_000].map((x, n) => disc(x, 45_000, 18_000, n + 1)),
    { strength: 6, chips: ['disordered'] },
  ),
  unit('blue', '7L', 'close', [rectangle(46_000, 56_000, 18_000, 10_000, 4_000)], { strength: 10 }),
  unit(
    'blue',
    '9G',
    'irregular',
    [76_000, 78_500, 81_000].map((x) => disc(x, 50_000, 19_000)),
    { strength: 3, quality: 'recruit' },
  ),
  unit(
    'blue',
    '8O',
    'close',
    [rectangle(20_000, 60_000, 15_000, 4_000, 2_000), rectangle(24_000, 62_500, 15_000, 4_000, 2_000)],
    {
      strength: 2,
    },
  ),
];

export function sampleScene(theme: FieldScene['theme'], view: FieldScene['view'] = 'whole'): FieldScene {
  return {
    board: 'field',
    title: 'The Inn at Valverde',
    subtitle: 'Turn 3 · the French act',
    sides: { red: 'French', blue: 'Allies' },
    figures: { red: '25 men', blue: '21 men' },
    alt: '',
    theme,
    view,
    field: {
      wide: 90_000,
      deep: 70_000,
      areas: [
        {
          kind: 'wood',
          name: 'the oaks',
          outline: [
            [4_000, 40_000],
            [5_000, 54_000],
            [14_000, 56_000],
            [18_000, 46_000],
            [13_000, 38_000],
          ],
        },
        {
          kind: 'hill',
          name: 'the ridge',
          outline: [
            [58_000, 58_000],
            [64_000, 68_000],
            [84_000, 67_000],
            [86_000, 58_000],
            [72_000, 54_000],
          ],
        },
        {
          kind: 'building',
          name: 'the inn',
          outline: [
            [4_000, 14_000],
            [4_000, 24_000],
            [14_000, 24_000],
            [14_000, 14_000],
          ],
        },
        {
          kind: 'field',
          outline: [
            [30_000, 4_000],
            [30_000, 12_000],
            [46_000, 12_000],
            [46_000, 4_000],
          ],
        },
        {
          kind: 'marsh',
          outline: [
            [70_000, 30_000],
            [72_000, 38_000],
            [84_000, 38_000],
            [86_000, 30_000],
          ],
        },
        {
          kind: 'rough',
          outline: [
            [20_000, 30_000],
            [20_000, 36_000],
            [28_000, 36_000],
            [28_000, 30_000],
          ],
        },
        {
          kind: 'water',
          outline: [
            [50_000, 2_000],
            [52_000, 8_000],
            [62_000, 8_000],
            [64_000, 2_000],
          ],
        },
        {
          kind: 'impassable',
          outline: [
            [86_000, 42_000],
            [84_000, 48_000],
            [89_000, 50_000],
            [89_000, 42_000],
          ],
        },
      ],
      lines: [
        {
          kind: 'road',
          width: 3_000,
          points: [
            [34_000, 0],
            [36_000, 30_000],
            [30_000, 70_000],
          ],
        },
        {
          kind: 'stream',
          width: 1_200,
          points: [
            [0, 32_000],
            [30_000, 29_000],
            [60_000, 33_000],
            [90_000, 26_000],
          ],
        },
        {
          kind: 'wall',
          width: 400,
          name: 'the wall',
          points: [
            [16_000, 24_500],
            [31_000, 24_500],
          ],
        },
        {
          kind: 'river',
          width: 2_000,
          points: [
            [80_000, 0],
            [84_000, 12_000],
            [90_000, 18_000],
          ],
        },
        {
          kind: 'hedge',
          width: 600,
          points: [
            [66_000, 44_000],
            [80_000, 44_000],
          ],
        },
        {
          kind: 'cliff',
          width: 600,
          points: [
            [2_000, 62_000],
            [12_000, 66_000],
          ],
        },
      ],
      places: [{ at: [72_000, 62_000], name: 'the chapel', points: 3, holder: 'blue' }],
    },
    pieces: [...PIECES],
    marks: [
      {
        kind: 'move',
        side: 'red',
        way: [
          [66_500, 22_500],
          [68_500, 26_500],
          [70_500, 34_000],
        ],
        label: '2.4 + 6.0 of 9.0',
      },
      { kind: 'ghost', piece: unit('red', '5H', 'cavalry', [rectangle(66_000, 31_000, 2_000, 9_000, 5_000)]) },
      { kind: 'fire', side: 'red', from: [40_000, 20_500], to: [49_000, 44_000], arm: 'musketry' },
      { kind: 'fire', side: 'red', from: [78_000, 15_000], to: [78_000, 48_000], arm: 'artillery' },
      { kind: 'losses', at: '50500,45000', n: 2 },
      { kind: 'eliminated', side: 'blue', at: '33000,50000', name: '4K' },
      { kind: 'awaited', at: '46000,56000' },
      {
        kind: 'charge',
        side: 'blue',
        way: [
          [20_000, 59_500],
          [23_000, 38_000],
        ],
      },
      {
        kind: 'rout',
        side: 'blue',
        way: [
          [82_000, 52_000],
          [88_000, 64_000],
        ],
        offTable: false,
      },
      { kind: 'arc', at: [40_000, 20_000], heading: 0, half: 4_500, ranges: [10_000, 20_000] },
      { kind: 'choice', at: '52000,26000', n: 1, what: 'end' },
      { kind: 'choice', at: '42000,45000', n: 2, what: 'target' },
      {
        kind: 'blocked',
        from: [24_000, 23_000],
        to: [8_000, 58_000],
        by: [
          [4_000, 40_000],
          [5_000, 54_000],
          [14_000, 56_000],
          [18_000, 46_000],
          [13_000, 38_000],
        ],
      },
      { kind: 'contact', from: [44_000, 56_000], to: [48_000, 56_000] },
      {
        kind: 'zone',
        side: 'red',
        outline: [
          [0, 0],
          [0, 8_000],
          [28_000, 8_000],
          [28_000, 0],
        ],
      },
    ],
  };
}
