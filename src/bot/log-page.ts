/** A page of the battle's log, with its two buttons. */
import { phrase } from '../kernel/phrase.ts';
import { Refusal } from '../kernel/play.ts';
import { type Answer, refused, words } from './answer.ts';
import type { Use } from './bot.ts';
import { writeId } from './id.ts';
import { button, container, cut, type Inner, rows, small, TEXT_LIMIT, text } from './parts.ts';

export async function logPage(use: Use, page: number): Promise<Answer> {
  const { host, request, say, language } = use;
  const log = await host.log(request, page);
  if (log instanceof Refusal) return words(refused(say, language, log));
  const share = Math.floor((TEXT_LIMIT - 200) / Math.max(1, log.entries.length));
  const entries = log.entries.map(({ seq, order, sentences }): Inner => {
    const lines = sentences.flatMap(({ says, dice }) => [
      say(language, says),
      ...dice.map((each) => small(say(language, each))),
    ]);
    return text(cut([`**${seq}** \`${order.replaceAll('`', '')}\``, ...lines].join('\n'), share));
  });
  const title = text(`### ${say(language, phrase('bot-log', { page: log.page, pages: Math.max(1, log.pages) }))}`);
  const turn = [
    button(writeId('log', Math.max(1, log.page - 1)), say(language, phrase('bot-log-back')), 'other', log.page <= 1),
    button(writeId('log', log.page + 1), say(language, phrase('bot-log-on')), 'other', log.page >= log.pages),
  ];
  return { parts: [container([title, ...entries, ...rows(turn)])] };
}
