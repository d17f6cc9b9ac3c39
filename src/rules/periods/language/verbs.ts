/** The table of verbs: each thing that a line may say may stand first; others follow it. */
import { several, type Slot } from '../../../kernel/grammar/slot.ts';
import { verbLines } from '../../../kernel/grammar/verb.ts';
import type { Place } from '../../../march/place.ts';
import { mayTakeOrder } from '../clock/officers.ts';
import type { Order, Ride } from '../order.ts';
import { isUnit, type Who } from '../position/everyone.ts';
import type { Officer, State } from '../state.ts';
import type { Item } from './items.ts';
import { errands, firstItems, laterItems, mayBegin, places } from './offers.ts';
import { slots } from './slots.ts';
import { firstSlot, isWhole, ITEM_WORDS, more } from './table.ts';

/** An order as it was typed: places are still to be found on the table. */
export type Typed =
  | Exclude<Order, { kind: 'line' | 'errand' | 'ride' }>
  | { readonly kind: 'typed'; readonly unit: string; readonly items: readonly Item[] }
  | { readonly kind: 'rideTo'; readonly officer: string; readonly to: Place; readonly with?: Ride['with'] };

const rest: Slot<State, readonly Item[], Item> = several(more);

export const SLOTS_OF_ORDERS = {
  ...Object.fromEntries(ITEM_WORDS.map((word) => [word, firstSlot(word)])),
  first: more,
  second: more,
  third: more,
  fourth: more,
  rest,
  to: slots.to,
  with: slots.with,
};

const line = verbLines<State, Who, Typed, typeof SLOTS_OF_ORDERS>(SLOTS_OF_ORDERS);

/** The second to the fourth thing are offered one after the other; others are understood. */
function itemVerb(word: string) {
  // Where nothing need follow its word, the word alone is an order; it is read all the same.
  const first = isWhole(word) ? `[{first:${word}}]` : `{first:${word}}`;
  return line('typed', {
    pattern: `${first} [{second}] [{third}] [{fourth}] [{rest}]` as '{first} [{second}] [{third}] [{fourth}] [{rest}]',
    can: (now, who): Who | undefined => (mayStart(now, who, word) ? who : undefined),
    make: ({ unit, first, second, third, fourth, rest: others }) => ({
      kind: 'typed',
      unit,
      items: [first, ...[second, third, fourth].flatMap((each) => each ?? []), ...others],
    }),
    offers: {
      first: (now, who: Who) => (isUnit(who) ? firstItems(now, who, word) : errands(now, who)),
      second: (now, who: Who, said) => laterItems(now, who, said),
      third: (now, who: Who, said) => (said.second ? laterItems(now, who, said) : []),
      fourth: (now, who: Who, said) => (said.third ? laterItems(now, who, said) : []),
    },
  });
}

/** An aide-de-camp goes to a unit with an order; all else that officers do is to ride. */
function mayStart(now: State, who: Who, word: string): boolean {
  return isUnit(who) ? mayBegin(who, word) : word === 'go' && mayTakeOrder(now, who);
}

export const VERBS = {
  /** Every unit may be told so: it is tried first. */
  stand: itemVerb('stand'),
  ...Object.fromEntries(ITEM_WORDS.map((word) => [word, itemVerb(word)])),
  /** PE-STEP-02. What is written for it is taken away. */
  nothing: line('strike', {
    pattern: '',
    can: ({ writing }, who) => (writing && isWritten(writing.sheet, who.id) ? who : undefined),
    make: ({ unit }) => ({ kind: 'strike', unit }),
  }),
  /** PE-GAP-15. `1G ride to H7 with 3L`. */
  ride: line('rideTo', {
    pattern: 'go {to} [with {with}]',
    can: (_, who): Officer | undefined => (isUnit(who) ? undefined : who),
    make: ({ unit, ...said }) => ({ kind: 'rideTo', officer: unit, ...said }),
    offers: { to: (now, officer: Officer) => places(now, officer) },
  }),
};

function isWritten({ lines, rides, errands }: NonNullable<State['writing']>['sheet'], id: string): boolean {
  return [lines.map(({ unit }) => unit), rides.map(({ officer }) => officer), errands.map(({ adc }) => adc)]
    .flat()
    .includes(id);
}
