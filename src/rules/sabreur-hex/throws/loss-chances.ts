/** SH-FACTOR-01, SH-SAVE-01. How many points so many dice cost, exactly: hits, and then saves. */
import { type Chances, repeated } from '../../../kernel/chances.ts';
import { FACES } from '../dice.ts';

/** `hits`: what a die of that face costs before saves; `need`: on what each is saved, if it is. */
export function lossChances(dice: number, hits: (die: number) => number, need: number | undefined): Chances {
  const saved = need === undefined ? 0 : FACES.filter((face) => face >= need).length / FACES.length;
  const once: number[] = [0, 0, 0];
  for (const face of FACES) {
    for (const [lost, chance] of repeated([saved, 1 - saved], hits(face)).entries()) {
      once[lost] = once[lost]! + chance / FACES.length;
    }
  }
  return repeated(once, dice);
}
