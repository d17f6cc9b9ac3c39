/** The lines of a scenario, each by its first word. */
import { needHex, readHexLine, readSideLine, seesHex } from '../../../chart/ground.ts';
import { EDGES, headingOf, LONGEST_ARMY, SIDE_OF, type Statements } from '../../../chart/heading.ts';
import { MOST_ROADS, MOST_UNITS } from '../../../chart/reading.ts';
import { areNeighbours, type Hex } from '../../../hex/grid.ts';
import {
  blame,
  blameWord,
  type Cursor,
  here,
  isOneTooMany,
  needFrom,
  needNumber,
  takes,
} from '../../../kernel/text/lines.ts';
import { type Names, needNames, needNoun } from '../../../kernel/text/names.ts';
import type { State } from '../state.ts';
import { isEdge } from '../terrain.ts';
import { type Draft, needId } from './draft.ts';
import { COST_WORDS, SIDE_WORDS, TERRAINS } from './lexicon.ts';
import { readGone, readResult, readTurn } from './under-way.ts';
import { needEdge, readReserveLine } from './unit-line.ts';

type Army = State['armies']['red'];
type Road = State['map']['roads'][number];

const LONGEST_ROAD = 40;
/** What one hex may cost: more than anybody has. */
const DEAREST = 20;
/** Dice of any kind may be thrown by hand. */
const LARGEST_DIE = 100;

export const STATEMENTS: Statements<Draft> = {
  ...headingOf('panache'),
  army: readArmy,
  command: (cursor, draft) => {
    if (takes(cursor, 'radius')) draft.commandRadius = needNumber(cursor, 0, 40);
    else blameWord(cursor, ['radius']);
  },
  cost: readCost,
  turn: readTurn,
  hex: (cursor, draft) => readHexLine(cursor, draft, TERRAINS),
  side: (cursor, draft) => readSideLine(cursor, draft, SIDE_WORDS),
  road: readRoad,
  reserve: (cursor, draft) => {
    const side = needFrom(cursor, SIDE_OF);
    if (draft.units.length + draft.reserves.length >= MOST_UNITS) {
      return blame(cursor, undefined, 'fault-many-units', { most: MOST_UNITS });
    }
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

/** PA-GEO-05, -09. `road en "High Road" fr "Grand-Route" 0101 0202 off 0101 W`: from hex to hex, and perhaps on. */
function readRoad(cursor: Cursor, draft: Draft): void {
  if (isOneTooMany(cursor, draft.roads.length, MOST_ROADS)) return;
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
