/** How a rule asks: values in, and the value of the answer out, or what it stands for. */
import { phrase } from './phrase.ts';
import { ask, type Option, type Play, type Question, type Reading, Refusal, type Side } from './play.ts';
import type { About, Typed } from './question.ts';

/** What a rule wants answered. */
interface Asking<V, O, M> {
  readonly to: Side;
  readonly unit?: string;
  readonly about?: About;
  /** Each answer, with what the card should know of it. */
  readonly options: readonly O[];
  /** The least committing of them. */
  readonly fallback: V;
  /** Never waits: unless another answer has been filed, the fallback is given immediately. */
  readonly quiet?: boolean;
  /** An answer that says less than those offered is the first that begins so. */
  readonly beginnings?: boolean;
  /** The meaning of an answer that is not offered, if it may be given. */
  readonly means?: (said: V) => M | undefined;
  /** Why one of the answers may not be given after all, where what is offered must not show it. */
  readonly bar?: ((value: V) => Refusal | undefined) | undefined;
  /** So many answers are named where one cannot be given. */
  readonly named?: number;
}

/** An answer, and what the rule makes of it. */
export interface Live<V, L> {
  readonly value: V;
  readonly live: L;
}

/** Asks; the answer is a value of the kind. */
export function* askAs<V>(
  kind: Typed<V>,
  asking: NoInfer<Asking<V, { readonly value: V; readonly about?: About }, V>>,
): Play<never, V> {
  const { options, means } = asking;
  const alive = (value: V | undefined): Live<V, V> | undefined =>
    value === undefined ? undefined : { value, live: value };
  return yield* askFor<V, V>(kind, asking, (at) => options[at]!.value, means && ((said) => alive(means(said))));
}

/** Asks; each answer has a value that the rule continues with. */
export function* askLive<V, L>(
  kind: Typed<V>,
  asking: Asking<V, Live<V, L> & { readonly about?: About }, Live<V, L>>,
): Play<never, L> {
  return yield* askFor<V, L>(kind, asking, (at) => asking.options[at]!.live, asking.means);
}

const NOTHING: About = {};

/** `live`: the value of the answer with this number. */
function* askFor<V, L>(
  { kind, clause, choice }: Typed<V>,
  asking: Omit<Asking<V, { readonly value: V; readonly about?: About }, never>, 'means'>,
  live: (at: number) => L,
  means: ((said: V) => Live<V, L> | undefined) | undefined,
): Play<never, L> {
  const { to, unit, about = NOTHING, bar, beginnings, named } = asking;
  const texts: string[] = [];
  const options: Option[] = [];
  for (const { value, about: known = NOTHING } of asking.options) {
    const text = choice.write(value, 'en');
    texts.push(text);
    options.push({ text, about: known });
  }
  const fallback = choice.write(asking.fallback, 'en');
  const read = (given: string): Reading<L> => {
    const exact = texts.indexOf(given);
    const at = exact < 0 && beginnings ? texts.findIndex((text) => text.startsWith(`${given} `)) : exact;
    if (at >= 0) return bar?.(asking.options[at]!.value) ?? { value: live(at), text: texts[at]! };
    const said = means && choice.parse(given);
    const meant = said === undefined ? undefined : means!(said);
    if (meant) return { value: meant.live, text: choice.write(meant.value, 'en') };
    return new Refusal(clause, phrase('refuse-answer', { given }), texts.slice(0, named));
  };
  // No spreading: charges are played by the thousand while odds are worked out.
  const question: Question<L> =
    unit === undefined
      ? { kind, to, about, options, fallback, read }
      : { kind, to, unit, about, options, fallback, read };
  return yield* ask<L>(asking.quiet ? { ...question, quiet: true } : question);
}
