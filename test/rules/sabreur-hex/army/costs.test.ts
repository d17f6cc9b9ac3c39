/** Ten armies reckoned by hand: strength × (price of the type and quality + skills + command), from tables T2 to T4. */
import { expect, test } from 'vitest';
import { armies } from '../../../../src/rules/sabreur-hex/army/index.ts';

type Sum = readonly [unit: string, cost: number];

const ARMIES: readonly (readonly [name: string, total: number, units: readonly Sum[]])[] = [
  [
    'the five examples',
    128 + 182 + 184 + 66 + 144,
    [
      ['1L line infantry strength 16 Cd 7', 16 * 8],
      ['2L line infantry elite strength 14 Cd 9', 14 * (12 + 1)],
      ['3C heavy cavalry cuirassier strength 8 Cd 7', 8 * 23],
      ['4H light cavalry recruit harassing irregular strength 6 Cd 5', 6 * (14 - 1 - 1 - 1)],
      ['5L line infantry recruit large battalion strength 18 Cd 6', 18 * (6 + 2)],
    ],
  ],
  [
    'French behind a screen',
    130 + 160 + 160 + 114 + 84,
    [
      ['15Lg light infantry skirmisher tactical sense strength 10', 10 * (11 + 2)],
      ['33L line infantry tactical sense strength 16', 16 * (8 + 2)],
      ['48L line infantry tactical sense strength 16', 16 * (8 + 2)],
      ['2H light cavalry lancer strength 6', 6 * 19],
      ['1B heavy foot battery strength 3', 3 * 28],
    ],
  ],
  [
    'Austrians in large battalions',
    264 + 200 + 198 + 38 + 60,
    [
      ['3L line infantry large battalion strength 24 Cd 8', 24 * (8 + 2 + 1)],
      ['1L line infantry elite stubborn strength 20 Cd 7', 20 * (12 - 1 - 1)],
      ['2C heavy cavalry half cuirass strength 9', 9 * (20 + 2)],
      ['3Q light horse battery recruit strength 2 Cd 5', 2 * (20 - 1)],
      ['4H light cavalry impetuous strength 4 Cd 5', 4 * (17 + 0 - 2)],
    ],
  ],
  [
    'British who fire by word of command',
    154 + 196 + 98 + 95 + 104,
    [
      ['28L line infantry controlled fire strength 14 Cd 8', 14 * (8 + 2 + 1)],
      ['1L line infantry elite controlled fire stubborn strength 14 Cd 9', 14 * (12 + 2 - 1 + 1)],
      ['95Lg light infantry skirmisher scout strength 7 Cd 9', 7 * (11 + 1 + 2)],
      ['12D medium cavalry impetuous countercharge strength 5 Cd 6', 5 * (18 + 0 + 2 - 1)],
      ['3M medium foot battery tactical sense elite strength 4 Cd 9', 4 * (23 + 2 + 1)],
    ],
  ],
  [
    'Russians with a grand battery',
    126 + 40 + 155 + 66 + 51,
    [
      ['1L line infantry stubborn strength 18', 18 * (8 - 1)],
      ['31L line infantry recruit irregular warrior strength 20 Cd 4', 20 * (6 - 1 - 1 - 2)],
      ['1B heavy foot battery grand battery strength 5', 5 * (28 + 3)],
      ['2M medium foot battery grand battery strength 3 Cd 6', 3 * (20 + 3 - 1)],
      ['1G regimental gun recruit strength 3 Cd 8', 3 * (15 + 2)],
    ],
  ],
  [
    'the cheapest foot there can be',
    14 + 18,
    [
      ['1L line infantry recruit irregular warrior obsolete firearm strength 14 Cd 5', 14 * (6 - 1 - 1 - 2 - 1)],
      ['2Lg light infantry recruit loose order irregular obsolete firearm strength 6 Cd 6', 6 * (7 - 1 - 1 - 2)],
    ],
  ],
  [
    'the dearest horse there can be',
    408,
    [
      [
        '1C heavy cavalry elite cuirassier countercharge massed charge tactical sense strength 12 Cd 11',
        12 * (26 + 2 + 1 + 2 + 3),
      ],
    ],
  ],
  [
    'feudal horse and bombards',
    128 + 80 + 38,
    [
      ['1C heavy cavalry feudal cavalry impetuous recruit strength 8 Cd 5', 8 * (17 + 0 + 0 - 1)],
      ['1M medium foot battery bombard recruit strength 5', 5 * (18 - 2)],
      ['1G regimental gun elite strength 2 Cd 7', 2 * (20 - 1)],
    ],
  ],
  [
    'lines of two hexes',
    160 + 112 + 96,
    [
      ['1L line infantry linear order strength 20', 20 * (8 + 0)],
      ['2L line infantry linear order recruit strength 14 Cd 8', 14 * (6 + 0 + 2)],
      ['3Lg light infantry elite strength 8 Cd 7', 8 * (13 - 1)],
    ],
  ],
  [
    'horsemen of the plains',
    75 + 96 + 90,
    [
      ['1H light cavalry recruit lancer impetuous irregular strength 5', 5 * (16 + 0 - 1)],
      ['2H light cavalry elite massed charge strength 4 Cd 10', 4 * (21 + 1 + 2)],
      ['3D medium cavalry recruit irregular strength 6 Cd 7', 6 * (15 - 1 + 1)],
    ],
  ],
];

test.each(ARMIES)('SH-ARMY-01 SH-ARMY-02 SH-ARMY-04 SH-ARMY-09 %s cost %i', (_name, total, units) => {
  const read = armies.read(['army en "A" fr "A" points 3000', ...units.map(([unit]) => unit)].join('\n'));
  expect(read.faults).toEqual([]);
  expect('cost' in read && read.units.map(({ cost }) => cost)).toEqual(units.map(([, cost]) => cost));
  expect('cost' in read && read.cost).toBe(total);
});
