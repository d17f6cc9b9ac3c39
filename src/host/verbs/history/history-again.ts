/** A line of the table's ledger, or an entry of the battle's, told anew; or that today's words cannot tell it. */
import type { Person } from '../../request.ts';
import { readUndo } from '../../orders/journal.ts';
import type { EntryKind, News } from '../../battle/passage.ts';
import type { Loaded } from '../../battle/loaded-battle.ts';
import { undoneAgain } from '../proposals/undo.ts';
import type { Move } from '../../battle/decision.ts';
import type { Parts } from '../../battle/deps.ts';
import { fromPast, untoldSays } from '../../messages/past-passages.ts';
import type { Post } from '../../post.ts';
import { notice } from '../../messages/posts.ts';
import { retold } from './retell.ts';
import type { Battle, EntryWithState, TableEntry } from '../../store/store.ts';
import { diceIn } from '../../orders/inputs.ts';
import { tellDone } from '../../advance/tell.ts';

/** The posts of an entry, and the battle behind it. */
interface Again {
  readonly posts: readonly Post[];
  readonly after: Loaded;
}

/** Which version wrote a line it does not say: no later one than the entry behind it. */
export async function lineAgain(
  parts: Parts,
  then: Loaded,
  line: TableEntry,
  behind: EntryWithState,
  person: Person,
): Promise<Move> {
  const { rulesVersion } = behind;
  const move = await fromPast(parts, then, { rulesVersion, text: line.kind }, () => retold(parts, then, line, person));
  return move ?? { posts: [untold(then, behind)] };
}

export async function entryAgain(
  parts: Parts,
  then: Loaded,
  lines: readonly TableEntry[],
  entry: EntryWithState,
  person: Person,
): Promise<Again> {
  const { seq, transcript, hash: head } = entry;
  const position = readUndo(entry)?.to ?? seq;
  const plain: Pick<Move, 'posts' | 'patch'> = { posts: [untold(then, entry)], patch: { position, told: seq } };
  const again = await fromPast(parts, then, entry, () => postsOf(parts, then, lines, entry, person));
  const { posts = [], patch } = again ?? plain;
  const dice = (patch?.dice ?? then.battle.dice) + diceIn(transcript);
  const battle: Battle = { ...then.battle, position: seq, ...patch, seq, head, dice };
  const state = then.rules.restore(entry.state);
  return { posts, after: { ...then, battle, state, next: then.rules.next(state), waiting: undefined } };
}

function untold({ voice }: Loaded, entry: EntryWithState): Post {
  return notice(voice, [untoldSays(entry)]);
}

async function postsOf(
  parts: Parts,
  then: Loaded,
  lines: readonly TableEntry[],
  entry: EntryWithState,
  person: Person,
): Promise<Pick<Move, 'posts' | 'patch'>> {
  const { kind, seq, side, transcript, hash: head, text } = entry;
  if (kind === 'start' || !side) return { patch: { position: seq, told: seq } };
  if (kind === 'undo') return undoneAgain(parts, then, entry, lines, person);
  const after = then.rules.restore(entry.state);
  return doneAgain(parts, then, { before: then.state, after, by: side, transcript, kind, text, seq, head });
}

async function doneAgain(
  parts: Parts,
  then: Loaded,
  news: Omit<News, 'heard' | 'kind'> & { readonly kind: string },
): Promise<Pick<Move, 'posts' | 'patch'>> {
  const heard = then.waiting?.transcript.length ?? 0;
  const { posts, told: last } = await tellDone(parts, then, { ...news, kind: news.kind as EntryKind, heard });
  const patch: Move['patch'] = last === undefined ? {} : { told: last };
  return { posts, patch };
}
