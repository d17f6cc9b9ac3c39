/** A card's picture numbers the options that lie in a hex of their own. */
import { describe, expect, test } from 'vitest';
import type { Asked, Json } from '../../../../src/kernel/play.ts';
import { card } from '../../../../src/rules/sabreur-hex/questions/index.ts';
import { position } from '../../../help/telling.ts';

const FIELD = position(
  'map 24 x 24',
  'blue 3L line infantry column 1209 S',
  'blue 5D medium cavalry 1410 S',
  'red 7C heavy cavalry 1211 N',
  'red 6B line infantry column 1311 N',
);

function places(kind: string, texts: readonly string[], about: { readonly [key: string]: Json } = {}) {
  const options = texts.map((text) => ({ text, about }));
  const asked: Asked = { kind, to: 'blue', unit: '3L', about: { charger: '7C' }, options, fallback: texts[0]! };
  return card(asked, FIELD).options.map(({ place }) => (place ? `${place.what} ${place.at}` : '-'));
}

describe('the hex at which each option is shown', () => {
  test.each([
    ['ASK-06', ['hold', 'square', 'evade 1207', 'turn SW', 'flee'], ['-', '-', 'end 1207', '-', '-']],
    ['ASK-07', ['friend none', 'friend 5D counter 1312'], ['-', 'end 1312']],
    ['ASK-12', ['via 1208 1107', 'via 1308 1307 off'], ['end 1107', 'end 1307']],
    ['ASK-15', ['pursue', 'pursue with 5D', 'stay put'], ['-', 'end 1410', '-']],
    ['ASK-17', ['attack 7C', 'attack 6B', 'stop'], ['target 1211', 'target 1311', '-']],
    ['ASK-18', ['toward 1108', 'toward 1308'], ['end 1108', 'end 1308']],
    ['ASK-20', ['keep 1209', 'keep 1309'], ['end 1209', 'end 1309']],
    ['ASK-21', ['right 7C', 'right 6B', 'no fire'], ['target 1211', 'target 1311', '-']],
  ])('%s by the last hex or unit that it names', (kind, texts, expected) => {
    expect(places(kind, texts)).toEqual(expected);
  });

  test('ASK-04 a unit that may attack on its own initiative, by its target', () => {
    expect(places('ASK-04', ['5D restrain', '5D charge 7C with 3L'])).toEqual(['end 1410', 'target 1211']);
  });

  test('ASK-11 a facing is shown two hexes away in its direction', () => {
    expect(places('ASK-11', ['face N', 'face NE', 'face S'])).toEqual(['end 1207', 'end 1308', 'end 1211']);
  });

  test('ASK-13 options in one hex have no numbers, which could not tell them apart', () => {
    expect(places('ASK-13', ['none', 'transfer 1 to 5D', 'transfer 2 to 5D'])).toEqual(['-', '-', '-']);
  });
});
