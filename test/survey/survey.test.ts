/** A map as text: terrain along hexsides, lines of battle, what a crop shows. */
import { describe, expect, test } from 'vitest';
import { neighbour } from '../../src/hex/grid.ts';
import { phrase } from '../../src/kernel/phrase.ts';
import { sampleScene } from '../../src/paint/field/sample.ts';
import { counterScene } from '../../src/paint/hex/sample-counters.ts';
import { cutAlt } from '../../src/survey/alt.ts';
import { fieldSurveyor } from '../../src/survey/field/surveyor.ts';
import { isInside } from '../../src/survey/hex/alt.ts';
import type { Land } from '../../src/survey/hex/land.ts';
import { alongLine, lineOf, nearestTo, type Stand, thirds } from '../../src/survey/hex/line.ts';
import { hexSurveyor } from '../../src/survey/hex/surveyor.ts';
import { sideLines } from '../../src/survey/hex/sides.ts';
import { hexList } from '../../src/survey/hex/spoken.ts';
import type { FieldPiece } from '../../src/scene/field.ts';
import type { Piece } from '../../src/scene/hex.ts';
import { words } from '../help/words.ts';

const called = (terrain: string) => phrase(`terrain-${terrain}`);
const land = (sides: Land['sides']): Land => ({
  cols: 12,
  rows: 12,
  hexes: {},
  sides,
  roads: [],
  called,
  calledSide: called,
});
const said = (sides: Land['sides']) => sideLines(land(sides)).map((line) => words.say('en', line));

describe('terrain along hexsides', () => {
  test('from west to east, with the hexes on both banks and the crossings', () => {
    expect(said({ '0305/0': 'river', '0305/1': 'river', '0405/0': 'ford', '0405/1': 'river' })).toEqual([
      'A river, from west to east: north of it 0204 0304 0404; south of it 0305 0405; a ford between 0304 and 0405',
    ]);
  });

  test('from north to south, whichever hex each side was written under', () => {
    const lines = said({ '0504/2': 'stream', '0605/5': 'stream', '0605/0': 'stream' });
    expect(lines).toEqual(['A stream, from north to south: east of it 0604 0605; west of it 0504 0505']);
  });

  test('several that do not touch, and kinds that do not mix', () => {
    expect(said({ '0305/0': 'hedge', '0305/1': 'river', '0909/0': 'river' })).toHaveLength(3);
  });

  test('all around a hex', () => {
    const ring = Object.fromEntries([0, 1, 2, 3, 4, 5].map((direction) => [`0505/${direction}`, 'cliff']));
    const [line] = said(ring);
    const around = [0, 1, 2, 3, 4, 5].map((direction) => neighbour('0505', direction)!);
    expect(line).toMatch(/^A cliff, in a ring: on one side of it /);
    for (const hex of ['0505', ...around]) expect(line).toContain(hex);
  });

  test('a single crossing, and a bank off the map', () => {
    expect(said({ '0305/0': 'bridge' })).toEqual(['A bridge between 0204 and 0305']);
    expect(said({ '0505/0': 'river', '0101/5': 'river' })).toHaveLength(2);
  });
});

const [hexScene, fieldScene] = [counterScene('day', { around: '0607', across: 9 }), sampleScene('day')];
const counter = { ...hexScene.pieces[0]!, chips: [] };
const [block] = fieldScene.pieces;
const body = { kind: 'rectangle', at: [74_000, 6_400], heading: 0, wide: 8000, deep: 2000 } as const;
const squad: FieldPiece = {
  ...block!,
  at: '74000,6400',
  heading: 0,
  bodies: [{ ...body, at: [74_000, 6_400] }],
  shape: 'close',
  chips: [],
};

test('the place of a unit as players write it: a hex or two, or a ninth of a square of the table', () => {
  expect(hexSurveyor.placeOf({ ...counter, at: '0505' }, hexScene).fr?.name).toBe('0505');
  expect(hexSurveyor.placeOf({ ...counter, at: '0505', also: '0605' }, hexScene).en?.name).toBe('0505 0605');
  expect(fieldSurveyor.placeOf(squad, fieldScene).en?.name).toBe('H1/5');
});

