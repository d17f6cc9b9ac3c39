/** All that a unit may be ordered to do now: the growing order, followed along every branch. */
import { type Branch, type Grown, isLegal, isOpen, type May } from '../../kernel/grammar/branch.ts';
import type { Side } from '../../kernel/play.ts';
import { idle } from '../../rules/sabreur-hex/candidates/mover.ts';
import { deedsOf, openings } from '../../rules/sabreur-hex/language/grown.ts';
import type { State, Unit } from '../../rules/sabreur-hex/state.ts';

/**
 * Every legal order of one unit, in canonical text; without conditions and without `via`, which make nothing legal that
 * would not be so without them.
 */
export function everyOrder(state: State, unit: Unit, may: May): string[] {
  return whole(deedsOf(state, begin(unit.id), unit), may);
}

/** Every group that a side may open, as the order that does nothing else; each in every order in which it can be named. */
export function everyOpening(state: State, by: Side, may: May): string[] {
  return idle(state, by).flatMap((unit) =>
    whole(openings(state, begin(unit.id), unit), may, (text) => text.endsWith(':')),
  );
}

function begin(text: string): Grown {
  return { canonical: text, shown: { en: text, fr: text }, branches: () => [] };
}

/** The orders among these branches and their branches, up to one that `isLast`. */
function whole(branches: readonly Branch[], may: May, isLast: (text: string) => boolean = () => false): string[] {
  return branches.flatMap((branch) => {
    if (branch.isAside || !isOpen(branch, may)) return [];
    const { canonical } = branch.grown;
    const onward = isLast(canonical) ? [] : whole(branch.grown.branches(), may, isLast);
    return isLegal(branch, may) ? [canonical, ...onward] : onward;
  });
}
