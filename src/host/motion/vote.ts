/** The votes on what is proposed. It takes all of them; one who refuses ends it, and the umpire decides alone. */
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { type Json, Refusal } from '../../kernel/play.ts';
import { plain } from '../../words/words.ts';
import type { Person, Request } from '../host.ts';
import { isUmpire, type Loaded } from '../load.ts';
import type { Move } from '../move.ts';
import type { Parts } from '../parts.ts';
import { no } from '../voice.ts';
import { type AnyKind, type Decided, type Proposal, proposalOf } from './kind.ts';
import { kindNamed } from './kinds.ts';
import { isLapsed } from './lapse.ts';
import { hush } from './propose.ts';
import { awaitedBy, type Ending, endingPosts, endingSays } from './told.ts';
import { namesOf } from './who.ts';

/** A proposal by its battle and its id: a button may stand for long. */
export interface Ballot {
  readonly battle: string;
  readonly id: string;
  readonly agrees: boolean;
}

export async function vote(
  parts: Parts,
  loaded: Loaded,
  request: Request,
  { battle, id, agrees }: Ballot,
): Promise<Move | Refusal> {
  const open = loaded.battle.id === battle ? await parts.store.motions(battle) : [];
  const motion = open.find((each) => each.id === id);
  if (!motion) return no(phrase('motion-closed'));
  const proposal = proposalOf(motion);
  const kind = kindNamed(proposal.kind);
  if (isLapsed(parts.clock(), loaded, kind, proposal)) return ended(loaded, kind, proposal, { how: 'lapsed' });
  const awaited = awaitedBy(kind, loaded, proposal);
  if (awaited instanceof Refusal) return awaited;
  const { person } = request;
  const isConcerned = [...awaited.map((each) => each.id), ...proposal.agreed].includes(person.id);
  if (!isConcerned && !isUmpire(loaded, person)) return no(phrase('motion-not-asked', { people: namesOf(awaited) }));
  if (agrees) return agree(parts, loaded, request, kind, proposal);
  const how = proposal.userId === person.id ? 'withdrawn' : 'refused';
  return ended(loaded, kind, proposal, { how, who: plain(person.name) }, person.id);
}

/** Counts the word of one who may have a say; the last one carries it. */
export async function agree(
  parts: Parts,
  loaded: Loaded,
  request: Request,
  kind: AnyKind,
  proposal: Proposal,
): Promise<Move | Refusal> {
  const { person } = request;
  if (isUmpire(loaded, person))
    return carry(parts, loaded, request, kind, proposal, { how: 'umpire', who: [plain(person.name)] });
  const counted = { ...proposal, agreed: [...new Set([...proposal.agreed, person.id])] };
  const awaited = awaitedBy(kind, loaded, counted);
  if (awaited instanceof Refusal) return awaited;
  const people = namesOf(awaited);
  if (awaited.length > 0) {
    if (proposal.agreed.includes(person.id)) return no(phrase('motion-voted', { people }));
    return {
      motions: { put: [rowOf(loaded, counted)] },
      table: [
        {
          kind: 'voted',
          userId: person.id,
          data: { id: proposal.id, name: person.name, ...hush(kind, loaded, proposal.what) },
        },
      ],
      says: () => [phrase('motion-noted', { people })],
    };
  }
  const voters = kind.voters(loaded, proposal.what);
  if (voters instanceof Refusal) return voters;
  return carry(parts, loaded, request, kind, proposal, { how: 'agreed', who: agreeing(voters, proposal) });
}

/** Their names, the proposer's first, even where his own word would not be needed. */
function agreeing(voters: readonly Person[], { userId, who }: Proposal): string[] {
  return [who, ...voters.filter(({ id }) => id !== userId).map(({ name }) => plain(name))];
}

function rowOf({ battle }: Loaded, { id, kind, userId, agreed, what, who, position, no: asked, until }: Proposal) {
  const data = { what, who, position, no: asked, until };
  return { id, battleId: battle.id, kind, userId, data, votes: [...agreed] };
}

async function carry(
  parts: Parts,
  loaded: Loaded,
  request: Request,
  kind: AnyKind,
  proposal: Proposal,
  by: Decided,
): Promise<Move> {
  const { what, userId, id } = proposal;
  const refusal = kind.mayNot(loaded, what);
  const move = refusal ?? (await kind.carried(parts, loaded, { what, by, userId }, request));
  if (move instanceof Refusal) {
    return ended(loaded, kind, proposal, { how: 'void', why: JSON.parse(JSON.stringify(move.says)) as Json });
  }
  const end = ended(loaded, kind, proposal, { how: 'carried' }, request.person.id);
  return {
    ...move,
    motions: { ...move.motions, drop: [...(move.motions?.drop ?? []), id] },
    table: [...end.table, ...(move.table ?? [])],
  };
}

type Ended = Required<Pick<Move, 'table' | 'posts' | 'says'>> & {
  readonly motions: { readonly drop: readonly string[] };
};

/** The proposal is no more. `userId`: whose word ended it. */
export function ended(
  loaded: Loaded,
  kind: AnyKind,
  { id, userId: proposer, what }: Proposal,
  how: Omit<Ending, 'kind' | 'proposer' | 'what'>,
  userId?: string,
): Ended {
  const end: Ending = { kind: kind.name, ...how, proposer, what };
  const says: readonly Phrase[] = end.how === 'carried' ? [] : [endingSays(kind, end)];
  return {
    motions: { drop: [id] },
    table: [
      {
        kind: 'closed',
        userId,
        data: { id, ...(end as { readonly [name: string]: Json }), ...hush(kind, loaded, what) },
      },
    ],
    posts: endingPosts(loaded, kind, end),
    says: () => says,
  };
}
