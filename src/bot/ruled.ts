/** The rules as they are read: a clause, a chapter in pages, a table, what was found. All of it for one person's eyes. */
import { type APIStringSelectComponent, ComponentType } from 'discord.js';
import type { ChapterOpened, ClauseOpened, Contents, Opened, TableOpened, Titled } from '../host/book/book.ts';
import { phrase } from '../kernel/phrase.ts';
import { Refusal } from '../kernel/play.ts';
import { plain } from '../words/words.ts';
import type { Pressing } from './acknowledge.ts';
import { type Answer, refusing } from './answer.ts';
import type { Use } from './bot.ts';
import type { Choice } from './command.ts';
import { type IdOf, writeId } from './id.ts';
import { type Button, button, container, cut, type Inner, pieces, rows, small, TEXT_LIMIT, text } from './parts.ts';

/** Discord's limits of a menu. */
const CHOICES = 25;
const LABEL = 100;
/** What a page of a chapter or of a table says. */
const PAGE = 2600;
/** Found by words: so many are shown at once, each with its beginning. */
const SHOWN = 8;
const EXCERPT = 160;
/** A list keeps its menu when something of it is opened. */
const LIST = 0;
const NAMES = 1;

/** What somebody typed: opened at once where it can mean one thing only, else what may be meant; without it, the contents. */
export async function lookedUp(use: Use, typed?: string, game?: string): Promise<Answer> {
  const { host, request, say, language } = use;
  if (typed === undefined) return contents(use, await host.contents(request, game));
  const found = await host.findRules(request, typed, game);
  const exact = found.find(({ name }) => name === typed);
  if (exact ?? (found.length === 1 ? found[0] : undefined)) return openedAt(use, (exact ?? found[0])!.name);
  if (found.length === 0)
    return said([text(say(language, phrase('rules-nothing', { typed: plain(cut(typed, LABEL)) })))]);
  const lines = found.slice(0, SHOWN).map((each) => `**${each.name}** · ${cut(flat(use, each), EXCERPT)}`);
  return said([
    text(say(language, phrase('rules-found', { typed: plain(cut(typed, LABEL)) }))),
    text(lines.join('\n')),
    menu(use, LIST, say(language, phrase('rules-choose-clause')), found),
  ]);
}

/** While somebody types. */
export async function ruleChoices(use: Use, typed: string, game: string | undefined): Promise<readonly Choice[]> {
  const { host, request, say, language } = use;
  const found =
    typed.trim() === ''
      ? (await host.contents(request, game)).flatMap(({ chapters }) => chapters)
      : await host.findRules(request, typed, game);
  return found.slice(0, CHOICES).map((each) => ({ value: each.name, name: label({ say, language }, each) }));
}

/** The games that have a book. */
export function gameChoices({ host, say, language }: Use): readonly Choice[] {
  return host.booksOfGames().map(({ game, title }) => ({ value: game, name: say(language, title) }));
}

/** A page of whatever has this name; `after`: what stands below it. */
export async function openedAt(use: Use, name: string, page = 1, after: readonly Inner[] = []): Promise<Answer> {
  const opened = await use.host.openRule(use.request, name);
  if (opened instanceof Refusal) return refusing(use, opened);
  return said([...shown(use, opened, page), ...after]);
}

/** What was chosen in a menu. */
export async function chosenRule({ n }: IdOf<'lookup'>, interaction: Pressing, use: Use): Promise<Answer> {
  const [name] = interaction.isStringSelectMenu() ? interaction.values : [];
  const kept: Inner[] = [];
  if (n === LIST && interaction.isStringSelectMenu()) {
    const { component } = interaction;
    kept.push({ type: ComponentType.ActionRow, components: ['toJSON' in component ? component.toJSON() : component] });
  }
  return openedAt(use, name ?? '', 1, kept);
}

/** What a report or a question applies. */
export async function touchedRules(use: Use, id: IdOf<'touched'>): Promise<Answer> {
  const { say, language } = use;
  const applied = await use.host.touched(use.request, id);
  if (applied instanceof Refusal) return refusing(use, applied);
  if (applied.length === 0) return said([text(say(language, phrase('rules-touched-none')))]);
  const lines = applied.slice(0, CHOICES).map((each) => `**${each.name}** · ${cut(flat(use, each), 100)}`);
  return said([
    text(say(language, phrase('rules-touched'))),
    text(cut(lines.join('\n'), TEXT_LIMIT - 300)),
    text(small(say(language, phrase('rules-touched-hint')))),
    menu(use, LIST, say(language, phrase('rules-choose-clause')), applied),
  ]);
}

/** The clauses that a text shown to somebody names, to be opened below it. */
export async function citedBelow(use: Use, texts: readonly string[]): Promise<Inner[]> {
  const cited = await use.host.cited(use.request, texts.join('\n'));
  if (cited.length === 0) return [];
  return [menuOf(use, writeId('cited'), use.say(use.language, phrase('rules-cited')), cited)];
}

