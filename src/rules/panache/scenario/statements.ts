/** The lines of a scenario, each by its first word. */
import { areNeighbours, type Hex, neighbour, onMap } from '../../../hex/grid.ts';
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
} from '../../../kernel/text/lines.ts';
import { needColours } from '../../../kernel/text/colours.ts';
import { type Names, needNames, needNoun } from '../../../kernel/text/names.ts';
import { quoted } from '../../../kernel/text/quoted.ts';
import type { State } from '../state.ts';
import { isEdge } from '../terrain.ts';
import { type Draft, needHex, needId, seesHex } from './draft.ts';
import { COST_WORDS, HEX_WORDS, SIDE_NAME_WORDS, SIDE_OF, SIDE_WORDS } from './lexicon.ts';
import { readGone, readResult, readTurn } from './under-way.ts';
import { needEdge, readReserveLine } from './unit-line.ts';

type Army = State['armies']['red'];
type Road = State['map']['roads'][number];

const EDGES = lexicon<Army['edge']>(['north', 'north'], ['east', 'east'], ['south', 'south'], ['west', 'west']);
/** Discord shows titles and pick lists of this length. */
const LONGEST_TITLE = 80;
const LONGEST_ARMY = 60;
const LONGEST_ROAD = 40;
/** What one hex may cost: more than anybody has. */
const DEAREST = 20;
/** Dice of any kind may be thrown by hand. */
const LARGEST_DIE = 100;

type Statement = (cursor: Cursor, draft: Draft) => void;

