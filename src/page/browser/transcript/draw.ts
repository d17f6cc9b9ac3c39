import { html, nothing, type TemplateResult } from 'lit';
import type { Deeds } from '../message/deeds.ts';
import { drawText } from '../message/markdown/draw.ts';
import { drawMessage } from '../message/message.ts';
import type { Reader } from '../message/reader.ts';
import type { Shown } from '../message/shown.ts';
import { momentIn } from '../message/when.ts';
import { wordsIn } from '../words.ts';
import { drawFrame, enlarge } from './enlarged.ts';
import { type Theme, turn } from './light.ts';
import type { Told, Transcript } from './transcript.ts';

/** All one can still do is look. */
const looking: Pick<Deeds, 'enlarge'> = { enlarge };

export function drawTranscript(transcript: Transcript, theme: Theme): TemplateResult {
  const { told } = transcript;
  const reader = readerOf(transcript, theme);
  return html`${drawHeader(transcript, reader)}
    <main>
      <ol class="told">
        ${told.map((each, index) => drawTold(each, reader, told[index - 1]?.messages.at(-1)))}
      </ol>
    </main>
    ${drawFrame(reader)}`;
}

function readerOf({ language, people, pictures }: Transcript, theme: Theme): Reader {
  const locale = language === 'fr' ? 'fr' : 'en-GB';
  const addressOf = (url: string): string => pictures[url] ?? '';
  const say = wordsIn(language);
  return { say, language, locale, namesZone: true, theme, people, roles: [], channels: [], commands: [], addressOf };
}

function drawHeader({ title, says, opened, ended, secretHash, head }: Transcript, reader: Reader): TemplateResult {
  const { say } = reader;
  const when = (moment: string): TemplateResult =>
    html`<time datetime=${moment}>${momentIn(reader, Date.parse(moment), 'f', Date.now())}</time>`;
  return html`<header>
    <button type="button" class="turn" @click=${turn}>
      ${say(reader.theme === 'dark' ? 'page-to-light' : 'page-to-dark')}
    </button>
    <h1>${title}</h1>
    ${drawText(says.join('\n'), { reader, deeds: undefined })}
    <dl>
      <dt>${say('page-battle-opened')}</dt>
      <dd>${when(opened)}</dd>
      <dt>${say('page-battle-ended')}</dt>
      <dd>${when(ended)}</dd>
      <dt>${say('page-battle-dice')}</dt>
      <dd><code>${secretHash}</code></dd>
      <dt>${say('page-battle-chain')}</dt>
      <dd><code>${head}</code></dd>
    </dl>
  </header>`;
}

function drawTold({ by, messages }: Told, reader: Reader, before: Shown | undefined): TemplateResult {
  const above = by ? undefined : before;
  return html`${by ? html`<li class="by"><b>${by.who}</b> <code>${by.does}</code></li>` : nothing}
  ${messages.map((message, index) => {
    return html`<li>${drawMessage(message, reader, looking, index === 0 ? above : messages[index - 1])}</li>`;
  })}`;
}
