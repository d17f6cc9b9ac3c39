/** Headless Chromium for the tests of a file, and what visitors of the practice channel do in it. */
import { existsSync } from 'node:fs';
import { source as axe } from 'axe-core';
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe } from 'vitest';
import { closeLater } from './stage.ts';

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
/** It asks nobody for anything by itself. */
const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];

/** For what takes a moment, on a busy machine too. */
export const patience = { timeout: 15_000 };

/** Describes what needs a browser; where there is none, it is skipped by name. */
export function inChromium(tests: (browser: () => Browser) => void): void {
  const isThere = existsSync(executablePath);
  describe.skipIf(!isThere)('in Chromium (skipped where CHROMIUM_PATH or /usr/bin/chromium names none)', () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await chromium.launch({ executablePath, args: ['--no-sandbox', ...quiet] });
    }, 120_000);
    afterAll(() => browser.close());
    tests(() => browser);
  });
}

export interface Visit {
  readonly page: Page;
  /** Whatever the page did that it should not. */
  readonly wrong: string[];
}

/** A window of its own, as on another machine; `query` says who one is and where. */
export async function visit(
  browser: Browser,
  url: string,
  query = '',
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB', ...options });
  closeLater(() => context.close());
  const page = await context.newPage();
  page.setDefaultTimeout(patience.timeout);
  const wrong: string[] = [];
  page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
  page.on('pageerror', (error) => wrong.push(error.message));
  context.on('request', (request) => {
    if (new URL(request.url()).origin !== url) wrong.push(`elsewhere: ${request.url()}`);
  });
  await page.goto(`${url}/${query}`);
  await ready(page);
  return { page, wrong };
}

/** The messages of the place are there, and its commands. */
const ready = (page: Page) => page.locator('[role=log][aria-busy=false]').waitFor();

export const entry = (page: Page) => page.locator('.entry [data-at]').first();
export const suggestion = (page: Page, name: string | RegExp) => page.locator('#hints').getByRole('option', { name });
export const messages = (page: Page, text: string | RegExp) => page.getByRole('article').filter({ hasText: text });
export const press = (scope: Page | Locator, name: string | RegExp) => scope.getByRole('button', { name }).click();

/** Types a whole command and sends it. */
export async function give(page: Page, line: string, answer: string | RegExp): Promise<void> {
  await entry(page).fill(line);
  await page.keyboard.press('Enter');
  await messages(page, answer).last().waitFor();
}

export async function become(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^You are/ }).click();
  await page.getByRole('link', { name: new RegExp(`^${name} (?!in a window)`) }).click();
  await page.getByRole('button', { name: new RegExp(`^You are ${name} `) }).waitFor();
  await ready(page);
}

/** Goes back, key by key, until this is what Enter would press. */
export async function tabBackTo(page: Page, wanted: Locator): Promise<void> {
  const isFocused = () => wanted.evaluate((node) => node === node.ownerDocument.activeElement);
  for (let steps = 0; !(await isFocused()); steps++) {
    if (steps === 30) throw new Error('30 presses of Shift+Tab do not lead there');
    await page.keyboard.press('Shift+Tab');
  }
}

/** What axe finds that keeps people out. */
export async function seriousFindings(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const found = await page.evaluate<{ impact: string; id: string; nodes: { html: string }[] }[]>(
    `axe.run(document).then(({ violations }) => violations)`,
  );
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`);
}
