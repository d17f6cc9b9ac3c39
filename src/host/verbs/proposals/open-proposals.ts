/** Undecided proposals of a battle: for its status, and for the people asked. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import type { Deps } from '../../battle/deps.ts';
import { type AnyProposalKind, isLapsed, type Proposal, proposalOf } from '../../advance/proposals/proposal-kind.ts';
import { kindNamed } from './kinds.ts';
import { askedNames, awaitedBy, spokenFor } from '../../advance/proposals/proposal-post.ts';

interface Open {
  readonly kind: AnyProposalKind;
  readonly proposal: Proposal;
}

/** A line for each public proposal. */
export async function openLines(deps: Deps, loaded: LoadedBattle): Promise<readonly Phrase[]> {
  const open = await openIn(deps, loaded);
  return open.flatMap(({ kind, proposal }) => {
    const awaited = awaitedBy(kind, loaded, proposal);
    if (awaited instanceof Refusal || kind.to?.(loaded, proposal.what)) return [];
    return [
      phrase('proposal-line', { ...saidOf(kind, proposal), people: askedNames(kind, loaded, proposal.what, awaited) }),
    ];
  });
}

/** A line for each proposal that waits for this person. */
export async function askedLines(deps: Deps, loaded: LoadedBattle, userId: string): Promise<readonly Phrase[]> {
  const open = await openIn(deps, loaded);
  return open.flatMap(({ kind, proposal }) => {
    const awaited = awaitedBy(kind, loaded, proposal);
    if (awaited instanceof Refusal) return [];
    const isAsked = spokenFor(kind, loaded, proposal.what, awaited, userId).length > 0;
    return isAsked ? [phrase('proposal-asked', saidOf(kind, proposal))] : [];
  });
}

async function openIn({ store, clock }: Deps, loaded: LoadedBattle): Promise<readonly Open[]> {
  const open = (await store.motions(loaded.battle.id)).map(proposalOf);
  return open
    .map((proposal) => ({ proposal, kind: kindNamed(proposal.kind) }))
    .filter(({ proposal, kind }) => !isLapsed(clock(), loaded, kind, proposal));
}

function saidOf({ name }: AnyProposalKind, { who }: Proposal) {
  return { who, what: phrase(`proposal-the-${name}`) };
}
