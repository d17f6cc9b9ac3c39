/**
 * A group of several commanders: one writes its orders, and they are given when all commanders of its units have
 * agreed.
 */
import { sidesToAct } from '../../../kernel/open.ts';
import { z } from 'zod';
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import { standInOf } from '../../seats/stand-in.ts';
import { orWithdrawn } from '../fault.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import type { Decision } from '../../battle/decision.ts';
import { kindOf } from './proposal-kind.ts';
import { orderDecision } from '../order-decision.ts';
import { ownerOf } from '../../seats/commanders.ts';
import { restOf } from '../../orders/queued.ts';
import * as stored from '../../store/stored.ts';
import type { Queued } from '../../store/store.ts';
import { playing } from '../verb.ts';
import { no, shownOrders } from '../../battle/voice.ts';
import { consentFor, unitsIn } from '../may-act.ts';

const group = z.object({ side: stored.side, userId: z.string(), orders: z.array(z.string()).min(1) });

type Group = z.infer<typeof group>;

export const groupKind = kindOf({
  name: 'group',
  what: group,
  mayNot: (loaded, what) => mayNot(loaded, what),
  proposer: (loaded, { person }, { side, orders }) => {
    const others = consentFor(loaded, side, orders.join('; '), person.id);
    return others instanceof Refusal ? others : undefined;
  },
  voters: (loaded, { side, orders, userId }) => consentFor(loaded, side, orders.join('; '), userId),
  standIn: (loaded, { side }, { id }) => standInOf(loaded, side, id),
  says: ({ rules, voice }, { orders }, who) =>
    phrase('seat-proposes-group', { who, orders: shownOrders(rules, orders, voice.language) }),
  to: (_loaded, { side }) => ({ side }),
  carried: (deps, loaded, { what }): Promise<Decision | Refusal> => {
    const { side, userId, orders } = what;
    const [text] = orders;
    const order = { side, text: text!, userId, rest: behind(loaded, what), agreed: true };
    return orWithdrawn(deps, loaded, order, async () => orderDecision(deps, loaded, side, text!, order));
  },
});

function mayNot(loaded: LoadedBattle, { side, orders: [, ...rest], userId }: Group): Refusal | undefined {
  const { battle, next, waiting } = loaded;
  const held = playing(battle);
  if (held) return held;
  if (!sidesToAct(next).includes(side)) return no(phrase('host-turn-passed'));
  if (next.kind !== 'orders' || waiting) return no(phrase('host-busy'));
  const isMixed = rest.some((text) => ownersIn(loaded, { side, text, userId }).length > 1);
  return isMixed ? no(phrase('seat-group-first')) : undefined;
}

/** The rest of the group's orders belong to each commander: all of them have agreed. */
function behind(loaded: LoadedBattle, { side, orders: [, ...rest], userId }: Group): readonly Queued[] {
  const line = rest.map((text) => ({ text, userId: ownersIn(loaded, { side, text, userId })[0] ?? userId }));
  return restOf(loaded, side, userId, line);
}

function ownersIn(
  loaded: LoadedBattle,
  { side, text, userId }: { side: Group['side']; text: string; userId: string },
): string[] {
  return [...new Set(unitsIn(loaded, side, text).map((unit) => ownerOf(loaded, side, unit)?.id ?? userId))];
}
