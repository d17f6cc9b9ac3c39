/** Parses a position from the text of a scenario and reports every fault, not only the first. */
import { charted, courseOf, type Frame, scenarioReader } from '../../../chart/frame.ts';
import type { ScenarioReading } from '../../../chart/reading.ts';
import type { Lined } from '../../../chart/lined.ts';
import { checkDeployment, deploymentOf } from '../deploy/text.ts';
import type { State, Unplaced } from '../state.ts';
import { STORED_FORMAT } from '../upgrade.ts';
import { brigadesOf, checkBrigades } from './brigade.ts';
import { checkElitesOfSides, checkUnits } from './checks.ts';
import { type Draft, newDraft } from './draft.ts';
import { TERRAINS } from './lexicon.ts';
import { STATEMENTS } from './statements.ts';
import { readUnitLine } from './unit-line.ts';

const FRAME: Frame<State, Draft> = {
  draft: newDraft,
  statements: STATEMENTS,
  once: ['group', 'late', 'deployment'],
  terrains: TERRAINS,
  unit: readUnitLine,
  checkUnits: (draft) => {
    checkUnits(draft);
    checkBrigades(draft);
  },
  checkWhole: (draft, last) => {
    checkElitesOfSides(draft);
    checkDeployment(draft, last);
  },
  state: (draft, { title, armies }) => ({
    format: STORED_FORMAT,
    title,
    map: { ...charted(draft), roads: draft.roads },
    armies,
    ...(draft.colours && { colours: draft.colours }),
    objectives: draft.objectives,
    units: draft.units.map(({ unit }) => unit),
    gone: draft.gone,
    ...deploymentOf(draft),
    ...brigadesOf(draft),
    ...courseOf(draft),
    orderPoints: draft.orderPoints,
    group: draft.group,
    ...(draft.late && { late: draft.late }),
    rulings: draft.rulings,
  }),
};

const reader = scenarioReader<State, Lined<Unplaced>, Draft>(FRAME);

export const { scenario: readScenario } = reader;

/** A scenario's terrain alone: its map, objectives and length, as a position without units. */
export function readGround(text: string): ScenarioReading<State> {
  const read = reader.ground(text);
  if ('faults' in read) return read;
  const { format, title, map, armies, colours, objectives, lastTurn, rulings } = read.state;
  const bare = { turn: 1, first: 'red', active: 'red', phase: 'orders', orderPoints: 0 } as const;
  const nobody = { units: [], gone: [], group: [] };
  const state = { format, title, map, armies, objectives, lastTurn, rulings, ...bare, ...nobody };
  return { ...read, state: { ...state, ...(colours && { colours }) } };
}

/** A position for a test: unit lines and any others it needs, on a clear map of 16 x 12, Red to act. */
export function readPosition(lines: readonly string[]): State {
  const army = { name: { en: 'Army', fr: 'Armée' }, points: 2000 };
  return reader.position(lines, {
    ...newDraft(),
    title: { en: 'Position', fr: 'Position' },
    cols: 16,
    rows: 12,
    phase: 'actions',
    orderPoints: 6,
    armies: { red: { ...army, edge: 'south' }, blue: { ...army, edge: 'north' } },
  });
}
