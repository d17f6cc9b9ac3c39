/**
 * Undo. A person's own last order, while no die was rolled for it and no one else has answered, needs no consent;
 * beyond that, everyone concerned must agree, and is shown what changes. The earlier position is restored, so that the
 * same order gets the same dice; the ledger keeps the past unchanged.
 */
import { givesOrders, sidesToAct } from '../../../kernel/open.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import type { Language } from '../../../kernel/ruleset.ts';
import { dropped } from '../../advance/dropped-orders.ts';
import { shownText } from '../../orders/hand.ts';
import type { Person } from '../../request.ts';
import { entryAt, nextEntry, undoText } from '../../orders/journal.ts';
import { speechOf } from '../../messages/desk-post.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import type { Decision } from '../../battle/decision.ts';
import type { Deps } from '../../battle/deps.ts';
import type { Post } from '../../post.ts';
import { notice } from '../../messages/posts.ts';
import { withCall } from '../../messages/turn-call.ts';
import { distinctPeople, hasUnits, personOf } from '../../seats/commanders.ts';
import { type InLine, lineOf, textsOf } from '../../orders/queued.ts';
import { isRobot } from '../../seats/bot-seat.ts';
import { seenNow } from '../../orders/seen.ts';
import { underWay } from '../../advance/verb.ts';
import { nameOf, type Voice } from '../../battle/voice.ts';
import { backPicture, differencePost } from './difference.ts';
import { type Decided, kept, kindOf, decidedBy } from '../../advance/proposals/proposal-kind.ts';
import { type TakenBack, takenBack } from './undo-what.ts';
import { chiefs } from '../../advance/proposals/who-agrees.ts';

export const undoKind = kindOf({
  name: 'undo',
  what: takenBack,
  isOfPosition: true,
  mayNot: ({ battle }) => underWay(battle),
  // The order's owner has been checked already.
  proposer: () => undefined,
  voters: (loaded, { people: concerned }) => {
    const both = chiefs(loaded);
    if (both instanceof Refusal) return both;
    const still = loaded.seats.filter(({ userId }) => concerned.includes(userId)).map(personOf);
    return distinctPeople([...both, ...still.filter((person) => !isRobot(loaded, person))]);
  },
  says: (loaded, what, who) =>
    phrase('proposal-proposes-undo', { who, ...saidOf(loaded, what, loaded.voice.language) }),
  shows: async (deps, loaded, what) => {
    const [now] = seenNow(loaded);
    return differencePost(speechOf(loaded), { now, back: await positionOf(deps, loaded, what) });
  },
  carried: (deps, loaded, { what, by, userId }) => undoDecision(deps, loaded, what, { by }, userId),
});

async function positionOf(deps: Deps, loaded: LoadedBattle, what: TakenBack): Promise<unknown> {
  return loaded.rules.restore(await storedOf(deps, loaded, what));
}

/** As stored, perhaps by another version of the rules: the restored position has its old hash. */
async function storedOf({ store }: Deps, { battle }: LoadedBattle, { to }: TakenBack): Promise<unknown> {
  return (await entryAt(store, battle, to)).state;
}

/** How it was decided; or who undid their own order, which needs no explanation. */
type How = { readonly by: Decided } | { readonly own: Person };

export async function undoDecision(
  deps: Deps,
  loaded: LoadedBattle,
  what: TakenBack,
  how: How,
  userId: string,
): Promise<Decision> {
  const { battle, rules, waiting, seats } = loaded;
  const lost = dropped(deps, loaded, lostWith(loaded, what), phrase('queue-nothing-before'));
  const stored = await storedOf(deps, loaded, what);
  const state = rules.restore(stored);
  // Allotments were spent on orders that are undone: the points are common again.
  const changed = seats.filter((seat) => seat.done || seat.points !== undefined);
  const common = {
    ...(waiting && { waiting: 'none' as const }),
    says: (language: Language) => [undoneSays(loaded, what, how, language)],
  };
  const data = { ...('by' in how && { by: kept(how.by) }), what };
  const posts = (voice: Voice) => [undonePost({ ...loaded, voice }, state, what, how)];
  if (what.entry === 0) {
    const orders = waiting ? [waiting.text, ...textsOf(waiting.rest)] : [];
    return { ...common, table: [...lost, { kind: 'withdrawn', userId, data: { ...data, orders }, posts }] };
  }
  const text = undoText(what.entry, what.to);
  const entry = nextEntry(loaded, { kind: 'undo', side: what.side, userId, text, transcript: [], state: stored });
  return {
    ...common,
    entry,
    patch: { position: what.to, status: 'playing', dice: battle.dice - what.dice },
    table: [...lost, { kind: 'undone', userId, data: { ...data, entry: entry.seq }, posts }],
    // Some people may have more to order now.
    ...(changed.length > 0 && {
      seats: {
        change: changed.map((seat) => {
          const patch = { done: !hasUnits(loaded, state, seat), points: 'common' as const };
          return { side: seat.side, userId: seat.userId, patch };
        }),
      },
    }),
  };
}

/** The orders queued after the undone one; if that was given earlier, including the waiting one. */
function lostWith(loaded: LoadedBattle, { entry }: TakenBack): readonly InLine[] {
  const { waiting } = loaded;
  if (!waiting) return [];
  const behind = lineOf(loaded, waiting.side, waiting);
  return entry === 0 || waiting.userId === undefined ? behind : [waiting, ...behind];
}

/** A joint decision is shown; undoing your own order that revealed nothing needs one line. */
function undonePost(loaded: LoadedBattle, before: unknown, what: TakenBack, how: How): Post {
  const { battle, voice, rules, holders } = loaded;
  const says = undoneSays(loaded, what, how, voice.language);
  const next = rules.next(before);
  const called = (post: Post) => withCall(loaded, post, before, battle.seq);
  if ('own' in how) return called(notice(voice, [says]));
  const chiefs = givesOrders(next) ? sidesToAct(next).flatMap((side) => holders[side]?.id ?? []) : [];
  return {
    ...called(notice(voice, [says, phrase('proposal-same-dice')], chiefs)),
    scene: backPicture(speechOf(loaded), { now: seenNow(loaded)[0], back: before }),
  };
}

function undoneSays(loaded: LoadedBattle, what: TakenBack, how: How, language: Language): Phrase {
  const said = saidOf(loaded, what, language);
  if ('by' in how) return phrase('proposal-undone', { by: decidedBy(how.by), ...said });
  return phrase('host-undone', { who: nameOf(how.own), order: said.order });
}

/** The first order undone, and how many more with it. */
function saidOf({ rules }: LoadedBattle, { orders, dice }: TakenBack, language: Language) {
  return { order: shownText(rules, orders[0]!, language), more: orders.length - 1, dice };
}
