import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TextChannel } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { defaultWorld, ids, startPractice } from '../../src/practice/server.ts';
import { closeLater } from '../help/closing.ts';
import { logIn, pixel, practiceOnly, stage } from './bot.ts';
import { type Seen, visitor } from './visit.ts';

describe('the interface for people', () => {
  test('people, their languages and their roles in each guild', async () => {
    const { practice } = await practiceOnly();
    const people = await visitor(practice.url, '').ask<{ name: string; locale: string; guilds: object[] }[]>('people');
    expect(people.map(({ name, locale }) => `${name} ${locale}`)).toEqual([
      'Alice en-GB',
      'Bruno fr',
      'Chloé fr',
      'Dan en-GB',
    ]);
    expect(people[0]?.guilds).toMatchObject([{ name: 'Practice', roles: ['Staff'] }, { name: 'Entraînement' }]);
  });

  test('a long channel is read page by page, from its end', async () => {
    const { practice, client } = await stage();
    const battle = client.channels.cache.get(ids.battle) as TextChannel;
    await battle.send('0');
    const [first] = practice.world.messages[ids.battle]!;
    const more = Array.from({ length: 249 }, (_, n) => ({
      ...first!,
      id: String(BigInt(first!.id) + BigInt(n + 1)),
      content: String(n + 1),
    }));
    practice.world.messages[ids.battle]!.push(...more);
    const page = async (query: object): Promise<string[]> =>
      (await visitor(practice.url, 'Dan').ask<Seen[]>('messages', { channel: 'battle', ...query })).map(({ id }) => id);
    const all = practice.world.messages[ids.battle]!.map(({ id }) => id);
    const last = await page({});
    expect(last).toEqual(all.slice(150));
    const earlier = await page({ before: last[0], limit: '120' });
    expect(earlier).toEqual(all.slice(30, 150));
    expect(await page({ before: earlier[0] })).toEqual(all.slice(0, 30));
    expect(await page({ before: all[0] })).toEqual([]);
  });

  test.each([{ limit: '0' }, { limit: '501' }, { limit: 'x' }, { before: 'x' }])('%j is not a page', async (query) => {
    const { practice } = await practiceOnly();
    const asked = visitor(practice.url, 'Dan').ask<{ error: string }>('messages', { channel: 'battle', ...query });
    expect((await asked).error).toContain(Object.keys(query)[0]);
  });

  test('a port in use is an error that can be caught', async () => {
    const { practice } = await practiceOnly();
    await expect(startPractice({ port: practice.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  test('a custom world: a member of one guild sees no other', async () => {
    const world = defaultWorld();
    const french = world.guilds.find(({ id }) => id === ids.entrainement);
    if (french) french.members = french.members.filter(({ personId }) => personId !== ids.dan);
    const { practice } = await practiceOnly({ world });
    const seen = await visitor(practice.url, 'Dan').channels();
    expect(seen.map(({ name }) => name)).toEqual(['battle', 'tavern']);
  });

  test('unknown and missing things are named', async () => {
    const { practice } = await practiceOnly();
    const alice = visitor(practice.url, 'Alice');
    expect(await alice.ask('nothing')).toEqual({ error: 'There is no GET /api/nothing.' });
    expect(await alice.ask('messages')).toEqual({ error: '“channel” is missing.' });
    expect((await alice.press('1', undefined as unknown as string)).error).toBe(
      'The request is not valid: say which component: "label" or "custom_id"',
    );
  });

  test('the event stream tells each person only what they may see', async () => {
    const { practice, client } = await stage();
    const listen = async (as: string) => {
      const stream = await fetch(`${practice.url}/api/events?as=${as}`);
      return stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    };
    const [alice, dan] = [await listen('Alice'), await listen('Dan')];
    const until = async (reader: typeof alice, word: string) => {
      let heard = '';
      while (!heard.includes(word)) heard += (await reader?.read())?.value;
      return heard;
    };
    const user = await client.users.fetch(ids.alice);
    await user.send('For Alice');
    await (client.channels.cache.get(ids.battle) as TextChannel).send('For all');
    expect(await until(alice, 'For all')).toContain('For Alice');
    expect(await until(dan, 'For all')).not.toContain('For Alice');
  });

  test('the page is plain, and runs nothing from elsewhere', async () => {
    const { practice } = await practiceOnly();
    const page = await fetch(practice.url);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    const html = await page.text();
    const scripts = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1]);
    const statuses = await Promise.all(scripts.map(async (path) => (await fetch(practice.url + path)).status));
    expect(statuses).toEqual([200, 200]);
    expect((await fetch(`${practice.url}/server.ts`)).status).toBe(404);
  });

  test('an attached page is offered as a download', async () => {
    const { practice, client } = await stage();
    const files = [{ attachment: Buffer.from('<script>alert(1)</script>'), name: 'trap.html' }];
    const posted = await (client.channels.cache.get(ids.battle) as TextChannel).send({ files });
    const file = await fetch(posted.attachments.first()?.url ?? practice.url);
    expect(file.headers.get('content-type')).toBe('application/octet-stream');
    expect(file.headers.get('content-disposition')).toBe('attachment');
  });
});

describe('storage', () => {
  test('channels, messages, files and commands survive a restart, and ids keep growing', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'practice-'));
    closeLater(() => rm(dataDir, { recursive: true }));
    const first = await startPractice({ dataDir });
    const client = await logIn(first);
    await client.application?.commands.set([{ name: 'ping', description: 'Answers' }]);
    const channel = client.channels.cache.get(ids.battle) as TextChannel;
    const posted = await channel.send({ content: 'Turn 1', files: [{ attachment: pixel, name: 'map.png' }] });
    await posted.startThread({ name: 'Ligny' });
    await posted.pin();
    await client.destroy();
    await first.close();

    const second = await startPractice({ dataDir });
    closeLater(() => second.close());
    const alice = visitor(second.url, 'Alice');
    const [seen] = await alice.messages('#battle');
    expect(seen).toMatchObject({ id: posted.id, content: 'Turn 1', pinned: true, thread: { name: 'Ligny' } });
    expect((await fetch(seen?.attachments[0]?.url ?? '')).status).toBe(200);
    expect(await alice.channels()).toContainEqual(expect.objectContaining({ name: 'Ligny' }));
    expect(await alice.ask('commands', { channel: '#battle' })).toMatchObject([{ name: 'ping' }]);
    const again = await logIn(second);
    const next = await (again.channels.cache.get(ids.battle) as TextChannel).send('Turn 2');
    expect(BigInt(next.id)).toBeGreaterThan(BigInt(posted.id));
    expect((await readdir(dataDir)).filter((name) => name.endsWith('.new'))).toEqual([]);
  });
});
