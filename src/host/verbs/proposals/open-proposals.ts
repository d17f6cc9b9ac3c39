/** Undecided proposals of a battle: for its status, and for the people asked. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import type { Deps } from '../../battle/deps.ts';
import { isLapsed, type Proposal } from '../../advance/proposals/proposal-kind.ts';
import { proposalsOf } from './kinds.ts';
import { askedNames, awaitedBy, spokenFor, theProposal } from '../../advance/proposals/proposal-post.ts';

/** A line for each public proposal. */
export async function openLines(deps: Deps, loaded: LoadedBattle): Promise<readonly Phrase[]> {
  const open = await openIn(deps, loaded);
  return open.flatMap((proposal) => {
    const awaited = awaitedBy(loaded, proposal);
    if (awaited instanceof Refusal || proposal.kind.to?.(loaded, proposal.what)) return [];
    return [phrase('proposal-line', { ...saidOf(proposal), people: askedNames(loaded, proposal, awaited) })];
  });
}

/** A line for each proposal that waits for this person. */
export async function askedLines(deps: Deps, loaded: LoadedBattle, userId: string): Promise<readonly Phrase[]> {
  const open = await openIn(deps, loaded);
  return open.flatMap((proposal) => {
    const awaited = awaitedBy(loaded, proposal);
    const isAsked = !(awaited instanceof Refusal) && spokenFor(loaded, proposal, awaited, userId).length > 0;
    return isAsked ? [phrase('proposal-asked', saidOf(proposal))] : [];
  });
}

async function openIn(deps: Deps, loaded: LoadedBattle): Promise<readonly Proposal[]> {
  const all = await proposalsOf(deps, loaded.battle.id);
  return all.filter((proposal) => !isLapsed(deps.clock(), loaded, proposal));
}

function saidOf(proposal: Proposal) {
  return { who: proposal.who, what: theProposal(proposal) };
}
