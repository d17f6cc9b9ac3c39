/** SK-GAP-01, SK-Q-30. Whose turn it is, and what a unit may still do in it. */
import { phrase } from '../../kernel/phrase.ts';
import { Refusal, type Side } from '../../kernel/play.ts';
import type { Action, State, Unit } from './state.ts';

/** SK-GAP-01. Only the side that acts gives orders, and only to its own units. */
export function isActing(now: State, by: Side): Refusal | undefined {
  if (now.phase === 'over') return new Refusal('SK-GAP-12', phrase('refuse-over'));
  if (now.phase === 'acting' && now.active === by) return undefined;
  return new Refusal('SK-GAP-01', phrase('refuse-sk-turn', { side: phrase(`side-${now.active}`) }));
}

/** SK-Q-30, SK-GEO-14, SK-TRN-01. Whether a unit, or figures of it, may do this in its turn. */
export function mayAct(unit: Unit, by: Side, what: Action, figures: readonly number[] = []): Refusal | undefined {
  const refuse = (clause: string, id: string): Refusal => new Refusal(clause, phrase(id, { unit: unit.name }));
  if (unit.side !== by) return refuse('SK-GAP-01', 'refuse-sk-enemy');
  if (unit.contacts.length > 0) return refuse('SK-GEO-14', 'refuse-sk-contact');
  if (figures.length > 0 && unit.block) return refuse('SK-Q-30', 'refuse-sk-single');
  if (unit.turned && unit.class === 2 && unit.block) return refuse('SK-TRN-01', 'refuse-sk-turned');
  const men = figures.length === 0 ? unit.figures : unit.figures.filter(({ n }) => figures.includes(n));
  const isBarred = (did: Unit['did']): boolean => did !== undefined && did !== 'turn' && !isNativeFire(unit, did, what);
  if (isBarred(unit.did) || men.some(({ did }) => isBarred(did))) return refuse('SK-Q-30', 'refuse-sk-acted');
  return undefined;
}

/** SK-CLS-05, SK-Q-25. Natives may fire in the turn in which they move. */
function isNativeFire({ row }: Unit, did: Action | undefined, what: Action): boolean {
  return row === 'native' && ((did === 'fire' && what === 'move') || (did === 'move' && what === 'fire'));
}
