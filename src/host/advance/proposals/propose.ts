/** Makes a proposal; or decides it straight away, if no one else has to agree. */
import { DAY } from '../../seats/durations.ts';
import { canonical } from '../../../kernel/canonical.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { type Json, Refusal } from '../../../kernel/play.ts';
import { dueAfter } from '../../seats/hours.ts';
import { lengthOfDuty, paceOf, restOf } from '../../seats/pace.ts';
import type { Person, Request } from '../../request.ts';
import { isUmpire } from '../../seats/commanders.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import { type Decision, together } from '../../battle/decision.ts';
import { newId, type Deps } from '../../battle/deps.ts';
import { no, personName } from '../../battle/voice.ts';
import { agree } from './agree.ts';
import {
  type AnyProposalKind,
  type Decided,
  isLapsed,
  type Proposal,
  proposalOf,
  readersOf,
  rowOf,
} from './proposal-kind.ts';
import { askedNames, awaitedBy, ended, proposalPost } from './proposal-post.ts';

/** How long a proposal stays open in a battle without a pace. */
const OPEN_FOR = 3 * DAY;

/** No one else has to agree, so it takes effect as soon as it is proposed. */
export function isDecidedAlone(loaded: LoadedBattle, request: Request, kind: AnyProposalKind, what: Json): boolean {
  if (kind.mayNot(loaded, what) || kind.proposer(loaded, request, what)) return false;
  const voters = kind.voters(loaded, what);
  return !(voters instanceof Refusal) && isOnlyVoter(request.person, voters);
}

function isOnlyVoter({ id }: Person, voters: readonly Person[]): boolean {
  return voters.every((voter) => voter.id === id);
}

/** Only one of each kind may be open; proposing the same again means agreeing to it. */
export async function propose(
  deps: Deps,
  loaded: LoadedBattle,
  request: Request,
  kind: AnyProposalKind,
  what: Json,
): Promise<Decision | Refusal> {
  const { person } = request;
  const refusal = kind.mayNot(loaded, what);
  if (refusal) return refusal;
  const who = [personName(person)];
  const decide = (how: Decided['how']) =>
    kind.carried(deps, loaded, { what, by: { how, who }, userId: person.id }, request);
  if (isUmpire(loaded, person)) return decide('umpire');
  const denied = kind.proposer(loaded, request, what);
  if (denied) return denied;
  const voters = kind.voters(loaded, what);
  if (voters instanceof Refusal) return voters;
  if (isOnlyVoter(person, voters)) return decide('alone');
  const found = (await deps.store.motions(loaded.battle.id)).find((each) => each.kind === kind.name);
  if (!found) return put(deps, loaded, request, kind, what);
  const open = proposalOf(kind, found);
  if (!isLapsed(deps.clock(), loaded, open)) return alreadyOpen(deps, loaded, request, open, what);
  const { says: _says, ...lapsed } = ended(loaded, open, { how: 'lapsed' });
  const fresh = await put(deps, loaded, request, kind, what);
  return together(lapsed, fresh);
}

function alreadyOpen(
  deps: Deps,
  loaded: LoadedBattle,
  request: Request,
  open: Proposal,
  what: Json,
): Promise<Decision | Refusal> | Refusal {
  const { id } = request.person;
  const isSame = canonical(what) === canonical(open.kind.what.parse(open.what));
  if (open.userId === id) return no(phrase(isSame ? 'proposal-yours' : 'proposal-yours-other'));
  return isSame ? agree(deps, loaded, request, open) : no(phrase('proposal-open', { who: open.who }));
}

async function put(
  deps: Deps,
  loaded: LoadedBattle,
  { person }: Request,
  kind: AnyProposalKind,
  what: Json,
): Promise<Decision> {
  const { battle, waiting } = loaded;
  const kept = {
    what,
    position: battle.position,
    no: waiting?.no ?? 0,
    until: untilWhen(deps, loaded).toISOString(),
  };
  const proposal: Proposal = {
    id: newId(deps),
    kind,
    userId: person.id,
    who: personName(person),
    agreed: [person.id],
    ...kept,
  };
  const awaited = awaitedBy(loaded, proposal);
  return {
    motions: { put: [rowOf(battle, proposal)] },
    table: [
      {
        kind: 'proposed',
        userId: person.id,
        data: { id: proposal.id, kind: kind.name, ...kept },
        ...readersOf(loaded, proposal),
        posts: async (voice) => [await proposalPost(deps, { ...loaded, voice }, proposal)],
      },
    ],
    says: () => [
      phrase('proposal-proposed', {
        people: askedNames(loaded, proposal, awaited instanceof Refusal ? [] : awaited),
      }),
    ],
  };
}

function untilWhen({ clock }: Deps, { battle }: LoadedBattle): Date {
  const pace = paceOf(battle);
  const now = clock();
  return pace ? dueAfter(now, lengthOfDuty(pace, 'answer'), [restOf(pace)]) : new Date(now.getTime() + OPEN_FOR);
}
