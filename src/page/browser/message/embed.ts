import '@skyra/discord-components-core/discord-embed.js';
import '@skyra/discord-components-core/discord-embed-description.js';
import '@skyra/discord-components-core/discord-embed-fields.js';
import '@skyra/discord-components-core/discord-embed-footer.js';
import type { APIEmbed, APIEmbedField } from 'discord-api-types/v10';
import { html, nothing, type TemplateResult } from 'lit';
import { styleMap } from 'lit/directives/style-map.js';
import { colourOf } from './colour.ts';
import { placed } from './fields.ts';
import { drawLine, drawText, isByDay, type Page } from './markdown/draw.ts';
import { drawPicture } from './picture.ts';
import { sentIn } from './when.ts';
import './embed.css';

export function drawEmbed(embed: APIEmbed, page: Page): TemplateResult {
  const { description, thumbnail, image } = embed;
  return html`<discord-embed color=${colourOf(embed.color) ?? nothing} ?light-theme=${isByDay(page)}>
    <div class="inside" slot="description">
      <div class="wording">
        ${drawAuthor(embed, page)} ${drawTitle(embed, page)}
        ${description ? html`<discord-embed-description>${drawText(description, page)}</discord-embed-description>` : nothing}
        ${drawFields(embed.fields ?? [], page)}
      </div>
      ${thumbnail ? drawPicture(thumbnail, page, { width: 80, height: 80 }) : nothing}
      ${image ? html`<div class="image">${drawPicture({ ...image, alt: embed.title }, page, { width: 488, height: 350 })}</div>` : nothing}
    </div>
    ${drawFooter(embed, page)}
  </discord-embed>`;
}

/** Links the text if the address is a web address. */
function linked(words: unknown, address: string | undefined): unknown {
  if (!address || !/^https?:\/\//.test(address)) return words;
  return html`<a href=${address} target="_blank" rel="noopener noreferrer">${words}</a>`;
}

function drawAuthor({ author }: APIEmbed, { reader }: Page): TemplateResult | typeof nothing {
  if (!author) return nothing;
  const icon = author.icon_url
    ? html`<img src=${reader.addressOf(author.icon_url)} alt="" width="24" height="24">`
    : nothing;
  return html`<div class="signed">${icon}${linked(author.name, author.url)}</div>`;
}

function drawTitle({ title, url }: APIEmbed, page: Page): TemplateResult | typeof nothing {
  return title ? html`<div class="title">${linked(drawLine(title, page), url)}</div>` : nothing;
}

function drawFields(fields: readonly APIEmbedField[], page: Page): TemplateResult | typeof nothing {
  if (fields.length === 0) return nothing;
  const drawn = placed(fields).map(
    ({ name, value, span }) =>
      html`<div style=${styleMap({ gridColumn: `span ${span}` })}><div class="name">${drawLine(name, page)}</div>${drawText(value, page)}</div>`,
  );
  return html`<discord-embed-fields>${drawn}</discord-embed-fields>`;
}

function drawFooter({ footer, timestamp }: APIEmbed, { reader }: Page): TemplateResult | typeof nothing {
  if (!footer && !timestamp) return nothing;
  const icon = footer?.icon_url ? reader.addressOf(footer.icon_url) : nothing;
  const time = timestamp ? [sentIn(reader, Date.parse(timestamp), Date.now())] : [];
  const words = [...(footer ? [footer.text] : []), ...time].join(' • ');
  return html`<discord-embed-footer slot="footer" footer-image=${icon} footer-image-alt="">${words}</discord-embed-footer>`;
}
