/**
 * Answers from what a person typed. The first part answers the question; what follows a comma is filed for questions
 * that may come later. What cannot be read is handed on as it is: the question itself says why it is no answer.
 */
import { type Asked, Refusal, type Side } from '../../../kernel/play.ts';
import type { Filed } from '../../../kernel/ruleset.ts';
import type { State } from '../state.ts';
import type { Question } from '../questions/question.ts';
import { QUESTIONS, questionOf } from '../questions/index.ts';
import { type Ahead, ahead } from './filed.ts';
import { readUnit } from './names.ts';
import { type Parse, read } from '../../../kernel/text/reader.ts';
import { type Ground, type Reader } from './reader.ts';
import { readEnd, take, upcoming } from './vocabulary.ts';
import { readReply, REPLIES, type Reply } from './reply.ts';
import { fold, tokensOf } from '../../../kernel/text/tokens.ts';

export interface Answered {
  readonly text: string;
  readonly filed: readonly Filed[];
}

export function answer(text: string, asked: Asked, state: State): Answered {
  const option = asked.options.find((each) => fold(each.text) === fold(text.trim()));
  if (option) return { text: option.text, filed: [] };
  const raw = { text: text.trim(), filed: [] };
  const question = questionOf(asked.kind);
  const found = question && repliesIn(text, { question, asked }, { state, by: asked.to });
  if (!found || found instanceof Refusal) return raw;
  const { given, replies, unit = asked.unit } = found;
  const [first, ...rest] = given === undefined ? replies : [undefined, ...replies];
  const said = first ? question.answer(first, unit) : given;
  const later = rest.map((reply) => aheadOf(reply!));
  if (said === undefined || later.includes(undefined)) return raw;
  const filed = [...(first ? cameWith(first) : []), ...later.flatMap((each) => each!)];
  return { text: said, filed: filed.map((each) => file(each, asked)) };
}

function file({ kind, text, unit: other }: Ahead, asked: { to: Side; unit?: string }): Filed {
  const unit = questionOf(kind)?.ofSide ? undefined : (other ?? asked.unit);
  return { to: asked.to, kind, ...(unit !== undefined && { unit }), text };
}

/** An answer and those after its commas, with the unit if one is named. */
interface Replies {
  readonly unit?: string;
  /** The answer in canonical text, where its question alone can read it. */
  readonly given?: string;
  readonly replies: readonly Reply[];
}

/** What is asked. */
interface Asking {
  readonly question: Question;
  readonly asked: Asked;
}

function repliesIn(typed: string, asking: Asking, ground: Ground): Replies | Refusal {
  const tokens = tokensOf(typed).filter(({ kind }) => kind !== ';');
  return read(readReplies({ typed, tokens, ground, at: 0 }, asking));
}

/** The unit that answers may be named first; at the end of the orders also after its verb, as on the button. */
function* readReplies(reader: Reader, { question, asked }: Asking): Parse<Replies> {
  const unit = upcoming(reader)?.kind === 'unit' ? yield* readUnit(reader, 'own') : undefined;
  // `2H: fire`, as a button has it.
  if (unit !== undefined) take(reader, ':');
  const other = unit !== asked.unit ? unit : undefined;
  const begun = question.begins ? yield* question.begins(reader, other) : undefined;
  if (!begun && other !== undefined && asked.unit !== undefined) yield* readEnd(reader);
  const given = question.read && !begun ? yield* question.read(reader) : undefined;
  const replies = given === undefined ? [begun ?? (yield* readReply(reader))] : [];
  const isBehind = question.namesUnit && unit === undefined && upcoming(reader)?.kind === 'unit';
  const named = isBehind ? yield* readUnit(reader, 'own') : unit;
  if (isBehind && replies[0]?.say === 'try')
    replies[0] = { ...replies[0], ...(yield* REPLIES.readBehind(reader, 'try')) };
  while (take(reader, ',')) if (upcoming(reader)) replies.push(yield* readReply(reader));
  yield* readEnd(reader, 'if');
  return { replies, ...(given !== undefined && { given }), ...(named !== undefined && { unit: named }) };
}

/** What the first reply files besides its answer. */
function cameWith(reply: Reply): Ahead[] {
  if (reply.say === 'stayOrFlee') return ahead(reply.fleeToward === undefined ? {} : { fleeToward: reply.fleeToward });
  if (reply.say !== 'pursue') return [];
  const { pursue: _answered, say: _said, ...then } = reply;
  return ahead(then);
}

/** The questions that a reply after a comma answers; undefined if it answers none alone. */
function aheadOf(reply: Reply): Ahead[] | undefined {
  if (reply.say === 'stayOrFlee') return reply.ahead ? ahead(reply) : undefined;
  if (reply.say === 'pursue') return ahead(reply);
  const question = QUESTIONS.find(({ alone }) => alone.includes(reply.say));
  return question && [{ kind: question.kind, text: question.answer(reply, undefined)! }];
}
