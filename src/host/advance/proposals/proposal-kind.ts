/**
 * Proposals: one mechanism for everything that takes the consent of several people. A kind defines when it can be
 * proposed, by whom, who must agree, its wording, and its effect. Counting, storing and reporting votes is the same for
 * all (`propose.ts`, `agree.ts`, `proposal-post.ts`).
 */
import { chiefOnly, chiefsThere } from './who-agrees.ts';
import { z } from 'zod';
import { type PersonName, type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Json, Refusal, Side } from '../../../kernel/play.ts';
import type { Person, Request } from '../../request.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import type { Decision, TableLine } from '../../battle/decision.ts';
import type { Deps } from '../../battle/deps.ts';
import type { Post } from '../../post.ts';
import { json } from '../../store/stored.ts';
import type { Battle, Motion } from '../../store/store.ts';

/** How and by whom it was decided. */
export interface Decided {
  readonly how: 'agreed' | 'umpire' | 'administrator' | 'alone' | 'opener';
  readonly who: readonly PersonName[];
}

/** For a line of the ledger: people by id. */
export function kept({ how, who }: Decided): { readonly how: string; readonly who: readonly string[] } {
  return { how, who: who.map(({ person }) => person) };
}

/** `By agreement of Ann and Bob`: the beginning of a sentence about it. */
export function decidedBy({ how, who }: Decided): Phrase {
  const names = who.map((each) => phrase('seat-name', { who: each }));
  return phrase(`proposal-by-${how}`, { who: names });
}

/** What is stored of a proposal besides its kind and its proposer. */
const row = z.object({
  /** The content of the proposal; only its kind reads it. */
  what: json,
  /** The proposer's name, untrusted text. Earlier versions stored `who`, escaped. */
  name: z.string().exactOptional(),
  who: z.string().exactOptional(),
  /** The number of the position it was made on, and of the open question then, or 0. */
  position: z.number().int(),
  no: z.number().int(),
  /** When it lapses: an ISO date. */
  until: z.string(),
});

export interface Proposal extends Omit<z.infer<typeof row>, 'name' | 'who'> {
  readonly id: string;
  readonly kind: AnyProposalKind;
  readonly userId: string;
  readonly who: PersonName;
  /** The ids of those who have agreed, the proposer first. */
  readonly agreed: readonly string[];
}

const ids = z.array(z.string());

export function proposalOf(kind: AnyProposalKind, { id, userId, data, votes }: Motion): Proposal {
  const { name, who = '', ...rest } = row.parse(data);
  return { id, kind, userId, who: { person: userId, name: name ?? who }, ...rest, agreed: ids.parse(votes) };
}

/** How it is stored. */
export function rowOf({ id: battleId }: Pick<Battle, 'id'>, proposal: Proposal): Omit<Motion, 'at'> {
  const { id, kind, userId, agreed, who, ...data } = proposal;
  return { id, battleId, kind: kind.name, userId, data: { ...data, name: who.name }, votes: [...agreed] };
}

/** The input for carrying out a proposal. */
interface Carried<W> {
  readonly what: W;
  readonly by: Decided;
  /** The proposer. */
  readonly userId: string;
}

export interface ProposalKind<W extends Json> {
  readonly name: string;
  readonly what: z.ZodType<W>;
  /** Why it cannot be proposed, or carried, in the present battle. */
  readonly mayNot: (loaded: LoadedBattle, what: W) => Refusal | undefined;
  /** Why this person may not propose it. The umpire decides, so this is not checked for them. */
  readonly proposer: (loaded: LoadedBattle, request: Request, what: W) => Refusal | undefined;
  /** Who must agree, perhaps including the proposer. A refusal: a required person is missing. */
  readonly voters: (loaded: LoadedBattle, what: W) => readonly Person[] | Refusal;
  /** Who else may agree in a voter's place; if absent, no one. */
  readonly standIn?: (loaded: LoadedBattle, what: W, voter: Person) => Person | undefined;
  /** It refers to the present position: any other makes it void. */
  readonly isOfPosition: boolean;
  /** The proposal as a sentence; `who` proposes it. */
  readonly says: (loaded: LoadedBattle, what: W, who: PersonName) => Phrase;
  /** What else its post shows. */
  readonly shows?: (deps: Deps, loaded: LoadedBattle, what: W) => Promise<Pick<Post, 'sentences' | 'scene'>>;
  /** Who reads its posts; if absent, everyone. */
  readonly to?: (loaded: LoadedBattle, what: W) => { readonly side: Side };
  /** Its effect, decided on the battle as it is by then. */
  readonly carried: (
    deps: Deps,
    loaded: LoadedBattle,
    carried: Carried<W>,
    request: Request,
  ) => Promise<Decision | Refusal> | Decision | Refusal;
}

export type AnyProposalKind = ProposalKind<Json>;

type Usual = 'proposer' | 'voters' | 'isOfPosition';

/**
 * Hides the type of what it proposes, which is parsed before any of its functions sees it. Usually a chief proposes it,
 * and the chiefs there are agree, whatever the position is by then.
 */
export function kindOf<W extends Json>(
  kind: Omit<ProposalKind<W>, Usual> & Partial<Pick<ProposalKind<W>, Usual>>,
): AnyProposalKind {
  const { shows, standIn, to, proposer = chiefOnly, voters = chiefsThere, isOfPosition = false } = kind;
  const read = (what: Json): W => kind.what.parse(what);
  return {
    name: kind.name,
    what: kind.what,
    isOfPosition,
    mayNot: (loaded, what) => kind.mayNot(loaded, read(what)),
    proposer: (loaded, request, what) => proposer(loaded, request, read(what)),
    voters: (loaded, what) => voters(loaded, read(what)),
    says: (loaded, what, who) => kind.says(loaded, read(what), who),
    ...(shows && { shows: (deps: Deps, loaded: LoadedBattle, what: Json) => shows(deps, loaded, read(what)) }),
    ...(standIn && {
      standIn: (loaded: LoadedBattle, what: Json, voter: Person) => standIn(loaded, read(what), voter),
    }),
    ...(to && { to: (loaded: LoadedBattle, what: Json) => to(loaded, read(what)) }),
    carried: (deps, loaded, { what, ...rest }, request) =>
      kind.carried(deps, loaded, { ...rest, what: read(what) }, request),
  };
}

/** What is private to a side's commanders stays so until the end. */
export function readersOf(loaded: LoadedBattle, { kind, what }: Proposal): Pick<TableLine, 'readers'> {
  const to = kind.to?.(loaded, what);
  return to ? { readers: to.side } : {};
}

/** It can no longer be carried: its time is up, or its position has passed. */
export function isLapsed(
  now: Date,
  { battle, waiting }: Pick<LoadedBattle, 'battle' | 'waiting'>,
  { kind, until, position, no }: Proposal,
): boolean {
  if (now >= new Date(until)) return true;
  return kind.isOfPosition && (position !== battle.position || no !== (waiting?.no ?? 0));
}
