/** The picture of a position, with marks for what happened in a transcript; and its description as text. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { SIDES, sidePhrase } from '../../../kernel/play.ts';
import { painting } from '../../../survey/hex/picture.ts';
import { mapOf } from './map.ts';
import { deedsOf } from './deeds.ts';
import { marksOf } from './marks.ts';
import { piecesOf } from './piece.ts';
import type { Fact } from '../facts.ts';
import { landOf, nearestEnemy, placed, shortly } from '../look/land.ts';
import { groundOf } from '../look/ground.ts';
import { bareNoun, named, nounOf } from '../noun.ts';
import { standsOf } from '../sequence.ts';
import { isCharacter, type State, type Unit } from '../state.ts';
import { titleOf } from '../tell/title.ts';
import { isOnRoad } from '../moves/terrain.ts';

/** What makes a unit appear again when it changes. */
const SEEN = ['stands', 'prePlayed', 'noCombat', 'diceLost', 'declinesPalisade', 'note'] as const;

export const draw = painting<Unit, State, Fact>({
  titleOf: (entries, positions) => titleOf({ entries, positions }),
  subtitle: ({ phase, turn, lastTurn: last, active }) => {
    const part = phase === 'over' ? 'result' : phase === 'combat' || phase === 'result' ? phase : 'movement';
    return phrase(`pa-scene-${part}`, { turn, last, side: sidePhrase(active) });
  },
  figures: (now, side) => phrase('pa-scene-figures', { stands: standsOf(now, side) }),
  map: (now, speak) => mapOf(now, (name) => speak(phrase('scene-place', { place: bareNoun(name) }))),
  pieces: piecesOf,
  placed,
  looksAlike: (was, unit) => SEEN.every((what) => was[what] === unit[what]),
  marks: marksOf,
  deeds: (_, before, transcript) => deedsOf(before, transcript),
  sides: (now) =>
    SIDES.map((each) => {
      const [side, army] = [sidePhrase(each), bareNoun(now.armies[each].name)];
      return phrase('pa-alt-side', { side, army, stands: standsOf(now, each) });
    }),
  stands,
  shortly,
  nounOf,
  land: landOf,
});

function stands(now: State, unit: Unit): Phrase {
  const isPlain = now.map.hexes[unit.at] === undefined && !isOnRoad(now.map, unit.at);
  const args = {
    unit: named(unit),
    side: phrase(`colour-${unit.side}`),
    at: unit.at,
    ground: isPlain ? phrase('alt-plain') : phrase('pa-alt-on', { ground: groundOf(now, unit.at) }),
  };
  if (isCharacter(unit)) return phrase('pa-alt-character', args);
  const near = nearestEnemy(now, unit);
  return phrase('pa-alt-unit', {
    ...args,
    arm: phrase(`pa-arm-${unit.arm}`),
    stands: unit.stands,
    near: near ? phrase('pa-alt-near', { enemy: near.enemy.id, away: near.away }) : phrase('alt-plain'),
  });
}
