/** Opened dice and a checked battle as messages: within Discord's limits, whatever was thrown and whoever tampered. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Use } from '../../src/bot/bot.ts';
import { checked } from '../../src/bot/checked.ts';
import { diceOpened } from '../../src/bot/dice-opened.ts';
import { type IdOf, readId } from '../../src/bot/id.ts';
import type { Checked, DiceOpened, EntryOpened } from '../../src/host/verbs/fair-dice/fair-dice-shown.ts';
import { phrase } from '../../src/kernel/phrase.ts';
import { componentLimits } from '../../src/practice/limits/components.ts';
import { openWords } from '../../src/words/words.ts';
import { ROOT } from '../help/source.ts';
import { partsOf, textOf } from '../help/parts.ts';

const words = openWords();
const HASH = '0123456789abcdef'.repeat(4);

const logged: unknown[] = [];

function useOf(language: 'en' | 'fr', host: object): Use {
  const log = { error: (...what: unknown[]) => logged.push(what) };
  const cited = async () =>
    Array.from({ length: 25 }, (_, n) => ({ name: `SH-FIRE-${n + 10}`, says: phrase('host-started') }));
  return { host: { cited, ...host }, say: words.say, language, request: {}, log } as unknown as Use;
}

const roll = (index: number, dice: number): EntryOpened['rolls'][number] => ({
  index,
  says: phrase('fair-for', { what: phrase('fair-roll-fire'), unit: '45L' }),
  sides: 100,
  got: Array.from({ length: dice }, () => 100),
  modifiers: Array.from({ length: 6 }, () => phrase('host-modifier', { n: -1, name: phrase('modifier-cover') })),
  clauses: ['SH-FIRE-03', 'SH-FIRE-11', 'TABLE'],
  input: `[["${'💥'.repeat(64)}","${'"'.repeat(64)}"],999999,"${'7C charge 3D '.repeat(12)}",${index},0]`,
});

const opened = (entries: number, rolls: number, text: string): DiceOpened => ({
  entries: Array.from({ length: entries }, (_, n) => ({
    seq: n + 1,
    by: phrase('host-by-nobody', { who: 'Somebody with a name of thirty' }),
    order: { shown: text, text },
    position: n,
    link: { hash: HASH, previous: HASH },
    rolls: Array.from({ length: rolls }, (_each, index) => roll(index, 20)),
  })),
  secretHash: HASH,
  secret: HASH,
  salts: { red: '💥'.repeat(64), blue: 'x'.repeat(64) },
  scripted: 12,
});

const id = (page: number) => readId(`drawn:a-battle_id:999998:999999:123456:${page}`) as IdOf<'drawn'>;

test.each([
  ['one roll', opened(1, 1, '7C charge 3D')],
  ['a hundred rolls of twenty', opened(1, 100, '7C charge 3D')],
  ['many entries', opened(30, 2, '7C charge 3D '.repeat(12))],
  ['a reason with marks', opened(2, 2, 'hand {"why":"the \\\\`wind\\\\` **blows**"}')],
  ['one word without an end', opened(1, 1, 'x'.repeat(5000))],
])('opened dice keep the limits on each page, and no page is lost: %s', async (_what, dice) => {
  for (const language of ['en', 'fr'] as const) {
    const use = useOf(language, { openDice: async () => dice });
    const seen = new Set<string>();
    for (let page: number | undefined = 1; page !== undefined; ) {
      const answer = await diceOpened(use, id(page));
      expect('parts' in answer && [...componentLimits(answer.parts as never, true)]).toEqual([]);
      expect(textOf(answer).length).toBeLessThan(4000);
      seen.add(textOf(answer));
      const ids = partsOf(answer).flatMap(({ custom_id }) => custom_id ?? []);
      const turns = ids.flatMap((each) => readId(each) ?? []).filter((each) => each.kind === 'drawing');
      const next = turns.find((each) => each.page === page! + 1);
      expect(next ?? turns).toMatchObject(next ? { from: 999_998, question: 123_456 } : page === 1 ? [] : [{}]);
      page = next?.page;
    }
    const all = [...seen].join('\n');
    for (const { seq } of dice.entries) expect(all).toContain(language === 'en' ? `Entry ${seq}` : `Entrée ${seq}`);
  }
});

test('who gave an order, and what it was, in the type of each language', async () => {
  const said = async (language: 'en' | 'fr') =>
    textOf(await diceOpened(useOf(language, { openDice: async () => opened(1, 1, '7C charge 3D') }), id(1)));
  expect(await said('en')).toContain('thirty: `7C charge 3D`');
  expect(await said('fr')).toContain('thirty\u00a0: `7C charge 3D`');
});

test('a page that is not there is the last one', async () => {
  const use = useOf('en', { openDice: async () => opened(1, 100, 'x') });
  expect(textOf(await diceOpened(use, id(9999)))).toMatch(/page (\d+) of \1/);
});

const right: Checked = {
  faults: [],
  entries: 88,
  rolls: 212,
  dice: 641,
  scripted: 0,
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

test('a battle that is right: how much of it, and who can know that by now', async () => {
  const say = async (more: Partial<Checked>) =>
    textOf(await checked(useOf('en', { check: async () => ({ ...right, ...more }) })));
  expect(await say({})).toMatch(/^\*\*Everything checks out.*88 entries.*its hash 01234567.*212 rolls, 641 dice/s);
  expect(await say({ isRevealed: false })).toMatch(/the secret that I keep.*only my word for the dice/s);
});

test('a battle that other versions of the rules have played in part: right, and which entries nobody has replayed', async () => {
  const said = async (language: 'en' | 'fr', unplayed: Checked['unplayed'], more: Partial<Checked> = {}) =>
    textOf(await checked(useOf(language, { check: async () => ({ ...right, ...more, unplayed }) })));
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

test('a battle with a position that these rules cannot read: why, and nobody is accused', async () => {
  const unread = [{ why: 'a position of the form **9** @everyone, ' + 'x'.repeat(5000), entries: [8, 9] }];
  const said = async (language: 'en' | 'fr') =>
    textOf(await checked(useOf(language, { check: async () => ({ ...right, unread }) })));
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

test('a battle that is not: loudly, the first faults, and all of them in the log', async () => {
  const faults = Array.from({ length: 700 }, (_, n) => ({
    seq: n,
    says:
      n === 3
        ? phrase('verify-fails', { why: '@everyone **x** `' })
        : phrase('verify-dice', { roll: 1, got: '6 6', drawn: '1 2' }),
  }));
  for (const language of ['en', 'fr'] as const) {
    logged.length = 0;
    const text = textOf(await checked(useOf(language, { check: async () => ({ ...right, faults }) })));
    expect(text).toMatch(/^⚠ \*\*/);
    expect(text.length).toBeLessThan(2000);
    expect(text).toContain('692');
    expect(text).not.toContain('@everyone');
    expect(logged).toHaveLength(1);
    expect(JSON.stringify(logged)).toContain('"entry":699');
  }
});

test('whatever the rules throw for has its words', () => {
  const files = readdirSync(join(ROOT, 'src/rules'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const whys = files.flatMap((file) => {
    const text = readFileSync(join(ROOT, 'src/rules', file), 'utf8');
    const thrown = [...text.matchAll(/roll\(\{[^}]*?\bwhy: '(\w+)'/g)].map(([, why]) => why!);
    const struck = [...text.matchAll(/readonly why: ('\w+'(?: \| '\w+')*);\s*$/gm)].flatMap(([, all]) =>
      file.endsWith('blow.ts') ? [...all!.matchAll(/\w+/g)].map(String) : [],
    );
    return [...thrown, ...struck];
  });
  expect(new Set(whys).size).toBeGreaterThan(8);
  expect(whys.filter((why) => !words.knows(`fair-roll-${why}`))).toEqual([]);
});
