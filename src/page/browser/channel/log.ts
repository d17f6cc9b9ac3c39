/** The messages of a place: they grow at the end, older ones come when one scrolls up, and what one reads stays put. */
import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { repeat } from 'lit/directives/repeat.js';
import { drawMessage } from '../message/message.ts';
import type { Shown } from '../message/shown.ts';
import { icon } from './icons.ts';
import type { Scene } from './scene.ts';
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
      state.below > 0
        ? html`<button type="button" class="below" @click=${scroll.toEnd}>
          ${say('page-below', { count: state.below })} ${icon('down')}
        </button>`
        : nothing
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

/** Up and down go from message to message, once one of them or the list has the focus. */
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

export interface Scroll {
  readonly scrolled: () => void;
  readonly toEnd: () => void;
  readonly atEnd: () => boolean;
  /** Goes to the end with the next drawing, and stays there. */
  readonly begin: () => void;
  /** To be called before a drawing; what it gives, after it. */
  readonly hold: () => () => void;
}

/** Nearer than this to the end is the end. */
const END = 48;
/** Nearer than this to the beginning, older messages are asked for. */
const BEGINNING = 400;

export function openScroll(reachedEnd: () => void, nearBeginning: () => void): Scroll {
  /** Whether the newest message is kept in sight: not while somebody reads what is above. */
  let following = true;
  const box = () => document.querySelector<HTMLElement>('.log');
  const observer = new ResizeObserver(() => following && drop());
  const watched = new WeakSet<Element>();

  function drop(): void {
    const list = box();
    if (list) list.scrollTop = list.scrollHeight;
  }

  function watch(list: HTMLElement): void {
    for (const element of [list, list.querySelector('ol')]) {
      if (element && !watched.has(element)) {
        watched.add(element);
        observer.observe(element);
      }
    }
  }

  function look(list: HTMLElement): void {
    if (list.scrollTop < BEGINNING) nearBeginning();
  }

  return {
    scrolled() {
      const list = box();
      if (!list) return;
      following = list.scrollHeight - list.scrollTop - list.clientHeight < END;
      if (following) reachedEnd();
      look(list);
    },
    toEnd() {
      following = true;
      drop();
      reachedEnd();
    },
    atEnd: () => following,
    begin() {
      following = true;
    },
    hold() {
      const [list, anchor] = [box(), following ? undefined : firstInSight(box())];
      const before = anchor?.getBoundingClientRect().top ?? 0;
      return () => {
        const now = box();
        if (!now) return;
        watch(now);
        if (following) drop();
        else if (anchor?.isConnected && list === now) now.scrollTop += anchor.getBoundingClientRect().top - before;
        look(now);
      };
    },
  };
}

function firstInSight(list: HTMLElement | null): HTMLElement | undefined {
  if (!list) return undefined;
  const top = list.getBoundingClientRect().top;
  return [...list.querySelectorAll<HTMLElement>('li[data-id]')].find(
    (item) => item.getBoundingClientRect().bottom > top,
  );
}
