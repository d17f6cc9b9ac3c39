/** Both are here: short windows, and nobody is called, until one of them leaves. */
import { z } from 'zod';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Person } from '../../request.ts';
import type { Loaded } from '../../battle/loaded-battle.ts';
import type { Move } from '../../battle/decision.ts';
import { notice } from '../../messages/posts.ts';
import { playing } from '../../advance/verb.ts';
import { nameOf, no } from '../../battle/voice.ts';
import { decided, kindOf } from '../../advance/proposals/proposal-kind.ts';
import { calm, isLive, lively } from '../../seats/live-pace.ts';
import { chiefOnly, chiefs, decidedBy, sidesLed } from './who-agrees.ts';

export const liveKind = kindOf({
  name: 'live',
  what: z.object({}),
  isOfPosition: false,
  mayNot: ({ battle }) => playing(battle) ?? (isLive(battle) ? no(phrase('motion-live-already')) : undefined),
  proposer: chiefOnly,
  voters: chiefs,
  says: (_loaded, _what, who) => phrase('motion-proposes-live', { who }),
  carried: (_parts, loaded, { by, userId }) => anew(loaded, switched(loaded, { on: true, by }, userId)),
});

const ending = z.object({ on: z.literal(false), who: z.string().exactOptional() });
const beginning = z.object({ on: z.literal(true), by: decided });
const kept = z.union([beginning, ending]);
type Switch = z.infer<typeof kept>;

/** What is owed begins anew, with the time that it has from now on. */
export function anew({ deadlines }: Loaded, move: Move): Move {
  return { ...move, deadlines: { drop: deadlines.map(({ id }) => id) } };
}

export function switched({ battle, voice }: Loaded, to: Switch, userId: string | undefined): Move {
  const says = [saysOf(to)];
  return {
    patch: { options: to.on ? lively(battle.options) : calm(battle.options) },
    table: [{ kind: 'live', userId, data: to }],
    posts: [notice(voice, says)],
    says: () => says,
  };
}

/** A chief who goes is no longer there: what was played at once is over with the move by which he goes. */
export function withoutLive(loaded: Loaded, { id, name }: Person, move: Move): Move {
  if (!isLive(loaded.battle) || sidesLed(loaded, { id }).length === 0) return move;
  const { patch, table = [], posts = [], deadlines } = anew(loaded, switched(loaded, { on: false, who: name }, id));
  return {
    ...move,
    patch: { ...move.patch, ...patch },
    table: [...(move.table ?? []), ...table],
    posts: [...(move.posts ?? []), ...posts],
    ...(deadlines && { deadlines }),
  };
}

function saysOf(to: Switch): Phrase {
  if (to.on) return phrase('motion-live-on', { by: decidedBy(to.by) });
  return to.who === undefined
    ? phrase('motion-live-idle')
    : phrase('motion-live-off', { who: nameOf({ id: '', name: to.who }) });
}

export function switchedAgain(then: Loaded, data: unknown, userId: string): Move {
  return switched(then, kept.parse(data), userId);
}
