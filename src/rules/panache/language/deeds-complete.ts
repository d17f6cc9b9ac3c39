/** The next words of a deed: first the units, then the deeds for the unit named. */
import { DIRECTIONS, neighbour } from '../../../hex/grid.ts';
import { Refusal } from '../../../kernel/play.ts';
import { completeFrom } from '../../../kernel/tools.ts';
import { type Deed, outcomeOf } from '../deeds.ts';
import { isCharacter, type State, type Unit, WEIGHTS } from '../state.ts';
import { FLIGHT } from '../tables.ts';
import { writeDeed } from './deeds.ts';

export const completeDeeds = completeFrom<Unit, State, Deed>({
  ofUnit: (_, unit) => deedsOf(unit),
  before: () => TABLE,
  after: out,
  isLegal: (state, deed) => !(outcomeOf(state, deed) instanceof Refusal),
  write: writeDeed,
});

const TABLE: readonly Deed[] = [
  { do: 'done' },
  { do: 'activateAll' },
  { do: 'winner', winner: 'red' },
  { do: 'winner', winner: 'blue' },
  { do: 'winner', winner: 'draw' },
];

/** PA-MNT-05, PA-GAP-08. What comes out of units: an elephant, or a stand. */
function out(state: State): Deed[] {
  return state.units.flatMap((unit): Deed[] => {
    const near = around(unit);
    if (unit.mount === 'elephants') return near.map((at) => ({ do: 'elephant', unit: unit.id, at }));
    const id = /\d$/.test(unit.id) ? undefined : `${unit.id}a`;
    if (id === undefined || unit.stands < 2) return [];
    return near.map((at) => ({ do: 'detach', unit: unit.id, n: 1, id, at }));
  });
}

/** PA-Q-02. A character's retreat is offered with the distance they flee. */
function deedsOf(unit: Unit): Deed[] {
  const { id } = unit;
  const lengths = isCharacter(unit) ? [FLIGHT[unit.weight]] : [1, 2];
  const numbers = Array.from({ length: unit.initial }, (_, i) => i + 1);
  const flags = ['token', 'mayFight', 'activated', 'moved', 'palisade'] as const;
  return [
    ...numbers.slice(0, 3).map((n): Deed => ({ do: 'lose', unit: id, n })),
    ...lengths.flatMap((n) => DIRECTIONS.map((toward): Deed => ({ do: 'retreat', unit: id, n, toward }))),
    ...flags.flatMap((flag) => [true, false].map((is): Deed => ({ do: flag, unit: id, is }))),
    { do: 'eliminated', unit: id },
    { do: 'leaves', unit: id },
    { do: 'rejoin', unit: id },
    { do: 'note', unit: id, text: '' },
    ...around(unit).map((to): Deed => ({ do: 'at', unit: id, to })),
    ...numbers.map((n): Deed => ({ do: 'stands', unit: id, n })),
    ...numbers.slice(3).map((n): Deed => ({ do: 'lose', unit: id, n })),
    ...classesOf(unit),
  ];
}

/** PA-UMP-02. The same arm in another weight. */
function classesOf({ id, arm, mount }: Unit): Deed[] {
  return WEIGHTS.map((weight) => ({ do: 'is', unit: id, arm, weight, ...(mount !== undefined && { mount }) }));
}

function around({ at }: Unit): string[] {
  return DIRECTIONS.flatMap((direction) => neighbour(at, direction) ?? []);
}
