/** SH-QUALITY. The dice of a morale test, as described at a real table. */
import { phrase } from '../../../kernel/phrase.ts';
import type { ThrowChoice } from '../../../kernel/throwing.ts';
import { steadiness } from '../morale/morale.ts';
import { QUALITIES, type State, type Unit } from '../state.ts';
import { T4 } from '../tables.ts';
import { choice } from './said.ts';

/** SH-QUALITY-01, -04 to -06. */
export const STEADINESS: readonly ThrowChoice[] = [
  choice('ordinary', phrase('quality-ordinary'), 'SH-MORALE-06'),
  choice('elite', phrase('quality-elite'), 'SH-QUALITY-04'),
  choice('recruit', phrase('quality-recruit'), 'SH-QUALITY-05'),
  choice('besideElite', phrase('throw-quality-beside-elite'), 'SH-QUALITY-06'),
];

/** Table T4. The possible command ratings, and the usual one. */
export const COMMANDS = {
  least: Math.min(...QUALITIES.map((quality) => T4[quality].min)),
  most: Math.max(...QUALITIES.map((quality) => T4[quality].max)),
  usual: T4.ordinary.norm,
} as const;

/** SH-QUALITY-06. Ordinary, but with the dice of an Elite unit. */
export function steadinessOf(now: State, unit: Unit): string {
  return steadiness(now, unit, 'losses');
}
