/** The lines of a scenario, each by its first word. */
import { type Hex, neighbour, onMap } from '../../../hex/grid.ts';
import { RULING_NAMES, type Rulings, RULINGS } from '../rulings.ts';
import type { State } from '../state.ts';
import { quoted } from '../../../kernel/text/quoted.ts';
import { needColours } from '../../../kernel/text/colours.ts';
import { needNames, needNoun } from '../../../kernel/text/names.ts';
import { type Draft, needHex, needId } from './draft.ts';
import { HEX_WORDS, ON_HILLS, rulingWords, SIDE_NAME_WORDS, SIDE_OF, SIDE_WORDS } from './lexicon.ts';
import {
  blame,
  blameWord,
  type Cursor,
  here,
  lexicon,
  needEnd,
  needFrom,
  needNumber,
  takeFrom,
  takes,
  type Lexicon,
} from '../../../kernel/text/lines.ts';
import { readGone, readGroup, readLate, readResult, readTurn } from './under-way.ts';

const EDGES = lexicon<State['armies']['red']['edge']>(
  ['north', 'north'],
  ['east', 'east'],
  ['south', 'south'],
  ['west', 'west'],
);
/** Discord shows titles and pick lists of this length. */
const LONGEST_TITLE = 80;

type Statement = (cursor: Cursor, draft: Draft) => void;

export const STATEMENTS: Readonly<Record<string, Statement>> = {
  rules: (cursor) => {
    const bit = here(cursor);
    if (!takes(cursor, 'sabreur hex')) blame(cursor, bit, 'fault-rules', { rules: quoted('sabreur-hex') });
  },
  title: (cursor, draft) => {
    draft.title = needNames(cursor, LONGEST_TITLE);
  },
  map: (cursor, draft) => {
    const cols = needNumber(cursor, 4, 40);
    takes(cursor, 'x');
    const rows = cols === undefined ? undefined : needNumber(cursor, 4, 30);
    draft.cols = cols ?? draft.cols;
    draft.rows = rows ?? draft.rows;
  },
  army: readArmy,
  colours: (cursor, draft) => {
    draft.colours = needColours(cursor);
  },
  first: (cursor, draft) => {
    draft.first = needFrom(cursor, SIDE_OF) ?? draft.first;
  },
  turns: (cursor, draft) => {
    draft.lastTurn = needNumber(cursor, 1, 99) ?? draft.lastTurn;
  },
  turn: readTurn,
  group: readGroup,
  late: readLate,
  ruling: readRuling,
  hex: readHexLine,
  side: readSideLine,
  road: (cursor, draft) => {
    const road: Hex[] = [];
    while (here(cursor)) {
      const hex = needHex(cursor, draft);
      if (hex === undefined) return;
      road.push(hex);
    }
    draft.roads.push(road);
  },
  objective: (cursor, draft) => {
    const at = needHex(cursor, draft);
    if (at === undefined) return;
    takes(cursor, 'points');
    const victoryPoints = needNumber(cursor, 0, 9999);
    const name = victoryPoints === undefined ? undefined : needNames(cursor, 40);
    if (name && victoryPoints !== undefined) draft.objectives.push({ at, name, victoryPoints });
  },
  name: readNameLine,
  gone: readGone,
  result: readResult,
  dice: (cursor, draft) => {
    draft.dice ??= [];
    while (here(cursor)) {
      const die = needNumber(cursor, 1, 6);
      if (die === undefined) return;
      draft.dice.push(die);
    }
  },
};

function readArmy(cursor: Cursor, draft: Draft): void {
  const side = needFrom(cursor, SIDE_OF);
  const name = side && needNames(cursor, 60);
  if (!side || !name) return;
  const army = { name, points: 2000, edge: side === 'red' ? ('south' as const) : ('north' as const) };
  while (here(cursor)) {
    if (takes(cursor, 'points')) army.points = needNumber(cursor, 1, 99_999) ?? army.points;
    else if (takes(cursor, 'edge')) Object.assign(army, { edge: needFrom(cursor, EDGES) ?? army.edge });
    else return blameWord(cursor, ['points', 'edge']);
  }
  draft.armies[side] = army;
}

