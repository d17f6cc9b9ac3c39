/** Sealed deployments until both are shown together. */
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal, type Side } from '../../../kernel/play.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import type { Decision } from '../../battle/decision.ts';
import { orderDecision } from '../../advance/order-decision.ts';
import type { Deps } from '../../battle/deps.ts';
import { noticeLine } from '../../messages/notice-line.ts';
import type { Battle, Sheet } from '../../store/store.ts';
import { sideName } from '../../battle/voice.ts';

export async function sealedBy({ store }: Deps, { id }: Battle, side: Side): Promise<Sheet | undefined> {
  return (await store.sheets(id)).find((row) => row.side === side && row.sealed);
}

/** A side's sealed deployment is its first order when it is to deploy. */
export async function sealedOrder(deps: Deps, loaded: LoadedBattle): Promise<Decision | undefined> {
  const { next, rules, state, battle } = loaded;
  if (next.kind !== 'orders' || rules.deployment?.isDeploying(state) !== true) return undefined;
  const row = await sealedBy(deps, battle, next.side);
  if (!row) return undefined;
  const sheets = { drop: [row.id] };
  const decision = await orderDecision(deps, loaded, next.side, row.text, {
    userId: row.userId,
    rest: [],
    agreed: true,
  });
  if (!(decision instanceof Refusal)) return { ...decision, sheets };
  // It is illegal under the present rules: the side deploys again, by order.
  const { userId, side } = row;
  const says = phrase('deploy-void', { side: sideName(side) });
  return { table: [noticeLine({ kind: 'deploymentVoid', userId, data: { side } }, [says], [userId])], sheets };
}
