/** The databases that are kept, as files: brotli makes them half as large as gzip. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

export const DATABASES = join(import.meta.dirname, 'databases');

/** A database, the practice Discord beside it, exports. */
export type File = 'aide.db' | 'discord.json' | 'under-way.json' | 'over.json';

/** One for each landing that has one, the oldest first. */
export const LANDINGS: readonly string[] = readdirSync(DATABASES).toSorted();

export function pack(bytes: string | Uint8Array): Uint8Array {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } });
}

export function unpacked(landing: string, file: File): Buffer {
  return brotliDecompressSync(readFileSync(join(DATABASES, landing, `${file}.br`)));
}
