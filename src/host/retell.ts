/**
 * The table ledger told anew: what was said of each of its lines, by the verbs that said it, on the battle as it stood
 * then. Nothing is committed.
 */
import { z } from 'zod';
import { clockAgain } from './clock/line.ts';
import { armedAgain, wishedAgain } from './deploy/rearm.ts';
import { deploymentVoidAgain, revealedShape } from './deploy/revealing.ts';
import { sealedAgain, unsealedAgain } from './deploy/sealing.ts';
import { sealsVoidAgain } from './deploy/voiding.ts';
import { Refusal } from '../kernel/play.ts';
import { annulSays, answersFor, calledBack } from './desk-umpire.ts';
import { saltedAgain } from './fair/salt.ts';
import { halting, resumed, withdrawn } from './fault.ts';
import { nextMove, stopMove } from './going.ts';
import type { Person, Request } from './host.ts';
import { giving } from './command/assign.ts';
import { allotting } from './command/allot.ts';
import { asking, commanders, type Loaded, seated, sidesOf } from './load.ts';
import type { Move } from './move.ts';
import { agreedAgain } from './motion/again.ts';
import { withdrawnAgain } from './motion/undo.ts';
import { pausedAgain, unpausedAgain } from './motion/pause.ts';
import { join, leave, start } from './muster.ts';
import { variedAgain } from './options/choosing.ts';
import { chances } from './odds/on-card.ts';
import { settledAgain } from './odds/settle.ts';
import { annulMove } from './ordering.ts';
import type { Parts } from './parts.ts';
import { lackingAgain, placeLostAgain } from './place/noted.ts';
import { offered, offerPost } from './place/offer.ts';
import { offerClosedAgain, replacedAgain } from './place/replace.ts';
import { fold, notice } from './posts.ts';
import { seatsAfter } from './seating.ts';
import * as stored from './store/stored.ts';
import type { TableEntry, Transcript } from './store/store.ts';
import { stoppedPost } from './plan/running.ts';
import { disobeyedNote } from './standing/disobeyed.ts';
import { tellWaiting } from './tell.ts';

const orders = z.array(z.string());
/** `quietly`: it was said with something else. */
const joined = z.object({ side: stored.role, quietly: z.boolean().optional() });
const begun = z.object({ revealed: revealedShape.exactOptional() });
const left = z.object({ sides: z.array(stored.role), dropped: orders });
const asked = z.object({
  no: z.number().int(),
  side: stored.side,
  order: z.string(),
  transcript: stored.transcript,
  question: stored.asked,
  /** The standing order that could not be obeyed. */
  disobeyed: z.string().optional(),
  /** As they were shown: nobody reckons them again. */
  chances: chances.optional(),
});
const decided = z.object({ who: z.string(), why: z.string() });
const answered = decided.extend({ to: stored.side });
const annulled = z.object({
  why: z.string(),
  who: z.string().optional(),
  order: z.string(),
  dropped: orders.default([]),
  /** Whom the umpire's annulment called back, where it was more than one. */
  called: z.array(z.string()).optional(),
});
const diverged = z.object({ line: z.number(), written: z.string(), played: z.string() });
const failed = z.object({ order: z.string(), dropped: orders });
const halted = z.object({ order: z.string() });
const planStopped = z.object({ calls: z.boolean() });
const stopped = z.object({ orders, why: z.string() });
const gave = z.object({ side: stored.side, to: z.string(), units: z.array(z.string()) });
const allotted = z.object({ side: stored.side, to: z.string(), n: z.number().int().nullable() });

/** What a line of the ledger changes, and what was said of it. `person`: whose doing it was. */
export async function retold(
  parts: Parts,
  then: Loaded,
  { seq, kind, data, userId }: TableEntry,
  person: Person,
): Promise<Move> {
  const request = requestOf(then, person);
  switch (kind) {
    case 'joined':
      return joinedAgain(parts, then, request, joined.parse(data));
    case 'left':
      return accepted(leave(queued(then, left.parse(data).dropped), request));
    case 'gave':
      return gaveAgain(then, gave.parse(data), person);
    case 'allotted':
      return allottedAgain(then, allotted.parse(data), person);
    case 'started':
      return accepted(await start(parts, then, request, begun.parse(data).revealed));
    case 'armed':
      return armedAgain(parts, then, data, person);
    case 'wished':
      return wishedAgain(then, data, person);
    case 'sealed':
      return sealedAgain(then, data, person);
    case 'unsealed':
      return unsealedAgain(then, data, person);
    case 'sealsVoid':
      return sealsVoidAgain(then, data, person.id);
    case 'deploymentVoid':
      return deploymentVoidAgain(then, data, userId);
    case 'asked':
      return askedAgain(parts, then, asked.parse(data), userId);
    case 'annulled':
      return nothingWaits(annulledAgain(then, data));
    case 'withdrawn':
      return nothingWaits(await withdrawnAgain(parts, then, data, person));
    case 'proposed':
    case 'closed':
    case 'drawn':
    case 'extended':
    case 'paced':
    case 'live':
      return agreedAgain(parts, then, { kind, data, userId });
    case 'failed':
      return failedAgain(then, failed.parse(data), userId);
    case 'halted':
      return nothingWaits(halting(then, halted.parse(data).order));
    case 'resumed':
      return resumed(then, userId);
    case 'paused':
      return pausedAgain(then, data, person.id);
    case 'unpaused':
      return unpausedAgain(then, data, person);
    case 'planStopped':
      return { posts: [stoppedPost(then, person, planStopped.parse(data).calls)] };
    case 'stopped':
      return stoppedAgain(parts, then, stopped.parse(data), userId);
    case 'offered':
      return { posts: [offerPost(then, offered.parse(data), seq)] };
    case 'offerClosed':
      return offerClosedAgain(then, data);
    case 'replaced':
      return replacedAgain(parts, then, data, person);
    case 'threadLost':
      return placeLostAgain(then, data);
    case 'lacking':
      return lackingAgain(then, data);
    case 'clock':
      return clockAgain(then.voice, data);
    case 'salted':
      return saltedAgain(then, data, person);
    case 'oddsSettled':
      return settledAgain(then, data, person.id);
    case 'varied':
      return variedAgain(then, data, person);
    case 'answeredFor':
      return { posts: [notice(then.voice, [answersFor(then, answered.parse(data))])] };
    default:
      return {};
  }
}

