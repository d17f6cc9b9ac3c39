/**
 * Standing answers as text: for whom, in what event, under which conditions, and what is answered.
 *
 *     45L: if charged by cavalry from 3+ hexes chance 50+ square else hold
 *     all: if failed stay at 11 else flee
 */
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import { ORDER_TEXT, type Parse, read, textFrom } from '../../../kernel/text/reader.ts';
import { type Token, tokensOf } from '../../../kernel/text/tokens.ts';
import { readNumber, readUnit } from './names.ts';
import { NERVE, SQUARE } from './conditions.ts';
import { type Ground, type Reader } from './reader.ts';
import { readReply, type Reply } from './reply.ts';
import { readEnd, refuseWord, sees, take, takeWord, upcoming } from './vocabulary.ts';

/** What must have happened; without it, the answer itself shows which question it answers. */
export type Event = 'charged' | 'assaulted' | 'attacked' | 'failed' | 'friend' | 'shotAt';

/** All of it must hold. `by`: a kind of unit, or one enemy; `from`: hexes or more; `chance`: percent or more. */
export interface Conditions {
  readonly by?: string;
  readonly from?: number;
  readonly chance?: number;
}

export type StandingReply =
  | Reply
  /** As far as it may. */
  | { readonly say: 'evadeFar' }
  /** What saves the battery, whatever that is. */
  | { readonly say: 'save'; readonly to: string };

export interface Branch {
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

const ATTACKS = ['charged', 'assaulted', 'attacked'] as const;
const EVENTS = [...ATTACKS, 'failed', 'friend', 'shotAt', 'square'] as const;
const CONDITIONS = ['by', 'from', 'with', 'atLeast', 'chance', 'and'] as const;

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
    found.push({ ...(unit !== undefined && { unit }), ...(yield* readClause(reader)) });
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

type Clause = Omit<StandingAnswer, 'unit'>;

function* readClause(reader: Reader): Parse<Clause> {
  if (!takeWord(reader, 'if')) return { branches: yield* readBranches(reader, undefined) };
  const event = takeWord(reader, ...EVENTS);
  if (!event) return yield refuseWord(reader, EVENTS);
  if (event === 'square') {
    return { branches: [{ conditions: {}, reply: { say: 'ifSquare', choice: yield* SQUARE.read(reader) } }] };
  }
  if (event === 'failed') {
    take(reader, ',');
    const reply = { say: 'stayOrFlee', ahead: false, ...(yield* NERVE.read(reader)) } as const;
    return { event, branches: [{ conditions: {}, reply }] };
  }
  if (event !== 'friend') return { event, branches: yield* readBranches(reader, event) };
  const friend = upcoming(reader)?.kind === 'unit' ? { friend: yield* readUnit(reader, 'own') } : {};
  takeWord(reader, ...ATTACKS);
  return { event, ...friend, branches: yield* readBranches(reader, event) };
}

function* readBranches(reader: Reader, event: Event | undefined): Parse<readonly Branch[]> {
  const found = [yield* readBranch(reader, event)];
  while (takesElse(reader)) {
    takeWord(reader, 'if');
    found.push(yield* readBranch(reader, event));
  }
  return found;
}

/** A comma before it changes nothing. */
function takesElse(reader: Reader): boolean {
  const { at } = reader;
  take(reader, ',');
  if (takeWord(reader, 'else')) return true;
  reader.at = at;
  return false;
}

function* readBranch(reader: Reader, event: Event | undefined): Parse<Branch> {
  const conditions = yield* readConditions(reader, event);
  if (event !== undefined) take(reader, ',');
  return { conditions, reply: yield* readAnswer(reader) };
}

/** Who attacks and from where is known of an attack only; how far of one on the unit itself. */
function* readConditions(reader: Reader, event: Event | undefined): Parse<Conditions> {
  const isAttack = event === 'charged' || event === 'assaulted' || event === 'attacked';
  const allowed = CONDITIONS.filter((word) =>
    word === 'by' ? isAttack || event === 'friend' : isAttack || word !== 'from',
  );
  let found: Conditions = {};
  while (sees(reader, ...allowed)) {
    const word = takeWord(reader, ...allowed);
    if (word === 'by') found = { ...found, by: yield* readAttacker(reader) };
    if (word === 'from') found = { ...found, from: yield* readLeast(reader) };
    if (word === 'chance') found = { ...found, chance: yield* readLeast(reader) };
  }
  return found;
}

function* readAttacker(reader: Reader): Parse<string> {
  const kind = takeWord(reader, 'cavalry', 'infantry');
  if (kind !== undefined) return kind;
  if (upcoming(reader)?.kind === 'unit') return yield* readUnit(reader, 'enemy');
  return yield refuseWord(reader, ['cavalry', 'infantry']);
}

/** `3`, `3+ hexes`, `at least 3 hexes`, `3 hexes or more`. */
function* readLeast(reader: Reader): Parse<number> {
  takeWord(reader, 'atLeast');
  const least = yield* readNumber(reader);
  takeWord(reader, 'hexes');
  takeWord(reader, 'orMore');
  return least;
}

/** An answer as one would type it, or one that leaves open what only the question can say. */
function* readAnswer(reader: Reader): Parse<StandingReply> {
  const { at } = reader;
  if (takeWord(reader, 'evade') && upcoming(reader)?.kind !== 'number') return { say: 'evadeFar' };
  reader.at = at;
  if (takeWord(reader, 'transfer') && upcoming(reader)?.kind === 'unit') {
    return { say: 'save', to: yield* readUnit(reader, 'own') };
  }
  reader.at = at;
  return yield* readReply(reader);
}
