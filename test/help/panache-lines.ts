/** A position from the lines of its units, for tests. */
import { newDraft } from '../../src/rules/panache/scenario/draft.ts';
import { readLinesInto } from '../../src/rules/panache/scenario/read.ts';
import type { State } from '../../src/rules/panache/state.ts';

/** A position for a test: unit lines and whatever else it needs, on a clear map of 16 x 12, Red to move all of them. */
export function readPosition(lines: readonly string[]): State {
  const army = { name: { en: 'Army', fr: 'Armée' }, exits: [] };
  const state = readLinesInto(lines, {
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
