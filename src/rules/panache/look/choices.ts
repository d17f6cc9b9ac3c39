/** The hexes a unit can move to now, numbered, each with the order to type. This chapter has no attacks, so no targets. */
import { distance } from '../../../hex/grid.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { inTurn, numbered } from '../../../survey/hex/choices.ts';
import { mayMove } from '../moves/move.ts';
import { bareNoun } from '../noun.ts';
import { isCharacter, type State, type Unit } from '../state.ts';
import { endOf, type Way, waysOf } from '../moves/ways.ts';
import type { Shown } from './orders-open.ts';

export function choicesOf(now: State, unit: Unit, shown: Shown): ReturnType<typeof numbered> {
  const ways = mayMove(now, unit) ? [] : telling(now, unit, waysOf(now, unit));
  return numbered(ways.map((way) => ({ at: endOf(way), what: 'end', line: (n) => lineOf(unit, way, n, shown) })));
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
  return inTurn(toward, far, fighting).sort((a, b) => (endOf(a) < endOf(b) ? -1 : 1));
}
