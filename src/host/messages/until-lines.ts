/** The deadlines of the people who have to act: one line for each deadline. */
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { momentShown } from '../../kernel/moment.ts';
import type { Deadline } from '../store/store.ts';
import { namesOf } from '../battle/voice.ts';
import { awaitedNow } from '../seats/awaited.ts';
import type { WhoActs } from '../seats/duties.ts';

export function untilLines(table: WhoActs & { readonly deadlines: readonly Deadline[] }): readonly Phrase[] {
  const timed = awaitedNow(table).flatMap(({ person, until }) => (until ? [{ person, until }] : []));
  const groups = Map.groupBy(timed, ({ until }) => until.getTime());
  return [...groups.values()].map((some) =>
    phrase('clock-until', { who: namesOf(some.map(({ person }) => person)), until: momentShown(some[0]!.until) }),
  );
}