describe('what is different about a unit in an earlier picture, by name', () => {
  const hexes = (now: Partial<Piece>, back: Partial<Piece>) =>
    hexSurveyor.differences({ ...counter, ...now }, { ...counter, ...back }, hexScene);
  const table = (now: Partial<FieldPiece>, back: Partial<FieldPiece>) =>
    fieldSurveyor.differences({ ...squad, ...now }, { ...squad, ...back }, fieldScene);

  test.each([
    ['its hex', hexes({ at: '0505' }, { at: '0506', also: '0606' }), 'from 0505 to 0506 0606', 'de 0505 à 0506 0606'],
    ['its facing', hexes({ facing: 0 }, { facing: 2 }), 'facing north → south-east', 'face au nord → au sud-est'],
    [
      'its formation',
      hexes({ shape: 'column' }, { shape: 'square' }),
      'infantry in column → infantry in square',
      'infanterie en colonne → infanterie en carré',
    ],
    ['its quality', hexes({ quality: 'elite' }, {}), 'elite → average', 'élite → moyenne'],
    ['its weight', hexes({ weight: undefined }, { weight: 'heavy' }), 'medium → heavy', 'moyen → lourd'],
    [
      'its states',
      hexes({ chips: ['acted', 'firedBack'] }, { chips: ['panicked'] }),
      'only now: has acted, has returned fire; only then: panicked',
      'seulement maintenant : a agi, a riposté; seulement alors : paniquée',
    ],
    [
      'its corner of a hex',
      hexes({ corner: 1 }, { corner: 2 }),
      'otherwise in the same place',
      'autrement, à la même place',
    ],
    [
      'its ninth of a square',
      table({ at: '46500,34000' }, { at: '59000,30500' }),
      'from E4/5 to F4/3',
      'de E4/5 à F4/3',
    ],
    ['its point in a ninth', table({}, { at: '75200,6400' }), '1.2 cm away within H1/5', 'à 1,2 cm de là, en H1/5'],
    ['its front', table({}, { heading: 27_000 }), 'facing north → west', 'face au nord → à l’ouest'],
    ['its order', table({}, { shape: 'loose' }), 'in close order → in loose order', 'en ordre serré → en ordre lâche'],
    [
      'its figures',
      table({}, { bodies: [{ ...body, at: [74_000, 6_000] }] }),
      'otherwise in the same place',
      'autrement, à la même place',
    ],
    [
      'its loading',
      table({ chips: ['unloaded'] }, {}),
      'only now: not loaded',
      'seulement maintenant : fusils déchargés',
    ],
    [
      'its losses alone',
      table({ at: '75200,6400', strength: 7, bodies: [...squad.bodies, ...squad.bodies] }, { strength: 8 }),
      '',
      '',
    ],
    ['nothing', table({}, {}), '', ''],
  ])('%s', (_what, parts, en, fr) => {
    expect(parts.map((part) => words.say('en', part)).join('; ')).toBe(en);
    const said = parts.map((part) => words.say('fr', part)).join('; ');
    expect(said.replace(/[\u00a0\u202f]/g, ' ')).toBe(fr);
  });
});

test('adjacent hexes are written as a range', () => {
  expect(hexList(['0506', '0305', '0505', '0405', '0605', '0406'])).toBe('0305–0605 0406 0506');
});

describe('lines of battle', () => {
  const at = (id: string, hex: string, side: Stand['side'] = 'red'): Stand => ({ id, side, hexes: [hex] });

  test('a unit behind another is not in the first line', () => {
    const { first, behind } = lineOf([at('c', '0905'), at('a', '0305'), at('b', '0505'), at('r', '0507')], 'south');
    expect(first.map(({ stand, gap }) => [stand.id, gap])).toEqual([
      ['a', undefined],
      ['b', 1],
      ['c', 3],
    ]);
    expect(behind.map(({ stand, of, n }) => [stand.id, of.id, n])).toEqual([['r', 'b', 2]]);
  });

  test.each([
    ['north', '0503'],
    ['south', '0507'],
    ['west', '0305'],
    ['east', '0705'],
  ] as const)('with its back to the %s, behind is there', (edge, hex) => {
    expect(lineOf([at('a', '0505'), at('r', hex)], edge).behind.map(({ stand }) => stand.id)).toEqual(['r']);
    const far = { north: '0510', south: '0511', west: '1105', east: '1105' }[edge];
    expect(lineOf([at('a', '0505'), at('r', far)], edge).behind).toEqual([]);
  });

  test('from flank to flank, and by thirds of the map', () => {
    const all = [at('x', '1101'), at('y', '0212'), at('z', '0606')];
    expect(alongLine(all, 'east').map(({ id }) => id)).toEqual(['y', 'z', 'x']);
    expect(alongLine(all, 'south').map(({ id }) => id)).toEqual(['x', 'z', 'y']);
    expect(thirds(land({}), 'south', all).map((third) => third.map(({ id }) => id))).toEqual([['x'], ['z'], ['y']]);
  });

  test('the nearest units, measured between their nearest hexes', () => {
    const long: Stand = { id: 'l', side: 'blue', hexes: ['0505', '0605'] };
    expect(nearestTo(at('a', '0905'), [at('b', '0105', 'blue'), long])).toEqual({ stand: long, n: 3 });
    expect(nearestTo(at('a', '0905'), [])).toBeUndefined();
  });
});

test('a crop is shifted to stay on the map', () => {
  const size = { cols: 20, rows: 20 };
  const inside = (around: string, hex: string) => isInside({ around, across: 10 }, size, hex);
  expect(['0411', '1411', '1011'].map((hex) => inside('1011', hex))).toEqual([false, true, true]);
  expect(['1001', '1101', '0101'].map((hex) => inside('0101', hex))).toEqual([true, false, true]);
  expect(isInside('whole', size, '2020')).toBe(true);
});

test('an alt text is cut between sentences, and says nothing twice', () => {
  expect(cutAlt(['One.', 'Two.', 'One.'])).toBe('One. Two.');
  expect(cutAlt(['x'.repeat(900), 'y'.repeat(200)])).toBe('x'.repeat(900));
  const list = Array.from({ length: 300 }, (_, i) => String(1000 + i)).join(', ');
  expect(cutAlt(['One.', list])).toMatch(/^One\. 1000, .*, \d{4}, …$/);
});
