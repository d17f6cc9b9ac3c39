/** Text normalised for comparison. */
import { fold as folded } from '../../kernel/text/tokens.ts';

/** Ignores case, accents, ligatures and how much space there is. */
export function fold(text: string): string {
  return folded(text).replace(/\s+/g, ' ').trim();
}