type Choice = Partial<Rulings>;

/** `ruling panicked engage yes`. */
const CHOICES: Lexicon<Choice> = lexicon(
  ...RULING_NAMES.flatMap((name) =>
    RULINGS[name].values.map((value) => [rulingWords(name, value), { [name]: value } as Choice] as const),
  ),
);

function readRuling(cursor: Cursor, draft: Draft): void {
  const choice = takeFrom<Choice>(cursor, CHOICES);
  if (choice) draft.rulings = { ...draft.rulings, ...choice };
  else
    blameWord(
      cursor,
      CHOICES.map(([words]) => words),
    );
}

/** `hex 0507 wood hill`: one hex, besides or instead of the drawing. */
function readHexLine(cursor: Cursor, draft: Draft): void {
  const at = needHex(cursor, draft);
  if (at === undefined) return;
  const from = here(cursor);
  const found: { terrain?: State['map']['hexes'][string]['terrain']; hill?: number } = {};
  while (here(cursor)) {
    if (takes(cursor, 'hill')) found.hill = /^\d$/.test(here(cursor)?.text ?? '') ? (needNumber(cursor, 1, 9) ?? 1) : 1;
    else {
      const terrain = takeFrom(cursor, HEX_WORDS);
      if (!terrain) return blameWord(cursor, [...HEX_WORDS.map(([words]) => words), 'hill']);
      found.terrain = terrain;
    }
  }
  if (found.hill !== undefined && found.terrain && !ON_HILLS.includes(found.terrain))
    blame(cursor, from, 'fault-on-hill');
  else if (found.hill !== undefined || found.terrain) draft.hexes[at] = found as State['map']['hexes'][string];
}

/** `side 0407 NE E river`. Each side is kept once, under the smaller key. */
function readSideLine(cursor: Cursor, draft: Draft): void {
  const at = needHex(cursor, draft);
  if (at === undefined) return;
  const directions = [];
  for (let found = needFrom(cursor, SIDE_NAME_WORDS); found !== undefined; found = takeFrom(cursor, SIDE_NAME_WORDS)) {
    directions.push(found);
  }
  if (directions.length === 0) return;
  const what = needFrom(cursor, SIDE_WORDS);
  if (!what) return;
  for (const direction of directions) draft.sides[sideKey(draft, at, direction)] = what;
}

export function sideKey(size: { cols: number; rows: number }, at: Hex, direction: number): string {
  const other = neighbour(at, direction);
  const mine = `${at}/${direction}`;
  if (other === undefined || !onMap(size, other)) return mine;
  const theirs = `${other}/${(direction + 3) % 6}`;
  return mine < theirs ? mine : theirs;
}

function readNameLine(cursor: Cursor, draft: Draft): void {
  const bit = here(cursor);
  const id = needId(cursor);
  if (id === undefined) return;
  const found = draft.units.find(({ unit }) => unit.id === id);
  const dead = draft.gone.findIndex((each) => each.id === id);
  if (!found && dead === -1) return blame(cursor, bit, 'fault-no-such-unit', { unit: id });
  const name = needNoun(cursor, id);
  if (!name) return;
  if (found) found.unit = { ...found.unit, name };
  else draft.gone[dead] = { ...draft.gone[dead]!, name };
}

/** Whether a line must be the only one of its kind. */
export const ONCE: ReadonlySet<string> = new Set([
  'rules',
  'title',
  'map',
  'colours',
  'first',
  'turns',
  'turn',
  'group',
  'late',
  'result',
  'terrain',
]);

/** A statement read to the end of its line. */
export function readStatement(cursor: Cursor, draft: Draft, statement: Statement): void {
  const faults = draft.faults.length;
  statement(cursor, draft);
  if (draft.faults.length === faults) needEnd(cursor);
}