export const STATEMENTS: Readonly<Record<string, Statement>> = {
  rules: (cursor) => {
    const bit = here(cursor);
    if (!takes(cursor, 'panache')) blame(cursor, bit, 'fault-rules', { rules: quoted('panache') });
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
  command: (cursor, draft) => {
    if (takes(cursor, 'radius')) draft.commandRadius = needNumber(cursor, 0, 40);
    else blameWord(cursor, ['radius']);
  },
  cost: readCost,
  turn: readTurn,
  hex: readHexLine,
  side: readSideLine,
  road: readRoad,
  reserve: (cursor, draft) => {
    const side = needFrom(cursor, SIDE_OF);
    if (side) readReserveLine(cursor, draft, side);
  },
  name: readNameLine,
  gone: readGone,
  result: readResult,
  dice: (cursor, draft) => {
    draft.dice ??= [];
    while (here(cursor)) {
      const die = needNumber(cursor, 1, LARGEST_DIE);
      if (die === undefined) return;
      draft.dice.push(die);
    }
  },
};

/** PA-OFF-01. `exits 0112 0212`: where its troops may leave of their own will. */
function readArmy(cursor: Cursor, draft: Draft): void {
  const side = needFrom(cursor, SIDE_OF);
  const name = side && needNames(cursor, LONGEST_ARMY);
  if (!side || !name) return;
  const army: Army = { name, edge: side === 'red' ? 'south' : 'north', exits: [] };
  while (here(cursor)) {
    if (takes(cursor, 'edge')) army.edge = needFrom(cursor, EDGES) ?? army.edge;
    else if (takes(cursor, 'exits')) readExits(cursor, draft, army.exits);
    else return blameWord(cursor, ['edge', 'exits']);
  }
  draft.armies[side] = army;
}

function readExits(cursor: Cursor, draft: Draft, exits: Hex[]): void {
  do {
    const bit = here(cursor);
    const at = needHex(cursor, draft);
    if (at === undefined) return;
    if (!isEdge(draft, at)) blame(cursor, bit, 'fault-pa-edge', { hex: at });
    exits.push(at);
  } while (seesHex(cursor));
}

/** PA-GAP-03. `cost wood 3`, `cost lake impassable`. */
function readCost(cursor: Cursor, draft: Draft): void {
  const terrain = needFrom(cursor, COST_WORDS);
  if (terrain === undefined) return;
  const cost = takes(cursor, 'impassable') ? ('impassable' as const) : needNumber(cursor, 1, DEAREST);
  if (cost !== undefined) draft.costs[terrain] = cost;
}

/** `hex 0507 wood hill`: one hex, besides or instead of the drawing. */
function readHexLine(cursor: Cursor, draft: Draft): void {
  const at = needHex(cursor, draft);
  if (at === undefined) return;
  const found: State['map']['hexes'][string] = {};
  while (here(cursor)) {
    if (takes(cursor, 'hill')) found.hill = /^\d$/.test(here(cursor)?.text ?? '') ? (needNumber(cursor, 1, 9) ?? 1) : 1;
    else {
      const terrain = takeFrom(cursor, HEX_WORDS);
      if (!terrain) return blameWord(cursor, [...HEX_WORDS.map(([words]) => words), 'hill']);
      found.terrain = terrain;
    }
  }
  if (found.hill !== undefined || found.terrain) draft.hexes[at] = found;
}

/** `side 0407 NE E river`. */
function readSideLine(cursor: Cursor, draft: Draft): void {
  const at = needHex(cursor, draft);
  if (at === undefined) return;
  const directions = [];
  for (let found = needFrom(cursor, SIDE_NAME_WORDS); found !== undefined; found = takeFrom(cursor, SIDE_NAME_WORDS)) {
    directions.push(found);
  }
  const what = directions.length > 0 ? needFrom(cursor, SIDE_WORDS) : undefined;
  if (!what) return;
  for (const direction of directions) draft.sides[sideKey(draft, at, direction)] = what;
}

/** Each side is kept once, under the smaller key. */
export function sideKey(size: { cols: number; rows: number }, at: Hex, direction: number): string {
  const other = neighbour(at, direction);
  const mine = `${at}/${direction}`;
  if (other === undefined || !onMap(size, other)) return mine;
  const theirs = `${other}/${(direction + 3) % 6}`;
  return mine < theirs ? mine : theirs;
}

/** PA-GEO-05, -09. `road en "High Road" fr "Grand-Route" 0101 0202 off 0101 W`: from hex to hex, and perhaps on. */
function readRoad(cursor: Cursor, draft: Draft): void {
  const hasName = !seesHex(cursor) && here(cursor) !== undefined;
  const name: Names | undefined = hasName ? needNames(cursor, LONGEST_ROAD) : undefined;
  if (hasName && !name) return;
  const road: Road = { ...(name && { name }), hexes: [], ends: [] };
  do {
    const bit = here(cursor);
    const at = needHex(cursor, draft);
    if (at === undefined) return;
    const from = road.hexes.at(-1);
    if (from !== undefined && !areNeighbours(from, at)) blame(cursor, bit, 'fault-pa-road', { from, to: at });
    road.hexes.push(at);
  } while (seesHex(cursor));
  if (takes(cursor, 'off') && !readEnds(cursor, draft, road)) return;
  draft.roads.push(road);
}

function readEnds(cursor: Cursor, draft: Draft, road: Road): boolean {
  do {
    const bit = here(cursor);
    const end = needEdge(cursor, draft);
    if (!end) return false;
    if (!road.hexes.includes(end.at)) blame(cursor, bit, 'fault-pa-road-end', { hex: end.at });
    road.ends.push(end);
  } while (here(cursor));
  return true;
}

function readNameLine(cursor: Cursor, draft: Draft): void {
  const bit = here(cursor);
  const id = needId(cursor);
  if (id === undefined) return;
  const found = draft.units.find(({ what }) => what.id === id);
  const reserve = draft.reserves.find(({ what }) => what.unit.id === id);
  const dead = draft.gone.findIndex((each) => each.id === id);
  if (!found && !reserve && dead === -1) return blame(cursor, bit, 'fault-no-such-unit', { unit: id });
  const name = needNoun(cursor, id);
  if (!name) return;
  if (found) found.what = { ...found.what, name };
  else if (reserve) reserve.what = { ...reserve.what, unit: { ...reserve.what.unit, name } };
  else draft.gone[dead] = { ...draft.gone[dead]!, name };
}

/** Lines that must be the only ones of their kind. */
export const ONCE: ReadonlySet<string> = new Set([
  'rules',
  'title',
  'map',
  'colours',
  'first',
  'turns',
  'command',
  'turn',
  'result',
]);

/** A statement read to the end of its line. */
export function readStatement(cursor: Cursor, draft: Draft, statement: Statement): void {
  const faults = draft.faults.length;
  statement(cursor, draft);
  if (draft.faults.length === faults) needEnd(cursor);
}
