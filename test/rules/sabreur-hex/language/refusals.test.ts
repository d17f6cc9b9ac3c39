import { describe, expect, test } from 'vitest';
import { Refusal } from '../../../../src/kernel/play.ts';
import { orders } from '../../../../src/rules/sabreur-hex/language/index.ts';
import { readPosition } from '../../../../src/rules/sabreur-hex/scenario/index.ts';
import { words } from '../../../help/words.ts';

const now = readPosition([
  'red 45L line infantry 0505 N',
  'red 57L line infantry 0605 N',
  'red 7C heavy cavalry 0805 N',
  'blue 20L line infantry 0502 S',
  'blue 3D medium cavalry 0802 S',
  'gone blue 6B 0101 cost 80 points 80',
  'name 20L en "20th Line"; fr "le 20e de ligne"',
]);
function refused(text: string): Refusal {
  const read = orders(text, now, 'red');
  if (!(read instanceof Refusal)) throw new Error(`understood: ${text}`);
  return read;
}

describe('a refusal suggests what to order instead', () => {
  test.each([
    ['45L marhc 0504', 'refuse-word', '45L march 0504'],
    ['45L marhce 0504', 'refuse-word', '45L marche 0504'],
    ['45L fier 20L', 'refuse-word', '45L fire 20L'],
    ['45L march 0504 fcae NE', 'refuse-word', '45L march 0504 face NE'],
    ['7C charge 3D, if sqare stop', 'refuse-word', '7C charge 3D, if square stop'],
    ['45 march 0504', 'refuse-no-unit', undefined],
    ['45M march 0504', 'refuse-unknown-unit', '45L march 0504'],
    ['45L fire 21L', 'refuse-unknown-unit', '45L fire 20L'],
    ['20L march 0504', 'refuse-enemy-unit', undefined],
    ['45L fire 57L', 'refuse-own-target', undefined],
    ['45L fire 6B', 'refuse-dead-unit', undefined],
    ['45L march 1713', 'refuse-off-map', '45L march 1612'],
    ['45L march 0000', 'refuse-off-map', '45L march 0101'],
    ['45L march 504', 'refuse-no-hex', undefined],
    ['45L march', 'refuse-hex-missing', undefined],
    ['45L', 'refuse-unfinished', undefined],
    ['45L fire', 'refuse-unit-missing', undefined],
    ['45L fire now', 'refuse-no-unit', undefined],
    ['45L 57L march 0504', 'refuse-no-colon', '45L 57L: march 0504'],
    ['45L,57L march 0504', 'refuse-no-colon', '45L,57L: march 0504'],
    ['45L 57L: march 0504', 'refuse-who', '45L march 0504'],
    ['45L 57L: 7C march 0504', 'refuse-group-stranger', '45L 57L 7C: 7C march 0504'],
    ['45L 57L: 7C', 'refuse-group-stranger', '45L 57L 7C: 7C'],
    ['45L 45l: 45L march 0504', 'refuse-unit-twice', undefined],
    ['march 0504', 'refuse-who', '45L march 0504'],
    ['hold', 'refuse-nothing-asked', undefined],
    ['45L hold', 'refuse-nothing-asked', undefined],
    ['resign', 'refuse-resign', undefined],
    ['draw', 'refuse-draw', undefined],
    ['check victory', 'refuse-word-here', undefined],
    ['', 'refuse-empty', undefined],
    [' ; \n', 'refuse-empty', undefined],
    ['7C charge 3D, attack, stop', 'refuse-twice', undefined],
    ['7C attack 3D', 'refuse-word-here', undefined],
    ['45L turn NE demi-unité', 'refuse-word-here', undefined],
    ['end now', 'refuse-word-left', undefined],
  ])('%s', (text, id, instead) => {
    const refusal = refused(text);
    expect(refusal.says.id).toBe(id);
    expect(refusal.instead[0]).toBe(instead);
    for (const language of ['en', 'fr'] as const) expect(words.say(language, refusal.says)).not.toBe('');
  });

  test('after one typing error, only the word that is one error away is suggested', () => {
    const refusal = refused('7C chrge 3D');
    expect(words.say('en', refusal.says)).toBe('I do not know “chrge”. Did you mean “charge”?');
    expect(refusal.instead).toEqual(['7C charge 3D']);
  });

  test('SH-FACING-01 east and west are hexsides, not facings', () => {
    for (const [text, first] of [
      ['45L turn E', '45L turn NE'],
      ['45L march 0504 face ouest', '45L march 0504 face NW'],
      ['45L tourne est', '45L tourne NE'],
      ['45L march 0504 face O', '45L march 0504 face NW'],
    ] as const) {
      expect(refused(text).says.id).toBe('refuse-facing');
      expect(refused(text).clause).toBe('SH-FACING-01');
      expect(refused(text).instead[0]).toBe(first);
    }
  });

  test('the texts of refusals', () => {
    const say = (text: string) => [
      words.say('en', refused(text).says),
      words.say('fr', refused(text).says).replace(/\s/g, ' '),
    ];
    expect(say('45L marhc 0504')).toEqual([
      'I do not know “marhc”. Did you mean “march”?',
      'Je ne connais pas « marhc ». Vouliez-vous dire « marche » ?',
    ]);
    expect(say('20L march 0504')).toEqual([
      'The 20th Line belongs to the enemy. Give orders to one of your own units.',
      'Le 20e de ligne appartient à l’ennemi. Donnez vos ordres à l’une de vos unités.',
    ]);
    expect(say('45L march 1713')[0]).toBe(
      'There is no hex 1713 on this map: it has 16 columns and 12 rows. The nearest is 1612.',
    );
    expect(say('45L')[0]).toContain('“march”, “fire”, “charge”');
  });
});

