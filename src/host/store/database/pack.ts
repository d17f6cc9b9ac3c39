/**
 * Compressed positions in the ledger: a battle keeps one for each of its entries. They are a few kilobytes, which takes less
 * time here than handing them to another thread.
 */
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };

/** JSON into brotli, in base64. Quality 5: higher ones save little and cost much. */
export function pack(text: string): string {
  return brotliCompressSync(text, { params }).toString('base64');
}

export function unpack(packed: string): string {
  return brotliDecompressSync(Buffer.from(packed, 'base64')).toString('utf8');
}
