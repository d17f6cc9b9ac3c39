/** A position from the text of a scenario; every fault in it, not only the first. */
import type { Noun, Phrase } from '../../../kernel/phrase.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { SIDES } from '../../../kernel/play.ts';
import type { Fault } from '../../../kernel/ruleset.ts';
import { bilingual } from '../../../kernel/text/quoted.ts';
import type { State } from '../state.ts';
import { checkElites, checkSides, checkUnits } from './checks.ts';
import { type Draft, newDraft } from './draft.ts';
import { readDrawing } from './drawing.ts';
import { blame, blameWord, type Cursor, linesOf, readsOn, takes } from '../../../kernel/text/lines.ts';
import { ONCE, readStatement, STATEMENTS } from './statements.ts';
import { readUnitLine } from './unit-line.ts';

export type ScenarioReading =
  | { readonly state: State; readonly title: Phrase; readonly dice?: readonly number[] }
  | { readonly faults: readonly Fault[] };

export function readScenario(text: string): ScenarioReading {
  const draft = newDraft();
  const last = readLines(text, draft);
  if (!draft.title && !draft.seen.has('title')) blame(last, undefined, 'fault-no-title');
  for (const side of SIDES) if (!draft.armies[side]) blame(last, undefined, 'fault-no-army', { side });
  if (!draft.seen.has('map')) blame(last, undefined, 'fault-no-map');
  checkSides(draft, last);
  checkElites(draft);
  return finished(draft);
}

/** A position for a test: unit lines and whatever else it needs, on a clear map of 16 x 12, red to act. */
export function readPosition(lines: readonly string[]): State {
  const draft = newDraft();
  const army = { name: { en: 'Army', fr: 'Armée' }, points: 2000 };
  draft.title = { en: 'Position', fr: 'Position' };
  Object.assign(draft, { cols: 16, rows: 12, phase: 'actions', orderPoints: 6 });
  Object.assign(draft.armies, { red: { ...army, edge: 'south' }, blue: { ...army, edge: 'north' } });
  readLines(lines.join('\n'), draft);
  const found = finished(draft);
  if ('state' in found) return found.state;
  const told = found.faults.map(
    ({ line, column, says }) => `${line}:${column} ${says.id} ${JSON.stringify(says.args ?? {})}`,
  );
  throw new Error(`faults in the position:\n${told.join('\n')}`);
}

/** Reads every line; the cursor it gives back stands at the end of the text. */
function readLines(text: string, draft: Draft): Cursor {
  const cursors = linesOf(text, draft.faults).map((line): Cursor => ({ line, faults: draft.faults, at: 0 }));
  const filled = cursors.filter(({ line }) => line.bits.length > 0);
  const [statements, drawn] = withoutDrawing(filled);
  const first = (word: string) => statements.filter(({ line }) => line.bits[0]!.folded === word);
  const rest = statements.filter(({ line }) => !['map', 'name'].includes(line.bits[0]!.folded));
  for (const cursor of first('map')) readLine(cursor, draft);
  for (const { opening, rows } of drawn) readDrawing(rows, draft, opening);
  for (const cursor of [...rest, ...first('name')]) {
    if (!readsOn(cursor)) break;
    readLine(cursor, draft);
  }
  checkUnits(draft);
  return cursors.at(-1)!;
}

/** As many as anybody commands; the checks compare each with all. */
const MOST_UNITS = 200;

interface Drawn {
  readonly opening: Cursor;
  readonly rows: readonly Cursor[];
}

/** What stands between `terrain` and `end` is a drawing, not statements. */
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

function readLine(cursor: Cursor, draft: Draft): void {
  const bit = cursor.line.bits[0]!;
  const side = SIDES.find((each) => takes(cursor, each));
  if (side) {
    draft.seen.add(side);
    if (draft.units.length === MOST_UNITS) return blame(cursor, bit, 'fault-many-units', { most: MOST_UNITS });
    return readUnitLine(cursor, draft, side);
  }
  const word = Object.keys(STATEMENTS).find((each) => takes(cursor, each));
  if (word === undefined) return blameWord(cursor, ['red', 'blue', 'terrain', ...Object.keys(STATEMENTS)]);
  if (ONCE.has(word) && draft.seen.has(word)) return blame(cursor, bit, 'fault-line-twice', { word });
  draft.seen.add(word);
  readStatement(cursor, draft, STATEMENTS[word]!);
}

function finished(draft: Draft): ScenarioReading {
  const { title, armies, dice } = draft;
  const { red, blue } = armies;
  if (draft.faults.length > 0 || !title || !red || !blue) {
    return { faults: [...draft.faults].sort((a, b) => a.line - b.line || a.column - b.column) };
  }
  const state = stateOf(draft, title, { red, blue });
  return { state, title: titlePhrase(title), ...(dice && { dice }) };
}

/** The title in the reader's language. */
function titlePhrase({ en, fr }: State['title']): Phrase {
  const title: Noun = bilingual(en, fr);
  return phrase('scenario-title', { title });
}

function stateOf(draft: Draft, title: State['title'], armies: State['armies']): State {
  const { cols, rows, hexes, sides, roads, objectives, gone, turn, lastTurn, first, phase, orderPoints } = draft;
  return {
    title,
    map: { cols, rows, hexes, sides, roads },
    armies,
    ...(draft.colours && { colours: draft.colours }),
    objectives,
    units: draft.units.map(({ unit }) => unit),
    gone,
    turn,
    lastTurn,
    first,
    active: draft.active ?? first,
    phase,
    orderPoints,
    group: draft.group,
    ...(draft.late && { late: draft.late }),
    rulings: draft.rulings,
    ...(draft.result && { result: draft.result }),
  };
}
