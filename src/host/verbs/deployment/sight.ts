/** What a commander sees of their side's deployment, and who sees it. */
import { createHash } from 'node:crypto';
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal, type Side } from '../../../kernel/play.ts';
import { sealedSides } from '../../advance/sealed.ts';
import type { Deps } from '../../battle/deps.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import { no, sideName } from '../../battle/voice.ts';
import type { Request } from '../../request.ts';
import { holds } from '../../seats/commanders.ts';
import { sealingBefore } from './before-battle.ts';
import { type Plan, planOf } from './deployment-row.ts';

export interface Sight {
  readonly deps: Deps;
  readonly request: Request;
  readonly loaded: LoadedBattle;
  readonly plan: Plan;
  /** The sides that have sealed theirs. */
  readonly sealed: readonly Side[];
}

export async function sightAt(
  deps: Deps,
  loaded: LoadedBattle,
  request: Request,
  side: Side,
): Promise<Sight | Refusal> {
  const meeting = sealingBefore(loaded);
  if (meeting instanceof Refusal) return meeting;
  if (!holds(loaded, request.person, side)) return no(phrase('deploy-not-yours', { side: sideName(side) }));
  const sealed = await sealedSides(deps, loaded.battle);
  return { deps, request, loaded, plan: await planOf(deps, loaded, side), sealed };
}

/** A button of another battle. */
export function elsewhere({ battle }: LoadedBattle, at: { readonly battle: string }): Refusal | undefined {
  return at.battle === battle.id ? undefined : no(phrase('deploy-moved-on'));
}

/** A fingerprint of what is shown of a unit: buttons apply to nothing else. */
export function markOf({ plan, request }: Sight, unit: string): number {
  const digest = createHash('sha256')
    .update(`${unit}|${plan.row?.sealed}|${plan.row?.text}|${request.person.id}`)
    .digest();
  return digest.readUInt32BE(0) % 1_000_000;
}
