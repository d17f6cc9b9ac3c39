/** One unit on a line of its own: its place, state and opponent. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { groundOf } from '../../../survey/hex/around.ts';
import { facedBy, landOf } from '../picture/land.ts';
import { awayFrom } from '../look/away.ts';
import { nounOf } from '../noun.ts';
import { hexesOf } from '../field/place.ts';
import { isPanicked, type State, type Unit } from '../state.ts';

export function standing(now: State, unit: Unit): Phrase {
  return phrase('describe-standing', {
    ...manner(now, unit),
    at: placeOf(unit),
    ground: groundOf(landOf(now), unit.at),
    initial: unit.initial,
    faces: faces(now, unit),
  });
}

/** SH-FORM-11. */
export function placeOf(unit: Unit): string {
  return hexesOf(unit).join(' + ');
}

export function inFull(now: State, unit: Unit): Phrase {
  return phrase('describe-who-full', { ...manner(now, unit), side: phrase(`colour-${unit.side}`) });
}

function manner(now: State, unit: Unit) {
  return {
    unit: nounOf(now, unit.id),
    type: phrase(`type-${unit.type}`),
    formation: phrase(`formation-${unit.formation}`),
    strength: unit.strength,
    facing: phrase(`facing-${unit.facing}`),
    panicked: isPanicked(unit) ? 'yes' : 'no',
  } as const;
}

/** SH-FACING-04. The nearest enemy in front of it; a panicked unit faces no enemy. */
export function faces(now: State, unit: Unit): Phrase {
  const enemy = isPanicked(unit) ? undefined : facedBy(now, unit);
  if (!enemy) return phrase('describe-faces-nobody');
  return phrase('describe-faces', { enemy: nounOf(now, enemy.id), away: awayFrom(unit, enemy) });
}

export function who(now: State, unit: Unit): Phrase {
  const args = { unit: nounOf(now, unit.id), side: phrase(`colour-${unit.side}`), strength: unit.strength };
  return phrase('describe-who', args);
}
