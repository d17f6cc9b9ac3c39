/** The lines of a scenario, each by its first word. */
import { unitCount } from '../../../chart/frame.ts';
import { needHex, needSeveral, seesHex } from '../../../chart/ground.ts';
import { SIDE_OF, type Statements } from '../../../chart/heading.ts';
import { MOST_ROADS, MOST_UNITS } from '../../../chart/reading.ts';
import { readEdge, statementsOf } from '../../../chart/statements.ts';
import { areNeighbours, type Hex } from '../../../hex/grid.ts';
import {
  blame,
  blameWord,
  type Cursor,
  here,
  exceedsLimit,
  needFrom,
  needNumber,
  takes,
} from '../../../kernel/text/lines.ts';
import { type Names, needNames, plainNoun } from '../../../kernel/text/names.ts';
import type { State } from '../state.ts';
import { isEdge } from '../moves/terrain.ts';
import { type Draft, needId } from './draft.ts';
import { COST_WORDS, FATE_WORDS, PHASES, REASON_WORDS, SIDE_WORDS, TERRAINS } from './lexicon.ts';
import { needEdge, readReserveLine } from './unit-line.ts';

type Road = State['map']['roads'][number];

const LONGEST_ROAD = 40;
/** The highest cost of a hex: more than any allowance. */
const DEAREST = 20;
/** Any dice may be rolled by hand. */
const LARGEST_DIE = 100;

export const STATEMENTS: Statements<Draft> = {
  ...statementsOf<State, Draft>('panache', {
    terrains: TERRAINS,
    sides: SIDE_WORDS,
    needId,
    army: (name, edge) => ({ name, edge, exits: [] }),
    /** PA-OFF-01. `exits 0112 0212`: where its troops may leave of their own will. */
    armyWords: { edge: readEdge, exits: (cursor, { exits }, draft) => readExits(cursor, draft, exits) },
    phases: PHASES,
    reasons: REASON_WORDS,
    largestDie: LARGEST_DIE,
  }),
  command: (cursor, draft) => {
    if (takes(cursor, 'radius')) draft.commandRadius = needNumber(cursor, 0, 40);
    else blameWord(cursor, ['radius']);
  },
  cost: readCost,
  road: readRoad,
  reserve: (cursor, draft) => {
    const side = needFrom(cursor, SIDE_OF);
    if (unitCount(draft) >= MOST_UNITS) return blame(cursor, undefined, 'fault-many-units', { most: MOST_UNITS });
    if (side) readReserveLine(cursor, draft, side);
  },
  /** `gone red 8C 0505 eliminated`. */
  gone: (cursor, draft) => {
    const side = needFrom(cursor, SIDE_OF);
    const id = side && needId(cursor);
    const at = id && needHex(cursor, draft);
    const why = at && needFrom(cursor, FATE_WORDS);
    if (side && id && at && why) draft.gone.push({ id, side, name: plainNoun(id, false), at, why });
  },
};

function readExits(cursor: Cursor, draft: Draft, exits: Hex[]): void {
  const found = needSeveral<Hex>(
    cursor,
    () => needHex(cursor, draft),
    (at, bit) => isEdge(draft, at) || blame(cursor, bit, 'fault-pa-edge', { hex: at }),
  );
  exits.push(...(found ?? []));
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
  if (exceedsLimit(cursor, draft.roads.length, MOST_ROADS)) return;
  const hasName = !seesHex(cursor) && here(cursor) !== undefined;
  const name: Names | undefined = hasName ? needNames(cursor, LONGEST_ROAD) : undefined;
  if (hasName && !name) return;
  const hexes = needSeveral<Hex>(
    cursor,
    () => needHex(cursor, draft),
    (to, bit, from = to) => from === to || areNeighbours(from, to) || blame(cursor, bit, 'fault-pa-road', { from, to }),
  );
  const ends = hexes && takes(cursor, 'off') ? readEnds(cursor, draft, hexes) : [];
  if (hexes && ends) draft.roads.push({ ...(name && { name }), hexes, ends });
}

function readEnds(cursor: Cursor, draft: Draft, hexes: readonly Hex[]): Road['ends'] | undefined {
  return needSeveral(
    cursor,
    () => needEdge(cursor, draft),
    ({ at }, bit) => hexes.includes(at) || blame(cursor, bit, 'fault-pa-road-end', { hex: at }),
  );
}
