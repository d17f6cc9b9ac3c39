/** Discord's components, old and new. The numbers are Discord's; its own list of them would add 90 kB. */
import '@skyra/discord-components-core/discord-action-row.js';
import type {
  APIActionRowComponent,
  APIComponentInContainer,
  APIComponentInMessageActionRow,
  APIContainerComponent,
  APIFileComponent,
  APIMediaGalleryItem,
  APIMessageTopLevelComponent,
  APISectionComponent,
  APIThumbnailComponent,
} from 'discord-api-types/v10';
import { html, nothing, type TemplateResult } from 'lit';
import { styleMap } from 'lit/directives/style-map.js';
import { PartType } from '../../discord.ts';
import { drawFile, type File } from './attachment.ts';
import { drawButton } from './button.ts';
import { colourOf } from './colour.ts';
import { drawHidden } from './curtain.ts';
import { drawGallery } from './gallery.ts';
import { drawText } from './markdown/draw.ts';
import { drawSelect } from './menu/select.ts';
import { drawPicture, type Picture } from './picture.ts';
import type { View } from './view.ts';
import './component.css';

/** The space for a single picture in a container. */
const BREADTH = { width: 566, height: 420 };

export function drawComponent(part: APIMessageTopLevelComponent | APIComponentInContainer, view: View): TemplateResult {
  if (part.type === PartType.row) return drawRow(part, view);
  if (part.type === PartType.section) return drawSection(part, view);
  if (part.type === PartType.text) return drawText(part.content, view);
  if (part.type === PartType.gallery) return drawGallery(part.items.map(pictureOf), view, BREADTH);
  if (part.type === PartType.file) return drawFile(fileOf(part), view);
  if (part.type === PartType.separator)
    return html`<hr class=${part.spacing === 2 ? 'wide' : nothing} ?data-bare=${part.divider === false}>`;
  if (part.type === PartType.container) return drawContainer(part, view);
  return html`<p class="unknown">${view.reader.say('page-message-unknown-part')}</p>`;
}

function pictureOf({ media, description, spoiler }: APIMediaGalleryItem): Picture {
  return { ...media, alt: description, spoiler };
}

function fileOf({ file, name, size, spoiler = false }: APIFileComponent): File {
  return { url: file.url, name: name ?? '', bytes: size, spoiler };
}

function drawRow({ components }: APIActionRowComponent<APIComponentInMessageActionRow>, view: View): TemplateResult {
  return html`<discord-action-row>${components.map((each) => (each.type === PartType.button ? drawButton(each, view) : drawSelect(each, view)))}</discord-action-row>`;
}

function drawContainer({ components, accent_color, spoiler }: APIContainerComponent, view: View): TemplateResult {
  const colour = colourOf(accent_color);
  const inside = components.map((each) => drawComponent(each, view));
  return html`<div class=${colour ? 'container coloured' : 'container'} style=${styleMap({ '--side-colour': colour })}>
    ${spoiler ? drawHidden(inside, view.reader) : inside}
  </div>`;
}

function drawSection({ components, accessory }: APISectionComponent, view: View): TemplateResult {
  const beside = accessory.type === PartType.button ? drawButton(accessory, view) : drawThumbnail(accessory, view);
  return html`<div class="section"><div>${components.map(({ content }) => drawText(content, view))}</div>${beside}</div>`;
}

function drawThumbnail({ media, description, spoiler }: APIThumbnailComponent, view: View): TemplateResult {
  return drawPicture({ ...media, alt: description, spoiler }, view, { width: 85, height: 85 });
}