test('orders that the bot gives can be read when their phase has come', () => {
  expect(refused('roll points').says.id).toBe('refuse-word');
  const read = orders('roll points', { ...now, phase: 'orders' }, 'red');
  expect(read).toEqual([{ text: 'roll points', order: { kind: 'rollPoints' } }]);
  const checked = orders('check victory', { ...now, phase: 'victory' }, 'red');
  expect(checked).toEqual([{ text: 'check victory', order: { kind: 'checkVictory' } }]);
});

describe('a condition that can never apply is refused, and the order without it suggested', () => {
  test.each([
    ['45L fire 20L, if square stop', 'square', '45L fire 20L'],
    ['45L march 0504, attack', 'attack', '45L march 0504'],
    ['45L march 0504, stop, if failed flee', 'attack', '45L march 0504, if failed flee'],
    ['45L assault 20L, attack, pursue toward 0502 then attack', 'pursuit', '45L assault 20L, attack'],
    ['45L line, if failed stay at 5 else flee toward 0505', 'failed', '45L line'],
    ['45L fire 20L, aside 0506', 'aside', '45L fire 20L'],
    ['45L 57L: 45L turn N, no pursuit', 'pursuit', '45L 57L: 45L turn N'],
  ])('%s', (text, condition, instead) => {
    const { says, instead: offered } = refused(text);
    expect(says).toEqual({ id: 'refuse-in-vain', args: { condition } });
    expect(offered).toEqual([instead]);
    expect(orders(instead, now, 'red')).not.toBeInstanceOf(Refusal);
  });

  test.each([
    '7C charge 3D, if square evade 0806, attack, pursue toward 0802 with 7C then stop, if failed flee, aside 0806',
    '45L assault 20L, if square stop, attack, if failed stay',
    '45L fire 20L then assault, attack',
    '45L fire 20L, if failed flee',
    '45L march 0504, aside 0506',
    '45L line then fire 20L, if failed stay',
  ])('%s is not refused', (text) => expect(orders(text, now, 'red')).not.toBeInstanceOf(Refusal));
});
