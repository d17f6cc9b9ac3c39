/** Bad input: one clear private sentence that says what to do; nothing changed, nothing crashed. */
import { expect, test } from 'vitest';
import { defaultWorld, ids } from '../../src/practice/server.ts';
import { soaking } from '../help/soak.ts';
import { begin, order } from './game.ts';
import { REAL } from './scenarios.ts';
import { openCard, openStage, publicTexts, type Stage, textOf } from './stage.ts';

const players = { red: 'Alice', blue: 'Bruno' };

/** Does something wrong and returns what the person was told, after checking that no one else heard anything. */
async function wrong(stage: Stage, who: string, name: string, options: object = {}): Promise<string> {
  const before = await publicTexts(stage, 'battle');
  const { response, status } = await stage.command(who, 'battle', name, options);
  expect(status).toBe(200);
  expect(response?.ephemeral).toBe(true);
  expect(response?.thinking).toBe(false);
  expect(await publicTexts(stage, 'battle')).toEqual(before);
  const text = textOf(response);
  expect(text.split('\n').length).toBeLessThanOrEqual(3);
  expect(text).not.toMatch(/reference|référence/);
  return text;
}

test('input at the wrong moment is refused with a sentence', async () => {
  const stage = await openStage();
  expect(await wrong(stage, 'Alice', 'battle status')).toContain('/battle new');
  expect(await wrong(stage, 'Alice', 'battle new', { scenario: 'nowhere' })).toContain('`toy`');
  expect(await wrong(stage, 'Alice', 'battle new', { scenario: 'broken' })).toMatch(/2.*nonsense/s);
  expect(await wrong(stage, 'Alice', 'answer', { text: 'stand' })).toBe(
    'There is no question to answer in this channel.',
  );
  await begin(stage, 'battle', 'toy', players);

  const told = [
    await wrong(stage, 'Alice', 'battle new', { scenario: 'toy' }),
    await wrong(stage, 'Alice', 'battle join', { side: 'red' }),
    await wrong(stage, 'Dan', 'order', { text: 'R1 move 4' }),
    await wrong(stage, 'Bruno', 'order', { text: 'B1 move 5' }),
    await wrong(stage, 'Alice', 'order', { text: 'B1 move 5' }),
    await wrong(stage, 'Alice', 'order', { text: 'R1 flie 5' }),
    await wrong(stage, 'Chloé', 'battle cancel'),
    await wrong(stage, 'Dan', 'propose undo'),
    await wrong(stage, 'Bruno', 'battle start'),
  ];
  expect(new Set(told).size).toBe(told.length);
  expect(stage.log.join('')).not.toContain('"level":50');
});

/** What people type, in the real rules, and each language's suggestion. */
const WRONG: readonly (readonly [order: string, en: string, fr: string])[] = [
  ['8Z charge 3L', 'There is no such unit as “8Z”. Did you mean “7C” or “9L”?', 'Vouliez-vous dire « 7C » ou « 9L »'],
  ['7C charge 9Q', 'Did you mean “3L” or “4L”?', 'Vouliez-vous dire « 3L » ou « 4L »'],
  ['7C march 9999', 'The nearest is 1210.', 'La plus proche est 1210.'],
  ['7C march here', 'Write its four digits', 'Écrivez ses quatre chiffres'],
  ['7C chrage 3L', 'Did you mean “charge”', 'Vouliez-vous dire « charge »'],
  ['3L march 0504', 'Give orders to one of your own units.', 'Donnez vos ordres à l’une de vos unités.'],
  ['9L', 'Continue with “march”', 'Continuez par « marche »'],
  ['charge', 'Say which unit: “7C charge”.', 'Dites quelle unité : « 7C charge ».'],
  ['hold', 'Start an order with a unit and a verb.', 'Commencez l’ordre par une unité et un verbe.'],
  [' ; ', 'and say what it does', 'et dites ce qu’elle fait'],
  ['resign', 'You cannot concede with an order: use `/battle resign`.', 'prenez `/bataille abandonner`'],
];