/** Every chapter and table, by menus. */
export function contents(use: Use, books: readonly Contents[]): Answer {
  const { say, language } = use;
  let n = NAMES;
  const menus = books.flatMap(({ title, chapters, tables }): Inner[] => {
    const book = say(language, title);
    const parts = inParts(chapters).map((part, index) =>
      menu(
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
      : [...parts, menu(use, ++n, say(language, phrase('rules-choose-table', { book })), tables)];
  });
  return said([
    text(`### ${say(language, phrase('rules-title'))}`),
    text(say(language, phrase('rules-hint'))),
    ...menus,
  ]);
}

function shown(use: Use, opened: Opened, page: number): Inner[] {
  if (opened.kind === 'clause') return clauseShown(use, opened);
  return opened.kind === 'chapter' ? chapterShown(use, opened, page) : tableShown(use, opened, page);
}

function clauseShown(use: Use, opened: ClauseOpened): Inner[] {
  const { say, language } = use;
  const { name, says, book, chapter, n, of, before, after, names, readings } = opened;
  const read = readings.map((each) => say(language, each)).join(' ');
  const tables = names.filter(({ within }) => within === undefined);
  const clauses = names.filter(({ within }) => within !== undefined);
  return [
    text(say(language, phrase('rules-clause', { number: name, chapter: chapter.says }))),
    text(say(language, says)),
    ...(read === '' ? [] : [text(small(say(language, phrase('rules-here', { readings: read }))))]),
    text(small(say(language, phrase('rules-place', { book, n, of })))),
    ...(clauses.length === 0 ? [] : [menu(use, NAMES, say(language, phrase('rules-names')), clauses)]),
    ...rows([
      ...(before === undefined ? [] : [leaf(before, `◀ ${before}`)]),
      leaf(chapter.name, chapter.name),
      ...(after === undefined ? [] : [leaf(after, `${after} ▶`)]),
      ...tables.slice(0, 2).map((table) => leaf(table.name, say(language, table.says))),
    ]),
  ];
}

function chapterShown(use: Use, { name, says, book, clauses }: ChapterOpened, wanted: number): Inner[] {
  const { say, language } = use;
  const pages = paged(clauses, (each) => lineOf(use, each).length);
  const page = Math.min(Math.max(1, wanted), pages.length);
  const here = pages[page - 1] ?? [];
  const of = { book, n: clauses.length, page, pages: pages.length };
  return [
    text(say(language, phrase('rules-chapter', { number: name, chapter: says }))),
    ...(here.length === 0 ? [] : [text(here.map((each) => lineOf(use, each)).join('\n'))]),
    text(small(say(language, phrase(pages.length > 1 ? 'rules-pages' : 'rules-book', of)))),
    ...(here.length === 0 ? [] : [menu(use, NAMES, say(language, phrase('rules-choose-clause')), here)]),
    ...turning(use, name, page, pages.length),
  ];
}

/** A line for each row: its first cell, and the others with what stands above them. */
function tableShown(use: Use, { name, says, table }: TableOpened, wanted: number): Inner[] {
  const speak = (each: Titled['says']) => use.say(use.language, each);
  const [, ...heads] = table.head.map(speak);
  const lines = table.rows.map(([first, ...cells]) => {
    const rest = cells.map((cell, at) => [heads[at] ?? '', `**${speak(cell)}**`].filter(Boolean).join(' '));
    return `**${first ? speak(first) : ''}** · ${rest.join(' · ')}`;
  });
  const pages = pieces([...lines, ...table.notes.map((note) => small(speak(note)))].join('\n'), PAGE);
  const page = Math.min(Math.max(1, wanted), pages.length);
  return [
    text(`### ${name} · ${speak(says)}`),
    text(pages[page - 1] ?? '…'),
    ...turning(use, name, page, pages.length),
  ];
}

/** Other pages, and the way to the contents. */
function turning({ say, language }: Use, name: string, page: number, pages: number): Inner[] {
  return rows([
    ...(page > 1 ? [leaf(name, '◀', page - 1)] : []),
    button(writeId('shelf'), say(language, phrase('rules-title'))),
    ...(page < pages ? [leaf(name, '▶', page + 1)] : []),
  ]);
}

function leaf(name: string, says: string, page = 1): Button {
  return button(writeId('leaf', name, page), says);
}

function menu(use: Use, n: number, placeholder: string, things: readonly Titled[]): Inner {
  return menuOf(use, writeId('lookup', n), placeholder, things);
}

function menuOf(use: Use, id: string, placeholder: string, things: readonly Titled[]): Inner {
  const select: APIStringSelectComponent = {
    type: ComponentType.StringSelect,
    custom_id: id,
    placeholder: cut(placeholder, 150),
    options: things.slice(0, CHOICES).map((each) => ({ value: each.name, label: label(use, each) })),
  };
  return { type: ComponentType.ActionRow, components: [select] };
}

function label(use: Pick<Use, 'say' | 'language'>, each: Titled): string {
  return cut(`${each.name} · ${flat(use, each)}`, LABEL);
}

function lineOf(use: Use, each: Titled): string {
  return `**${each.name.slice(-2)}** · ${flat(use, each)}`;
}

/** On one line. */
function flat({ say, language }: Pick<Use, 'say' | 'language'>, { says }: Titled): string {
  return say(language, says).replaceAll(/\s*\n\s*/g, ' ');
}

function inParts(all: readonly Titled[]): Titled[][] {
  return Array.from({ length: Math.ceil(all.length / CHOICES) }, (_, at) =>
    all.slice(at * CHOICES, (at + 1) * CHOICES),
  );
}

/** In the order they stand in, as many on a page as it holds. */
function paged(all: readonly Titled[], lengthOf: (each: Titled) => number): Titled[][] {
  const pages: Titled[][] = [];
  let room = 0;
  for (const each of all) {
    room -= lengthOf(each) + 1;
    if (room < 0 || pages.at(-1)!.length === CHOICES) {
      pages.push([]);
      room = PAGE - lengthOf(each);
    }
    pages.at(-1)!.push(each);
  }
  return pages;
}

function said(inner: readonly Inner[]): Answer {
  return { parts: [container(inner)] };
}
