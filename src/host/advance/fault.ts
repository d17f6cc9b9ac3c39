/**
 * The rules, or the words they are told in, fail with an exception: a mistake of ours, which must not hold a battle up.
 * An order that somebody gave is withdrawn, and the battle goes on from the position at rest. What the table does by
 * itself cannot be withdrawn: the battle is halted, until `/battle start` finds that it works, or an undo leads around it.
 */
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import type { Refusal, Side } from '../../kernel/play.ts';
import type { Language } from '../../kernel/ruleset.ts';
import { shownText } from '../orders/hand.ts';
import { droppedBehind } from './dropped-orders.ts';
import { knownAsFarAsRead } from './load.ts';
import type { Known, Loaded } from '../battle/loaded-battle.ts';
import { commitMove } from './commit.ts';
import type { Move } from '../battle/decision.ts';
import { queue } from './order-decision.ts';
import { type Giver, textsOf } from '../orders/queued.ts';
import type { Parts } from '../battle/deps.ts';
import { notice } from '../messages/posts.ts';
import { callAgain } from '../messages/turn-call.ts';
import { Unreadable } from '../store/store.ts';
import { complainOnce, haltedSays, type UnreadableBattle, type Why } from '../battle/unreadable.ts';
import { nameOf, no } from '../battle/voice.ts';

/** An order under way, and who gave it: nobody, if it is the table's own. */
interface Underway extends Giver {
  readonly side: Side;
  readonly text: string;
}

/** What playing an order comes to; where the rules fail in it, that it is withdrawn. */
export async function orWithdrawn<T>(
  parts: Parts,
  loaded: Loaded,
  order: Underway,
  play: () => Promise<T> | T,
): Promise<T | Move> {
  try {
    return await play();
  } catch (error) {
    complain(parts, loaded, error, order.text);
    return order.userId === undefined ? interrupted(loaded, order) : withdrawn(parts, loaded, order);
  }
}

/** What an order would do, or what a ruling does; where the rules fail in it, that it cannot be given. */
export async function orRefused<T>(
  parts: Parts,
  loaded: Loaded,
  order: string,
  foresee: () => Promise<T> | T,
): Promise<T | Refusal> {
  try {
    return await foresee();
  } catch (error) {
    complain(parts, loaded, error, order);
    return no(phrase('host-unforeseen'));
  }
}

/** That the database cannot be read says nothing of the order. */
function complain({ failed }: Parts, { battle }: Loaded, error: unknown, order: string | undefined): void {
  if (error instanceof Unreadable) throw error;
  failed?.(battle.id, error, order);
}

function withdrawn(parts: Pick<Parts, 'words'>, loaded: Loaded, order: Underway): Move {
  const { holders, rules } = loaded;
  const { text, side, userId, rest } = order;
  const says = (language: Language): Phrase[] => [
    phrase('host-withdrawn', { order: shownText(rules, text, language), who: nameOf(holders[side]) }),
  ];
  const behind = droppedBehind(parts, loaded, order);
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

/** An answer to the table's own order fails: its question comes again when the battle goes on. */
function interrupted(loaded: Loaded, { text, side, ...giver }: Underway): Move {
  return { ...halting(loaded, text), waiting: queue(loaded, side, giver) };
}

/** What the table does by itself fails: everything stays as it is, orders that wait for their turn too. */
export function halted(parts: Parts, loaded: Loaded, error: unknown): Move {
  const { next } = loaded;
  const order = next.kind === 'auto' ? next.text : undefined;
  complain(parts, loaded, error, order);
  return halting(loaded, order ?? '');
}

/** `why`: not for what an order did, but because the battle cannot be read. */
function halting(known: Known, order: string, why?: Why): Move {
  const says = why ? haltedSays(why) : [phrase('host-halted'), phrase('host-halted-ways')];
  return {
    patch: { status: 'halted' },
    table: [
      {
        kind: 'halted',
        userId: undefined,
        data: { order, ...(why && { why }) },
        posts: (voice) => [notice(voice, says, inCharge(known))],
      },
    ],
    says: () => says,
  };
}

/** The chiefs and the umpire. */
export function inCharge({ holders, umpire }: Known): readonly string[] {
  return [...new Set([holders.red, holders.blue, umpire].flatMap((person) => (person ? [person.id] : [])))];
}

/** Needs no rules. Its clock stands still. */
export async function haltUnreadable(parts: Parts, unreadable: UnreadableBattle): Promise<void> {
  const { battle } = unreadable;
  const { id } = battle;
  const isNew = !parts.memory.unread.has(id);
  complainOnce(parts, id, unreadable);
  if (battle.status !== 'playing') return;
  try {
    const known = await knownAsFarAsRead(parts, battle);
    // Stale: somebody was faster, and whoever meets it next halts it.
    await commitMove(parts, known, halting(known, '', unreadable.why));
  } catch (error) {
    if (!parts.failed) throw error;
    if (isNew) parts.failed(id, error);
  }
}

export function resumed(userId: string | undefined): Move {
  const says = [phrase('host-resumed')];
  return {
    patch: { status: 'playing' },
    table: [{ kind: 'resumed', userId, data: {}, posts: (voice) => [notice(voice, says)] }],
    says: () => says,
  };
}
