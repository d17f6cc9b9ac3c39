/** A checked battle as a message: within Discord's limits, whatever was tampered with. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Use } from '../../src/bot/bot.ts';
import { verifyAnswer } from '../../src/bot/features/verification.ts';
import type { Checked } from '../../src/host/verbs/fair-dice/fair-dice-shown.ts';
import { phrase } from '../../src/kernel/phrase.ts';
import { words } from '../help/words.ts';
import { ROOT } from '../help/source.ts';
import { textOf } from '../help/parts.ts';

const HASH = '0123456789abcdef'.repeat(4);

const logged: unknown[] = [];

function useOf(language: 'en' | 'fr', host: object): Use {
  const log = { error: (...what: unknown[]) => logged.push(what) };
  const cited = async () =>
    Array.from({ length: 25 }, (_, n) => ({ name: `SH-FIRE-${n + 10}`, says: phrase('host-started') }));
  return { host: { cited, ...host }, say: words.say, language, request: {}, log } as unknown as Use;
}

const right: Checked = {
  faults: [],
  entries: 88,
  rolls: 212,
  dice: 641,
  scripted: 0,
  form: 2,
  sealed: [],
  opened: 0,
  isDrawn: true,
  version: '2',
  replayed: 80,
  unplayed: [],
  unread: [],
  head: HASH,
  battle: 'b',
  isRevealed: true,
  secretHash: HASH,
};

test('a correct battle: how much was checked, and who can know that so far', async () => {
  const say = async (more: Partial<Checked>) =>
    textOf(await verifyAnswer(useOf('en', { check: async () => ({ ...right, ...more }) })));
  expect(await say({})).toMatch(/^\*\*Everything checks out.*88 entries.*its hash 01234567.*212 rolls, 641 dice/s);
  expect(await say({ isRevealed: false })).toMatch(/the secret that I keep.*only my word for the dice/s);
});

test('a battle played partly under other rules versions: correct, with the entries that were not replayed', async () => {
  const said = async (language: 'en' | 'fr', unplayed: Checked['unplayed'], more: Partial<Checked> = {}) =>
    textOf(await verifyAnswer(useOf(language, { check: async () => ({ ...right, ...more, unplayed }) })));
  const two = [
    { version: '1', entries: [2, 3, 4, 7] },
    { version: '9', entries: [12] },
  ];
  expect(await said('en', two)).toMatch(
    /^\*\*As far as this version of the rules can replay it, everything checks out.*Entries 2-4, 7 were played with version 1 of the rules, which this version, 2, cannot replay; the chain is intact and the dice are right.*Entry 12 was played with version 9.*Every other order/s,
  );
  expect(await said('fr', two)).toMatch(
    /^\*\*Pour autant que cette version.*Les entrées 2-4, 7 ont été jouées selon la version 1 des règles, que cette version, la 2, ne peut pas rejouer.; la chaîne est entière et les dés sont justes/su,
  );
  expect(await said('en', two, { replayed: 0 })).not.toContain('Every other order');
  const scattered = Array.from({ length: 900 }, (_, n) => 2 * n + 1);
  expect((await said('en', [{ version: '1', entries: scattered }])).length).toBeLessThan(2000);
});

test('a battle with a position that these rules cannot read: the reason, and no accusation', async () => {
  const unread = [{ why: 'a position of the form **9** @everyone, ' + 'x'.repeat(5000), entries: [8, 9] }];
  const said = async (language: 'en' | 'fr') =>
    textOf(await verifyAnswer(useOf(language, { check: async () => ({ ...right, unread }) })));
  const text = await said('en');
  expect(text).toMatch(
    /^\*\*As far as this version of the rules can replay it.*Entries 8-9 start from a position that this version of the rules cannot read \(a position of the form .*\); the chain is intact and the dice are right/s,
  );
  expect(text).not.toMatch(/@everyone|\*\*9|Every order, replayed/);
  expect(text.length).toBeLessThan(2000);
  expect(await said('fr')).toMatch(
    /Les entrées 8-9 partent d’une position que cette version des règles ne peut pas lire/,
  );
});

test('an altered battle: shown prominently, with the first errors, and all of them in the log', async () => {
  const faults = Array.from({ length: 700 }, (_, n) => ({
    seq: n,
    says:
      n === 3
        ? phrase('verify-fails', { why: '@everyone **x** `' })
        : phrase('verify-dice', { roll: 1, got: '6 6', drawn: '1 2' }),
  }));
  for (const language of ['en', 'fr'] as const) {
    logged.length = 0;
    const text = textOf(await verifyAnswer(useOf(language, { check: async () => ({ ...right, faults }) })));
    expect(text).toMatch(/^⚠ \*\*/);
    expect(text.length).toBeLessThan(2000);
    expect(text).toContain('692');
    expect(text).not.toContain('@everyone');
    expect(logged).toHaveLength(1);
    expect(JSON.stringify(logged)).toContain('"entry":699');
  }
});

test('every reason for a roll has its text, and every text a roll', () => {
  const files = readdirSync(join(ROOT, 'src/rules'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const whys = files.flatMap((file) => {
    const text = readFileSync(join(ROOT, 'src/rules', file), 'utf8');
    const thrown = [...text.matchAll(/\broll(?:Die)?\(\{[^}]*?\bwhy: '(\w+)'/g)].map(([, why]) => why!);
    const struck = [...text.matchAll(/readonly why: ('\w+'(?: \| '\w+')*);\s*$/gm)].flatMap(([, all]) =>
      file.endsWith('blow.ts') ? [...all!.matchAll(/\w+/g)].map(String) : [],
    );
    return [...thrown, ...struck];
  });
  // `hand` is the host's, `other` is for rules that are not there any more.
  const texts = words.called('fair-roll-').map((id) => id.slice('fair-roll-'.length));
  expect([...new Set([...whys, 'hand', 'other'])].toSorted()).toEqual(texts);
});
