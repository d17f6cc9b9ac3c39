import type { APIButtonComponent, APIMessageComponentEmoji } from 'discord-api-types/v10';
import { html, nothing, type TemplateResult } from 'lit';
import { icons } from './icons.ts';
import type { View } from './view.ts';
import { working } from './working.ts';

/** Discord's button styles. 5 is a link, 6 a purchase. */
const STYLES: Readonly<Record<number, string>> = { 1: 'primary', 2: 'secondary', 3: 'success', 4: 'danger' };

export function drawButton(button: APIButtonComponent, view: View): TemplateResult {
  const { message, reader } = view;
  const press = view.deeds?.press;
  if (button.style === 6) return drawOff(reader.say('page-message-shop'));
  const words = html`${drawEmoji(button.emoji)}${button.label ? html`<span>${button.label}</span>` : nothing}`;
  if (button.style === 5) return drawLink(button.url, words, button.disabled);
  if (!press) return drawStill(button, words);
  const use = (event: Event): void =>
    working(event.currentTarget as HTMLElement, () => press(message, button.custom_id));
  return html`<button type="button" class="button ${STYLES[button.style]}" ?disabled=${button.disabled} @click=${use}>${words}<span class="pulse"></span></button>`;
}

/** A button as it looked to people who could press it. */
function drawStill({ style, disabled }: APIButtonComponent, words: TemplateResult): TemplateResult {
  return html`<button type="button" class="button ${STYLES[style]} ${disabled ? '' : 'still'}" disabled>${words}</button>`;
}

function drawEmoji(emoji: APIMessageComponentEmoji | undefined): TemplateResult | typeof nothing {
  if (!emoji) return nothing;
  return html`<span class="emoji">${emoji.id ? `:${emoji.name}:` : emoji.name}</span>`;
}

/** Only web addresses become links. */
function drawLink(url: string, words: TemplateResult, disabled = false): TemplateResult {
  if (disabled || !/^https?:\/\//.test(url)) return drawOff(words);
  return html`<a class="button secondary" href=${url} target="_blank" rel="noopener noreferrer">${words}${icons.outside}</a>`;
}

function drawOff(words: unknown): TemplateResult {
  return html`<button type="button" class="button secondary" disabled>${words}</button>`;
}
