/** Another pace, from now on: everything owed restarts with it. */
import { z } from 'zod';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Json } from '../../../kernel/play.ts';
import { type Pace, paceLines, paceOf } from '../../seats/pace.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import type { Decision } from '../../battle/decision.ts';
import { announced } from '../../messages/notice-line.ts';
import { json } from '../../store/stored.ts';
import { no } from '../../battle/voice.ts';
import { type Decided, kept, kindOf, decidedBy } from '../../advance/proposals/proposal-kind.ts';
import { withFullTime } from './live.ts';

export const paceKind = kindOf({
  name: 'pace',
  /** `null`: no pace from now on. */
  what: z.object({ pace: json }),
  mayNot: ({ battle }) => {
    if (battle.status === 'over') return no(phrase('host-is-over'));
    return paceOf(battle)?.live ? no(phrase('proposal-pace-live')) : undefined;
  },
  says: (_loaded, { pace }, who) => phrase('proposal-proposes-pace', { who, pace: linesOf(pace) }),
  carried: (_parts, loaded, { what: { pace }, by, userId }) => withFullTime(loaded, paced(loaded, pace, by, userId)),
});

function linesOf(pace: Json): Phrase[] {
  return [...paceLines(read(pace))];
}

function read(pace: Json): Pace | undefined {
  return pace === null ? undefined : paceOf({ options: { pace } });
}

function paced({ battle }: LoadedBattle, pace: Json, by: Decided, userId: string): Decision {
  const { pace: _before, ...options } = battle.options;
  const says = [phrase('proposal-paced', { by: decidedBy(by), pace: linesOf(pace) })];
  return {
    patch: { options: { ...options, ...(pace !== null && { pace }) } },
    ...announced({ kind: 'paced', userId, data: { by: kept(by), pace } }, says),
  };
}
