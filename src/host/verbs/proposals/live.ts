/** Both sides are present: short deadlines, and no calls, until one of them leaves. */
import { z } from 'zod';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Person } from '../../request.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import { type Decision, together } from '../../battle/decision.ts';
import { announced } from '../../messages/notice-line.ts';
import { playing } from '../../advance/verb.ts';
import { nameOf, no } from '../../battle/voice.ts';
import { type Decided, kindOf, decidedBy } from '../../advance/proposals/proposal-kind.ts';
import { withoutLivePace, isLive, withLivePace } from '../../seats/live-pace.ts';
import { chiefs, sidesLed } from '../../advance/proposals/who-agrees.ts';

export const liveKind = kindOf({
  name: 'live',
  what: z.object({}),
  mayNot: ({ battle }) => playing(battle) ?? (isLive(battle) ? no(phrase('proposal-live-already')) : undefined),
  voters: chiefs,
  says: (_loaded, _what, who) => phrase('proposal-proposes-live', { who }),
  carried: (_parts, loaded, { by, userId }) => withFullTime(loaded, liveDecision(loaded, { on: true, by }, userId)),
});

type Switch = { readonly on: true; readonly by: Decided } | { readonly on: false; readonly who?: Person };

/** Restarts what is owed, with its new time from now on. */
export function withFullTime({ deadlines }: LoadedBattle, decision: Decision): Decision {
  return { ...decision, deadlines: { drop: deadlines.map(({ id }) => id) } };
}

export function liveDecision({ battle }: LoadedBattle, to: Switch, userId: string | undefined): Decision {
  const says = [saysOf(to)];
  return {
    patch: { options: to.on ? withLivePace(battle.options) : withoutLivePace(battle.options) },
    ...announced({ kind: 'live', userId, data: { on: to.on } }, says),
  };
}

/** A chief who goes is no longer present: the live pace ends with the same decision. */
export function withoutLive(loaded: LoadedBattle, person: Person, decision: Decision): Decision {
  if (!isLive(loaded.battle) || sidesLed(loaded, person).length === 0) return decision;
  const { says: _says, ...ends } = withFullTime(loaded, liveDecision(loaded, { on: false, who: person }, person.id));
  return together(decision, ends);
}

function saysOf(to: Switch): Phrase {
  if (to.on) return phrase('proposal-live-on', { by: decidedBy(to.by) });
  return to.who === undefined ? phrase('proposal-live-idle') : phrase('proposal-live-off', { who: nameOf(to.who) });
}
