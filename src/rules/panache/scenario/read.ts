/** Parses a position from the text of a scenario and reports every fault, not only the first. */
import { charted, type Frame, scenarioReader } from '../../../chart/frame.ts';
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
    turn: draft.turn,
    lastTurn: draft.lastTurn,
    first: draft.first,
    active: draft.active ?? draft.first,
    phase: draft.phase,
    ...(draft.result && { result: draft.result }),
  }),
};

const reader = scenarioReader<State, LinedReserve, Draft>(FRAME);

export const { scenario: readScenario } = reader;

/** A position for a test: unit lines and whatever else it needs, on a clear map of 16 x 12, Red to move all of them. */
export function readPosition(lines: readonly string[]): State {
  const army = { name: { en: 'Army', fr: 'Armée' }, exits: [] };
  const state = reader.position(lines, {
    ...newDraft(),
    title: { en: 'Position', fr: 'Position' },
    cols: 16,
    rows: 12,
    phase: 'movement',
    armies: { red: { ...army, edge: 'south' }, blue: { ...army, edge: 'north' } },
  });
  if (state.units.some(({ activated }) => activated) || state.phase === 'opening') return state;
  return { ...state, units: state.units.map((unit) => ({ ...unit, activated: unit.side === state.active })) };
}
