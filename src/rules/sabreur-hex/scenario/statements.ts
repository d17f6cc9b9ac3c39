/** The lines of a scenario, each by its first word. */
import { needHex } from '../../../chart/ground.ts';
import type { Statements } from '../../../chart/heading.ts';
import { MOST_ROADS } from '../../../chart/reading.ts';
import { readEdge, statementsOf } from '../../../chart/statements.ts';
import type { Hex } from '../../../hex/grid.ts';
import {
  blameWord,
  type Cursor,
  here,
  exceedsLimit,
  type Lexicon,
  lexicon,
  needNumber,
  takeFrom,
  takes,
} from '../../../kernel/text/lines.ts';
import { needNames } from '../../../kernel/text/names.ts';
import type { State } from '../state.ts';
import { readDeployment, readReserve } from '../deploy/text.ts';
import { RULING_NAMES, type Rulings, RULINGS } from '../options/rulings.ts';
import { readBrigade } from './brigade.ts';
import { type Draft, needId } from './draft.ts';
import { PHASES, REASON_WORDS, rulingWords, SIDE_WORDS, TERRAINS } from './lexicon.ts';
import { readGone, readGroup, readLate } from './under-way.ts';

/** Their names must fit on the map. */
const MOST_OBJECTIVES = 40;

export const STATEMENTS: Statements<Draft> = {
  ...statementsOf<State, Draft>('sabreur-hex', {
    terrains: TERRAINS,
    sides: SIDE_WORDS,
    needId,
    army: (name, edge) => ({ name, points: 2000, edge }),
    armyWords: {
      points: (cursor, army) => void (army.points = needNumber(cursor, 1, 99_999) ?? army.points),
      edge: readEdge,
    },
    phases: PHASES,
    turnWords: { points: (cursor, draft) => void (draft.orderPoints = needNumber(cursor, 0, 99) ?? 0) },
    reasons: REASON_WORDS,
    largestDie: 6,
  }),
  group: readGroup,
  late: readLate,
  ruling: readRuling,
  road: (cursor, draft) => {
    if (exceedsLimit(cursor, draft.roads.length, MOST_ROADS)) return;
    const road: Hex[] = [];
    while (here(cursor)) {
      const hex = needHex(cursor, draft);
      if (hex === undefined) return;
      road.push(hex);
    }
    draft.roads.push(road);
  },
  objective: (cursor, draft) => {
    if (exceedsLimit(cursor, draft.objectives.length, MOST_OBJECTIVES)) return;
    const at = needHex(cursor, draft);
    if (at === undefined) return;
    takes(cursor, 'points');
    const victoryPoints = needNumber(cursor, 0, 9999);
    const name = victoryPoints === undefined ? undefined : needNames(cursor, 40);
    if (name && victoryPoints !== undefined) draft.objectives.push({ at, name, victoryPoints });
  },
  brigade: readBrigade,
  gone: readGone,
  reserve: readReserve,
  deployment: readDeployment,
};

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
