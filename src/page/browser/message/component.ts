/** Discord's components, old and new. The numbers are Discord's: its own list of them would weigh 90 kB. */
import type {
  APIActionRowComponent,
  APIComponentInContainer,
  APIComponentInMessageActionRow,
  APIContainerComponent,
  APIMessageTopLevelComponent,
  APISectionComponent,
  APIThumbnailComponent,
} from 'discord-api-types/v10';
import { html, nothing, type TemplateResult } from 'lit';
import { styleMap } from 'lit/directives/style-map.js';
import { drawFile } from './attachment.ts';
import { drawButton } from './button.ts';
import { colourOf } from './colour.ts';
import { drawGallery } from './gallery.ts';
import { drawText } from './markdown/draw.ts';
import { drawSelect } from './menu/select.ts';
import { drawCurtain, drawPicture } from './picture.ts';
import type { View } from './view.ts';
import './component.css';

export function drawComponent(
  component: APIMessageTopLevelComponent | APIComponentInContainer,
  view: View,
): TemplateResult {
  switch (component.type) {
    case 1:
      return drawRow(component, view);
    case 9:
      return drawSection(component, view);
    case 10:
      return drawText(component.content, view);
    case 12:
      return drawGallery(
        component.items.map(({ media, description, spoiler }) => ({ ...media, alt: description, spoiler })),
        view,
      );
    case 13: {
      const { file, spoiler = false } = component;
      return drawFile({ url: file.url, name: component.name ?? '', bytes: component.size, spoiler }, view);
    }
    case 14:
      return html`<hr class=${component.spacing === 2 ? 'wide' : nothing} ?data-bare=${component.divider === false}>`;
    case 17:
      return drawContainer(component, view);
    default:
      return html`<p class="unknown">${view.reader.say('page-message-unknown-part')}</p>`;
  }
}

function drawRow({ components }: APIActionRowComponent<APIComponentInMessageActionRow>, view: View): TemplateResult {
  return html`<div class="row">${components.map((each) => (each.type === 2 ? drawButton(each, view) : drawSelect(each, view)))}</div>`;
}

function drawContainer({ components, accent_color, spoiler }: APIContainerComponent, view: View): TemplateResult {
  const colour = colourOf(accent_color);
  return html`<div class=${colour ? 'container coloured' : 'container'} style=${styleMap({ '--side-colour': colour })}>
    ${components.map((each) => drawComponent(each, view))}${spoiler ? drawCurtain(view) : nothing}
  </div>`;
}

function drawSection({ components, accessory }: APISectionComponent, view: View): TemplateResult {
  const beside = accessory.type === 2 ? drawButton(accessory, view) : drawThumbnail(accessory, view);
  return html`<div class="section"><div>${components.map(({ content }) => drawText(content, view))}</div>${beside}</div>`;
}

function drawThumbnail({ media, description, spoiler }: APIThumbnailComponent, view: View): TemplateResult {
  return drawPicture({ ...media, alt: description, spoiler }, view, { width: 85, height: 85 });
}
