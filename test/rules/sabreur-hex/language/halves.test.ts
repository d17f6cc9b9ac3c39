/** The halves of an extended line in orders and answers: read, written, suggested, completed. */
import { describe, expect, test } from 'vitest';
import { Refusal } from '../../../../src/kernel/play.ts';
import { NOTHING, run } from '../../../../src/kernel/run.ts';
import { apply } from '../../../../src/rules/sabreur-hex/apply.ts';
import { answer, complete, orders, suggest } from '../../../../src/rules/sabreur-hex/language/index.ts';
import { render } from '../../../../src/rules/sabreur-hex/language/write.ts';
import { play } from '../../../../src/rules/sabreur-hex/play.ts';
import { readPosition } from '../../../../src/rules/sabreur-hex/scenario/index.ts';

const now = readPosition([
  'red 96L line infantry linear order extended line 0709 N also 0809',
  'red 45L line infantry linear order line 0409 N',
  'blue 20L line infantry column 0706 S',
  'blue 11L line infantry column 0906 S',
]);

function may(text: string): boolean {
  const read = orders(text, now, 'red');
  if (read instanceof Refusal || read.length !== 1) return false;
  return run({ play, apply }, now, read[0]!.order, 'red', [], NOTHING).kind !== 'refused';
}

function offered(typed: string, language: 'en' | 'fr' = 'en'): string[] {
  return complete(typed, now, 'red', language, may).map(({ text }) => text);
}

function french(text: string): string {
  const read = orders(text, now, 'red');
  if (read instanceof Refusal) throw read;
  return render(read[0]!.order, 'fr');
}

describe('orders', () => {
  test.each([
    ['96L fire left 20L then right 11L', '96L tire gauche 20L puis droite 11L'],
    ['96L fire 20L then fire 11L', '96L tire 20L puis tire 11L'],
    ['96L turn NE on left', '96L tourne NE sur gauche'],
    ['96L turn NO sur droite', '96L tourne NO sur droite'],
    ['96L turn about', '96L demi-tour'],
    ['96L extend', '96L étend'],
    ['45L extend 0509', '45L étend 0509'],
    ['96L line 0809', '96L ligne 0809'],
    ['96L column 0709', '96L colonne 0709'],
  ])('%s', (text, shown) => {
    expect(french(text)).toBe(shown);
    const read = orders(shown, now, 'red');
    expect(read).not.toBeInstanceOf(Refusal);
    expect(orders(text, now, 'red')).toEqual(read);
  });
});

describe('answers', () => {
  const asked = (kind: string, ...texts: string[]) => ({
    kind,
    to: 'red' as const,
    unit: '96L',
    about: {},
    options: texts.map((text) => ({ text, about: {} })),
    fallback: texts[0]!,
  });

  test.each([
    ['right 11L', 'right 11L'],
    ['droite 11L', 'right 11L'],
    ['tire droite 11L', 'right 11L'],
    ['fire 11L', 'fire 11L'],
    ['hold', 'no fire'],
    ['rien', 'no fire'],
  ])('ASK-21 %s', (typed, text) => {
    expect(answer(typed, asked('ASK-21', 'right 20L', 'right 11L', 'no fire'), now).text).toBe(text);
  });

  test.each([
    ['keep 0709', 'keep 0709'],
    ['garde la 0809', 'keep 0809'],
  ])('ASK-20 %s', (typed, text) => {
    expect(answer(typed, asked('ASK-20', 'keep 0709', 'keep 0809'), now).text).toBe(text);
  });

  test('ASK-20 filed before a rout', () => {
    const given = answer('flee, keep 0709', asked('ASK-10', 'stay', 'flee'), now);
    expect(given.text).toBe('flee');
    expect(given.filed).toEqual([{ to: 'red', kind: 'ASK-20', unit: '96L', text: 'keep 0709' }]);
  });
});

describe('suggestions and completions', () => {
  test('SH-MARCH-12 the hexes that name the way, and no others', () => {
    expect(offered('96L march ')).toEqual(expect.arrayContaining(['96L march 0608', '96L march 0808']));
    expect(offered('96L march ')).not.toContain('96L march 0708');
    expect(offered('96L oblique ')).not.toContain('96L oblique 0708');
    expect(offered('96L oblique ')).toContain('96L oblique 0609');
  });

  test('SH-FACING-10 both ways to wheel, and the about-face', () => {
    expect(offered('96L tourne ', 'fr')).toEqual(
      expect.arrayContaining(['96L tourne NE sur gauche', '96L tourne NE sur droite', '96L tourne S']),
    );
    expect(offered('96L tu')).toContain('96L turn about');
  });

  test('SH-FIRE-17 the halves, then the second shot', () => {
    const first = offered('96L fire ');
    expect(first).toEqual(expect.arrayContaining(['96L fire 20L', '96L fire left 20L', '96L fire right 11L']));
    expect(first).not.toContain('96L fire left 11L');
    expect(offered('96L fire left 20L then ')).toContain('96L fire left 20L then fire');
    expect(offered('96L fire left 20L then fire ')).toContain('96L fire left 20L then fire right 11L');
  });

  test('SH-FORM-24 hexes to extend to, hexes to keep', () => {
    expect(offered('45L extend ')).toEqual(['45L extend 0309', '45L extend 0509']);
    expect(offered('96L line ')).toEqual(['96L line 0709', '96L line 0809']);
    expect(offered('96L square')).toEqual([]);
  });

  test('every suggestion is legal', () => {
    const all = suggest(now, 'red', may);
    expect(all.filter((text) => !may(text))).toEqual([]);
    expect(all).toContain('96L fire 20L');
    expect(all).toContain('45L extend 0309');
    expect(all.some((text) => text.startsWith('96L turn NE on'))).toBe(true);
  });
});
