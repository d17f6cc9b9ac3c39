/** Of an order that waited, for an answer or for its turn: what was said of it, told anew. */
import { z } from 'zod';
import { annulSays, calledBack } from '../desk/desk-umpire.ts';
import { withdrawn } from '../../advance/fault.ts';
import { sidesOf } from '../../seats/commanders.ts';
import { asking, type Loaded } from '../../battle/loaded-battle.ts';
import type { Move } from '../../battle/decision.ts';
import { chances } from '../../messages/chances.ts';
import { annulMove } from '../../advance/order-decision.ts';
import type { Parts } from '../../battle/deps.ts';
import { fold, notice } from '../../messages/posts.ts';
import { disobeyedNote } from '../../advance/filed/disobeyed.ts';
import * as stored from '../../store/stored.ts';
import type { TableEntry, Transcript } from '../../store/store.ts';
import { tellWaiting } from '../../advance/tell.ts';

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
const annulled = z.object({
  why: z.string(),
  who: z.string().optional(),
  order: z.string(),
  /** Whom the umpire's annulment called back, when it called those too whose orders waited behind. */
  called: z.array(z.string()).optional(),
});
const diverged = z.object({ line: z.number(), written: z.string(), played: z.string() });
const failed = z.object({ order: z.string() });

/** The question of a line that tells of one. */
export function askedOf({ kind, data }: TableEntry): { text: string; transcript: Transcript } | undefined {
  if (kind !== 'asked') return undefined;
  const { order, transcript } = asked.parse(data);
  return { text: order, transcript };
}

/** The orders that waited behind the one under way, or, where none was, for their turn. */
export function queued(then: Loaded, rest: readonly string[], userId?: string): Loaded {
  const { waiting, next, holders } = then;
  if (waiting) return { ...then, waiting: { ...waiting, rest } };
  const [text, ...later] = rest;
  if (text === undefined || next.kind === 'over') return then;
  const nobodyAsked = { no: 0, transcript: [], filed: [], question: undefined, askedAt: then.battle.updatedAt };
  const { side } = next;
  return { ...then, waiting: { ...nobodyAsked, side, userId: userId ?? holders[side]?.id, text, rest: later } };
}

export async function askedAgain(
  parts: Parts,
  then: Loaded,
  data: TableEntry['data'],
  userId: string | undefined,
): Promise<Move> {
  const { no, side, order, transcript, question, disobeyed, chances: shown } = asked.parse(data);
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
export function annulledAgain(parts: Parts, then: Loaded, data: TableEntry['data']): Move {
  const { who, why, order, called } = annulled.parse(data);
  const at = queued(then, then.waiting ? [] : [order]);
  const { waiting, voice } = at;
  if (!waiting) return {};
  if (who !== undefined) {
    const says = annulSays(at, { waiting, who, why });
    return { posts: [notice(voice, says(voice.language), called ?? calledBack(waiting))] };
  }
  const open = asking(at);
  return why === 'diverged' && open ? annulMove(parts, at, open, { kind: 'diverged', ...diverged.parse(data) }) : {};
}

export function failedAgain(parts: Parts, then: Loaded, data: TableEntry['data'], userId: string | undefined): Move {
  const { order } = failed.parse(data);
  const whose = sidesOf(then, { id: userId ?? '', name: '' })[0];
  const side = then.waiting?.side ?? whose ?? 'red';
  return withdrawn(parts, then, { text: order, side, userId, rest: [] });
}
