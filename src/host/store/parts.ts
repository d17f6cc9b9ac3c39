/** Writes the parts of a battle within a commit: entries, the waiting order, drafts. */
import { randomUUID } from 'node:crypto';
import type { Change, NewEntry, NewWaiting } from './change.ts';
import type { Transaction } from './database/connection.ts';
import type { KeptPosts } from './kept-posts.ts';
import { withPseudonyms } from './participants.ts';
import type { Participant } from './stored.ts';
import { jsonOf } from './database/text-columns.ts';

/** `packed` is the position after it, compressed. */
export async function storeEntry(
  transaction: Transaction,
  battleId: string,
  entry: NewEntry,
  packed: string,
  at: Date,
): Promise<void> {
  await transaction.entry.create({
    data: {
      id: randomUUID(),
      battleId,
      seq: entry.seq,
      kind: entry.kind,
      side: entry.side ?? null,
      person: entry.person ?? null,
      text: entry.text,
      transcript: jsonOf(entry.transcript),
      open: entry.open ? jsonOf(entry.open) : null,
      state: packed,
      previous: entry.previous,
      hash: entry.hash,
      rulesVersion: entry.rulesVersion,
      at,
    },
  });
}

/** `participants`: whose pseudonyms stand in the lines; undefined: their ids do. */
export async function storeTableEntries(
  transaction: Transaction,
  battleId: string,
  change: Change,
  participants: readonly Participant[] = [],
): Promise<void> {
  const kept = (value: unknown) => withPseudonyms(jsonOf(value), participants);
  for (const { seq, kind, userId = null, data, readers, said, changes } of change.tableEntries ?? []) {
    const person = participants.find((each) => each.userId === userId)?.pseudonym ?? userId;
    await transaction.tableEntry.create({
      data: {
        id: randomUUID(),
        battleId,
        seq,
        kind,
        userId: person,
        data: kept(data),
        readers: readers ?? null,
        said: said ? kept(participants.length > 0 ? nameless(said) : said) : null,
        changes: changes ? kept(changes) : null,
        at: change.at,
      },
    });
  }
}

/** The names are with the participants. */
function nameless({ people, ...posts }: KeptPosts): KeptPosts {
  return { people: Object.fromEntries(Object.keys(people).map((id) => [id, null])), ...posts };
}

export async function storeWaiting(
  transaction: Transaction,
  battleId: string,
  waiting: NewWaiting | 'none',
  at: Date,
): Promise<void> {
  await transaction.waiting.deleteMany({ where: { battleId } });
  if (waiting !== 'none') await transaction.waiting.create({ data: waitingRow(battleId, waiting, at) });
}

export function waitingRow(battleId: string, waiting: NewWaiting, at: Date) {
  return {
    battleId,
    no: waiting.no,
    side: waiting.side,
    userId: waiting.userId ?? null,
    text: waiting.text,
    transcript: jsonOf(waiting.transcript),
    filed: jsonOf(waiting.filed),
    question: waiting.question ? jsonOf(waiting.question) : null,
    rest: jsonOf(waiting.rest),
    afterSeq: waiting.afterSeq ?? null,
    askedAt: waiting.askedAt ?? at,
  };
}

export async function storeDrafts(transaction: Transaction, { drafts, at }: Change): Promise<void> {
  if (drafts?.drop) await transaction.draft.deleteMany({ where: { id: { in: [...drafts.drop] } } });
  for (const draft of drafts?.put ?? []) {
    const { id, battleId, userId, side, text, seq } = draft;
    await transaction.draft.create({ data: { id, battleId, userId, side, text, seq, at } });
  }
}
