/** The picture of a position, with marks for what happened in a transcript; and the same in words. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { type Roll, SIDES, sidePhrase } from '../../../kernel/play.ts';
import type { Throw } from '../../../kernel/ruleset.ts';
import type { HexMap, Mark } from '../../../scene/hex.ts';
import { groundOf } from '../../../survey/hex/around.ts';
import { mapGround, painting } from '../../../survey/hex/picture.ts';
import { zoneOf } from '../deploy/zone.ts';
import { deedsOf } from './draw-deeds.ts';
import { marksOf, shotMark, shotsOf } from './draw-marks.ts';
import { pieceOf } from './draw-piece.ts';
import { figuresOf, sideSentences } from './draw-sides.ts';
import type { Fact } from '../facts.ts';
import { facedBy, landOf, placed, shortly } from './land.ts';
import { awayFrom } from '../look/away.ts';
import { bareNoun, nounOf } from '../noun.ts';
import { holderOf } from '../turn/sequence.ts';
import { isPanicked, type State, type Unit } from '../state.ts';
import { placePhrase } from '../tell/halves.ts';
import { titleOf } from '../tell/title.ts';

type Speak = (says: Phrase) => string;

export const draw = painting<Unit, State, Fact>({
  titleOf: (entries, positions, isOpen) => titleOf({ entries, positions, isOpen }),
  subtitle: ({ turn, lastTurn: last, active, phase }) => {
    if (phase === 'deployment') return phrase('deploy-subtitle');
    if (phase === 'over') return phrase('scene-subtitle-over', { turn, last });
    return phrase('scene-subtitle', { turn, last, side: sidePhrase(active) });
  },
  figures: (now, side) => {
    const seen = figuresOf(now, side);
    return seen && phrase('scene-figures', seen);
  },
  map: mapOf,
  pieces: ({ units }) => units.map(pieceOf),
  placed,
  looksAlike: (was, unit) =>
    was.facing === unit.facing && was.formation === unit.formation && was.strength === unit.strength,
  leaving: (unit, then) => ({ ...unit, strength: then.strength }),
  marks: marksOf,
  moreMarks: ({ now, throws = [] }) => [...shotsOf(now, rollsOf(throws)).map(shotMark), ...zoneMarks(now)],
  // A deployment is shown as a whole.
  frame: ({ now, frame }) => (now.phase === 'deployment' && typeof frame === 'string' ? 'whole' : frame),
  deeds: deedsOf,
  /** Shots whose dice have not been rolled yet. */
  moreDeeds: ({ now, throws = [] }) =>
    shotsOf(now, rollsOf(throws)).map(({ unit, target, from, to }) =>
      phrase('alt-fired', { unit: nounOf(now, unit.id), target: nounOf(now, target.id), from, to }),
    ),
  sides: sideSentences,
  stands,
  shortly,
  nounOf,
  land: landOf,
});

function rollsOf(throws: readonly Throw[]): Roll[] {
  return throws.map(({ roll }) => roll);
}

function stands(now: State, unit: Unit): Phrase {
  const ground = groundOf(landOf(now), unit.at);
  const isPlain = now.map.hexes[unit.at] === undefined;
  const enemy = isPanicked(unit) ? undefined : facedBy(now, unit);
  return phrase('alt-unit', {
    unit: nounOf(now, unit.id),
    side: phrase(`colour-${unit.side}`),
    at: placePhrase(unit.at, unit.also),
    ground: isPlain ? phrase('alt-plain') : phrase('alt-on', { ground }),
    strength: unit.strength,
    formation: phrase(`formation-${unit.formation}`),
    facing: phrase(`facing-${unit.facing}`),
    panicked: isPanicked(unit) ? 'yes' : 'no',
    before: enemy ? phrase('alt-faces', { enemy: enemy.id, away: awayFrom(unit, enemy) }) : phrase('alt-plain'),
  });
}

/** SH-GAP-05. While units are still being deployed. */
function zoneMarks(state: State): Mark[] {
  if (state.phase !== 'deployment') return [];
  return SIDES.map((side) => ({ kind: 'zone' as const, side, hexes: zoneOf(state, side) })).filter(
    ({ hexes }) => hexes.length > 0,
  );
}

/** Without units no one holds an objective. */
function mapOf(now: State, speak: Speak, isBare: boolean): HexMap {
  const { map, objectives } = now;
  return {
    ...mapGround(map, { hex: (terrain) => terrain, side: (terrain) => terrain }),
    roads: map.roads,
    places: objectives.map(({ at, name, victoryPoints: points }) => {
      const holder = isBare ? undefined : holderOf(now, at);
      const called = speak(phrase('scene-place', { place: bareNoun(name) }));
      return { at, name: called, points, ...(holder && { holder }) };
    }),
  };
}
