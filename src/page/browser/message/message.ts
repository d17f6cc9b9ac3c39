/**
 * Draws one message as Discord does: with those elements of `@skyra/discord-components-core` that are accessible, and
 * with our own for the rest. `docs/practice.md` lists which, and why.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { drawAttachments } from './attachment.ts';
import { drawAvatar } from './avatar.ts';
import { drawComponent } from './component.ts';
import type { Deeds } from './deeds.ts';
import { drawEmbed } from './embed.ts';
import { goesOn, isSaid } from './grouped.ts';
import { icons } from './icons.ts';
import { drawText } from './markdown/draw.ts';
import { drawOrigin } from './origin.ts';
import { calledOf } from './person.ts';
import type { Reader } from './reader.ts';
import { drawHour, drawSent } from './sent.ts';
import type { Shown } from './shown.ts';
import { drawTold } from './told.ts';
import type { View } from './view.ts';
import { momentIn, sentIn } from './when.ts';
import './look.css';
import './message.css';

/** A message as an article. `before` is the one above it. The caller puts each one into a list item. */
export function drawMessage(message: Shown, reader: Reader, deeds?: Partial<Deeds>, before?: Shown): TemplateResult {
  const view: View = { message, reader, deeds };
  const again = goesOn(message, before);
  const inside = isSaid(message) ? html`${again ? drawHour(view) : drawHead(view)}${drawBody(view)}` : drawTold(view);
  return html`<article class=${kindOf(view, again)} id="m${message.id}" aria-label=${labelOf(view)}>${inside}</article>`;
}

function kindOf({ message, reader }: View, again: boolean): string {
  const called = message.mention_everyone || message.mentions.some(({ id }) => id === reader.id);
  const kinds = { again, called: called && !message.ephemeral, private: message.ephemeral, tidings: !isSaid(message) };
  return ['message', ...Object.entries(kinds).flatMap(([name, is]) => (is ? [name] : []))].join(' ');
}

/** Who and when, for screen readers. */
function labelOf({ message, reader }: View): string {
  return reader.say('page-message', {
    who: calledOf(message.author),
    when: sentIn(reader, Date.parse(message.timestamp), Date.now()),
    private: message.ephemeral ? 'yes' : 'no',
  });
}

function drawHead(view: View): TemplateResult {
  const { message, reader } = view;
  const name = calledOf(message.author);
  return html`${drawOrigin(view)}${drawAvatar(message.author, name)}
    <div class="head"><span class="author">${name}</span>${message.author.bot ? html`<span class="app">${reader.say('page-message-app')}</span>` : nothing}
      ${drawSent(view)}${message.pinned ? html`<span class="pinned">${icons.pin} ${reader.say('page-message-pinned')}</span>` : nothing}</div>`;
}

function drawBody(view: View): TemplateResult {
  const { message, reader, deeds } = view;
  const edited = message.edited_timestamp ? drawEdited(message.edited_timestamp, reader) : nothing;
  return html`<div class="body">
    ${message.thinking ? html`<p class="thinking"><span class="pulse"></span> ${reader.say('page-message-thinking', { who: calledOf(message.author) })}</p>` : nothing}
    ${message.content ? drawText(message.content, view, edited) : nothing}
    ${drawAttachments(message.attachments, view)} ${message.embeds.map((embed) => drawEmbed(embed, view))}
    ${message.components?.length ? html`<div class="components">${message.components.map((each) => drawComponent(each, view))}</div>` : nothing}
    ${message.content ? nothing : edited} ${drawThread(view)} ${message.ephemeral ? drawPrivate(message, reader, deeds?.dismiss) : nothing}
  </div>`;
}

function drawEdited(at: string, reader: Reader): TemplateResult {
  const ms = Date.parse(at);
  return html`<span class="edited" title=${momentIn(reader, ms, 'F', ms)}>${reader.say('page-message-edited')}</span>`;
}

/** The thread started from a message. */
function drawThread({ message: { thread }, reader, deeds }: View): TemplateResult | typeof nothing {
  if (!thread) return nothing;
  const written = 'message_count' in thread ? (thread.message_count ?? 0) : 0;
  const count = reader.say('page-message-thread', { count: written });
  const words = html`<span class="name">${thread.name}</span> <span class="count">${count}</span>`;
  const visit = deeds?.visit;
  if (!visit) return html`<div class="thread">${icons.thread} ${words}</div>`;
  return html`<button type="button" class="thread" @click=${() => visit(thread.id)}>${icons.thread} ${words}</button>`;
}

function drawPrivate(message: Shown, reader: Reader, dismiss: Deeds['dismiss'] | undefined): TemplateResult {
  return html`<p class="only">${icons.eye} ${reader.say('page-only-you')}${
    dismiss
      ? html` • <button type="button" class="worded" @click=${() => dismiss(message)}>${reader.say('page-message-dismiss')}</button>`
      : nothing
  }</p>`;
}
