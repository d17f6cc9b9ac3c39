/** A battle held up and going on again: by the umpire, by both chiefs, or, where there is no umpire, by an administrator. */
import { z } from 'zod';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { toDesk } from '../../messages/desk-post.ts';
import type { Request } from '../../request.ts';
import { commandersOf } from '../../seats/commanders.ts';
import type { Loaded } from '../../battle/loaded-battle.ts';
import type { Move } from '../../battle/decision.ts';
import { goneOf, goneSays } from '../threads/gone.ts';
import { notice } from '../../messages/posts.ts';
import type { Battle, Store } from '../../store/store.ts';
import { playing } from '../../advance/verb.ts';
import { nameOf, no } from '../../battle/voice.ts';
import { decided, kindOf } from '../../advance/proposals/proposal-kind.ts';
import { chiefOnly, chiefsThere, decidedBy } from './who-agrees.ts';

/** Why a battle is held up, in words that are harmless already. Without `by`, the umpire decided it at his desk. */
const paused = z.object({ who: z.string(), why: z.string(), by: decided.exactOptional() });
export type Paused = z.infer<typeof paused>;

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
    unpaused(loaded, phrase('motion-resumed', { by: decidedBy(by) }), userId, { by }),
});

export function pausing(loaded: Loaded, what: Paused, userId: string): Move {
  const says = [pausedSays(what)];
  return {
    patch: { status: 'paused' },
    table: [{ kind: 'paused', userId, data: what }],
    posts: [notice(loaded.voice, says, commandersOf(loaded))],
    says: () => says,
  };
}

function pausedSays({ who, why, by }: Paused): Phrase {
  return by ? phrase('motion-paused', { by: decidedBy(by), why }) : phrase('host-umpire-pauses', { who, why });
}

/** Who paused the battle, and why. */
export async function pauseLines(store: Store, battle: Battle): Promise<Phrase[]> {
  const gone = goneOf(battle);
  if (gone) return [goneSays(gone)];
  const last = await lastPause(store, battle);
  return last ? [pausedSays(last)] : [];
}

export async function lastPause(store: Store, { id, tableSeq }: Battle): Promise<Paused | undefined> {
  const lines = await store.tableEntries(id, 1, tableSeq);
  const last = lines.findLast(({ kind }) => kind === 'paused');
  return last && paused.parse(last.data);
}

export function pausedAgain(then: Loaded, data: unknown, userId: string): Move {
  return pausing(then, paused.parse(data), userId);
}

export function unpausedBy(loaded: Loaded, { person }: Pick<Request, 'person'>): Move {
  return unpaused(loaded, phrase('host-unpaused', { who: nameOf(person) }), person.id, { name: person.name });
}

function unpaused(
  loaded: Loaded,
  says: Phrase,
  userId: string,
  data: { name: string } | z.infer<typeof resumedBy>,
): Move {
  const { battle, next, voice } = loaded;
  return {
    patch: { status: 'playing' },
    table: [{ kind: 'unpaused', userId, data }],
    posts: [{ ...notice(voice, [says], commandersOf(loaded)), ...toDesk(next, battle.id, voice) }],
    says: () => [says],
  };
}

const resumedBy = z.object({ by: decided });

export function unpausedAgain(then: Loaded, data: unknown, person: Request['person']): Move {
  const agreed = resumedBy.safeParse(data).data;
  if (!agreed) return unpausedBy(then, { person });
  return unpaused(then, phrase('motion-resumed', { by: decidedBy(agreed.by) }), person.id, agreed);
}
