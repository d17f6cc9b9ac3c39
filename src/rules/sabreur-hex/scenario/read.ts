/** A position from the text of a scenario; every fault in it, not only the first. */
import { readDrawing } from '../../../chart/drawing.ts';
import { blameMissing } from '../../../chart/heading.ts';
import { type Format, readLines, sortedFaults } from '../../../chart/reading.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Fault } from '../../../kernel/fault.ts';
import { blame } from '../../../kernel/text/lines.ts';
import { bilingual } from '../../../kernel/text/quoted.ts';
import { checkDeployment, deploymentOf } from '../deploy/text.ts';
import type { State } from '../state.ts';
import { STORED_FORMAT } from '../upgrade.ts';
import { brigadesOf, checkBrigades } from './brigade.ts';
import { checkElitesOfSides, checkSides, checkUnits } from './checks.ts';
import { type Draft, newDraft, unitsIn } from './draft.ts';
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
  units: unitsIn,
};

export function readScenario(text: string): ScenarioReading {
  const draft = newDraft();
  const last = readLines(text, draft, FORMAT);
  checkUnits(draft);
  checkBrigades(draft);
  blameMissing(draft, last);
  checkSides(draft, last);
  if (draft.phase === 'over' && !draft.result) blame(last, undefined, 'fault-no-result');
  checkElitesOfSides(draft);
  checkDeployment(draft, last);
  return finished(draft);
}

/** The ground of a scenario, whoever stands on it: its map, objectives and length, as a position without units. */
export function readGround(text: string): ScenarioReading {
  const draft = newDraft();
  const last = readLines(text, draft, FORMAT);
  blameMissing(draft, last);
  const read = finished(draft);
  if ('faults' in read) return read;
  const { format, title, map, armies, colours, objectives, lastTurn, rulings } = read.state;
  const bare = { turn: 1, first: 'red', active: 'red', phase: 'orders', orderPoints: 0 } as const;
  const nobody = { units: [], gone: [], group: [] };
  const state = { format, title, map, armies, objectives, lastTurn, rulings, ...bare, ...nobody };
  return { ...read, state: { ...state, ...(colours && { colours }) } };
}

/** A position for a test: unit lines and whatever else it needs, on a clear map of 16 x 12, red to act. */
export function readPosition(lines: readonly string[]): State {
  const draft = newDraft();
  const army = { name: { en: 'Army', fr: 'Armée' }, points: 2000 };
  draft.title = { en: 'Position', fr: 'Position' };
  Object.assign(draft, { cols: 16, rows: 12, phase: 'actions', orderPoints: 6 });
  Object.assign(draft.armies, { red: { ...army, edge: 'south' }, blue: { ...army, edge: 'north' } });
  readLines(lines.join('\n'), draft, FORMAT);
  checkUnits(draft);
  checkBrigades(draft);
  const found = finished(draft);
  if ('state' in found) return found.state;
  const told = found.faults.map(
    ({ line, column, says }) => `${line}:${column} ${says.id} ${JSON.stringify(says.args ?? {})}`,
  );
  throw new Error(`faults in the position:\n${told.join('\n')}`);
}

function finished(draft: Draft): ScenarioReading {
  const { title, armies, dice } = draft;
  const { red, blue } = armies;
  if (draft.faults.length > 0 || !title || !red || !blue) {
    return { faults: sortedFaults(draft) };
  }
  const state = stateOf(draft, title, { red, blue });
  const says = phrase('scenario-title', { title: bilingual(title.en, title.fr) });
  return { state, title: says, ...(dice && { dice }) };
}

function stateOf(draft: Draft, title: State['title'], armies: State['armies']): State {
  const { cols, rows, hexes, sides, roads, objectives, gone, turn, lastTurn, first, phase, orderPoints } = draft;
  return {
    format: STORED_FORMAT,
    title,
    map: { cols, rows, hexes, sides, roads },
    armies,
    ...(draft.colours && { colours: draft.colours }),
    objectives,
    units: draft.units.map(({ unit }) => unit),
    gone,
    ...deploymentOf(draft),
    ...brigadesOf(draft),
    turn,
    lastTurn,
    first,
    active: draft.active ?? first,
    phase,
    orderPoints,
    group: draft.group,
    ...(draft.late && { late: draft.late }),
    rulings: draft.rulings,
    ...(draft.result && { result: draft.result }),
  };
}
