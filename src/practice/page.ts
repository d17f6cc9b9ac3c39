import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { bundleOf } from '../page/bundle.ts';

/** Pages load only from this server, and no inline script runs. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

interface File {
  readonly type: string;
  readonly content: () => Promise<string | Buffer>;
}

/** The files of the page. */
const FILES: Readonly<Record<string, File>> = {
  '/': { type: 'text/html', content: () => readFile(new URL('../page/browser/channel.html', import.meta.url)) },
  '/channel.js': { type: 'text/javascript', content: async () => (await bundleOf('channel')).script },
  '/channel.css': { type: 'text/css', content: async () => (await bundleOf('channel')).style },
};

const guarded = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' };

/** Serves the page. */
export async function servePage(response: ServerResponse, path: string): Promise<void> {
  if (path === '/favicon.ico') {
    response.writeHead(204, guarded).end();
    return;
  }
  const file = Object.hasOwn(FILES, path) ? FILES[path] : undefined;
  if (file === undefined) {
    response.writeHead(404, guarded).end();
    return;
  }
  const content = await file.content();
  response.writeHead(200, {
    ...guarded,
    'content-type': `${file.type}; charset=utf-8`,
    'content-security-policy': POLICY,
  });
  response.end(content);
}
