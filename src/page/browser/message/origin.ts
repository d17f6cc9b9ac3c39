/** The small line above a message: who used which command, or what it replies to. */
import { html, nothing, type TemplateResult } from 'lit';
import { drawAvatar } from './avatar.ts';
import { firstWords } from './first-words.ts';
import { isCommand } from './grouped.ts';
import { plainOf } from './markdown/plain.ts';
import { commandNamed } from './naming.ts';
import { calledOf } from './person.ts';
import type { View } from './view.ts';

export function drawOrigin(view: View): TemplateResult | typeof nothing {
  const { message } = view;
  if (isCommand(message)) return drawCommand(view);
  return message.type === 19 || message.referenced_message ? drawReply(view) : nothing;
}

function drawCommand({ message, reader }: View): TemplateResult {
  const { user, name } = message.interaction!;
  const called = calledOf(user);
  return html`<div class="origin">${drawAvatar(user, called, 16)}<span class="asker">${called}</span>
    ${reader.say('page-message-used')} <span class="mention">${commandNamed(name, reader)}</span></div>`;
}

function drawReply({ message, reader }: View): TemplateResult {
  const to = message.referenced_message;
  if (!to) return html`<div class="origin"><i>${reader.say('page-message-reply-gone')}</i></div>`;
  const called = calledOf(to.author);
  const words = plainOf(firstWords(to), reader, Date.now()) || reader.say('page-message-reply-see');
  return html`<div class="origin">${drawAvatar(to.author, called, 16)}<span class="asker">${called}</span>
    <a class="excerpt" href="#m${to.id}">${words}</a></div>`;
}
