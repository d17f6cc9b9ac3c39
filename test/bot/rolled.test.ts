/** Chat rolls as people read them, in both languages. Nothing typed breaks out of its line or mentions anyone. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Answer } from '../../src/bot/interactions/answer.ts';
import type { Use } from '../../src/bot/bot.ts';
import { readId } from '../../src/bot/interactions/id.ts';
import { type RollWish, rolled, rolledAgain } from '../../src/bot/dice/roll.ts';
import { LONGEST, rollInWords } from '../../src/bot/dice/roll-words.ts';
import { createDie } from '../../src/dice/die.ts';
import { readDice } from '../../src/dice/read.ts';
import { rollDice } from '../../src/dice/roll.ts';
import type { Language } from '../../src/kernel/ruleset.ts';
import { words } from '../help/words.ts';
import { partsOf, textOf } from '../help/parts.ts';
import { rounds } from '../help/soak.ts';

const { say } = words;
const real = createDie();

function use(language: Language = 'en', die: (sides: number) => number = real): Use {
  const host = { roll: async () => undefined };
  return {
    say,
    language,
    die,
    host,
    request: { person: { id: '1100000000000000011', name: 'Alice' } },
  } as unknown as Use;
}

/** The typed dice and their values, in both languages. */
function thrown(typed: string, ...values: number[]): string {
  const dice = readDice(typed);
  if ('fault' in dice) throw new Error(`${typed}: ${dice.fault}`);
  const shown = (['en', 'fr'] as const).map((language) => {
    const left = [...values];
    const text = rollInWords(
      (says) => say(language, says),
      rollDice(dice, () => left.shift() ?? 1),
    );
    expect(left).toEqual([]);
    return text;
  });
  return shown.join('\n');
}

