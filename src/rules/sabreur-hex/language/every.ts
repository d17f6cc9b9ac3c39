/** All that a unit may be ordered to do now: the growing order, followed along every branch. */
import type { Grown, May } from '../../../kernel/grammar/branch.ts';
import { everyOrder as everyOrderOf } from '../../../kernel/grammar/offered.ts';
import type { Side } from '../../../kernel/play.ts';
import { idle } from '../candidates/mover.ts';
import type { State, Unit } from '../state.ts';
import { deedsOf, openings } from './grown.ts';

/**
 * Every legal order of one unit, in canonical text; without conditions and without `via`, which make nothing legal that
 * would not be so without them.
 */
export function everyOrder(state: State, unit: Unit, may: May): string[] {
  return everyOrderOf(deedsOf(state, begin(unit.id), unit), may);
}

/** Every group that a side may open, as the order that does nothing else; each in every order in which it can be named. */
export function everyOpening(state: State, by: Side, may: May): string[] {
  return idle(state, by).flatMap((unit) =>
    everyOrderOf(openings(state, begin(unit.id), unit), may, (text) => text.endsWith(':')),
  );
}

export function begin(text: string): Grown {
  return { canonical: text, shown: { en: text, fr: text }, branches: () => [] };
}
