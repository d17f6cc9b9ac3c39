/** Dice completion: incomplete text becomes valid dice, and is never offered as a label. */
import { describe, expect, test } from 'vitest';
import type { Use } from '../../src/bot/bot.ts';
import { endedDice } from '../../src/bot/dice/dice-endings.ts';
import { diceChoices } from '../../src/bot/dice/saved-rolls.ts';
import { readDice } from '../../src/dice/read.ts';
import { phrase } from '../../src/kernel/phrase.ts';
import type { Language } from '../../src/kernel/ruleset.ts';
import { LANGUAGES } from '../../src/words/language.ts';
import { words } from '../help/words.ts';

const { say } = words;

function use(language: Language = 'en'): Use {
  const person = { id: '1100000000000000011', name: 'Alice' };
  return { say, language, host: { rolls: async () => [] }, request: { person } } as unknown as Use;
}

async function offered(typed: string, language?: Language): Promise<readonly string[]> {
  return (await diceChoices(use(language), typed)).map(({ value }) => String(value));
}

test.each<[string, string]>([
  ['8 d', '8 dice on 5+'],
  ['8 dice o', '8 dice on 5+'],
  ['8 dice on', '8 dice on 5+'],
  ['8 dice on ', '8 dice on 5+'],
  ['8 dice on 5+,', '8 dice on 5+, 6s double'],
  ['8 dice on 5+, s', '8 dice on 5+, save 5+'],
  ['8 dice on 5+ 6s d', '8 dice on 5+, 6s double'],
  ['3d6 dr', '3d6 drop highest'],
  ['3d6 keep the', '3d6 keep the highest'],
  ['5 saves', '5 saves on 4+'],
  ['8 dés à', '8 dés à 5+'],
  ['8 DES A', '8 DES à 5+'],
  ['3d6 sans la', '3d6 sans la plus haute'],
  ['3x2d6 au mo', '3x2d6 au moins 8'],
])('%j is completed to %j', async (typed, wanted) => {
  for (const language of LANGUAGES) {
    const found = await offered(typed, language);
    expect(found).toContain(wanted);
    expect(found).not.toContain(typed);
    for (const text of found) expect(readDice(text)).toMatchObject({ label: '' });
  }
});

test('a word that may be a label or a verb is offered as both, the verb first', async () => {
  expect(await offered('3d6 garde')).toEqual([
    '3d6 garder le plus haut',
    '3d6 garder le plus bas',
    '3d6 garder la plus haute',
    '3d6 garder la plus basse',
    '3d6 garde la plus haute',
    '3d6 garde la plus basse',
    '3d6 garde le plus haut',
    '3d6 garde le plus bas',
    '3d6 garde',
  ]);
  expect(await offered('2d6 fire')).toEqual(['2d6 fire']);
  expect(await offered('2d6 # on')).toEqual(['2d6 # on']);
});

describe.each(LANGUAGES)('every ending (%s)', (language) => {
  const endings = say(language, phrase('rolls-endings')).split('\n');

  test.each(endings)('%s can follow dice, however much of it is typed', (ending) => {
    const heads = ['8', '8d6', '8d6 on 4+'];
    for (const length of [2, ending.length - 1]) {
      const found = heads.flatMap((head) => endedDice(use(language), `${head} ${ending.slice(0, length)}`));
      expect(found.some((text) => text.endsWith(ending))).toBe(true);
    }
  });
});
