/** An order stops at an unanswered question: it waits, and the person asked is called. */
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import type { Asked, Json, Question, Side } from '../../kernel/play.ts';
import { asked } from '../../kernel/run.ts';
import { AGREEMENT } from '../../kernel/wording.ts';
import { askedOf } from '../seats/commanders.ts';
import type { LoadedBattle } from '../battle/loaded-battle.ts';
import type { Decision } from '../battle/decision.ts';
import type { Deps } from '../battle/deps.ts';
import { chancesOf } from './odds/on-card.ts';
import type { Chances } from '../messages/chances.ts';
import type { PendingOrder } from '../orders/play.ts';
import type { Giver, OrderSoFar } from '../orders/queued.ts';
import type { AnyEntry } from '../ruleset.ts';
import { disobeyedNote, disobeyedText } from './filed/disobeyed.ts';
import { tellWaiting } from './tell.ts';
import { nameOf } from '../battle/voice.ts';

export async function waitingDecision(
  deps: Deps,
  loaded: LoadedBattle,
  course: PendingOrder,
  giver: Giver,
  played: OrderSoFar & { readonly question: Question },
  before: Asked | undefined,
): Promise<Decision> {
  const question = { no: loaded.battle.revision + 1, asked: asked(played.question) };
  const soFar = { before: loaded.state, after: played.state, by: course.by, transcript: played.transcript };
  const disobeyed = disobeyedText(loaded, played.question, played.state);
  const notes = disobeyed === undefined ? [] : [disobeyedNote(loaded, disobeyed)];
  const chances = await chancesOf(deps, loaded, course, question.asked, played);
  const card = { ...question, notes, chances };
  const { posts, told } = await tellWaiting(deps, loaded, card, soFar, course.past.length, before);
  const { text, by: side, filed } = course;
  const { userId, rest, afterSeq = loaded.battle.seq } = giver;
  return {
    waiting: {
      no: question.no,
      side,
      userId,
      text,
      transcript: played.transcript,
      filed,
      question: question.asked,
      rest,
      afterSeq,
    },
    ...(told !== undefined && { patch: { told } }),
    table: [askedLine(side, text, userId, played.transcript, { ...question, disobeyed, chances })],
    posts,
    says: () => [waitsFor(loaded, question.asked, before ? askedOf(loaded, before)?.id : userId)],
  };
}

/** What was posted with a question, and can no longer be derived from the order when that ends. */
function askedLine(
  side: Side,
  order: string,
  userId: string | undefined,
  transcript: readonly AnyEntry[],
  {
    no,
    asked: question,
    disobeyed,
    chances,
  }: { no: number; asked: Asked; disobeyed: string | undefined; chances: Chances | undefined },
): NonNullable<Decision['table']>[number] {
  // The transcript is stored as JSON, as it is in its entry.
  const data = { no, side, order, transcript: transcript as unknown as Json, question: question as unknown as Json };
  const more = { ...(disobeyed !== undefined && { disobeyed }), ...(chances && { chances }) };
  // Its text says what is to follow.
  return { kind: 'asked', userId, data: { ...data, ...more }, readers: side };
}

/** Whom an order waits for, as told to the person who has just ordered or answered, perhaps themselves. */
function waitsFor(loaded: LoadedBattle, question: Asked, reader: string | undefined): Phrase {
  const who = askedOf(loaded, question);
  if (question.kind === AGREEMENT) return phrase('host-proposed', { who: nameOf(who) });
  return who && who.id === reader ? phrase('host-waits-you') : phrase('host-waits', { who: nameOf(who) });
}
