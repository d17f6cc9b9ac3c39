/** A hex in words: what it holds, who stands there, what lies around it, who is near. */
import { regionOf } from '../../../hex/bearing.ts';
import { DIRECTIONS, type Hex, neighbour } from '../../../hex/grid.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { SIDES } from '../../../kernel/play.ts';
import type { Look } from '../../../kernel/ruleset.ts';
import { groundOf, neighbourLines, roadFrom } from '../../../survey/around.ts';
import { landOf } from '../land.ts';
import { awayFrom } from '../look/away.ts';
import { bareNoun } from '../noun.ts';
import { distanceBetween } from '../place.ts';
import { type State, unitAt } from '../state.ts';
import { mayCross } from '../terrain.ts';
import { inFull, who } from './standing.ts';

export function describeHex(now: State, hex: Hex): Look {
  const land = landOf(now);
  const unit = unitAt(now, hex);
  return {
    title: phrase('describe-hex', { hex, ground: groundOf(land, hex) }),
    paragraphs: [
      [
        unit ? inFull(now, unit) : phrase('survey-nobody'),
        ...objectiveAt(now, hex),
        ...roadFrom(land, hex),
        phrase('describe-hex-region', { region: phrase(`region-${regionOf(now.map, [hex])}`) }),
      ],
      aroundLines(now, hex),
      nearestLines(now, hex),
    ],
    frame: { around: hex },
  };
}

function objectiveAt({ objectives }: State, hex: Hex): Phrase[] {
  return objectives
    .filter(({ at }) => at === hex)
    .map(({ name, victoryPoints: points }) => phrase('describe-objective', { place: bareNoun(name), points }));
}

/** The six neighbours, with whoever stands there. */
export function aroundLines(now: State, hex: Hex): Phrase[] {
  const whoIn = (at: Hex) => {
    const unit = unitAt(now, at);
    return unit ? [who(now, unit)] : [];
  };
  return neighbourLines({ land: landOf(now), who: whoIn }, hex);
}

/** SH-TERRAIN-09, SH-SETUP-07. Where anybody could step: no closed ground, no closed side, nobody there. */
export function freeAround(now: State, hex: Hex): Hex[] {
  return DIRECTIONS.flatMap((direction) => neighbour(hex, direction) ?? []).filter(
    (next) => mayCross(now.map, hex, next) && !unitAt(now, next),
  );
}

/** Of each side the nearest that stands elsewhere. */
function nearestLines(now: State, hex: Hex): Phrase[] {
  const units = SIDES.flatMap((side) => {
    const others = now.units.filter((unit) => unit.side === side && distanceBetween(hex, unit) > 0);
    const [nearest] = others.toSorted((a, b) => distanceBetween(hex, a) - distanceBetween(hex, b));
    return nearest ? [phrase('describe-nearest-unit', { who: who(now, nearest), away: awayFrom(hex, nearest) })] : [];
  });
  return units.length === 0 ? [] : [phrase('describe-nearest', { units })];
}
