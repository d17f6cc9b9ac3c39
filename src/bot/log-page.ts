/** A page of the battle's log, with its two buttons. */
import { phrase } from '../kernel/phrase.ts';
import { Refusal } from '../kernel/play.ts';
import { type Answer, refused, words } from './answer.ts';
import type { Use } from './bot.ts';
import { writeId } from './id.ts';
import { button, container, fitted, rows, small, TEXT_LIMIT, text } from './parts.ts';

export async function logPage(use: Use, page: number): Promise<Answer> {
  const { host, request, say, language } = use;
  const log = await host.log(request, page);
  if (log instanceof Refusal) return words(refused(say, language, log));
  const entries = log.entries.map(({ seq, order, sentences }) => {
    const lines = sentences.flatMap(({ says, dice }) => [
      say(language, says),
      ...dice.map((each) => small(say(language, each))),
    ]);
    return [`**${seq}** \`${order.replaceAll('`', '')}\``, ...lines].join('\n');
  });
  const title = text(`### ${say(language, phrase('bot-log', { page: log.page, pages: Math.max(1, log.pages) }))}`);
  const turn = [
    button(writeId('log', Math.max(1, log.page - 1)), say(language, phrase('bot-log-back')), 'other', log.page <= 1),
    button(writeId('log', log.page + 1), say(language, phrase('bot-log-on')), 'other', log.page >= log.pages),
  ];
  return { parts: [container([title, ...fitted(entries, TEXT_LIMIT - 200).map(text), ...rows(turn)])] };
}
