/** Parses a position from the text of a scenario and reports every fault, not only the first. */
import { charted, courseOf, type Frame, scenarioReader } from '../../../chart/frame.ts';
import type { State } from '../state.ts';
import { STORED_FORMAT } from '../upgrade.ts';
import { checkUnits } from './checks.ts';
import { type Draft, type LinedReserve, newDraft } from './draft.ts';
import { TERRAINS } from './lexicon.ts';
import { STATEMENTS } from './statements.ts';
import { readUnitLine } from './unit-line.ts';

const FRAME: Frame<State, Draft> = {
  draft: newDraft,
  statements: STATEMENTS,
  once: ['command'],
  terrains: TERRAINS,
  unit: readUnitLine,
  checkUnits,
  state: (draft, { title, armies }) => ({
    format: STORED_FORMAT,
    title,
    map: { ...charted(draft), roads: draft.roads },
    costs: draft.costs,
    ...(draft.commandRadius !== undefined && { commandRadius: draft.commandRadius }),
    ...(draft.colours && { colours: draft.colours }),
    armies,
    units: draft.units.map(({ unit }) => unit),
    reserves: draft.reserve.map(({ unit, entries, turn }) => ({ unit, entries, turn })),
    gone: draft.gone,
    ...courseOf(draft),
  }),
};

const reader = scenarioReader<State, LinedReserve, Draft>(FRAME);

export const { scenario: readScenario, position: readLinesInto } = reader;
