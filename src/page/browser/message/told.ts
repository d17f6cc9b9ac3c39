/** What Discord itself tells in a channel: a pin, a new thread. */
import { html, nothing, type TemplateResult } from 'lit';
import { icons } from './icons.ts';
import { calledOf } from './person.ts';
import { drawSent } from './sent.ts';
import type { View } from './view.ts';

export function drawTold(view: View): TemplateResult {
  const { message, reader, deeds } = view;
  const who = calledOf(message.author);
  const about = message.message_reference;
  const known = { 6: 'page-message-told-pinned', 18: 'page-message-told-thread' }[message.type as number];
  const words = known ? reader.say(known, { who, name: message.content }) : `${who}: ${message.content}`;
  const place = about?.channel_id;
  const visit = message.type === 18 && deeds && place ? () => deeds.visit(place) : undefined;
  return html`<div class="told"><span class="sign">${message.type === 6 ? icons.pin : icons.thread}</span>
    <span>${words}${message.type === 6 && about?.message_id ? html` <a href="#m${about.message_id}">${reader.say('page-message-told-jump')}</a>` : nothing}${
      visit
        ? html` <button type="button" class="worded" @click=${visit}>${reader.say('page-message-told-open')}</button>`
        : nothing
    } ${drawSent(view)}</span></div>`;
}
