/** Discord's Markdown as a tree: what it means, that nothing is lost, and that no text can do harm. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from '../../../src/page/browser/message/markdown/parse.ts';
import type { Block, Span } from '../../../src/page/browser/message/markdown/tree.ts';
import { codePoint } from '../../help/code-points.ts';
import { rounds } from '../../help/soak.ts';

const LETTERS: Readonly<Record<string, string>> = { bold: 'b', italic: 'i', underline: 'u', strike: 's', spoiler: '?' };

/** A tree in short form: `b(...)` is bold, `p(...)` a paragraph. */
function short(nodes: readonly (Block | Span)[]): string {
  return nodes.map(shortOf).join('');
}

function shortOf(node: Block | Span): string {
  switch (node.kind) {
    case 'text':
      return node.text;
    case 'code':
      return `code(${node.text})`;
    case 'fence':
      return `fence:${node.language}(${node.text})`;
    case 'link':
      return `a:${node.address}(${short(node.inside)})`;
    case 'user':
    case 'role':
    case 'channel':
      return `${node.kind}(${node.id})`;
    case 'command':
    case 'emoji':
      return `${node.kind}(${node.name})`;
    case 'time':
      return `t(${node.seconds}:${node.style})`;
    case 'heading':
      return `h${node.level}(${short(node.inside)})`;
    case 'list':
      return `${node.start ?? 'ul'}[${node.items.map((item) => short(item)).join(';')}]`;
    case 'paragraph':
      return `p(${short(node.inside)})`;
    case 'small':
    case 'quote':
      return `${node.kind}(${short(node.inside)})`;
    case 'bold':
    case 'italic':
    case 'underline':
    case 'strike':
    case 'spoiler':
      return `${LETTERS[node.kind]}(${short(node.inside)})`;
  }
}

const read = (text: string): string => short(parse(text));

describe('blocks', () => {
  test.each([
    ['# a\n## *b*\n### c\n-# d **e**\nf', 'h1(a)h2(i(b))h3(c)small(d b(e))p(f)'],
    ['#a\n#### b\n# \n-#c', 'p(#a\n#### b\n# \n-#c)'],
    ['a\n\n# b\n\nc', 'p(a\n\n)h1(b)p(\nc)'],
    ['> a\n> -# b\nc', 'quote(p(a)small(b))p(c)'],
    ['> a\n>\n> b\n>c', 'quote(p(a\n\nb))p(>c)'],
    ['a\n>>> b\n# c\n> d', 'p(a)quote(p(b)h1(c)p(> d))'],
    ['> ```\n> # a\n> ```\nb', 'quote(fence:(# a))p(b)'],
    ['- a\n- b\n  - c\n  more\n    - d\n* e\nf', 'ul[p(a);p(b)ul[p(c\nmore)ul[p(d)]];p(e)]p(f)'],
    ['3. a\n4. ## b\n- c\n-d', '3[p(a);h2(b)]ul[p(c)]p(-d)'],
    ['  - a\n - b', 'ul[p(a)]ul[p(b)]'],
    ['a\n```js\n<b>\n\n  **c**\n```\nd', 'p(a)fence:js(<b>\n\n  **c**)p(d)'],
    ['```\n# a\n> b\n```', 'fence:(# a\n> b)'],
    ['a ```b``` c', 'p(a )fence:(b)p( c)'],
    ['```js```', 'fence:(js)'],
    ['```\na\n```\n```\n# b\n```# c', 'fence:(a)fence:(# b)p(# c)'],
    ['a\n```\n# b', 'p(a\n```)h1(b)'],
    ['', ''],
    ['\n', 'p(\n)'],
  ])('%j', (text, tree) => expect(read(text)).toBe(tree));
});

describe('spans', () => {
  test.each([
    ['**`a*b`** *x **y** z* __u__ _v_ ~~w~~ ||x||', 'b(code(a*b)) i(x b(y) z) u(u) i(v) s(w) ?(x)'],
    ['***a*** __*b*__ _**c**_', 'b(i(a)) u(i(b)) i(b(c))'],
    ['\\*a\\* 2 * 3 * 4 snake_case_name a\\\\b \\a', '*a* 2 * 3 * 4 snake_case_name a\\b \\a'],
    ['**a\nb** *c * d', 'b(a\nb) *c * d'],
    ['`` a`b `` `c``d` ```e`', 'code( a`b ) code(c``d) ```e`'],
    ['||```\na\n```||', '?(fence:(a))'],
    [
      '<@1> <@!2> <@&3> <#4> </battle new:5> <:sabre:6> <a:horse:7>',
      'user(1) user(2) role(3) channel(4) command(battle new) emoji(sabre) emoji(horse)',
    ],
    [
      '@everyone <@x> <img src=x onerror=alert(1)> <id:guide>',
      '@everyone <@x> <img src=x onerror=alert(1)> <id:guide>',
    ],
    ['<t:0> <t:-5:R> <t:99999999999999> <t:1:x>', 't(0:f) t(-5:R) <t:99999999999999> <t:1:x>'],
    ['\\🎲 \\', '🎲 \\'],
  ])('%j', (text, tree) => expect(read(text)).toBe(`p(${tree})`));
});

