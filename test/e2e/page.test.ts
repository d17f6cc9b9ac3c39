/** The practice page in a real browser: a first charge, typed and pressed as people do it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rulesetsByName } from '../../src/host/ruleset.ts';
import { rulesetOf, rulesets } from '../../src/rules/index.ts';
import { readScenarios } from '../../src/scenarios.ts';
import { openWords } from '../../src/words/words.ts';
import { ROOT } from '../help/source.ts';
import { begin, order } from './game.ts';
import { closeLater, openStage, type Stage } from './stage.ts';

const path = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const there = existsSync(path);
const patience = { timeout: 60_000 };

const known = rulesetsByName(rulesets);
/** Order points, the test of the 88th, ten dice of the shock, and its nerve. */
const dice = 'dice 3 3 1 6 6 5 4 3 3 2 2 1 1 3 1';
const real = {
  aide: {
    words: openWords(),
    rulesets: known,
    rulesetOf,
    scenarios: readScenarios(known).map((each) => ({ ...each, text: `${each.text}\n${dice}\n` })),
  },
  // A busy machine may take longer than Discord's three seconds.
  practice: { firstResponseMs: patience.timeout },
};

let browser: Browser;

/** The page, and everything it did that it should not. */
async function openPage(stage: Stage): Promise<{ page: Page; wrong: string[] }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  closeLater(() => page.close());
  page.setDefaultTimeout(patience.timeout);
  const wrong: string[] = [];
  page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
  page.on('pageerror', (error) => wrong.push(error.message));
  page.on('response', (response) => response.status() >= 400 && wrong.push(`${response.status()} ${response.url()}`));
  page.context().on('request', (request) => {
    if (new URL(request.url()).origin !== stage.practice.url) wrong.push(`elsewhere: ${request.url()}`);
  });
  await page.goto(stage.practice.url);
  await page.getByRole('button', { name: '# battle' }).waitFor();
  return { page, wrong };
}

const messages = (page: Page, text: string | RegExp) => page.locator('#messages > li').filter({ hasText: text });

/** How much of a list lies below what is in sight. */
function hiddenBelow(list: unknown): number {
  const { scrollHeight, scrollTop, clientHeight } = list as Record<string, number>;
  return scrollHeight! - scrollTop! - clientHeight!;
}

async function give(page: Page, line: string, answer: string | RegExp): Promise<void> {
  await page.locator('#line').fill(line);
  await page.keyboard.press('Enter');
  await messages(page, answer).last().waitFor();
}

async function become(page: Page, who: string): Promise<void> {
  await page.getByLabel('You are').selectOption({ label: who });
}

