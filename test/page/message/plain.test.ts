import { expect, test } from 'vitest';
import { plainOf } from '../../../src/page/browser/message/markdown/plain.ts';
import { reader } from './reader.ts';

test.each([
  ['# **Red** to move\n> quoted\nand `code`', 'Red to move quoted and code'],
  ['- a\n- b\n```js\nc\n```', '• a • b c'],
  [
    '<@1> and <@9> in <#4>, <@&3>: </order:7> <:sabre:8> <t:0:D>',
    '@Alice and @unknown-user in #battle, @Umpires: /order :sabre: 1 January 1970',
  ],
  ['||who wins|| [see](https://x.example) https://y.example', '▇▇▇ see https://y.example'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
])('%j in one line', (text, words) => {
  expect(plainOf(text, reader('en'), 0)).toBe(words);
});

test('a command is shown as the reader types it', () => {
  expect(plainOf('</battle new:7> </order:8>', reader('fr'), 0)).toBe('/bataille nouvelle /order');
});
