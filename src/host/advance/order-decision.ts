/** From an order, or an answer to a waiting one, to the decision that carries it out. */
import { isNotAgreed } from '../../kernel/hand.ts';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { Refusal, type Side } from '../../kernel/play.ts';
import type { Filed, Language } from '../../kernel/ruleset.ts';
import type { Given } from '../../kernel/run.ts';
import { endMeansDone, personDone, seatsIn } from './done.ts';
import { mayGive, unitsIn } from './may-act.ts';
import { tooDear } from '../seats/order-points.ts';
import { ideasAfter, withIdeas } from './ideas.ts';
import { nextEntry } from '../orders/journal.ts';
import type { EntryKind, Passage } from '../battle/passage.ts';
import { isHandText, readHand, shownText } from '../orders/hand.ts';
import { droppedBehind } from './dropped-orders.ts';
import { courseOf, groundOf, type PendingOrder, type Diverged, playOn, playOrdered, readBack } from '../orders/play.ts';
import { askedOf } from '../seats/commanders.ts';
import type { Asking, LoadedBattle } from '../battle/loaded-battle.ts';
import { type Decision, together } from '../battle/decision.ts';
import type { Deps } from '../battle/deps.ts';
import { idOf } from '../battle/participants.ts';
import { notice } from '../messages/posts.ts';
import { taleOf, notYetTold } from '../messages/tale.ts';
import { callAgain } from '../messages/turn-call.ts';
import { isPlanned } from './filed/plan-text.ts';
import type { AnyEntry, AnyOutcome } from '../ruleset.ts';
import { waitingDecision } from './waiting-decision.ts';
import { type Giver, lineOf, type OrderSoFar, restOf, textsOf } from '../orders/queued.ts';
import type { NewWaiting } from '../store/store.ts';
import { afterTurn, endingLines } from './filed/danger.ts';
import { diceIn } from '../orders/inputs.ts';
import { tellDone } from './tell.ts';
import { nameOf, voiceOf } from '../battle/voice.ts';

/**
 * Plays a new order, if this person may give it. With several commanders, ending the turn means saying that one is
 * done.
 */
export function orderDecision(deps: Deps, loaded: LoadedBattle, side: Side, text: string, giver: Giver) {
  const { userId } = giver;
  const refusal = mayGive(loaded, side, text, giver);
  if (refusal) return refusal;
  if (endMeansDone(loaded, side, text, userId)) return doneAndOn(loaded, side, giver);
  const course: PendingOrder = { text, by: side, past: [], filed: [] };
  const outcome = playOn(groundOf(loaded), course);
  const isPlayed = outcome.kind === 'done' || outcome.kind === 'waits';
  const isDear = isPlayed && unitsIn(loaded, side, text).length > 0 && tooDear(loaded, side, userId, outcome.state);
  return isDear || settle(deps, loaded, course, giver, outcome);
}

function doneAndOn(loaded: LoadedBattle, side: Side, giver: Giver): Decision | Refusal {
  const decision = personDone(loaded, side, giver.userId!);
  return decision instanceof Refusal ? decision : { ...decision, waiting: queue(loaded, side, giver) };
}

/** A side concedes, or both agree to a draw: by an order of the ruleset's own, which cannot be typed. */
export async function endingDecision(
  deps: Deps,
  loaded: LoadedBattle,
  side: Side,
  userId: string | undefined,
  why: 'resigned' | 'drawn',
): Promise<Decision | Refusal> {
  const { rules, waiting } = loaded;
  const order = why === 'drawn' ? rules.agreedDraw : rules.concession;
  const course: PendingOrder = { text: order.text, by: side, past: [], filed: [] };
  const outcome = playOrdered(groundOf(loaded), course, order);
  const decision = await settle(deps, loaded, course, { userId, rest: [] }, outcome);
  if (decision instanceof Refusal || !waiting) return decision;
  const data = { why, order: waiting.text };
  return together({ table: [{ kind: 'annulled', userId, data, annuls: true }] }, decision);
}

/** Continues the waiting order. */
export async function answerDecision(
  deps: Deps,
  loaded: LoadedBattle,
  waiting: Asking,
  given: Given,
  filed: readonly Filed[],
): Promise<Decision | Refusal> {
  const ground = groundOf(loaded);
  const before = courseOf(waiting);
  const back = readBack(ground, before, waiting.question);
  if (back.kind === 'diverged') return annulDecision(deps, loaded, waiting, back);
  const course = { ...before, filed: [...before.filed, ...filed] };
  const decision = await settle(deps, loaded, course, waiting, playOn(ground, course, given), waiting);
  if (decision instanceof Refusal || filed.length === 0) return decision;
  const data = { filed: filed.map(({ kind, text }) => ({ kind, text })) };
  const userId = 'id' in given.by ? idOf(loaded, given.by.id) : undefined;
  const line = { kind: 'filed', userId, data, readers: waiting.question.to };
  return together(decision, { table: [line] });
}

function settle(
  deps: Deps,
  loaded: LoadedBattle,
  course: PendingOrder,
  giver: Giver,
  outcome: AnyOutcome,
  waiting?: Asking,
): Promise<Decision> | Decision | Refusal {
  switch (outcome.kind) {
    case 'refused':
      return outcome.refusal;
    case 'done':
      return doneDecision(deps, loaded, course, giver, outcome);
    case 'waits':
      // The given answer was invalid: the same question stays open.
      if (outcome.objection) return outcome.objection;
      return waitingDecision(deps, loaded, course, giver, outcome, waiting?.question);
    case 'diverged':
      if (!waiting) throw new Error(`a new order diverged: ${outcome.written}, ${outcome.played}`);
      return annulDecision(deps, loaded, waiting, outcome);
    case 'rolls':
      throw new Error(`no dice on hand for ${outcome.roll.clause}`);
  }
}

