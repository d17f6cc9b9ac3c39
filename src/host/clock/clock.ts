/** The clock of the battles: how fast one is played, who stands in for whom, and what is due. */
import type { Refusal } from '../../kernel/play.ts';
import type { Closed } from './tick.ts';
import type { Person, Reply, Request } from '../request.ts';

export interface Clock {
  /** How fast the battle here is played. */
  readonly pace: (request: Request) => Promise<Reply | Refusal>;
  /** He is away until then, in all his battles; whoever stands in for him takes over at once. */
  readonly away: (request: Request, until: string) => Promise<Reply | Refusal>;
  /** He takes back what others do for him, in all his battles. */
  readonly back: (request: Request) => Promise<Reply | Refusal>;
  /** Who stands in for him here; he himself: nobody any more. Without a person, he is told who it is. */
  readonly deputy: (request: Request, person?: Person) => Promise<Reply | Refusal>;
  /** Does what is due in all battles; the questions that were open until then. */
  readonly tick: () => Promise<readonly Closed[]>;
}
