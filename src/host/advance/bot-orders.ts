/** The bot's own seat, and its orders, one at a time. */
import { Refusal, type Side } from '../../kernel/play.ts';
import { orRefused } from './fault.ts';
import { foesOrders, lessonOf, progressOf } from '../messages/lesson.ts';
import { goOn, orRead } from './advance.ts';
import { load } from './load.ts';
import type { Loaded } from '../battle/loaded-battle.ts';
import { storeMove } from './commit.ts';
import type { Move } from '../battle/decision.ts';
import { concessionMove, orderMove } from './order-decision.ts';
import type { Parts } from '../battle/deps.ts';
import { robotsSide, robotOf } from '../seats/bot-seat.ts';

/** The battle as it was when the bot chose its next order. */
export interface Standing {
  readonly id: string;
  readonly revision: number;
}

/** The next order of the bot's own seat, unless the battle has changed meanwhile: then that comes first. */
export async function robotOrders(parts: Parts, { id, revision }: Standing): Promise<void> {
  await parts.lock(id, async () => {
    const battle = await parts.store.battle(id);
    if (battle?.status !== 'playing' || battle.revision !== revision) return;
    const loaded = await load(parts, battle);
    const side = robotsSide(loaded);
    if (!side) return;
    const move = await firstThatGoes(parts, loaded, side);
    parts.at('played');
    // Stale: another process was first; either way the battle continues.
    await goOn(parts, id, orRead(await storeMove(parts, loaded, move)));
  });
}

/** If the rules refuse everything it thinks of, it concedes in the end rather than block the battle. */
async function firstThatGoes(parts: Parts, loaded: Loaded, side: Side): Promise<Move> {
  const giver = { userId: robotOf(loaded.battle)?.id, rest: [] };
  const lesson = lessonOf(loaded.battle, loaded.rules);
  const progress = lesson && (await progressOf(parts, loaded.battle, loaded.rules, lesson));
  const taught = lesson && foesOrders(lesson, progress!, loaded.rules, loaded.state);
  for (const think of taught ? [() => taught, ...FORCED] : [...FREE, ...FORCED]) {
    const texts = await orRefused(parts, loaded, '', () => think(loaded, side));
    if (texts instanceof Refusal) continue;
    for (const text of texts) {
      const move = await orRefused(parts, loaded, text, () => firstOrder(parts, loaded, side, text, giver));
      if (!(move instanceof Refusal)) return move;
    }
  }
  const conceded = await concessionMove(parts, loaded, side, giver);
  if (conceded instanceof Refusal) throw conceded;
  return conceded;
}

type Thought = (loaded: Loaded, side: Side) => readonly string[];

const FREE: readonly Thought[] = [
  ({ rules, state }, side) => rules.ideas(rules.view(state, side), side).map(({ text }) => text),
];

/** The last resorts, after all ideas. */
const FORCED: readonly Thought[] = [
  ({ rules }) => [rules.end],
  ({ rules, state }, side) => rules.suggest(rules.view(state, side), side),
];

/** One text may be two orders: the second is chosen again after the first. */
async function firstOrder(
  parts: Parts,
  loaded: Loaded,
  side: Side,
  text: string,
  giver: { readonly userId: string | undefined; readonly rest: readonly string[] },
): Promise<Move | Refusal> {
  const read = loaded.rules.orders(text, loaded.state, side);
  if (read instanceof Refusal) return read;
  return orderMove(parts, loaded, side, read[0]!.text, giver);
}
