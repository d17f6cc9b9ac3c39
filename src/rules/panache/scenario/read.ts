/** A position from the text of a scenario; every fault in it, not only the first. */
import { readDrawing } from '../../../chart/drawing.ts';
import { blameMissing } from '../../../chart/heading.ts';
import { type Format, readLines, sortedFaults } from '../../../chart/reading.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Fault } from '../../../kernel/fault.ts';
import { blame } from '../../../kernel/text/lines.ts';
import { bilingual } from '../../../kernel/text/quoted.ts';
import type { State } from '../state.ts';
import { STORED_FORMAT } from '../upgrade.ts';
import { checkSides, checkUnits } from './checks.ts';
import { type Draft, newDraft } from './draft.ts';
import { TERRAINS } from './lexicon.ts';
import { ONCE, STATEMENTS } from './statements.ts';
import { readUnitLine } from './unit-line.ts';

export type ScenarioReading =
  | { readonly state: State; readonly title: Phrase; readonly dice?: readonly number[] }
  | { readonly faults: readonly Fault[] };

const FORMAT: Format<Draft> = {
  statements: STATEMENTS,
  once: ONCE,
  drawing: (rows, opening, draft) => readDrawing(rows, opening, draft, TERRAINS),
  unit: readUnitLine,
  units: ({ units, reserves }) => units.length + reserves.length,
};

export function readScenario(text: string): ScenarioReading {
  const draft = newDraft();
  const last = readLines(text, draft, FORMAT);
  checkUnits(draft);
  blameMissing(draft, last);
  checkSides(draft, last);
  if (draft.phase === 'over' && !draft.result) blame(last, undefined, 'fault-no-result');
  return finished(draft);
}

/** A position for a test: unit lines and whatever else it needs, on a clear map of 16 x 12, red to move everybody. */
export function readPosition(lines: readonly string[]): State {
  const draft = newDraft();
  const army = { name: { en: 'Army', fr: 'Armée' }, exits: [] };
  draft.title = { en: 'Position', fr: 'Position' };
  Object.assign(draft, { cols: 16, rows: 12, phase: 'movement' });
  Object.assign(draft.armies, { red: { ...army, edge: 'south' }, blue: { ...army, edge: 'north' } });
  readLines(lines.join('\n'), draft, FORMAT);
  checkUnits(draft);
  const found = finished(draft);
  if ('faults' in found) {
    const told = found.faults.map(({ line, column, says }) => `${line}:${column} ${says.id}`);
    throw new Error(`faults in the position:\n${told.join('\n')}`);
  }
  const { state } = found;
  const isSaid = draft.units.some(({ what }) => what.activated);
  if (isSaid || state.phase === 'opening') return state;
  return { ...state, units: state.units.map((unit) => ({ ...unit, activated: unit.side === state.active })) };
}

function finished(draft: Draft): ScenarioReading {
  const { title, armies, dice } = draft;
  const { red, blue } = armies;
  if (draft.faults.length > 0 || !title || !red || !blue) {
    return { faults: sortedFaults(draft) };
  }
  const says = phrase('scenario-title', { title: bilingual(title.en, title.fr) });
  return { state: stateOf(draft, title, { red, blue }), title: says, ...(dice && { dice }) };
}

function stateOf(draft: Draft, title: State['title'], armies: State['armies']): State {
  const { cols, rows, hexes, sides, roads, costs, commandRadius, gone, turn, lastTurn, first, phase, result } = draft;
  return {
    format: STORED_FORMAT,
    title,
    map: { cols, rows, hexes, sides, roads },
    costs,
    ...(commandRadius !== undefined && { commandRadius }),
    ...(draft.colours && { colours: draft.colours }),
    armies,
    units: draft.units.map(({ what }) => what),
    reserves: draft.reserves.map(({ what }) => what),
    gone,
    turn,
    lastTurn,
    first,
    active: draft.active ?? first,
    phase,
    ...(result && { result }),
  };
}