test.each([
  [
    'a sum',
    '4d6kh3+2',
    [5, 3, 4, 6],
    [
      '🎲 **17** · 4d6 (the 3 highest) + 2',
      '-# (5 ~~3~~ 4 6) + 2',
      '🎲 **17** · 4D6 (les 3 plus hauts) + 2',
      '-# (5 ~~3~~ 4 6) + 2',
    ],
  ],
  ['one die needs no second line', 'd20', [11], ['🎲 **11** · d20', '🎲 **11** · D20']],
  ['no dice at all', '7 - 9', [], ['🎲 **−2**', '🎲 **−2**']],
  ['tens and ones', '2d66', [1, 6, 5, 4], ['🎲 **70** · 2d66', '-# 16 54', '🎲 **70** · 2D66', '-# 16 54']],
  [
    'exploding',
    '3d6!>4',
    [2, 5, 6, 3, 1],
    ['🎲 **17** · 3d6 (exploding on 5+)', '-# 2 5!+6!+3 1', '🎲 **17** · 3D6 (explosion sur 5+)', '-# 2 5!+6!+3 1'],
  ],
  [
    'what explodes is dropped with its die',
    '3d6!dl1',
    [6, 1, 2, 5],
    [
      '🎲 **12** · 3d6 (exploding, without the lowest)',
      '-# 6!+1 ~~2~~ 5',
      '🎲 **12**',
      '-# 3D6 (dés explosifs, sans le plus bas)',
      '-# 6!+1 ~~2~~ 5',
    ],
  ],
  [
    'thrown again',
    '3d6ro<3 x 10',
    [2, 1, 4, 6],
    [
      '🎲 **110**',
      '-# 3d6 (rerolled once on 2 or less) × 10',
      '-# (~~2~~→1 4 6) × 10',
      '🎲 **110**',
      '-# 3D6 (une seule relance sur 2 ou moins) × 10',
      '-# (~~2~~→1 4 6) × 10',
    ],
  ],
  [
    'a difference',
    '-d4 + 3d6dh2',
    [3, 6, 2, 5],
    [
      '🎲 **−1** · −d4 + 3d6 (without the 2 highest)',
      '-# −3 + (~~6~~ 2 ~~5~~)',
      '🎲 **−1** · −D4 + 3D6 (sans les 2 plus hauts)',
      '-# −3 + (~~6~~ 2 ~~5~~)',
    ],
  ],
  [
    'a test that is passed',
    '2d6<=7',
    [2, 3],
    ['🎲 **5 ✓** by 2 · 2d6 ≤ 7', '-# 2 3', '🎲 **5 ✓** de 2 · 2D6 ≤ 7', '-# 2 3'],
  ],
  [
    'a test that just fails',
    '2d6>7',
    [4, 3],
    ['🎲 **7 ✗** by 1 · 2d6 > 7', '-# 4 3', '🎲 **7 ✗** de 1 · 2D6 > 7', '-# 4 3'],
  ],
  [
    'a test that is just passed',
    'd20>=15',
    [15],
    ['🎲 **15 ✓** · d20 ≥ 15', '-# 15', '🎲 **15 ✓** · D20 ≥ 15', '-# 15'],
  ],
  [
    'digits that are read have no margin',
    'd66>=40',
    [6, 1],
    ['🎲 **61 ✓** · d66 ≥ 40', '-# 61', '🎲 **61 ✓** · D66 ≥ 40', '-# 61'],
  ],
  [
    'hits',
    '4 dice on 5+',
    [5, 1, 6, 4],
    ['🎲 **2 hits** · 4d6 on 5+', '-# **5** 1 **6** 4', '🎲 **2 touches** · 4D6 sur 5+', '-# **5** 1 **6** 4'],
  ],
  [
    'none, and one',
    '2x(2 dice on 6)',
    [1, 2, 6, 1],
    [
      '🎲 2 × (2d6 on 6+)',
      '**no hits** · 1 2',
      '**1 hit** · **6** 1',
      '🎲 2 × (2D6 sur 6+)',
      '**aucune touche** · 1 2',
      '**1 touche** · **6** 1',
    ],
  ],
  [
    'doubles and saves',
    '4 dice on 4+, 6s double, save 5+',
    [4, 6, 1, 3, 5, 2, 1],
    [
      '🎲 **2 losses** (3 hits, 1 saved)',
      '-# 4d6 on 4+, 6s count 2, save 5+',
      '-# **4** **6**×2 1 3 · saves **5** 2 1',
      '🎲 **2 pertes** (3 touches, 1 sauvée)',
      '-# 4D6 sur 4+, les 6 comptent 2, sauvegarde 5+',
      '-# **4** **6**×2 1 3 · sauvegardes **5** 2 1',
    ],
  ],
  [
    'saves alone',
    '3 saves on 5+',
    [5, 2, 6],
    [
      '🎲 **1 loss** (3 hits, 2 saved)',
      '-# 3d6 saving on 5+',
      '-# saves **5** 2 **6**',
      '🎲 **1 perte** (3 touches, 2 sauvées)',
      '-# 3D6 de sauvegarde sur 5+',
      '-# sauvegardes **5** 2 **6**',
    ],
  ],
  [
    'all are saved, and nothing to save',
    '2x(d6 on 4+, save 5+)',
    [4, 6, 1],
    [
      '🎲 2 × (d6 on 4+, save 5+)',
      '**no losses** (1 hit, 1 saved) · **4** · saves **6**',
      '**no losses** (0 hits, 0 saved) · 1',
      '🎲 2 × (D6 sur 4+, sauvegarde 5+)',
      '**aucune perte** (1 touche, 1 sauvée) · **4** · sauvegardes **6**',
      '**aucune perte** (aucune touche, aucune sauvée) · 1',
    ],
  ],
  [
    'lines',
    '3x(2d6+1)',
    [1, 2, 3, 4, 5, 6],
    [
      '🎲 3 × (2d6 + 1)',
      '**4** · (1 2) + 1',
      '**8** · (3 4) + 1',
      '**12** · (5 6) + 1',
      '🎲 3 × (2D6 + 1)',
      '**4** · (1 2) + 1',
      '**8** · (3 4) + 1',
      '**12** · (5 6) + 1',
    ],
  ],
] as const)('%s: %s', (_what, typed, values, shown) => {
  expect(thrown(typed, ...values).split('\n')).toEqual(shown);
});

