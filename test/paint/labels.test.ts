import { beforeAll, describe, expect, test } from 'vitest';
import { loadFonts } from '../../src/paint/fonts.ts';
import { drawLabels } from '../../src/paint/hex/labels.ts';
import { locatorOf } from '../../src/paint/hex/locator.ts';
import { pageOf } from '../../src/paint/hex/page.ts';
import type { Box } from '../../src/paint/page.ts';
import { drawScene } from '../../src/paint/paint.ts';
import { THEMES } from '../../src/paint/palette.ts';
import { overlap, type Room, type Thing } from '../../src/paint/room.ts';
import { crowdScene } from '../../src/paint/hex/sample-crowd.ts';
import { counterScene } from '../../src/paint/hex/sample-counters.ts';
import { largeScene, smallScene } from '../../src/paint/hex/sample.ts';
import type { Mark, HexScene } from '../../src/scene/hex.ts';
import { recorded } from './recorded.ts';
import { bare, unit, upright } from './scenes.ts';

beforeAll(loadFonts);

function laid(scene: HexScene): { room: Room; words: string[] } {
  const page = pageOf(scene.map, scene.view);
  const { pen, texts } = recorded(page.width, page.height);
  const room = drawLabels({ pen, page, theme: THEMES[scene.theme] }, scene, locatorOf(page, scene)?.box);
  return { room, words: texts.map(({ text }) => text) };
}

/** The largest part of any such thing that is under, or over, any of the others. */
function hidden({ taken }: Room, thing: Thing, others: readonly Thing[]): number {
  const boxes = taken.filter((one) => one.thing === thing);
  const parts = boxes.flatMap((one) =>
    taken
      .filter((other) => other !== one && others.includes(other.thing))
      .map((other) => overlap(one.box, other.box) / Math.min(area(one.box), area(other.box))),
  );
  return Math.max(0, ...parts);
}

const area = ({ width, height }: Box) => width * height;

const SCENES: readonly (readonly [string, HexScene])[] = [
  ['a crop', largeScene('night', { around: '1309', across: 16 })],
  ['a close crop', largeScene('night', { around: '1309', across: 9 })],
  ['a map of 24 by 16', largeScene('day', 'whole')],
  ['a small map', smallScene('day')],
  ['counters', counterScene('day')],
  ['counters in a crop', counterScene('night', { around: '0907', across: 14 })],
  ['24 units on 24 by 16', crowdScene('day', { cols: 24, rows: 16 }, 12)],
  ['80 units on 40 by 30', crowdScene('night')],
];

describe.each(SCENES)('%s', (_, scene) => {
  let room: Room;
  beforeAll(() => {
    room = laid(scene).room;
  });

  test('no place name covers a unit, a number, a name or a symbol', () => {
    const others = ['body', 'number', 'name', 'chip', 'losses', 'choice', 'place'] as const;
    expect(hidden(room, 'place', others)).toBeLessThan(0.05);
  });

  test('a strength is not hidden', () => {
    expect(hidden(room, 'number', ['losses', 'chip', 'choice'])).toBeLessThan(0.08);
    expect(hidden(room, 'number', ['name'])).toBeLessThan(0.12);
  });

  test('symbols, losses and names do not cover each other', () => {
    expect(hidden(room, 'chip', ['chip', 'losses', 'name'])).toBeLessThan(0.1);
    expect(hidden(room, 'name', ['name', 'losses', 'choice'])).toBeLessThan(0.12);
  });
});

test.each([
  [24, 16, 12],
  [26, 18, 14],
  [22, 16, 14],
])('the whole of a map of %i by %i names its units, with the number of each', (cols, rows, each) => {
  const scene = crowdScene('night', { cols, rows }, each);
  const { words } = laid(scene);
  const named = scene.pieces.filter(({ name }) => words.includes(name));
  expect(named.length).toBeGreaterThanOrEqual(0.95 * scene.pieces.length);
});

test('every name is written, letter by letter as in the text, unless units are shoulder to shoulder', () => {
  for (const scene of [largeScene('night', 'whole'), counterScene('day'), smallScene('night')]) {
    const { words } = laid(scene);
    for (const { name } of scene.pieces) expect(words).toContain(name);
  }
});

test('a name that would hide more than it shows is left out', () => {
  const around = ['0402', '0502', '0303', '0503', '0404', '0504', '0403', '0302', '0304', '0204', '0602', '0603'];
  const pieces = around.map((at, i) => upright({ at, name: `${100 + i}TH FOOT` }));
  const { words, room } = laid(bare({ pieces, view: 'whole', map: { ...bare().map, cols: 26, rows: 18 } }));
  const written = words.filter((word) => word.includes('TH'));
  expect(written.length).toBeLessThan(pieces.length);
  expect(hidden(room, 'name', ['number', 'name'])).toBeLessThan(0.12);
});

test('on a large map several states of a unit share one symbol; losses and places are still shown', () => {
  const { room, words } = laid(crowdScene('night'));
  const stated = crowdScene('night').pieces.filter(({ chips }) => chips.length > 0);
  expect(stated.some(({ chips }) => chips.length > 1)).toBe(true);
  const of = (thing: Thing) => room.taken.filter((one) => one.thing === thing).length;
  expect(of('chip')).toBe(stated.length);
  expect([of('losses'), of('number'), of('name')]).toEqual([1, 0, 0]);
  expect(words).toContain('OSTWALD');
});

