import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageOf } from '../../src/paint/hex/page.ts';
import { drawScene } from '../../src/paint/paint.ts';
import { THEMES } from '../../src/paint/palette.ts';
import { corrected, sideColours, themeWith } from '../../src/paint/sides.ts';
import { difference, EYES, hueOf, seen } from '../../src/paint/vision.ts';
import { bare, SMALL, unit } from './scenes.ts';
import { rounds } from '../help/soak.ts';

const channel = fc.integer({ min: 0, max: 255 });
const colour = fc
  .tuple(channel, channel, channel)
  .map((channels) => `#${channels.map((c) => c.toString(16).padStart(2, '0')).join('')}`);
const theme = fc.constantFrom(THEMES.night, THEMES.day);

/** The least CIEDE2000 between two colours for any kind of eyes. */
const least = (one: string, other: string) =>
  Math.min(...EYES.map((eyes) => difference(seen(one, eyes), seen(other, eyes))));
const inGrey = (one: string, other: string) => Math.abs(seen(one)[0] - seen(other)[0]);

test('any two colours become a pair that everyone can tell apart, also in grey', () => {
  fc.assert(
    fc.property(theme, colour, colour, (on, red, blue) => {
      const pair = corrected(on, { red, blue });
      expect(least(pair.red, pair.blue)).toBeGreaterThanOrEqual(30);
      expect(inGrey(pair.red, pair.blue)).toBeGreaterThanOrEqual(12);
      const [one, other] = [sideColours(pair.red), sideColours(pair.blue)];
      expect(least(one.mark, other.mark)).toBeGreaterThanOrEqual(30);
      for (const { body, trim, dark } of [one, other]) {
        expect(least(body, on.ground)).toBeGreaterThanOrEqual(20);
        for (const { floor } of [on.wood, on.village, on.difficult])
          expect(least(body, floor)).toBeGreaterThanOrEqual(12);
        expect(inGrey(trim, body)).toBeGreaterThanOrEqual(18);
        expect(inGrey(body, dark)).toBeGreaterThanOrEqual(10);
        expect(inGrey(dark, '#ffffff')).toBeGreaterThanOrEqual(80);
      }
    }),
    { numRuns: rounds(25) },
  );
});

test('a corrected pair is clear, and stays as it is', () => {
  fc.assert(
    fc.property(theme, colour, colour, (on, red, blue) => {
      const once = corrected(on, { red, blue });
      expect(corrected(on, once)).toEqual(once);
    }),
    { numRuns: rounds(10) },
  );
});

test.each(['night', 'day'] as const)('the colours we have chosen ourselves need no correction by %s', (name) => {
  const on = THEMES[name];
  const own = { red: on.red.body, blue: on.blue.body };
  expect(corrected(on, own)).toEqual(own);
});

test.each([
  ['night', '#cc2222', '#2255cc'],
  ['day', '#cc2222', '#2255cc'],
  ['day', '#a02020', '#e0b020'],
] as const)('by %s, %s and %s keep their hues', (name, red, blue) => {
  const pair = corrected(THEMES[name], { red, blue });
  for (const [wish, is] of [
    [red, pair.red],
    [blue, pair.blue],
  ] as const) {
    const turn = hueOf(...tint(wish)) - hueOf(...tint(is));
    expect(Math.abs(((turn + 540) % 360) - 180)).toBeLessThan(26);
  }
});

function tint(of: string): [number, number] {
  const [, a, b] = seen(of);
  return [a, b];
}

test('two similar wishes differ by lightness first', () => {
  const { red, blue } = corrected(THEMES.night, { red: '#b03030', blue: '#b03030' });
  expect(inGrey(red, blue)).toBeGreaterThan(12);
});

test('without a wish the theme keeps its own colours, and results are cached', () => {
  const wish = { red: '#7a1f1f', blue: '#e0e0e0' };
  expect(themeWith(THEMES.day, undefined)).toBe(THEMES.day);
  expect(themeWith(THEMES.day, wish)).toBe(themeWith(THEMES.day, { ...wish }));
  expect(themeWith(THEMES.night, wish)).not.toBe(themeWith(THEMES.day, wish));
  expect(themeWith(THEMES.day, wish).red.body).toBe('#7a1f1f');
});

test('units are painted in their scenario’s colours', () => {
  const colours = { red: '#2f7a2f', blue: '#8a2be2' };
  const scene = bare({ theme: 'day', pieces: [unit({ side: 'red', shape: 'square' })], colours });
  const { canvas } = drawScene(scene, SMALL);
  const page = pageOf(scene.map, scene.view, SMALL.width);
  const { x, y } = page.layout.centre('0403');
  const corner = canvas.getContext('2d').getImageData(x - 0.4 * page.radius, y - 0.4 * page.radius, 1, 1).data;
  const body = themeWith(THEMES.day, colours).red.body;
  expect(`#${[...corner.subarray(0, 3)].map((c) => c.toString(16).padStart(2, '0')).join('')}`).toBe(body);
});

test.each(['night', 'day'] as const)('by %s the side called Red is red and the side called Blue is blue', (name) => {
  const { red, blue } = THEMES[name];
  for (const colour of [red.body, red.mark]) expect(hueOf(...tint(colour))).toBeLessThan(40);
  for (const colour of [red.body, red.mark]) expect(hueOf(...tint(colour))).toBeGreaterThan(15);
  for (const colour of [blue.body, blue.mark]) expect(Math.abs(hueOf(...tint(colour)) - 285)).toBeLessThan(15);
});

test('in the dark theme hexes, hills and their contours stand out from the ground', () => {
  const { ground, hills, contour } = THEMES.night;
  expect(inGrey(ground, hills[0])).toBeGreaterThan(9);
  for (const [i, hill] of hills.slice(1).entries()) expect(inGrey(hill, hills[i]!)).toBeGreaterThan(8);
  for (const hill of hills) expect(inGrey(contour, hill)).toBeGreaterThan(15);
  const bareGround = drawScene(bare({ view: 'whole' }), { width: 900 });
  const { layout } = pageOf(bare().map, 'whole', 900);
  const pen = bareGround.canvas.getContext('2d');
  const at = ({ x, y }: { x: number; y: number }) =>
    `#${[...pen.getImageData(Math.round(x), Math.round(y), 1, 1).data.subarray(0, 3)].map((c) => c.toString(16).padStart(2, '0')).join('')}`;
  expect(inGrey(at(layout.sideMiddle('0403', 2)), at(layout.centre('0403')))).toBeGreaterThan(15);
});
