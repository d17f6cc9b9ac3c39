/** The bot's own seat, and its orders, one at a time. */
import { Refusal, type Side } from '../../kernel/play.ts';
import { orRefused } from './fault.ts';
import { enemyOrders, lessonOf, progressOf } from '../messages/lesson.ts';
import { advance, orRead } from './advance.ts';
import { load } from './load.ts';
import type { LoadedBattle } from '../battle/loaded-battle.ts';
import { storeDecision } from './commit.ts';
import type { Decision } from '../battle/decision.ts';
import { endingDecision, orderDecision } from './order-decision.ts';
import type { Deps } from '../battle/deps.ts';
import { robotsSide, robotOf } from '../seats/bot-seat.ts';

/** The battle as it was when the bot chose its next order. */
export interface ChosenAt {
  readonly id: string;
  readonly revision: number;
}

/** The next order of the bot's own seat, unless the battle has changed meanwhile: then that comes first. */
export async function robotOrders(deps: Deps, { id, revision }: ChosenAt): Promise<void> {
  await deps.lock(id, async () => {
    const battle = await deps.store.battle(id);
    if (battle?.status !== 'playing' || battle.revision !== revision) return;
    const loaded = await load(deps, battle);
    const side = robotsSide(loaded);
    if (!side) return;
    const decision = await firstThatGoes(deps, loaded, side);
    deps.at('played');
    // Stale: another process was first; either way the battle continues.
    await advance(deps, id, orRead(await storeDecision(deps, loaded, decision)));
  });
}

/** If the rules refuse everything it thinks of, it concedes in the end rather than block the battle. */
async function firstThatGoes(deps: Deps, loaded: LoadedBattle, side: Side): Promise<Decision> {
  const giver = { userId: robotOf(loaded.battle)?.id, rest: [] };
  const lesson = lessonOf(loaded.battle, loaded.rules);
  const progress = lesson && (await progressOf(deps, loaded.battle, loaded.rules, lesson));
  const taught = lesson && enemyOrders(lesson, progress!, loaded.rules, loaded.state);
  for (const think of taught ? [() => taught, ...FORCED] : [...FREE, ...FORCED]) {
    const texts = await orRefused(deps, loaded, '', () => think(loaded, side));
    if (texts instanceof Refusal) continue;
    for (const text of texts) {
      const decision = await orRefused(deps, loaded, text, () => firstOrder(deps, loaded, side, text, giver));
      if (!(decision instanceof Refusal)) return decision;
    }
  }
  const conceded = await endingDecision(deps, loaded, side, giver.userId, 'resigned');
  if (conceded instanceof Refusal) throw conceded;
  return conceded;
}

type Thought = (loaded: LoadedBattle, side: Side) => readonly string[];

const FREE: readonly Thought[] = [({ rules, state }, side) => rules.ideas(state, side).map(({ text }) => text)];

/** The last resorts, after all ideas. */
const FORCED: readonly Thought[] = [({ rules }) => [rules.end], ({ rules, state }, side) => rules.suggest(state, side)];

/** One text may be two orders: the second is chosen again after the first. */
async function firstOrder(
  deps: Deps,
  loaded: LoadedBattle,
  side: Side,
  text: string,
  giver: { readonly userId: string | undefined; readonly rest: readonly string[] },
): Promise<Decision | Refusal> {
  const read = loaded.rules.orders(text, loaded.state, side);
  if (read instanceof Refusal) return read;
  return orderDecision(deps, loaded, side, read[0]!.text, giver);
}
