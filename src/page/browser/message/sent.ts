import { html, type TemplateResult } from 'lit';
import type { View } from './view.ts';
import { momentIn, sentIn } from './when.ts';

/** When a message was sent, in short; the full date is its tooltip. */
export function drawSent({ message, reader }: View): TemplateResult {
  const ms = Date.parse(message.timestamp);
  const short = sentIn(reader, ms, Date.now());
  return html`<time class="sent" datetime=${message.timestamp} title=${momentIn(reader, ms, 'F', ms)}>${short}</time>`;
}

/** The time of day, for a message that continues another. */
export function drawHour({ message, reader }: View): TemplateResult {
  const ms = Date.parse(message.timestamp);
  return html`<time class="hour" datetime=${message.timestamp} title=${momentIn(reader, ms, 'F', ms)}>${momentIn(reader, ms, 't', ms)}</time>`;
}