describe.skipIf(!there)('in Chromium (skipped where CHROMIUM_PATH or /usr/bin/chromium names none)', () => {
  beforeAll(async () => {
    const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];
    browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox', ...quiet] });
  }, 120_000);
  afterAll(() => browser.close());

  test('two people play the first charge', { timeout: 300_000 }, async () => {
    const stage = await openStage(real);
    const { page, wrong } = await openPage(stage);
    const line = page.locator('#line');
    const hint = (name: string | RegExp) => page.locator('#hints').getByRole('option', { name });

    // Commands, options and values are found by keys and by mouse.
    await line.pressSequentially('/');
    await hint('/battle new Open a battle').waitFor();
    await line.pressSequentially('new');
    await expect.poll(() => hint(/^\//).count(), patience).toBe(1);
    await page.keyboard.press('Tab');
    await hint('The Mill Stream').waitFor();
    expect(await line.inputValue()).toBe('/battle new scenario:');
    await line.pressSequentially('mill');
    await expect.poll(() => hint('Neudorf').count(), patience).toBe(0);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await line.inputValue()).toBe('/battle new scenario:mill-stream');
    await page.keyboard.press('Enter');
    await messages(page, 'The Mill Stream').waitFor();

    await line.fill('/battle join side:');
    await hint('Red').click();
    await page.keyboard.press('Enter');
    await messages(page, 'Alice used /battle join').waitFor();
    await become(page, 'Bruno (fr)');
    await give(page, '/bataille rejoindre camp:blue', 'Bruno used /battle join');
    await page.getByRole('button', { name: 'Tout me demander' }).click();
    await page.getByRole('button', { name: 'Règlement' }).waitFor();
    await become(page, 'Alice (en-GB)');
    await give(page, '/battle start', 'Red to move: Alice');

    await line.fill('/order text:2K charge 88');
    await hint('2K charge 88L').click();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Confirm' }).click();
    const card = messages(page, '@Bruno');
    await card.waitFor();
    await become(page, 'Bruno (fr)');
    await card.locator('.mention.me', { hasText: '@Bruno' }).waitFor();
    await card.getByRole('button', { name: /^Stand firm/ }).click();

    const report = messages(page, '2K charges 88L').last();
    await report.locator('small', { hasText: '88L 17→13' }).waitFor();
    const picture = report.locator('img');
    const loaded = () => picture.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth);
    await expect.poll(loaded, patience).toBeGreaterThan(0);
    await expect.poll(() => page.locator('#messages').evaluate(hiddenBelow), patience).toBeLessThan(2);
    const box = await picture.boundingBox();
    expect(box!.x + box!.width).toBeLessThan(1280);
    expect(box!.height).toBeLessThan(800);
    expect(wrong).toEqual([]);
  });

  test('a form of the desk: menus, words and the reason, filled in and sent', { timeout: 300_000 }, async () => {
    const stage = await openStage({ practice: real.practice });
    await begin(stage, 'battle', 'toy', { red: 'Alice', blue: 'Bruno', umpire: 'Dan' });
    await order(stage, 'Alice', 'battle', 'parley');
    const { page, wrong } = await openPage(stage);
    await become(page, 'Dan (en-GB)');
    const desk = messages(page, 'the parley').last();
    const dialog = page.getByRole('dialog');

    await desk.getByRole('button', { name: 'Losses' }).click();
    await dialog.getByRole('heading', { name: 'Losses' }).waitFor();
    expect(await dialog.getByLabel('Unit').locator('option').allTextContents()).toEqual(['', 'R1', 'R2', 'B1', 'B2']);
    // What must be filled in is asked for before anything is sent.
    await dialog.getByRole('button', { name: 'Submit' }).click();
    expect(await dialog.isVisible()).toBe(true);
    await dialog.getByLabel('Unit').selectOption('B1');
    await dialog.getByLabel('how many').selectOption('2');
    await dialog.getByLabel('Reason').fill('the dice');
    await dialog.getByRole('button', { name: 'Submit' }).click();
    const preview = messages(page, 'Reason: “the dice”');
    await preview.getByRole('button', { name: 'Decide' }).click();
    await messages(page, '⚖ The umpire, Dan, rules: “the dice”').waitFor();

    await desk.getByRole('button', { name: 'Move' }).click();
    expect(await dialog.getByLabel('where').getAttribute('placeholder')).toBe('5');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await dialog.isVisible()).toBe(false);
    expect(wrong).toEqual([]);
  });

  test('a file is attached to a command: its faults, then its map', { timeout: 120_000 }, async () => {
    const { page, wrong } = await openPage(await openStage(real));
    const file = page.locator('#file');
    expect(await file.isVisible()).toBe(false);
    const send = async (text: string, answer: string): Promise<void> => {
      await page.locator('#line').fill('/scenario check');
      await file.waitFor();
      await file.setInputFiles({ name: 'ford.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
      await page.keyboard.press('Escape');
      await page.locator('#line').press('Enter');
      await messages(page, answer).last().waitFor();
    };
    const text = readFileSync(join(ROOT, 'docs/examples/aubach.txt'), 'utf8');
    await send(text.replace('title', 'titel'), 'Did you mean “title”?');
    expect(await messages(page, 'Did you mean').last().locator('pre').first().innerText()).toMatch(/^titel en .*\n\^$/);
    await send(text, 'map 12 × 9 · 8 units');
    expect(await messages(page, 'map 12 × 9').last().locator('img').count()).toBe(1);
    expect(await file.isVisible()).toBe(false);
    expect(wrong).toEqual([]);
  });

  test('a mistake is said in words, and the line stays to be put right', { timeout: 120_000 }, async () => {
    const stage = await openStage(real);
    const { page, wrong } = await openPage(stage);
    const notice = page.getByRole('status');
    await page.locator('#line').fill('/charge');
    await page.keyboard.press('Enter');
    await notice.filter({ hasText: 'There is no “/charge”.' }).waitFor();
    expect(wrong).toEqual([]);
    await page.locator('#line').fill('/battle join');
    await page.keyboard.press('Enter');
    await notice.filter({ hasText: 'The option “side” is missing.' }).waitFor();
    expect(await page.locator('#line').inputValue()).toBe('/battle join');
  });

  test('markdown becomes elements, and nothing in it becomes markup', { timeout: 120_000 }, async () => {
    const stage = await openStage(real);
    const { page, wrong } = await openPage(stage);
    const bruno = stage.practice.world.people.find(({ name }) => name === 'Bruno')!.id;
    const battle = stage.practice.world.channels.find(({ name }) => name === 'battle')!.id;
    const drawn = (text: string) =>
      page.evaluate<string>(`import('/markdown.js').then(({ text }) => text(${JSON.stringify(text)}).innerHTML)`);
    const said = [
      [
        '# a\n## *b*\n### c\n-# d **e**\nf',
        '<h2>a</h2><h3><em>b</em></h3><h4>c</h4><small>d <strong>e</strong></small><p>f</p>',
      ],
      [
        '**`a*b`** *x **y** z* __u__ _v_ ~~w~~',
        '<p><strong><code>a*b</code></strong> <em>x <strong>y</strong> z</em> <u>u</u> <em>v</em> <s>w</s></p>',
      ],
      ['\\*a\\* 2 * 3 * 4 snake_case_name', '<p>*a* 2 * 3 * 4 snake_case_name</p>'],
      ['a\n```js\n<b>\n  **c**\n```\nd', '<p>a</p><pre>&lt;b&gt;\n  **c**</pre><p>d</p>'],
      ['> a\n> -# b\nc', '<blockquote><p>a</p><small>b</small></blockquote><p>c</p>'],
      [
        `<@${bruno}> <#${battle}> </battle new:1>`,
        '<p><span class="mention">@Bruno</span> <span class="mention">#battle</span> <span class="mention">/battle new</span></p>',
      ],
      [
        '<img src=x onerror=alert(1)> <@x> [a](javascript:b)',
        '<p>&lt;img src=x onerror=alert(1)&gt; &lt;@x&gt; [a](javascript:b)</p>',
      ],
    ] as const;
    for (const [text, html] of said) expect(await drawn(text)).toBe(html);
    expect(await drawn('<t:0:D>')).toMatch(
      /^<p><time datetime="1970-01-01T00:00:00.000Z" title=".+">(1 January 1970|31 December 1969)<\/time><\/p>$/,
    );
    expect(await drawn('<t:99999999999999>')).toBe('<p>&lt;t:99999999999999&gt;</p>');
    expect(wrong).toEqual([]);
    expect((await fetch(`${stage.practice.url}/favicon.ico`)).status).toBe(204);
  });
});
