/** The result of an order: a line for each fact, roll and answer. */
import type { Roll, Side } from '../../kernel/play.ts';
import type { Entry } from '../../kernel/run.ts';
import type { GameBook } from './book.ts';

export function entryLine<S, F, O>(
  { factText }: Pick<GameBook<S, F, O>, 'factText'>,
  entry: Entry<F>,
  typed: string | undefined,
): string {
  if ('fact' in entry) return `    ${factText(entry.fact)}`;
  if ('roll' in entry) return `    roll ${rollText(entry.roll)}: ${entry.got.join(' ')}`;
  const { to, kind, unit } = entry.ask;
  const whom = unit === undefined ? '' : ` ${unit}`;
  const by = entry.by.who === 'person' ? '' : ` (${entry.by.who})`;
  return `    ask ${to} ${kind}${whom}: ${typed ?? entry.got}${by}`;
}

/** `reaction 88L 7 -2 demoralised`. */
export function rollText({ why, unit, base, ledger }: Roll): string {
  const modifiers = ledger.map(({ name, n }) => `${n < 0 ? '' : '+'}${n} ${name}`);
  return [why, ...(unit === undefined ? [] : [unit]), ...(base === undefined ? [] : [base]), ...modifiers].join(' ');
}

/** Words of a fact that need no label. */
const BARE = new Set(['side', 'formation', 'facing', 'reaction', 'how', 'why', 'winner', 'units']);

/** How a value of a fact is written, if not as it is. */
export type Written = (key: string, value: unknown) => string | undefined;

/** `88L lost, strength 3, by 2K`. */
export function factLine(fact: { readonly type: string }, written: Written): string {
  const { type, unit, ...more } = fact as { readonly type: string; readonly unit?: unknown };
  const who = typeof unit === 'string' ? `${unit} ` : '';
  const words = Object.entries(more).flatMap(([key, value]) => valueText(key, value, written));
  return [`${who}${spaced(type)}`, ...words].join(', ');
}

function valueText(key: string, value: unknown, written: Written): string[] {
  if (value === undefined || value === false || (Array.isArray(value) && value.length === 0)) return [];
  if (value === true) return [spaced(key)];
  const text = written(key, value) ?? plain(value);
  return [BARE.has(key) ? text : `${spaced(key)} ${text}`];
}

function plain(value: unknown): string {
  if (Array.isArray(value)) return value.map(plain).join(' ');
  return typeof value === 'object' && value !== null ? Object.values(value).map(plain).join(' ') : String(value);
}

export function spaced(word: string): string {
  return word.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** How it ended. */
export function resultLines(result: { readonly winner: Side | 'draw'; readonly why: string } | undefined): string[] {
  if (!result) return [];
  return [`    ${result.winner === 'draw' ? 'a draw' : `${result.winner} wins`}, ${spaced(result.why)}`];
}
