/** An order as it is shown before it is given: what it does, a picture, Confirm and Back. */
import type { Preview } from '../host/host.ts';
import { phrase } from '../kernel/phrase.ts';
import type { Answer } from './answer.ts';
import type { Use } from './bot.ts';
import { writeId } from './id.ts';
import { button, cut, type Inner, pieces, rows, small, TEXT_LIMIT, text } from './parts.ts';
import { pictured } from './pictured.ts';

export async function previewed(use: Use, preview: Preview): Promise<Answer> {
  const { say, language } = use;
  const share = Math.floor((TEXT_LIMIT - 800) / Math.max(1, preview.orders.length));
  const orders = preview.orders.map(({ shown, does, needs }): Inner => {
    const lines = does.flatMap((sentence) => [
      say(language, sentence.says),
      ...sentence.dice.map((each) => small(say(language, each))),
    ]);
    const last = needs ? [small(say(language, needs))] : [];
    return text(cut([`**\`${shown.replaceAll('`', '')}\`**`, ...lines, ...last].join('\n'), share));
  });
  const warnings = preview.warns.map((each) => `⚠ ${say(language, each)}`).join('\n');
  const warned = pieces(cut(warnings, 700), 700).map(text);
  const buttons = rows([
    button(writeId('give', preview.draft), say(language, phrase('bot-confirm')), 'main'),
    button(writeId('back', preview.draft), say(language, phrase('bot-back'))),
  ]);
  return pictured(use, preview.scene, orders.slice(0, 20), [...warned, ...buttons]);
}
