/** What the sides have added to the dice, as text. */
import type { Battle } from '../store/store.ts';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { SIDES } from '../../kernel/play.ts';

/** Each side's addition, if any. */
export function saltLines(salts: Battle['salts']): readonly Phrase[] {
  return SIDES.flatMap((side) => (salts[side] === '' ? [] : [phrase(`fair-salt-${side}`, { salt: salts[side] })]));
}
