/** A unit's shot, charge and assault on another now: whether they are possible, and their dice. */
import type { Hex } from '../../../hex/grid.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import { approaches, chooseApproach, mayAssault } from '../attack/assault.ts';
import { declare } from '../attack/attack.ts';
import { chooseChargePath, mayCharge } from '../attack/charge.ts';
import { atEndOf } from '../movement/disengage.ts';
import { aim, chargeDoubles, type Factor } from '../losses/factor.ts';
import { mayFireAt } from '../fire/fire.ts';
import { assaultFactor } from '../attack/melee.ts';
import { distanceBetween, withUnit } from '../field/place.ts';
import { type SaveContext, type Kind, saveClause, saveScore } from '../losses/save.ts';
import { chargeFactor } from '../attack/shock.ts';
import { type State, type Unit, unitOf } from '../state.ts';
import { diceSum, shortClauses } from '../tell/dice.ts';

export function prospects(now: State, unit: Unit, target: Unit): Phrase[] {
  return [
    prospect('look-shot', shot(now, unit, target)),
    prospect('look-charge', chargeOnset(now, unit, target)),
    prospect('look-assault', assaultOnset(now, unit, target)),
  ];
}

export interface Prospect {
  readonly factor: Factor;
  readonly need: number;
  readonly doubled?: boolean;
  readonly saves: { readonly need: number; readonly clause: string } | undefined;
}

/** For a charge or an assault: includes the position in which it strikes. */
export interface Onset extends Prospect {
  readonly there: State;
}

function prospect(id: string, what: Prospect | Refusal): Phrase {
  if (what instanceof Refusal) return phrase(`${id}-refused`, { why: what.says, clause: shortClauses([what.clause]) });
  const { factor, need, doubled, saves } = what;
  return phrase(id, {
    reckoning: diceSum(factor),
    need,
    ...(doubled !== undefined && { doubled: doubled ? 'yes' : 'no' }),
    saves: saves ? phrase('look-saves', { ...saves }) : phrase('look-no-saves'),
  });
}

/** SH-FACTOR-02, SH-SAVE-01. A five or six hits. */
export function shot(now: State, unit: Unit, target: Unit): Prospect | Refusal {
  const refusal = mayFireAt(now, unit, target);
  if (refusal) return refusal;
  const { factor, eye } = aim(now, unit, target, 'fire');
  return { factor, need: 5, saves: savesOf(now, target, unit, 'fire', { from: eye }) };
}

/** SH-FACTOR-03, -07. A four or more hits; doubled or not as it would strike if the target does nothing. */
export function chargeOnset(now: State, unit: Unit, target: Unit): Onset | Refusal {
  const refusal = mayCharge(now, unit, target);
  if (refusal) return refusal;
  const ride = chooseChargePath(now, unit, target, { do: 'charge', target: target.id, via: [] });
  if (ride instanceof Refusal) return ride;
  const there = withUnit(now, atEndOf(unit, ride));
  const end = unitOf(there, unit.id);
  const run = { distance: distanceBetween(unit, target), clear: ride.clear };
  const doubled = chargeDoubles(there, end, target, run);
  const factor = chargeFactor(there, unit.id, target.id, doubled);
  return { factor, need: 4, doubled, saves: savesOf(there, target, end, 'combat'), there };
}

/** SH-FACTOR-13. Never doubled. Without a start hex, from its own hex or the first that works. */
export function assaultOnset(now: State, unit: Unit, target: Unit, from?: Hex): Onset | Refusal {
  const refusal = mayAssault(now, unit, target);
  if (refusal) return refusal;
  const [first] = from === undefined ? approaches(now, unit, target) : [];
  const way = first ?? chooseApproach(now, unit, target, from === undefined ? {} : { from });
  if (way instanceof Refusal) return way;
  const there = withUnit(now, atEndOf(unit, way));
  const factor = assaultFactor(there, declare(now, 'assault', unit, target));
  const strengths = { own: target.strength, enemy: unit.strength };
  const saves = savesOf(there, target, unitOf(there, unit.id), 'combat', { strengths });
  return { factor, need: 4, saves, there };
}

export function savesOf(
  now: State,
  target: Unit,
  enemy: Unit,
  kind: Kind,
  saveContext: SaveContext = {},
): Prospect['saves'] {
  const clause = saveClause(now, target, enemy, kind, saveContext);
  return clause === undefined ? undefined : { need: saveScore(target, kind), clause: shortClauses([clause]) };
}
