/** How a battle ends early, in the real rules, and the file it leaves behind. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readExport, spoken } from '../../src/cli/exported.ts';
import { exported as fileFrom } from '../../src/host/advance/export-file.ts';
import { verified } from '../../src/host/verbs/fair-dice/verify.ts';
import { replayed as linesOf } from '../../src/host/verbs/history/replay.ts';
import { begin, order, resign } from './game.ts';
import { REAL } from './scenarios.ts';
import { closeLater } from '../help/closing.ts';
import { buttonsOf, openCard, openStage, publicMessages, publicTexts, type Stage, textOf } from './stage.ts';

const players = { red: 'Alice', blue: 'Bruno', doctrine: 'ask' };

async function begun(channel = 'battle'): Promise<Stage> {
  const stage = await openStage({ aide: REAL });
  await begin(stage, channel, 'skirmish', players);
  return stage;
}

test('the side that is not moving may resign too; the rules report it once', async () => {
  const stage = await begun();
  expect(await resign(stage, 'Bruno', 'battle')).toBe('C’est fait\u00a0: `abandonne`.');
  const end = (await publicTexts(stage, 'battle')).at(-2)!;
  expect(end).toContain('**Red wins the battle**: Blue concedes.');
  expect(end.match(/wins|concedes/g)).toHaveLength(2);
  expect(textOf((await stage.command('Alice', 'battle', 'battle status')).response)).toContain('**Red wins.**');
  expect(await resign(stage, 'Alice', 'battle')).toContain('/battle new');
});

test.each(['Alice', 'Bruno'])('%s resigns while an order waits: it is annulled, its card is closed', async (who) => {
  const stage = await begun('bataille');
  await order(stage, 'Alice', 'bataille', '7C charge 3L');
  expect(await openCard(stage, 'bataille')).toBeDefined();
  await resign(stage, who, 'bataille');
  expect(await openCard(stage, 'bataille')).toBeUndefined();
  const end = (await publicTexts(stage, 'bataille')).at(-2)!;
  const [winner, loser] = who === 'Alice' ? ['Bleus', 'Rouges'] : ['Rouges', 'Bleus'];
  expect(end).toContain(`**Les ${winner} remportent la bataille**\u00a0: les ${loser} déposent les armes.`);
});

test('resigning is not an order that a person can type', async () => {
  const stage = await begun();
  for (const text of ['resign', 'abandonne', '7C march 0506; resign']) {
    const { response } = await stage.command('Alice', 'battle', 'order', { text });
    expect(textOf(response)).toContain('`/battle resign`');
  }
});

test('one command does not end a battle: it shows what is lost, and the other side must agree', async () => {
  const stage = await openStage();
  await begin(stage, 'battle', 'toy', { red: 'Dan', blue: 'Chloé' });
  await order(stage, 'Dan', 'battle', 'R1 charge B1');
  const { response } = await stage.command('Dan', 'battle', 'battle cancel');
  expect(textOf(response)).toMatch(/This calls off \*\*.*Nothing has been ordered yet\..*Chloé must agree/s);
  expect(buttonsOf(response).map(({ label }) => label)).toEqual(['Call it off by agreement']);
  expect(await openCard(stage, 'battle')).toBeDefined();
  await stage.press('Dan', response!, 'Call it off by agreement');
  const ballot = (await publicMessages(stage, 'battle')).at(-1)!;
  expect(textOf(ballot)).toContain('Dan proposes to call the battle off');
  expect(await openCard(stage, 'battle')).toBeDefined();
  await stage.press('Chloé', ballot, 'Agree');
  expect(await openCard(stage, 'battle')).toBeUndefined();
  expect((await publicTexts(stage, 'battle')).at(-1)).toContain(
    'By agreement of Dan and Chloé, the battle is called off.',
  );
});

test('an administrator gives a public reason', async () => {
  const stage = await openStage();
  await begin(stage, 'battle', 'toy', { red: 'Chloé', blue: 'Dan' });
  const { response } = await stage.command('Alice', 'battle', 'battle cancel');
  const [alone] = buttonsOf(response);
  await stage.fill('Alice', response!, alone!.label, { '-why': 'spam' });
  expect((await publicTexts(stage, 'battle')).at(-1)).toContain(
    'By decision of an administrator, Alice, the battle is called off: “spam”',
  );
  expect(textOf((await stage.command('Dan', 'battle', 'battle status')).response)).toContain('/battle new');
});

async function exported(stage: Stage): Promise<string> {
  const { response } = await stage.command('Dan', 'battle', 'battle export');
  return (await fetch(response!.attachments[0]!.url)).text();
}

/** The path of a file with this content; without content there is none. */
function fileOf(content: string | undefined): string {
  const folder = mkdtempSync(join(tmpdir(), 'replay-'));
  closeLater(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'battle.json');
  if (content !== undefined) writeFileSync(file, content);
  return file;
}

