/** Pictures: at their size before they are there, so that nothing moves; large by a press. */
import { html, nothing, type TemplateResult } from 'lit';
import { styleMap } from 'lit/directives/style-map.js';
import type { Page } from './markdown/draw.ts';
import './picture.css';

export interface Picture {
  readonly url: string;
  readonly width?: number | null | undefined;
  readonly height?: number | null | undefined;
  readonly alt?: string | null | undefined;
  readonly spoiler?: boolean | undefined;
}

/** The room that Discord gives a picture by itself. */
export const ROOM = { width: 550, height: 350 };

export function drawPicture(picture: Picture, page: Page, room = ROOM): TemplateResult {
  const image = drawImage(picture, page, room);
  const hidden = picture.spoiler ? drawCurtain(page) : nothing;
  const enlarge = page.deeds?.enlarge;
  if (!enlarge) return html`<span class="plate">${image}${hidden}</span>`;
  const { reader } = page;
  const press = (): void => enlarge(reader.addressOf(picture.url), picture.alt ?? '');
  const name = picture.alt ? nothing : reader.say('page-message-picture');
  return html`<span class="plate"><button type="button" title=${reader.say('page-message-enlarge')} aria-label=${name} @click=${press}>${image}</button>${hidden}</span>`;
}

function drawImage({ url, width, height, alt }: Picture, { reader }: Page, room: typeof ROOM): TemplateResult {
  const known = width && height;
  const shown = known ? Math.round(Math.min(width, room.width, (room.height * width) / height)) : undefined;
  const size = known ? { width: `${shown}px`, aspectRatio: `${width} / ${height}` } : {};
  return html`<img src=${reader.addressOf(url)} alt=${alt ?? ''} width=${width || nothing} height=${height || nothing} style=${styleMap(size)} loading="lazy" decoding="async">`;
}

/** What hides a picture until somebody wants to see it. */
export function drawCurtain({ reader }: Page): TemplateResult {
  const raise = ({ currentTarget }: Event): void => (currentTarget as HTMLElement).remove();
  return html`<button type="button" class="curtain" aria-label=${reader.say('page-message-spoiler')} @click=${raise}><span aria-hidden="true">${reader.say('page-message-spoiler-sign')}</span></button>`;
}
