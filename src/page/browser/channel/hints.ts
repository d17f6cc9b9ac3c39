/** The hints above the entry: suggestions, and what the current field expects. */
import { html, nothing, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { OptionType } from '../../discord.ts';
import { type Slot } from './commands.ts';
import type { Filled } from './line.ts';
import { type Scene, sayAll } from './scene.ts';
import type { Suggestion } from './suggest.ts';

export function hints(scene: Scene): TemplateResult {
  const { entry, say, state } = scene;
  const { line, hint, open, completion } = entry.get();
  const found = entry.suggestions();
  const isTalk = line.kind === 'words' && line.text.trim() !== '' && !line.text.startsWith('/');
  const said = hint ?? (open && isTalk ? { id: 'page-no-words' } : undefined) ?? state.notice;
  const head =
    line.kind === 'command' ? about(scene, line) : found.length > 0 ? html`<h3>${say('page-bot')}</h3>` : nothing;
  const slot = line.kind === 'command' ? line.fields[line.at]?.slot : undefined;
  const asked = completion && completion.slot === slot?.name ? completion : undefined;
  return html`<div class="hints">
    <p class="notice" role="status">${said ? sayAll(say, said) : nothing}</p>
    <div class="floating" ?hidden=${found.length === 0 && (!open || line.kind === 'words')}>
      ${open ? head : nothing}
      ${open && asked?.stage === 'asked' ? html`<span class="spinner" role="status" aria-label=${say('page-asking')}></span>` : nothing}
      ${
        open && asked?.stage === 'failed' && asked.why
          ? html`<p class="failed" role="alert">${say('page-asking-failed')} ${sayAll(say, asked.why)}</p>`
          : nothing
      }
      <ul id="hints" role="listbox" aria-label=${say('page-hints')}>
        ${found.map((each, index) => item(scene, each, index))}
      </ul>
    </div>
  </div>`;
}

function item({ entry }: Scene, { label, note }: Suggestion, index: number): TemplateResult {
  const isChosen = index === entry.chosen();
  return html`<li
    id="hint${index}"
    role="option"
    aria-selected=${isChosen}
    ${ref((element) => {
      if (isChosen) element?.scrollIntoView({ block: 'nearest' });
    })}
    @mousedown=${(event: Event) => event.preventDefault()}
    @click=${() => entry.take(index)}
  >
    <span>${label}</span>${note ? html` <small>${note}</small>` : nothing}
  </li>`;
}

/** The command or the current field: its name, meaning and type. */
function about({ say }: Scene, { command, fields, at }: Filled): TemplateResult {
  const slot = fields[at]?.slot;
  if (!slot) return html`<p class="about"><b>/${command.shown}</b> ${command.description}</p>`;
  return html`<p class="about"><b>${slot.shown}</b> ${slot.description} <small>${wantOf(slot, say)}</small></p>`;
}

const KINDS: Readonly<Record<number, string>> = {
  [OptionType.integer]: 'page-want-whole',
  [OptionType.number]: 'page-want-number',
  [OptionType.attachment]: 'page-want-file',
};

function wantOf({ type, required, min_value: least, max_value: most }: Slot, say: Scene['say']): string {
  const kind = KINDS[type];
  return [
    say(required ? 'page-want-needed' : 'page-want-optional'),
    ...(kind === undefined ? [] : [say(kind)]),
    ...(least === undefined ? [] : [say('page-want-least', { least })]),
    ...(most === undefined ? [] : [say('page-want-most', { most })]),
  ].join(' · ');
}
