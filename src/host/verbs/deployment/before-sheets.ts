/**
 * Battles that began before deployments were sheets, and whose process ended while both were being shown: each sealed
 * deployment is its side's first order. Any other battle opens both with one order (`advance/sheets.ts`).
 */
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import type { Decision } from '../../battle/decision.ts';
import { orderDecision } from '../../advance/order-decision.ts';
import type { Deps } from '../../battle/deps.ts';
import { noticeLine } from '../../messages/notice-line.ts';
import { sideName } from '../../battle/voice.ts';

export async function sealedOrder(deps: Deps, loaded: LoadedBattle): Promise<Decision | undefined> {
  const { next, rules, state, battle } = loaded;
  if (next.kind !== 'orders' || rules.deployment?.isDeploying(state) !== true) return undefined;
  const row = (await deps.store.sheets(battle.id)).find(({ side, sealed }) => side === next.side && sealed);
  if (!row) return undefined;
  const { id, userId, side, text } = row;
  const sheets = { drop: [id] };
  const decision = await orderDecision(deps, loaded, side, text, { userId, rest: [], agreed: true });
  if (!(decision instanceof Refusal)) return { ...decision, sheets };
  // It is illegal under the present rules: the side deploys again, by order.
  const says = phrase('deploy-void', { side: sideName(side) });
  return { table: [noticeLine({ kind: 'deploymentVoid', userId, data: { side } }, [says], [userId])], sheets };
}
