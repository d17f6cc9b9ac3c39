/** One to ten pictures in Discord's grid. */
import { html, type TemplateResult } from 'lit';
import type { Page } from './markdown/draw.ts';
import { drawPicture, type Picture, ROOM } from './picture.ts';

export function drawGallery(pictures: readonly Picture[], page: Page, room = ROOM): TemplateResult {
  if (pictures.length === 1) return html`<div class="gallery alone">${drawPicture(pictures[0]!, page, room)}</div>`;
  return html`<div class="gallery" data-count=${pictures.length}>${pictures.map((each) => drawPicture(each, page))}</div>`;
}
