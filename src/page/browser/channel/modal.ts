/** A modal: a form of the bot in a dialog, with errors beside their fields. */
import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { drawText } from '../message/markdown/draw.ts';
import { PartType } from '../../discord.ts';
import { control } from './control.ts';
import { filled, type Form, type Input, inputOf, isNeeded } from './form.ts';
import { icon } from './icons.ts';
import { type Scene, sayAll } from './scene.ts';
import type { Part } from './wire.ts';

export function modal(scene: Scene): TemplateResult {
  const { state, session } = scene;
  const close = () => session.store.change((now) => ({ ...now, form: undefined }));
  return html`<dialog class="modal" aria-labelledby="modal-title" @close=${close}>
    ${state.form ? keyed(state.form.modal.id, shown(scene, state.form, close)) : nothing}
  </dialog>`;
}

function shown(scene: Scene, form: Form, close: () => void): TemplateResult {
  const { say, session } = scene;
  const send = (event: Event) => {
    event.preventDefault();
    void session.submit();
  };
  return html`<form novalidate @submit=${send} aria-busy=${form.sending}>
    <header>
      <h2 id="modal-title">${form.modal.title}</h2>
      <button type="button" class="close" aria-label=${say('page-close')} @click=${close}>${icon('close')}</button>
    </header>
    <div class="parts">${form.modal.components.map((part) => partOf(scene, form, part))}</div>
    <p class="fault" role="alert">${form.failed ? sayAll(say, form.failed) : nothing}</p>
    <footer>
      <button type="button" class="quiet" @click=${close}>${say('page-cancel')}</button>
      <button type="submit" class="main" ?disabled=${form.sending}>${say('page-submit')}</button>
    </footer>
  </form>`;
}

function partOf(scene: Scene, form: Form, part: Part): TemplateResult {
  if (part.type === PartType.text) return html`<div class="words">${drawText(part.content ?? '', scene)}</div>`;
  const input = inputOf(part);
  return input ? inputBox(scene, form, input) : html``;
}

/** Inputs that are not a single element are groups with their own label. */
const SINGLE: readonly number[] = [PartType.textInput, PartType.checkbox, PartType.fileUpload];
const isGroup = ({ type }: Part) => !SINGLE.includes(type);

function inputBox(scene: Scene, form: Form, input: Input): TemplateResult {
  const { id, part, label, description } = input;
  const { say } = scene;
  const fault = form.faults[id];
  const needed = isNeeded(part) ? html`<span class="needed" aria-hidden="true">*</span>` : nothing;
  const notes = html`${description ? html`<small id="about-${id}">${description}</small>` : nothing}`;
  const drawn = control(scene, {
    ...input,
    value: form.values[id] ?? '',
    isWrong: fault !== undefined,
    describedBy: [description && `about-${id}`, fault && `fault-${id}`].filter(Boolean).join(' '),
    set: (value) => scene.session.fill((now) => filled(now, id, value)),
  });
  const below = html`<span class="below">
    ${fault ? html`<span class="fault" id="fault-${id}">${sayAll(say, fault)}</span>` : nothing}
    ${counter(form, input)}
  </span>`;
  return isGroup(part)
    ? html`<fieldset class="input ${fault ? 'wrong' : ''}" aria-describedby=${fault ? `fault-${id}` : nothing}>
        <legend>${label} ${needed}</legend>
        ${notes} ${drawn} ${below}
      </fieldset>`
    : html`<div class="input ${fault ? 'wrong' : ''}">
        <label for="input-${id}">${label} ${needed}</label>
        ${notes} ${drawn} ${below}
      </div>`;
}

/** How many of the allowed characters are used. */
function counter(form: Form, { id, part }: Input): TemplateResult | typeof nothing {
  const value = form.values[id];
  if (part.type !== PartType.textInput || typeof value !== 'string' || part.max_length === undefined) return nothing;
  return html`<span class="counter" aria-hidden="true">${Array.from(value).length}/${part.max_length}</span>`;
}
