/** The rulesets by name. */
import { sabreurHex } from './sabreur-hex/index.ts';

export const rulesets = { 'sabreur-hex': sabreurHex };
