/** What one person may not see never reaches their page, neither visibly nor over the network. */
import { ChannelType, type TextChannel } from 'discord.js';
import type { Page, Response } from 'playwright-core';
import { expect, test } from 'vitest';
import { ids } from '../../src/practice/server.ts';
import { logIn, practiceOnly } from '../practice/bot.ts';
import { messages, visit } from './browser.ts';
import { inChromium } from './chromium.ts';

/** Everything that reaches a page from now on: responses and events. Call the returned function to read it. */
async function overheard(page: Page): Promise<() => Promise<string>> {
  const parts: Promise<string>[] = [];
  const listen = (response: Response): void => {
    parts.push(Promise.resolve(response.url()));
    if (!response.headers()['content-type']?.startsWith('text/event-stream')) parts.push(response.text());
  };
  page.on('response', listen);
  // A stream never ends, so its events are read in the browser.
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.eventSourceMessageReceived', ({ data }) => void parts.push(Promise.resolve(data)));
  return async () => {
    page.off('response', listen);
    return (await Promise.all(parts)).join('\n');
  };
}

inChromium((browser) => {
  test('a private thread: its name, its messages, its deletion', async () => {
    const { practice } = await practiceOnly();
    const client = await logIn(practice);
    for (const as of ['Bruno', 'Chloé']) practice.settings({ as, locale: 'en-GB' });
    const red = await visit(browser(), practice.url, '?as=Bruno&channel=battle');
    const blue = await visit(browser(), practice.url, '?as=Chloé&channel=battle');
    const [redHears, blueHears] = [await overheard(red.page), await overheard(blue.page)];

    const channel = (await client.channels.fetch(ids.battle)) as TextChannel;
    const thread = await channel.threads.create({ name: 'staff of Red', type: ChannelType.PrivateThread });
    await thread.members.add(ids.bruno);
    const message = await thread.send('we attack at dawn');
    await red.page.getByRole('link', { name: 'staff of Red, private thread, one unread message' }).click();
    await messages(red.page, 'we attack at dawn').waitFor();
    await message.edit('we attack at noon');
    await messages(red.page, 'we attack at noon').waitFor();

    // A public message follows, so anything meant for the other page has arrived.
    await channel.send('the sun rises');
    await messages(blue.page, 'the sun rises').waitFor();
    await blue.page.reload();
    await messages(blue.page, 'the sun rises').waitFor();
    await thread.delete();
    await channel.send('the sun sets');
    await messages(blue.page, 'the sun sets').waitFor();
    expect(await blue.page.getByText('staff of Red').count()).toBe(0);
    const heard = await blueHears();
    expect(heard).toContain('the sun sets');
    expect(heard).not.toMatch(/staff of Red|we attack/);
    expect(heard).not.toContain(thread.id);
    expect(await redHears()).toContain('we attack at noon');
    expect([...red.wrong, ...blue.wrong]).toEqual([]);
  });
});
