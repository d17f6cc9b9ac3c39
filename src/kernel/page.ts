/**
 * The page of a report while it is written, line by line of a transcript: sentences, and below each its small lines of
 * dice. Dice come before what they led to, so a small line may wait for its sentence.
 */
import type { Phrase } from './phrase.ts';

/** A small line of several parts. A closed line takes no more parts. */
interface Line {
  readonly parts: Phrase[];
  readonly closed: boolean;
}

/** A sentence being written. */
export interface Draft {
  readonly says: Phrase;
  readonly lines: Line[];
  readonly spent: Phrase[];
  /** The unit whose flight this sentence reports. */
  readonly flight?: string;
}

/** Lines that come before their sentence wait in `loose`, and its costs in `spent`. */
export interface Page {
  readonly drafts: Draft[];
  readonly loose: Line[];
  readonly spent: Phrase[];
}

/** Whatever is written on a page. */
export interface OnPage {
  readonly page: Page;
}

export function blankPage(): Page {
  return { drafts: [], loose: [], spent: [] };
}

export function put({ page }: OnPage, says: Phrase, flight?: string): void {
  const waiting = { lines: page.loose.splice(0), spent: page.spent.splice(0) };
  page.drafts.push({ says: unlike(page, says), ...waiting, ...(flight !== undefined && { flight }) });
}

/** Inserts a sentence before the last one, which is still being written. */
export function putBefore({ page }: OnPage, says: Phrase): void {
  const last = page.drafts.pop();
  page.drafts.push({ says: unlike(page, says), lines: [], spent: [] }, ...(last ? [last] : []));
}

/** Varies a sentence that is already on this page. */
function unlike({ drafts }: Page, says: Phrase): Phrase {
  const before = drafts.filter((draft) => draft.says.id === says.id);
  const first = before[0]?.says.args?.['variant'];
  return typeof first === 'number' ? { ...says, args: { ...says.args, variant: first + before.length } } : says;
}

/** A new small line below the last sentence; `closed`: nothing is added to it. */
export function line({ page }: OnPage, part: Phrase, { closed = false }: { readonly closed?: boolean } = {}): void {
  linesOf(page).push({ parts: [part], closed });
}

/** Adds to the last small line, unless it is closed. */
export function more(on: OnPage, part: Phrase): void {
  const last = linesOf(on.page).at(-1);
  if (last && !last.closed) last.parts.push(part);
  else line(on, part);
}

function linesOf({ drafts, loose }: Page): Line[] {
  return drafts.at(-1)?.lines ?? loose;
}

/** A separate line for the next sentence. */
export function lineAhead({ page }: OnPage, part: Phrase): void {
  page.loose.push({ parts: [part], closed: true });
}

/** A cost of the next sentence. */
export function spentAhead({ page }: OnPage, part: Phrase): void {
  page.spent.push(part);
}

/** Gives the last sentence everything that still waits for one. */
export function gather({ page }: OnPage): void {
  page.drafts.at(-1)?.lines.push(...page.loose.splice(0));
  page.drafts.at(-1)?.spent.push(...page.spent.splice(0));
}
