/** A side's planned deployment: its own row, on a position without the enemy. */
import { Refusal, type Side } from '../../../kernel/play.ts';
import { NOTHING, run } from '../../../kernel/run.ts';
import { newId, type Deps } from '../../battle/deps.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import type { AnyRuleset } from '../../ruleset.ts';
import type { Deployment } from '../../store/store.ts';

/** A side's deployment so far. */
export interface Plan {
  readonly side: Side;
  readonly row: Deployment | undefined;
  /** Only its own units, so nothing shown can reveal the enemy's. */
  readonly state: unknown;
}

export async function planOf(deps: Deps, loaded: LoadedBattle, side: Side): Promise<Plan> {
  const row = (await deps.store.deployments(loaded.battle.id)).find((each) => each.side === side);
  const alone = loaded.rules.deployment!.alone(loaded.state, side);
  const played = row && row.text !== '' ? playedOn(loaded.rules, alone, side, row.text) : undefined;
  return { side, row, state: !played || played instanceof Refusal ? alone : played.state };
}

/** Plays deployment orders on a position, all or none; each must be the side's own. */
export function playedOn(
  rules: AnyRuleset,
  state: unknown,
  side: Side,
  text: string,
): { readonly state: unknown } | Refusal {
  const orders = rules.orders(text, state, side);
  if (orders instanceof Refusal) return orders;
  let now = state;
  for (const { order } of orders) {
    const outcome = run(rules, now, order, side, [], NOTHING);
    if (outcome.kind === 'refused') return outcome.refusal;
    if (outcome.kind === 'done') now = outcome.state;
  }
  return { state: now };
}

/** The row with the present deployment. */
export function rowWith(
  deps: Deps,
  { battle, rules }: LoadedBattle,
  { side, row }: Plan,
  state: unknown,
  userId: string,
) {
  const text = rules.deployment!.stations(state, side);
  return { id: row?.id ?? newId(deps), battleId: battle.id, side, text, sealed: false, userId };
}
