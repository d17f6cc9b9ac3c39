/** Messages in a real browser: no serious accessibility problem, usable by keyboard alone, no requests elsewhere. */
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { type Bundle, bundle } from '../../src/page/bundle.ts';
import { ROOT } from '../help/source.ts';
import { inChromium, patience, seriousFindings } from './chromium.ts';
import { button, everything, menus, row, said } from './messages/said.ts';

const SITE = 'http://messages.test';

interface How {
  readonly theme: 'dark' | 'light';
  readonly language: 'en' | 'fr';
  /** Read-only, as in a transcript. */
  readonly looking?: boolean;
  /** In CSS pixels; default 800. */
  readonly width?: number;
}

const usual: How = { theme: 'dark', language: 'en' };

let drawing: Bundle;

const SHELL = '<!doctype html><meta charset="utf-8"><title>Messages</title><main></main>';
const PLAIN = 'body{margin:0} ol{list-style:none;margin:0;padding:0 0 2rem} h1{font-size:1rem;margin:0;padding:.5rem}';

/** Most tests only load it again: a new page costs three times as much processor time. */
let page: Page;
/** The page's requests to others, and its errors. */
let wrong: string[] = [];

async function openPage(browser: Browser): Promise<void> {
  page = await browser.newPage({ reducedMotion: 'reduce' });
  page.setDefaultTimeout(patience.timeout);
  page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
  page.on('pageerror', (error) => wrong.push(error.message));
  await page.route('**', (route) => {
    const url = new URL(route.request().url());
    if (url.origin !== SITE) wrong.push(`elsewhere: ${url.href}`);
    if (url.pathname === '/') return route.fulfill({ contentType: 'text/html', body: SHELL });
    return route.fulfill({ contentType: 'image/svg+xml', body: drawn(url) });
  });
}

/** Loads the page with these messages. */
async function show(messages: readonly object[], how = usual, width = 800): Promise<void> {
  wrong = [];
  await page.setViewportSize({ width, height: 900 });
  await page.goto(SITE);
  await page.addStyleTag({ content: PLAIN + drawing.style });
  await page.addScriptTag({ content: drawing.script, type: 'module' });
  await page.waitForFunction('globalThis.show');
  await page.evaluate(`show(${JSON.stringify(messages)}, ${JSON.stringify(how)})`);
}

function drawn({ searchParams }: URL): string {
  const [width, height] = [searchParams.get('w'), searchParams.get('h')];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#6a8a52"/><circle cx="50%" cy="50%" r="20%" fill="#c03537"/></svg>`;
}

const done = () => page.evaluate('globalThis.done');