function gaveAgain(then: Loaded, { side, to, units }: z.infer<typeof gave>, by: Person): Move {
  const receiver = commanders(then, side).find(({ id }) => id === to);
  return receiver ? accepted(giving(then, side, by, receiver, units)) : {};
}

function allottedAgain(then: Loaded, { side, ...what }: z.infer<typeof allotted>, by: Person): Move {
  return allotting(then, side, what, by.id);
}

async function joinedAgain(
  parts: Parts,
  then: Loaded,
  request: Request,
  { side, quietly }: z.infer<typeof joined>,
): Promise<Move> {
  const move = accepted(await join(parts, then, request, side));
  return quietly ? { ...move, posts: [] } : move;
}

/** The question of a line that tells of one. */
export function askedOf({ kind, data }: TableEntry): { text: string; transcript: Transcript } | undefined {
  if (kind !== 'asked') return undefined;
  const { order, transcript } = asked.parse(data);
  return { text: order, transcript };
}

/** What was allowed then is not judged again. */
function requestOf({ voice }: Loaded, person: Person): Request {
  const place = { channelId: '', guildId: undefined };
  return { interaction: '', person, place, language: voice.language, administrator: true };
}

function accepted(move: Move | Refusal): Move {
  if (move instanceof Refusal) throw move;
  return move;
}

function nothingWaits(move: Move): Move {
  return { ...move, waiting: 'none' };
}

/** The orders that waited behind the one under way, or, where none was, for their turn. */
function queued(then: Loaded, rest: readonly string[], userId?: string): Loaded {
  const { waiting, next, holders } = then;
  if (waiting) return { ...then, waiting: { ...waiting, rest } };
  const [text, ...later] = rest;
  if (text === undefined || next.kind === 'over') return then;
  const nobodyAsked = { no: 0, transcript: [], filed: [], question: undefined, askedAt: then.battle.updatedAt };
  const { side } = next;
  return { ...then, waiting: { ...nobodyAsked, side, userId: userId ?? holders[side]?.id, text, rest: later } };
}

async function askedAgain(
  parts: Parts,
  then: Loaded,
  { no, side, order, transcript, question, disobeyed, chances: shown }: z.infer<typeof asked>,
  userId: string | undefined,
): Promise<Move> {
  const { rules, state, waiting } = then;
  const soFar = { before: state, after: fold(rules, state, transcript), by: side, transcript };
  const heard = waiting?.transcript.length ?? 0;
  const notes = disobeyed === undefined ? [] : [disobeyedNote(then, disobeyed)];
  const { posts, told } = await tellWaiting(
    parts,
    then,
    { no, asked: question, notes, chances: shown },
    soFar,
    heard,
    waiting?.question,
  );
  return {
    posts,
    waiting: { no, side, userId, text: order, transcript, filed: [], question, rest: [] },
    ...(told !== undefined && { patch: { told } }),
  };
}

/** By the umpire, by an upgrade of the rules, or because its commander resigned: of that tells the end. */
function annulledAgain(then: Loaded, data: TableEntry['data']): Move {
  const { who, why, order, dropped, called } = annulled.parse(data);
  const at = queued(then, then.waiting ? dropped : [order, ...dropped]);
  const { waiting, voice } = at;
  if (!waiting) return {};
  if (who !== undefined) {
    const says = annulSays(at, { waiting, who, why });
    return { posts: [notice(voice, says(voice.language), called ?? calledBack(at, waiting))] };
  }
  const open = asking(at);
  return why === 'diverged' && open ? annulMove(at, open, { kind: 'diverged', ...diverged.parse(data) }) : {};
}

function failedAgain(then: Loaded, { order, dropped }: z.infer<typeof failed>, userId: string | undefined): Move {
  const whose = sidesOf(then, { id: userId ?? '', name: '' })[0];
  const side = then.waiting?.side ?? whose ?? 'red';
  return withdrawn(then, { text: order, side, userId, rest: dropped });
}

/** Why an order could no longer be carried out is asked of the rules again. */
async function stoppedAgain(
  parts: Parts,
  then: Loaded,
  line: z.infer<typeof stopped>,
  userId: string | undefined,
): Promise<Move> {
  const at = queued(then, line.orders, userId);
  const dropped = line.orders.map((text) => ({ text, userId }));
  if (line.why === 'the turn has passed') return stopMove(at, dropped);
  const move = await nextMove(parts, at);
  return move?.table?.[0]?.kind === 'stopped' ? move : stopMove(at, dropped);
}

/** The battle after a move, as far as telling what comes next needs it. */
export function onwards(then: Loaded, { patch, seats, waiting }: Move, at: Date): Loaded {
  return {
    ...then,
    ...seated(seatsAfter(then.seats, seats, at)),
    ...(patch?.state !== undefined && { state: patch.state, next: then.rules.next(patch.state) }),
    battle: { ...then.battle, ...patch },
    waiting: waiting === 'none' ? undefined : waiting ? { askedAt: at, ...waiting } : then.waiting,
  };
}