test.each([0, 1, 2, 3, 4, 5])('symbols and names are closest to their own unit, facing %i', (facing) => {
  const neighbours = ['0402', '0502', '0303', '0503', '0404', '0504'];
  for (const at of neighbours) {
    const stated = unit({ facing, chips: ['acted', 'demoralised'] });
    const scene = bare({ pieces: [stated, unit({ at, facing, name: '' })] });
    const { layout } = pageOf(scene.map, scene.view);
    for (const { box } of laid(scene).room.taken.filter(({ thing }) => thing === 'chip' || thing === 'name')) {
      const far = (hex: string) => {
        const { x, y } = layout.centre(hex);
        return Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y);
      };
      expect(far('0403')).toBeLessThan(far(at));
    }
  }
});

const CROSSING: readonly Mark[] = [
  { kind: 'move', side: 'red', path: ['0303', '0403', '0503'] },
  { kind: 'rout', side: 'red', path: ['0303', '0403', '0503'], offMap: false },
  { kind: 'charge', side: 'red', path: ['0503', '0403'], target: '0303' },
  { kind: 'fire', side: 'red', from: '0302', to: '0504', arm: 'artillery' },
  { kind: 'fire', side: 'red', from: '0504', to: '0403', arm: 'musketry' },
  { kind: 'blocked', from: '0303', to: '0503', by: '0403' },
  { kind: 'threat', side: 'red', by: 'charge', path: ['0503'], target: '0403' },
  { kind: 'threat', side: 'red', by: 'artillery', path: ['0302'], target: '0504' },
  { kind: 'choice', at: '0403', n: 12, what: 'target' },
  { kind: 'choice', at: '0403', n: 13, what: 'end' },
  { kind: 'losses', at: '0403', n: 3 },
  { kind: 'awaited', at: '0403' },
];

test.each(CROSSING.map((one) => [one.kind, one] as const))(
  'a strength is never hidden by a mark: %s',
  (_, crossing) => {
    const figures = (marks: Mark[]) => {
      const scene = bare({ pieces: [unit({ strength: 88, shape: 'square' })], marks });
      const { canvas } = drawScene(scene, { width: 800 });
      const page = pageOf(scene.map, scene.view, 800);
      const size = page.detail.number!;
      const { x, y } = page.layout.centre('0403');
      const { data } = canvas.getContext('2d').getImageData(x - 0.45 * size, y - 0.35 * size, 0.9 * size, 0.7 * size);
      return data;
    };
    const [plain, crossed] = [figures([]), figures([crossing])];
    const changed = plain.filter((value, i) => Math.abs(value - crossed[i]!) > 12).length / plain.length;
    expect(changed).toBeLessThan(0.02);
  },
);

const OBJECTIVE = { at: '0905', name: 'Rosenau', points: 40 };

/** Where the name of a place stands, relative to its hex, in radii. */
function nameStands(changes: Partial<HexScene>): { aside: number; down: number } {
  const scene = bare({
    map: { ...bare().map, cols: 18, rows: 12, places: [OBJECTIVE] },
    view: 'whole',
    ...changes,
  });
  const page = pageOf(scene.map, scene.view);
  const { pen, texts } = recorded(page.width, page.height);
  drawLabels({ pen, page, theme: THEMES.night }, scene);
  const { x, y } = texts.find(({ text }) => text === 'ROSENAU')!;
  const centre = page.layout.centre(OBJECTIVE.at);
  return { aside: (x - centre.x) / page.radius, down: (y - centre.y) / page.radius };
}

test('a place keeps its name where it was: beside it, in crops too, whatever happens around it', () => {
  const first = nameStands({});
  expect(first.aside).toBeGreaterThan(1);
  expect(Math.abs(first.down)).toBeLessThan(0.6);
  const around: Partial<HexScene>[] = [
    { pieces: [unit({ at: '0905' }), unit({ at: '0805', name: '12L' }), unit({ at: '0904' }), unit({ at: '1106' })] },
    { marks: [{ kind: 'losses', at: '1005', n: 2 }] },
    { marks: [{ kind: 'fire', side: 'red', from: '1002', to: '1009', arm: 'artillery' }] },
    { pieces: [unit({ at: '0906', chips: ['acted', 'demoralised'] })] },
  ];
  for (const changes of around) expect(nameStands(changes)).toEqual(first);
  const near = nameStands({ view: { around: '0905', across: 10 } });
  expect(near.aside).toBeGreaterThan(1);
  expect(Math.abs(near.down)).toBeLessThan(0.6);
});

test('if another unit is beside it, the name goes to the other side; if a shot runs along it, too', () => {
  const shot: Mark = { kind: 'fire', side: 'red', from: '1005', to: '1505', arm: 'artillery' };
  for (const changes of [{ pieces: [unit({ at: '1005' })] }, { marks: [shot] }])
    expect(nameStands(changes).aside).toBeLessThan(-1);
});