describe('links', () => {
  test.each([
    ['[**a** b](https://x.example/y)', 'a:https://x.example/y(b(a) b)'],
    ['[a](<https://x.example/y_(z)> "t")', 'a:https://x.example/y_(z)(a)'],
    ['([a](http://x.example/y_(z)))', '(a:http://x.example/y_(z)(a))'],
    ['[a [b]](https://x.example)', 'a:https://x.example(a [b])'],
    ['[a https://y.example](https://x.example)', 'a:https://x.example(a https://y.example)'],
    ['[a](javascript:b) [a](data:b) [a](//b) [a]', '[a](javascript:b) [a](data:b) [a](//b) [a]'],
    ['[](https://x.example)', '[](a:https://x.example(https://x.example))'],
    [
      'see https://x.example/a_b_c. (http://y.example/(z))',
      'see a:https://x.example/a_b_c(https://x.example/a_b_c). (a:http://y.example/(z)(http://y.example/(z)))',
    ],
    ['<https://x.example/*a*> https:// ftp://x', 'a:https://x.example/*a*(https://x.example/*a*) https:// ftp://x'],
  ])('%j', (text, tree) => expect(read(text)).toBe(`p(${tree})`));
});

/** All text in a tree. */
function held(nodes: readonly (Block | Span)[]): string {
  return nodes
    .map((node) => {
      if (node.kind === 'list') return node.items.map(held).join('');
      if (node.kind === 'link' && held(node.inside) === node.address) return node.address;
      const words = Object.values(node).filter((each) => typeof each === 'string' && each !== node.kind);
      // A label comes before its address.
      return ('inside' in node ? held(node.inside) : '') + words.join('');
    })
    .join('');
}

const SIGNS = [
  '*',
  '**',
  '_',
  '__',
  '~~',
  '||',
  '`',
  '```',
  '\\',
  '[',
  ']',
  '](',
  ')',
  '(',
  '<',
  '>',
  '<@',
  '<#1>',
  ':',
];
const LINES = ['\n', '\n# ', '\n-# ', '\n> ', '\n>>> ', '\n- ', '\n  - ', '\n1. ', ' ', '\n```\n', '](https://k.k)'];
const markup = fc
  .array(fc.oneof(fc.constantFrom(...SIGNS), fc.constantFrom(...LINES), fc.constantFrom('k', 'm', 'z', '"')), {
    maxLength: 60,
  })
  .map((parts) => parts.join(''));
const letters = (text: string): string => text.replace(/[^kmz]/g, '');

describe('any text', () => {
  test('it never makes the reader fail', () => {
    fc.assert(fc.property(fc.oneof(markup, fc.string({ unit: codePoint })), (text) => void parse(text)));
  });

  test('it comes out unchanged if it is plain words', () => {
    const words = fc.array(fc.constantFrom('a', 'Ü', '2', '.', ' ', '\n', '🎲', '@', '#', 'é'), { minLength: 1 });
    fc.assert(
      fc.property(words, (parts) => {
        // Neither a heading nor a list starts a line.
        const text = `a${parts.join('')}a`.replace(/(^|\n)( *)(#|2+\.)/g, '$1$2a');
        expect(read(text)).toBe(`p(${text})`);
      }),
    );
  });

  test('it loses, doubles or moves no word', () => {
    fc.assert(
      fc.property(markup, (text) => {
        expect(letters(held(parse(text)))).toBe(letters(text));
      }),
      { numRuns: rounds(2000) },
    );
  });

  test.each([
    '*',
    '**',
    '_',
    '__a',
    '~~',
    '||',
    '`',
    '```',
    '[',
    '](',
    '[a](',
    '[a](https://',
    '<',
    '> ',
    '- ',
    '\\',
    '*a ',
    '**a*',
    '||**__~~',
    'https://)',
    '`a``',
  ])('%j, a hundred thousand times, is read quickly', (sign) => {
    const tree = parse(sign.repeat(100_000));
    expect(depthOf(tree)).toBeLessThan(30);
  });

  test('lines indented ever deeper', () => {
    const stairs = Array.from({ length: 2_000 }, (_, index) => `${' '.repeat(index)}- a`).join('\n');
    expect(depthOf(parse(stairs))).toBeLessThan(30);
  });
});

function depthOf(nodes: readonly (Block | Span)[]): number {
  const inner = nodes.map((node) =>
    node.kind === 'list' ? Math.max(...node.items.map(depthOf)) : 'inside' in node ? depthOf(node.inside) : 0,
  );
  return 1 + Math.max(0, ...inner);
}
