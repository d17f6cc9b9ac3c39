/**
 * The transcript of one order as the report needs it: with the position at every line, and names that outlive their
 * units.
 */
import type { Noun, Phrase } from '../../../kernel/phrase.ts';
import type { Roll } from '../../../kernel/play.ts';
import type { Telling } from '../../../kernel/ruleset.ts';
import { openStory as openWith, type Story as StoryOf, unitAtLine } from '../../../kernel/story.ts';
import { apply } from '../apply.ts';
import type { Fact } from '../facts.ts';
import { nounOf } from '../noun.ts';
import type { State } from '../state.ts';

export { factsOf, unitAtLine, variantFor } from '../../../kernel/story.ts';

export type Story = StoryOf<State, Fact>;

export function openStory(telling: Pick<Telling<State, Fact>, 'before' | 'transcript' | 'isOpen'>): Story {
  return openWith(apply, telling);
}

export function strengthAtLine(story: Story, line: number, id: string): number {
  return unitAtLine(story, line, id)?.strength ?? 0;
}

export function nameIn(story: Story, id: string): Noun {
  return nounOf(story.positions.at(-1)!, id);
}

export function factAt(story: Story, line: number): Fact | undefined {
  const entry = story.entries[line];
  return entry && 'fact' in entry ? entry.fact : undefined;
}

export function rollAt(story: Story, line: number): Roll | undefined {
  const entry = story.entries[line];
  return entry && 'roll' in entry ? entry.roll : undefined;
}

/** A small line of several parts. A closed line takes no more parts. */
interface Line {
  readonly parts: Phrase[];
  readonly closed: boolean;
}

/** A sentence being written, and its small lines. */
export interface Draft {
  readonly says: Phrase;
  readonly lines: Line[];
  readonly spent: Phrase[];
  /** The unit whose flight this sentence reports. */
  readonly flight?: string;
}

/** The page being written. Lines that come before their sentence wait in `loose`, and its costs in `spent`. */
export interface Page {
  readonly drafts: Draft[];
  readonly loose: Line[];
  readonly spent: Phrase[];
}

export function say(page: Page, says: Phrase, flight?: string): void {
  const fresh = unlike(page, says);
  page.drafts.push({
    says: fresh,
    lines: page.loose.splice(0),
    spent: page.spent.splice(0),
    ...(flight === undefined ? {} : { flight }),
  });
}

/** Inserts it before the last sentence, which is still being written. */
export function sayBefore(page: Page, says: Phrase): void {
  const last = page.drafts.pop();
  page.drafts.push({ says: unlike(page, says), lines: [], spent: [] }, ...(last ? [last] : []));
}

/** Varies a sentence that is already on this page. */
function unlike({ drafts }: Page, says: Phrase): Phrase {
  const before = drafts.filter((draft) => draft.says.id === says.id);
  const first = before[0]?.says.args?.['variant'];
  return typeof first === 'number' ? { ...says, args: { ...says.args, variant: first + before.length } } : says;
}

/** A new small line below the last sentence. */
export function line(page: Page, part: Phrase): void {
  (page.drafts.at(-1)?.lines ?? page.loose).push({ parts: [part], closed: false });
}

/** A separate line below the last sentence. */
export function lineAlone(page: Page, part: Phrase): void {
  (page.drafts.at(-1)?.lines ?? page.loose).push({ parts: [part], closed: true });
}

/** A separate line for the next sentence. */
export function lineAhead(page: Page, part: Phrase): void {
  page.loose.push({ parts: [part], closed: true });
}

/** A cost of the next sentence. */
export function spentAhead(page: Page, part: Phrase): void {
  page.spent.push(part);
}

/** Adds to the last small line, unless it is closed. */
export function more(page: Page, part: Phrase): void {
  const last = (page.drafts.at(-1)?.lines ?? page.loose).at(-1);
  if (last && !last.closed) last.parts.push(part);
  else line(page, part);
}
