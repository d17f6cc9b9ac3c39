import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plain } from '../../src/words/plain.ts';
import { codePoint } from '../help/code-points.ts';
import { rounds } from '../help/soak.ts';

/** What people might type to break a message, mixed with random text. */
const nasty = fc.constantFrom(
  ...'<|@|@everyone|@here|<@1>|<@&1>|<#1>|<t:0:R>|</roll:1>|<id:home>|<:a:1>'.split('|'),
  ...'https://a.example|<https://a.example>|discord.gg/abc|discordapp.com/invite/x|[a](https://b.example)'.split('|'),
  ...'> ;>>> ;# ;-# ;- ;1. ;\n;\r\n;\u2028;**;__;~~;|;`;```;\\; '.split(';'),
  ...'\u202e \u2066 \u200b \u200d \ufeff \u00ad \u0000 \u0007 \ud800 \udc00 \u{e0041}'.split(' '),
  ...'e\u0301 \u0300\u0301\u0302\u0303\u0304\u0305 a é 漢 🐎 7'.split(' '),
);
const typed = fc.oneof(
  fc
    .array(fc.oneof(nasty, fc.string({ unit: 'grapheme', maxLength: 3 })), { maxLength: 30 })
    .map((all) => all.join('')),
  fc.string({ unit: codePoint }),
);

function expectAlways(property: (safe: string, text: string) => boolean): void {
  fc.assert(
    fc.property(typed, (text) => property(plain(text), text)),
    { numRuns: rounds(2000) },
  );
}

describe('any text', () => {
  test('no mention, timestamp, emoji or command', () =>
    expectAlways((safe) => !/<[@#:/ait]|@(everyone|here|[\w!&])/i.test(safe)));

  test('no link and no invitation', () =>
    expectAlways((safe) => !/\w:\/\/|discord(app)?\.(gg|com)|(?<!\\)(\\\\)*\[/i.test(safe)));

  test('no quote, heading, small print or list', () =>
    expectAlways((safe) => !/^\s*(>|#|-|\+|\*|\d+[.)]\s)/m.test(safe)));

  test('no bare markdown', () => expectAlways((safe) => !/(?<!\\)(\\\\)*[*_~`|]/.test(safe)));

  test('nothing invisible but our own characters', () =>
    expectAlways((safe) => !/(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/u.test(safe.replaceAll('\u2060', ''))));

  test('no stack of combining marks', () => expectAlways((safe) => !/\p{M}{4}/u.test(safe)));

  test('always well-formed', () => expectAlways((safe) => safe.isWellFormed()));

  test('its length stays bounded', () => expectAlways((safe, text) => safe.length <= 4 * text.length));
});

test('ordinary text is unchanged', () => {
  for (const text of ['7th Cuirassiers', 'l’artillerie de la Garde', 'blue-2', 'à 18:00, vers 1507 !', '3.5 (or so)']) {
    expect(plain(text)).toBe(text);
  }
});

test('escaped text reads as typed', () => {
  expect(plain('**a** _b_ `c`')).toBe('\\*\\*a\\*\\* \\_b\\_ \\`c\\`');
  expect(plain('a\n# b\n-# c\n> d')).toBe('a\n\\# b\n\\-# c\n\\> d');
});
