/** Lines of the table ledger as stored: with their posts, finished in both languages, and their changes. */
import type { NameOf, Words } from '../../words/words.ts';
import { LANGUAGES } from '../../words/language.ts';
import type { Decision, TableLine } from '../battle/decision.ts';
import { voiceOf } from '../battle/voice.ts';
import { type Post, withoutButtons } from '../post.ts';
import type { Battle, Change, KeptPosts, LineChanges, SeatChanges } from '../store/store.ts';
import { callingPeople } from './calls.ts';

export type NewLine = NonNullable<Change['tableEntries']>[number];

/**
 * The battle that the lines are written in, including their effects. `tableSeq`: the number of its last line so far.
 */
type Where = Pick<Battle, 'language' | 'options' | 'seq' | 'tableSeq'>;

/** What a line changes. */
type Changing = Pick<Decision, 'seats' | 'waiting' | 'entry'>;

/** The lines of one change, and their posts, in order. */
export async function keptLines(
  words: Words,
  where: Where,
  table: readonly TableLine[],
  decision: Changing,
): Promise<{ readonly lines: readonly NewLine[]; readonly posts: readonly Post[] }> {
  const lines: NewLine[] = [];
  const posts: Post[] = [];
  const seated = seatNames(decision.seats);
  const closes = noneAsked(decision);
  for (const [index, each] of table.entries()) {
    const { posts: say, language = where.language, readers = 'all', data, people = {}, annuls = false, ...line } = each;
    const seq = where.tableSeq + 1 + index;
    const said = await keptPosts(words, where, { say, seq, people: { ...people, ...(index === 0 && seated) } });
    const changes = changesOf(decision, {
      isFirst: index === 0,
      annuls: annuls || (index === table.length - 1 && closes),
    });
    // Its place among the entries of the other ledger: before an entry stored together with it.
    const placed = { ...data, after: where.seq };
    lines.push({ ...line, seq, readers, data: placed, said, changes });
    posts.push(...((await say?.(voiceOf(words, language), seq)) ?? []));
  }
  return { lines, posts };
}

interface Saying {
  readonly say: TableLine['posts'];
  readonly seq: number;
  /** Names that are kept although no text may use them. */
  readonly people: KeptPosts['people'];
}

async function keptPosts(words: Words, where: Where, { say, seq, people }: Saying): Promise<KeptPosts | undefined> {
  const slots = newSlots(people);
  const said: Record<(typeof LANGUAGES)[number], readonly Post[]> = { en: [], fr: [] };
  for (const language of LANGUAGES) {
    const posts = (await say?.(voiceOf(words, language, slots.slotOf), seq)) ?? [];
    said[language] = posts.map((post) => finished(where, post));
  }
  const isEmpty = said.en.length === 0 && Object.keys(slots.people).length === 0;
  return isEmpty ? undefined : { people: slots.people, ...said };
}

/** Buttons that no longer work, and clocks that no longer run, are not kept. */
function finished(where: Where, post: Post): Post {
  const { awaits: _awaits, ...rest } = withoutButtons(callingPeople(where, post));
  return rest;
}

/** A slot for each person named, and their names. */
export function newSlots(known: KeptPosts['people'] = {}) {
  const people: Record<string, string | null> = { ...known };
  const slotOf: NameOf = ({ person, name }) => {
    people[person] = name;
    return `⟦${person}⟧`;
  };
  return { people, slotOf };
}

function seatNames(seats: Decision['seats']): Readonly<Record<string, string>> {
  return Object.fromEntries((seats?.add ?? []).map(({ userId, userName }) => [userId, userName]));
}

/** For several lines, the first says who commands now, and the last that no question is open. */
function changesOf(
  { seats }: Changing,
  { isFirst, annuls }: { readonly isFirst: boolean; readonly annuls: boolean },
): LineChanges | undefined {
  const commands = isFirst ? whoCommands(seats) : undefined;
  return commands || annuls
    ? { ...(commands && { seats: commands }), ...(annuls && { closes: true as const }) }
    : undefined;
}

/** Whether the change closes the question; an entry always does. */
function noneAsked({ waiting, entry }: Changing): boolean {
  return !entry && waiting !== undefined && (waiting === 'none' || waiting.question === undefined);
}

/** Without what concerns only one turn. */
function whoCommands({
  remove = [],
  add = [],
  change = [],
}: NonNullable<Decision['seats']> = {}): SeatChanges | undefined {
  const changed = change.flatMap(({ side, userId, patch: { chief, units } }) =>
    chief === undefined && units === undefined ? [] : [{ side, userId, chief, units }],
  );
  if (remove.length + add.length + changed.length === 0) return undefined;
  return {
    remove: remove.map(({ side, userId }) => ({ side, userId })),
    add: add.map(({ side, userId, chief, units }) => ({ side, userId, chief, units })),
    change: changed,
  };
}
