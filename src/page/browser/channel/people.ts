/** Who the reader is: the panel below the places, with the other people and the settings. */
import { html, nothing, type TemplateResult } from 'lit';
import { addressTo } from './address.ts';
import { icon } from './icons.ts';
import { follow, walkList } from './keys.ts';
import type { Scene } from './scene.ts';
import { settingsPanel } from './choices.ts';
import type { Person } from './wire.ts';

/** The role of each person, in list order; anyone beyond them watches. */
const PARTS = ['page-part-you', 'page-part-commander', 'page-part-guest', 'page-part-umpire'];

const partOf = ({ people }: Scene['state'], person: Person) => PARTS[people.indexOf(person)] ?? 'page-part-guest';

export function personPanel(scene: Scene): TemplateResult {
  const { state, say, show } = scene;
  const toggle = (panel: 'people' | 'settings') => () => show(state.panel === panel ? undefined : panel);
  return html`<section class="self" aria-label=${say('page-self')}>
    ${state.panel === 'people' ? peopleList(scene) : nothing}
    ${state.panel === 'settings' ? settingsPanel(scene) : nothing}
    <button
      type="button"
      class="person"
      data-opens="people"
      aria-expanded=${state.panel === 'people'}
      @click=${toggle('people')}
    >
      ${face(scene, state.me)}
      <span class="who"><span class="unseen">${say('page-you-are')} </span><b>${state.me.name}</b> <small>${say(partOf(state, state.me))}</small></span>
      ${icon('unfold')}
    </button>
    <button
      type="button"
      class="gear"
      data-opens="settings"
      aria-expanded=${state.panel === 'settings'}
      aria-label=${say('page-settings')}
      title=${say('page-settings')}
      @click=${toggle('settings')}
    >
      ${icon('gear')}
    </button>
  </section>`;
}

function peopleList(scene: Scene): TemplateResult {
  const { state, say } = scene;
  return html`<div class="panel" data-panel="people">
    <h3>${say('page-people')}</h3>
    <ul @keydown=${walkList}>
      ${state.people.map((person) => personItem(scene, person))}
    </ul>
    <p>${say('page-people-hint')}</p>
  </div>`;
}

function personItem(scene: Scene, person: Person): TemplateResult {
  const { state, say, become } = scene;
  const address = addressTo(person.name, state.here?.guild ? state.here.id : undefined);
  return html`<li>
    <a
      class="person"
      href=${address}
      aria-current=${person.id === state.me.id ? 'true' : nothing}
      @click=${follow(() => become(person))}
    >
      ${face(scene, person)}
      <span class="who"><b>${person.name}</b> <small>${say(partOf(state, person))}</small></span>
    </a>
    <a
      class="window"
      href=${address}
      target="_blank"
      rel="noopener"
      aria-label=${say('page-window', { name: person.name })}
      title=${say('page-window', { name: person.name })}
      >${icon('window')}</a
    >
  </li>`;
}

function face({ state }: Scene, person: Person): TemplateResult {
  return html`<span class="face face-${state.people.indexOf(person) % 4}" aria-hidden="true">${Array.from(person.name)[0]}</span>`;
}
