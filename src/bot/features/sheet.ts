/** A game's reference sheet: pages as pictures, or as text for people who cannot see pictures. */
import type { SheetOf } from '../../host/verbs/look/sheet.ts';
import type { BookTable, SheetPage } from '../../kernel/ruleset.ts';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { Refusal } from '../../kernel/play.ts';
import type { Block, Page } from '../../scene/page.ts';
import { type Answer, refusing, sayer } from '../interactions/answer.ts';
import type { Use } from '../bot.ts';
import type { Choice } from '../interactions/command.ts';
import { writeId } from '../interactions/id.ts';
import {
  type Button,
  button,
  container,
  type Inner,
  pieces,
  rows,
  small,
  text,
  TEXT_LIMIT,
} from '../messages/parts.ts';
import { pictured } from '../messages/pictured.ts';
import { type RowInWords, rowsInWords } from '../messages/rows-in-words.ts';

/** Leaves room for titles and buttons beside a page of text. */
const PAGE = TEXT_LIMIT - 600;
/** The page number of the pictures; pages of text start at 1. */
export const PICTURE = 0;

export async function sheetShown(use: Use, game: string | undefined, page: number): Promise<Answer> {
  const sheet = await use.host.sheet(use.request, game);
  if (sheet instanceof Refusal) return refusing(use, sheet);
  return page === PICTURE ? asPicture(use, sheet) : asText(use, sheet, page);
}

export function sheetChoices({ host, say, language }: Use): readonly Choice[] {
  return host.sheets().map(({ game, title }) => ({ name: say(language, title), value: game }));
}

function asPicture(use: Use, sheet: SheetOf): Promise<Answer> {
  const pages = sheet.pages.map((page) => pageOf(use, sheet, page));
  return pictured(use, pages, noteOf(use, sheet), rows([way(use, sheet, 1, 'sheet-as-text')]));
}

/** If the battle here uses other rules options. */
function noteOf(use: Use, { isOtherwise }: SheetOf): Inner[] {
  return isOtherwise ? [text(small(sayer(use)(phrase('sheet-otherwise'))))] : [];
}

function pageOf(use: Use, { title }: SheetOf, { says, across, tables }: SheetPage): Page {
  // Pictures and alt text have no Markdown.
  const say = (each: Phrase) => sayer(use)(each).replaceAll(/[`*]/g, '');
  return {
    kind: 'page',
    title: say(title),
    subtitle: say(says),
    theme: 'day',
    across,
    blocks: tables.map((table) => ({
      ...blockOf(say, table),
      alts: rowsInWords(use, table).map(rowSaid),
    })),
    alt: say(phrase('sheet-alt', { title: says })),
  };
}

function blockOf(say: (says: Phrase) => string, { says, head, rows: cells, notes }: BookTable): Block {
  return {
    title: say(says),
    head: head.map(say),
    rows: cells.map((row) => row.map(say)),
    notes: notes.map(say),
  };
}

function asText(use: Use, sheet: SheetOf, wanted: number): Answer {
  const say = sayer(use);
  const tables = sheet.pages.flatMap((page) => page.tables);
  const all = tables.map((table) => {
    const notes = table.notes.map((note) => small(say(note)));
    return [`### ${say(table.says)}`, ...linesOf(use, table), ...notes].join('\n');
  });
  const pages = packed(all);
  const page = Math.min(Math.max(1, wanted), pages.length);
  const title = phrase('sheet-title', { title: sheet.title, page, pages: pages.length });
  const turns = [
    ...(page > 1 ? [way(use, sheet, page - 1, 'bot-log-back')] : []),
    ...(page < pages.length ? [way(use, sheet, page + 1, 'bot-log-on')] : []),
    way(use, sheet, PICTURE, 'sheet-as-picture'),
  ];
  return {
    parts: [container([text(`## ${say(title)}`), text(pages[page - 1] ?? '…'), ...noteOf(use, sheet), ...rows(turns)])],
  };
}

/** Each row by its name, then the cells after their headings. */
/** `Heavy cavalry: Combat 4, Move 6.` */
function rowSaid({ name, cells }: RowInWords): string {
  const said = cells.length === 0 ? name : `${name}: ${cells.join(', ')}`;
  return `${said.replaceAll(/[`*]/g, '')}.`;
}

function linesOf(use: Use, table: BookTable): string[] {
  return rowsInWords(use, table).map(({ name, cells }) => [name, ...cells].join(' · '));
}

/** As many tables per page as fit. A longer one is cut between lines. */
function packed(tables: readonly string[]): string[] {
  const pages: string[] = [];
  for (const piece of tables.flatMap((table) => pieces(table, PAGE))) {
    const last = pages.at(-1);
    if (last !== undefined && last.length + piece.length < PAGE) pages[pages.length - 1] = `${last}\n${piece}`;
    else pages.push(piece);
  }
  return pages;
}

function way(use: Use, { game }: SheetOf, page: number, id: string): Button {
  return button(writeId('sheet', game, page), sayer(use)(phrase(id)));
}
