/** A unit's targets and destinations, numbered, each with the order to type. */
import { distance, type Hex } from '../../../hex/grid.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { bilingual } from '../../../kernel/text/quoted.ts';
import type { Mark } from '../../../scene/hex.ts';
import { enemiesNear } from '../language/assaults.ts';
import { mover } from '../language/candidates.ts';
import { type Mover, textOf, type Thing } from '../language/deed.ts';
import { show } from '../language/show.ts';
import { shownWord } from '../language/vocabulary.ts';
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
  const { now, unit, deeds } = who;
  return enemiesNear(now, unit).flatMap(({ id, at }): Choice[] => {
    const orders = (['charge', 'fire', 'assault'] as const).flatMap((verb) => {
      const things = deeds.find((deed) => deed.verb === verb)?.things ?? [];
      const texts = things.filter(({ en }) => en.split(' ').includes(id)).map((thing) => orderText(unit, verb, thing));
      return texts.find((text) => !whyNot(text)) ?? [];
    });
    return orders.length > 0 ? [{ at, what: 'target', orders }] : [];
  });
}

/** The possible ends of a march, if any march can be ordered. */
function ends({ now, unit, deeds }: Mover, whyNot: WhyNot): Choice[] {
  const things = deeds.find(({ verb }) => verb === 'march')?.things ?? [];
  const [first] = things;
  if (!first || whyNot(orderText(unit, 'march', first))) return [];
  return telling(now, unit, things)
    .toSorted((a, b) => (a.en < b.en ? -1 : 1))
    .map((thing) => ({ at: thing.en, what: 'end', orders: [orderText(unit, 'march', thing)] }));
}

/** All of them if few; otherwise alternately one towards the enemy, one far away, one in cover or on a hill. */
function telling(now: State, unit: Unit, things: readonly Thing[]): readonly Thing[] {
  if (things.length <= ENDS) return things;
  const far = things.toSorted((a, b) => distance(unit.at, b.en) - distance(unit.at, a.en));
  const sheltered = things.filter(({ en }) => inCover(now.map, en) || isHill(now.map, en));
  const inTurn = things.flatMap((thing, index) => [
    thing,
    far[index]!,
    ...(sheltered[index] ? [sheltered[index]] : []),
  ]);
  return [...new Set(inTurn)].slice(0, ENDS);
}

function orderText({ id }: Unit, verb: 'charge' | 'fire' | 'assault' | 'march', thing: Thing): string {
  return `${id} ${shownWord(verb, 'en')} ${textOf(thing)}`;
}
