/** The whole page: list on the left, channel in the middle, overlays above both. */
import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { composer } from './composer.ts';
import { icon } from './icons.ts';
import { log } from './log.ts';
import { modal } from './modal.ts';
import { picture } from './picture.ts';
import type { Scene } from './scene.ts';
import type { Scroll } from './scroll.ts';
import { iconOf, nameOf, sidebar } from './sidebar.ts';

export function frame(scene: Scene, scroll: Scroll): TemplateResult {
  const { state, say, show } = scene;
  const isDrawn = state.panel !== undefined;
  return html`<a class="skip" href="#entry" @click=${skip}>${say('page-skip')}</a>
    <div class="frame ${isDrawn ? 'drawn' : ''}" @keydown=${(event: KeyboardEvent) => escape(event, scene)}>
      ${sidebar(scene)}
      ${isDrawn ? html`<div class="shade" @click=${() => show(undefined)}></div>` : nothing}
      <main ?inert=${state.panel === 'list'}>
        ${top(scene)} ${banner(scene)} ${keyed(state.here?.id, log(scene, scroll))}
        <p class="typing" role="status">${typing(scene)}</p>
        ${composer(scene)}
      </main>
    </div>
    ${modal(scene)} ${picture(scene)}`;
}

function skip(event: Event): void {
  event.preventDefault();
  document.querySelector<HTMLElement>('.entry [data-at]')?.focus();
}

/** Escape closes whatever is open and returns the focus to what opened it. */
function escape(event: KeyboardEvent, { state, show }: Scene): void {
  if (event.key !== 'Escape' || state.panel === undefined) return;
  const opener = `[data-opens="${state.panel}"]`;
  show(undefined);
  document.querySelector<HTMLElement>(opener)?.focus();
}

function top({ state, say, show }: Scene): TemplateResult {
  const place = state.here;
  const parent = state.places.find(({ id }) => id === place?.parent);
  return html`<header class="top">
    <button
      type="button"
      class="open-list"
      data-opens="list"
      aria-label=${say('page-open-list')}
      aria-expanded=${state.panel === 'list'}
      @click=${() => show('list')}
    >
      ${icon('list')}
    </button>
    ${
      place
        ? html`<h1>
          ${parent ? html`<span class="parent">${nameOf({ say }, parent)} ›</span>` : nothing}${icon(iconOf(place))}
          <span>${nameOf({ say }, place)}</span>
        </h1>`
        : html`<h1>${say('page-opening')}</h1>`
    }
  </header>`;
}

/** A lost connection matters more than the bot's absence, and replaces that banner. */
function banner({ state, say }: Scene): TemplateResult {
  const said =
    state.link === 'lost' ? 'page-lost' : state.bot === 'offline' && state.link === 'open' ? 'page-offline' : undefined;
  return html`<p class="banner" role="status">${said ? say(said) : nothing}</p>`;
}

function typing({ state, say }: Scene): TemplateResult | typeof nothing {
  if (!state.here || !state.typing.includes(state.here.id)) return nothing;
  return html`<span class="dots" aria-hidden="true"><i></i><i></i><i></i></span> ${say('page-typing')}`;
}
