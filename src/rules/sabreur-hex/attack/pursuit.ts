/** SH-PURSUIT. What a charger may do once its target is gone: pursue it, and strike again. */
import type { Hex } from '../../../hex/grid.ts';
import type { Declared, Reaction } from './attack.ts';
import type { Displacement } from '../movement/way.ts';
import { engagedWith, friendsOf, isInvolved } from '../field/engage.ts';
import { chargeDoubles } from '../losses/factor.ts';
import { type Fact, happen, type Play } from '../facts.ts';
import { mayManoeuvre } from '../movement/manoeuvre.ts';
import { areAdjacent } from '../field/place.ts';
import { askBlow, askPursuitPath, askPursuit, contactsAfter } from './pursuit-choice.ts';
import { canPursue, type PursuitPath, pursuitPaths, rollPursuitLength } from './pursuit-path.ts';
import { shock } from './shock.ts';
import { hasSkill, isArtillery, type State, type Table, type Unit, unitOf } from '../state.ts';

export interface Charged {
  readonly declared: Declared;
  readonly ride: Displacement;
  readonly reaction: Reaction;
  readonly targetAt: readonly Hex[];
}

/** SH-PURSUIT-01, SH-PROC-06 steps 7 and 8. The charger may pursue, with one friend, and strike an enemy it meets. */
export function* pursue(table: Table, charge: Charged): Play {
  const { attacker: id, target } = charge.declared;
  if (!mayPursue(table.now, charge)) return;
  const charger = unitOf(table.now, id);
  const helpers = helpersOf(table.now, charger);
  const choice = yield* askPursuit(charger, helpers, target);
  if (choice.say === 'stayPut') return;
  const { support } = choice;
  const pursuit = yield* pursueWith(table, id, wasHalved(table.now, charge) ? { countercharged: true } : {});
  if (support !== undefined) yield* pursueWith(table, support, { behind: id });
  yield* strikeAgain(table, charge, pursuit.clear);
}

/** SH-PURSUIT-01, SH-Q-57. The target evaded or routed; a ruling says whether its elimination is enough. */
function mayPursue(now: State, { declared, targetAt }: Charged): boolean {
  if (now.rulings.pursueAfterElimination === 'yes') return true;
  const gone = now.gone.find(({ id }) => id === declared.target);
  return gone === undefined || gone.offMap || !targetAt.includes(gone.at);
}

/** SH-Q-83, SH-Q-28. Whether a countercharge cancelled the charge's doubling; the pursuit has it again. */
function wasHalved(now: State, { reaction }: Charged): boolean {
  return reaction.countercharged !== undefined && now.rulings.counterchargeDoubling !== 'countercharger';
}

/** SH-PURSUIT-05, -06, SH-SKIRMPASS-07, SH-SKILL-TACTICALSENSE-04. Those beside the charger that are free to move. */
export function helpersOf(now: State, charger: Unit): Unit[] {
  return friendsOf(now, charger).filter(
    (friend) =>
      hasSkill(friend, 'tacticalSense') &&
      !isArtillery(friend) &&
      friend.facing === charger.facing &&
      areAdjacent(friend, charger) &&
      !isInvolved(now, friend) &&
      !friend.displaced &&
      !mayManoeuvre(now, friend),
  );
}

type How = Pick<Extract<Fact, { type: 'pursued' }>, 'behind' | 'countercharged'>;

/** SH-PURSUIT-02, -03, SH-Q-60. Length, path, and the run; a unit already engaged or hemmed in rolls no die. */
function* pursueWith(table: Table, id: string, how: How): Play<PursuitPath> {
  const unit = unitOf(table.now, id);
  const length = canPursue(table.now, unit) ? yield* rollPursuitLength(unit) : 0;
  const pursuit = yield* askPursuitPath(table.now, unit, pursuitPaths(table.now, unit, length), length);
  const contacts = contactsAfter(table.now, unit, pursuit);
  const also = pursuit.also === undefined ? {} : { also: pursuit.also };
  yield* happen({ type: 'pursued', unit: id, path: pursuit.path, ...also, length, contacts, ...how });
  return pursuit;
}

/** SH-PURSUIT-07 to -10, SH-FACTOR-14, SH-Q-59, SH-Q-83. The charger alone may strike: a shock without a reaction. */
function* strikeAgain(table: Table, { declared, ride }: Charged, clear: boolean): Play {
  const { attacker: id, distance } = declared;
  const charger = unitOf(table.now, id);
  const prey = engagedWith(table.now, charger);
  if (prey.length === 0) return;
  const target = yield* askBlow(charger, prey, declared.target);
  if (target === undefined) {
    yield* happen({ type: 'declined', unit: id, target: prey[0]!.id });
    return;
  }
  const run = { distance, clear: ride.clear && clear };
  yield* shock(table, {
    charger: id,
    target,
    attack: declared,
    doubled: chargeDoubles(table.now, charger, unitOf(table.now, target), run),
    lostBefore: 0,
  });
}
