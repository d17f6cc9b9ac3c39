/** Armies by name: autocompletion, and the list page by page. */
import type { AutocompleteInteraction } from 'discord.js';
import type { ListedArmy } from '../../host/advance/armies.ts';
import { phrase } from '../../kernel/phrase.ts';
import { plain } from '../../words/words.ts';
import type { Answer } from '../interactions/answer.ts';
import type { Use } from '../bot.ts';
import type { Choice } from '../interactions/command.ts';
import { folded } from '../messages/folded.ts';
import { writeId } from '../interactions/id.ts';
import { button, container, cut, pieces, rows, text, TEXT_LIMIT } from '../messages/parts.ts';

/** Common game sizes. */
const SIZES = ['500', '750', '1000', '1250', '1500', '2000', '2500', '3000'];

/**
 * A person's own armies first, then those shared here, then the built-in ones; matched by name or title in either
 * language.
 */
export async function armyChoices(interaction: AutocompleteInteraction, use: Use): Promise<readonly Choice[]> {
  const { own, shared, shipped } = await use.host.armies(use.request);
  return matching(interaction, use, [...own, ...shared, ...shipped]);
}

/** Only the armies that this person may change. */
export async function ownChoices(interaction: AutocompleteInteraction, use: Use): Promise<readonly Choice[]> {
  return matching(interaction, use, (await use.host.armies(use.request)).own);
}

/** Server administrators may stop the sharing of any army. */
export async function sharingChoices(interaction: AutocompleteInteraction, use: Use): Promise<readonly Choice[]> {
  const { own, shared } = await use.host.armies(use.request);
  return matching(interaction, use, use.request.administrator ? [...own, ...shared] : own);
}

function matching(interaction: AutocompleteInteraction, use: Use, all: readonly ListedArmy[]): readonly Choice[] {
  const typed = folded(interaction.options.getFocused());
  return all
    .filter(({ key, name, title }) => folded(`${key} ${name} ${title.en} ${title.fr}`).includes(typed))
    .map((army) => ({ value: army.key, name: cut(offered(use, army), 100) }));
}

function offered({ request, say, language }: Use, { name, title, cost, points, kept }: ListedArmy): string {
  const who = kept && kept.userId !== request.person.id ? [cut(kept.userName, 32)] : [];
  const bill = say(language, phrase('bot-army-bill', { cost, points }));
  return [name, ...who, cut(title[language], 30), bill].join(' · ');
}

/** Completions for drawing or starting an army: a size or a nation. */
export function sizeOrNationChoices({ options }: AutocompleteInteraction, use: Use): readonly Choice[] {
  const { name: option, value } = options.getFocused(true);
  const typed = folded(value);
  const all =
    option !== 'points'
      ? use.host.nations().map(({ name, says }) => ({ value: name, name: use.say(use.language, says) }))
      : SIZES.map((size) => ({ value: size, name: size }));
  return all.filter((each) => folded(`${each.value} ${each.name}`).includes(typed));
}

/** All armies, one per line. */
export async function armiesListed(use: Use, wanted: number): Promise<Answer> {
  const { host, request, say, language } = use;
  const here = await host.armies(request);
  const groups = (['own', 'shared', 'shipped'] as const).flatMap((group) => {
    const lines = here[group].map((each) => lineOf(use, each));
    if (lines.length === 0 && group !== 'own') return [];
    const none = say(language, phrase('bot-army-none'));
    return [
      `**${say(language, phrase(`bot-armies-${group}`, { n: lines.length }))}**`,
      ...(lines.length === 0 ? [none] : lines),
    ];
  });
  const pages = pieces(groups.join('\n'), TEXT_LIMIT - 200);
  const page = Math.min(Math.max(1, wanted), pages.length);
  const to = (next: number, id: string, isDead: boolean) =>
    button(writeId('armies', next), say(language, phrase(id)), 'other', isDead);
  const turns =
    pages.length === 1
      ? []
      : rows([to(Math.max(1, page - 1), 'bot-log-back', page <= 1), to(page + 1, 'bot-log-on', page >= pages.length)]);
  return { parts: [container([text(pages[page - 1]!), ...turns])] };
}

function lineOf({ request, say, language }: Use, { name, title, cost, points, kept }: ListedArmy): string {
  const bill = say(language, phrase('bot-army-bill', { cost, points }));
  const isOwn = kept?.userId === request.person.id;
  const whose = kept && !isOwn ? [plain(cut(kept.userName, 32)).replaceAll('\n', ' ')] : [];
  const isShared = isOwn && kept?.guildId !== undefined && kept.guildId === request.place.guildId;
  const shared = isShared ? [say(language, phrase('bot-army-shared'))] : [];
  return `- \`${name}\` · ${[plain(title[language]), bill, ...whose, ...shared].join(' · ')}`;
}
