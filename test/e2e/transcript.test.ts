/** A battle as one page: word for word what was in the channel; it opens offline, whatever people are called. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { BattleHistory } from '../../src/host/verbs/history/history.ts';
import type { Use } from '../../src/bot/bot.ts';
import { openLog } from '../../src/bot/log.ts';
import { transcriptOf } from '../../src/bot/messages/transcript.ts';
import { type Transcript, transcriptPage } from '../../src/page/transcript.ts';
import { readScript, type Script } from '../../src/cli/demo/script.ts';
import type { PaintOptions } from '../../src/paint/paint.ts';
import { emptyScene } from '../help/scene.ts';
import { ROOT } from '../help/source.ts';
import { inChromium, patience, seriousFindings } from './chromium.ts';
import { begin, order, resign } from './game.ts';
import { REAL } from './scenarios.ts';
import { closeLater } from '../help/closing.ts';
import { openStage, publicMessages, textOf } from './stage.ts';

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'transcript-'));
  closeLater(async () => rmSync(made, { recursive: true, force: true }));
  return made;
}

/** The data embedded in a page. */
function dataOf(html: string): Transcript {
  const [, json] = /<script type="application\/json" id="transcript">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(json ?? '') as Transcript;
}

/** Without what was pressed on a card. */
const unpressed = (text: string): string => text.replace(/\n-# ✓.*/g, '');

const hostile =
  '</script></title><img src="https://elsewhere.invalid/x" onerror="document.title=\'lost\'">\u2028\u2029"\'<!--';

const NOBODY: Transcript = {
  language: 'en',
  title: hostile,
  says: [hostile],
  opened: '2026-01-01T12:00:00.000Z',
  ended: '2026-01-02T12:00:00.000Z',
  secretHash: hostile,
  head: hostile,
  people: [{ id: '1', name: hostile }],
  told: [{ by: { who: hostile, does: hostile }, messages: [] }],
  pictures: {},
};

/** `npm run demo`, to its end. */
async function demonstration(args: readonly string[], token = ''): Promise<{ code: number; out: string }> {
  const env = { ...process.env, DISCORD_TOKEN: token, PRACTICE_PORT: '4822' };
  const demo = spawn(process.execPath, ['src/cli/demo.ts', ...args], { cwd: ROOT, env });
  let out = '';
  for (const stream of [demo.stdout, demo.stderr]) stream.on('data', (chunk: Buffer) => (out += chunk.toString()));
  const [code] = (await once(demo, 'close')) as [number];
  return { code, out };
}

test('both demonstrations are the same battle; with a token there is none', async () => {
  const [en, fr] = ['en', 'fr'].map((language) =>
    readScript(readFileSync(join(ROOT, 'assets/demo', `${language}.txt`), 'utf8')),
  );
  const shape = ({ deeds }: Script) =>
    deeds.map((deed) => (deed.kind === 'press' ? deed.line : [deed.who, deed.name, Object.keys(deed.options)]));
  expect(shape(fr!)).toEqual(shape(en!));
  expect(fr!.dice).toEqual(en!.dice);
  expect(() => readScript('scenario a\nchannel b\nAlice: jumps')).toThrow('line 3');
  const { code, out } = await demonstration(['--now', '--language', 'en'], 'abc.def.ghi');
  expect({ code, out }).toEqual({ code: 1, out: expect.stringContaining('Unset DISCORD_TOKEN') });
});

test('the page of a battle contains what was in the channel, in order', async () => {
  const stage = await openStage({ aide: REAL });
  await begin(stage, 'battle', 'skirmish', { red: 'Alice', blue: 'Bruno', umpire: 'Chloé', doctrine: 'ask' });
  const early = await stage.command('Dan', 'battle', 'battle export', { as: 'page' });
  expect(textOf(early.response)).toMatch(/^The battle is not over\./);
  await order(stage, 'Alice', 'battle', '9L march 0907');
  await stage.command('Alice', 'battle', 'propose undo');
  await order(stage, 'Alice', 'battle', '7C charge 3L');
  await stage.command('Bruno', 'battle', 'answer', { text: 'tient, si échec reste' });
  await stage.command('Chloé', 'battle', 'desk rule', { changes: '4L at 0903', why: 'a slip' });
  await resign(stage, 'Bruno', 'battle');
  const { response } = await stage.command('Dan', 'battle', 'battle export', { as: 'page' });
  const [file] = response!.attachments;
  expect(file!.filename).toMatch(/^skirmish-.*\.html$/);
  const { told, people, pictures } = dataOf(await (await fetch(file!.url)).text());
  const posted = await publicMessages(stage, 'battle');
  const messages = told.flatMap((each) => each.messages);
  expect(messages.map((message) => textOf(message as never))).toEqual(posted.map(textOf).map(unpressed));
  expect(people.map(({ name }) => name)).toEqual(expect.arrayContaining(['Alice', 'Bruno', 'Chloé']));
  expect(Object.keys(pictures).length).toBeGreaterThan(2);
});

test('people’s text cannot break out of its element', async () => {
  const html = await transcriptPage(NOBODY, hostile);
  expect(dataOf(html)).toEqual(NOBODY);
  expect(html.match(/<\/script>/g)).toHaveLength(2);
  expect(html).not.toContain('<!--');
  const beforeScript = html.slice(0, html.indexOf('<script type="module">'));
  expect(beforeScript.match(/<\/title>/g)).toHaveLength(1);
  expect(beforeScript).not.toContain('<img');
  expect(beforeScript.slice(beforeScript.indexOf('<script'))).not.toMatch(/[\u2028\u2029]/);
});

describe('a server with a small file limit', () => {
  const report = { kind: 'report', sentences: [], footer: [], scene: emptyScene('a field'), calls: [] };
  const told = [1, 2, 3].map(() => ({ at: new Date(0), post: report }));
  const history = { ...NOBODY, name: 'b', opened: new Date(0), ended: new Date(0) };
  const widths: (number | undefined)[] = [];
  const use = {
    say: () => '',
    language: 'en',
    log: openLog('silent', []),
    paint: async (_scene: unknown, _for: unknown, { width }: PaintOptions) => {
      widths.push(width);
      return { data: new Uint8Array((width ?? 1200) * 100), type: 'webp', width: width ?? 1200, height: 10 };
    },
  } as unknown as Use;
  const bot = { id: '1', name: 'bot' };
  const made = (most: number) =>
    transcriptOf(
      {
        ...history,
        told: (async function* () {
          yield* told;
        })(),
      } as unknown as BattleHistory,
      use,
      bot,
      most,
    );

  test('its pages have narrower pictures, all of them; with an even smaller limit there is no page', async () => {
    const whole = await made(10_000_000);
    expect(new Set(widths.splice(0))).toEqual(new Set([undefined]));
    const narrow = await made(whole!.length - 1);
    expect(narrow!.length).toBeLessThan(whole!.length);
    expect(new Set(widths.splice(0))).toEqual(new Set([undefined, 900]));
    expect(Object.keys(dataOf(narrow!.toString()).pictures)).toHaveLength(3);
    expect(await made(1000)).toBeUndefined();
  });
});

inChromium((browser) => {
  /** The page of a file, and everything it did that it should not. */
  async function open(file: string): Promise<{ page: Page; wrong: string[] }> {
    const context = await browser().newContext({ offline: true, colorScheme: 'dark' });
    closeLater(() => context.close());
    context.setDefaultTimeout(patience.timeout);
    const page = await context.newPage();
    const wrong: string[] = [];
    const address = pathToFileURL(file).href;
    page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
    page.on('pageerror', (error) => wrong.push(error.message));
    page.on('request', (request) => {
      if (request.url() !== address && !request.url().startsWith('data:')) wrong.push(request.url());
    });
    await page.goto(address);
    return { page, wrong };
  }

  test('npm run demo plays to its end, and its page shows everything', async () => {
    const file = join(folder(), 'demo.html');
    const { code, out } = await demonstration(['--now', '--speed', '0', '--language', 'fr', '--out', file]);
    expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining(file) });
    const { page, wrong } = await open(file);
    const { told, pictures } = dataOf(readFileSync(file, 'utf8'));
    const messages = told.flatMap((each) => each.messages);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('article').count()).toBe(messages.length);
    const shown = page.locator('article img');
    expect(await shown.count()).toBe(Object.keys(pictures).length);
    await page.evaluate('dispatchEvent(new Event("beforeprint"))');
    expect(await page.locator('[data-theme]').getAttribute('data-theme')).toBe('light');
    const drawn =
      'Promise.all([...document.images].filter((i) => i.src).map((i) => i.decode().then(() => i.naturalWidth)))';
    expect(Math.min(...((await page.evaluate(drawn)) as number[]))).toBeGreaterThan(500);
    await page.evaluate('dispatchEvent(new Event("afterprint"))');
    await page.getByRole('button', { name: 'Clair' }).click();
    expect(await page.locator('[data-theme]').getAttribute('data-theme')).toBe('light');
    expect(await seriousFindings(page)).toEqual([]);
    await shown.first().click();
    expect(await page.locator('dialog[open] img').count()).toBe(1);
    expect(wrong).toEqual([]);
  });

  test('names appear as people wrote them', async () => {
    const file = join(folder(), 'hostile.html');
    writeFileSync(file, await transcriptPage(NOBODY, ''));
    const { page, wrong } = await open(file);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.title()).toContain('</script></title><img');
    expect(await page.locator('.by b').textContent()).toBe(hostile);
    expect(await page.locator('img[src*=elsewhere]').count()).toBe(0);
    expect(wrong).toEqual([]);
  });
});
