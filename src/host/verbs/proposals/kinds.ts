/** Every kind of agreement. */
import type { Deps } from '../../battle/deps.ts';
import { type AnyProposalKind, type Proposal, proposalOf } from '../../advance/proposals/proposal-kind.ts';
import { groupKind } from '../../advance/proposals/group-order.ts';
import { cancelKind } from './cancel.ts';
import { drawKind } from './draw.ts';
import { extendKind } from './extend.ts';
import { liveKind } from './live.ts';
import { paceKind } from './new-pace.ts';
import { pauseKind, resumeKind } from './pause.ts';
import { undoKind } from './undo.ts';
import { oddsKind } from './odds-level.ts';

/** Kinds without options: each is a part of `/propose`, and one verb proposes any of them. */
export const PLAIN_KINDS = [drawKind];

const KINDS = [
  ...PLAIN_KINDS,
  pauseKind,
  resumeKind,
  extendKind,
  paceKind,
  cancelKind,
  undoKind,
  liveKind,
  groupKind,
  oddsKind,
];

export function kindNamed(name: string): AnyProposalKind {
  const kind = KINDS.find((each) => each.name === name);
  if (!kind) throw new Error(`nobody knows how to agree upon "${name}"`);
  return kind;
}

/** The open proposals of a battle, the oldest first. */
export async function proposalsOf({ store }: Deps, battleId: string): Promise<readonly Proposal[]> {
  return (await store.motions(battleId)).map((motion) => proposalOf(kindNamed(motion.kind), motion));
}
