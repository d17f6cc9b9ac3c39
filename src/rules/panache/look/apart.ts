/** From here to there: how far, and whether a unit can go there now. The chapter has no line of sight, and says nothing of one. */
import { distance } from '../../../hex/grid.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Look } from '../../../kernel/ruleset.ts';
import { shortClauses } from '../tell/clauses.ts';
import { mayMove } from '../moves/move.ts';
import { named } from '../noun.ts';
import type { State, Unit } from '../state.ts';
import { waysOf } from '../moves/ways.ts';
import { groundOf } from './ground.ts';

type End = Unit | string;

export function apart(now: State, from: End, to: End): Look {
  const [here, there] = [hexOf(from), hexOf(to)];
  return {
    title: phrase('pa-look-apart', { from: nameOf(now, from), to: nameOf(now, to) }),
    paragraphs: [
      [phrase('look-distance', { n: distance(here, there) }), ...reach(now, from, there)],
      [phrase('pa-look-no-sight')],
    ],
    frame: { around: here },
  };
}

function hexOf(end: End): string {
  return typeof end === 'string' ? end : end.at;
}

function nameOf(now: State, end: End): Phrase {
  return typeof end === 'string'
    ? phrase('look-hex', { hex: end, ground: groundOf(now, end) })
    : phrase('pa-look-unit-at', { unit: named(end), at: end.at });
}

/** PA-GEO-04. The cost to go there, for a unit that may move now. */
function reach(now: State, from: End, to: string): Phrase[] {
  if (typeof from === 'string' || mayMove(now, from)) return [];
  const way = waysOf(now, from).find(({ path }) => path.at(-1) === to);
  if (!way) return [];
  const id = way.noCombat ? 'pa-look-reach-no-combat' : 'pa-look-reach';
  return [
    phrase(id, { unit: named(from), path: way.path.join(' '), cost: way.cost, clause: shortClauses('PA-GEO-04') }),
  ];
}
