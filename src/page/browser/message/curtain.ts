/** Hides a picture, file or container until it is revealed, from keyboard and screen readers too. */
import { html, type TemplateResult } from 'lit';
import type { Reader } from './reader.ts';
import './curtain.css';

export function drawHidden(inside: unknown, reader: Reader): TemplateResult {
  const sign = reader.say('page-message-spoiler-sign');
  return html`<span class="veiled" inert>${inside}</span><button type="button" class="curtain" aria-label=${reader.say('page-message-spoiler')} @click=${raise}><span aria-hidden="true">${sign}</span></button>`;
}

/** If it was revealed by keyboard, the focus moves to what was hidden. */
function raise({ currentTarget }: Event): void {
  const curtain = currentTarget as HTMLElement;
  const veiled = curtain.previousElementSibling!;
  veiled.removeAttribute('inert');
  curtain.remove();
  veiled.querySelector<HTMLElement>('button, a')?.focus();
}
