/** Scenarios from a file: attached, checked, saved for a server, opened, removed; and every invalid file. */
import { expect, test } from 'vitest';
import { LARGEST_TEXT } from '../../src/host/advance/validate-scenario.ts';
import { begin } from './game.ts';
import { REAL } from './scenarios.ts';
import { openStage, picturesOf, publicTexts, type Stage, type StageOptions, textOf } from './stage.ts';

const FORD = `title en "The Ford" fr "Le gué"
map 8 x 6
army red en "Austrians" fr "Autrichiens" points 500 edge south
army blue en "French" fr "Français" points 500 edge north
colours red #ffffff, blue #1f4fa8
ruling saves all losses
side 0304 NE ford
red 2K heavy cavalry 0405 N
red 3E line infantry line 0505 N
blue 88L line infantry column 0402 S
name 88L en "88th Line"; fr "le 88e de ligne"
`;
const VILLAGE = `rules panache
title en "The Village" fr "Le village"
map 8 x 6
army red en "Column" fr "Colonne"
army blue en "Villagers" fr "Villageois"
red 1L infantry medium 0405
blue 6T infantry light 0402
`;

function stage(more: StageOptions['aide'] = {}): Promise<Stage> {
  return openStage({ aide: { ...REAL, ...more } });
}

interface Sent {
  readonly text?: string;
  readonly bytes?: Uint8Array;
  readonly called?: string;
  readonly options?: object;
  readonly channel?: string;
}

/** Gives /scenario check or add with a file; returns the private answer. */
async function send(on: Stage, who: string, verb: 'check' | 'add', sent: Sent): Promise<string> {
  const { text = FORD, bytes = Buffer.from(text), called = 'ford.txt', options = {}, channel = 'battle' } = sent;
  const before = await publicTexts(on, channel);
  const file = { name: called, data: Buffer.from(bytes).toString('base64') };
  const { response, error } = await on.command(who, channel, `scenario ${verb}`, options, { file });
  expect(error).toBeUndefined();
  expect(response?.ephemeral).toBe(true);
  expect(await publicTexts(on, channel)).toEqual(before);
  return textOf(response).replaceAll(/[\u00a0\u202f]/g, ' ');
}

async function list(on: Stage, who = 'Dan', channel = 'battle'): Promise<string> {
  return textOf((await on.command(who, channel, 'scenario list')).response);
}

async function choices(on: Stage, who: string, name: string, option: string, typed: string) {
  const { choices: found } = await on.as(who).complete('battle', name, option, { [option]: typed });
  return found?.map((each) => `${String(each.value)}: ${each.name}`);
}

