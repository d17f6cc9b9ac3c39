/** Discord's own notices in a channel: a pin, a new thread. */
import { html, nothing, type TemplateResult } from 'lit';
import { icons } from './icons.ts';
import { calledOf } from './person.ts';
import { drawSent } from './sent.ts';
import type { View } from './view.ts';

/** Discord's message types. */
const PINNED = 6;
const THREAD = 18;

export function drawTold(view: View): TemplateResult {
  const { type } = view.message;
  const icon = type === PINNED ? icons.pin : icons.thread;
  return html`<div class="tidings"><span class="sign">${icon}</span><span>${wordsOf(view)} ${drawWay(view)} ${drawSent(view)}</span></div>`;
}

function wordsOf({ message, reader }: View): string {
  const who = calledOf(message.author);
  if (message.type === PINNED) return reader.say('page-message-told-pinned', { who });
  if (message.type === THREAD) return reader.say('page-message-told-thread', { who, name: message.content });
  return `${who}: ${message.content}`;
}

/** A link to what the notice is about. */
function drawWay({ message, reader, deeds }: View): TemplateResult | typeof nothing {
  const about = message.message_reference;
  const visit = deeds?.visit;
  if (message.type === PINNED && about?.message_id) {
    return html`<a href="#m${about.message_id}">${reader.say('page-message-told-jump')}</a>`;
  }
  if (message.type !== THREAD || !about || !visit) return nothing;
  const open = (): void => visit(about.channel_id);
  return html`<button type="button" class="worded" @click=${open}>${reader.say('page-message-told-open')}</button>`;
}
