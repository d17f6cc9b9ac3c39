/** Pages with everything a page can contain: an army with its counters, tables in two columns, bars. */
import type { Bar, CounterOn, Page } from '../scene/page.ts';

export function armyPage(theme: Page['theme']): Page {
  return {
    kind: 'page',
    title: 'Brigade Morand',
    subtitle: '492 of 500 points · 5 units',
    theme,
    across: 1,
    alt: 'An army of five units with their costs.',
    blocks: [
      {
        title: 'Infantry',
        head: ['', 'Unit', 'SP', 'Cd', 'Skills', 'Cost'],
        rows: [
          [
            { counter: { board: 'hex', shape: 'line', side: 'blue', strength: 18 } },
            '45L 45th Line, elite',
            '18',
            '8',
            'stubborn, controlled fire',
            '236',
          ],
          [
            { counter: { board: 'hex', shape: 'column', side: 'blue', strength: 16 } },
            '9Lg 9th Light',
            '10',
            '7',
            '–',
            '90',
          ],
          [
            { counter: { board: 'hex', shape: 'extendedLine', side: 'blue', strength: 20 } },
            '57L 57th Line in extended line',
            '20',
            '7',
            'large battalion',
            '170',
          ],
        ],
        notes: ['Skills are paid once for each unit.', 'Elite units throw three dice and drop the highest.'],
      },
      {
        title: 'Cavalry and guns',
        head: ['', 'Unit', 'SP', 'Cd', 'Skills', 'Cost'],
        rows: [
          [
            { counter: { board: 'hex', shape: 'cavalry', side: 'red', strength: 10 } },
            '7C 7th Cuirassiers',
            '10',
            '7',
            '–',
            '200',
          ],
          [{ counter: { board: 'hex', shape: 'battery', side: 'red' } }, '2B 2nd Battery', '4', '7', '–', '112'],
        ],
        notes: [],
      },
    ],
  };
}

/** The same in centimetres. */
export function squadPage(theme: Page['theme']): Page {
  const row = (counter: Omit<CounterOn<'field'>, 'board'>, ...cells: readonly string[]) => [
    { counter: { board: 'field' as const, ...counter } },
    ...cells,
  ];
  return {
    kind: 'page',
    title: 'Two companies',
    subtitle: '8 units, two sides',
    theme,
    across: 1,
    alt: 'Units of a table, each as it stands there.',
    blocks: [
      {
        title: 'Foot',
        head: ['', 'Unit', 'Men'],
        rows: [
          row({ shape: 'close', side: 'blue' }, '1F fusiliers', '12'),
          row({ shape: 'loose', side: 'blue' }, '2L light foot', '8'),
          row({ shape: 'skirmish', side: 'red' }, '3V voltigeurs', '6'),
          row({ shape: 'irregular', side: 'red' }, '4P partisans', '10'),
          row({ shape: 'leader', side: 'red' }, 'a captain', '1'),
        ],
        notes: [],
      },
      {
        title: 'Horse, guns and beasts',
        head: ['', 'Unit', 'Men'],
        rows: [
          row({ shape: 'cavalry', side: 'blue' }, '5H hussars', '6'),
          row({ shape: 'gun', side: 'red' }, '6B a gun', '4'),
          row({ shape: 'beast', side: 'blue' }, 'an elephant', '1'),
        ],
        notes: [],
      },
    ],
  };
}

export function tablesPage(theme: Page['theme']): Page {
  return {
    kind: 'page',
    title: 'Tables',
    subtitle: 'numbers, words and small print',
    theme,
    across: 2,
    alt: 'Four tables in two columns.',
    blocks: [
      {
        title: 'Movement',
        head: ['Troops', 'Open', 'Wood'],
        rows: [
          ['Foot', '3', '1'],
          ['Horse', '5', '–'],
          ['Guns, limbered', '3', '–'],
        ],
        notes: ['Half a movement is rounded down.'],
      },
      {
        title: 'Morale',
        head: ['Modifier', ''],
        rows: [
          ['outflanked', '−3'],
          ['in a village or a fortified point', '+3'],
          ['demoralised', '−2'],
        ],
        notes: [],
      },
      {
        title: 'Reminders',
        head: [],
        rows: [
          ['A square faces all ways and does not move.'],
          ['Rout: D6 + movement factor hexes towards the own edge of the map.'],
        ],
        notes: [],
      },
      {
        title: 'Order points',
        head: ['Command', 'Dice', 'Points'],
        rows: [
          ['poor', 'D6', '1–6'],
          ['usual', '2D6', '2–12'],
          ['good', '2D6 + 2', '4–14'],
        ],
        notes: [],
      },
    ],
  };
}

/** How a charge may end, by three answers. */
export function barsPage(theme: Page['theme']): Page {
  const bar = (...shares: readonly number[]): { bar: Bar } => ({
    bar: {
      side: 'blue',
      parts: (['dark', 'striped', 'dotted', 'full'] as const).map((look, i) => {
        const share = shares[i]!;
        return { look, share, label: `${Math.round(100 * share)} %` };
      }),
    },
  });
  const swatch = (look: Bar['parts'][number]['look']): { bar: Bar } => ({
    bar: { side: 'blue', parts: [{ look, share: 1 }], isSwatch: true },
  });
  return {
    kind: 'page',
    title: 'What becomes of 88L',
    subtitle: '',
    theme,
    across: 1,
    isLarge: true,
    alt: 'Bars of what becomes of 88L, by its answers.',
    blocks: [
      {
        title: '',
        head: [],
        rows: [
          ['hold', bar(0.31, 0.4, 0.02, 0.27)],
          ['square', bar(0, 0.07, 0, 0.93)],
          ['evade 1205', bar(0.04, 0.1, 0.46, 0.4)],
        ],
        notes: [],
      },
      {
        title: '',
        head: [],
        rows: [
          [swatch('full'), 'holds', swatch('dotted'), 'retires'],
          [swatch('striped'), 'routs', swatch('dark'), 'destroyed'],
        ],
        notes: [],
      },
    ],
  };
}
