/** A turn whose time is up: absent commanders hold; when no one is left who might order, the turn ends. */
import { Refusal } from '../../../kernel/play.ts';
import { orRefused } from '../../advance/fault.ts';
import type { Loaded } from '../../battle/loaded-battle.ts';
import type { Move } from '../../battle/decision.ts';
import { orderMove } from '../../advance/order-decision.ts';
import { notDone } from '../../seats/commanders.ts';
import type { Parts } from '../../battle/deps.ts';
import type { Deadline, Seat } from '../../store/store.ts';
import { withoutAsking } from '../../orders/who-answers.ts';
import { STAGE } from '../../seats/duties.ts';
import { after, type ClockSaid } from '../../messages/clock-line.ts';
import { seatName } from '../../battle/voice.ts';

/** Automatic, without a giver. */
const NOBODY = { userId: undefined, rest: [] } as const;

/** Undefined: the rules require something that is unknown here. */
export async function missedTurn(parts: Parts, loaded: Loaded, row: Deadline, owner: Seat): Promise<Move | undefined> {
  if (loaded.next.kind !== 'orders' || loaded.next.side !== row.side) return undefined;
  const { side } = row;
  const { userId } = owner;
  const said: ClockSaid = { line: { what: 'missed', whose: seatName(owner), due: row.dueAt!.toISOString() }, userId };
  const holds = { seats: { change: [{ side, userId, patch: { done: true } }] } };
  if (notDone(loaded, side).some(({ id }) => id !== userId)) return after([said], holds);
  const then = withoutAsking(loaded, side, userId);
  const end = await tried(parts, then, row, loaded.rules.end);
  if (!(end instanceof Refusal)) return after([said], end);
  // The ideas include what must be done before a turn may end; then the end is tried again.
  const ideas = await orRefused(parts, loaded, '', () =>
    loaded.rules.ideas(loaded.rules.view(loaded.state, side), side),
  );
  for (const { text } of ideas instanceof Refusal ? [] : ideas) {
    const move = await tried(parts, then, row, text);
    if (!(move instanceof Refusal)) return { ...move, deadlines: { put: [{ ...row, stage: STAGE.doctrine }] } };
  }
  return undefined;
}

function tried(parts: Parts, loaded: Loaded, { side }: Deadline, text: string): Promise<Move | Refusal> {
  return orRefused(parts, loaded, text, () => {
    const read = loaded.rules.orders(text, loaded.state, side);
    return read instanceof Refusal ? read : orderMove(parts, loaded, side, read[0]!.text, NOBODY);
  });
}
