/** The rulebook for reference: its chapters in order. Its clauses are the messages `clause-...` of the locale files. */
import type { Book } from '../../kernel/book.ts';
import { phrase } from '../../kernel/phrase.ts';
import { tables } from './sheet.ts';

const CHAPTERS = [
  'PA-ACT',
  'PA-MOV',
  'PA-TAB',
  'PA-TOK',
  'PA-COH',
  'PA-THR',
  'PA-TER',
  'PA-ROAD',
  'PA-MNT',
  'PA-OFF',
  'PA-RES',
  'PA-GEO',
  'PA-EX',
  'PA-Q',
  'PA-GAP',
  'PA-UMP',
  'PA-STEP',
];

export const book: Book = {
  title: phrase('book-panache'),
  chapters: CHAPTERS.map((name) => ({ name, says: phrase(`chapter-${name}`) })),
  tables,
};
