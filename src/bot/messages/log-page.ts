/** A page of the battle's log, with two buttons to turn it. */
import type { LogPage } from '../../host/verbs/look/look.ts';
import { phrase } from '../../kernel/phrase.ts';
import { Refusal } from '../../kernel/play.ts';
import { type Answer, refusing } from '../interactions/answer.ts';
import type { Use } from '../bot.ts';
import { writeId } from '../interactions/id.ts';
import { type Button, button, container, fitTexts, rows, small, TEXT_LIMIT, text } from './parts.ts';
import { citedMenus } from '../features/rules-lookup.ts';

export async function logPage(use: Use, page: number): Promise<Answer> {
  const { host, request, say, language } = use;
  const log = await host.log(request, page);
  if (log instanceof Refusal) return refusing({ say, language }, log);
  const entries = log.entries.map(({ seq, by, order, sentences }) => {
    const lines = sentences.flatMap(({ says, spent = [], dice }) => [
      say(language, says),
      ...[...spent, ...dice].map((each) => small(say(language, each))),
    ]);
    const given = order === '' ? '' : ` \`${order.replaceAll('`', '')}\``;
    const giver = by ? ` · ${say(language, by)}` : '';
    return [`**${seq}**${given}${giver}`, ...lines].join('\n');
  });
  if (entries.length === 0) return { parts: [container([text(say(language, phrase('bot-log-none')))])] };
  const title = text(`### ${say(language, phrase('bot-log', { page: log.page, pages: log.pages }))}`);
  const turns = log.pages > 1 ? rows(turnsOf(log, use)) : [];
  const texts = fitTexts(entries, TEXT_LIMIT - 200);
  return { parts: [container([title, ...texts.map(text), ...(await citedMenus(use, texts)), ...turns])] };
}

/** Buttons for the previous and next page. */
function turnsOf({ page, pages }: LogPage, { say, language }: Use): Button[] {
  return [
    button(writeId('log', Math.max(1, page - 1)), say(language, phrase('bot-log-back')), 'other', page <= 1),
    button(writeId('log', page + 1), say(language, phrase('bot-log-on')), 'other', page >= pages),
  ];
}
