/** The lines of a scenario, each by its first word. */
import { needHex, readHexLine, readSideLine } from '../../../chart/ground.ts';
import { EDGES, headingOf, LONGEST_ARMY, SIDE_OF, type Statements } from '../../../chart/heading.ts';
import { MOST_ROADS } from '../../../chart/reading.ts';
import type { Hex } from '../../../hex/grid.ts';
import {
  blame,
  blameWord,
  type Cursor,
  here,
  isOneTooMany,
  type Lexicon,
  lexicon,
  needFrom,
  needNumber,
  takeFrom,
  takes,
} from '../../../kernel/text/lines.ts';
import { needNames, needNoun } from '../../../kernel/text/names.ts';
import { readDeployment, readReserve } from '../deploy/text.ts';
import { RULING_NAMES, type Rulings, RULINGS } from '../rulings.ts';
import { readBrigade } from './brigade.ts';
import { type Draft, needId } from './draft.ts';
import { rulingWords, SIDE_WORDS, TERRAINS } from './lexicon.ts';
import { readGone, readGroup, readLate, readResult, readTurn } from './under-way.ts';

/** Their names must find room on the map. */
const MOST_OBJECTIVES = 40;

export const STATEMENTS: Statements<Draft> = {
  ...headingOf('sabreur-hex'),
  army: readArmy,
  turn: readTurn,
  group: readGroup,
  late: readLate,
  ruling: readRuling,
  hex: (cursor, draft) => readHexLine(cursor, draft, TERRAINS),
  side: (cursor, draft) => readSideLine(cursor, draft, SIDE_WORDS),
  road: (cursor, draft) => {
    if (isOneTooMany(cursor, draft.roads.length, MOST_ROADS)) return;
    const road: Hex[] = [];
    while (here(cursor)) {
      const hex = needHex(cursor, draft);
      if (hex === undefined) return;
      road.push(hex);
    }
    draft.roads.push(road);
  },
  objective: (cursor, draft) => {
    if (isOneTooMany(cursor, draft.objectives.length, MOST_OBJECTIVES)) return;
    const at = needHex(cursor, draft);
    if (at === undefined) return;
    takes(cursor, 'points');
    const victoryPoints = needNumber(cursor, 0, 9999);
    const name = victoryPoints === undefined ? undefined : needNames(cursor, 40);
    if (name && victoryPoints !== undefined) draft.objectives.push({ at, name, victoryPoints });
  },
  name: readNameLine,
  brigade: readBrigade,
  gone: readGone,
  reserve: readReserve,
  deployment: readDeployment,
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
  const name = side && needNames(cursor, LONGEST_ARMY);
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

function readNameLine(cursor: Cursor, draft: Draft): void {
  const bit = here(cursor);
  const id = needId(cursor);
  if (id === undefined) return;
  const found = draft.units.find(({ unit }) => unit.id === id);
  const dead = draft.gone.findIndex((each) => each.id === id);
  const waiting = draft.reserve.find(({ unit }) => unit.id === id);
  if (!found && !waiting && dead === -1) return blame(cursor, bit, 'fault-no-such-unit', { unit: id });
  const name = needNoun(cursor, id);
  if (!name) return;
  if (found) found.unit = { ...found.unit, name };
  else if (waiting) waiting.unit = { ...waiting.unit, name };
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
  'deployment',
  'result',
]);
