/** A picture at full size, with its description below. */
import { html, type TemplateResult } from 'lit';
import type { Reader } from '../message/reader.ts';

export function drawFrame({ say }: Reader): TemplateResult {
  return html`<dialog class="enlarged" aria-label=${say('page-picture')} @click=${close}>
    <button type="button">${say('page-close')}</button>
    <img alt="" />
    <p></p>
  </dialog>`;
}

export function enlarge(url: string, alt: string): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog.enlarged');
  if (!dialog) throw new Error('the page has no frame for pictures');
  const image = dialog.querySelector('img')!;
  image.src = url;
  image.alt = alt;
  dialog.querySelector('p')!.textContent = alt;
  dialog.showModal();
}

/** A press anywhere closes it. */
function close({ currentTarget }: Event): void {
  (currentTarget as HTMLDialogElement).close();
}
