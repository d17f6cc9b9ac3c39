/** What visitors of the practice channel do in a browser. */
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { patience } from './chromium.ts';
import { closeLater } from '../help/closing.ts';

export interface Visit {
  readonly page: Page;
  /** Everything the page did that it should not. */
  readonly wrong: string[];
}

/** Without motion, since a colour that is changing has any contrast. */
const USUAL = { viewport: { width: 1280, height: 800 }, locale: 'en-GB', reducedMotion: 'reduce' } as const;

/** A browser context of its own, as on another machine; `query` says who and where. */
export async function visit(
  browser: Browser,
  url: string,
  query = '',
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({ ...USUAL, ...options });
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

/** Waits for the place's messages and commands. */
const ready = (page: Page) => page.locator('[role=log][aria-busy=false]').waitFor();

/**
 * From now on, all that reaches the page, as text: answers to its requests, what is pushed to it, pictures byte by byte. It is
 * loaded again, and so gets once more what it had.
 */
export async function received(page: Page): Promise<() => Promise<string>> {
  const pushed: string[] = [];
  const answers: Promise<string>[] = [];
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  devtools.on('Network.eventSourceMessageReceived', ({ eventName, data }) => void pushed.push(`${eventName} ${data}`));
  page.on('response', (response) => {
    if (response.headers()['content-type']?.startsWith('text/event-stream')) return;
    answers.push(
      response.body().then(
        (body) => `${response.url()} ${body.toString()}`,
        // Of a page that has been left meanwhile.
        () => response.url(),
      ),
    );
  });
  await page.reload();
  await ready(page);
  return async () => [...pushed, ...(await Promise.all(answers))].join('\n');
}

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

/** Presses Shift+Tab until this element has the focus. */
export async function tabBackTo(page: Page, wanted: Locator): Promise<void> {
  const isFocused = () => wanted.evaluate((node) => node === node.ownerDocument.activeElement);
  for (let steps = 0; !(await isFocused()); steps++) {
    if (steps === 30) throw new Error('30 presses of Shift+Tab do not lead there');
    await page.keyboard.press('Shift+Tab');
  }
}