test.each([
  ['English', 'Alice', 'Dan', 'Chloé'],
  ['French', 'Bruno', 'Chloé', 'Dan'],
])('in the real rules, in %s: every wrong order is answered with what to do', async (_language, red, blue, third) => {
  const stage = await openStage({ aide: REAL });
  const french = red === 'Bruno';
  await begin(stage, 'battle', 'skirmish', { red, blue, doctrine: 'ask' });
  for (const [text, en, fr] of WRONG) {
    const told = await wrong(stage, red, 'order', { text });
    expect(told.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(french ? fr : en);
  }
  const [turn, seat, open] = [
    await wrong(stage, blue, 'order', { text: '3L march 0504' }),
    await wrong(stage, third, 'order', { text: '7C charge 3L' }),
    await wrong(stage, red, 'battle new', { scenario: 'skirmish' }),
  ];
  expect(turn).toContain(french ? 'On vous appelle' : 'You will be pinged when it is yours.');
  expect(seat).toContain(french ? '`/battle join`' : '`/bataille rejoindre`');
  expect(open).toContain(french ? '`/bataille annuler`' : '`/battle cancel`');
  await order(stage, red, 'battle', '7C charge 3L');
  const answer = await wrong(stage, blue, 'answer', { text: 'dance' });
  expect(answer).toContain(french ? '`tient` · `carré` · `tire`' : '`hold` · `square` · `fire`');
  expect(stage.log.join('')).not.toContain('"level":50');
});

test('excessive dice are refused, with what to do', async () => {
  const stage = await openStage();
  expect(await wrong(stage, 'Dan', 'roll', { dice: '999999d9' })).toBe(
    'I can roll 1 to 100 dice at a time; I stopped at `999999d9`. Ask for fewer, for example `10d6`.',
  );
  expect(await wrong(stage, 'Bruno', 'roll', { dice: 'boule de feu' })).toContain('Je ne sais pas lire');
  expect(await wrong(stage, 'Dan', 'roll', { dice: '1'.repeat(4000) })).toContain('100 characters');
});

test('dice work in direct messages too; there is no battle there, but it says how to open one', async () => {
  const stage = await openStage();
  const { response } = await stage.command('Dan', 'dm', 'roll', { dice: '2d6+1' });
  expect(textOf(response)).toMatch(/\*\*\d+\*\* · 2d6 \+ 1\n-# \(\d \d\) \+ 1/);
  const { response: none } = await stage.command('Dan', 'dm', 'battle status');
  expect(textOf(none)).toContain('/battle new');
});

const NASTY = [
  '@everyone',
  '@here',
  '<@1100000000000000014>',
  '<@&1>',
  '<#2>',
  '</battle new:1>',
  '**b** __u__ ~~s~~ ||x|| `c` ```d```',
  '[x](https://evil.example)',
  'discord.gg/evil',
  '-# a\n> b\n# c',
  '\u202eevil\u2066',
  '”»"\'`\\',
];
/** A whole code span may contain markup; there it is literal. */
const BREAKS_OUT =
  /@everyone|@here|<@|<#|<\/|https:\/\/|discord\.gg|[\u202a-\u202e\u2066-\u2069]|^(>|#|-#) [abc]$|(?<![\\`][^`\n]*)(\*\*b|__u|~~s|\|\|x)|`c`/m;

test.each(['toy', 'skirmish'])('input in %s can mention no one and break out of nothing', async (scenario) => {
  const stage = await openStage(scenario === 'toy' ? {} : { aide: REAL });
  await begin(stage, 'battle', scenario, { ...players, doctrine: 'ask' });
  // As a unit and as a target only in the real rules: the toy has one message for both.
  const orders = scenario === 'toy' ? [] : NASTY.flatMap((each) => [`7C charge ${each}`, `${each} charge 3L`]);
  const texts = [...NASTY, ...orders];
  const refused: (readonly [string, string, object])[] = [
    ...texts.map((text) => ['Alice', 'order', { text }] as const),
    ...NASTY.map((text) => ['Alice', 'battle new', { scenario: text }] as const),
    ...NASTY.map((text) => ['Alice', 'roll', { dice: text }] as const),
  ];
  for (const [who, name, options] of refused) expect(await wrong(stage, who, name, options)).not.toMatch(BREAKS_OUT);
  await order(stage, 'Alice', 'battle', scenario === 'toy' ? 'R1 charge B1' : '7C charge 3L');
  for (const text of texts) expect(await wrong(stage, 'Bruno', 'answer', { text })).not.toMatch(BREAKS_OUT);
  const calls = stage.records.flatMap(
    ({ body }) => (body as { allowed_mentions?: { users?: string[] } })?.allowed_mentions?.users ?? [],
  );
  expect(new Set(calls)).toEqual(new Set([ids.alice, ids.bruno]));
});

test('rulings and reasons at the desk can mention no one and break out of nothing', async () => {
  const stage = await openStage();
  await begin(stage, 'battle', 'toy', players);
  for (const text of NASTY) {
    expect(await wrong(stage, 'Alice', 'desk rule', { changes: text, why: 'as agreed' })).not.toMatch(BREAKS_OUT);
    expect(await wrong(stage, 'Alice', 'desk roll', { dice: text, why: text })).not.toMatch(BREAKS_OUT);
  }
  await order(stage, 'Alice', 'battle', 'parley');
  const told: string[] = [];
  for (const why of NASTY) {
    const thrown = await stage.command('Alice', 'battle', 'desk roll', { dice: '1d6', why });
    const preview = await stage.command('Alice', 'battle', 'desk rule', { changes: 'R1 at 3', why });
    told.push(textOf(thrown.response), textOf(preview.response));
    await stage.press('Alice', preview.response!, 'Propose');
    await stage.press('Bruno', (await openCard(stage, 'battle'))!, 'Not agreed');
  }
  told.push(textOf((await stage.command('Dan', 'battle', 'battle log')).response));
  const said = [...told, ...(await publicTexts(stage, 'battle'))].map((text) => text.replaceAll(/^(<@\d+> ?)+$/gm, ''));
  expect(said.filter((text) => text.includes('everyone')).length).toBeGreaterThan(2);
  expect(said.join('\n')).not.toMatch(BREAKS_OUT);
  const calls = stage.records.flatMap(
    ({ body }) => (body as { allowed_mentions?: { users?: string[] } })?.allowed_mentions?.users ?? [],
  );
  expect(new Set(calls)).toEqual(new Set([ids.alice, ids.bruno]));
});

/** Names of two enemies. Half of these pairs have each name once; in a soak each has both roles. */
const PAIRS = NASTY.map((name, index) => [name, NASTY.at(-1 - index)!] as const);
const NAMES = soaking ? PAIRS : PAIRS.slice(0, Math.ceil(PAIRS.length / 2));

test.each(NAMES)('the names %j and %j are safe wherever they appear', async (asked, enemy) => {
  const world = defaultWorld();
  world.people.find(({ id }) => id === ids.bruno)!.name = asked;
  world.people.find(({ id }) => id === ids.alice)!.name = enemy;
  const stage = await openStage({ practice: { world } });
  await begin(stage, 'battle', 'toy', { red: ids.alice, blue: ids.bruno });
  const told = [await wrong(stage, ids.bruno, 'order', { text: 'end' })];
  for (const who of [ids.alice, ids.dan]) told.push(await wrong(stage, who, 'answer', { text: 'run' }));
  await order(stage, ids.alice, 'battle', 'R1 charge B1');
  for (const part of ['status', 'log']) {
    told.push(textOf((await stage.command(ids.dan, 'battle', `battle ${part}`)).response));
  }
  await stage.command(ids.bruno, 'battle', 'answer', { text: 'run' });
  await order(stage, ids.alice, 'battle', 'end');
  await stage.command(ids.bruno, 'battle', 'battle leave');
  // The bot's own text: mentions, and the link to the open card.
  const own = /^<@\d+>$|^The card: https:\/\/discord\.com\/channels\/\d+\/\d+\/\d+$/gm;
  const said = [...told, ...(await publicTexts(stage, 'battle'))].map((text) => text.replaceAll(own, ''));
  expect(said.join('\n')).not.toMatch(BREAKS_OUT);
  const calls = stage.records.flatMap(
    ({ body }) => (body as { allowed_mentions?: { users?: string[] } })?.allowed_mentions?.users ?? [],
  );
  expect(new Set(calls)).toEqual(new Set([ids.alice, ids.bruno]));
});

test('completion narrows while typing, and never fails', async () => {
  const stage = await openStage();
  const scenarios = await stage.as('Alice').complete('battle', 'battle new', 'scenario', { scenario: 'TO' });
  expect(scenarios.choices).toEqual([{ name: 'toy', value: 'toy' }]);
  expect((await stage.as('Alice').complete('battle', 'order', 'text', { text: 'R' })).choices).toEqual([]);
  await begin(stage, 'battle', 'toy', players);
  const orders = await stage.as('Alice').complete('battle', 'order', 'text', { text: 'R' });
  expect(orders.choices?.map(({ value }) => value)).toEqual(['R1', 'R2']);
  expect((await stage.as('Alice').complete('battle', 'order', 'text', { text: '@'.repeat(500) })).choices).toEqual([]);
  await order(stage, 'Alice', 'battle', 'R1 charge B1');
  expect(await openCard(stage, 'battle')).toBeDefined();
});
