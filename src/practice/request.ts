import type { IncomingMessage } from 'node:http';
import type { Upload } from './attachments.ts';
import { invalidForm, Refusal, tooLarge } from './refusal.ts';

/** Discord accepts requests up to 25 MiB, less than ten files of the maximum size. */
const REQUEST_LIMIT = 25 * 1024 * 1024;

export type Body = { json: unknown; files: Upload[] };

/** Reads a request's body: JSON, or a multipart form with `payload_json` and files. */
export async function readBody(request: IncomingMessage, limit = REQUEST_LIMIT): Promise<Body> {
  const bytes = await readBytes(request, limit);
  const type = request.headers['content-type'] ?? '';
  if (bytes.length === 0) return { json: undefined, files: [] };
  if (type.startsWith('multipart/form-data')) return readForm(bytes, type);
  if (type.startsWith('application/json')) return { json: parseJson(bytes.toString()), files: [] };
  throw new Refusal(400, 50035, 'Expected a JSON body or a multipart form.');
}

async function readBytes(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
  }
  if (size > limit) throw tooLarge();
  return Buffer.concat(chunks);
}

async function readForm(bytes: Buffer, type: string): Promise<Body> {
  const form = await parseForm(bytes, type);
  const files: Upload[] = [];
  let json: unknown;
  for (const [field, value] of form) {
    if (typeof value !== 'string') {
      const content = new Uint8Array(await value.arrayBuffer());
      files.push({ field, name: value.name, type: value.type, bytes: content });
    } else if (field === 'payload_json') {
      json = parseJson(value);
    }
  }
  return { json, files };
}

async function parseForm(bytes: Buffer, type: string): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
  } catch (error) {
    throw invalidForm([{ at: [], code: 'FORM_INVALID', message: String(error) }]);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw invalidForm([{ at: [], code: 'JSON_INVALID', message: String(error) }]);
  }
}
