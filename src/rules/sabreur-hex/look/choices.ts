/** A unit's targets and destinations, numbered, each with the order to type. */
import { distance, type Hex } from '../../../hex/grid.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { bilingual } from '../../../kernel/text/quoted.ts';
import type { Mark } from '../../../scene/hex.ts';
import { enemiesNear } from '../candidates/assaults.ts';
import { mover } from '../candidates/mover.ts';
import { type Mover, orderText, type Thing, thingsOf } from '../candidates/deed.ts';
import { show } from '../language/show.ts';
import type { State, Unit } from '../state.ts';
import { inCover, isHill } from '../field/terrain.ts';
import type { WhyNot } from './orders-open.ts';

/** The most hexes shown: more would hide the map. */
const ENDS = 12;

interface Choice {
  readonly at: Hex;
  readonly what: 'end' | 'target';
  /** In canonical text. */
  readonly orders: readonly string[];
}

export interface Choices {
  readonly lines: readonly Phrase[];
  readonly marks: readonly Mark[];
}

export function choicesOf(now: State, unit: Unit, whyNot: WhyNot): Choices {
  const who = mover(now, unit);
  const all = [...targets(who, whyNot), ...ends(who, whyNot)];
  if (all.length === 0) return { lines: [], marks: [] };
  return {
    lines: [phrase('look-numbers'), ...all.map(({ orders }, index) => lineOf(index + 1, orders))],
    marks: all.map(({ at, what }, index) => ({ kind: 'choice', at, n: index + 1, what })),
  };
}

function lineOf(n: number, orders: readonly string[]): Phrase {
  const shown = orders.map((text) => phrase('look-order', { order: bilingual(show(text, 'en'), show(text, 'fr')) }));
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
    return orders.length > 0 ? [{ at, what: 'target', orders }] : [];
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
    .map(({ at, text }) => ({ at, what: 'end', orders: [text] }));
}

function endOf({ action }: Thing): Hex {
  return 'to' in action ? action.to! : '';
}

/** All of them if few; otherwise alternately one towards the enemy, one far away, one in cover or on a hill. */
function telling<T extends { readonly at: Hex }>(now: State, unit: Unit, all: readonly T[]): readonly T[] {
  if (all.length <= ENDS) return all;
  const far = all.toSorted((a, b) => distance(unit.at, b.at) - distance(unit.at, a.at));
  const sheltered = all.filter(({ at }) => inCover(now.map, at) || isHill(now.map, at));
  const inTurn = all.flatMap((end, index) => [end, far[index]!, ...(sheltered[index] ? [sheltered[index]] : [])]);
  return [...new Set(inTurn)].slice(0, ENDS);
}
