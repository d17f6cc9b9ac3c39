/** METRIC 3.7, FB-CHG-02. Instead of a refused charge the same one as it is possible: with fewer details, or with another first stand. */
import { Refusal } from '../../../kernel/play.ts';
import { chargeText } from '../language/manner.ts';
import type { Charge } from '../order.ts';

/** As many as fit beside a refusal. */
const MOST = 3;

/** `stands`: the numbers of those that could be the first. `isLegal` tries a charge; one without details has no twins. */
export function withTwins(
  why: Refusal,
  order: Charge,
  stands: readonly number[],
  isLegal: (order: Charge) => boolean,
): Refusal {
  const { first, envelop, support, rest, ...bare } = order;
  const without: Charge[] = [
    ...(envelop === true ? [{ ...order, envelop: false }] : []),
    ...(first === undefined ? [] : stands.filter((n) => n !== first).map((n) => ({ ...order, first: n }))),
    ...(support === undefined || support === false ? [] : [{ ...order, support: false as const }]),
  ];
  const one = without.filter(isLegal);
  const isBare = [first, envelop, support, rest].every((each) => each === undefined);
  const found = one.length > 0 ? one : isBare ? [] : [bare].filter(isLegal);
  return new Refusal(why.clause, why.says, found.slice(0, MOST).map(chargeText));
}
