/** A turn whose time is up: absent commanders hold; when no one is left who might order, the turn ends. */
import { givesOrders, sidesToAct } from '../../../kernel/open.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { momentShown } from '../../../kernel/moment.ts';
import { Refusal } from '../../../kernel/play.ts';
import { orRefused } from '../../advance/fault.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import type { Decision } from '../../battle/decision.ts';
import { sealingLate } from '../../advance/sheets.ts';
import { orderDecision } from '../../advance/order-decision.ts';
import { notDone } from '../../seats/commanders.ts';
import type { Deps } from '../../battle/deps.ts';
import type { Deadline, Seat } from '../../store/store.ts';
import { withoutAsking } from '../../orders/who-answers.ts';
import { STAGE } from '../../seats/duties.ts';
import { after, type ClockSaid } from '../../messages/clock-line.ts';
import { seatName } from '../../battle/voice.ts';

/** Automatic, without a giver. */
const NOBODY = { userId: undefined, rest: [] } as const;

/** Undefined: the rules require something that is unknown here. */
export async function missedTurn(
  deps: Deps,
  loaded: LoadedBattle,
  row: Deadline,
  owner: Seat,
): Promise<Decision | undefined> {
  const { side } = row;
  const { next } = loaded;
  if (!givesOrders(next) || !sidesToAct(next).includes(side)) return undefined;
  const { userId } = owner;
  const says = phrase(next.kind === 'sealed' ? 'clock-missed-sheet' : 'clock-missed', {
    whose: seatName(owner),
    due: momentShown(row.dueAt!),
  });
  const said: ClockSaid = { what: 'missed', says, userId };
  const holds = { seats: { change: [{ side, userId, patch: { done: true } }] } };
  if (notDone(loaded, side).some(({ id }) => id !== userId)) return after([said], holds);
  if (next.kind === 'sealed') {
    const sealed = await sealingLate(deps, loaded, side);
    return sealed instanceof Refusal ? undefined : after([said], sealed);
  }
  const then = withoutAsking(loaded, side, userId);
  const end = await tried(deps, then, row, loaded.rules.end);
  if (!(end instanceof Refusal)) return after([said], end);
  // The ideas include what must be done before a turn may end; then the end is tried again.
  const ideas = await orRefused(deps, loaded, '', () => loaded.rules.ideas(loaded.state, side));
  for (const { text } of ideas instanceof Refusal ? [] : ideas) {
    const decision = await tried(deps, then, row, text);
    if (!(decision instanceof Refusal)) return { ...decision, deadlines: { put: [{ ...row, stage: STAGE.doctrine }] } };
  }
  return undefined;
}

function tried(deps: Deps, loaded: LoadedBattle, { side }: Deadline, text: string): Promise<Decision | Refusal> {
  return orRefused(deps, loaded, text, () => {
    const read = loaded.rules.orders(text, loaded.state, side);
    return read instanceof Refusal ? read : orderDecision(deps, loaded, side, read[0]!.text, NOBODY);
  });
}