test('if there are too many dice to show, only their number is shown', () => {
  const text = thrown('100d6!>3', ...Array.from({ length: 100 }, () => [6, 6, 6, 6, 6, 6, 6, 6, 6, 1]).flat());
  expect(text).toMatch(/… and \d+ dice more/);
  expect(text).toMatch(/… et \d+ dés de plus/);
});

test('dice with too many modifiers for a sentence are shown in notation', () => {
  const text = thrown(Array(10).fill('d6!r1').join('+'), ...Array(10).fill(2));
  expect(text).toContain('`d6!r1+');
});

/** The text of an answer, and the custom ids of its buttons. */
function read(answer: Answer): { readonly text: string; readonly ids: readonly string[] } {
  return { text: textOf(answer), ids: partsOf(answer).flatMap(({ custom_id: id }) => id ?? []) };
}

describe('a whole answer', () => {
  const fixed = (language: Language = 'en') => use(language, () => 4);

  test('a label and a comment are above it, and the same dice can be rolled again', async () => {
    const answer = await rolled(fixed(), { typed: '2d6 # at *dusk*', label: 'Old Guard' });
    expect(read(answer)).toEqual({
      text: '**Old Guard · at \\*dusk\\***\n🎲 **8** · 2d6\n-# 4 4',
      ids: ['again:2d6'],
    });
    expect(answer.hidden).toBeUndefined();
  });

  test.each([
    ['en', 'Only you see this. If you reveal it, others see exactly these dice.'],
    ['fr', 'Vous seul voyez ceci. Si vous le montrez, tous verront ces mêmes dés.'],
  ] as const)('a secret one says so, and can be shown (%s)', async (language, note) => {
    const answer = await rolled(fixed(language), { typed: 'd6', secret: true });
    expect(answer.hidden).toBe(true);
    expect(read(answer)).toEqual({
      text: `🎲 **4** · ${language === 'fr' ? 'D6' : 'd6'}\n-# ${note}`,
      ids: ['reveal:0'],
    });
  });

  test.each([
    ['en', '2d6 >> 4', 'I cannot read these dice: I stopped at `> 4`.'],
    ['fr', '2D6 + ', 'Je ne sais pas lire la suite\u00a0: je me suis arrêté après `2D6 +`.'],
    ['en', '20 men', 'I stopped at `men`, which I cannot read; if it is a label, write it after `#`'],
    ['fr', '8 dés à 4+, svg 5+', 'devant `svg 5+`, que je ne sais pas lire\u00a0; si c’est un libellé'],
    ['en', '3x2d6 à 8+', 'for the total, write `3x2d6>=8`.'],
    ['en', `2d6 ${'x'.repeat(100)}`, 'or use `label:`.'],
    ['en', '2d6+```<@1>``` @everyone [x](http://y.example) and more', 'at `’’’<\u2060@\u20601>’’’ @\u2060everyone…`'],
  ] as const)(
    'an error is shown to its author alone, with its position and what works (%s: %s)',
    async (language, typed, why) => {
      const answer = await rolled(use(language), { typed });
      expect(answer).toMatchObject({ hidden: true, content: expect.stringContaining(why) });
      expect(read(answer).text).toMatch(/`[^`]*2d6[^`]*`/i);
    },
  );

  test('the person who rolls again is named', () => {
    const { text, ids } = read(rolledAgain(fixed(), '3x(2d6>=8)'));
    expect(text.split('\n').slice(0, 2)).toEqual(['<@1100000000000000011> rolls:', '🎲 3 × (2d6 ≥ 8)']);
    expect(ids).toEqual(['again:3x(2d6>=8)']);
    expect(rolledAgain(fixed(), '<@1>')).toMatchObject({ hidden: true });
  });
});

/** Notations that cover all corners, most of them valid. */
const number = fc.nat({ max: 40 }).map(String);
const change = fc.constantFrom('!', '!>3', 'r1', 'ro<3', 'kh2', 'dl1', 'k', 'x10', '');
const dice = fc
  .tuple(
    fc.constantFrom('', '1', '2', '8', '20', '50', '100'),
    fc.constantFrom('d6', 'd3', 'd66', 'd%', 'd1000', ' dés'),
    change,
    change,
  )
  .map((all) => all.join(''));
