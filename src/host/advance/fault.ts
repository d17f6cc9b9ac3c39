/**
 * Failures of the rules or their texts: bugs in the bot, which must not block a battle. A player's order is withdrawn,
 * and the battle continues from the position at rest. An automatic order cannot be withdrawn, so the battle is halted
 * until `/battle start` finds that it works, or an undo avoids it.
 */
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import type { Refusal, Side } from '../../kernel/play.ts';
import type { Language } from '../../kernel/ruleset.ts';
import { shownText } from '../orders/hand.ts';
import { droppedBehind } from './dropped-orders.ts';
import { knownIfReadable } from './load.ts';
import type { Known, LoadedBattle } from '../battle/loaded-battle.ts';
import { commitDecision } from './commit.ts';
import type { Decision } from '../battle/decision.ts';
import { queue } from './order-decision.ts';
import { type Giver, textsOf } from '../orders/queued.ts';
import type { Deps } from '../battle/deps.ts';
import { announced } from '../messages/notice-line.ts';
import { notice } from '../messages/posts.ts';
import { callAgain } from '../messages/turn-call.ts';
import { Unreadable } from '../store/store.ts';
import { logOnce, haltedSays, type UnreadableBattle, type Why } from '../battle/unreadable.ts';
import { nameOf, no } from '../battle/voice.ts';

/** An order under way and its giver: undefined for an automatic one. */
interface Underway extends Giver {
  readonly side: Side;
  readonly text: string;
}

/** The result of playing an order; if the rules fail, its withdrawal. */
export async function orWithdrawn<T>(
  deps: Deps,
  loaded: LoadedBattle,
  order: Underway,
  play: () => Promise<T> | T,
): Promise<T | Decision> {
  try {
    return await play();
  } catch (error) {
    complain(deps, loaded, error, order.text);
    return order.userId === undefined ? interrupted(loaded, order) : withdrawn(deps, loaded, order);
  }
}

/** The preview of an order, or a ruling's effect; if the rules fail, a refusal. */
export async function orRefused<T>(
  deps: Deps,
  loaded: LoadedBattle,
  order: string,
  foresee: () => Promise<T> | T,
): Promise<T | Refusal> {
  try {
    return await foresee();
  } catch (error) {
    complain(deps, loaded, error, order);
    return no(phrase('host-not-previewed'));
  }
}

/** An unreadable database says nothing about the order. */
function complain({ failed }: Deps, { battle }: LoadedBattle, error: unknown, order: string | undefined): void {
  if (error instanceof Unreadable) throw error;
  failed?.(battle.id, error, order);
}

function withdrawn(deps: Pick<Deps, 'words'>, loaded: LoadedBattle, order: Underway): Decision {
  const { holders, rules } = loaded;
  const { text, side, userId, rest } = order;
  const says = (language: Language): Phrase[] => [
    phrase('host-withdrawn', { order: shownText(rules, text, language), who: nameOf(holders[side]) }),
  ];
  const behind = droppedBehind(deps, loaded, order);
  return {
    waiting: 'none',
    table: [
      {
        kind: 'failed',
        userId,
        data: { order: text, dropped: textsOf(rest) },
        posts: (voice) => [
          {
            ...notice(voice, says(voice.language), userId === undefined ? [] : [userId]),
            ...callAgain(loaded, voice),
          },
        ],
      },
      ...behind,
    ],
    says,
  };
}

/** An answer to an automatic order fails: its question is asked again when the battle continues. */
function interrupted(loaded: LoadedBattle, { text, side, ...giver }: Underway): Decision {
  return { ...halting(loaded, text), waiting: queue(loaded, side, giver) };
}

/** An automatic order fails: everything stays as it is, including orders that wait for their turn. */
export function halted(deps: Deps, loaded: LoadedBattle, error: unknown): Decision {
  const { next } = loaded;
  const order = next.kind === 'auto' ? next.text : undefined;
  complain(deps, loaded, error, order);
  return halting(loaded, order ?? '');
}

/** `why`: not because of an order, but because the battle is unreadable. */
function halting(known: Known, order: string, why?: Why): Decision {
  const says = why ? haltedSays(why) : [phrase('host-halted'), phrase('host-halted-ways')];
  return {
    patch: { status: 'halted' },
    ...announced({ kind: 'halted', userId: undefined, data: { order, ...(why && { why }) } }, says, inCharge(known)),
  };
}

/** The chiefs and the umpire. */
export function inCharge({ holders, umpire }: Known): readonly string[] {
  return [...new Set([holders.red, holders.blue, umpire].flatMap((person) => (person ? [person.id] : [])))];
}

/** Works without the rules. The battle's clock stops. */
export async function haltUnreadable(deps: Deps, unreadable: UnreadableBattle): Promise<void> {
  const { battle } = unreadable;
  const { id } = battle;
  const isNew = !deps.memory.unread.has(id);
  logOnce(deps, id, unreadable);
  if (battle.status !== 'playing') return;
  try {
    const known = await knownIfReadable(deps, battle);
    // Stale: another process was first; the next access halts the battle.
    await commitDecision(deps, known, halting(known, '', unreadable.why));
  } catch (error) {
    if (!deps.failed) throw error;
    if (isNew) deps.failed(id, error);
  }
}

export function resumed(userId: string | undefined): Decision {
  const says = [phrase('host-resumed')];
  return {
    patch: { status: 'playing' },
    ...announced({ kind: 'resumed', userId, data: {} }, says),
  };
}
