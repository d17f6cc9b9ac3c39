import { html, nothing, type TemplateResult } from 'lit';
import type { Deeds } from './deeds.ts';
import type { Reader } from './reader.ts';
import type { Shown } from './shown.ts';
import './look.css';
import './message.css';

/** A message as an article; `before` is the one above it. Whoever lists messages puts each into a list's item. */
export function drawMessage(message: Shown, reader: Reader, deeds?: Deeds, before?: Shown): TemplateResult {
  const again = before?.author.id === message.author.id;
  return html`<article class="message" id="m${message.id}">
    ${again ? nothing : html`<span class="author">${message.author.global_name ?? message.author.username}</span>`}
    <div class="text">${message.content}</div>
    ${message.ephemeral && deeds ? html`<p>${reader.say('page-only-you')}</p>` : nothing}
  </article>`;
}