const sum = fc.array(fc.oneof(dice, number), { minLength: 1, maxLength: 10 }).map((all) => all.join('+'));
const tested = fc
  .tuple(sum, fc.constantFrom('', '>=4', '<=7', ' on 5+', ' à 3+, 6 doubles, sauvegarde 4+'))
  .map((all) => all.join(''));
const saves = fc.constantFrom('5 saves on 4+', '100 jets de sauvegarde à 2+');
const notation = fc
  .tuple(fc.constantFrom('', '3x', '20x'), fc.oneof({ weight: 9, arbitrary: tested }, saves))
  .map(([times, each]) => (times === '' ? each : `${times}(${each})`));

/** Text that would do harm if it were not escaped. */
const harm = fc.constantFrom(
  '@everyone',
  '@here',
  '<@1100000000000000012>',
  '<@&42>',
  '<#42>',
  '</roll:42>',
  '<t:0:R>',
  '**',
  '__',
  '~~',
  '||',
  '`',
  '```',
  '\\',
  '> ',
  '-# ',
  '# ',
  '\n',
  '\r\n',
  '[x](https://y.example)',
  'https://y.example',
  'discord.gg/x',
  '\u202e',
  '\u200b',
  '🎲',
  'é',
);
const label = fc.array(fc.oneof(harm, fc.string()), { maxLength: 12 }).map((all) => all.join('').slice(0, 100));

/** Markup that has not been escaped. */
const LOOSE = /<(@|#|\/|t:|id:|a?:)|@(everyone|here)|:\/\/|(?<!\\)(`|\[|\||__)/;

test('any roll fits into a message, and its label cannot mention anyone or break anything', async () => {
  let thrownAtAll = 0;
  await fc.assert(
    fc.asyncProperty(notation, label, label, fc.constantFrom('en', 'fr'), async (typed, above, comment, language) => {
      const wish: RollWish = { typed: `${typed} #${comment}`.slice(0, 100), label: above };
      const answer = await rolled(use(language), wish);
      const { text, ids } = read(answer);
      expect(text.length).toBeLessThanOrEqual(2000);
      expect(text).not.toMatch(/…$/);
      for (const id of ids) expect(readId(id)).toBeDefined();
      if (answer.hidden) return;
      thrownAtAll++;
      const lines = text.split('\n');
      const first = lines.findIndex((line) => line.startsWith('🎲 '));
      expect(first).toBeLessThanOrEqual(1);
      if (first === 0) return;
      const [, said] = /^\*\*(.+)\*\*$/su.exec(lines[0]!) ?? [];
      expect(said).toBeDefined();
      expect(said).not.toMatch(LOOSE);
      expect(said!.replace(/\\[^a-z]/g, '')).not.toMatch(/[*_~`|]/);
      expect(said!.replace(/\\\\/g, '')).not.toMatch(/\\$/);
    }),
    { numRuns: rounds(2000) },
  );
  expect(thrownAtAll).toBeGreaterThan(150);
});

test('letters that become several characters when escaped do not exceed the limit', async () => {
  const typed = `100d1000 #${'\ufb2c'.repeat(90)}`;
  const answer = await rolled(use(), { typed, label: '\ufb2c'.repeat(100) });
  expect(read(answer).text.split('\n')[0]!.length).toBeLessThanOrEqual(2 * 100 + '**** · '.length);
});

test('the result keeps to its own length, leaving room above and below', () => {
  fc.assert(
    fc.property(notation, fc.constantFrom('en', 'fr'), (typed, language) => {
      const dice = readDice(typed);
      if ('fault' in dice) return;
      const shown = rollInWords((says) => say(language, says), rollDice(dice, real));
      expect(shown.length).toBeLessThanOrEqual(LONGEST);
    }),
    { numRuns: rounds(2000) },
  );
});
