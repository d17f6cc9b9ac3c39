/** What a player reads of an order that is refused: the reason, the clause, and what to type instead, each said once. */
import { expect, test } from 'vitest';
import { refused } from '../../src/bot/interactions/answer.ts';
import { readable } from '../../src/host/battle/voice.ts';
import { Refusal } from '../../src/kernel/play.ts';
import { sabreurHex } from '../../src/rules/sabreur-hex/index.ts';
import { position } from '../help/telling.ts';
import { words } from '../help/words.ts';

const now = position('map 30 x 30', 'red 4K light cavalry 1107 N', 'blue 5D line infantry line 1101 S');

function told(text: string, language: 'en' | 'fr'): string {
  const read = sabreurHex.orders(text, now, 'red');
  if (!(read instanceof Refusal)) throw new Error(`understood: ${text}`);
  const says = refused(words.say, language, readable(read, sabreurHex.showOrder, language));
  return says.replaceAll(/[\u00a0\u202f]/g, ' ');
}

test('a misspelt word', () => {
  expect(told('4K chrge 5D', 'en')).toBe('I do not know “chrge”. Did you mean “charge”?\n-# Try: `4K charge 5D`');
  expect(told('4K marhc 1106', 'fr')).toBe(
    'Je ne connais pas « marhc ». Vouliez-vous dire « marche » ?\n-# Essayez : `4K marche 1106`',
  );
});

test('a clause, with the nearest order that it allows', () => {
  expect(told('4K turn E', 'en')).toMatch(/ \[SH-FACING-01\]\n-# Try: `4K turn NE`/);
});
