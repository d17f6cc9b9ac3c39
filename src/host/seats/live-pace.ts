/** The pace of a battle while both sides are present; the previous one is kept beside it, and returns afterwards. */
import { MINUTE } from './durations.ts';
import type { Json } from '../../kernel/play.ts';
import { paceOf } from './pace.ts';
import type { Battle, Options } from '../store/store.ts';

/** Half an hour for a turn, ten minutes for an answer, even at night. */
const WINDOWS = { turnHours: 1 / 2, answerHours: 1 / 6 };

/** In milliseconds; if no one has done anything for this long, both sides are no longer present. */
export const IDLE = 30 * MINUTE;

export function isLive(battle: Pick<Battle, 'options'>): boolean {
  return paceOf(battle)?.live === true;
}

export function withLivePace(options: Options): Options {
  const before = paceOf({ options });
  const pace = { ...WINDOWS, zone: before?.zone ?? 'UTC', weekends: true, live: true };
  return { ...options, pace, paceAfter: options['pace'] ?? null };
}

/** The options without the live pace. */
export function withoutLivePace(options: Options): Options {
  if (!isLive({ options })) return options;
  const { pace: _live, paceAfter, ...rest } = options;
  return { ...rest, ...(paceAfter !== null && paceAfter !== undefined && { pace: paceAfter satisfies Json }) };
}
