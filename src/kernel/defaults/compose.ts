/** Building an order with buttons if the ruleset only provides suggested orders: each gets one button. */
import { type Composing, filled, type Press } from '../compose.ts';
import { type Playing, whyNot } from '../legality.ts';
import { phrase } from '../phrase.ts';
import { Refusal, type Side } from '../play.ts';
import type { Ruleset } from '../ruleset.ts';

type Suggesting<S, F, O> = Playing<S, F, O> &
  Pick<Ruleset<S, F, O>, 'suggest'> &
  Partial<Pick<Ruleset<S, F, O>, 'who'>>;

interface Draft<S> {
  readonly state: S;
  readonly by: Side;
  readonly draft: string;
  readonly isOwn: (unit: string) => boolean;
}

export function composeFrom<S, F, O>(
  book: Suggesting<S, F, O>,
  end: string,
  { state, by, draft, isOwn }: Draft<S>,
): Composing | Refusal {
  if (draft !== '') {
    const refusal = whyNot(book, draft, state, by);
    return refusal ?? { asks: phrase('book-compose-whole'), lines: [], rows: [], whole: draft, marks: [] };
  }
  const press = (text: string): Press => {
    const refusal = whyNot(book, text, state, by);
    return { text, says: phrase('book-text', { text }), ...(refusal && { refusal }) };
  };
  const presses = book
    .suggest(state, by)
    .filter((text) => movesOnly(book, text, state, by, isOwn))
    .map(press);
  return {
    asks: phrase('book-compose-asks'),
    lines: [],
    rows: filled([
      { presses: presses.filter(({ refusal }) => !refusal) },
      { says: phrase('compose-row-barred'), presses: presses.filter(({ refusal }) => refusal) },
      { says: phrase('compose-row-end'), presses: [press(end)] },
    ]),
    marks: [],
  };
}

/** Whether the order moves only units of the person who builds it. */
function movesOnly<S, F, O>(
  { orders, who }: Suggesting<S, F, O>,
  text: string,
  state: S,
  by: Side,
  isOwn: (unit: string) => boolean,
): boolean {
  const read = orders(text, state, by);
  return read instanceof Refusal || read.every(({ order }) => (who?.(order) ?? []).every(isOwn));
}
