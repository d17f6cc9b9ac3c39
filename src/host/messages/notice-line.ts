/** Lines of the table ledger that post plain sentences. */
import type { Phrase } from '../../kernel/phrase.ts';
import type { Decision, TableLine } from '../battle/decision.ts';
import { notice } from './posts.ts';

type Line = Omit<TableLine, 'posts'>;

/** `calls`: the people that its post calls, by user id. */
export function noticeLine(line: Line, says: readonly Phrase[], calls: readonly string[] = []): TableLine {
  return { ...line, posts: (voice) => [notice(voice, says, calls)] };
}

/** The person who decided it reads the same sentences. */
export function announced(
  line: Line,
  says: readonly Phrase[],
  calls: readonly string[] = [],
): Required<Pick<Decision, 'table' | 'says'>> {
  return { table: [noticeLine(line, says, calls)], says: () => says };
}
