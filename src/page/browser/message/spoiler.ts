/** Hidden text, revealed by press, Enter or Space. */
import { html, type TemplateResult } from 'lit';
import type { Reader } from './reader.ts';

export function drawSpoiler(inside: unknown, reader: Reader): TemplateResult {
  return html`<span class="spoiler" role="button" tabindex="0" aria-expanded="false" aria-label=${reader.say('page-message-spoiler')} @click=${reveal} @keydown=${pressed}><span inert>${inside}</span></span>`;
}

function pressed(event: KeyboardEvent): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  reveal(event);
}

/** Once revealed it is no longer a button, because it may contain a link. */
function reveal({ currentTarget }: Event): void {
  const spoiler = currentTarget as HTMLElement;
  for (const name of ['role', 'aria-expanded', 'aria-label']) spoiler.removeAttribute(name);
  spoiler.tabIndex = -1;
  spoiler.firstElementChild!.removeAttribute('inert');
}
