/** The rulebook for reference: its chapters in order. Its clauses are the messages `clause-...` of the locale files. */
import { bookOf } from '../../kernel/book.ts';
import { phrase } from '../../kernel/phrase.ts';
import { tables } from './tables.ts';

const CHAPTERS =
  'PRI SIM RCT DST REA WHL TRN OBL BCK FMR RAL RAU RAE FOL FOM OUT PUR RCO ART UNL PRO CHG CTG CBO CDB CCB PSH COB CFO CMU CST SPL CCH EVA EVC EVS TAB GEO EX Q GAP UMP STEP ASK';

export const book = bookOf(phrase('book-periods'), 'PE', CHAPTERS, tables);
