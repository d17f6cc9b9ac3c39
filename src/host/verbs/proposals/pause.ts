/** A battle held up and going on again: by the umpire, by both chiefs, or, where there is no umpire, by an administrator. */
import { z } from 'zod';
import { type PersonName, type Phrase, phrase } from '../../../kernel/phrase.ts';
import { toDesk } from '../../messages/desk-post.ts';
import type { Request } from '../../request.ts';
import { commandersOf } from '../../seats/commanders.ts';
import type { Loaded } from '../../battle/loaded-battle.ts';
import type { Move } from '../../battle/decision.ts';
import { goneOf, goneSays } from '../threads/gone.ts';
import { notice } from '../../messages/posts.ts';
import { saidLines } from '../../messages/spoken-lines.ts';
import type { Parts } from '../../battle/deps.ts';
import type { Battle, Store, TableEntry } from '../../store/store.ts';
import { playing } from '../../advance/verb.ts';
import { nameOf, no, type Voice } from '../../battle/voice.ts';
import { type Decided, kept, kindOf } from '../../advance/proposals/proposal-kind.ts';
import { chiefOnly, chiefsThere, decidedBy } from './who-agrees.ts';

/** Why a battle is held up, in words that are harmless already. Without `by`, the umpire decided it at the desk. */
interface Paused {
  readonly who: PersonName;
  readonly why: string;
  readonly by?: Decided;
}

/** Nobody loses by it: while a side has no chief, the other one may have it alone. */
export const pauseKind = kindOf({
  name: 'pause',
  what: z.object({ why: z.string() }),
  isOfPosition: false,
  mayNot: ({ battle }) => playing(battle),
  proposer: chiefOnly,
  voters: chiefsThere,
  says: (_loaded, { why }, who) => phrase('motion-proposes-pause', { who, why }),
  carried: (_parts, loaded, { what: { why }, by, userId }) =>
    pausing(loaded, { who: by.who[0]!, why, ...(by.how !== 'umpire' && { by }) }, userId),
});

export const resumeKind = kindOf({
  name: 'resume',
  what: z.object({}),
  isOfPosition: false,
  mayNot: ({ battle }) => (battle.status === 'paused' ? undefined : no(phrase('host-not-paused'))),
  proposer: chiefOnly,
  voters: chiefsThere,
  says: (_loaded, _what, who) => phrase('motion-proposes-resume', { who }),
  carried: (_parts, loaded, { by, userId }) =>
    unpaused(loaded, phrase('motion-resumed', { by: decidedBy(by) }), userId),
});

export function pausing(loaded: Loaded, what: Paused, userId: string): Move {
  const says = [pausedSays(what)];
  return {
    patch: { status: 'paused' },
    table: [
      {
        kind: 'paused',
        userId,
        data: { ...(what.by && { by: kept(what.by) }) },
        posts: (voice) => [notice(voice, says, commandersOf(loaded))],
      },
    ],
    says: () => says,
  };
}

function pausedSays({ who, why, by }: Paused): Phrase {
  return by ? phrase('motion-paused', { by: decidedBy(by), why }) : phrase('host-umpire-pauses', { who, why });
}

/** Who paused the battle, and why: what was said of it then. */
export async function pauseLines(
  { store, words }: Pick<Parts, 'store' | 'words'>,
  battle: Battle,
): Promise<readonly Phrase[]> {
  const gone = goneOf(battle);
  if (gone) return [goneSays(gone)];
  const last = await lastPause(store, battle);
  const [line] = last ? await store.spokenEntries(battle.id, last.seq, last.seq) : [];
  return line ? saidLines(words, line) : [];
}

/** Then it takes both to go on. */
export async function isPausedByAgreement(store: Store, battle: Battle): Promise<boolean> {
  return agreed.safeParse((await lastPause(store, battle))?.data).success;
}

const agreed = z.object({ by: z.object({ how: z.literal('agreed') }) });

async function lastPause(store: Store, { id, tableSeq }: Battle): Promise<TableEntry | undefined> {
  return (await store.tableEntries(id, 1, tableSeq)).findLast(({ kind }) => kind === 'paused');
}

export function unpausedBy(loaded: Loaded, { person }: Pick<Request, 'person'>): Move {
  return unpaused(loaded, phrase('host-unpaused', { who: nameOf(person) }), person.id);
}

function unpaused(loaded: Loaded, says: Phrase, userId: string): Move {
  const { battle, next } = loaded;
  const posts = (voice: Voice) => [
    { ...notice(voice, [says], commandersOf(loaded)), ...toDesk(next, battle.id, voice) },
  ];
  return {
    patch: { status: 'playing' },
    table: [{ kind: 'unpaused', userId, data: {}, posts }],
    says: () => [says],
  };
}
