/** An attached file is fetched only from Discord, up to a size, within a time. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { attachedText } from '../../src/bot/input/attachment.ts';

type Given = Parameters<typeof attachedText>[0];

async function serving(answer: RequestListener): Promise<{ origin: string; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

/** The text, or the id of the message instead. */
async function read(cdn: string, url: string, size = 10): Promise<string> {
  const found = await attachedText(
    { client: { rest: { options: { cdn } } } } as Given,
    { name: 'a.txt', size, url },
    100,
  );
  return 'text' in found ? found.text : found.why.id;
}

test('a text is returned as written', async () => {
  const { origin } = await serving((_, response) => response.end('\uFEFFÉtang\r\n☕'));
  expect(await read(origin, `${origin}/a.txt`)).toBe('Étang\r\n☕');
});

test('nothing is fetched from another host, or when the declared size is too large', async () => {
  const { origin, asked } = await serving((_, response) => response.end('secret'));
  const elsewhere = [origin, 'file:///etc/passwd', 'http://169.254.169.254/', 'nonsense', `${origin}.evil.example/a`];
  for (const url of elsewhere) expect(await read('https://cdn.discordapp.com', url)).toBe('bot-file-lost');
  expect(await read(origin, origin.replace('127.0.0.1', 'x@localhost'))).toBe('bot-file-lost');
  expect(await read(origin, `${origin}/a.txt`, 101)).toBe('bot-file-large');
  expect(asked).toEqual([]);
});

test('a redirect to another host is not followed', async () => {
  const other = await serving((_, response) => response.end('secret'));
  const { origin } = await serving((_, response) => response.writeHead(302, { location: other.origin }).end());
  expect(await read(origin, origin)).toBe('bot-file-lost');
  expect(other.asked).toEqual([]);
});

test('a file larger than declared is aborted', async () => {
  let sent = 0;
  const { origin } = await serving((_, response) => {
    const more = setInterval(() => response.write('x'.repeat(++sent && 60)), 5);
    response.on('close', () => clearInterval(more));
  });
  expect(await read(origin, origin)).toBe('bot-file-lost');
  expect(sent).toBeLessThan(50);
});

test('a file that is gone, or not text, is reported', async () => {
  const gone = await serving((_, response) => response.writeHead(404).end('This content is no longer available.'));
  expect(await read(gone.origin, gone.origin)).toBe('bot-file-lost');
  const broken = await serving((_, response) => response.socket?.destroy());
  expect(await read(broken.origin, broken.origin)).toBe('bot-file-lost');
  for (const bytes of [
    [0xc3, 0x28],
    [0x41, 0x00],
    [0xff, 0xfe, 0x41, 0x00],
  ]) {
    const { origin } = await serving((_, response) => response.end(Uint8Array.from(bytes)));
    expect(await read(origin, origin)).toBe('bot-file-no-text');
  }
});