/** What is wrong with a file. */
function faultsOf(content: string): string {
  const read = readExport(fileOf(content));
  const faults = 'id' in read ? [read] : verified(read.file, read.rules).faults.map(({ says }) => says);
  return faults.map(spoken).join('\n');
}

/** `npm run replay` on a file, in a process of its own, which takes a second of processor time. */
async function replayed(content: string): Promise<{ code: number; out: string; err: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../src/cli/replay.ts'), fileOf(content)]);
  let [out, err] = ['', ''];
  child.stdout.on('data', (part: Buffer) => (out += part.toString()));
  child.stderr.on('data', (part: Buffer) => (err += part.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, out, err };
}

test('the file of a running battle and of a finished one can be replayed', async () => {
  const stage = await begun();
  await order(stage, 'Alice', 'battle', '9L march 0907');
  await stage.command('Alice', 'battle', 'propose undo');
  await order(stage, 'Alice', 'battle', '7C charge 3L');
  const running = await exported(stage);
  expect(faultsOf(running)).toBe('');
  expect([...linesOf(fileFrom.parse(JSON.parse(running)))].join('\n')).toContain('undo 3 to 2');
  await stage.command('Bruno', 'battle', 'answer', { text: 'hold, if failed stay' });
  await resign(stage, 'Alice', 'battle');
  const over = await replayed(await exported(stage));
  expect(over).toMatchObject({ code: 0, err: '' });
  expect(over.out).toMatch(/red: resign.*the chain is intact/s);
});

test.each([
  ['no file', undefined, /cannot be read: ENOENT/],
  ['no JSON', '{', /is not JSON/],
  ['another format', '{"format": 2}', /is not an exported battle/],
])('%s is refused in a line', async (_what, content, why) => {
  const says = readExport(fileOf(content));
  expect('id' in says && spoken(says)).toMatch(why);
});

test('an invalid file is refused in one line or two, and so is an altered one', async () => {
  const stage = await begun();
  const good = await exported(stage);
  const unknown = readExport(fileOf(good.replace('"sabreur-hex"', '"chess"')));
  expect('id' in unknown && spoken(unknown)).toMatch(/The rules “chess” are not available/);
  expect(faultsOf(good.replace('"phase"', '"phases"'))).toMatch(
    /is not an exported battle|does not begin with the position/,
  );
  const { code, err } = await replayed(good.replace('"text": "roll points"', '"text": "roll more"'));
  expect(err).toMatch(/entry 2: It is not what was hashed/);
  expect(err).not.toMatch(/\n\s+at /);
  expect(code).toBe(1);
});

test('a finished battle is fought again with the sides exchanged: one player presses, the other is asked and presses', async () => {
  const stage = await begun();
  await order(stage, 'Alice', 'battle', '9L march 0907');
  await resign(stage, 'Bruno', 'battle');
  const end = (await publicMessages(stage, 'battle')).at(-1)!;
  const pressed = async (who: string) => {
    const { response } = await stage.press(who, end, 'Rematch, sides swapped');
    return textOf((await stage.seen(who, 'battle')).find(({ id }) => id === response!.id));
  };
  expect(await pressed('Dan')).toContain('/battle new');
  expect(await pressed('Bruno')).toContain('Vous commandez les Rouges.');
  const asked = (await publicMessages(stage, 'battle')).at(-1)!;
  expect(textOf(asked)).toContain('Bruno asks Alice to take command of Blue.');
  await stage.press('Alice', asked, 'Take command');
  await stage.command('Alice', 'battle', 'battle start');
  expect((await publicTexts(stage, 'battle')).at(-1)).toContain('Bruno to move.');
});

test('a finished battle offers its check, page and luck, privately, and after a restart too', async () => {
  const stage = await begun();
  await order(stage, 'Alice', 'battle', '9L march 0907');
  await resign(stage, 'Bruno', 'battle');
  await stage.restart();
  await stage.command('Dan', 'battle', 'battle new', { scenario: 'skirmish' });
  const said = await publicMessages(stage, 'battle');
  const end = said.find((message) => buttonsOf(message).some(({ label }) => label === 'Verify'))!;
  expect(buttonsOf(end).map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Rematch, sides swapped', 'Verify', 'Page', 'Luck']),
  );
  const pressed = async (label: string) => {
    const { response } = await stage.press('Dan', end, label);
    expect(response!.ephemeral).toBe(true);
    return (await stage.seen('Dan', 'battle')).find(({ id }) => id === response!.id)!;
  };
  expect(textOf(await pressed('Verify'))).toContain('Everything checks out');
  const { attachments } = await pressed('Page');
  expect(attachments.map(({ filename }) => filename)).toEqual([expect.stringMatching(/^skirmish-.*\.html$/)]);
  expect(textOf(await pressed('Luck'))).toContain('### Luck');
  expect(await publicMessages(stage, 'battle')).toHaveLength(said.length);
});
