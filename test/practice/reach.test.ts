/** Who may reach the server: which host names, which pages, which requests. */
import { request } from 'node:http';
import { networkInterfaces } from 'node:os';
import type { TextChannel } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { ids } from '../../src/practice/server.ts';
import { pixel, practiceOnly, stage } from './bot.ts';
import { visitor } from './visit.ts';

type Asked = { method?: string; headers?: Record<string, string>; body?: string };

/** A request with headers that `fetch` does not allow. */
function ask(
  url: string,
  { method = 'GET', headers = {}, body }: Asked = {},
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    request(url, { method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }));
    })
      .on('error', reject)
      .end(body);
  });
}

const outer = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ internal, family }) => !internal && family === 'IPv4')?.address;

describe('host names', () => {
  test.each([
    ['127.0.0.1', 200],
    ['localhost', 200],
    ['[::1]', 200],
    ['evil.example', 403],
    ['localhost.evil.example', 403],
    ['127.0.0.1.evil.example', 403],
  ])('called %j it answers %i', async (name, status) => {
    const { practice } = await practiceOnly();
    const host = `${name}:${practice.port}`;
    expect((await ask(`${practice.url}/api/people`, { headers: { host } })).status).toBe(status);
  });

  test.runIf(outer)('this machine’s address is accepted as a host name only by a server open to others', async () => {
    const { practice: shut } = await practiceOnly();
    const { practice: open } = await practiceOnly({ host: '0.0.0.0' });
    const called = async (url: string, host: string) => (await ask(`${url}/api/people`, { headers: { host } })).status;
    expect(await called(shut.url, `${outer}:${shut.port}`)).toBe(403);
    expect(await called(open.url, `${outer}:${open.port}`)).toBe(200);
    expect(await called(open.url, `evil.example:${open.port}`)).toBe(403);
    expect(shut.outerUrls).toEqual([]);
    expect(open.outerUrls).toContain(`http://${outer}:${open.port}`);
    expect(open.url).toBe(`http://127.0.0.1:${open.port}`);
    expect((await fetch(`http://${outer}:${open.port}/api/people`)).status).toBe(200);
  });

  test('a refused visitor is told so in their language', async () => {
    const { practice } = await practiceOnly();
    const headers = { host: 'evil.example', 'accept-language': 'fr-FR,fr;q=0.9' };
    expect((await ask(practice.url, { headers })).body).toContain('Cette adresse n’est que pour');
  });
});

describe('pages from elsewhere', () => {
  const command = JSON.stringify({ as: 'Alice', locale: 'fr' });
  const json = { 'content-type': 'application/json' };
  const settings = async (headers: Record<string, string>) => {
    const { practice } = await practiceOnly();
    const { status } = await ask(`${practice.url}/api/settings`, { method: 'POST', headers, body: command });
    const locale = practice.world.people.find(({ name }) => name === 'Alice')?.locale;
    return { status, changed: locale === 'fr' };
  };

  test('a program, and our own page, may act', async () => {
    expect(await settings(json)).toEqual({ status: 200, changed: true });
    expect(await settings({ ...json, 'sec-fetch-site': 'same-origin' })).toEqual({ status: 200, changed: true });
  });

  test.each([
    ['another origin', { ...json, origin: 'http://evil.example' }, 403],
    ['another port of this machine', { ...json, origin: 'http://127.0.0.1:1' }, 403],
    ['a page without an origin', { ...json, origin: 'null' }, 403],
    ['another site', { ...json, 'sec-fetch-site': 'cross-site' }, 403],
    ['another port, as the browser says it', { ...json, 'sec-fetch-site': 'same-site' }, 403],
    ['a link that is followed', { ...json, 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }, 403],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['a form with files', { 'content-type': 'multipart/form-data; boundary=x' }, 415],
    ['a form of plain text', { 'content-type': 'text/plain' }, 415],
    ['plain text that names JSON', { 'content-type': 'text/plain; application/json' }, 415],
    ['nothing said', {}, 415],
  ])('%s may not', async (_who, headers, status) => {
    expect(await settings(headers)).toEqual({ status, changed: false });
  });

  test.each(['/api/people', '/api/messages?as=Alice&channel=battle', '/api/events?as=Alice', '/attachments/1/2/x.png'])(
    'nor read %s, nor have it opened by a link',
    async (path) => {
      const { practice } = await practiceOnly();
      const elsewhere = { 'sec-fetch-site': 'cross-site' };
      expect((await ask(practice.url + path, { headers: { ...elsewhere, 'sec-fetch-dest': 'image' } })).status).toBe(
        403,
      );
      expect((await ask(practice.url + path, { headers: { ...elsewhere, 'sec-fetch-dest': 'document' } })).status).toBe(
        403,
      );
    },
  );

  test('a link may open the page, a frame may not contain it', async () => {
    const { practice } = await practiceOnly();
    const opened = async (dest: string) =>
      (await ask(practice.url, { headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': dest } })).status;
    expect(await opened('document')).toBe(200);
    expect(await opened('iframe')).toBe(403);
  });

  test('no page, and no program without its token, can act as the bot', async () => {
    const { practice } = await practiceOnly();
    const socket = new WebSocket(practice.url.replace('http', 'ws'), { headers: { origin: practice.url } });
    const ended = await new Promise<string>((resolve) => {
      socket.on('error', () => resolve('refused'));
      socket.on('open', () => resolve('opened'));
    });
    expect(ended).toBe('refused');
    const guess = await fetch(`${practice.restApi}/v10/users/@me`, { headers: { authorization: 'Bot practice' } });
    expect(guess.status).toBe(401);
  });
});

describe('files', () => {
  test('only people who were given the address can fetch one; ids do not help', async () => {
    const { client } = await stage();
    const battle = client.channels.cache.get(ids.battle) as TextChannel;
    const posted = await battle.send({ files: [{ attachment: pixel, name: 'map.png' }] });
    const address = new URL(posted.attachments.first()!.url);
    const statusOf = async (url: URL | string) => (await fetch(url)).status;
    expect(await statusOf(address)).toBe(200);
    expect(await statusOf(address.origin + address.pathname)).toBe(404);
    expect(await statusOf(`${address.origin}${address.pathname}?hm=`)).toBe(404);
    expect(await statusOf(`${address.origin}${address.pathname}?hm=${'0'.repeat(64)}`)).toBe(404);
    expect(await statusOf(address.href.replace('map.png', 'map.html'))).toBe(404);
  });

  test('a private reply’s picture has an address that no one else is shown', async () => {
    const { practice } = await stage({
      commands: [{ name: 'map', description: 'The map' }],
      answer: async (interaction) => {
        if (!interaction.isChatInputCommand()) return;
        await interaction.reply({ flags: 64, files: [{ attachment: pixel, name: 'mine.png' }] });
      },
    });
    const own = (await visitor(practice.url, 'Alice').command('#battle', 'map')).response?.attachments[0]?.url ?? '';
    expect((await fetch(own)).status).toBe(200);
    expect(JSON.stringify(await visitor(practice.url, 'Bruno').messages('#battle'))).toBe('[]');
  });

  test('file addresses begin with the one that the reader used', async () => {
    const { practice, client } = await stage();
    await (client.channels.cache.get(ids.battle) as TextChannel).send({
      files: [{ attachment: pixel, name: 'map.png' }],
    });
    const host = `localhost:${practice.port}`;
    const { body } = await ask(`${practice.url}/api/messages?as=Alice&channel=battle`, { headers: { host } });
    expect(body).toContain(`http://${host}/attachments/`);
    expect(body).not.toContain('127.0.0.1');
  });
});
