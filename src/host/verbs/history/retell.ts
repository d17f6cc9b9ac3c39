/**
 * The table ledger told anew: what was said of each of its lines, by the verbs that said it, on the battle as it stood
 * then. Nothing is committed.
 */
import { z } from 'zod';
import { clockAgain } from '../../messages/clock-line.ts';
import { armedAgain, wishedAgain } from '../deployment/rearm.ts';
import { deploymentVoidAgain, revealedShape } from '../deployment/reveal.ts';
import { sealedAgain, unsealedAgain } from '../deployment/seal.ts';
import { sealsVoidAgain } from '../deployment/void.ts';
import { Refusal } from '../../../kernel/play.ts';
import { answersFor } from '../desk/desk-umpire.ts';
import { droppedAgain } from '../../advance/dropped-orders.ts';
import { saltedAgain } from '../fair-dice/salt.ts';
import { halting, resumed } from '../../advance/fault.ts';
import type { Person, Request } from '../../request.ts';
import { giving } from '../command/assign.ts';
import { allotting } from '../command/allot.ts';
import { commanders, seated } from '../../seats/commanders.ts';
import type { Loaded } from '../../battle/loaded-battle.ts';
import type { Move } from '../../battle/decision.ts';
import { agreedAgain } from '../proposals/told-again.ts';
import { cancelledAgain } from '../proposals/cancel.ts';
import { withdrawnAgain } from '../proposals/undo.ts';
import { pausedAgain, unpausedAgain } from '../proposals/pause.ts';
import { join, leave, start } from '../lobby/lobby.ts';
import { repairedAgain } from '../repair/repair.ts';
import { variedAgain } from '../options/choosing.ts';
import { settledAgain } from '../odds/odds-setting.ts';
import type { Parts } from '../../battle/deps.ts';
import { broughtAgain } from '../threads/bring.ts';
import { foundAgain } from '../threads/gone.ts';
import { lackingAgain, placeLostAgain } from '../threads/report-sync.ts';
import { offered, offerPost } from '../threads/offer.ts';
import { offerClosedAgain, replacedAgain } from '../threads/replace.ts';
import { notice } from '../../messages/posts.ts';
import { annulledAgain, askedAgain, failedAgain, queued } from './retell-waiting.ts';
import { seatsAfter } from '../../seats/seating.ts';
import * as stored from '../../store/stored.ts';
import type { TableEntry } from '../../store/store.ts';
import { stoppedPost } from '../../advance/filed/plan-decision.ts';
import { WHYS } from '../../battle/unreadable.ts';

const orders = z.array(z.string());
/** `quietly`: it was said with something else. */
const joined = z.object({ side: stored.role, quietly: z.boolean().optional() });
const begun = z.object({ revealed: revealedShape.exactOptional() });
const left = z.object({ sides: z.array(stored.role), dropped: orders });
const decided = z.object({ who: z.string(), why: z.string() });
const answered = decided.extend({ to: stored.side });
const halted = z.object({ order: z.string(), why: z.enum(WHYS).exactOptional() });
const planStopped = z.object({ calls: z.boolean() });
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
      return askedAgain(parts, then, data, userId);
    case 'annulled':
      return nothingWaits(annulledAgain(parts, then, data));
    case 'withdrawn':
      return nothingWaits(await withdrawnAgain(parts, then, data, person));
    case 'proposed':
    case 'closed':
    case 'drawn':
    case 'extended':
    case 'paced':
    case 'live':
      return agreedAgain(parts, then, { kind, data, userId });
    case 'cancelled':
      return cancelledAgain(then, data, person);
    case 'failed':
      return failedAgain(parts, then, data, userId);
    case 'halted':
      return haltedAgain(then, halted.parse(data));
    case 'resumed':
      return resumed(then, userId);
    case 'repaired':
      return repairedAgain(then, data);
    case 'paused':
      return pausedAgain(then, data, person.id);
    case 'unpaused':
      return unpausedAgain(then, data, person);
    case 'planStopped':
      return { posts: [stoppedPost(then, person, planStopped.parse(data).calls)] };
    case 'stopped':
      return droppedAgain(then, data, userId);
    case 'offered':
      return { posts: [offerPost(then, offered.parse(data), seq)] };
    case 'offerClosed':
      return offerClosedAgain(then, data);
    case 'replaced':
      return replacedAgain(parts, then, data, person);
    case 'threadLost':
      return placeLostAgain(then, data);
    case 'placeBack':
      return foundAgain(then);
    case 'brought':
      return broughtAgain(then, data);
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

function haltedAgain(then: Loaded, { order, why }: z.infer<typeof halted>): Move {
  const move = halting(then, order, why);
  // An order that waited when the battle could not be read is still there when it can.
  return why ? move : nothingWaits(move);
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
