/** A side's planned deployment: its own row, on a position without the enemy. */
import { Refusal, type Side } from '../../../kernel/play.ts';
import { newId, type Deps } from '../../battle/deps.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import { playedOn } from '../../orders/sheet.ts';
import { DEPLOYMENT } from '../../seats/sealed-deployment.ts';
import type { Sheet } from '../../store/store.ts';

/** A side's deployment so far. */
export interface Plan {
  readonly side: Side;
  readonly row: Sheet | undefined;
  /** Only its own units, so nothing shown can reveal the enemy's. */
  readonly state: unknown;
}

export async function planOf(deps: Deps, loaded: LoadedBattle, side: Side): Promise<Plan> {
  const row = (await deps.store.sheets(loaded.battle.id)).find((each) => each.side === side);
  const alone = loaded.rules.deployment!.alone(loaded.state, side);
  const played = row && row.text !== '' ? playedOn(loaded.rules, alone, side, row.text) : undefined;
  return { side, row, state: !played || played instanceof Refusal ? alone : played.state };
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
  return { id: row?.id ?? newId(deps), battleId: battle.id, side, name: DEPLOYMENT, text, sealed: false, userId };
}
