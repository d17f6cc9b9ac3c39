/** SH-RALLY-04. A shaken unit goes where it can rally, out of reach of enemies that would finish it. */
import { remembered } from '../../../kernel/remembered.ts';
import { inFrontCone } from '../../../hex/facing.ts';
import { distance, type Hex } from '../../../hex/grid.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { enemiesOf } from '../field/engage.ts';
import { marchReach } from '../candidates/reach.ts';
import { isDemoralised } from '../tables.ts';
import { isPanicked, type State, type Unit } from '../state.ts';
import { isHolding } from './goals.ts';
import type { Idea } from './idea.ts';
import { endsOf, firesAt } from './marches.ts';

/** SH-RALLY-04. The distance from which it may rally. */
const SAFE = 4;
/** The value of being that far away, of each hex nearer to that, and of each enemy fewer that may fire at it. */
const AWAY = 0.5;
const STEP = 0.15;
const SHOOTER = 0.4;
/** The value of having the nearest enemy in front. */
const FRONT = 0.2;
const MOST = 4;

export function withdrawalIdeas(now: State, unit: Unit): Idea[] {
  if (isPanicked(unit) || !isDemoralised(unit) || isHolding(now, unit)) return [];
  const foes = enemiesOf(now, unit).filter((enemy) => !isPanicked(enemy));
  const safety = safetyFrom(foes);
  const here = safety(unit.at);
  return endsOf(now, unit, marchReach(now, unit))
    .map((end) => ({ end, worth: safety(end.at) - here + (isFacing(end, foes) ? FRONT : 0) }))
    .filter(({ worth }) => worth > STEP + FRONT)
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, MOST)
    .map(({ end, worth }) => ({ text: `${unit.id} ${end.text}`, worth, why: phrase('idea-withdraw') }));
}

function safetyFrom(foes: readonly Unit[]): (at: Hex) => number {
  return remembered((at) => {
    const far = Math.min(SAFE, ...foes.map((enemy) => distance(enemy.at, at)));
    const shooters = foes.filter((enemy) => firesAt(enemy, at)).length;
    return far * STEP + (far >= SAFE ? AWAY : 0) - SHOOTER * shooters;
  });
}

function isFacing({ at, facing }: ReturnType<typeof endsOf>[number], foes: readonly Unit[]): boolean {
  const [nearest] = foes.toSorted((a, b) => distance(a.at, at) - distance(b.at, at));
  return nearest !== undefined && inFrontCone(at, facing, nearest.at);
}
