/** Draws a menu: the box with the selection, and the list of choices. */
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Say } from '../../words.ts';
import { icons } from '../icons.ts';
import type { Choice, Menu } from './choices.ts';

/** A menu's current state. */
export interface Standing {
  readonly id: string;
  readonly menu: Menu;
  readonly say: Say;
  readonly chosen: readonly string[];
  readonly typed: string;
  readonly open: boolean;
  /** The choices that match what was typed. */
  readonly shown: readonly Choice[];
  readonly active: number;
}

interface Uses {
  readonly toggle: () => void;
  readonly type: (event: Event) => void;
  readonly key: (event: KeyboardEvent) => void;
  readonly leave: () => void;
  readonly drop: (value: string) => void;
}

export function drawBox(standing: Standing, { toggle, type, key, leave, drop }: Uses): TemplateResult {
  const { id, menu, chosen, typed, open, shown, active } = standing;
  const picked = chosen.map((value) => menu.choices.find((each) => each.value === value) ?? { value, label: value });
  const one = menu.most === 1 ? picked[0] : undefined;
  const many = menu.most === 1 ? [] : picked;
  const said = [menu.label ?? menu.placeholder, many.map(({ label }) => label).join(', ')].filter(Boolean).join(': ');
  return html`<div class="box" ?data-open=${open} ?data-off=${menu.disabled} @mousedown=${keepFocus} @click=${toggle}>
    ${one?.sign && !open ? html`<span class="sign" aria-hidden="true">${one.sign}</span>` : nothing}
    ${many.map((choice) => drawChip(choice, standing, drop))}
    <input type="text" role="combobox" autocomplete="off" spellcheck="false" inputmode=${menu.choices.length > FEW ? nothing : 'none'}
      aria-label=${said} aria-autocomplete="list" aria-haspopup="listbox" aria-expanded=${open} aria-controls=${id}
      aria-activedescendant=${open && shown.length > 0 ? `${id}-${active}` : nothing} aria-required=${menu.least > 0}
      placeholder=${one && open ? one.label : many.length > 0 ? '' : menu.placeholder} ?disabled=${menu.disabled}
      .value=${live(open ? typed : (one?.label ?? ''))} @input=${type} @keydown=${key} @blur=${leave}>
    <span class="mark">${icons.down}</span><span class="pulse"></span>
  </div>`;
}

/** With this few, a phone need not show its keyboard. */
const FEW = 12;

/** A press anywhere on the box keeps the focus on the input. */
function keepFocus(event: MouseEvent): void {
  const input = (event.currentTarget as HTMLElement).querySelector('input')!;
  if (event.target === input) return;
  event.preventDefault();
  input.focus();
}

function drawChip(
  { value, label, sign }: Choice,
  { menu, say }: Standing,
  drop: (value: string) => void,
): TemplateResult {
  const press = (event: Event): void => {
    event.stopPropagation();
    drop(value);
  };
  const words = html`${sign ? html`<span aria-hidden="true">${sign}</span> ` : nothing}${label}`;
  if (menu.disabled) return html`<span class="chip">${words}</span>`;
  return html`<button type="button" class="chip" tabindex="-1" aria-label=${say('page-message-unchoose', { name: label })} @click=${press}>${words} ${icons.cross}</button>`;
}

export function drawList(standing: Standing, choose: (value: string) => void): TemplateResult {
  const { id, menu, say, chosen, shown, active } = standing;
  return html`<div class="list" popover="manual" @mousedown=${(event: Event) => event.preventDefault()}>
    <ul role="listbox" id=${id} aria-label=${menu.label ?? menu.placeholder} aria-multiselectable=${menu.most > 1}>
      ${shown.map((choice, index) => {
        const full = menu.most > 1 && chosen.length >= menu.most && !chosen.includes(choice.value);
        return html`<li role="option" id="${id}-${index}" aria-selected=${chosen.includes(choice.value)} aria-disabled=${full || nothing} ?data-active=${index === active} @click=${() => choose(choice.value)}>
          ${choice.sign ? html`<span class="sign" aria-hidden="true">${choice.sign}</span>` : nothing}
          <span class="wording"><span class="label">${choice.label}</span>${choice.description ? html`<span class="description">${choice.description}</span>` : nothing}</span>
          <span class="taken">${chosen.includes(choice.value) ? icons.tick : nothing}</span>
        </li>`;
      })}
    </ul>
    ${shown.length === 0 ? html`<p role="status">${say('page-message-no-choice')}</p>` : nothing}
    ${menu.most > 1 ? html`<p>${say('page-message-choose-many', { least: menu.least, most: menu.most })}</p>` : nothing}
  </div>`;
}
