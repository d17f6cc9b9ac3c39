/** A description as text, page by page, with its picture. */
import type { AutocompleteInteraction } from 'discord.js';
import { phrase } from '../../kernel/phrase.ts';
import { Refusal } from '../../kernel/play.ts';
import { type Answer, refusing } from '../interactions/answer.ts';
import type { Use } from '../bot.ts';
import type { Choice } from '../interactions/command.ts';
import { writeId } from '../interactions/id.ts';
import { matching } from './look.ts';
import { type Button, button, container, pieces, rows, TEXT_LIMIT, text } from '../messages/parts.ts';
import { pictured } from '../messages/pictured.ts';

/** Leaves room for a title and a note about a missing picture. */
const PAGE = TEXT_LIMIT - 400;

export async function descriptionAnswer(use: Use, what: string, wanted: number): Promise<Answer> {
  const { host, request, say, language } = use;
  const result = await host.describe(request, what);
  if (result instanceof Refusal) return refusing({ say, language }, result);
  const { title, paragraphs, what: name } = result.look;
  const spoken = paragraphs.map((lines) => lines.map((line) => say(language, line)).join('\n')).join('\n\n');
  const pages = pieces(spoken, PAGE);
  const page = Math.min(Math.max(1, wanted), pages.length);
  const heading = pages.length === 1 ? title : phrase('bot-described', { title, page, pages: pages.length });
  const said = [text(`### ${say(language, heading)}`), text(pages[page - 1]!)];
  const turns = pages.length === 1 ? [] : rows(turnsOf(use, name, page, pages.length));
  return page === 1 ? pictured(use, result.scene, said, turns) : { parts: [container([...said, ...turns])] };
}

/** Buttons for the previous and next page. */
function turnsOf({ say, language }: Use, what: string, page: number, pages: number): Button[] {
  const to = (next: number, id: string, dead: boolean) =>
    button(writeId('describe', next, what), say(language, phrase(id)), 'other', dead);
  return [to(Math.max(1, page - 1), 'bot-log-back', page <= 1), to(page + 1, 'bot-log-on', page >= pages)];
}

/** Units, sides and the front by name; positions by what was typed so far. */
export async function topicChoices(interaction: AutocompleteInteraction, use: Use): Promise<readonly Choice[]> {
  const typed = interaction.options.getFocused();
  return matching(await use.host.topics(use.request, typed), typed, use);
}
