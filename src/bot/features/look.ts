/** Something a person looked at privately: its lines, and a picture below them. */
import type { AutocompleteInteraction } from 'discord.js';
import type { Looked } from '../../host/verbs/look/closer.ts';
import type { Phrase } from '../../kernel/phrase.ts';
import { Refusal } from '../../kernel/play.ts';
import { type Answer, refusing } from '../interactions/answer.ts';
import type { Use } from '../bot.ts';
import type { Choice } from '../interactions/command.ts';
import { folded } from '../messages/folded.ts';
import { cut, fitTexts, text, TEXT_LIMIT } from '../messages/parts.ts';
import { pictured } from '../messages/pictured.ts';
import { citedMenus } from './rules-lookup.ts';

export async function lookAnswer(use: Use, result: Looked | Refusal): Promise<Answer> {
  const { say, language } = use;
  if (result instanceof Refusal) return refusing({ say, language }, result);
  const { title, paragraphs } = result.look;
  const spoken = paragraphs.map((lines) => lines.map((line) => say(language, line)).join('\n'));
  const texts = fitTexts([`### ${say(language, title)}`, ...spoken], TEXT_LIMIT);
  return pictured(use, result.scene, texts.map(text), await citedMenus(use, texts));
}

/** Completes units by the beginning of their names, or by any part of their description. */
export async function unitChoices(interaction: AutocompleteInteraction, use: Use): Promise<readonly Choice[]> {
  return matching(await use.host.units(use.request), interaction.options.getFocused(), use);
}

type Named = { readonly name: string; readonly says: Phrase };

export function matching(things: readonly Named[], text: string, { say, language }: Use): readonly Choice[] {
  const typed = folded(text);
  return things
    .map(({ name, says }): Choice => ({ value: name, name: cut(say(language, says), 100) }))
    .filter(({ value, name }) => folded(`${value} ${name}`).includes(typed))
    .toSorted((a, b) => Number(starts(b, typed)) - Number(starts(a, typed)));
}

function starts({ value }: Choice, typed: string): boolean {
  return folded(value).startsWith(typed);
}
