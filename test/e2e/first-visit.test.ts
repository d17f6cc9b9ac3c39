/** A first visit: from the welcome to a resolved charge, by mouse and by keyboard, in either language. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { messages, press, tabBackTo, visit } from './browser.ts';
import { inChromium, patience, seriousFindings } from './chromium.ts';
import { shipped } from './scenarios.ts';
import { openStage, type Stage } from './stage.ts';

/** Order points; the chasseurs' morale; the shock; their morale again. */
const aide = shipped('4 2 1 6 6 5 4 4 3 3 2 2 1 2 1');

/** What `npm start` opens before anyone visits. */
async function opened(channel: string, locale: string): Promise<Stage> {
  const stage = await openStage({ aide, practice: { firstResponseMs: patience.timeout } });
  stage.practice.settings({ as: 'Alice', locale });
  await stage.command('Alice', channel, 'battle new', { scenario: 'rosenau', solo: 'red' });
  return stage;
}

/** The newest message's map and first button are visible. */
async function inSight(page: Page): Promise<void> {
  const newest = page.getByRole('article').last();
  const parts = [newest.locator('.gallery img'), newest.getByRole('button', { name: '4K charge 11C' })];
  const log = (await page.getByRole('log').boundingBox())!;
  for (const part of parts) {
    const isInside = async () => {
      const box = await part.boundingBox();
      return box && box.y >= log.y && box.y + box.height <= log.y + log.height;
    };
    await expect.poll(isInside, patience).toBe(true);
  }
}

inChromium((browser) => {
  test('on a phone too, the newest map and the first button are visible first', async () => {
    const { practice } = await opened('battle', 'en-GB');
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'dark' } as const;
    const { page, wrong } = await visit(browser(), practice.url, '', phone);
    await inSight(page);
    expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
    expect(wrong).toEqual([]);
  });

  test('by mouse, in English: three presses', async () => {
    const { practice } = await opened('battle', 'en-GB');
    const { page, wrong } = await visit(browser(), practice.url);
    await messages(page, 'Welcome, Alice!').getByText('Press it').waitFor();
    await page.locator('html[data-theme=light]').waitFor();
    await inSight(page);
    expect(await seriousFindings(page)).toEqual([]);

    await press(page, '4K charge 11C');
    await press(messages(page, 'Only you can see this').last(), 'Confirm');
    const report = messages(page, '11C 6→1').last();
    await report.getByRole('heading', { name: '4K charges 11C, which holds' }).waitFor();
    // The next button is below it; the bot plays after the turn ends.
    await press(report, 'End the turn');
    // Points are left, so it takes a second press.
    await press(messages(page, 'order points are unspent').last(), 'Done');
    await messages(page, 'Red ends its turn').last().waitFor();
    expect(wrong).toEqual([]);
  });

  test('by keyboard, in French', async () => {
    const { practice } = await opened('bataille', 'fr');
    const { page, wrong } = await visit(browser(), practice.url, '', { locale: 'fr-FR' });
    await page.getByRole('heading', { level: 1, name: 'bataille' }).waitFor();
    await messages(page, 'Bienvenue, Alice').waitFor();
    await tabBackTo(page, page.getByRole('button', { name: '4K charge 11C' }));
    await page.keyboard.press('Enter');
    const confirm = page.getByRole('button', { name: 'Confirmer' });
    await confirm.waitFor();
    await tabBackTo(page, confirm);
    await page.keyboard.press('Enter');
    await messages(page, '11C 6→1').last().getByRole('button', { name: 'Finir le tour' }).waitFor();
    expect(wrong).toEqual([]);
  });
});