async function doneDecision(
  deps: Deps,
  loaded: LoadedBattle,
  course: PendingOrder,
  giver: Giver,
  played: OrderSoFar,
): Promise<Decision> {
  const { battle, rules } = loaded;
  const { state, transcript } = played;
  const kind = kindOf(loaded, course, giver);
  const entry = nextEntry(loaded, {
    kind,
    side: course.by,
    userId: giver.userId,
    text: course.text,
    transcript,
    state,
  });
  const passage = { before: loaded.state, after: state, by: course.by, transcript };
  const heard = course.past.length;
  const { posts, told } = await tellDone(deps, loaded, {
    ...passage,
    kind,
    text: course.text,
    seq: entry.seq,
    head: entry.hash,
    heard,
  });
  const over = rules.next(state).kind === 'over';
  const said = giver.rest.length > 0 ? posts : withIdeas(deps, loaded, state, posts);
  const turn = over ? {} : afterTurn(deps, loaded, state);
  return {
    entry,
    ...turn,
    patch: {
      position: entry.seq,
      dice: battle.dice + diceIn(transcript),
      ...(told !== undefined && { told }),
      ...(over && { status: 'over' }),
    },
    waiting: over ? 'none' : queue(loaded, course.by, giver),
    posts: [...said, ...(turn.posts ?? [])],
    ...seatsIn(loaded, state, giver.userId),
    ...(posts.length === 0 &&
      giver.rest.length === 0 && {
        ideas: (language) => ideasAfter(deps, loaded, state, voiceOf(deps.words, language)),
      }),
    says: (language) => [
      kind === 'auto' ? phrase('host-answered') : doneSays(loaded, course, transcript, language),
      ...(told === undefined ? untoldSays(loaded, notYetTold(rules, passage, heard)) : []),
      ...endingLines(loaded, course.text, giver.userId, state, language),
    ],
  };
}

/** What no post tells yet. Dice are shown to the person who rolled them. */
function untoldSays({ rules }: LoadedBattle, passage: Passage): Phrase[] {
  const isThrown = diceIn(passage.transcript) > 0;
  return taleOf(rules, passage).sentences.flatMap(({ says, dice }) => [
    says,
    ...(isThrown ? dice.map((line) => phrase('host-small', { line })) : []),
  ]);
}

function kindOf({ plans }: LoadedBattle, { text }: PendingOrder, { userId }: Giver): EntryKind {
  if (isHandText(text)) return 'hand';
  if (userId === undefined) return 'auto';
  return isPlanned(plans, userId, text) ? 'plan' : 'order';
}

/** The reply to the person who gave the order or the answer. */
function doneSays(
  { rules }: LoadedBattle,
  { text, by }: PendingOrder,
  transcript: readonly AnyEntry[],
  language: Language,
): Phrase {
  const isRefused = transcript.some((entry) => 'fact' in entry && isNotAgreed(entry.fact as { readonly type: string }));
  if (isRefused) return phrase('host-done-not-agreed');
  const hand = readHand(text);
  if (hand?.kind === 'ruling' && hand.deeds === '') return phrase('host-done-words');
  const id = { ruling: 'host-done-ruled', throw: 'host-done-thrown', none: 'host-done' }[hand?.kind ?? 'none'];
  // The person who typed a ruling may see it.
  const eyes = hand ? 'umpire' : by;
  return phrase(id, { order: shownText(rules.seenBy(eyes), text, language) });
}

/** The orders still to be played: the first of them waits without a question. */
export function queue(loaded: LoadedBattle, side: Side, giver: Giver): NewWaiting | 'none' {
  const [first, ...later] = lineOf(loaded, side, { ...giver, afterSeq: giver.afterSeq ?? loaded.battle.seq });
  if (!first) return 'none';
  const common = { no: loaded.battle.revision + 1, transcript: [], filed: [], question: undefined };
  return { ...common, ...first, side, rest: restOf(loaded, side, first.userId, later, first.afterSeq) };
}

/** The rules no longer match what was recorded: that one order is void. Its giver is called, and the person asked. */
export function annulDecision(
  deps: Deps,
  loaded: LoadedBattle,
  waiting: Asking,
  { line, written, played }: Diverged,
): Decision {
  const { holders, rules } = loaded;
  const { side, text, userId, rest, question } = waiting;
  const says = (language: Language): Phrase[] => [
    phrase('host-annulled', { order: shownText(rules, text, language), who: nameOf(holders[side]) }),
  ];
  const data = { why: 'diverged', order: text, line, written, played, dropped: textsOf(rest) };
  const called = [userId, askedOf(loaded, question)?.id].filter((id) => id !== undefined);
  const behind = droppedBehind(deps, loaded, waiting);
  return {
    waiting: 'none',
    table: [
      {
        kind: 'annulled',
        userId,
        data,
        posts: (voice) => [
          { ...notice(voice, says(voice.language), [...new Set(called)]), ...callAgain(loaded, voice) },
        ],
      },
      ...behind,
    ],
    says,
  };
}
