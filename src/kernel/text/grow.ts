/** A growing order: finds the branch that a person is typing, word by word. */
import type { Completion } from '../shown.ts';
import { LONGEST_CHOICE, withoutNotes } from './note.ts';

interface Branch<B> {
  /** Each way to write it, as folded words and marks. */
  readonly forms: () => readonly (readonly string[])[];
  readonly grown: { readonly branches: () => readonly B[] };
}

/** Follows the typed text along the branches as far as it is unambiguous; the rest narrows the choice. */
function grow<B extends Branch<B>>(
  branches: readonly B[],
  words: readonly string[],
  isSettled: boolean,
  fillers: ReadonlySet<string>,
): B[] {
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
    ? grow(passed.branch.grown.branches(), words.slice(passed.length), isSettled, fillers)
    : (exact?.grown.branches() ?? []);
  if (passed || narrowed.length > 0 || !fillers.has(words[0]!)) return [...narrowed, ...onward];
  return grow(branches, words.slice(1), isSettled, fillers);
}

function startsWith(words: readonly string[], form: readonly string[]): boolean {
  return form.length > 0 && form.length <= words.length && form.every((part, i) => words[i] === part);
}

/** Whether this form matches the typed words. The last word may be unfinished. */
function leadsTo(words: readonly string[], form: readonly string[], isSettled: boolean): boolean {
  if (words.length > form.length || (isSettled && words.length === form.length)) return false;
  return words.every(
    (word, i) => form[i] === word || (i === words.length - 1 && !isSettled && form[i]!.startsWith(word)),
  );
}

interface Node<B> {
  readonly grown: { readonly canonical: string; readonly branches: () => readonly B[] };
}

/** The path to an order among the branches, by its canonical text: every branch on the way. */
export function pathTo<B extends Node<B>>(branches: readonly B[], text: string): B[] | undefined {
  for (const each of branches) {
    const { canonical } = each.grown;
    if (canonical === text) return [each];
    if (!text.startsWith(canonical) || !/^[ :,]/.test(text.slice(canonical.length))) continue;
    const found = pathTo(each.grown.branches(), text);
    if (found) return [each, ...found];
  }
  return undefined;
}

/** A form as it is, and without filler words. */
export function formsOf(words: readonly string[], fillers: ReadonlySet<string>): string[][] {
  const bare = words.filter((word) => !fillers.has(word));
  return bare.length === 0 || bare.length === words.length ? [[...words]] : [[...words], bare];
}

/** Discord's limit for completions. */
export const MOST_CHOICES = 25;

/** Where the last order of a text begins. */
export function lastOrder(typed: string): number {
  return Math.max(typed.lastIndexOf(';'), typed.lastIndexOf('\n')) + 1;
}

/** The completions for these branches; for orders after a semicolon the position is not known yet. */
export function offer<B extends Branch<B>>(
  typed: string,
  {
    branches,
    wordsIn,
    fillers,
  }: {
    readonly branches: readonly B[];
    readonly wordsIn: (text: string) => readonly string[];
    readonly fillers: ReadonlySet<string>;
  },
  written: (branch: B, isFirst: boolean) => Completion | undefined,
): Completion[] {
  const plain = withoutNotes(typed);
  const start = lastOrder(plain);
  const settled = plain.slice(0, start).trim();
  const current = plain.slice(start);
  const isSettled = /^\s*$|\s$|[,:]\s*$/u.test(current);
  const lead = settled === '' ? '' : `${settled} `;
  const found: Completion[] = [];
  for (const branch of grow(branches, wordsIn(current), isSettled, fillers)) {
    if (found.length === MOST_CHOICES) break;
    const each = written(branch, settled === '');
    if (!each || lead.length + each.text.length > LONGEST_CHOICE) continue;
    const text = lead + each.text;
    const shown = lead + each.shown;
    found.push({ ...each, text, shown: shown.length > LONGEST_CHOICE ? text : shown });
  }
  return found;
}
