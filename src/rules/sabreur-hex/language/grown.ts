/**
 * An order as it grows: a tree whose branches are the next words, to follow what is typed in either language. What
 * follows a verb comes from the table of verbs.
 */
import type { Side } from '../../../kernel/play.ts';
import { deployBranches } from '../deploy/grown.ts';
import { isPanicked, type State, type Unit } from '../state.ts';
import { type Branch, type Grown, literal, SEED } from '../../../kernel/grammar/branch.ts';
import { branch, word } from './branch.ts';
import { companions, comrades, idle, mover } from '../candidates/mover.ts';
import { deedBranch } from './grown-deed.ts';

/** How an order may begin: a unit that can still act, or take its place before the battle, or the end of the turn. */
export function orderBranches(state: State, by: Side, units = idle(state, by)): Branch[] {
  return [
    ...(state.phase === 'deployment' ? deployBranches(state, by, SEED) : []),
    ...units.map((unit) => unitBranch(state, unit)),
    ...(state.deployment?.writing ? [] : [branch(SEED, word('end'), { isWhole: true })]),
  ];
}

/** A unit alone, or as the first of a group; `:` is quickly tried. */
function unitBranch(state: State, unit: Unit): Branch {
  return branch(SEED, literal(unit.id), {
    slot: 'unit',
    tries: state.group.includes(unit.id) || isPanicked(unit) ? [] : [':'],
    branches: (grown) => [...deedsOf(state, grown, unit), ...openings(state, grown, unit)],
  });
}

/** What a unit may do alone, or in the open group. */
export function deedsOf(state: State, from: Grown, unit: Unit): Branch[] {
  const who = mover(state, unit);
  return who.deeds.map((deed) => deedBranch(from, who, deed));
}

/** The groups that a unit may open as their first. */
export function openings(state: State, from: Grown, unit: Unit): Branch[] {
  return state.group.includes(unit.id) || unit.activated ? [] : groupBranches(state, from, [unit], []);
}

/** More members, a scout or a gun, and the colon that opens the group. */
function groupBranches(state: State, from: Grown, members: readonly Unit[], extras: readonly Unit[]): Branch[] {
  const joining = extras.length === 0 && members.length < 4 ? comrades(state, members) : [];
  const companion = companions(state, members).filter((unit) => !extras.includes(unit));
  return [
    colonBranch(state, from, [...members, ...extras]),
    ...joining.map((unit) =>
      branch(from, literal(unit.id), {
        branches: (grown) => groupBranches(state, grown, [...members, unit], []),
      }),
    ),
    ...companion.map((unit) =>
      branch(from, literal(`+${unit.id}`), {
        branches: (grown) => groupBranches(state, grown, members, [...extras, unit]),
      }),
    ),
  ];
}

function colonBranch(state: State, from: Grown, units: readonly Unit[]): Branch {
  return branch(from, literal(':'), {
    touches: true,
    isWhole: true,
    branches: (grown) =>
      units.map((unit) =>
        branch(grown, literal(unit.id), { slot: 'unit', branches: (acting) => deedsOf(state, acting, unit) }),
      ),
  });
}
