/** The practice channel in a real browser: a first charge by mouse and by keyboard, two windows, a form, a restart. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ROOT } from '../help/source.ts';
import { become, entry, give, messages, press, suggestion, tabBackTo, visit } from './browser.ts';
import { inChromium, patience, seriousFindings } from './chromium.ts';
import { begin, order } from './game.ts';
import { shipped } from './scenarios.ts';
import { openStage, type Stage } from './stage.ts';

const real = {
  // Order points, the test of the 88th, ten dice of the shock, and its morale.
  aide: shipped('3 3 1 6 6 5 4 3 3 2 2 1 1 3 1'),
  // A busy machine may take longer than Discord's three seconds.
  practice: { firstResponseMs: patience.timeout },
};

const privateOnes = (page: Page) =>
  messages(page, 'Only you can see this').evaluateAll((all) => all.map((each) => each.id));

/** Red and Blue have joined, and the battle has begun. */
const started = (stage: Stage) =>
  begin(stage, 'battle', 'mill-stream', { red: 'Alice', blue: 'Bruno', doctrine: 'ask' });

inChromium((browser) => {
  const visitTo = (stage: Stage, query?: string, options?: BrowserContextOptions) =>
    visit(browser(), stage.practice.url, query, options);

  test('a first charge by mouse, as one person and then the other', async () => {
    const stage = await openStage(real);
    stage.practice.settings({ as: 'Bruno', locale: 'en-GB' });
    const { page, wrong } = await visitTo(stage);

    // Commands, options and values are found by typing a little and pressing.
    await entry(page).pressSequentially('/new');
    await suggestion(page, '/battle new').click();
    await suggestion(page, 'The Mill Stream').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.type('mill');
    await expect.poll(() => suggestion(page, 'Neudorf').count(), patience).toBe(0);
    await suggestion(page, 'The Mill Stream').click();
    await press(page, 'Send');
    await messages(page, 'The Mill Stream').first().waitFor();
    await give(page, '/battle join side:Red', 'Ask me everything');
    await become(page, 'Bruno');
    await expect.poll(() => new URL(page.url()).searchParams.get('as'), patience).toBe('Bruno');
    await give(page, '/battle join side:blue', 'Ask me everything');
    await press(page, 'Ask me everything');
    // Nothing private of one person is left after switching to another.
    const own = await privateOnes(page);
    await become(page, 'Alice');
    expect((await privateOnes(page)).filter((id) => own.includes(id))).toEqual([]);
    expect(own.length).toBeGreaterThan(0);
    await give(page, '/battle start', 'Alice to move');

    await entry(page).fill('/order text:2K charge 88');
    await suggestion(page, /^2K charge 88L( ·|$)/).click();
    await press(page, 'Send');
    await press(page, 'Confirm');
    await become(page, 'Bruno');
    await press(messages(page, '@Bruno').last(), /^Stand firm/);
    const report = messages(page, '88L 17→13').last();
    const picture = report.locator('img').first();
    const width = () => picture.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth);
    await expect.poll(width, patience).toBeGreaterThan(0);

    // The picture opens large, with its description, and closes with Escape.
    await picture.click();
    const large = page.getByRole('dialog');
    expect(await large.locator('p').innerText()).toContain('88L');
    await page.keyboard.press('Escape');
    await large.waitFor({ state: 'hidden' });
    expect(wrong).toEqual([]);
  });

  test('a charge by keyboard alone', async () => {
    const stage = await openStage(real);
    await started(stage);
    const { page, wrong } = await visitTo(stage, '?as=Alice&channel=battle');
    const { keyboard } = page;
    await keyboard.type('/ord');
    await suggestion(page, '/order').waitFor();
    await keyboard.press('Enter');
    await keyboard.type('2K charge 88');
    await suggestion(page, /^2K charge 88L( ·|$)/).waitFor();
    await keyboard.press('Enter');
    await keyboard.press('Enter');
    const preview = messages(page, 'Only you can see this').last();
    await preview.getByRole('button', { name: 'Confirm' }).waitFor();
    // The newest message's buttons are the nearest before the entry.
    await tabBackTo(page, preview.getByRole('button', { name: 'Confirm' }));
    await keyboard.press('Enter');
    await messages(page, '@Bruno').last().waitFor();
    // The up arrow recalls the previous command, and Escape leaves it.
    await entry(page).focus();
    await keyboard.press('ArrowUp');
    expect(await page.getByRole('combobox', { name: /^text/ }).inputValue()).toMatch(/^2K charge 88L( ·|$)/);
    expect(wrong).toEqual([]);
  });

  test('two windows are two commanders; a restarting bot is waited for', async () => {
    const stage = await openStage(real);
    await started(stage);
    const alice = await visitTo(stage, '?as=Alice&channel=battle');
    const bruno = await visitTo(stage, '?as=Bruno&channel=battle');
    await give(alice.page, '/order text:2K charge 88L', 'Confirm');
    expect(await messages(bruno.page, 'Confirm').count()).toBe(0);
    await press(messages(alice.page, 'Only you can see this').last(), 'Confirm');
    const card = messages(bruno.page, '@Bruno').last();
    await card.getByRole('button', { name: /^Stand firm/ }).waitFor();

    await stage.restart();
    await alice.page.reload();
    await messages(alice.page, '@Bruno').last().waitFor();
    await press(card, /^Stand firm/);
    await press(messages(alice.page, 'attack?').last(), /^Attack/);
    for (const { page } of [alice, bruno]) {
      await messages(page, '88L 17→13').last().waitFor();
      const ids = await page.getByRole('article').evaluateAll((all) => all.map((each) => each.id));
      expect(new Set(ids).size).toBe(ids.length);
    }
    expect([...alice.wrong, ...bruno.wrong]).toEqual([]);
  });

  test('a form of the desk: menus, text and the reason, filled in and sent', async () => {
    const stage = await openStage({ practice: real.practice });
    await begin(stage, 'battle', 'toy', { red: 'Alice', blue: 'Bruno', umpire: 'Dan' });
    await order(stage, 'Alice', 'battle', 'parley');
    const { page, wrong } = await visitTo(stage, '?as=Dan&channel=battle');
    const desk = messages(page, 'the parley').last();
    const dialog = page.getByRole('dialog');
    const choose = async (menu: string, value: string): Promise<void> => {
      await dialog.getByRole('combobox', { name: menu }).click();
      await dialog.getByRole('option', { name: value, exact: true }).click();
    };

    await press(desk, 'Losses');
    await dialog.getByRole('heading', { name: 'Losses' }).waitFor();
    // Required fields are checked before anything is sent.
    await press(dialog, 'Submit');
    await dialog.getByText('This is required.').first().waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await choose('Unit', 'B1');
    await choose('how many', '2 points');
    await dialog.getByRole('textbox', { name: /^Reason/ }).fill('the dice');
    await press(dialog, 'Submit');
    await press(messages(page, 'Reason: “the dice”').last(), 'Decide');
    await messages(page, '⚖ The umpire, Dan, rules: “the dice”').waitFor();

    // All other forms are in menus of a private desk.
    await press(desk, 'Other changes…');
    const own = messages(page, 'the parley').last();
    await own.getByRole('combobox', { name: 'State, result…' }).click();
    await page.getByRole('option', { name: 'Move', exact: true }).click();
    await press(own, 'Move');
    await dialog.getByRole('heading').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(wrong).toEqual([]);
  });

  test('a file goes with a command: its errors, then its map', async () => {
    const { page, wrong } = await visitTo(await openStage(real), '?as=Alice&channel=tavern');
    const send = async (text: string, answer: string): Promise<void> => {
      await entry(page).fill('/scenario check ');
      await page
        .locator('.entry input[type=file]')
        .setInputFiles({ name: 'ford.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
      await page.getByRole('button', { name: /ford\.txt/ }).waitFor();
      await press(page, 'Send');
      await messages(page, answer).last().waitFor();
    };
    const text = readFileSync(join(ROOT, 'docs/examples/aubach.txt'), 'utf8');
    await send(text.replace('title', 'titel'), 'Did you mean “title”?');
    await send(text, 'map 12 × 9 · 8 units');
    expect(wrong).toEqual([]);
  });

  test('an error is shown beside its option before anything is sent', async () => {
    const stage = await openStage(real);
    const { page, wrong } = await visitTo(stage, '?as=Alice&channel=tavern');
    await entry(page).fill('hello');
    await page.getByText('The bot does not read messages').waitFor();
    await entry(page).fill('/charge');
    await page.keyboard.press('Enter');
    await page.getByText('There is no command /charge here.').waitFor();
    await entry(page).fill('/battle join side:green');
    await page.keyboard.press('Enter');
    await page.getByText('Choose one from the list.').waitFor();
    const side = page.getByRole('combobox', { name: /^side/ });
    expect(await side.inputValue()).toBe('green');
    await side.fill('');
    await page.keyboard.press('Backspace');
    expect(await entry(page).inputValue()).toBe('/battle join');
    expect(wrong).toEqual([]);
  });

  test('the page uses the current person’s language; choosing another there changes it, opening the page does not', async () => {
    const stage = await openStage(real);
    const localeOf = async (name: string) => {
      const people = (await (await fetch(`${stage.practice.url}/api/people`)).json()) as {
        name: string;
        locale: string;
      }[];
      return people.find((each) => each.name === name)?.locale;
    };
    const { page, wrong } = await visitTo(stage, '?as=Bruno');
    await entry(page).fill('/batai');
    await suggestion(page, '/batailles').waitFor();
    await give(page, '/games', 'Vous ne commandez');
    // The line about who used which command is translated, too.
    const answer = messages(page, 'Vous ne commandez');
    await answer.getByText('/batailles', { exact: true }).waitFor();
    expect([await localeOf('Alice'), await localeOf('Bruno')]).toEqual(['en-GB', 'fr']);
    await page.getByRole('button', { name: 'Réglages' }).click();
    await page.getByRole('radio', { name: 'English' }).click();
    await expect.poll(() => localeOf('Bruno'), patience).toBe('en-GB');
    await answer.getByText('/games', { exact: true }).waitFor();
    expect(await localeOf('Chloé')).toBe('fr');
    expect(wrong).toEqual([]);
  });

  test('on a phone, in French, in the light and dark themes', async () => {
    const stage = await openStage(real);
    await started(stage);
    const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, locale: 'fr-FR' };
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page, wrong } = await visitTo(stage, '?as=Bruno', { ...phone, colorScheme });
      await page.getByRole('heading', { level: 1, name: 'bataille' }).waitFor();
      // Light, until the reader chooses the system's theme.
      expect(await page.evaluate('document.documentElement.dataset.theme')).toBe('light');
      await page.evaluate("localStorage.setItem('theme', 'system')");
      await page.reload();
      await page.getByRole('heading', { level: 1, name: 'bataille' }).waitFor();
      await press(page, 'Salons et personnes');
      await page.getByRole('link', { name: 'Practice' }).click();
      await page.getByRole('heading', { level: 1, name: 'battle' }).waitFor();
      await messages(page, 'Alice').first().waitFor();
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
      expect(await page.evaluate('document.documentElement.dataset.theme')).toBe(colorScheme);
      expect(await seriousFindings(page)).toEqual([]);
      expect(wrong).toEqual([]);
    }
  });
});
