/**
 * A growing order: a tree whose branches are the next words, which can be matched against typed text in either
 * language. The table offers candidates; playing them decides whether they are legal.
 */
import type { Side } from '../play.ts';
import { type Branch, type Branching, type Grown, literal, SEED, type Written } from './branch.ts';
import { type Draft, textBehind, type Tongue } from './line.ts';
import type { Named, Option, Pattern } from './pattern.ts';
import type { Prepared } from './table.ts';
import type { Offer, Offered } from './verb.ts';

/** All units that might be ordered, then orders without a unit. */
export function grown<S, W, O extends { readonly kind: string }>(table: Prepared<S, W, O>, now: S, by: Side): Branch[] {
  const { branch, word, lines, typedAlone, subjects } = table;
  const verbBranches = (from: Grown, unit: string, who: W): Branch[] =>
    lines.flatMap(([name, { pattern, offers }]) => {
      const offered = offers(now, who);
      if (!offered) return [];
      const next = growing({ ...table, pattern, offered });
      return branch(from, word(name), {
        isWhole: isComplete(pattern, {}),
        branches: (begun) => next(begun, { unit }),
      });
    });
  return [
    ...subjects(now, by).map(({ id, who, more }) =>
      branch(SEED, literal(id), { more, slot: 'unit', branches: (from) => verbBranches(from, id, who) }),
    ),
    ...typedAlone.map((name) => branch(SEED, word(name), { isWhole: true })),
  ];
}

/** Whether nothing of it must still be said. */
function isComplete({ parts }: Pattern, said: Draft): boolean {
  return parts.every((part) => 'words' in part || part.mayLack || part.name in said);
}

interface Growing<S> extends Pick<Branching, 'branch' | 'word'>, Tongue<S> {
  readonly pattern: Pattern;
  readonly offered: (slot: string) => Offered | undefined;
  /** What may follow the whole line, before what only says how. */
  readonly behind?: (from: Grown, said: Draft) => readonly Branch[];
}

/** What may follow the word of a line. */
export function growing<S>({ pattern, offered, behind = () => [], ...tongue }: Growing<S>) {
  const { branch, word, slots } = tongue;

  /** The next part: what may lack is passed over, and so is what an offer without words leaves out. */
  function next(from: Grown, said: Draft): readonly Branch[] {
    const part = pattern.parts.find((each) => 'slot' in each && !(each.name in said));
    if (!part || !('slot' in part)) return onward(from, said);
    const offers = offersOf(part, said).map((offer) => ({
      offer,
      text: written(part, offer),
      filled: filled(said, part, offer),
    }));
    const nothing = part.mayLack ? { ...said, [part.name]: undefined } : undefined;
    const empty = offers.find(({ text }) => text.en === '')?.filled ?? nothing;
    const branches = offers
      .filter(({ text }) => text.en !== '')
      .map(({ offer, text, filled }) =>
        branch(from, text, {
          ...offer,
          isWhole: isComplete(pattern, filled) && offer.isWhole !== false,
          slot: part.name,
          branches: (grown) => next(grown, filled),
        }),
      );
    return empty ? [...branches, ...next(from, empty)] : branches;
  }

  function onward(from: Grown, said: Draft): readonly Branch[] {
    const [asides, options] = [true, false].map((aside) =>
      pattern.options
        .filter(({ isAside }) => isAside === aside)
        .flatMap((option) => optionBranches(from, said, option)),
    );
    return [...options!, ...behind(from, said), ...asides!];
  }

  function optionBranches(from: Grown, said: Draft, option: Option): readonly Branch[] {
    const { name, slot, lead, isAside, isSure } = option;
    if (!offered(name)) return [];
    const isList = slots[slot]!.isList && !isAside;
    const branches = (grown: Grown) => itemBranches(grown, said, option);
    return [branch(from, word(lead), { slot: name, isAside, isSure, isList, branches })];
  }

  /** After one item, further items of a list; those of an option that only says how make no order legal either. */
  function itemBranches(from: Grown, said: Draft, option: Option): readonly Branch[] {
    const { name, isAside } = option;
    const { isList } = slots[option.slot]!;
    return offersOf(option, said).flatMap((offer) => {
      const more = filled(said, option, offer);
      if (said[name] !== undefined && more[name] === said[name]) return [];
      return branch(from, written(option, offer), {
        ...offer,
        isSure: option.isSure || offer.isSure === true,
        isWhole: offer.isWhole !== false,
        isAside: isAside && said[name] !== undefined,
        slot: name,
        branches: (grown) => (isList ? itemBranches(grown, more, option) : behind(grown, more)),
      });
    });
  }

  function offersOf({ name }: Named, said: Draft): readonly Offer<unknown>[] {
    return offered(name)?.(said) ?? [];
  }

  function filled(said: Draft, { name, slot }: Named, { value, and }: Offer<unknown>): Draft {
    return { ...said, [name]: value === undefined ? value : slots[slot]!.and(said[name], value), ...and };
  }

  function written({ name, slot }: Named, { value, words, and }: Offer<unknown>): Written {
    if (words) return words;
    if (and) {
      const draft = { ...and, [name]: value };
      return { en: textBehind(tongue, pattern, draft, 'en'), fr: textBehind(tongue, pattern, draft, 'fr') };
    }
    if (value === undefined) return literal('');
    return { en: slots[slot]!.item(value, 'en'), fr: slots[slot]!.item(value, 'fr') };
  }

  return next;
}
