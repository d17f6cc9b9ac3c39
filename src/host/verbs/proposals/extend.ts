/** More time for those who owe something now. */
import { z } from 'zod';
import { phrase } from '../../../kernel/phrase.ts';
import type { Refusal } from '../../../kernel/play.ts';
import { extended } from '../../seats/deadline-rows.ts';
import { paceOf } from '../../seats/pace.ts';
import { sidesOf } from '../../seats/commanders.ts';
import type { Decision } from '../../battle/decision.ts';
import { announced } from '../../messages/notice-line.ts';
import { playing } from '../../advance/verb.ts';
import { no } from '../../battle/voice.ts';
import { kept, kindOf, decidedBy } from '../../advance/proposals/proposal-kind.ts';
import { chiefs } from '../../advance/proposals/who-agrees.ts';

/** The choices, in waking hours. */
export const HOURS = ['6', '12', '24', '48', '72'] as const;

export const extendKind = kindOf({
  name: 'extend',
  /** `rows`: the deadlines concerned. */
  what: z.object({ hours: z.number().positive().max(72), rows: z.array(z.string()) }),
  mayNot: ({ battle }) => playing(battle) ?? (paceOf(battle) ? undefined : no(phrase('proposal-no-pace'))),
  proposer: (loaded, { person }) => (sidesOf(loaded, person).length > 0 ? undefined : no(phrase('host-no-seat'))),
  voters: chiefs,
  says: (_loaded, { hours }, who) => phrase('proposal-proposes-extend', { who, n: hours }),
  carried: (_parts, loaded, { what: { hours, rows }, by, userId }): Decision | Refusal => {
    const due = loaded.deadlines.filter(({ id }) => rows.includes(id));
    if (due.length === 0) return no(phrase('proposal-extend-late'));
    const says = [phrase('proposal-extended', { by: decidedBy(by), n: hours })];
    return {
      deadlines: { put: [...extended(due, hours)] },
      ...announced({ kind: 'extended', userId, data: { by: kept(by), hours } }, says),
    };
  },
});
