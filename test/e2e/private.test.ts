/** What one person may not see does not reach the page of another one: not in sight, and not over the network. */
import { ChannelType, type TextChannel } from 'discord.js';
import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ids } from '../../src/practice/server.ts';
import { closeLater, logIn, practiceOnly } from '../practice/bot.ts';
import { inChromium } from './browser.ts';

interface Window {
  readonly page: Page;
  /** Everything that came over the network: pages, answers, events. */
  readonly heard: () => Promise<string>;
}

async function windowOf(browser: Browser, url: string, as: string): Promise<Window> {
  const page = await browser.newPage({ locale: 'en-GB' });
  closeLater(() => page.close());
  const parts: Promise<string>[] = [];
  page.on('response', (response) => {
    const isStream = response.headers()['content-type']?.startsWith('text/event-stream');
    parts.push(Promise.resolve(response.url()));
    if (!isStream) parts.push(response.text());
  });
  // A stream never ends, so its events are taken where the browser gets them.
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.eventSourceMessageReceived', ({ data }) => void parts.push(Promise.resolve(data)));
  await page.goto(`${url}/?as=${as}&channel=${ids.battle}`);
  await page.locator('[role=log][aria-busy=false]').waitFor();
  return { page, heard: async () => (await Promise.all(parts)).join('\n') };
}

inChromium((browser) => {
  test('a private thread: its name, its words, its going', { timeout: 120_000 }, async () => {
    const { practice } = await practiceOnly();
    const client = await logIn(practice);
    const red = await windowOf(browser(), practice.url, 'Bruno');
    const blue = await windowOf(browser(), practice.url, 'Chloé');

    const channel = (await client.channels.fetch(ids.battle)) as TextChannel;
    const thread = await channel.threads.create({ name: 'staff of Red', type: ChannelType.PrivateThread });
    await thread.members.add(ids.bruno);
    const message = await thread.send('we attack at dawn');
    await red.page.getByRole('link', { name: 'staff of Red' }).click();
    await red.page.getByText('we attack at dawn').waitFor();
    await message.edit('we attack at noon');
    await red.page.getByText('we attack at noon').waitFor();

    // What everybody may see comes after it, so whatever was to reach the other page has.
    await channel.send('the sun rises');
    await blue.page.getByText('the sun rises').waitFor();
    await thread.delete();
    await channel.send('the sun sets');
    await blue.page.getByText('the sun sets').waitFor();
    expect(await blue.page.getByText('staff of Red').count()).toBe(0);
    const heard = await blue.heard();
    expect(heard).toContain('the sun sets');
    expect(heard).not.toMatch(/staff of Red|we attack/);
    expect(heard).not.toContain(thread.id);
    expect(await red.heard()).toContain('we attack at noon');
  });
});
