/** The entry as drawn: a line of text, or a command with its fields, and the suggestions above it. */
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { ref } from 'lit/directives/ref.js';
import { OptionType } from '../../discord.ts';
import { pressed } from './entry-keys.ts';
import { takeFiles } from './files.ts';
import { icon } from './icons.ts';
import { type Field, type Filled, free, remove } from './line.ts';
import { type Scene, sayAll } from './scene.ts';
import { nameOf } from './sidebar.ts';
import { hints } from './hints.ts';

export function composer(scene: Scene): TemplateResult {
  const { entry, say, state } = scene;
  const { line } = entry.get();
  return html`<form
    class="entry"
    aria-label=${say('page-entry')}
    @submit=${(event: Event) => {
      event.preventDefault();
      void entry.send();
    }}
    @keydown=${(event: KeyboardEvent) => pressed(event, entry)}
    @focusout=${(event: FocusEvent) => {
      const form = event.currentTarget as HTMLElement;
      if (form.contains(event.relatedTarget as Node | null)) return;
      // If redrawing removes the field, the focus moves on first.
      queueMicrotask(() => form.contains(document.activeElement) || entry.show(false));
    }}
    @dragover=${(event: DragEvent) => event.preventDefault()}
    @drop=${(event: DragEvent) => takeFiles(event, event.dataTransfer, entry)}
    @paste=${(event: ClipboardEvent) => takeFiles(event, event.clipboardData, entry)}
  >
    ${hints(scene)}
    <div class="line">
      ${line.kind === 'words' ? words(scene, line.text) : command(scene, line)}
      <button type="submit" class="send" aria-label=${say('page-send')} ?disabled=${!state.here}>
        ${icon('send')}
      </button>
    </div>
  </form>`;
}

/** What all inputs of the entry have in common. */
function input(scene: Scene, at: number, text: string, more: Partial<Look>): TemplateResult {
  const { entry } = scene;
  const { line } = entry.get();
  const isHere = line.kind === 'words' || line.at === at;
  const count = isHere ? entry.suggestions().length : 0;
  const chosen = isHere ? entry.chosen() : -1;
  return html`<input
    id=${more.id ?? nothing}
    data-at=${at}
    role="combobox"
    aria-autocomplete="list"
    aria-expanded=${count > 0}
    aria-controls="hints"
    aria-activedescendant=${count > 0 && chosen >= 0 ? `hint${chosen}` : nothing}
    aria-label=${more.label ?? nothing}
    aria-describedby=${more.fault ? `fault${at}` : nothing}
    aria-invalid=${more.fault ? 'true' : nothing}
    placeholder=${more.placeholder ?? ''}
    inputmode=${more.inputmode ?? 'text'}
    autocomplete="off"
    autocapitalize="off"
    spellcheck="false"
    size=${Math.max(more.least ?? 1, Array.from(text).length + 1)}
    .value=${live(text)}
    @input=${(event: InputEvent) => entry.type((event.target as HTMLInputElement).value, at)}
    @focus=${() => entry.focus(at)}
    @click=${() => entry.show(true)}
  />`;
}

interface Look {
  readonly id: string;
  readonly label: string;
  readonly placeholder: string;
  readonly inputmode: string;
  readonly fault: boolean;
  readonly least: number;
}

function words(scene: Scene, text: string): TemplateResult {
  const { say, state } = scene;
  const name = state.here ? nameOf(scene, state.here) : '';
  return html`<span class="words"
    >${input(scene, 0, text, { id: 'entry', label: say('page-entry-label', { name }), placeholder: say('page-entry-empty') })}</span
  >`;
}

function command(scene: Scene, line: Filled): TemplateResult {
  const { say, entry } = scene;
  const left = free(line);
  const at = line.fields.length;
  const fault = entry.get().faults.get(at);
  return html`<div class="fields">
    <span class="command">/${line.command.shown}</span>
    ${line.fields.map((field, at) => fieldOf(scene, field, at))}
    <span class="tail ${fault ? 'wrong' : ''}"
      >${input(scene, at, line.tail, { label: say('page-entry-further'), placeholder: '', fault: fault !== undefined })}
      ${fault ? html`<span class="fault" id="fault${at}" role="alert">${sayAll(say, fault)}</span>` : nothing}</span
    >
    ${
      left.length > 0
        ? html`<button type="button" class="more" @click=${() => entry.focus(line.fields.length)}>
          ${say('page-more', { count: left.length })}
        </button>`
        : nothing
    }
  </div>`;
}

function fieldOf(scene: Scene, field: Field, at: number): TemplateResult {
  const { entry, say } = scene;
  const { line, faults } = entry.get();
  const fault = faults.get(at);
  const { slot } = field;
  const isHere = line.kind === 'command' && line.at === at;
  const drop = () => line.kind === 'command' && entry.become(remove(line, at));
  return html`<span class="field ${fault ? 'wrong' : ''} ${isHere ? 'here' : ''}">
    <span class="slot" aria-hidden="true">${slot.shown}</span>
    ${
      slot.type === OptionType.attachment
        ? fileField(scene, field, at)
        : input(scene, at, field.text, {
            label: `${slot.shown}: ${slot.description}`,
            inputmode:
              slot.type === OptionType.integer ? 'numeric' : slot.type === OptionType.number ? 'decimal' : 'text',
            fault: fault !== undefined,
          })
    }
    ${
      slot.required && !field.file
        ? nothing
        : html`<button type="button" class="drop" aria-label=${say('page-remove', { name: slot.shown })} @click=${drop}>
          ${icon('close')}
        </button>`
    }
    ${fault ? html`<span class="fault" id="fault${at}" role="alert">${sayAll(say, fault)}</span>` : nothing}
  </span>`;
}

function fileField({ entry, say }: Scene, { slot, file }: Field, at: number): TemplateResult {
  let chooser: HTMLInputElement | undefined;
  const size = file && say('page-size', { size: Math.max(1, Math.round(file.size / 1024)) });
  return html`<button
      type="button"
      class="file"
      data-at=${at}
      @focus=${() => entry.focus(at)}
      @click=${() => chooser?.click()}
    >
      <span class="unseen">${slot.shown}: ${slot.description} </span>${icon('file')} ${file ? html`${file.name} <small>${size}</small>` : say('page-choose-file')}
    </button>
    <input
      type="file"
      hidden
      ${ref((element) => {
        chooser = element as HTMLInputElement | undefined;
      })}
      @change=${(event: Event) => {
        const chosen = event.target as HTMLInputElement;
        takeFiles(event, chosen, entry);
        chosen.value = '';
      }}
    />`;
}
