/**
 * Standing answers as text: for whom, in what event, under which conditions, and what is answered. Events and
 * what only a standing answer says are tables of lines; all other answers are those of any reply.
 *
 *     45L: if charged by cavalry from 3+ hexes chance 50+ square else hold
 *     all: if failed stay at 11 else flee
 */
import { alias, linesOf, lineTable } from '../../../kernel/grammar/line.ts';
import { one, type Slot } from '../../../kernel/grammar/slot.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import type { Language } from '../../../kernel/ruleset.ts';
import { ORDER_TEXT, type Parse, read, textFrom } from '../../../kernel/text/reader.ts';
import { type Token, tokensOf } from '../../../kernel/text/tokens.ts';
import { NERVE, SQUARE } from './conditions.ts';
import { readUnit } from './names.ts';
import type { Ground, Reader } from './reader.ts';
import { readReply, REPLIES, type Reply } from './reply.ts';
import type { State } from '../state.ts';
import { OWN, TONGUE } from './slots.ts';
import { type Conditions, CONDITIONS, conditionText, readConditions } from './standing-conditions.ts';
import { readEnd, sees, shownWord, take, takeWord, upcoming } from './vocabulary.ts';

/** What must have happened; without it, the answer itself shows which question it answers. */
export type Event = 'charged' | 'assaulted' | 'attacked' | 'failed' | 'friend' | 'shotAt';

/** What only a standing answer says. */
type OpenReply =
  /** As far as it may. */
  | { readonly say: 'evadeFar' }
  /** What saves the battery, whatever that is. */
  | { readonly say: 'save'; readonly to: string };

export type StandingReply = Reply | OpenReply;

interface Branch {
  readonly conditions: Conditions;
  readonly reply: StandingReply;
}

export interface StandingAnswer {
  /** None: all units of its giver. */
  readonly unit?: string;
  readonly event?: Event;
  /** Of a friend's help: only for this friend. */
  readonly friend?: string;
  /** The first that holds and can be done. */
  readonly branches: readonly Branch[];
}

type Clause = Omit<StandingAnswer, 'unit'>;

const OPEN_SLOTS = { own: OWN };
const open = linesOf<OpenReply, typeof OPEN_SLOTS>(OPEN_SLOTS);
const OPEN = lineTable(
  { ...TONGUE, slots: OPEN_SLOTS },
  { evade: open.line({ say: 'evadeFar' }, ''), transfer: open.line({ say: 'save' }, 'to {to:own}') },
);

/** An answer as one would type it, or one that leaves open what only the question can say. */
function* readAnswer(reader: Reader): Parse<StandingReply> {
  const { at } = reader;
  const word = takeWord(reader, 'evade', 'transfer');
  const next = upcoming(reader)?.kind;
  if (word && (word === 'evade' ? next !== 'number' : next === 'unit')) return yield* OPEN.readBehind(reader, word);
  reader.at = at;
  return yield* readReply(reader);
}

function answerText(reply: StandingReply, language: Language): string {
  if (reply.say === 'evadeFar' || reply.say === 'save') return OPEN.write(reply, language);
  return reply.say === 'stayOrFlee' ? NERVE.write(reply, language) : REPLIES.write(reply, language);
}

/** `square else if chance 40 hold`. `allowed`: who attacks and from where is not known of everything. */
function branches(allowed: readonly (keyof Conditions)[], mayPause = true) {
  function* readBranch(reader: Reader): Parse<Branch> {
    const conditions = yield* readConditions(reader, allowed);
    if (mayPause) take(reader, ',');
    return { conditions, reply: yield* readAnswer(reader) };
  }
  return one<State, readonly Branch[]>({
    *read(reader): Parse<readonly Branch[]> {
      const found = [yield* readBranch(reader as Reader)];
      while (takesElse(reader as Reader)) {
        takeWord(reader, 'if');
        found.push(yield* readBranch(reader as Reader));
      }
      return found;
    },
    sees: () => false,
    write: (all, language) =>
      all.map((each, i) => branchText(each, i > 0, language)).join(` ${shownWord('else', language)} `),
  });
}

function branchText({ conditions, reply }: Branch, isLater: boolean, language: Language): string {
  const words = conditionText(conditions, language);
  const begins = isLater && words.length > 0 ? [shownWord('if', language)] : [];
  return [...begins, ...words, answerText(reply, language)].join(' ');
}

