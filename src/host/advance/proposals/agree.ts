/** Counts an agreement; the last one carries the proposal. */
import { type PersonName, phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import type { Person, Request } from '../../request.ts';
import { isUmpire } from '../../seats/commanders.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import { type Decision, together } from '../../battle/decision.ts';
import type { Deps } from '../../battle/deps.ts';
import { no, personName } from '../../battle/voice.ts';
import { type Decided, type Proposal, readersOf, rowOf } from './proposal-kind.ts';
import { askedNames, awaitedBy, ended, spokenFor } from './proposal-post.ts';

/** Counts the word of a person who may decide; the last one carries it. */
export async function agree(
  deps: Deps,
  loaded: LoadedBattle,
  request: Request,
  proposal: Proposal,
): Promise<Decision | Refusal> {
  const { person } = request;
  if (isUmpire(loaded, person))
    return carry(deps, loaded, request, proposal, { how: 'umpire', who: [personName(person)] });
  const voters = proposal.kind.voters(loaded, proposal.what);
  if (voters instanceof Refusal) return voters;
  const given = spokenFor(loaded, proposal, voters, person.id).map(({ id }) => id);
  const counted = { ...proposal, agreed: [...new Set([...proposal.agreed, ...given, person.id])] };
  const awaited = awaitedBy(loaded, counted);
  if (awaited instanceof Refusal) return awaited;
  const people = askedNames(loaded, proposal, awaited);
  if (awaited.length > 0) {
    if (proposal.agreed.includes(person.id)) return no(phrase('proposal-voted', { people }));
    return {
      motions: { put: [rowOf(loaded.battle, counted)] },
      table: [{ kind: 'voted', userId: person.id, data: { id: proposal.id }, ...readersOf(loaded, proposal) }],
      says: () => [phrase('proposal-noted', { people })],
    };
  }
  return carry(deps, loaded, request, proposal, { how: 'agreed', who: agreeing(voters, proposal) });
}

/** Their names, the proposer's first, even if theirs is not needed. */
function agreeing(voters: readonly Person[], { userId, who }: Proposal): PersonName[] {
  return [who, ...voters.filter(({ id }) => id !== userId).map(personName)];
}

async function carry(
  deps: Deps,
  loaded: LoadedBattle,
  request: Request,
  proposal: Proposal,
  by: Decided,
): Promise<Decision | Refusal> {
  const { kind, what, userId } = proposal;
  const refusal = kind.mayNot(loaded, what);
  const decision = refusal ?? (await kind.carried(deps, loaded, { what, by, userId }, request));
  // What the umpire cannot decide, the people asked still can.
  if (decision instanceof Refusal && by.how === 'umpire') return decision;
  if (decision instanceof Refusal) {
    return ended(loaded, proposal, { how: 'void', why: decision.says });
  }
  return together(ended(loaded, proposal, { how: 'carried' }, request.person.id), decision);
}
