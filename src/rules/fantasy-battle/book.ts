/** The rulebook for reference: its chapters in order. Its clauses are the messages `clause-...` of the locale files. */
import { bookOf } from '../../kernel/book.ts';
import { phrase } from '../../kernel/phrase.ts';
import { tables } from './sheet.ts';

const CHAPTERS =
  'MOD TAB MAX FRM STD OBS EVA PAS CHG CSD CSH FST LIN SUP PRT IMP INA PIN IRR ENV FOR OFF GEO EX Q GAP UMP STEP ASK';

export const book = bookOf(phrase('book-fantasy-battle'), 'FB', CHAPTERS, tables);
