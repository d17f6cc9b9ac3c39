/** A long channel: the reading position stays while older messages load above it. */
import type { TextChannel } from 'discord.js';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ids } from '../../src/practice/server.ts';
import { logIn, practiceOnly } from '../practice/bot.ts';
import { messages, visit } from './browser.ts';
import { inChromium, patience } from './chromium.ts';

const log = (page: Page) => page.getByRole('log');
const shown = (page: Page) => log(page).getByRole('article').count();
/** The position of a message in the window, in pixels. */
const topOf = async (page: Page, text: string) => Math.round((await messages(page, text).boundingBox())!.y);

inChromium((browser) => {
  test('older messages move nothing; a new one is announced until it is seen', async () => {
    const { practice } = await practiceOnly();
    const client = await logIn(practice);
    const channel = (await client.channels.fetch(ids.battle)) as TextChannel;
    for (let n = 100; n < 300; n++) await channel.send(`Order ${n}: \`2K\`\n> forward\n-# small print`);
    const { page, wrong } = await visit(browser(), practice.url, '?as=Alice&channel=battle');
    await messages(page, 'Order 299').waitFor();
    const first = await shown(page);
    expect(first).toBeLessThan(200);

    // The topmost one is being read when the others load.
    const highest = (await log(page).getByRole('article').first().innerText()).match(/Order \d+/)![0];
    await messages(page, highest).scrollIntoViewIfNeeded();
    const before = await topOf(page, highest);
    await log(page).evaluate((node) => ((node as unknown as { scrollTop: number }).scrollTop -= 40));
    await expect.poll(() => shown(page), patience).toBeGreaterThan(first);
    await expect.poll(async () => Math.abs((await topOf(page, highest)) - before), patience).toBeLessThanOrEqual(40);

    await channel.send('The newest order');
    const button = page.getByRole('button', { name: 'One new message' });
    await button.click();
    await expect.poll(() => messages(page, 'The newest order').isVisible(), patience).toBe(true);
    await button.waitFor({ state: 'hidden' });
    expect(wrong).toEqual([]);
  });

  test('a newest message that is higher than the window is read from its beginning', async () => {
    const { practice } = await practiceOnly();
    const client = await logIn(practice);
    const channel = (await client.channels.fetch(ids.battle)) as TextChannel;
    for (let n = 100; n < 120; n++) await channel.send(`Order ${n}`);
    await channel.send(['What it cost', ...Array.from({ length: 60 }, (_, n) => `Unit ${n}`)].join('\n'));
    const phone = { viewport: { width: 390, height: 844 } };
    const { page, wrong } = await visit(browser(), practice.url, '?as=Alice&channel=battle', phone);
    const { y, height } = (await log(page).boundingBox())!;
    await expect.poll(() => topOf(page, 'What it cost'), patience).toBeGreaterThanOrEqual(Math.floor(y));
    expect(await topOf(page, 'What it cost')).toBeLessThan(y + height / 4);
    expect(wrong).toEqual([]);
  });
});
