/**
 * Answers from what a person typed. The first part answers the question; what follows a comma is filed for questions
 * that may come later. What cannot be read is handed on as it is: the question itself says why it is no answer.
 */
import { AGREEMENT } from '../../../kernel/hand.ts';
import { type Asked, Refusal, type Side } from '../../../kernel/play.ts';
import type { Filed } from '../../../kernel/ruleset.ts';
import { POINTS } from '../../../hex/facing.ts';
import type { State } from '../state.ts';
import {
  type Ahead,
  afterPursuing,
  flightAhead,
  pursuitAhead,
  pursueAnswer,
  refugeAhead,
  stayOrFlee,
} from './filed.ts';
import { readUnit } from './names.ts';
import { type Parse, read } from '../../../kernel/text/reader.ts';
import { type Ground, type Reader, readFacing } from './reader.ts';
import { readEnd, take, takeWord, upcoming } from './vocabulary.ts';
import { readFriend, readGun, readHelp, readReply, type Reply } from './reply.ts';
import { replyText } from './reply-text.ts';
import { fold, tokensOf } from '../../../kernel/text/tokens.ts';

export interface Answered {
  readonly text: string;
  readonly filed: readonly Filed[];
}

export function answer(text: string, asked: Asked, state: State): Answered {
  const option = asked.options.find((each) => fold(each.text) === fold(text.trim()));
  if (option) return { text: option.text, filed: [] };
  const raw = { text: text.trim(), filed: [] };
  if (asked.kind === AGREEMENT) return raw;
  const found = repliesIn(text, asked, { state, by: asked.to });
  if (found instanceof Refusal) return raw;
  const [first, ...rest] = found.replies;
  if (isCondition(first!) && asked.kind !== 'ASK-10') return raw;
  const given = isLate(asked.kind) ? lateAnswer(asked, first!, found.unit) : canonical(asked.kind, first!);
  const later = rest.map(aheadOf);
  if (given === undefined || later.includes(undefined)) return raw;
  const ahead = [...cameWith(asked.kind, first!), ...later.flatMap((each) => each!)];
  return { text: given, filed: ahead.map((each) => file(each, asked)) };
}

function isLate(kind: string): boolean {
  return kind === 'ASK-04' || kind === 'ASK-05';
}

/** SH-ORDERS-17 to -20. Such an answer begins with the unit, which may be left unsaid where only one is asked. */
function lateAnswer(asked: Asked, reply: Reply, named: string | undefined): string | undefined {
  const text = (words: string) => {
    const begun = named ?? asked.unit;
    return begun === undefined ? undefined : `${begun} ${words}`;
  };
  if (asked.kind === 'ASK-05' && ['none', 'no', 'hold', 'stop'].includes(reply.say)) return 'none';
  if (reply.say === 'yes') return text(asked.kind === 'ASK-04' ? 'restrain' : 'try');
  if (asked.kind === 'ASK-04' && (reply.say === 'try' || reply.say === 'hold')) return text('restrain');
  return ['restrain', 'try', 'charge', 'assault'].includes(reply.say) ? text(replyText(reply, 'en')) : undefined;
}

/** `if failed stay` says nothing of what to do first. */
function isCondition(reply: Reply): boolean {
  return reply.say === 'stayOrFlee' && reply.ahead;
}

/** A friend's reaction is not asked of one unit. */
function file({ kind, text, unit: other }: Ahead, asked: { to: Side; unit?: string }): Filed {
  const unit = other ?? asked.unit;
  return { to: asked.to, kind, ...(unit !== undefined && kind !== 'ASK-07' && { unit }), text };
}

/** An answer and those behind its commas, with the unit if one is named. */
interface Replies {
  readonly unit?: string;
  readonly replies: readonly Reply[];
}

/** Answers as a reader of either language wrote them, believed. */
export function parseReplies(text: string): Replies | Refusal {
  return repliesIn(text, undefined, undefined);
}

function repliesIn(typed: string, asked: Asked | undefined, ground: Ground | undefined): Replies | Refusal {
  const tokens = tokensOf(typed).filter(({ kind }) => kind !== ';');
  return read(readReplies({ typed, tokens, ground, at: 0 }, asked));
}

/** The unit that answers may be named first; at the end of the orders also behind its verb, as on the button. */
function* readReplies(reader: Reader, asked: Asked | undefined): Parse<Replies> {
  const unit = upcoming(reader)?.kind === 'unit' ? yield* readUnit(reader, 'own') : undefined;
  // `2H: fire`, as a button has it.
  if (unit !== undefined) take(reader, ':');
  const isOther = unit !== undefined && asked?.unit !== undefined && unit !== asked.unit;
  const isFriend = asked?.kind === 'ASK-07' && unit !== undefined && unit !== asked.unit;
  if (isOther && !isFriend) yield* readEnd(reader);
  const replies = [isFriend ? yield* readFriend(reader, unit) : yield* readFirst(reader, asked)];
  const late = asked !== undefined && isLate(asked.kind) && unit === undefined && upcoming(reader)?.kind === 'unit';
  const named = late ? yield* readUnit(reader, 'own') : unit;
  if (late && replies[0]!.say === 'try') replies[0] = { ...replies[0]!, ...(yield* readGun(reader)) };
  while (take(reader, ',')) if (upcoming(reader)) replies.push(yield* readReply(reader));
  yield* readEnd(reader, 'if');
  return { replies, ...(named !== undefined && { unit: named }) };
}

/** A facing may stand alone where one is asked. */
function* readFirst(reader: Reader, asked: Asked | undefined): Parse<Reply> {
  const alone = reader.tokens.length - reader.at <= 2;
  if (
    asked?.kind === 'ASK-11' &&
    alone &&
    POINTS_ALONE.has(upcoming(reader)?.text ?? reader.tokens.at(-1)?.text ?? '')
  ) {
    return { say: 'turn', facing: yield* readFacing(reader) };
  }
  return (asked?.kind === 'ASK-07' && (yield* readHelper(reader))) || (yield* readReply(reader));
}

