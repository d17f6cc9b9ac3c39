/** Attached files: pictures in a grid, anything else with name, size and a download link. */
import type { APIAttachment } from 'discord-api-types/v10';
import { html, nothing, type TemplateResult } from 'lit';
import { drawHidden } from './curtain.ts';
import { drawGallery } from './gallery.ts';
import { icons } from './icons.ts';
import type { Page } from './markdown/draw.ts';
import { sizeIn } from './size.ts';
import './attachment.css';

export interface File {
  readonly url: string;
  readonly name: string;
  readonly bytes: number | undefined;
  readonly spoiler: boolean;
}

export function drawAttachments(files: readonly APIAttachment[], page: Page): TemplateResult | typeof nothing {
  if (files.length === 0) return nothing;
  const pictures = files.filter(isPicture);
  const gallery = pictures.map((file) => ({ ...file, alt: file.description, spoiler: isHidden(file.filename) }));
  return html`${gallery.length > 0 ? drawGallery(gallery, page) : nothing}${files
    .filter((file) => !isPicture(file))
    .map(({ url, filename, title, size }) =>
      drawFile({ url, name: title ?? filename, bytes: size, spoiler: isHidden(filename) }, page),
    )}`;
}

function isPicture({ content_type }: APIAttachment): boolean {
  return content_type?.startsWith('image/') ?? false;
}

function isHidden(filename: string): boolean {
  return filename.startsWith('SPOILER_');
}

export function drawFile(file: File, page: Page): TemplateResult {
  const drawn = drawKept(file, page);
  return html`<div class="file">${file.spoiler ? drawHidden(drawn, page.reader) : drawn}</div>`;
}

function drawKept({ url, name, bytes }: File, { reader }: Page): TemplateResult {
  const address = reader.addressOf(url);
  const size = bytes === undefined ? nothing : html`<div class="size">${sizeIn(reader.locale, bytes)}</div>`;
  return html`<span class="kind">${icons.file}</span>
    <div><a href=${address} download=${name}>${name}</a>${size}</div>
    <a class="keep" href=${address} download=${name} title=${reader.say('page-message-download')} aria-label=${reader.say('page-message-download-file', { name })}>${icons.download}</a>`;
}
