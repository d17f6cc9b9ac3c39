import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname } from 'node:path';
import type { Platform } from './platform.ts';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const types: Record<string, string> = { html: 'text/html', js: 'text/javascript', css: 'text/css' };

const files = [
  'page.html',
  'page.css',
  'page.js',
  'talk.js',
  'message.js',
  'markdown.js',
  'modal.js',
  'command.js',
  'entry.js',
];

const guarded = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' };

/** The page for people: the plain files in `page/`. */
export function servePage(response: ServerResponse, path: string): void {
  if (path === '/favicon.ico') {
    response.writeHead(204, guarded).end();
    return;
  }
  const name = path === '/' ? 'page.html' : path.slice(1);
  if (!files.includes(name)) {
    response.writeHead(404).end('There is nothing here.');
    return;
  }
  const content = readFileSync(new URL(`./page/${name}`, import.meta.url));
  response.writeHead(200, {
    ...guarded,
    'content-type': `${types[extname(name).slice(1)]}; charset=utf-8`,
    'content-security-policy': POLICY,
  });
  response.end(content);
}

/** Pictures are shown; anything else is offered as a download, so that no attached page runs here. */
const SHOWN: Record<string, string> = { png: 'image/png', jpg: 'image/jpeg', gif: 'image/gif', webp: 'image/webp' };

/** An attached file: `/attachments/<channel>/<id>/<name>`. */
export function serveFile(platform: Platform, response: ServerResponse, path: string): void {
  const [, , , id = '', name = ''] = path.split('/');
  const content = /^\d+$/.test(id) ? platform.disk.file(id) : undefined;
  if (content === undefined) {
    response.writeHead(404).end('There is no such file.');
    return;
  }
  const shown = SHOWN[name.split('.').at(-1)?.toLowerCase() ?? ''];
  response.writeHead(200, {
    ...guarded,
    'content-type': shown ?? 'application/octet-stream',
    'content-security-policy': "default-src 'none'; sandbox",
    ...(shown === undefined && { 'content-disposition': 'attachment' }),
  });
  response.end(content);
}
