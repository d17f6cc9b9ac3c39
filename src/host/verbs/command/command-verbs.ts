/** The verbs of a side with several commanders. */
import { givesOrders } from '../../../kernel/open.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import { orWithdrawn } from '../../advance/fault.ts';
import { sealing } from '../../advance/sheets.ts';
import { commandOf, projection } from '../../advance/preview-orders.ts';
import type { Request } from '../../request.ts';
import { asking, type LoadedBattle } from '../../battle/loaded-battle.ts';
import type { Decision } from '../../battle/decision.ts';
import { askedOf, sideOf, sideAtDesk } from '../../seats/commanders.ts';
import { orderDecision } from '../../advance/order-decision.ts';
import type { Deps } from '../../battle/deps.ts';
import { verbKit } from '../../advance/verb.ts';
import { nameOf, no, readable } from '../../battle/voice.ts';
import { allot } from './allot.ts';
import { give, take } from './assign.ts';
import { pressDone, type Turn } from '../../advance/done.ts';
import { commandList } from './list.ts';
import { bodiesOf } from '../../seats/named-units.ts';
import { leftTo } from '../../seats/order-points.ts';

export function createCommand(deps: Deps) {
  const { change, decide, look, list } = verbKit(deps);
  return {
    /** Who commands what on a side; by default, on the person's own. */
    commandList: look(commandList),
    /** Units of the person's own side to a commander, by user id: their names, or a brigade's, separated by spaces. */
    commandGive: decide(give),
    /** The chief takes command of units. */
    commandTake: decide(take),
    /** The chief allots order points of this turn to a commander; without a number they are common again. */
    commandPoints: decide(allot),
    /** What can be given on the person's side: brigades first, then units. */
    commandBodies: list((_deps, loaded, request) => {
      const side = sideOf(loaded, request);
      return side ? bodiesOf(loaded, side) : [];
    }),
    /** The person has nothing more to order in this turn. `turn`: the one that the button was shown for. */
    done: change(done),
    /** What that would waste, or why it is not possible now. */
    beforeDone: look(beforeDone),
  };
}

async function beforeDone(deps: Deps, loaded: LoadedBattle, request: Request, turn?: Turn) {
  const decision = await done(deps, loaded, request, turn);
  if (decision instanceof Refusal) return decision;
  // The cost of a waiting order is already spent.
  const now = { ...loaded, state: projection(loaded) };
  return { unspent: leftTo(now, sideAtDesk(loaded), request.person.id) ?? 0, seq: loaded.battle.seq };
}

/** A side's only commander ends the turn with it. */
async function done(deps: Deps, loaded: LoadedBattle, request: Request, turn?: Turn): Promise<Decision | Refusal> {
  const side = commandOf(loaded, request);
  if (side instanceof Refusal) return side;
  const { rules, next } = loaded;
  if (!givesOrders(next)) return no(phrase('host-busy'));
  const decision = await pressDone(deps, loaded, request, side, turn);
  if (decision instanceof Refusal) return readable(decision, rules.showOrder, request.language);
  if (decision !== 'ends') return decision;
  if (next.kind === 'sealed') return sealing(deps, loaded, side, request.person);
  if (loaded.waiting) return no(turnWaits(loaded));
  const giver = { userId: request.person.id, rest: [] };
  const end = await orWithdrawn(deps, loaded, { ...giver, side, text: rules.end }, () =>
    orderDecision(deps, loaded, side, rules.end, giver),
  );
  return end instanceof Refusal ? readable(end, rules.showOrder, request.language) : end;
}

/** Why the turn cannot end yet: whose answer is missing. */
function turnWaits(loaded: LoadedBattle): Phrase {
  const question = asking(loaded)?.question;
  return question ? phrase('host-turn-waits', { who: nameOf(askedOf(loaded, question)) }) : phrase('host-busy');
}
