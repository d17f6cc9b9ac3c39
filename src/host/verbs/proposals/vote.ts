/** Voting on a proposal. It takes everyone; one refusal ends it, and the umpire decides alone. */
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import type { Request } from '../../request.ts';
import { isUmpire } from '../../seats/commanders.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import type { Decision } from '../../battle/decision.ts';
import type { Deps } from '../../battle/deps.ts';
import { no, personName } from '../../battle/voice.ts';
import { agree } from '../../advance/proposals/agree.ts';
import { isLapsed, proposalOf } from '../../advance/proposals/proposal-kind.ts';
import { kindNamed } from './kinds.ts';
import { askedNames, awaitedBy, ended, spokenFor } from '../../advance/proposals/proposal-post.ts';

/** A proposal by its battle and its id: a button may be old. */
export async function vote(
  deps: Deps,
  loaded: LoadedBattle,
  request: Request,
  battle: string,
  id: string,
  agrees: boolean,
): Promise<Decision | Refusal> {
  const open = loaded.battle.id === battle ? await deps.store.motions(battle) : [];
  const motion = open.find((each) => each.id === id);
  if (!motion) return no(phrase('proposal-closed'));
  const proposal = proposalOf(kindNamed(motion.kind), motion);
  if (isLapsed(deps.clock(), loaded, proposal)) return ended(loaded, proposal, { how: 'lapsed' });
  const awaited = awaitedBy(loaded, proposal);
  if (awaited instanceof Refusal) return awaited;
  const { person } = request;
  const speaks = spokenFor(loaded, proposal, awaited, person.id).length > 0;
  const isConcerned = speaks || proposal.agreed.includes(person.id);
  if (!isConcerned && !isUmpire(loaded, person)) {
    return no(phrase('proposal-not-asked', { people: askedNames(loaded, proposal, awaited) }));
  }
  if (agrees) return agree(deps, loaded, request, proposal);
  const how = proposal.userId === person.id ? 'withdrawn' : 'refused';
  return ended(loaded, proposal, { how, who: personName(person) }, person.id);
}
