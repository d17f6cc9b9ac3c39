/** A unit's targets and destinations, numbered, each with the order to type. */
import { distance, type Hex } from '../../../hex/grid.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { bilingual } from '../../../kernel/text/quoted.ts';
import { type Choice, inTurn, numbered } from '../../../survey/hex/choices.ts';
import { enemiesNear } from '../candidates/assaults.ts';
import { mover } from '../candidates/mover.ts';
import { type Mover, orderText, type Thing, thingsOf } from '../candidates/deed.ts';
import { showOrder } from '../language/show.ts';
import type { State, Unit } from '../state.ts';
import { inCover, isHill } from '../field/terrain.ts';
import type { WhyNot } from './orders-open.ts';

export function choicesOf(now: State, unit: Unit, whyNot: WhyNot): ReturnType<typeof numbered> {
  const who = mover(now, unit);
  return numbered([...targets(who, whyNot), ...ends(who, whyNot)]);
}

function lineOf(n: number, orders: readonly string[]): Phrase {
  const shown = orders.map((text) =>
    phrase('look-order', { order: bilingual(showOrder(text, 'en'), showOrder(text, 'fr')) }),
  );
  return phrase('look-number', { n, orders: shown });
}

/** The enemies it can charge, fire at or assault, nearest first. */
function targets(who: Mover, whyNot: WhyNot): Choice[] {
  const { now, unit } = who;
  return enemiesNear(now, unit).flatMap(({ id, at }): Choice[] => {
    const orders = (['charge', 'fire', 'assault'] as const).flatMap((verb) => {
      const things = thingsOf(who, verb).filter(({ action }) => 'target' in action && action.target === id);
      return things.map((thing) => orderText(unit, thing)).find((text) => !whyNot(text)) ?? [];
    });
    return orders.length > 0 ? [{ at, what: 'target', line: (n) => lineOf(n, orders) }] : [];
  });
}

/** The possible ends of a march, if any march can be ordered. */
function ends(who: Mover, whyNot: WhyNot): Choice[] {
  const { now, unit } = who;
  const all = thingsOf(who, 'march').map((thing) => ({ at: endOf(thing), text: orderText(unit, thing) }));
  const [first] = all;
  if (!first || whyNot(first.text)) return [];
  return telling(now, unit, all)
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
    .map(({ at, text }) => ({ at, what: 'end', line: (n) => lineOf(n, [text]) }));
}

function endOf({ action }: Thing): Hex {
  return 'to' in action ? action.to! : '';
}

/** Alternately one towards the enemy, one far away, one in cover or on a hill. */
function telling<T extends { readonly at: Hex }>(now: State, unit: Unit, all: readonly T[]): readonly T[] {
  const far = all.toSorted((a, b) => distance(unit.at, b.at) - distance(unit.at, a.at));
  const sheltered = all.filter(({ at }) => inCover(now.map, at) || isHill(now.map, at));
  return inTurn(all, far, sheltered);
}
