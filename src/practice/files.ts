import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Platform } from './platform.ts';
import type { Attachment } from './world.ts';

/** Pictures are shown. Anything else is a download, so that attached pages do not run here. */
const SHOWN: Record<string, string> = { png: 'image/png', jpg: 'image/jpeg', gif: 'image/gif', webp: 'image/webp' };

/**
 * An attached file's URL. Ids can be guessed, so it carries a signature, as Discord's URLs do: only people who saw the
 * message, or got the URL from someone who did, know it.
 */
export function attachmentAddress(platform: Platform, channelId: string, file: Attachment): string {
  const path = `/attachments/${channelId}/${file.id}/${encodeURIComponent(file.filename)}`;
  return `${platform.address()}${path}?hm=${signatureOf(platform, path)}`;
}

function signatureOf({ world }: Platform, path: string): string {
  return createHmac('sha256', world.fileSecret).update(path).digest('hex');
}

function isSigned(platform: Platform, url: URL): boolean {
  const given = Buffer.from(url.searchParams.get('hm') ?? '');
  const right = Buffer.from(signatureOf(platform, url.pathname));
  return given.length === right.length && timingSafeEqual(given, right);
}

/** Serves an attached file: `/attachments/<channel>/<id>/<name>?hm=<signature>`. */
export function serveFile(platform: Platform, response: ServerResponse, url: URL): void {
  const [, , , id = '', name = ''] = url.pathname.split('/');
  const content = /^\d+$/.test(id) && isSigned(platform, url) ? platform.disk.file(id) : undefined;
  if (content === undefined) {
    response.writeHead(404).end();
    return;
  }
  const shown = SHOWN[name.split('.').at(-1)?.toLowerCase() ?? ''];
  response.writeHead(200, {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    // The content of a URL never changes.
    'cache-control': 'private, max-age=31536000, immutable',
    'content-type': shown ?? 'application/octet-stream',
    'content-security-policy': "default-src 'none'; sandbox",
    ...(shown === undefined && { 'content-disposition': 'attachment' }),
  });
  response.end(content);
}
