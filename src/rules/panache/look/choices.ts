/** The hexes a unit can move to now, numbered, each with the order to type. This chapter has no attacks, so no targets. */
import { distance } from '../../../hex/grid.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Mark } from '../../../scene/hex.ts';
import { mayMove } from '../move.ts';
import { bareNoun } from '../noun.ts';
import { isCharacter, type State, type Unit } from '../state.ts';
import { endOf, type Way, waysOf } from '../ways.ts';
import type { Shown } from './orders-open.ts';

/** The most hexes shown: more would hide the map. */
const ENDS = 12;

export interface Choices {
  readonly lines: readonly Phrase[];
  readonly marks: readonly Mark[];
}

export function choicesOf(now: State, unit: Unit, shown: Shown): Choices {
  const ways = mayMove(now, unit) ? [] : telling(now, unit, waysOf(now, unit));
  if (ways.length === 0) return { lines: [], marks: [] };
  return {
    lines: [phrase('look-numbers'), ...ways.map((way, index) => lineOf(unit, way, index + 1, shown))],
    marks: ways.map((way, index) => ({ kind: 'choice', at: endOf(way), n: index + 1, what: 'end' })),
  };
}

/** PA-MOV-02, -08. After a long move a unit may not fight; a character never does. */
function lineOf(unit: Unit, way: Way, n: number, shown: Shown): Phrase {
  const order = bareNoun(shown(`${unit.id} move ${endOf(way)}`));
  return phrase(way.noCombat && !isCharacter(unit) ? 'pa-look-number-no-combat' : 'pa-look-number', { n, order });
}

/** All if there are few; else in turn one toward the enemy, one far away, one from which it may still fight; by hex. */
function telling(now: State, unit: Unit, ways: readonly Way[]): readonly Way[] {
  const enemies = now.units.filter(({ side }) => side !== unit.side);
  const danger = (way: Way) => Math.min(...enemies.map(({ at }) => distance(endOf(way), at)));
  const toward = ways.toSorted((a, b) => danger(a) - danger(b));
  const far = ways.toSorted((a, b) => distance(unit.at, endOf(b)) - distance(unit.at, endOf(a)));
  const fighting = toward.filter(({ noCombat }) => !noCombat);
  const inTurn = toward.flatMap((way, index) => [way, far[index]!, ...(fighting[index] ? [fighting[index]] : [])]);
  return [...new Set(inTurn)].slice(0, ENDS).sort((a, b) => (endOf(a) < endOf(b) ? -1 : 1));
}
