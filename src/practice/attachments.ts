import { extname } from 'node:path';
import type { MessageBody } from './bodies.ts';
import { FILE_SIZE_LIMIT, type Platform } from './platform.ts';
import { tooLarge } from './refusal.ts';
import type { Attachment } from './world.ts';

/** An uploaded file. `field` is its part's name, for instance `files[0]`. */
export type Upload = { field: string; name: string; type: string; bytes: Uint8Array };

const types: Record<string, string> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
};

/** Stores an uploaded file and gives it an id. */
export function keepUpload(platform: Platform, upload: Upload, description?: string | null): Attachment {
  if (upload.bytes.length > FILE_SIZE_LIMIT) throw tooLarge();
  const id = platform.newId();
  platform.disk.keepFile(id, upload.bytes);
  const filename = cleanName(upload.name);
  return {
    id,
    filename,
    size: upload.bytes.length,
    contentType: types[extname(filename).toLowerCase()] ?? (upload.type || 'application/octet-stream'),
    ...(description != null && { description }),
    ...pictureSize(upload.bytes),
  };
}

/** Discord keeps letters, digits, dots, dashes and underscores in file names. */
export function cleanName(name: string): string {
  const clean = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9._-]+/g, '_');
  return clean || 'unknown';
}

/** The size of a PNG from its header. Undefined for other files. */
function pictureSize(bytes: Uint8Array): { width: number; height: number } | undefined {
  const isPng = bytes.length >= 24 && Buffer.from(bytes.subarray(1, 4)).toString('latin1') === 'PNG';
  if (!isPng) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** Matches the request's files to its `attachments` entries by number. */
export function describedUploads(body: MessageBody, uploads: readonly Upload[]) {
  return uploads.map((upload, index) => {
    const number = /^files\[(\d+)\]$/.exec(upload.field)?.[1] ?? String(index);
    const entry = body.attachments?.find((each) => each.id === number);
    return { upload: { ...upload, name: entry?.filename ?? upload.name }, description: entry?.description };
  });
}
