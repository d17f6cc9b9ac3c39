/** Orders and answers by a deputy are labelled with the name of the person they are for. */
import { sidesToAct } from '../../../kernel/open.ts';
import { phrase } from '../../../kernel/phrase.ts';
import type { Side } from '../../../kernel/play.ts';
import { unitsIn } from '../may-act.ts';
import type { Person } from '../../request.ts';
import { isOrder } from '../../orders/journal.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import { isSilent, type Decision } from '../../battle/decision.ts';
import { ownerOf, seatOf } from '../../seats/commanders.ts';
import { after } from '../../messages/clock-line.ts';
import { standsInFor } from '../../seats/stand-in.ts';
import { personName } from '../../battle/voice.ts';

export function withActedFor(loaded: LoadedBattle, person: Person, decision: Decision): Decision {
  const whose = actedFor(loaded, person, decision);
  if (!whose) return decision;
  const says = phrase('clock-orders-for', { who: personName(person), whose: personName(whose) });
  return after(
    [{ what: 'orders-for', says, userId: person.id, ...(isSilent(decision) && { quietFor: whose.side }) }],
    decision,
  );
}

function actedFor(
  loaded: LoadedBattle,
  person: Person,
  decision: Decision,
): (Person & { readonly side: Side }) | undefined {
  const open = loaded.waiting?.question;
  const side = open ? open.to : sidesToAct(loaded.next).find((each) => seatOf(loaded, each, person.id));
  if (side === undefined || !seatOf(loaded, side, person.id)) return undefined;
  const others = standsInFor(loaded, person, side);
  if (others.length === 0) return undefined;
  const units = open ? [open.unit] : unitsOf(loaded, side, decision);
  const whose = others.find(({ id }) => units.some((unit) => whoseIs(loaded, side, unit)?.id === id));
  return whose && { ...whose, side };
}

/** Whatever belongs to no unit is the chief's. */
function whoseIs(loaded: LoadedBattle, side: Side, unit: string | undefined): Person | undefined {
  return unit === undefined ? loaded.holders[side] : ownerOf(loaded, side, unit);
}

/** The units moved by the order that is done or waiting now. */
function unitsOf(loaded: LoadedBattle, side: Side, { entry, waiting }: Decision): readonly string[] {
  const text =
    entry && isOrder(entry.kind) ? entry.text : !entry && waiting && waiting !== 'none' ? waiting.text : undefined;
  return text === undefined ? [] : unitsIn(loaded, side, text);
}
