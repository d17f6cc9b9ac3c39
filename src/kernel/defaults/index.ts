/**
 * Completes a ruleset with defaults. A ruleset must provide how it is played, stored, read and reported (`Needed`); it
 * gets the rest, and may replace any of it. Defaults use only what the ruleset reveals of a position: its units, its
 * suggested orders, its drawn pieces.
 */
import { agreementCard, type Hand } from '../hand.ts';
import { type Legality, legalityOf } from '../legality.ts';
import type { Lesson } from '../lesson.ts';
import { phrase } from '../phrase.ts';
import { type Asked, Refusal, type Side, sidePhrase } from '../play.ts';
import type { Card, Completion, Desk, Language, Ruleset } from '../ruleset.ts';
import { composeFrom } from './compose.ts';
import { looksFrom } from './looks.ts';
import { AGREEMENT } from '../wording.ts';

/** What has no default. */
type Needed =
  | 'name'
  | 'version'
  | 'play'
  | 'apply'
  | 'read'
  | 'write'
  | 'restore'
  | 'next'
  | 'orders'
  | 'suggest'
  | 'units'
  | 'tell'
  | 'draw'
  | 'score'
  | 'turn'
  | 'aim';

/** Orders that every ruleset must be able to play: both agreed ends of a battle, and manual actions. */
export type StockOrder =
  | { readonly kind: 'resign' }
  | { readonly kind: 'draw' }
  | { readonly kind: 'hand'; readonly hand: Hand };

/** Members that try orders on a position: `rulesetFrom` passes them, as their last argument, how to try one. */
type Trying = 'complete' | 'compose' | 'suggest' | 'lesson';
type With<M extends (...args: never) => unknown, A> = (...args: [...Parameters<M>, A]) => ReturnType<M>;

/** What a ruleset provides. */
type WrittenBook<S, F, O> = Pick<Ruleset<S, F, O>, Exclude<Needed, Trying>> &
  Partial<Omit<Ruleset<S, F, O>, Needed | Trying>> & {
    readonly suggest: With<Ruleset<S, F, O>['suggest'], Legality<S>['after']>;
    readonly complete?: With<Ruleset<S, F, O>['complete'], Legality<S>['after']>;
    readonly compose?: With<Ruleset<S, F, O>['compose'], Legality<S>['whyNot']>;
    readonly lesson?: (whyNot: Legality<S>['whyNot']) => Lesson<S, F>;
    /** The canonical text of an answer, if it is one of those offered. */
    readonly offered?: (text: string, asked: Asked) => string | undefined;
    /** Converts one of the orders above into its own. */
    readonly stock: (order: StockOrder) => O;
  };

export function rulesetFrom<S, F, O>(written: WrittenBook<S, F, O>): Ruleset<S, F, O> {
  const { stock, offered, suggest, complete, compose, lesson, ...rest } = written;
  const { after, whyNot } = legalityOf(rest);
  const book = { ...rest, suggest: (state: S, by: Side) => suggest(state, by, after) };
  const end = book.end ?? 'end';
  const showOrder = book.showOrder ?? ((text: string) => text);
  return {
    who: () => [],
    filed: () => [],
    answer: (text, asked) => ({ text: offered?.(text, asked) ?? text.trim(), filed: [] }),
    doctrines: ['ask'],
    doctrine: () => undefined,
    plans: { conditions: [], holds: () => false, begun: (state) => state, broken: () => [] },
    complete: (typed, state, by, language) =>
      complete?.(typed, state, by, language, after) ??
      completed(typed, [...book.suggest(state, by), end], language, showOrder),
    showOrder,
    showAnswer: (_kind, text) => text,
    concession: { text: 'resign', order: stock({ kind: 'resign' }) },
    agreedDraw: { text: 'draw', order: stock({ kind: 'draw' }) },
    desk: deskOf(stock),
    compose: (state, by, draft, isOwn) =>
      compose?.(state, by, draft, isOwn, whyNot) ?? composeFrom(book, end, { state, by, draft, isOwn }),
    ideas: () => [],
    end,
    view: (state) => state,
    card,
    options: () => [],
    roster: (state) => book.units(state).map(({ says }) => says),
    ...looksFrom(book),
    ...(lesson && { lesson: lesson(whyNot) }),
    ...book,
  };
}

/** The suggested orders that begin with the typed text, in either language. */
function completed(
  typed: string,
  texts: readonly string[],
  language: Language,
  show: (text: string, language: Language) => string,
): readonly Completion[] {
  const begins = (text: string): boolean => text.toLowerCase().startsWith(typed.trimStart().toLowerCase());
  return texts
    .map((text) => ({ text, shown: show(text, language) }))
    .filter(({ text, shown }) => begins(text) || begins(shown));
}

/** The wording of every ruleset for an agreement; any other question by its unit, with its answers as typed. */
function card({ kind, about, unit, to, options }: Asked): Card {
  if (kind === AGREEMENT) return agreementCard(about);
  const whom = unit === undefined ? sidePhrase(to) : phrase('book-unit', { unit });
  return {
    asks: phrase('book-asks', { whom }),
    warns: [],
    options: options.map(({ text }) => ({ text, says: phrase('book-text', { text }), grave: false })),
  };
}

/** A desk whose rulings change nothing: words and dice only. */
function deskOf<S, O>(stock: (order: StockOrder) => O): Desk<S, O> {
  return {
    tools: () => [],
    deeds: (text) => (text.trim() === '' ? '' : new Refusal('TABLE', phrase('book-no-deeds'))),
    show: (deeds) => deeds,
    order: (hand) => stock({ kind: 'hand', hand }),
    complete: () => [],
  };
}
