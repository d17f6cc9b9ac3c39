/** One step of the panel: what it is asked with, and what it is made of. */
import type { Mark } from '../../scene/scene.ts';
import { type Press, spoken, type Typed } from '../compose.ts';
import { type Noun, type Phrase, phrase } from '../phrase.ts';
import { Refusal, type Side } from '../play.ts';
import type { Spot } from '../spot.ts';
import { added, type Branch } from './branch.ts';

/** What every step needs. */
export interface Scope<S> {
  readonly now: S;
  readonly by: Side;
  /** It is the enemy's turn: `now` is as if the side's own next one had begun. */
  readonly isAhead: boolean;
  /** Why an order in canonical text is refused now. */
  readonly whyNot: (text: string) => Refusal | undefined;
  /** Units that this person may order. */
  readonly isOwn: (unit: string) => boolean;
}

/** An order so far. */
export interface Draft {
  readonly text: string;
  /** The unit that it is for, and its name. */
  readonly subject: Branch;
  readonly id: string;
  /** Its last branch. */
  readonly node: Branch;
}

/** What a ruleset says of its units and places. */
export interface PanelNames<S> {
  readonly noun: (now: S, id: string) => Noun;
  /** Where a unit stands; none if it is not on the map. */
  readonly spots: (now: S, id: string) => readonly Spot[];
}

/** What to type instead of pressing a place, and how it is read. */
export interface PlaceNames<S> {
  readonly typed: Phrase;
  readonly place: (now: S, word: string) => Spot | Refusal;
}

/** A place typed instead of pressed. */
export function typedPlace<S>(
  { typed, place }: PlaceNames<S>,
  now: S,
  draftWith: (spot: Spot) => string,
  example: string,
): Typed {
  return {
    says: typed,
    example: spoken({ en: example, fr: example }),
    take: (word) => {
      const found = place(now, word);
      return found instanceof Refusal ? new Refusal(found.clause, found.says) : draftWith(found);
    },
  };
}

/** Marks at the spots of who is to act. */
export function awaited(spots: readonly Spot[], name?: string): Mark[] {
  return spots.map((at) => ({ kind: 'awaited', at, ...(name !== undefined && { name }) }));
}

export function press(text: string, says: Phrase, refusal: Refusal | undefined): Press {
  return { text, says, ...(refusal && { refusal }) };
}

/** The first legal orders on every branch. */
export function leavesOf<S>(scope: Scope<S>, branches: readonly Branch[]): Branch[] {
  return branches.flatMap((each) => {
    if (each.isAside) return [];
    if (each.isWhole) return scope.whyNot(each.grown.canonical) ? [] : [each];
    return leavesOf(scope, each.grown.branches());
  });
}

/** The most telling of many values, with the reasons to name them, then others, until there are a few. */
export function telling<T>(
  all: readonly T[],
  best: Readonly<Record<string, T | undefined>>,
  few: number,
): { readonly each: T; readonly whys: readonly Phrase[] }[] {
  const reasons = Object.entries(best);
  const named = new Set(reasons.flatMap(([, each]) => each ?? []));
  const list = [...new Set([...named, ...all])].slice(0, Math.max(named.size, few));
  return list.map((each) => ({
    each,
    whys: reasons.flatMap(([why, which]) => (which === each ? [phrase(`compose-end-${why}`)] : [])),
  }));
}

/** What a branch adds to one before it, as text. */
export function tail(each: Branch, before: Branch): Phrase {
  return spoken(added(each, before));
}
