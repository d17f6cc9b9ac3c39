import { expect, test } from 'vitest';
import { drawScene, pixelsOf } from '../../src/paint/paint.ts';
import { pageOf } from '../../src/paint/hex/page.ts';
import { drawZone } from '../../src/paint/hex/marks.ts';
import { NEUTRAL, THEMES } from '../../src/paint/palette.ts';
import type { Pixels } from '../../src/paint/png.ts';
import { hexMap, mark, type Mark, type Piece, piece, type HexMap, type HexScene } from '../../src/scene/hex.ts';
import { chip } from '../../src/scene/frame.ts';
import { differing } from './compare.ts';
import { bare, BOARD, SMALL, unit, upright } from './scenes.ts';

const look = (scene: HexScene): Pixels => pixelsOf(drawScene(scene, SMALL).canvas);

/** Every picture must differ clearly from the bare one and from each other. */
function expectAllDistinct(pictures: Record<string, HexScene>, least: number): void {
  const seen = Object.entries({ nothing: bare(), ...pictures }).map(([name, scene]) => ({ name, pixels: look(scene) }));
  const pairs = seen.flatMap((a, i) => seen.slice(i + 1).map((b) => ({ a, b })));
  const alike = pairs.filter(({ a, b }) => differing(a.pixels, b.pixels) <= least);
  expect(alike.map(({ a, b }) => `${a.name} and ${b.name}`)).toEqual([]);
}

const named = <T extends string, R>(keys: readonly T[], make: (key: T) => R) =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<T, R>;

const withBoard = (changes: Partial<HexMap>) => bare({ map: { ...BOARD, ...changes } });

test.each(['night', 'day'] as const)('every terrain of a hex looks different by %s', (theme) => {
  const terrains = hexMap.shape.hexes.element.shape.terrain.unwrap().options;
  const scenes = named(terrains, (terrain) => withBoard({ hexes: [{ at: '0403', terrain }] }));
  const hills = Object.fromEntries(
    [1, 2, 3].map((hill) => [`hill ${hill}`, withBoard({ hexes: [{ at: '0403', hill }] })]),
  );
  const all = Object.entries({ ...scenes, ...hills }).map(([name, scene]) => [name, { ...scene, theme }]);
  expectAllDistinct(
    { ...Object.fromEntries(all), bare: bare({ theme: theme === 'day' ? 'day' : 'night', title: 'Other' }) },
    100,
  );
});

test('every terrain of a hexside looks different', () => {
  const terrains = hexMap.shape.sides.element.shape.terrain.options;
  const river = [
    { at: '0403', dir: 1, terrain: 'river' as const },
    { at: '0403', dir: 3, terrain: 'river' as const },
  ];
  const scenes = named(terrains, (terrain) => withBoard({ sides: [...river, { at: '0403', dir: 2, terrain }] }));
  expectAllDistinct(scenes, 30);
});

test('a hill may carry a wood, and both are visible', () => {
  expectAllDistinct(
    {
      wood: withBoard({ hexes: [{ at: '0403', terrain: 'wood' }] }),
      hill: withBoard({ hexes: [{ at: '0403', hill: 1 }] }),
      both: withBoard({ hexes: [{ at: '0403', hill: 1, terrain: 'wood' }] }),
    },
    100,
  );
});

test('roads and places are drawn', () => {
  expectAllDistinct(
    {
      road: withBoard({ roads: [['0303', '0403', '0503']] }),
      place: withBoard({ places: [{ at: '0403', name: 'Ligny' }] }),
    },
    100,
  );
});

test('every shape looks different', () => {
  const shapes = piece.shape.shape.options;
  const scenes = named(shapes, (shape) =>
    bare({ pieces: [unit({ shape, ...(shape === 'extendedLine' ? { also: '0504' } : {}) })] }),
  );
  expectAllDistinct(scenes, 60);
});

test('every facing and both sides look different', () => {
  const facings = Object.fromEntries(
    [0, 1, 2, 3, 4, 5].map((facing) => [`facing ${facing}`, bare({ pieces: [unit({ facing })] })]),
  );
  expectAllDistinct({ ...facings, red: bare({ pieces: [unit({ side: 'red' })] }) }, 60);
});

test('a unit without a facing is upright and has no front', () => {
  const shown = (piece: Partial<Piece>): HexScene => bare({ pieces: [upright(piece)] });
  expectAllDistinct(
    {
      upright: shown({}),
      north: shown({ facing: 0 }),
      south: shown({ facing: 3 }),
      'in a corner': shown({ corner: 1 }),
      'in another corner': shown({ corner: 4 }),
    },
    60,
  );
  expect(differing(look(shown({ shape: 'square' })), look(shown({ shape: 'square', facing: 0 })))).toBe(0);
});

test('one person has no number, and is in front of the unit in the same hex', () => {
  const officer: Piece = { name: 'G1', side: 'blue', at: '0403', shape: 'character', chips: [] };
  expectAllDistinct(
    {
      'the unit alone': bare({ pieces: [upright()] }),
      'with him': bare({ pieces: [upright(), { ...officer, corner: 1 }] }),
      'with two': bare({ pieces: [upright(), { ...officer, corner: 1 }, { ...officer, name: 'G2', corner: 5 }] }),
      'him alone': bare({ pieces: [officer] }),
      'him with a number': bare({ pieces: [{ ...officer, strength: 1 }] }),
    },
    60,
  );
});