test('a file of either game is checked: its whole map, and a summary, in the reader’s language', async () => {
  const on = await stage();
  const { response } = await on.command('Dan', 'battle', 'scenario check', {}, attached(FORD));
  expect(textOf(response).split('\n').slice(0, 4)).toEqual([
    '### The Ford',
    'sabreur-hex · map 8 × 6 · 3 units',
    'Red: Austrians',
    'Blue: French',
  ]);
  expect(textOf(response)).toContain('all losses can be saved');
  expect(picturesOf(response)).toHaveLength(1);
  const french = await send(on, 'Chloé', 'check', { text: VILLAGE });
  expect(french).toMatch(/^### Le village\npanache · carte de 8 × 6 · 2 unités\nRouges : Colonne\nBleus : /);
  expect(await list(on)).not.toContain('ford');
});

function attached(text: string) {
  return { file: { name: 'ford.txt', data: Buffer.from(text).toString('base64') } };
}

test('all errors, each with its line and a caret below it; as many as fit', async () => {
  const on = await stage();
  const spoilt = FORD.replace('heavy cavalry', 'hevy cavalry').replace('map 8', '\tmap 888');
  const told = await send(on, 'Dan', 'check', { text: spoilt });
  expect(told).toContain('**ford.txt**: 2 errors. Nothing has been saved.');
  expect(told).toMatch(/Line 2, column 6: A whole number from 4 to 40 .*\n```\n map 888 x 6\n     \^\n```/);
  expect(told).toMatch(/Line 8, column 8: “hevy cavalry” .*“heavy cavalry”\?\n```\nred 2K hevy .*\n {7}\^\n```/);
  const french = await send(on, 'Bruno', 'add', { text: spoilt });
  expect(french).toContain('**ford.txt** : 2 erreurs. Rien n’a été enregistré.');
  expect(french).toContain('Ligne 8, colonne 8 : ');
  const many = await send(on, 'Alice', 'check', { text: 'nonsense ```@everyone``` <@1>\n'.repeat(90) });
  expect(many.length).toBeLessThan(4000);
  expect(many).toMatch(/… and \d+ more\.$/);
  expect(many.replaceAll('```\n', '').replaceAll('\n```', '')).not.toMatch(/```|(?<!ˋ)@everyone$/m);
  expect(await list(on)).not.toContain('ford');
});

test('a long line is shown around its error', async () => {
  const on = await stage();
  const told = await send(on, 'Dan', 'check', { text: `${FORD}road ${'0101 '.repeat(60)}9999 ${'0102 '.repeat(60)}` });
  const [, shown = '', caret = ''] = /```\n(….*…)\n( *)\^\n```/.exec(told) ?? [];
  expect(shown.slice(caret.length, caret.length + 4)).toBe('9999');
  expect(shown.length).toBeLessThan(70);
});

test('an added scenario is listed, completed, opened, and still playable after it was removed', async () => {
  const on = await stage();
  expect(await send(on, 'Dan', 'add', {})).toMatch(
    /^### The Ford\nSaved for this server as `ford`: `\/battle new` offers/,
  );
  expect(await list(on)).toMatch(/- `ford` · The Ford · sabreur-hex · 8 × 6 · added by Dan, <t:\d+:d>/);
  expect(await list(on, 'Chloé')).toMatch(/- `ford` · Le gué · sabreur-hex · 8 × 6 · ajouté par Dan, /);
  expect(await choices(on, 'Chloé', 'battle new', 'scenario', 'gue')).toEqual(['ford: Le gué · ford, de ce serveur']);
  expect(await choices(on, 'Alice', 'battle new', 'scenario', '')).toHaveLength(2);
  expect(await choices(on, 'Alice', 'scenario remove', 'name', '')).toEqual(['ford: The Ford · ford, of this server']);
  await on.restart();
  await begin(on, 'battle', 'The ford', { red: 'Alice', blue: 'Bruno' });
  expect((await publicTexts(on, 'battle')).join('\n')).toMatch(
    /opens a battle: \*\*The Ford\*\*.*all losses can be saved/s,
  );
  const { response } = await on.command('Dan', 'battle', 'scenario remove', { name: 'ford' });
  expect(textOf(response)).toBe('`ford` is removed. Battles opened from it are not affected.');
  expect(await list(on)).not.toContain('ford');
  expect(textOf((await on.command('Dan', 'battle', 'battle status')).response)).toContain('Turn 1');
  expect(textOf((await on.command('Dan', 'tavern', 'battle new', { scenario: 'ford' })).response)).toMatch(
    /^There is no scenario of that name\./,
  );
});

test('a server has its own; another one does not see them', async () => {
  const on = await stage();
  await send(on, 'Alice', 'add', {});
  expect(await list(on, 'Alice', 'taverne')).not.toContain('ford');
  expect(await send(on, 'Bruno', 'add', { channel: 'bataille', text: VILLAGE })).toContain('`ford`');
  expect(await list(on, 'Alice')).toContain('The Ford');
  expect(await list(on, 'Alice', 'taverne')).toContain('The Village');
});

test('a name is used once; replacing it is explicit, by the person who added it or an administrator', async () => {
  const on = await stage();
  await send(on, 'Bruno', 'add', {});
  expect(await send(on, 'Bruno', 'add', { text: VILLAGE })).toContain('Il y a déjà ici un scénario `ford`.');
  const replace = { text: VILLAGE, options: { replace: true } };
  expect(await send(on, 'Dan', 'add', replace)).toContain('`ford` was added by Bruno. Only Bruno or an administrator');
  const refused = await on.command('Dan', 'battle', 'scenario remove', { name: 'ford' });
  expect(textOf(refused.response)).toContain('added by Bruno');
  expect(await list(on)).toContain('The Ford');
  expect(await send(on, 'Bruno', 'add', replace)).toContain('`ford` est remplacé');
  expect(await list(on)).toMatch(/`ford` · The Village · panache/);
  expect(await send(on, 'Alice', 'add', { options: { replace: true } })).toContain('`ford` is replaced');
  const removed = await on.command('Alice', 'battle', 'scenario remove', { name: 'The Ford' });
  expect(textOf(removed.response)).toContain('`ford` is removed');
});

test('names of files and scenarios are escaped; a built-in scenario keeps its name', async () => {
  const on = await stage();
  const names: readonly (readonly [called: string, options: object, kept: RegExp])[] = [
    ['Le Gué.TXT', {}, /as `le-gue`/],
    ['x.txt', { name: '@everyone **b**' }, /as `everyone-b`/],
    ['x.txt', { name: '../../etc/passwd' }, /as `etc-passwd`/],
    ['x.txt', { name: '☕ <@1>' }, /as `1`/],
    ['x.txt', { name: '☕' }, /needs a name with letters or digits/],
    ['Skirmish.txt', { replace: true }, /`skirmish` is supplied with the bot\. Choose another name/],
  ];
  for (const [called, options, kept] of names) {
    const told = await send(on, 'Alice', 'add', { called, options });
    expect(told).toMatch(kept);
  }
  expect(textOf((await on.command('Alice', 'battle', 'scenario remove', { name: 'skirmish' })).response)).toMatch(
    /cannot be removed/,
  );
});

test('a title with markup or mentions is an error; a person’s name in the list breaks out of nothing', async () => {
  const on = await stage();
  for (const title of ['@everyone', '[x](https://evil.example)', '**b**', 'discord.gg/evil', '\u202eevil']) {
    expect(await send(on, 'Alice', 'check', { text: FORD.replace('The Ford', title) })).toMatch(/Line 1, column 10: /);
  }
  on.practice.world.people.find(({ name }) => name === 'Dan')!.name = '**D** @everyone';
  await send(on, on.practice.world.people.find(({ name }) => name.startsWith('**D'))!.id, 'add', {});
  const told = await list(on, 'Alice');
  expect(told).toContain('everyone');
  expect(told).not.toMatch(/@everyone|(?<!\\)\*\*D/);
  const calls = on.records.flatMap(
    ({ body }) => (body as { allowed_mentions?: { users?: string[] } })?.allowed_mentions?.users ?? [],
  );
  expect(calls).toEqual([]);
});

test('anything but a scenario is refused with what to do', async () => {
  const on = await stage();
  const refused: readonly (readonly [Sent, RegExp])[] = [
    [{ text: ' '.repeat(LARGEST_TEXT + 1) }, /^ford\.txt is too large: 64 KiB at most\.$/],
    [{ bytes: Uint8Array.of(0xff, 0xfe, 0x41, 0x00) }, /^ford\.txt is not a text file\. Save it as plain UTF-8 text/],
    [{ text: 'title\0' }, /is not a text file/],
    [
      { text: 'rules chess\n' },
      /“rules chess”, and that game is not available here\. Write (?:`rules [a-z-]+`(?:, | or )?)+\./,
    ],
    [{ text: '' }, /The line “title” is missing/],
    [{ text: VILLAGE.replace('rules panache', 'rules @everyone') }, /^(?!.*@everyone)/s],
    [{ text: ' '.repeat(LARGEST_TEXT), called: '@everyone.png' }, /error/],
  ];
  for (const [sent, why] of refused) expect(await send(on, 'Dan', 'add', sent)).toMatch(why);
  expect(await list(on)).not.toContain('ford');
  expect(on.log.join('')).not.toContain('"level":50');
});

test('dice in a file are for practice only', async () => {
  const dice = { text: `${FORD}dice 6 6 6\n` };
  const practice = await stage();
  expect(await send(practice, 'Dan', 'check', dice)).toContain('the first 3 dice were scripted');
  const real = await stage({ practice: false });
  for (const verb of ['check', 'add'] as const) {
    expect(await send(real, 'Dan', verb, dice)).toBe(
      'The file brings its own dice. That is for practice only; remove its dice line.',
    );
  }
});

test('the number per person and per server is limited', async () => {
  const on = await stage();
  for (let n = 1; n <= 5; n++) await send(on, 'Dan', 'add', { called: `ford-${n}.txt` });
  expect(await send(on, 'Dan', 'add', { called: 'ford-6.txt' })).toContain('You already have 5 scenarios here.');
  expect(await send(on, 'Dan', 'add', { called: 'ford-5.txt', options: { replace: true } })).toContain('replaced');
  expect(await send(on, 'Bruno', 'add', { called: 'ford-6.txt' })).toContain('Enregistré');
});
