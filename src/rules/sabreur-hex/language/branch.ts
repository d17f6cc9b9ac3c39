/** A branch of a growing order, in the words of this book. */
import type { Facing } from '../../../hex/facing.ts';
import { type Branch, branching, type Grown } from '../../../kernel/grammar/branch.ts';
import { pointOf } from './deed.ts';
import { VOCABULARY } from './vocabulary.ts';

export const { branch, word, wordsIn } = branching(VOCABULARY);

/** `face NE`. */
export function faceBranches(
  from: Grown,
  facings: readonly Facing[],
  branches: (grown: Grown, facing: Facing) => readonly Branch[] = () => [],
): Branch[] {
  if (facings.length === 0) return [];
  return [
    branch(from, word('face'), {
      isSure: true,
      branches: (grown) =>
        facings.map((facing) =>
          branch(grown, pointOf(facing), {
            isWhole: true,
            isSure: true,
            branches: (done) => branches(done, facing),
          }),
        ),
    }),
  ];
}
