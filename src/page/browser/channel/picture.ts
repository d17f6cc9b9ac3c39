/** A picture at full size, with its description. */
import { html, nothing, type TemplateResult } from 'lit';
import { icon } from './icons.ts';
import type { Scene } from './scene.ts';

export function picture({ state, session, say }: Scene): TemplateResult {
  const close = () => session.store.change((now) => ({ ...now, picture: undefined }));
  const shown = state.picture;
  return html`<dialog class="picture" aria-label=${say('page-picture')} @close=${close} @click=${closeOutside}>
    ${
      shown
        ? html`<header><button type="button" class="close" aria-label=${say('page-close')} @click=${close}>${icon('close')}</button></header>
          <div class="canvas" tabindex="0" role="group" aria-label=${say('page-picture')}>
            <button type="button" class="zoom" aria-label=${say('page-zoom')} @click=${zoom}>
              <img src=${shown.url} alt=${shown.alt} />
            </button>
          </div>
          ${shown.alt ? html`<p>${shown.alt}</p>` : nothing}`
        : nothing
    }
  </dialog>`;
}

/** Toggles between fitting the window and full size, keeping the pressed spot in view. */
function zoom(event: MouseEvent): void {
  const button = event.currentTarget as HTMLElement;
  const canvas = button.parentElement!;
  const { width, height } = button.getBoundingClientRect();
  const [x, y] = [event.offsetX / width, event.offsetY / height];
  button.classList.toggle('large');
  canvas.scrollLeft = x * canvas.scrollWidth - canvas.clientWidth / 2;
  canvas.scrollTop = y * canvas.scrollHeight - canvas.clientHeight / 2;
}

function closeOutside(event: MouseEvent): void {
  const dialog = event.currentTarget as HTMLDialogElement;
  if (event.target === dialog) dialog.close();
}
