/** The rulebook for reference: its chapters in order. Its clauses are the messages `clause-...` of the locale files. */
import { bookOf } from '../../kernel/book.ts';
import { phrase } from '../../kernel/phrase.ts';
import { tables } from './sheet.ts';

const CHAPTERS =
  'SCO FIR SIX TAB CLS MOV TRN CAP PLT ELI LIG MRK SKT ISO SCR IRR REC MOR LDR ARM DIS AVO WPN GEO ALG EX Q GAP UMP STEP ASK';

export const book = bookOf(phrase('book-skirmish'), 'SK', CHAPTERS, tables);
