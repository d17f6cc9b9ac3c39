/** Draws Discord's Markdown as elements. Text is only ever bound as text, so it cannot become markup. */
import '@skyra/discord-components-core/discord-code.js';
import '@skyra/discord-components-core/discord-quote.js';
import '@skyra/discord-components-core/discord-subscript.js';
import { html, nothing, type TemplateResult } from 'lit';
import type { Deeds } from '../deeds.ts';
import { countFromNow } from '../counting.ts';
import { drawMention } from '../mention.ts';
import type { Reader } from '../reader.ts';
import { drawSpoiler } from '../spoiler.ts';
import { momentIn } from '../when.ts';
import { parse } from './parse.ts';
import { spansOf } from './spans.ts';
import type { Block, Fence, Span } from './tree.ts';
import './markdown.css';

/** Who reads a text, and what they may do with it. */
export interface Page {
  readonly reader: Reader;
  readonly deeds: Partial<Deeds> | undefined;
}

type Drawn = TemplateResult | string;

/** The theme as the library's elements want it. */
export function isByDay({ reader }: Page): boolean {
  return reader.theme === 'light';
}

/** A whole text; `after` goes at its end. */
export function drawText(text: string, page: Page, after: TemplateResult | typeof nothing = nothing): TemplateResult {
  return html`<div class="text">${parse(text).map((block) => drawBlock(block, page))}${after}</div>`;
}

/** A single line: a title, a name. */
export function drawLine(text: string, page: Page): Drawn[] {
  return drawSpans(spansOf(text), page);
}

function drawBlock(block: Block, page: Page): TemplateResult {
  switch (block.kind) {
    case 'paragraph':
      return html`<p>${drawSpans(block.inside, page)}</p>`;
    case 'small':
      return html`<discord-subscript ?light-theme=${isByDay(page)}>${drawSpans(block.inside, page)}</discord-subscript>`;
    case 'heading':
      return drawHeading(block.level, drawSpans(block.inside, page));
    case 'quote':
      return html`<discord-quote ?light-theme=${isByDay(page)}>${block.inside.map((inner) => drawBlock(inner, page))}</discord-quote>`;
    case 'list':
      return drawList(block, page);
    case 'fence':
      return drawFence(block);
  }
}

function drawHeading(level: 1 | 2 | 3, words: Drawn[]): TemplateResult {
  if (level === 1) return html`<h2>${words}</h2>`;
  return level === 2 ? html`<h3>${words}</h3>` : html`<h4>${words}</h4>`;
}

function drawList({ start, items }: Extract<Block, { kind: 'list' }>, page: Page): TemplateResult {
  const drawn = items.map((item) => html`<li>${item.map((block) => drawBlock(block, page))}</li>`);
  return start === undefined ? html`<ul>${drawn}</ul>` : html`<ol start=${start}>${drawn}</ol>`;
}

/** Focusable, so that a block wider than the page can be scrolled by keyboard. */
function drawFence({ text, language }: Fence): TemplateResult {
  return html`<pre tabindex="0" data-language=${language || nothing}><code>${text}</code></pre>`;
}

function drawSpans(spans: readonly Span[], page: Page): Drawn[] {
  return spans.map((span) => drawSpan(span, page));
}

function drawSpan(span: Span, page: Page): Drawn {
  switch (span.kind) {
    case 'text':
      return span.text;
    case 'code':
      return html`<discord-code ?light-theme=${isByDay(page)}>${span.text}</discord-code>`;
    case 'fence':
      return html`<code class="fence">${span.text}</code>`;
    case 'emoji':
      return `:${span.name}:`;
    case 'time':
      return drawTime(span.seconds * 1000, span.style, page.reader);
    case 'link':
      return drawLink(span, page);
    case 'user':
    case 'role':
    case 'channel':
    case 'command':
      return drawMention(span, page.reader, page.deeds);
    case 'bold':
    case 'italic':
    case 'underline':
    case 'strike':
    case 'spoiler':
      return drawStyled(span.kind, drawSpans(span.inside, page), page.reader);
  }
}

/** A Discord place that this page shows is opened here; any other address in a new tab. */
function drawLink(span: Extract<Span, { kind: 'link' }>, page: Page): TemplateResult {
  const { address, title, inside } = span;
  const words = drawSpans(inside, page);
  const [, id] = /^https:\/\/discord\.com\/channels\/[^/]+\/(\d+)/.exec(address) ?? [];
  const visit = page.deeds?.visit;
  if (id === undefined || !visit || !page.reader.channels.some((place) => place.id === id)) {
    return html`<a href=${address} title=${title || address} target="_blank" rel="noopener noreferrer">${words}</a>`;
  }
  const go = (event: Event): void => {
    event.preventDefault();
    visit(id);
  };
  return html`<a href=${address} title=${title || address} @click=${go}>${words}</a>`;
}

function drawStyled(
  kind: 'bold' | 'italic' | 'underline' | 'strike' | 'spoiler',
  words: Drawn[],
  reader: Reader,
): TemplateResult {
  switch (kind) {
    case 'bold':
      return html`<strong>${words}</strong>`;
    case 'italic':
      return html`<em>${words}</em>`;
    case 'underline':
      return html`<u>${words}</u>`;
    case 'strike':
      return html`<s>${words}</s>`;
    case 'spoiler':
      return drawSpoiler(words, reader);
  }
}

function drawTime(ms: number, style: string, reader: Reader): TemplateResult {
  const told = style === 'R' ? countFromNow(reader, ms) : momentIn(reader, ms, style, ms);
  const whole = momentIn(reader, ms, 'F', ms);
  return html`<time class="moment" datetime=${new Date(ms).toISOString()} title=${whole}>${told}</time>`;
}
