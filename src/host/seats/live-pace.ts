/** The pace of a battle while both sides are here; what it was before is kept beside it, and comes back. */
import type { Json } from '../../kernel/play.ts';
import { paceOf } from './pace.ts';
import type { Battle, Options } from '../store/store.ts';

/** Half an hour for a turn, ten minutes for an answer, by night too. */
const WINDOWS = { turnHours: 1 / 2, answerHours: 1 / 6 };

/** Where nobody has done anything for so long, they are not both here any more: in milliseconds. */
export const IDLE = 30 * 60_000;

export function isLive(battle: Pick<Battle, 'options'>): boolean {
  return paceOf(battle)?.live === true;
}

export function lively(options: Options): Options {
  const before = paceOf({ options });
  const pace = { ...WINDOWS, zone: before?.zone ?? 'UTC', weekends: true, live: true };
  return { ...options, pace, paceAfter: options['pace'] ?? null };
}

/** The options as they were, and are when it is over. */
export function calm(options: Options): Options {
  if (!isLive({ options })) return options;
  const { pace: _live, paceAfter, ...rest } = options;
  return { ...rest, ...(paceAfter !== null && paceAfter !== undefined && { pace: paceAfter satisfies Json }) };
}
