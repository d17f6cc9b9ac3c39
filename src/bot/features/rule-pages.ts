/** Pages of the rulebooks: a clause, a chapter, a table; and menus that open others. */
import type { ChapterOpened, ClauseOpened, Opened, TableOpened, Titled } from '../../host/verbs/rulebook/rulebook.ts';
import { phrase } from '../../kernel/phrase.ts';
import type { BookTable } from '../../kernel/ruleset.ts';
import { sayer } from '../interactions/answer.ts';
import type { Use } from '../bot.ts';
import { writeId } from '../interactions/id.ts';
import {
  type Button,
  button,
  CHOICE,
  CHOICES,
  cut,
  type Inner,
  menu,
  pieces,
  rows,
  small,
  text,
} from '../messages/parts.ts';
import { rowsInWords } from '../messages/rows-in-words.ts';

/** Characters on a page of a chapter or table. */
const PAGE = 2600;
/** The menu of entries that a page names. */
export const NAMES = 1;

/** A page of it, counted from 1. */
export function openedParts(use: Use, opened: Opened, page: number): Inner[] {
  if (opened.kind === 'clause') return clauseShown(use, opened);
  return opened.kind === 'chapter' ? chapterShown(use, opened, page) : tableShown(use, opened, page);
}

function clauseShown(use: Use, opened: ClauseOpened): Inner[] {
  const { say, language } = use;
  const { name, says, book, chapter, n, of, before, after, names, readings, table } = opened;
  const read = readings.map((each) => say(language, each)).join(' ');
  const tables = names.filter(({ within }) => within === undefined);
  const clauses = names.filter(({ within }) => within !== undefined);
  return [
    text(say(language, phrase('rules-clause', { number: name, chapter: chapter.says }))),
    text(say(language, says)),
    ...(table ? tablePages(use, table).slice(0, 1).map(text) : []),
    ...(read === '' ? [] : [text(small(say(language, phrase('rules-here', { readings: read }))))]),
    text(small(say(language, phrase('rules-place', { book, n, of })))),
    ...(clauses.length === 0 ? [] : [lookupMenu(use, NAMES, say(language, phrase('rules-names')), clauses)]),
    ...rows([
      ...(before === undefined ? [] : [leaf(before, `◀ ${before.slice(-2)}`)]),
      leaf(chapter.name, chapter.name),
      ...(after === undefined ? [] : [leaf(after, `${after.slice(-2)} ▶`)]),
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
    ...(here.length === 0 ? [] : [lookupMenu(use, NAMES, say(language, phrase('rules-choose-clause')), here)]),
    ...turning(use, name, page, pages.length),
  ];
}

function tableShown(use: Use, { name, says, table }: TableOpened, wanted: number): Inner[] {
  const pages = tablePages(use, table);
  const page = Math.min(Math.max(1, wanted), pages.length);
  return [
    text(`### ${name} · ${use.say(use.language, says)}`),
    text(pages[page - 1] ?? '…'),
    ...turning(use, name, page, pages.length),
  ];
}

/** One line per row. */
function tablePages(use: Use, table: BookTable): string[] {
  const say = sayer(use);
  const lines = rowsInWords(use, table).map(({ name, cells }) => [`**${name}**`, ...cells].join(' · '));
  const above = table.head.map(say).filter(Boolean).join(' · ');
  const notes = table.notes.map((note) => small(say(note)));
  return pieces([...(above === '' ? [] : [small(above)]), ...lines, ...notes].join('\n'), PAGE);
}

/** Buttons for other pages and the contents. */
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

export function lookupMenu(use: Use, n: number, placeholder: string, things: readonly Titled[]): Inner {
  return menuOf(use, writeId('lookup', n), placeholder, things);
}

export function menuOf(use: Use, id: string, placeholder: string, things: readonly Titled[]): Inner {
  const choices = things.slice(0, CHOICES).map((each) => ({ value: each.name, label: label(use, each) }));
  return menu(id, placeholder, choices);
}

export function label(use: Pick<Use, 'say' | 'language'>, each: Titled): string {
  return cut(`${each.name} · ${flat(use, each)}`, CHOICE);
}

function lineOf(use: Use, each: Titled): string {
  return `**${each.name.slice(-2)}** · ${flat(use, each)}`;
}

/** On one line. */
export function flat({ say, language }: Pick<Use, 'say' | 'language'>, { says }: Titled): string {
  return say(language, says).replaceAll(/\s*\n\s*/g, ' ');
}

/** In order, as many per page as fit. */
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
