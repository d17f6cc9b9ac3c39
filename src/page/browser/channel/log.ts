/** A place's messages: new ones at the end, older ones on scrolling up, and the reading position stays put. */
import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { repeat } from 'lit/directives/repeat.js';
import { drawMessage } from '../message/message.ts';
import type { Shown } from '../message/shown.ts';
import { icon } from './icons.ts';
import type { Scene } from './scene.ts';
import type { Scroll } from './scroll.ts';
import { nameOf } from './sidebar.ts';

export function log(scene: Scene, scroll: Scroll): TemplateResult {
  const { state, say } = scene;
  const name = state.here ? nameOf(scene, state.here) : '';
  return html`<div class="middle">
    <div
      class="log"
      role="log"
      tabindex="0"
      aria-label=${say('page-log', { name })}
      aria-busy=${state.since !== undefined}
      @scroll=${scroll.scrolled}
      @keydown=${walkMessages}
    >
      ${state.here && state.earlier === 'none' && state.since === undefined ? beginning(scene, name) : nothing}
      ${state.earlier === 'asked' ? html`<p class="older" role="status">${say('page-older')}</p>` : nothing}
      <ol>
        ${repeat(
          state.messages,
          ({ id }) => id,
          (message, index) => item(scene, message, state.messages[index - 1]),
        )}
      </ol>
    </div>
    ${
      scroll.following()
        ? nothing
        : html`<button type="button" class="below" @click=${scroll.toEnd}>
          ${say('page-below', { count: state.below })} ${icon('down')}
        </button>`
    }
  </div>`;
}

function item({ reader, deeds }: Scene, message: Shown, before: Shown | undefined): TemplateResult {
  return html`<li data-id=${message.id} tabindex="-1">
    ${guard([message, before, reader], () => drawMessage(message, reader, deeds, before))}
  </li>`;
}

function beginning({ say }: Scene, name: string): TemplateResult {
  return html`<header class="beginning">
    <h2>${say('page-beginning', { name })}</h2>
    <p>${say('page-beginning-hint')}</p>
  </header>`;
}

/** Up and down move between messages once one of them, or the list, has the focus. */
function walkMessages(event: KeyboardEvent): void {
  const list = event.currentTarget as HTMLElement;
  const target = event.target as HTMLElement;
  if (target !== list && !target.matches('li[data-id]')) return;
  const items = [...list.querySelectorAll<HTMLElement>('li[data-id]')];
  const at = items.indexOf(target);
  const next = { ArrowUp: at < 0 ? items.length - 1 : at - 1, ArrowDown: at + 1, Home: 0, End: items.length - 1 }[
    event.key
  ];
  const item = next === undefined ? undefined : items[next];
  if (!item) return;
  event.preventDefault();
  item.focus();
}