/** A comma before it changes nothing. */
function takesElse(reader: Reader): boolean {
  const { at } = reader;
  take(reader, ',');
  if (takeWord(reader, 'else')) return true;
  reader.at = at;
  return false;
}

const ANSWERS = branches(['chance'], false);

const EVENT_SLOTS = {
  friend: OWN,
  attack: branches(CONDITIONS),
  help: branches(['by', 'chance']),
  shot: branches(['chance']),
  nerve: only(function* (reader): Parse<Reply> {
    take(reader, ',');
    return { say: 'stayOrFlee', ahead: false, ...(yield* NERVE.read(reader)) };
  }),
  square: only(function* (reader): Parse<Reply> {
    return { say: 'ifSquare', choice: yield* SQUARE.read(reader) };
  }),
};
const { line } = linesOf<Clause, typeof EVENT_SLOTS>(EVENT_SLOTS);

/** What follows `if`. */
const EVENTS = lineTable<State, Clause>(
  { ...TONGUE, slots: EVENT_SLOTS },
  {
    charged: line({ event: 'charged' }, '{branches:attack}'),
    assaulted: line({ event: 'assaulted' }, '{branches:attack}'),
    attacked: line({ event: 'attacked' }, '{branches:attack}'),
    failed: line({ event: 'failed' }, '{branches:nerve}'),
    friend: line({ event: 'friend' }, '[{friend}] attacked|charged|assaulted {branches:help}'),
    shotAt: line({ event: 'shotAt' }, '{branches:shot}'),
    square: alias(line({}, '{branches:square}')),
  },
);

/** One answer, without conditions. */
function only(readOne: (reader: Reader) => Parse<Reply>): Slot<State, readonly Branch[]> {
  return {
    ...ANSWERS,
    *read(reader): Parse<readonly Branch[]> {
      return [{ conditions: {}, reply: yield* readOne(reader as Reader) }];
    },
  };
}

/** As a person typed it; a comma separates what is answered to several questions. */
export function readStanding(text: string, ground: Ground | undefined): readonly StandingAnswer[] | Refusal {
  const tokens = tokensOf(text).filter(({ kind }) => kind !== ';');
  if (tokens.length === 0) return new Refusal(ORDER_TEXT, phrase('refuse-standing-empty'));
  return read(readAll({ typed: text, tokens, ground, at: 0 }));
}

function* readAll(reader: Reader): Parse<readonly StandingAnswer[]> {
  const unit = upcoming(reader)?.kind === 'unit' ? yield* readUnit(reader, 'own') : undefined;
  if (unit === undefined) takeWord(reader, 'all');
  take(reader, ':');
  const found: StandingAnswer[] = [];
  let from: Token | undefined;
  do {
    if (found.length > 0 && !upcoming(reader)) break;
    from = upcoming(reader);
    const clause: Clause = takeWord(reader, 'if')
      ? yield* EVENTS.read(reader)
      : { branches: yield* ANSWERS.read(reader) };
    found.push({ ...(unit !== undefined && { unit }), ...clause });
  } while (take(reader, ','));
  if (from && sees(reader, 'if')) yield refuseBehind(reader, from);
  yield* readEnd(reader, 'else');
  return found;
}

/** The condition was typed after its answer, which begins at `from`: suggests the two the other way round. */
function refuseBehind(reader: Reader, from: Token): Refusal {
  const condition = upcoming(reader)!;
  const [before, answer] = [reader.typed.slice(0, from.from), reader.typed.slice(from.from, condition.from)];
  const turned = `${before}${textFrom(reader, condition)} ${answer.trim()}`;
  const isReadable = !(readStanding(turned, reader.ground) instanceof Refusal);
  return new Refusal(ORDER_TEXT, phrase('refuse-standing-behind'), isReadable ? [turned] : []);
}

/** In canonical form (English), or in a reader's language. */
export function standingText({ unit, ...clause }: StandingAnswer, language: Language): string {
  const who = `${unit ?? shownWord('all', language)}${language === 'fr' ? '\u00a0:' : ':'}`;
  if (clause.event === undefined) return `${who} ${ANSWERS.write(clause.branches, language)}`;
  return `${who} ${shownWord('if', language)} ${EVENTS.write(clause, language)}`;
}
