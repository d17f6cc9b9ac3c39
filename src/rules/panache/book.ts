/** The rulebook for reference: its chapters in order. Its clauses are the messages `clause-...` of the locale files. */
import { bookOf } from '../../kernel/book.ts';
import { phrase } from '../../kernel/phrase.ts';
import { tables } from './sheet.ts';

const CHAPTERS = 'ACT MOV TAB TOK COH THR TER ROAD MNT OFF RES GEO EX Q GAP UMP STEP';

export const book = bookOf(phrase('book-panache'), 'PA', CHAPTERS, tables);
