/** The name of a unit if the scenario gives none. */
import type { Noun } from '../../../kernel/phrase.ts';
import { plainNoun } from '../../../kernel/text/names.ts';
import { isArtillery, type UnitType } from '../state.ts';

/** A unit without a name uses its id; batteries are feminine in French. */
export function defaultName(id: string, type: UnitType): Noun {
  return plainNoun(id, isArtillery({ type }));
}
