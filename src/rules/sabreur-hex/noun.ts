/** Names as sentences need them. */
import { type Facing, POINTS } from '../../hex/facing.ts';
import { type Noun, type Phrase, phrase } from '../../kernel/phrase.ts';
import { bareNoun } from '../../kernel/text/quoted.ts';
import type { Formation, State } from './state.ts';

export { bareNoun };

/** The name of a unit that is, was, or will be on the map; its short name is its id, if it has one. */
export function nounOf(now: State, id: string): Noun {
  const found =
    now.units.find((each) => each.id === id) ??
    now.gone.find((each) => each.id === id) ??
    now.reserve?.find((each) => each.id === id);
  if (!found) return bareNoun({ en: id, fr: id });
  return { noun: found.name.noun && id, en: found.name.en, fr: found.name.fr };
}

/** A facing in words. */
export function spokenFacing(facing: Facing): Phrase {
  return phrase(`point-${POINTS[facing].toLowerCase()}`);
}

export function facingPhrase(facing: Facing): Phrase {
  return phrase(`facing-${facing}`);
}

export function formationPhrase(formation: Formation): Phrase {
  return phrase(`formation-${formation}`);
}

/** Units by their short names. */
export function shortNamesOf(now: State, ids: readonly string[]): Phrase[] {
  return ids.map((id) => phrase('tell-id', { unit: nounOf(now, id) }));
}
