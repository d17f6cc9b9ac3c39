/** The stored databases, as files. Brotli makes them half the size of gzip. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

export const DATABASES = join(import.meta.dirname, 'databases');

/** A database, the practice Discord with it, exports. */
export type File = 'aide.db' | 'discord.json' | 'under-way.json' | 'over.json';

/** Every landing that has one, oldest first. */
export const LANDINGS: readonly string[] = readdirSync(DATABASES).toSorted();

export function pack(bytes: string | Uint8Array): Uint8Array {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } });
}

export function unpacked(landing: string, file: File): Buffer {
  return brotliDecompressSync(readFileSync(join(DATABASES, landing, `${file}.br`)));
}
