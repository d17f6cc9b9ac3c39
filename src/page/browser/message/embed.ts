import type { APIEmbed, APIEmbedField } from 'discord-api-types/v10';
import { html, nothing, type TemplateResult } from 'lit';
import { styleMap } from 'lit/directives/style-map.js';
import { colourOf } from './colour.ts';
import { placed } from './fields.ts';
import { drawLine, drawText, type Page } from './markdown/draw.ts';
import { drawPicture } from './picture.ts';
import { sentIn } from './when.ts';
import './embed.css';

export function drawEmbed(embed: APIEmbed, page: Page): TemplateResult {
  const { thumbnail, image } = embed;
  return html`<div class="embed" style=${styleMap({ '--side-colour': colourOf(embed.color) })}>
    <div class="wording">
      ${drawAuthor(embed, page)} ${drawTitle(embed, page)}
      ${embed.description ? drawText(embed.description, page) : nothing} ${drawFields(embed.fields ?? [], page)}
    </div>
    ${thumbnail ? drawPicture(thumbnail, page, { width: 80, height: 80 }) : nothing}
    ${image ? html`<div class="image">${drawPicture({ ...image, alt: embed.title }, page, { width: 488, height: 350 })}</div>` : nothing}
    ${drawFooter(embed, page)}
  </div>`;
}

/** Words that lead to an address, if that is one of the web. */
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
  return html`<div class="facts">${drawn}</div>`;
}

function drawFooter({ footer, timestamp }: APIEmbed, { reader }: Page): TemplateResult | typeof nothing {
  if (!footer && !timestamp) return nothing;
  const icon = footer?.icon_url
    ? html`<img src=${reader.addressOf(footer.icon_url)} alt="" width="20" height="20">`
    : nothing;
  const time = timestamp ? [sentIn(reader, Date.parse(timestamp), Date.now())] : [];
  return html`<div class="foot">${icon}<span>${[...(footer ? [footer.text] : []), ...time].join(' • ')}</span></div>`;
}
