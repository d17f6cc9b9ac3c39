/** What a unit can do now, and why not the rest, found by trying an order of each kind. */
import { canonical } from '../canonical.ts';
import { type Noun, type Phrase, phrase } from '../phrase.ts';
import type { Refusal } from '../play.ts';
import { shortClauses } from '../text/clauses.ts';

/** An order in canonical text that would do it, and its wording. */
export interface Trial {
  readonly text: string;
  readonly says: (example: Noun) => Phrase;
}

export type Tried = { readonly verb: Phrase } & ({ readonly can: Phrase } | { readonly why: Refusal });

/** What it can do, then what it cannot; one sentence for all with the same reason. */
export function triedLines(
  all: readonly Tried[],
  clauseShown: (clause: string) => string,
  { can, cannot } = { can: phrase('look-can'), cannot: phrase('look-cannot') },
): Phrase[][] {
  const open = all.flatMap((each) => ('can' in each ? [each.can] : []));
  const lines = reasonsIn(all).map(({ verbs, why: { says, clause } }) =>
    phrase('look-cannot-verbs', { verbs, why: says, clause: clauseShown(clause) }),
  );
  return [open.length === 0 ? [] : [can, ...open], lines.length === 0 ? [] : [cannot, ...lines]];
}

/** The same from one order of each kind, by the name of its verb. */
export function triedEach<O>(
  orders: readonly (readonly [name: string, order: O])[],
  { verb, whyNot, shown }: Trying<O>,
): Phrase[][] {
  const all = orders.map(([name, order]): Tried => {
    const why = whyNot(order);
    const says = verb(name);
    return why
      ? { verb: says, why }
      : { verb: says, can: phrase('shared-example', { verb: says, example: shown(order) }) };
  });
  return triedLines(all, shortClauses);
}

interface Trying<O> {
  readonly verb: (name: string) => Phrase;
  readonly whyNot: (order: O) => Refusal | undefined;
  readonly shown: (order: O) => Noun;
}

/** Each reason once, with all that it bars. */
export function reasonsIn(all: readonly Tried[]): { readonly verbs: readonly Phrase[]; readonly why: Refusal }[] {
  const reasons = new Map<string, { readonly verbs: Phrase[]; readonly why: Refusal }>();
  for (const each of all) {
    if (!('why' in each)) continue;
    const key = canonical([each.why.clause, each.why.says]);
    const known = reasons.get(key);
    if (known) known.verbs.push(each.verb);
    else reasons.set(key, { verbs: [each.verb], why: each.why });
  }
  return [...reasons.values()];
}
