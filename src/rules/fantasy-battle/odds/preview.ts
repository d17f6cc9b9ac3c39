/** FB-STEP-05, FB-Q-22. What the first roll of an order needs, how likely it is, and what the die for the side of a charge brings. */
import { centimetres } from '../../../field/length.ts';
import { atLeast, meanOf } from '../../../kernel/chances.ts';
import { percentOf } from '../../../kernel/percent.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal, type Roll } from '../../../kernel/play.ts';
import type { Sentence } from '../../../kernel/shown.ts';
import { type Way, waysOf } from '../charge/checks.ts';
import { distanceOf } from '../position/distance.ts';
import { facesOf } from '../draw/marks.ts';
import { nounOf } from '../noun.ts';
import type { Charge, Order } from '../order.ts';
import { type State, unitOf } from '../state.ts';
import { CONFUSION_CHANCE, hitChances, orderChance } from './chances.ts';

export function odds(roll: Roll, now: State, order: Order): Sentence | undefined {
  if (roll.unit === undefined) return undefined;
  const unit = unitOf(now, roll.unit).name;
  switch (roll.why) {
    case 'order': {
      const { needed, commander } = roll.about as { needed: number; commander: string };
      const chance = percentOf(orderChance(needed));
      const says = phrase('fb-preview-order', { unit, commander: nounOf(now, commander), needed, chance });
      return { says, dice: order.kind === 'charge' ? sideLines(now, order) : [] };
    }
    case 'side': {
      const charge = order as Charge;
      const says = phrase('fb-preview-side', { unit, target: nounOf(now, charge.target) });
      return { says, dice: sideLines(now, charge) };
    }
    case 'shots': {
      const chances = hitChances(roll);
      const { target: id } = roll.about as { target: string };
      const target = nounOf(now, id);
      const mean = Math.round(10 * meanOf(chances)) / 10;
      return said('shots', { unit, target, chance: percentOf(atLeast(chances, 1)), mean });
    }
    case 'confusion':
      return said('confusion', { unit, chance: percentOf(CONFUSION_CHANCE) });
    default:
      return undefined;
  }
}

function said(what: string, args: NonNullable<Parameters<typeof phrase>[1]>): Sentence {
  return { says: phrase(`fb-preview-${what}`, args), dice: [] };
}

/** FB-CSD-04, FB-Q-10. What each face of the die means, where several sides are equal. */
function sideLines(now: State, order: Charge): Phrase[] {
  const ways = waysOf(now, order, unitOf(now, order.unit).side);
  if (ways instanceof Refusal || ways.length < 2) return [];
  return ways.map((way, at) => sideLine(now, order, way, { faces: facesOf(ways.length, at), n: ways.length }));
}

function sideLine(
  now: State,
  order: Charge,
  { zone, straight, enveloping }: Way,
  { faces, n }: { readonly faces: Phrase; readonly n: number },
): Phrase {
  const args = { faces, chance: percentOf(1 / n), side: phrase(`fb-zone-${zone}`) };
  if (straight instanceof Refusal) return phrase('fb-preview-side-fails', { ...args, why: straight.says });
  const { walked, contacts } = order.envelop === true ? (enveloping ?? straight) : straight;
  return phrase('fb-preview-side-is', {
    ...args,
    n: new Set(contacts.map(({ stand }) => stand)).size,
    distance: centimetres(Math.max(...walked.map(({ way }) => way.cost))),
    most: centimetres(distanceOf(now, unitOf(now, order.unit), 'charge')),
  });
}
