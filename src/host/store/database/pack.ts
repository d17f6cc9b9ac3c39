/** Compressed positions in the ledger: a battle keeps one for each of its entries. */
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** JSON into brotli, in base64. Quality 5: higher ones save little and cost much. */
export async function pack(text: string): Promise<string> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
  return (await compress(text, { params })).toString('base64');
}

export async function unpack(packed: string): Promise<string> {
  return (await decompress(Buffer.from(packed, 'base64'))).toString('utf8');
}
