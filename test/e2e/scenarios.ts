/** Small battles of one turn, as scenario texts. */
import type { Scenario } from '../../src/host/parts.ts';
import { phrase } from '../../src/kernel/phrase.ts';

const COMMON = `title Skirmish
map 12x10
turns 1
`;

/** Cuirassiers before a column: a charge asks the infantry what it does. */
const charge = `${COMMON}
red 7C heavy cavalry 0507 N
red 9L line infantry line 0908 N
blue 3L line infantry column 0503 S
blue 4L line infantry line 0902 S
`;

export const SCENARIOS: readonly Scenario[] = [
  { name: 'charge', title: phrase('bot-confirm'), ruleset: 'sabreur-hex', text: charge },
];
