/**
 * A growing order: a tree whose branches are the next words, which can be matched against typed text in either
 * language. The table offers candidates; playing them decides whether they are legal.
 */
import type { Side } from '../play.ts';
import { type Branch, type Branching, type Grown, literal, SEED, type Written } from './branch.ts';
import type { Prepared } from './table.ts';
import type { Option, Pattern } from './pattern.ts';
import type { Slots } from './slot.ts';
import type { Draft, Offer, Offered } from './verb.ts';

/** All units that might be ordered, then orders without a unit. */
export function grown<S, W, O extends { readonly kind: string }>(
  { branch, word, lines, typedAlone, subjects, slots }: Prepared<S, W, O>,
  now: S,
  by: Side,
): Branch[] {
  const verbBranches = (from: Grown, unit: string, who: W): Branch[] =>
    lines.flatMap(([name, { pattern, offers }]) => {
      const offered = offers(now, who);
      if (!offered) return [];
      return branch(from, word(name), {
        isWhole: pattern.parts.every((part) => 'words' in part),
        branches: (begun) => growing({ branch, word, slots, pattern, offered })(begun, { unit }),
      });
    });
  return [
    ...subjects(now, by).map(({ id, who, more }) =>
      branch(SEED, literal(id), { more, branches: (from) => verbBranches(from, id, who) }),
    ),
    ...typedAlone.map((name) => branch(SEED, word(name), { isWhole: true })),
  ];
}

interface Growing<S> extends Pick<Branching, 'branch' | 'word'> {
  readonly slots: Slots<S>;
  readonly pattern: Pattern;
  readonly offered: (slot: string) => Offered | undefined;
}

/** What may follow the words after a verb. */
function growing<S>({ branch, word, slots, pattern, offered }: Growing<S>) {
  const musts = pattern.parts.flatMap((part) => ('slot' in part ? [part.slot] : []));
  function next(from: Grown, said: Draft): readonly Branch[] {
    const must = musts.find((slot) => said[slot] === undefined);
    if (must === undefined) return pattern.asOffered.flatMap((option) => optionBranches(from, said, option));
    const isLast = must === musts.at(-1);
    return (offered(must)?.(said) ?? []).map((offer) =>
      branch(from, written(must, offer), {
        ...offer,
        isWhole: isLast && offer.isWhole !== false,
        slot: must,
        branches: (grown) => next(grown, and(said, must, offer)),
      }),
    );
  }

  function optionBranches(from: Grown, said: Draft, option: Option): readonly Branch[] {
    const { slot, lead, isAside } = option;
    if (!offered(slot)) return [];
    if (lead === undefined) return itemBranches(from, said, option);
    const isList = slots[slot]!.isList && !isAside;
    const branches = (grown: Grown) => itemBranches(grown, said, option);
    return [branch(from, word(lead), { slot, isAside, isList, branches })];
  }

  /** After one item, further items of a list; nothing else is offered after them. */
  function itemBranches(from: Grown, said: Draft, option: Option): readonly Branch[] {
    const { slot } = option;
    return (offered(slot)?.(said) ?? []).map((offer) =>
      branch(from, written(slot, offer), {
        ...offer,
        isWhole: offer.isWhole !== false,
        slot,
        branches: (grown) => (slots[slot]!.isList ? itemBranches(grown, and(said, slot, offer), option) : []),
      }),
    );
  }

  function and(said: Draft, slot: string, { value }: Offer<unknown>): Draft {
    return { ...said, [slot]: slots[slot]!.and(said[slot], value) };
  }

  function written(slot: string, { value }: Offer<unknown>): Written {
    return { en: slots[slot]!.item(value, 'en'), fr: slots[slot]!.item(value, 'fr') };
  }

  return next;
}
