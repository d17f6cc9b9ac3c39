/** Pausing and continuing a battle: by the umpire, by both chiefs, or, without an umpire, by an administrator. */
import { z } from 'zod';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { toDesk } from '../../messages/desk-post.ts';
import type { Request } from '../../request.ts';
import { commandersOf } from '../../seats/commanders.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import type { Decision } from '../../battle/decision.ts';
import { notice } from '../../messages/posts.ts';
import { callAgain } from '../../messages/turn-call.ts';
import { playing } from '../../advance/verb.ts';
import { nameOf, no, type Voice } from '../../battle/voice.ts';
import { kindOf, decidedBy } from '../../advance/proposals/proposal-kind.ts';
import { pausing } from '../../advance/paused.ts';

/** It harms no one: while a side has no chief, the other may do it alone. */
export const pauseKind = kindOf({
  name: 'pause',
  what: z.object({ why: z.string() }),
  mayNot: ({ battle }) => playing(battle),
  says: (_loaded, { why }, who) => phrase('proposal-proposes-pause', { who, why }),
  carried: (_parts, loaded, { what: { why }, by, userId }) =>
    pausing(loaded, { who: by.who[0]!, why, ...(by.how !== 'umpire' && { by }) }, userId),
});

export const resumeKind = kindOf({
  name: 'resume',
  what: z.object({}),
  mayNot: ({ battle }) => (battle.status === 'paused' ? undefined : no(phrase('host-not-paused'))),
  says: (_loaded, _what, who) => phrase('proposal-proposes-resume', { who }),
  carried: (_parts, loaded, { by, userId }) =>
    unpaused(loaded, phrase('proposal-resumed', { by: decidedBy(by) }), userId),
});

export function unpausedBy(loaded: LoadedBattle, { person }: Pick<Request, 'person'>): Decision {
  return unpaused(loaded, phrase('host-unpaused', { who: nameOf(person) }), person.id);
}

function unpaused(loaded: LoadedBattle, says: Phrase, userId: string): Decision {
  const { battle, next, waiting } = loaded;
  const posts = (voice: Voice) => [
    {
      ...notice(voice, [says], commandersOf(loaded)),
      ...(waiting ? {} : callAgain(loaded, voice)),
      ...toDesk(next, battle.id, voice),
    },
  ];
  return {
    patch: { status: 'playing' },
    table: [{ kind: 'unpaused', userId, data: {}, posts }],
    says: () => [says],
  };
}
