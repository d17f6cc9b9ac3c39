/** Pictures: they take up their final size before loading, so that nothing moves, and can be enlarged. */
import { html, nothing, type TemplateResult } from 'lit';
import { styleMap } from 'lit/directives/style-map.js';
import { drawHidden } from './curtain.ts';
import type { Page } from './markdown/draw.ts';
import './picture.css';

export interface Picture {
  readonly url: string;
  readonly width?: number | null | undefined;
  readonly height?: number | null | undefined;
  readonly alt?: string | null | undefined;
  readonly spoiler?: boolean | undefined;
}

/** The space Discord gives a single picture. */
export const ROOM = { width: 550, height: 350 };

export function drawPicture(picture: Picture, page: Page, room = ROOM): TemplateResult {
  const drawn = drawEnlarging(picture, drawImage(picture, page, room), page);
  return html`<span class="plate">${picture.spoiler ? drawHidden(drawn, page.reader) : drawn}</span>`;
}

/** A picture that can be enlarged, if the page supports it. */
function drawEnlarging({ url, alt }: Picture, image: TemplateResult, { reader, deeds }: Page): TemplateResult {
  const enlarge = deeds?.enlarge;
  if (!enlarge) return image;
  const press = (): void => enlarge(reader.addressOf(url), alt ?? '');
  const name = alt ? nothing : reader.say('page-message-picture');
  return html`<button type="button" title=${reader.say('page-message-enlarge')} aria-label=${name} @click=${press}>${image}</button>`;
}

function drawImage({ url, width, height, alt }: Picture, { reader }: Page, room: typeof ROOM): TemplateResult {
  const known = width && height;
  const shown = known ? Math.round(Math.min(width, room.width, (room.height * width) / height)) : undefined;
  const size = known ? { width: `${shown}px`, aspectRatio: `${width} / ${height}` } : {};
  return html`<img src=${reader.addressOf(url)} alt=${alt ?? ''} width=${width || nothing} height=${height || nothing} style=${styleMap(size)} loading="lazy" decoding="async">`;
}