test('roads leave the map where the scenario says so, otherwise at each end', () => {
  const roads = [['0101', '0201', '0301']];
  const here = { view: { around: '0101', across: 5 } } as const;
  const shown = (changes: Partial<HexMap>) => ({ ...withBoard({ roads, ...changes }), ...here });
  expectAllDistinct(
    { open: shown({}), none: shown({ roadEnds: [] }), one: shown({ roadEnds: [{ at: '0301', dir: 0 }] }) },
    25,
  );
});

test('a ford in a stream is no wider than the stream', () => {
  const shown = (terrain: 'stream' | 'river') =>
    withBoard({
      sides: [
        { at: '0403', dir: 1, terrain },
        { at: '0403', dir: 2, terrain: 'ford' },
        { at: '0403', dir: 3, terrain },
      ],
    });
  const wet = (scene: HexScene) => differing(look(bare()), look(scene));
  expect(wet(shown('stream'))).toBeLessThan(0.75 * wet(shown('river')));
});

test('every chip looks different, alone and with others', () => {
  const alone = named(chip.options, (one) => bare({ pieces: [unit({ chips: [one] })] }));
  expectAllDistinct(
    { ...alone, plain: bare({ pieces: [unit()] }), all: bare({ pieces: [unit({ chips: chip.options })] }) },
    25,
  );
});

const MARKS: Record<string, Mark> = {
  move: { kind: 'move', side: 'blue', path: ['0303', '0403', '0503'] },
  turn: { kind: 'move', side: 'blue', path: ['0403'] },
  charge: { kind: 'charge', side: 'blue', path: ['0303', '0403'], target: '0503' },
  rout: { kind: 'rout', side: 'red', path: ['0303', '0403', '0503'], offMap: false },
  'rout off the map': { kind: 'rout', side: 'red', path: ['0502', '0501'], offMap: true },
  musketry: { kind: 'fire', side: 'red', from: '0303', to: '0503', arm: 'musketry' },
  artillery: { kind: 'fire', side: 'red', from: '0303', to: '0503', arm: 'artillery' },
  losses: { kind: 'losses', at: '0403', n: 2 },
  'more losses': { kind: 'losses', at: '0403', n: 8 },
  eliminated: { kind: 'eliminated', side: 'red', at: '0403', name: '5Dr' },
  'move onto the map': { kind: 'move', side: 'blue', path: ['0303', '0403', '0503'], entersBy: 5 },
  'move off the map': { kind: 'move', side: 'red', path: ['0502', '0501'], offMap: true },
  ghost: { kind: 'ghost', piece: unit() },
  awaited: { kind: 'awaited', at: '0403' },
  zone: { kind: 'zone', side: 'red', hexes: ['0303', '0403', '0404'] },
  blocked: { kind: 'blocked', from: '0303', to: '0503', by: '0403' },
  end: { kind: 'choice', at: '0403', n: 3, what: 'end' },
  'another end': { kind: 'choice', at: '0403', n: 8, what: 'end' },
  target: { kind: 'choice', at: '0403', n: 3, what: 'target' },
  'threat of a charge': { kind: 'threat', side: 'red', by: 'charge', path: ['0303', '0403'], target: '0503' },
  'threat of muskets': { kind: 'threat', side: 'red', by: 'musketry', path: ['0303', '0403'], target: '0503' },
  'threat of guns': { kind: 'threat', side: 'red', by: 'artillery', path: ['0303', '0403'], target: '0503' },
};

test('every kind of mark is drawn, and each looks different', () => {
  expect(new Set(Object.values(MARKS).map(({ kind }) => kind))).toEqual(
    new Set(mark.options.map((option) => option.shape.kind.value)),
  );
  expectAllDistinct(Object.fromEntries(Object.entries(MARKS).map(([name, one]) => [name, bare({ marks: [one] })])), 25);
});

test('marks outside the window and off the map do no harm', () => {
  const marks: Mark[] = [
    { kind: 'losses', at: '0701', n: 1 },
    { kind: 'eliminated', side: 'blue', at: '0106', name: 'X' },
    { kind: 'rout', side: 'red', path: ['0403'], offMap: true },
    { kind: 'blocked', from: '0403', to: '0403', by: '0403' },
    { kind: 'fire', side: 'blue', from: '0403', to: '0403', arm: 'musketry' },
  ];
  expect(() => look(bare({ marks, pieces: [unit({ at: '0706' }), unit({ at: '0101', name: '' })] }))).not.toThrow();
});

test('deployment zones are distinguishable by their strokes, even with both sides in one colour', () => {
  const zone = (side: Piece['side']) => {
    const { canvas } = drawScene(bare(), SMALL);
    const page = pageOf(bare().map, bare().view, SMALL.width);
    const theme = { ...THEMES.night, red: NEUTRAL, blue: NEUTRAL };
    drawZone({ pen: canvas.getContext('2d'), page, theme }, { kind: 'zone', side, hexes: ['0303', '0403', '0404'] });
    return pixelsOf(canvas);
  };
  const bareGround = look(bare());
  expect(differing(zone('red'), bareGround)).toBeGreaterThan(1000);
  expect(differing(zone('red'), zone('blue'))).toBeGreaterThan(500);
});
