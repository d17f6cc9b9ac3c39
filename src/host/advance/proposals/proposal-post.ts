/** Posts about a proposal: what it is, who still has to agree, and why it failed, if it did. */
import { type PersonName, type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import type { Decision } from '../../battle/decision.ts';
import type { Deps } from '../../battle/deps.ts';
import { Refusal } from '../../../kernel/play.ts';
import type { Post } from '../../post.ts';
import { line, notice } from '../../messages/posts.ts';
import type { Person } from '../../request.ts';
import { labelOf, nameOf, namesOf, type Voice } from '../../battle/voice.ts';
import { type Proposal, readersOf } from './proposal-kind.ts';

/** Who still has to agree, with the present seats. */
export function awaitedBy(loaded: LoadedBattle, { kind, what, agreed }: Proposal): readonly Person[] | Refusal {
  const voters = kind.voters(loaded, what);
  return voters instanceof Refusal ? voters : voters.filter(({ id }) => !agreed.includes(id));
}

/** The voters this person can agree for: themselves, and those they deputise for. */
export function spokenFor(
  loaded: LoadedBattle,
  { kind, what }: Proposal,
  voters: readonly Person[],
  userId: string,
): readonly Person[] {
  return voters.filter((voter) => voter.id === userId || kind.standIn?.(loaded, what, voter)?.id === userId);
}

/** Who still has to agree, in a sentence; an absent person with their deputy. */
export function askedNames(loaded: LoadedBattle, { kind, what }: Proposal, awaited: readonly Person[]): Phrase[] {
  return awaited.flatMap((voter) => {
    const standIn = kind.standIn?.(loaded, what, voter);
    if (!standIn) return namesOf([voter]);
    return [phrase('proposal-stands-in', { who: nameOf(standIn), whose: nameOf(voter) })];
  });
}

export async function proposalPost(deps: Deps, loaded: LoadedBattle, proposal: Proposal): Promise<Post> {
  const { battle, voice } = loaded;
  const { kind, id, what, who } = proposal;
  const awaited = awaitedBy(loaded, proposal);
  const people = awaited instanceof Refusal ? [] : awaited;
  const standIns = people.flatMap((voter) => kind.standIn?.(loaded, what, voter) ?? []);
  const shown = (await kind.shows?.(deps, loaded, what)) ?? { sentences: [] };
  const to = kind.to?.(loaded, what);
  return {
    kind: 'notice',
    sentences: [
      line(voice, kind.says(loaded, what, who)),
      ...shown.sentences,
      line(voice, phrase('proposal-awaits', { people: askedNames(loaded, proposal, people) })),
    ],
    footer: [],
    ...(shown.scene && { scene: shown.scene }),
    motion: {
      battle: battle.id,
      id,
      agree: labelOf(voice.say(phrase('proposal-agree'))),
      refuse: labelOf(voice.say(phrase('proposal-refuse'))),
    },
    ...(to && { to }),
    calls: [...new Set([...people, ...standIns].map((person) => person.id))],
  };
}

/** How a proposal failed. `void`: it is carried, but no longer possible. */
interface Ending {
  readonly how: 'refused' | 'withdrawn' | 'lapsed' | 'void' | 'carried';
  /** Who refused or withdrew it. */
  readonly who?: PersonName;
  /** Why it is no longer possible. */
  readonly why?: Phrase;
}

/** It, as the end of a sentence. */
export function theProposal({ kind }: Proposal): Phrase {
  return phrase(`proposal-the-${kind.name}`);
}

function endingSays(proposal: Proposal, { how, who, why }: Ending): Phrase {
  const what = theProposal(proposal);
  return phrase(`proposal-${how}`, { what, who: who ?? '', why: why ?? '' });
}

type Ended = Required<Pick<Decision, 'table' | 'says'>> & {
  readonly motions: { readonly drop: readonly string[] };
};

/** A proposal ends. The effect of a carried one tells of it. `userId`: whose decision ended it. */
export function ended(loaded: LoadedBattle, proposal: Proposal, end: Ending, userId?: string): Ended {
  const { kind, id, userId: proposer, what } = proposal;
  const says: readonly Phrase[] = end.how === 'carried' ? [] : [endingSays(proposal, end)];
  const to = kind.to?.(loaded, what);
  const calls = end.how === 'refused' ? [proposer] : [];
  const posts = (voice: Voice): Post[] => [{ ...notice(voice, says, calls), ...(to && { to }) }];
  return {
    motions: { drop: [id] },
    table: [
      {
        kind: 'closed',
        userId,
        data: { id, kind: kind.name, how: end.how, proposer },
        ...readersOf(loaded, proposal),
        ...(says.length > 0 && { posts }),
      },
    ],
    says: () => says,
  };
}
