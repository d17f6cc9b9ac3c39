/** Parses a scenario's lines in the order in which they can be understood, whatever the rulebook. */
import type { Fault } from '../kernel/fault.ts';
import { type Phrase, phrase } from '../kernel/phrase.ts';
import { type Side, SIDES } from '../kernel/play.ts';
import { bilingual, quoted } from '../kernel/text/quoted.ts';
import { blame, blameWord, type Cursor, linesOf, needEnd, readsOn, takes } from '../kernel/text/lines.ts';
import type { Names } from '../kernel/text/names.ts';
import type { GroundWord, Heading, Statements } from './heading.ts';
import type { Called } from './lined.ts';

/** What a rulebook parses: lines by their first word, the drawing of a map, the units. */
export interface Format<D> {
  /** The line that everything else depends on. */
  readonly ground: GroundWord;
  readonly statements: Statements<D>;
  /** First words that a text may have only once. */
  readonly once: ReadonlySet<string>;
  /** Brings the lines into the form that is read, if they may be written otherwise too. */
  readonly spelled?: (cursors: readonly Cursor[]) => readonly Cursor[];
  readonly drawing?: (rows: readonly Cursor[], opening: Cursor, draft: D) => void;
  readonly unit: (cursor: Cursor, draft: D, side: Side) => void;
  /** The number of units so far. */
  readonly units: (draft: D) => number;
}

/** More than anyone commands; the checks compare each unit with all others. */
export const MOST_UNITS = 200;
/** Few enough to be painted quickly. */
export const MOST_ROADS = 60;

/**
 * Parses every line: the size of the ground first, then the drawing, then everything else, with references to units last.
 * Returns the cursor at the end of the text.
 */
export function readLines<D extends Heading>(text: string, draft: D, format: Format<D>): Cursor {
  const given = linesOf(text, draft.faults).map((line): Cursor => ({ line, faults: draft.faults, at: 0 }));
  const cursors = format.spelled?.(given) ?? given;
  const filled = cursors.filter(({ line }) => line.bits.length > 0);
  const [statements, drawn] = format.drawing ? withoutDrawing(filled) : [filled, []];
  const first = (word: string) => statements.filter(({ line }) => line.bits[0]!.folded === word);
  const rest = statements.filter(({ line }) => ![format.ground, 'name'].includes(line.bits[0]!.folded));
  for (const cursor of first(format.ground)) readLine(cursor, draft, format);
  for (const { opening, rows } of drawn) format.drawing?.(rows, opening, draft);
  for (const cursor of [...rest, ...first('name')]) {
    if (!readsOn(cursor)) break;
    readLine(cursor, draft, format);
  }
  return cursors.at(-1)!;
}

interface Drawn {
  readonly opening: Cursor;
  readonly rows: readonly Cursor[];
}

/** Separates the drawing, between `terrain` and `end`, from the statements. */
function withoutDrawing(cursors: readonly Cursor[]): [Cursor[], Drawn[]] {
  const statements: Cursor[] = [];
  const drawn: Drawn[] = [];
  let rows: Cursor[] | undefined;
  for (const cursor of cursors) {
    const alone = cursor.line.bits.length === 1;
    if (rows && alone && takes(cursor, 'end')) rows = undefined;
    else if (rows) rows.push(cursor);
    else if (alone && takes(cursor, 'terrain')) {
      rows = [];
      if (drawn.length > 0) blame(cursor, cursor.line.bits[0], 'fault-line-twice', { word: 'terrain' });
      else drawn.push({ opening: cursor, rows });
    } else statements.push(cursor);
  }
  if (rows) blame(drawn.at(-1)!.opening, undefined, 'fault-no-end');
  return [statements, rows ? [] : drawn];
}

function readLine<D extends Heading>(cursor: Cursor, draft: D, format: Format<D>): void {
  const { statements, once, unit, units, drawing } = format;
  const bit = cursor.line.bits[0]!;
  const side = SIDES.find((each) => takes(cursor, each));
  if (side) {
    draft.seen.add(side);
    if (units(draft) >= MOST_UNITS) return blame(cursor, bit, 'fault-many-units', { most: MOST_UNITS });
    return readUnitLine(cursor, draft, () => unit(cursor, draft, side));
  }
  const word = Object.keys(statements).find((each) => takes(cursor, each));
  if (word === undefined)
    return blameWord(cursor, ['red', 'blue', ...(drawing ? ['terrain'] : []), ...Object.keys(statements)]);
  if (once.has(word) && draft.seen.has(word)) return blame(cursor, bit, 'fault-line-twice', { word });
  draft.seen.add(word);
  const faults = draft.faults.length;
  statements[word]!(cursor, draft);
  if (draft.faults.length === faults) needEnd(cursor);
}

function readUnitLine({ line, at, faults }: Cursor, { spoilt }: Heading, read: () => void): void {
  const before = faults.length;
  const id = line.bits[at]?.text;
  read();
  if (faults.length > before && id !== undefined) spoilt.add(id);
}

/** A scenario needs two armies; in a position during a battle, one may have lost all its units. */
export function blameEmptySides(
  { seen, gone }: Pick<Heading, 'seen'> & { readonly gone: readonly Called[] },
  last: Cursor,
): void {
  for (const side of SIDES) {
    if (seen.has(side) || gone.some((each) => each.side === side)) continue;
    blame(last, undefined, 'fault-no-units', { side: quoted(side) });
  }
}

/** The position and its first dice, if the scenario names them; or every fault, in the order of the text. */
export type ScenarioReading<S> =
  | { readonly state: S; readonly title: Phrase; readonly dice?: readonly number[] }
  | { readonly faults: readonly Fault[] };

/** `state`: makes the position out of what every scenario must have. */
export function finishedReading<S, A>(
  { faults, title, armies, dice }: Heading & { readonly armies: Partial<Record<Side, A>> },
  state: (known: { readonly title: Names; readonly armies: Record<Side, A> }) => S,
): ScenarioReading<S> {
  const { red, blue } = armies;
  if (faults.length > 0 || !title || !red || !blue)
    return { faults: [...faults].sort((a, b) => a.line - b.line || a.column - b.column) };
  const says = phrase('scenario-title', { title: bilingual(title.en, title.fr) });
  return { state: state({ title, armies: { red, blue } }), title: says, ...(dice && { dice }) };
}

/** The position of a test, which has no faults. */
export function positionOf<S>(reading: ScenarioReading<S>): S {
  if ('state' in reading) return reading.state;
  const told = reading.faults.map(
    ({ line, column, says }) => `${line}:${column} ${says.id} ${JSON.stringify(says.args ?? {})}`,
  );
  throw new Error(`faults in the position:\n${told.join('\n')}`);
}
