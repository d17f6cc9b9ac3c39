/** An entry of the battle ledger, and a question, as they were posted: regenerated from their transcripts. */
import { askedLine } from '../../messages/asked-line.ts';
import { z } from 'zod';
import { tellDone, tellWaiting } from '../../advance/tell.ts';
import { disobeyedNote } from '../../advance/filed/disobeyed.ts';
import type { Deps } from '../../battle/deps.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import type { EntryKind } from '../../battle/passage.ts';
import { fromPast, untoldSays } from '../../messages/past-passages.ts';
import { notice } from '../../messages/posts.ts';
import { afterFacts } from '../../messages/tale.ts';
import { shortSentences } from '../../messages/spoken-lines.ts';
import { diceIn } from '../../orders/inputs.ts';
import { readUndo } from '../../orders/journal.ts';
import type { Post } from '../../post.ts';
import type { EntryWithState, SpokenEntry, TableEntry, Transcript } from '../../store/store.ts';

/** The order of a line's question, as far as it was played. */
export function askedOf({ kind, data }: TableEntry): { text: string; transcript: Transcript } | undefined {
  if (kind !== 'asked') return undefined;
  const { order, transcript } = askedLine.parse(data);
  return { text: order, transcript };
}

/** The post of a line's question, and the order waiting from then on. `entry`: the one after it. */
export async function tellAsked(
  deps: Deps,
  then: LoadedBattle,
  { data, userId }: SpokenEntry,
  entry: EntryWithState,
): Promise<{
  readonly posts: readonly Post[];
  readonly told: number;
  readonly waiting: LoadedBattle['waiting'];
}> {
  const { no, side, order, transcript, question, disobeyed, chances: shown } = askedLine.parse(data);
  const { rules, state, battle } = then;
  const before = then.waiting;
  const notes = disobeyed === undefined ? [] : [disobeyedNote(then, disobeyed)];
  // The line does not record the version that asked: it is no later than the version of the entry after it.
  const telling = await fromPast(deps, then, { rulesVersion: entry.rulesVersion, text: order }, () => {
    const soFar = { before: state, after: afterFacts(rules, state, transcript), by: side, transcript };
    const card = { no, asked: question, notes, chances: shown };
    return tellWaiting(deps, then, card, soFar, before?.transcript.length ?? 0, before?.question);
  });
  const asking = { no, side, userId, text: order, transcript, filed: [], question, rest: [] };
  return {
    posts: telling?.posts ?? [untold(then, entry)],
    told: telling?.told ?? battle.told,
    waiting: { ...asking, askedAt: battle.updatedAt },
  };
}

interface Behind {
  readonly entry: EntryWithState;
  readonly lines: readonly SpokenEntry[];
  /** The number of dice rolled after each entry. */
  readonly dice: ReadonlyMap<number, number>;
}

/** The posts of an entry, and the battle after it. The post of an undo is kept in its line. */
export async function tellEntry(
  deps: Deps,
  then: LoadedBattle,
  { entry, lines, dice }: Behind,
): Promise<{ readonly posts: readonly Post[]; readonly after: LoadedBattle }> {
  const { seq, transcript, hash: head, kind, side } = entry;
  const back = readUndo(entry);
  const isTold = kind === 'start' || !side || back !== undefined;
  const telling = isTold ? undefined : await fromPast(deps, then, entry, () => tellPlayed(deps, then, entry, side));
  const posts = telling?.posts ?? (isTold ? undoneBefore(then, entry, lines) : [untold(then, entry)]);
  const told = telling ? telling.told : isTold && back ? undefined : seq;
  const state = then.rules.restore(entry.state);
  const battle = {
    ...then.battle,
    seq,
    head,
    position: back?.to ?? seq,
    dice: back ? (dice.get(back.to) ?? 0) : then.battle.dice + diceIn(transcript),
    ...(told !== undefined && { told }),
  };
  return { posts, after: { ...then, battle, state, next: then.rules.next(state), waiting: undefined } };
}

function tellPlayed(deps: Deps, then: LoadedBattle, entry: EntryWithState, by: 'red' | 'blue') {
  const { kind, seq, transcript, hash: head, text } = entry;
  const heard = then.waiting?.transcript.length ?? 0;
  const after = then.rules.restore(entry.state);
  return tellDone(deps, then, {
    before: then.state,
    after,
    by,
    transcript,
    kind: kind as EntryKind,
    text,
    seq,
    head,
    heard,
  });
}

function untold({ voice }: LoadedBattle, entry: EntryWithState): Post {
  return notice(voice, [untoldSays(entry)]);
}

const ofEntry = z.object({ entry: z.number() });

/** The first versions wrote no line for an undo. */
function undoneBefore({ voice }: LoadedBattle, entry: EntryWithState, lines: readonly SpokenEntry[]): readonly Post[] {
  if (entry.kind !== 'undo') return [];
  const isKept = lines.some(({ kind, data }) => kind === 'undone' && ofEntry.safeParse(data).data?.entry === entry.seq);
  if (isKept) return [];
  const { seq, person: userId, at } = entry;
  const line = { seq, kind: 'undone', userId, data: {}, readers: undefined, at };
  return shortSentences(line).map((says) => notice(voice, [says]));
}

const lapsing = z.object({
  line: z.object({ what: z.string() }),
  more: z.array(z.object({ what: z.string() })).optional(),
});
const halted = z.object({ why: z.string() });

/** Whether no question is open after a line; for lines from before this was stored, by their kind. */
export function closes({ readers, changes, kind, data }: SpokenEntry): boolean {
  if (readers !== undefined) return changes?.closes === true;
  if (kind === 'clock') {
    const { line, more = [] } = lapsing.parse(data);
    return [line, ...more].some(({ what }) => what === 'lapsed');
  }
  // An order that waited when the battle was unreadable is still there when it is readable again.
  if (kind === 'halted') return !halted.safeParse(data).success;
  return kind === 'annulled' || kind === 'withdrawn' || kind === 'failed';
}
