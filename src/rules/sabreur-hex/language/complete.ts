/** The next words of an order: what is legal now, narrowing while one types. */
import type { Side } from '../../../kernel/play.ts';
import type { Completion, Language } from '../../../kernel/ruleset.ts';
import type { State } from '../state.ts';
import { type Branch, type Grown, isOpen, type May, wordsIn } from './branch.ts';
import { sown } from './grown.ts';
import { FILLERS } from './vocabulary.ts';

/** Discord's limits. */
const MOST = 25;
const LONGEST = 100;

export function complete(typed: string, state: State, by: Side, language: Language, may: May): readonly Completion[] {
  const start = Math.max(typed.lastIndexOf(';'), typed.lastIndexOf('\n')) + 1;
  const settled = typed.slice(0, start);
  const current = typed.slice(start);
  const isSettled = /^\s*$|\s$|[,:]\s*$/u.test(current);
  const offered = grow(sown(state, by), wordsIn(current), isSettled);
  const lead = settled.trim() === '' ? '' : `${settled.trim()} `;
  // Orders that come after others are played from a position nobody knows yet: they are not tried.
  const isLegal = lead === '' ? (each: Branch) => isOpen(each, may) : () => true;
  const found: Completion[] = [];
  for (const each of offered) {
    const text = lead + each.grown.shown[language];
    if (found.length === MOST) break;
    if (text.length <= LONGEST && isLegal(each)) found.push({ text, shown: text });
  }
  return found;
}

/** Follows what was typed along the branches as far as it is settled; what is left narrows the choice. */
function grow(from: Grown, words: readonly string[], isSettled: boolean): Branch[] {
  const branches = from.branches();
  if (words.length === 0) return [...branches];
  const passed = branches
    .flatMap((branch) =>
      branch.forms().map((form) => ({ branch, length: form.length, isPast: startsWith(words, form) })),
    )
    .filter(({ isPast, length }) => isPast && (length < words.length || isSettled))
    .sort((a, b) => b.length - a.length)[0];
  const narrowed = branches.filter(
    (branch) => branch !== passed?.branch && branch.forms().some((form) => leadsTo(words, form, isSettled)),
  );
  const exact = isSettled ? undefined : narrowed.find(({ forms }) => forms().some((form) => startsWith(words, form)));
  const onward = passed
    ? grow(passed.branch.grown, words.slice(passed.length), isSettled)
    : (exact?.grown.branches() ?? []);
  if (passed || narrowed.length > 0 || !FILLERS.has(words[0]!)) return [...narrowed, ...onward];
  return grow(from, words.slice(1), isSettled);
}

function startsWith(words: readonly string[], form: readonly string[]): boolean {
  return form.length > 0 && form.length <= words.length && form.every((part, i) => words[i] === part);
}

/** Is this what one is about to type? The last word typed may be unfinished. */
function leadsTo(words: readonly string[], form: readonly string[], isSettled: boolean): boolean {
  if (words.length > form.length || (isSettled && words.length === form.length)) return false;
  return words.every(
    (word, i) => form[i] === word || (i === words.length - 1 && !isSettled && form[i]!.startsWith(word)),
  );
}