/** `countercharge of 2H`, as a French button has it: the friend behind what it does. */
function* readHelper(reader: Reader): Parse<Reply | undefined> {
  const { at } = reader;
  const verb = takeWord(reader, 'counter', 'fire');
  if (verb && upcoming(reader)?.kind === 'unit') return yield* readHelp(reader, yield* readUnit(reader, 'own'), verb);
  reader.at = at;
  return undefined;
}

const POINTS_ALONE: ReadonlySet<string> = new Set([
  'n',
  'ne',
  'se',
  's',
  'sw',
  'so',
  'nw',
  'no',
  'nord',
  'sud',
  'north',
  'south',
]);

/** The canonical answer to a kind of question, or undefined where the reply is none. */
export function canonical(kind: string, reply: Reply): string | undefined {
  const { say } = reply;
  const said = (...words: readonly Reply['say'][]) => words.includes(say);
  switch (kind) {
    case 'ASK-06':
      if (said('hold', 'none', 'no') || (say === 'stayOrFlee' && reply.ifFailed === 'stay')) return 'hold';
      if (said('return')) return 'fire';
      if (say === 'stayOrFlee') return reply.ifFailed === 'flee' && !reply.ahead ? 'flee' : undefined;
      return said('square', 'closedColumn', 'fire', 'turn', 'counter', 'evade') ? replyText(reply, 'en') : undefined;
    case 'ASK-07':
      if (said('none', 'no', 'hold')) return 'friend none';
      return say === 'friend' ? replyText(reply, 'en') : undefined;
    case 'ASK-08':
    case 'ASK-17':
      if (said('attack', 'yes')) return 'attack';
      if (said('stop', 'no', 'hold', 'none')) return 'stop';
      if (kind === 'ASK-17') return said('attackAt') ? replyText(reply, 'en') : undefined;
      return said('ifSquare', 'evade') ? replyText(reply, 'en') : undefined;
    case 'ASK-09':
      return yesOrNo(reply, ['strike', 'return', 'yes', 'attack'], ['noStrike', 'noFire', 'no', 'none'], 'strike');
    case 'ASK-10':
      if (said('hold')) return 'stay';
      return say === 'stayOrFlee' ? stayOrFlee(reply.ifFailed ?? 'stay') : undefined;
    case 'ASK-11':
      if (say === 'turn') return `face ${POINTS[reply.facing]}`;
      return say === 'toward' ? replyText(reply, 'en') : undefined;
    case 'ASK-19':
      if (say === 'turn') return `face ${POINTS[reply.facing]}`;
      return said('stand', 'square', 'closedColumn') ? replyText(reply, 'en') : undefined;
    case 'ASK-20':
      return say === 'keep' ? replyText(reply, 'en') : undefined;
    case 'ASK-21':
      if (say === 'fire' && reply.target !== undefined) return `${reply.half ?? 'fire'} ${reply.target}`;
      return said('noFire', 'no', 'none', 'hold', 'stop') ? 'no fire' : undefined;
    case 'ASK-12':
    case 'ASK-16':
      return said('via', 'toward') ? replyText(reply, 'en') : undefined;
    case 'ASK-13':
      if (said('none', 'no')) return 'none';
      return say === 'transfer' ? replyText(reply, 'en') : undefined;
    case 'ASK-14':
      if (say === 'return' && reply.gun !== undefined) return `fire +${reply.gun}`;
      return yesOrNo(reply, ['fire', 'return', 'yes'], ['noFire', 'no', 'none', 'hold'], 'fire');
    case 'ASK-15':
      if (say === 'pursue') return pursueAnswer('yes', reply.support);
      if (said('yes')) return 'pursue';
      return said('noPursue', 'stayPut', 'no', 'none', 'stop', 'hold', 'stayOrFlee') ? 'stay put' : undefined;
    default:
      return replyText(reply, 'en');
  }
}

type Says = readonly Reply['say'][];

function yesOrNo({ say }: Reply, yes: Says, no: Says, word: string): string | undefined {
  if (yes.includes(say)) return word;
  return no.includes(say) ? `no ${word}` : undefined;
}

/** What the first reply files besides its answer. */
function cameWith(kind: string, reply: Reply): Ahead[] {
  if (reply.say === 'stayOrFlee') return refugeAhead(reply.fleeToward);
  return reply.say === 'pursue' && kind === 'ASK-15'
    ? afterPursuing({ toward: reply.toward, support: reply.support, afterPursuit: reply.afterPursuit })
    : [];
}

/** The questions that a reply behind a comma answers; undefined where it answers none by itself. */
function aheadOf(reply: Reply): Ahead[] | undefined {
  const { say } = reply;
  const kind = KINDS[say];
  if (kind !== undefined) return [{ kind, text: canonical(kind, reply)! }];
  if (say === 'stayOrFlee') return reply.ahead ? flightAhead(reply) : undefined;
  if (say === 'pursue') return pursuitAhead(reply);
  return undefined;
}

/** Replies that can answer one kind of question only. */
const KINDS: Partial<Record<Reply['say'], string>> = {
  friend: 'ASK-07',
  attack: 'ASK-08',
  stop: 'ASK-08',
  ifSquare: 'ASK-08',
  strike: 'ASK-09',
  noStrike: 'ASK-09',
  transfer: 'ASK-13',
  return: 'ASK-14',
  noFire: 'ASK-14',
  keep: 'ASK-20',
  noPursue: 'ASK-15',
  stayPut: 'ASK-15',
};
