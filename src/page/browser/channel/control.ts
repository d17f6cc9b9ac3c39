/** The controls of a modal, one for each kind of input. */
import type { APISelectMenuComponent } from 'discord-api-types/v10';
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { menuOf } from '../message/menu/choices.ts';
import '../message/menu/menu.ts';
import { PartType } from '../../discord.ts';
import { enclosed } from './files.ts';
import { type Given, type Input, isNeeded, mostOf } from './form.ts';
import type { Scene } from './scene.ts';
import type { Enclosed, PartOption } from './wire.ts';

export interface Control extends Input {
  readonly value: Given;
  readonly isWrong: boolean;
  readonly describedBy: string;
  readonly set: (value: Given) => void;
}

const LONG = 2;

export function control(scene: Scene, given: Control): TemplateResult {
  switch (given.part.type) {
    case PartType.textInput:
      return textControl(given);
    case PartType.checkbox:
      return html`<input
        type="checkbox"
        id="input-${given.id}"
        .checked=${live(given.value === true)}
        aria-describedby=${given.describedBy || nothing}
        @change=${(event: Event) => given.set((event.target as HTMLInputElement).checked)}
      />`;
    case PartType.fileUpload:
      return fileControl(scene, given);
    case PartType.radioGroup:
      return ticks('radio', given, given.part.options ?? []);
    case PartType.checkboxGroup:
      return ticks('checkbox', given, given.part.options ?? []);
    default:
      return menuControl(scene, given);
  }
}

function textControl({ id, part, value, isWrong, describedBy, set }: Control): TemplateResult {
  const text = typeof value === 'string' ? value : '';
  const typed = (event: Event) => set((event.target as HTMLInputElement).value);
  return part.style === LONG
    ? html`<textarea
        id="input-${id}"
        rows="4"
        placeholder=${part.placeholder ?? ''}
        aria-required=${isNeeded(part)}
        aria-invalid=${isWrong}
        aria-describedby=${describedBy || nothing}
        .value=${live(text)}
        @input=${typed}
      ></textarea>`
    : html`<input
        type="text"
        id="input-${id}"
        autocomplete="off"
        placeholder=${part.placeholder ?? ''}
        aria-required=${isNeeded(part)}
        aria-invalid=${isWrong}
        aria-describedby=${describedBy || nothing}
        .value=${live(text)}
        @input=${typed}
      />`;
}

function ticks(
  type: 'radio' | 'checkbox',
  { id, value, set }: Control,
  options: readonly PartOption[],
): TemplateResult {
  const chosen = textsOf(value);
  const toggle = (option: PartOption) => () => set(type === 'radio' ? option.value : toggled(chosen, option.value));
  return html`${options.map(
    (option) =>
      html`<label class="tick">
        <input type=${type} name="input-${id}" .checked=${live(chosen.includes(option.value))} @change=${toggle(option)} />
        <span>${option.label}${option.description ? html`<small>${option.description}</small>` : nothing}</span>
      </label>`,
  )}`;
}

const textsOf = (value: Given): string[] =>
  (Array.isArray(value) ? value : value === '' ? [] : [value]).filter((each) => typeof each === 'string');

const toggled = (chosen: readonly string[], value: string) =>
  chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value];

/** The same menu as in messages. A channel menu offers the channels of this server. */
function menuControl({ reader, say, state }: Scene, { part, label, describedBy, set }: Control): TemplateResult {
  const channels = state.places.filter(({ guild }) => guild?.id === state.here?.guild?.id);
  const menu = menuOf(part as unknown as APISelectMenuComponent, { ...reader, channels });
  const least = isNeeded(part) ? menu.least : 0;
  return html`<div role="group" aria-label=${label} aria-describedby=${describedBy || nothing}>
    <choice-menu
      .menu=${{ ...menu, label, least }}
      .say=${say}
      @choose=${({ detail }: CustomEvent<readonly string[]>) => set(detail)}
    ></choice-menu>
  </div>`;
}

function fileControl({ say }: Scene, { id, part, value, isWrong, describedBy, set }: Control): TemplateResult {
  const files = Array.isArray(value) ? value.filter((each): each is Enclosed => typeof each === 'object') : [];
  const choose = async (event: Event) => {
    const { files: chosen } = event.target as HTMLInputElement;
    set(await Promise.all([...(chosen ?? [])].map(async (file) => without(await enclosed(file)))));
  };
  return html`<input
      type="file"
      id="input-${id}"
      ?multiple=${mostOf(part) > 1}
      aria-invalid=${isWrong}
      aria-describedby=${describedBy || nothing}
      @change=${choose}
    />
    ${files.map(({ name, data }) => html`<small class="enclosed">${name} ${say('page-size', { size: kilobytes(data) })}</small>`)}`;
}

const kilobytes = (base64: string) => Math.max(1, Math.round((base64.length * 3) / 4 / 1024));

const without = ({ name, type, data }: Enclosed): Enclosed => ({ name, type, data });
