/** SH-RALLY-06. What may follow `rally`: how a unit that overcomes its panic is to stand. */
import { FACINGS } from '../../../hex/facing.ts';
import type { Hex } from '../../../hex/grid.ts';
import { type Stand, standsFor } from '../morale/rally-choice.ts';
import { isPanicked } from '../state.ts';
import { FORMATION_WORDS } from './slots.ts';
import { type Branch, type Grown, literal } from '../../../kernel/grammar/branch.ts';
import { branch, faceBranches, word } from './branch.ts';
import type { Mover } from './deed.ts';

/** `column face S`, `extend 1409 face N`, `face SE`. */
export function rallyBranches(from: Grown, { now, unit }: Mover): Branch[] {
  if (!isPanicked(unit)) return [];
  const stands = standsFor(now, unit, {});
  const taken = new Set<string>(stands.map(({ formation }) => formation));
  const formations = FORMATION_WORDS.filter((formation) => taken.has(formation)).map((formation) =>
    branch(from, word(formation), { isWhole: true, isSure: true, branches: (grown) => faceBranches(grown, FACINGS) }),
  );
  return [...formations, ...faceBranches(from, FACINGS), ...extendBranches(from, stands)];
}

/** SH-Q-38. Not to every flank hex can it extend as it happens to face. */
function extendBranches(from: Grown, stands: readonly Stand[]): Branch[] {
  const hexes = [...new Set(stands.flatMap(({ to }) => to ?? []))];
  if (hexes.length === 0) return [];
  const facingsTo = (hex: Hex) => stands.filter(({ to }) => to === hex).map(({ facing }) => facing);
  return [
    branch(from, word('extend'), {
      isSure: true,
      branches: (grown) =>
        hexes.map((hex) =>
          branch(grown, literal(hex), {
            isWhole: true,
            isSure: true,
            branches: (done) => faceBranches(done, facingsTo(hex)),
          }),
        ),
    }),
  ];
}
