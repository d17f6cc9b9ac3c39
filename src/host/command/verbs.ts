/** The verbs of a side with several commanders, put together. */
import { phrase } from '../../kernel/phrase.ts';
import { Refusal } from '../../kernel/play.ts';
import { orWithdrawn } from '../fault.ts';
import { commandOf, projection } from '../give.ts';
import type { Request } from '../request.ts';
import type { Loaded } from '../loaded-battle.ts';
import type { Move } from '../move.ts';
import { sideOf } from '../muster.ts';
import { orderMove } from '../ordering.ts';
import type { Parts } from '../parts.ts';
import { change, loadAt } from '../verb.ts';
import { no, readable } from '../voice.ts';
import { allot } from './allot.ts';
import { give, take } from './assign.ts';
import type { Command } from './command.ts';
import { pressDone, type Turn } from './done.ts';
import { list } from './list.ts';
import { bodiesOf } from './named.ts';
import { leftTo } from './points.ts';

export function createCommand(parts: Parts): Command {
  return {
    commandList: (request, side) => list(parts, request, side),
    commandGive: (request, who, units) => change(parts, request, (loaded) => give(loaded, request, who, units)),
    commandTake: (request, units) => change(parts, request, (loaded) => take(loaded, request, units)),
    commandPoints: (request, who, n) => change(parts, request, (loaded) => allot(loaded, request, who, n)),
    commandBodies: async (request) => {
      const loaded = await loadAt(parts, request);
      const side = loaded instanceof Refusal ? undefined : sideOf(loaded, request);
      return side && !(loaded instanceof Refusal) ? bodiesOf(loaded, side) : [];
    },
    done: (request, turn) => change(parts, request, (loaded) => done(parts, loaded, request, turn)),
    beforeDone: async (request, turn) => {
      const loaded = await loadAt(parts, request);
      if (loaded instanceof Refusal) return loaded;
      const move = await done(parts, loaded, request, turn);
      if (move instanceof Refusal) return move;
      // What an order that waits has cost is spent already.
      const now = { ...loaded, state: projection(loaded) };
      return { unspent: leftTo(now, sideToMove(loaded), request.person.id) ?? 0, seq: loaded.battle.seq };
    },
  };
}

/** Alone on his side, a commander ends the turn with it. */
async function done(parts: Parts, loaded: Loaded, request: Request, turn: Turn | undefined): Promise<Move | Refusal> {
  const side = commandOf(loaded, request);
  if (side instanceof Refusal) return side;
  if (loaded.next.kind !== 'orders') return no(phrase('host-busy'));
  const { rules } = loaded;
  const move = await pressDone(parts, loaded, request, side, turn);
  if (move instanceof Refusal) return readable(move, rules, request.language);
  if (move !== 'ends') return move;
  if (loaded.waiting) return no(phrase('host-busy'));
  const giver = { userId: request.person.id, rest: [] };
  const end = await orWithdrawn(parts, loaded, { ...giver, side, text: rules.end }, () =>
    orderMove(parts, loaded, side, rules.end, giver),
  );
  return end instanceof Refusal ? readable(end, rules, request.language) : end;
}

function sideToMove({ next }: Loaded) {
  return next.kind === 'over' ? 'red' : next.side;
}
