/** SH-FACTOR-01, SH-SAVE-01. The exact loss probabilities of a number of dice: hits, and then saves. */
import { type Chances, repeated } from '../../../kernel/chances.ts';
import { percentOf } from '../../../kernel/percent.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { FACES } from '../losses/dice.ts';
import { SHAKEN_BY } from '../morale/morale.ts';
import { shortClauses } from '../tell/dice.ts';

/** A shot or a blow before its dice are rolled. */
export interface Onslaught {
  readonly dice: number;
  /** A die's hits, before saves. */
  readonly hits: (die: number) => number;
  /** The score that saves each point, and why; undefined: none. */
  readonly saves: { readonly need: number; readonly clause: string } | undefined;
  /** SH-MORALE-03. Earlier losses that count towards a test. */
  readonly before: number;
  /** SH-LOSS-05. The strength of the unit struck: if it loses all of it, it is eliminated without a test. */
  readonly strength: number;
}

/**
 * SH-SAVE-01, SH-MORALE-01, SH-LOSS-05. The target's saving score, and the chances of losing enough for a test, or all
 * its strength.
 */
export function lossesAhead(onslaught: Onslaught): Phrase[] {
  const { saves, before, strength } = onslaught;
  const enough = SHAKEN_BY - before;
  const chances = lossChances(onslaught);
  const shaken = shareIn(chances.slice(enough, strength));
  const gone = shareIn(chances.slice(strength));
  return [
    saves ? phrase('look-saves', { ...saves, clause: shortClauses([saves.clause]) }) : phrase('look-no-saves'),
    ...(shaken > 0 ? [phrase('throw-ahead-shaken', { n: enough, chance: percentOf(shaken) })] : []),
    ...(gone > 0 ? [phrase('throw-ahead-gone', { chance: percentOf(gone) })] : []),
  ];
}

function shareIn(chances: Chances): number {
  return chances.reduce((sum, chance) => sum + chance, 0);
}

function lossChances({ dice, hits, saves }: Onslaught): Chances {
  const saved = saves ? FACES.filter((face) => face >= saves.need).length / FACES.length : 0;
  const once: number[] = [0, 0, 0];
  for (const face of FACES) {
    for (const [lost, chance] of repeated([saved, 1 - saved], hits(face)).entries()) {
      once[lost] = once[lost]! + chance / FACES.length;
    }
  }
  return repeated(once, dice);
}
