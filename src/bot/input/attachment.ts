/**
 * Reads an attached text file. Its size is checked before and during the download, and only Discord's file hosts are
 * contacted.
 */
import type { Attachment, ChatInputCommandInteraction } from 'discord.js';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { plain } from '../../words/words.ts';

const TIMEOUT_MS = 5000;

/** The text, or why it cannot be read. */
export async function attachedText(
  { client }: Pick<ChatInputCommandInteraction, 'client'>,
  file: Pick<Attachment, 'name' | 'size' | 'url'>,
  most: number,
): Promise<{ readonly text: string } | { readonly why: Phrase }> {
  const name = plain(file.name).replaceAll('\n', ' ');
  if (file.size > most) return { why: phrase('bot-file-large', { name, most: Math.floor(most / 1024) }) };
  const bytes = await fetched(file.url, new URL(client.rest.options.cdn).origin, most);
  if (bytes === undefined) return { why: phrase('bot-file-lost', { name }) };
  const text = readText(bytes);
  return text === undefined ? { why: phrase('bot-file-no-text', { name }) } : { text };
}

/** Undefined: the file is on another host, did not arrive in time, or is larger than declared. */
async function fetched(address: string, origin: string, most: number): Promise<Uint8Array | undefined> {
  if (!URL.canParse(address) || new URL(address).origin !== origin) return undefined;
  try {
    const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok || !response.body) return undefined;
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
      size += chunk.length;
      // Leaving the loop ends the request.
      if (size > most) return undefined;
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch (error) {
    if (error instanceof Error && ['TimeoutError', 'AbortError', 'TypeError'].includes(error.name)) return undefined;
    throw error;
  }
}

/** Accepts UTF-8 without control characters that no editor writes. */
function readText(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}
