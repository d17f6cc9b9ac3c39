/** Where a scenario differs from the default rules, as text. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { SIDES, sidePhrase } from '../../../kernel/play.ts';
import { shortClauses } from '../tell/clauses.ts';
import type { State } from '../state.ts';
import { costOf, type Terrain, TERRAINS } from '../tables.ts';

export function options(now: State): Phrase[] {
  return [...command(now), ...costs(now), ...exits(now)];
}

/** PA-GAP-01. */
function command({ commandRadius: n }: State): Phrase[] {
  return n === undefined ? [] : [phrase('pa-option-command', { n, clause: shortClauses('PA-GAP-01') })];
}

/** PA-GAP-03. Players should know before the first order. */
function costs(now: State): Phrase[] {
  const other = TERRAINS.filter((terrain) => costOf(now.costs, terrain) !== costOf({}, terrain));
  if (other.length === 0) return [];
  const terrains = other.map((terrain) => costPhrase(now, terrain));
  return [phrase('pa-option-costs', { terrains, clause: shortClauses('PA-GAP-03') })];
}

function costPhrase(now: State, terrain: Terrain): Phrase {
  const cost = costOf(now.costs, terrain);
  const what = phrase(`terrain-${terrain}`);
  return cost === 'impassable' ? phrase('pa-option-closed', { what }) : phrase('pa-option-cost', { what, cost });
}

/** PA-OFF-01. */
function exits({ armies }: State): Phrase[] {
  return SIDES.flatMap((side) => {
    const hexes = armies[side].exits.map((hex) => phrase('hex-number', { hex }));
    return hexes.length === 0
      ? []
      : [phrase('pa-option-exits', { side: sidePhrase(side), hexes, clause: shortClauses('PA-OFF-01') })];
  });
}
