/** Texts that no one means: each is either dice within the limits or one error, and parsing is bounded. */
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Die } from '../../src/dice/die.ts';
import { LIMITS, type Notation, type NotDice } from '../../src/dice/notation.ts';
import { readDice, readTokens } from '../../src/dice/read.ts';
import { rollDice } from '../../src/dice/roll.ts';
import { type Token, tokensOf } from '../../src/dice/tokens.ts';
import { writeDice } from '../../src/dice/write.ts';
import { steadyDie } from './steady.ts';
import { rounds } from '../help/soak.ts';

const SOUP = [
  ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
  ['66', '666', '100', '1000', '9999999', '99999999999999999999'],
  ['d', 'D', 'd6', '3d6', 'd%', '%', 'k', 'kh', 'kl', 'dh', 'dl', '!', 'r', 'ro', 'x', '×', '*', '**'],
  ['+', '-', '−', '(', ')', '>', '>=', '<', '<=', '=', '≥', '≤', ',', ';', '#', ' ', '  ', '\n', '\t'],
  ['dice', 'dés', 'die', 'un dé', 'on', 'at', 'à', 'sur', 'or more', 'ou plus', 'or less', 'and', 'et', 'en', 'fois'],
  ['keep', 'drop', 'sans', 'garder', 'the', 'la', 'les', 'plus', 'highest', 'lowest', 'haute', 'basses', 'deux'],
  ['6s double', '6 doubles', 'comptent', 'save 5+', 'sauvegarde à', 'hits', 'exploding', 'fire', 'é', '\u0301'],
  [
    '\u202e',
    '\u0000',
    '\ud800',
    '𝟞',
    '６',
    'ｄ６',
    '👨‍👩‍👧',
    '<@1>',
    '@everyone',
    '`',
    '__proto__',
    'constructor',
    '9e9',
  ],
].flat();

const soup = fc.array(fc.constantFrom(...SOUP), { minLength: 1, maxLength: 30 }).map((parts) => parts.join(''));
const spaced = fc.array(fc.constantFrom(...SOUP), { minLength: 1, maxLength: 20 }).map((parts) => parts.join(' '));
const texts = fc.oneof(soup, spaced);

/**
 * Hand-made, because fast-check needs most of a minute for that many: random tokens, tokens with spaces, any code
 * units.
 */
function randomText(die: Die): string {
  const kind = die(3);
  const length = die(die(50) === 1 ? 120 : 16);
  const parts = Array.from({ length }, () =>
    kind === 3 ? String.fromCharCode(die(65_536) - 1) : SOUP[die(SOUP.length) - 1]!,
  );
  return parts.join(kind === 2 ? ' ' : '');
}

/** How often the parser looks at tokens. */
function looksAt(text: string): { readonly looks: number; readonly tokens: number; readonly read: Notation | NotDice } {
  const tokens = tokensOf(text);
  let looks = 0;
  const watched = new Proxy<readonly Token[]>(tokens, {
    get: (target, name, self) => {
      if (typeof name === 'string' && /^\d/.test(name)) looks++;
      return Reflect.get(target, name, self) as unknown;
    },
  });
  const read = readTokens(watched, text);
  return { looks, tokens: tokens.length, read };
}

const die = steadyDie(4);

function check(text: string): 'read' | 'refused' {
  const notation = readDice(text);
  if ('fault' in notation) {
    if (notation.at < 0 || notation.at > text.length || Object.keys(notation).length > 3)
      throw new Error(`a vague fault: ${JSON.stringify(text)}`);
    return 'refused';
  }
  const again = readDice(writeDice(notation));
  if (!isDeepStrictEqual(again, { ...notation, label: '' })) throw new Error(`read otherwise: ${JSON.stringify(text)}`);
  const { times, terms, label } = notation;
  const dice = terms.reduce((sum, term) => sum + (term.kind === 'dice' ? term.count * term.digits : 0), 0);
  const within = times * dice <= LIMITS.dice && times <= LIMITS.times && terms.length <= LIMITS.terms;
  if (!within || label.length > LIMITS.length || writeDice(notation).length > LIMITS.length)
    throw new Error(`no limit: ${JSON.stringify(text)}`);
  return 'read';
}

test('200,000 random texts: dice within the limits, or one error with its position', () => {
  const found = { read: 0, refused: 0 };
  const random = steadyDie(3);
  for (let text = 0; text < 200_000; text++) found[check(randomText(random))]++;
  expect(found.read).toBeGreaterThan(2_000);
  expect(found.refused).toBeGreaterThan(100_000);
});

test('parsing is linear: each token is looked at a few times, whatever the tokens are', () => {
  const worst = ['and '.repeat(25), `d6${' and'.repeat(24)}`, `8 dice on 5+${' the'.repeat(22)}`, '9*'.repeat(50)];
  const most = (text: string) => {
    const { looks, tokens } = looksAt(text.slice(0, LIMITS.length));
    return looks / tokens;
  };
  expect(Math.max(...worst.map(most))).toBeLessThan(40);
  fc.assert(
    fc.property(texts, (text) => most(text) < 40),
    { numRuns: rounds(5_000) },
  );
});

test('rolling is bounded: the number of rolls per die and the size of the result are limited', () => {
  // The worst dice: always the face that is rerolled, then always the one that explodes.
  const again = LIMITS.again + 1;
  const most = LIMITS.dice * again * again + 2 * LIMITS.dice * again;
  fc.assert(
    fc.property(texts, fc.constantFrom(1, 6, 1000), (text, face) => {
      const notation = readDice(text);
      if ('fault' in notation) return;
      let thrown = 0;
      rollDice(notation, (sides) => {
        thrown++;
        return Math.min(face, sides);
      });
      rollDice(notation, die);
      expect(thrown).toBeLessThanOrEqual(most);
    }),
    { numRuns: rounds(20_000) },
  );
});
