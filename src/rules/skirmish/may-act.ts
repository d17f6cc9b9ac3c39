/** SK-GAP-01, SK-Q-30. Whose turn it is, and what a unit may still do in it. */
import { refusal, type Refusal, type Side, sidePhrase } from '../../kernel/play.ts';
import { picked } from './position/squad.ts';
import type { Action, Figure, State, Unit } from './state.ts';

/** SK-GAP-01. Only the side that acts gives orders, and only to its own units. */
export function isActing(now: State, by: Side): Refusal | undefined {
  if (now.phase === 'over') return refusal('SK-GAP-12', 'refuse-over');
  if (now.phase === 'melee') return refusal('SK-GAP-06', 'refuse-sk-melee');
  if (now.phase === 'acting' && now.active === by) return undefined;
  return refusal('SK-GAP-01', 'refuse-sk-turn', { side: sidePhrase(now.active) });
}

/** SK-Q-30, SK-GEO-14, SK-TRN-01, -02. Whether a unit, or figures of it, may do this in its turn. */
export function mayAct(unit: Unit, by: Side, what: Action, figures: readonly number[] = []): Refusal | undefined {
  const no = (clause: string, id: string): Refusal => refusal(clause, id, { unit: unit.name });
  if (unit.side !== by) return no('SK-GAP-01', 'refuse-sk-enemy');
  if (unit.contacts.length > 0) return no('SK-GEO-14', 'refuse-sk-contact');
  if (figures.length > 0 && unit.block) return no('SK-Q-30', 'refuse-sk-single');
  if (unit.turned && unit.class === 2) return no('SK-TRN-01', 'refuse-sk-turned');
  if (unit.turned && (what === 'form' || what === 'assault')) return no('SK-Q-30', 'refuse-sk-turned-before');
  return picked(unit, figures).some((figure) => isSpent(unit, figure, what))
    ? no('SK-Q-30', 'refuse-sk-acted')
    : undefined;
}

/** SK-Q-30. Not all of its figures have done their one thing. */
export function isIdle({ figures }: Pick<Unit, 'figures'>): boolean {
  return figures.some(({ did }) => did.length === 0);
}

/** SK-Q-30, SK-CLS-05, SK-Q-25. Each figure does one thing; natives also fire before or after they move. */
function isSpent({ row }: Unit, { did: [done, more] }: Figure, what: Action): boolean {
  if (done === undefined) return false;
  const isOnTheMove = new Set([done, what, 'move', 'fire']).size === 2 && done !== what;
  return more !== undefined || row !== 'native' || !isOnTheMove;
}
