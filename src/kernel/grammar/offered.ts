/** The legal branches of a growing order: as completions, as suggestions, or all of them. */
import { type Phrase, phrase } from '../phrase.ts';
import { Refusal, type Side } from '../play.ts';
import type { Completion, Language } from '../shown.ts';
import { lastOrder, offer } from '../text/grow.ts';
import { bilingual } from '../text/quoted.ts';
import { type Branch, isLegal, isOpen, type May } from './branch.ts';

/** The position after orders, or why they are illegal. */
export type After<S> = (text: string, now: S, by: Side) => S | Refusal;

/** Whether an order is legal in this position. */
export function mayIn<S>(after: After<S>, now: S, by: Side): May {
  return (text) => !(after(text, now, by) instanceof Refusal);
}

interface Typing<S> {
  readonly now: S;
  readonly by: Side;
  readonly language: Language;
  readonly after: After<S>;
  readonly branches: (now: S, by: Side) => readonly Branch[];
  readonly wordsIn: (text: string) => readonly string[];
  readonly fillers: ReadonlySet<string>;
}

/** The next words of an order. Orders after others are completed from the position those lead to. */
export function complete<S>(typed: string, typing: Typing<S>): readonly Completion[] {
  const { now, by, language, after, branches, wordsIn, fillers } = typing;
  const settled = after(typed.slice(0, lastOrder(typed)), now, by);
  const from = settled instanceof Refusal ? now : settled;
  const may = mayIn(after, from, by);
  return offer(typed, { branches: branches(from, by), wordsIn, fillers }, (branch) => {
    if (!isOpen(branch, may)) return undefined;
    const text = branch.grown.shown[language];
    const more = branch.more ?? noteOf(branch);
    return { text, shown: text, ...(more && { more }) };
  });
}

/** What the player should know about a branch, in few words. */
export function noteOf({ note }: Branch): Phrase | undefined {
  const [en, fr] = [note('en'), note('fr')];
  return en === '' ? undefined : phrase('compose-words', { words: bilingual(en, fr) });
}

/** The number of suggestions of each kind. */
const EACH = 4;

/** A few for each unit, spread over its possible orders. */
export function suggest(branches: readonly Branch[], may: May): string[] {
  return branches.flatMap((each) => legalAmong([each], may, EACH));
}

/** Every legal order, except for variants that only say how. */
export function everyOrder(branches: readonly Branch[], may: May): string[] {
  return legalAmong(branches, may, Infinity);
}

/** The legal orders under these branches, following at most `most` of each. */
function legalAmong(branches: readonly Branch[], may: May, most: number): string[] {
  const followed = branches.filter(({ isAside }) => !isAside);
  return spread(followed, most).flatMap((each) => [
    ...(isLegal(each, may) ? [each.grown.canonical] : []),
    ...legalAmong(each.grown.branches(), may, most),
  ]);
}

/** Some of a list: first, last, and evenly in between. */
export function spread<T>(list: readonly T[], most: number): T[] {
  if (list.length <= most) return [...list];
  return Array.from({ length: most }, (_, i) => list[Math.floor((i * (list.length - 1)) / (most - 1))]!);
}
