import { html, type TemplateResult } from 'lit';
import type { View } from './view.ts';
import { momentIn, sentIn } from './when.ts';

/** When it was sent, in short; the whole date is its title. */
export function drawSent({ message, reader }: View): TemplateResult {
  const ms = Date.parse(message.timestamp);
  const short = sentIn(reader, ms, Date.now());
  return html`<time class="sent" datetime=${message.timestamp} title=${momentIn(reader, ms, 'F', ms)}>${short}</time>`;
}

/** Beside a message that goes on, the time of day alone. */
export function drawHour({ message, reader }: View): TemplateResult {
  const ms = Date.parse(message.timestamp);
  return html`<time class="hour" datetime=${message.timestamp} title=${momentIn(reader, ms, 'F', ms)}>${momentIn(reader, ms, 't', ms)}</time>`;
}
