/** One unit in a line of its own: where it stands, what it has left, who is near. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { nearestEnemy } from '../land.ts';
import { groundOf } from '../look/ground.ts';
import { kindOf, named } from '../noun.ts';
import { isCharacter, type State, type Unit } from '../state.ts';

export function standing(now: State, unit: Unit): Phrase {
  const args = { unit: named(unit), at: unit.at, ground: groundOf(now, unit.at), kind: kindOf(unit) };
  if (isCharacter(unit)) return phrase('pa-describe-character', args);
  const { stands, initial } = unit;
  return phrase('pa-describe-standing', { ...args, stands, initial, near: near(now, unit) });
}

/** PA-GEO-03. */
export function near(now: State, unit: Unit): Phrase {
  const found = nearestEnemy(now, unit);
  if (!found) return phrase('pa-describe-nobody-near');
  return phrase('pa-describe-near', { enemy: found.enemy.id, away: found.away });
}

/** Who stands in a hex, shortly. */
export function who(unit: Unit): Phrase {
  const args = { unit: named(unit), side: phrase(`colour-${unit.side}`) };
  if (isCharacter(unit)) return phrase('pa-describe-who-character', args);
  return phrase('pa-describe-who', { ...args, stands: unit.stands });
}
