/** Rules lookup, shown privately: by words or number, from a report, or from a menu. */
import { ComponentType } from 'discord.js';
import type { Contents, Titled } from '../../host/verbs/rulebook/rulebook.ts';
import { phrase } from '../../kernel/phrase.ts';
import { Refusal } from '../../kernel/play.ts';
import { plain } from '../../words/words.ts';
import type { Pressing } from '../interactions/acknowledge.ts';
import { type Answer, refusing } from '../interactions/answer.ts';
import type { Use } from '../bot.ts';
import { chosenIn } from '../interactions/chosen-in.ts';
import type { Choice } from '../interactions/command.ts';
import { type IdOf, writeId } from '../interactions/id.ts';
import { CHOICE, CHOICES, container, cut, type Inner, text } from '../messages/parts.ts';
import { flat, label, lookupMenu, menuOf, NAMES, openedParts } from './rule-pages.ts';

/** How many search results are shown, each with an excerpt. */
const SHOWN = 8;
const EXCERPT = 160;
/** A list keeps its menu when one of its entries is opened. */
const LIST = 0;

/** Opens what was typed if it is unambiguous, otherwise lists matches. Without text: the contents. */
export async function lookupAnswer(use: Use, typed?: string, game?: string): Promise<Answer> {
  const { host, request, say, language } = use;
  if (typed === undefined) return contents(use, await host.contents(request, game));
  const found = await host.findRules(request, typed, game);
  const [first, ...others] = found;
  const meant = found.find(({ name }) => name === typed) ?? (others.length === 0 ? first : undefined);
  if (meant) return openEntry(use, meant.name);
  if (found.length === 0)
    return said([text(say(language, phrase('rules-nothing', { typed: plain(cut(typed, CHOICE)) })))]);
  const lines = found.slice(0, SHOWN).map((each) => `**${each.name}** · ${cut(flat(use, each), EXCERPT)}`);
  return said([
    text(say(language, phrase('rules-found', { typed: plain(cut(typed, CHOICE)) }))),
    text(lines.join('\n')),
    lookupMenu(use, LIST, say(language, phrase('rules-choose-clause')), found),
  ]);
}

/** Completions while typing. */
export async function ruleChoices(use: Use, typed: string, game: string | undefined): Promise<readonly Choice[]> {
  const { host, request, say, language } = use;
  const found =
    typed.trim() === ''
      ? (await host.contents(request, game)).flatMap(({ chapters }) => chapters)
      : await host.findRules(request, typed, game);
  return found.slice(0, CHOICES).map((each) => ({ value: each.name, name: label({ say, language }, each) }));
}

/** The games that have a rulebook. */
export function gameChoices({ host, say, language }: Use): readonly Choice[] {
  return host.booksOfGames().map(({ game, title }) => ({ value: game, name: say(language, title) }));
}

/** A page of the entry with this name. `after`: what follows below it. */
export async function openEntry(use: Use, name: string, page = 1, after: readonly Inner[] = []): Promise<Answer> {
  const opened = await use.host.openRule(use.request, name);
  if (opened instanceof Refusal) return refusing(use, opened);
  return said([...openedParts(use, opened, page), ...after]);
}

/** The entry chosen in a menu. */
export async function openChosenRule({ n }: IdOf<'lookup'>, interaction: Pressing, use: Use): Promise<Answer> {
  const kept: Inner[] = [];
  if (n === LIST && interaction.isStringSelectMenu()) {
    const { component } = interaction;
    kept.push({ type: ComponentType.ActionRow, components: ['toJSON' in component ? component.toJSON() : component] });
  }
  return openEntry(use, chosenIn(interaction) ?? '', 1, kept);
}

/** Menus for the clauses that a text names, to open them below it. */
export async function citedMenus(use: Use, texts: readonly string[]): Promise<Inner[]> {
  const cited = await use.host.cited(use.request, texts.join('\n'));
  if (cited.length === 0) return [];
  return [menuOf(use, writeId('cited'), use.say(use.language, phrase('rules-cited')), cited)];
}

/** Every chapter and table, in menus. */
function contents(use: Use, books: readonly Contents[]): Answer {
  const { say, language } = use;
  let n = NAMES;
  const menus = books.flatMap(({ title, chapters, tables }): Inner[] => {
    const book = say(language, title);
    const parts = inParts(chapters).map((part, index) =>
      lookupMenu(
        use,
        ++n,
        say(
          language,
          index === 0
            ? phrase('rules-choose-chapter', { book })
            : phrase('rules-choose-more', { book, number: part[0]!.name }),
        ),
        part,
      ),
    );
    return tables.length === 0
      ? parts
      : [...parts, lookupMenu(use, ++n, say(language, phrase('rules-choose-table', { book })), tables)];
  });
  return said([
    text(`### ${say(language, phrase('rules-title'))}`),
    text(say(language, phrase('rules-hint'))),
    ...menus,
  ]);
}

function inParts(all: readonly Titled[]): Titled[][] {
  return Array.from({ length: Math.ceil(all.length / CHOICES) }, (_, at) =>
    all.slice(at * CHOICES, (at + 1) * CHOICES),
  );
}

function said(inner: readonly Inner[]): Answer {
  return { parts: [container(inner)] };
}
