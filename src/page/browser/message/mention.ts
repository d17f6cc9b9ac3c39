/** Mentions in a text as chips, pressable if they lead somewhere. */
import { html, type TemplateResult } from 'lit';
import type { Deeds } from './deeds.ts';
import type { Mention } from './markdown/tree.ts';
import { knownAs, nameOf } from './naming.ts';
import type { Reader } from './reader.ts';

export function drawMention(mention: Mention, reader: Reader, deeds: Partial<Deeds> = {}): TemplateResult {
  const name = nameOf(mention, reader);
  const act = deedOf(mention, reader, deeds);
  if (act) return html`<button type="button" class="mention" @click=${act}>${name}</button>`;
  const own = mention.kind === 'user' && mention.id === reader.id;
  return html`<span class=${own ? 'mention me' : 'mention'}>${name}</span>`;
}

function deedOf(mention: Mention, reader: Reader, { visit, begin }: Partial<Deeds>): (() => void) | undefined {
  if (mention.kind === 'channel' && visit && knownAs(mention, reader)) return () => visit(mention.id);
  return mention.kind === 'command' && begin ? () => begin(mention.name) : undefined;
}