inChromium((opened) => {
  beforeAll(async () => {
    await openPage(opened());
    drawing = await bundle(join(ROOT, 'test/e2e/messages/page.js'));
  });

  /** A page whose clock is its own, or that has no pictures yet. */
  async function openAnother(): Promise<void> {
    await page.close();
    await openPage(opened());
  }

  test.each<How>([
    { theme: 'dark', language: 'en' },
    { theme: 'light', language: 'fr' },
    { theme: 'light', language: 'en', looking: true },
    { theme: 'dark', language: 'fr', width: 375 },
  ])('everything can be read and reached: %j', async (how) => {
    await show(everything, how, how.width);
    expect(await seriousFindings(page)).toEqual([]);
    expect(wrong).toEqual([]);
  });

  const choose = (name: string | RegExp) => page.getByRole('combobox', { name });
  const options = () => page.getByRole('option').filter({ visible: true });

  test('a menu by keyboard alone: moving, typing, choosing, leaving it unchanged', async () => {
    await show([said({ components: [row(menus.one)] })]);
    const menu = choose('Which unit?');
    await page.keyboard.press('Tab');
    expect(await menu.evaluate(focused)).toBe(true);
    await page.keyboard.press('Enter');
    expect(await options().allInnerTexts()).toHaveLength(4);
    await page.keyboard.press('ArrowUp');
    expect(await pointed()).toContain('Élite Grenadiers');
    await page.keyboard.press('Escape');
    expect(await menu.getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.type('elite');
    expect(await options().allInnerTexts()).toEqual(['Élite Grenadiers']);
    await page.keyboard.press('Enter');
    expect(await done()).toEqual([['press', 'one', ['1G']]]);
    expect(await menu.inputValue()).toBe('Élite Grenadiers');
    expect(wrong).toEqual([]);
  });

  test('a multiple-choice menu: no more than it allows, sent when it is left', async () => {
    await show([said({ components: [row(menus.many)] })]);
    const menu = choose(/^Which units\?/);
    expect(await menu.getAttribute('aria-label')).toBe('Which units?: The 2nd Cuirassiers');
    await menu.click();
    await options().nth(1).click();
    await options().nth(2).click();
    await options().nth(3).click({ force: true });
    expect(await options().nth(3).getAttribute('aria-selected')).toBe('false');
    expect(await done()).toEqual([]);
    await page.keyboard.press('Tab');
    expect(await done()).toEqual([['press', 'many', ['2K', '88L', '4B']]]);
    expect(wrong).toEqual([]);
  });

  test('people and channels are chosen by name; no one chooses twice while the bot works', async () => {
    await show([said({ components: [row(menus.people), row(menus.places), row(button('Confirm'))] })]);
    expect(await choose('Make a selection').inputValue()).toBe('Bruno');
    await choose('Where?').click();
    expect(await options().allInnerTexts()).toEqual(['#\nbattle', '#\ntavern']);
    await options().last().click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    expect(await done()).toEqual([['press', 'places', ['2']]]);
    await page.evaluate('globalThis.answer()');
    await page.getByRole('button', { name: 'Confirm' }).click();
    expect(await done()).toHaveLength(2);
    expect(await page.getByRole('button', { name: 'Confirm' }).getAttribute('aria-busy')).toBe('true');
    await page.evaluate('globalThis.answer()');
    expect(await page.locator('[aria-busy]').count()).toBe(0);
  });

  test('what else a message offers: pictures, places, commands, spoilers, dismissal', async () => {
    await show(everything);
    await page.getByRole('button', { name: 'The map' }).press('Enter');
    await page.getByRole('button', { name: '#battle' }).click();
    await page.getByRole('button', { name: '/battle new' }).click();
    await page.getByRole('button', { name: 'War council' }).click();
    await page.getByRole('button', { name: 'Dismiss' }).first().click();
    const [enlarged, ...others] = (await done()) as unknown[][];
    expect(enlarged).toEqual(['enlarge', '/map.svg?w=1200&h=800', 'The map']);
    expect(others.map(([what, which]) => [what, which])).toEqual([
      ['visit', '1'],
      ['begin', 'battle new'],
      ['visit', '2'],
      ['dismiss', everything[4]!.id],
    ]);
    const hidden = page.getByRole('link', { name: 'a link' });
    expect(await hidden.isVisible()).toBe(false);
    await page
      .getByRole('button', { name: /^Spoiler/ })
      .first()
      .press('Enter');
    expect(await hidden.isVisible()).toBe(true);
    const plate = page.getByRole('button', { name: 'The plate 5' });
    await plate.focus();
    expect(await plate.evaluate(focused)).toBe(false);
    await page.locator('.plate .curtain').press('Enter');
    expect(await plate.evaluate(focused)).toBe(true);
    expect(wrong).toEqual([]);
  });

  test('the library’s elements are announced for what they are, and selected with the words around them', async () => {
    await show(everything);
    const message = page.locator('article', { has: page.getByRole('blockquote') });
    const heard = await message.ariaSnapshot();
    expect(heard).toMatch(/- code: code\b/);
    expect(heard).toMatch(/- blockquote:\n\s+- paragraph:\n\s+- text: A quote, with @Alice/);
    const selected = await message.evaluate(selectedIn);
    expect(selected).toContain('Turn 3 of 12 · two order points');
    expect(selected).toContain('struck, code, ');
    expect(selected).toContain('A quote, with @Alice, @Bruno, @Umpires, #battle');
    expect(wrong).toEqual([]);
  });

  test('in a read-only page, buttons and menus are only shown', async () => {
    const components = [row(menus.one), row(button('Confirm'))];
    await show([said({ components, ephemeral: true })], { ...usual, looking: true });
    expect(await choose('Which unit?').isDisabled()).toBe(true);
    expect(await page.getByRole('button').allInnerTexts()).toEqual(['Confirm']);
    expect(await page.getByRole('button').isDisabled()).toBe(true);
  });

  test('a relative time keeps updating', async () => {
    await openAnother();
    await show([]);
    // Its clock stands still, and only the test moves it.
    await page.clock.install({ time: new Date('2026-11-22T10:00:00Z') });
    await page.clock.pauseAt(new Date('2026-11-22T12:00:00Z'));
    await page.evaluate(
      `show(${JSON.stringify([said({ content: 'It falls <t:1795348860:R>.' })])}, ${JSON.stringify(usual)})`,
    );
    const moment = page.locator('.text time');
    expect(await moment.innerText()).toBe('in 1 minute');
    await page.clock.runFor(5000);
    expect(await moment.innerText()).toBe('in 55 seconds');
    await page.clock.runFor(56_000);
    expect(await moment.innerText()).toBe('1 second ago');
    expect(wrong).toEqual([]);
  });

  test.each([320, 375, 800])(
    'nothing is wider than a page of %i pixels, and loading pictures moves nothing',
    async (width) => {
      await openAnother();
      await show(everything, usual, width);
      const size = 'const { scrollWidth, scrollHeight } = document.documentElement; [scrollWidth, scrollHeight]';
      const [wide, high] = await page.evaluate<[number, number]>(size);
      expect(wide).toBe(width);
      await page.evaluate(
        `Promise.all([...document.images].map((image) => { image.loading = 'eager'; return image.decode(); }))`,
      );
      expect(await page.evaluate(size)).toEqual([width, high]);
    },
  );
});

/** The text copied when all of an element is selected. */
function selectedIn(each: {
  ownerDocument: { getSelection: () => { selectAllChildren: (of: unknown) => void; toString: () => string } };
}): string {
  const selection = each.ownerDocument.getSelection();
  selection.selectAllChildren(each);
  return selection.toString();
}

/** Whether it has the keyboard focus. */
function focused(each: { ownerDocument: { activeElement: unknown } }): boolean {
  return each === each.ownerDocument.activeElement;
}

/** The highlighted choice. */
function pointed(): Promise<string> {
  return page.evaluate(
    'document.getElementById(document.activeElement.getAttribute("aria-activedescendant")).innerText',
  );
}
