/** A hex in words: what it holds, who stands there, what lies around it, who is near. */
import { regionOf } from '../../../hex/bearing.ts';
import { DIRECTIONS, distance, type Hex, neighbour, onMap } from '../../../hex/grid.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { SIDES } from '../../../kernel/play.ts';
import type { Look } from '../../../kernel/ruleset.ts';
import { groundOf, neighbourLines, roadFrom, waysOut } from '../../../survey/around.ts';
import { awayPhrase } from '../../../survey/spoken.ts';
import { landOf } from '../land.ts';
import { isCharacter, type State, type Unit, unitsAt } from '../state.ts';
import { stepOf } from '../terrain.ts';
import { standing, who } from './standing.ts';

export function describeHex(now: State, hex: Hex): Look {
  const land = landOf(now);
  const here = unitsAt(now, hex);
  const region = phrase(`region-${regionOf(now.map, [hex])}`);
  return {
    title: phrase('pa-describe-hex', { hex, ground: groundOf(land, hex) }),
    paragraphs: [
      [
        ...(here.length === 0 ? [phrase('survey-nobody')] : here.map((unit) => standing(now, unit))),
        ...roadFrom(land, hex),
        phrase('pa-describe-region', { region }),
      ],
      aroundLines(now, hex),
      nearestLines(now, hex),
    ].filter((lines) => lines.length > 0),
    frame: { around: hex },
  };
}

/** The six neighbours, with whoever stands there. */
export function aroundLines(now: State, hex: Hex): Phrase[] {
  return neighbourLines({ land: landOf(now), who: (at) => unitsAt(now, at).map(who) }, hex);
}

/** PA-TER-03, PA-GAP-07. The neighbours into which this unit could step: not closed to it, and nobody there. */
export function waysOutOf(now: State, unit: Unit): Phrase {
  const next = DIRECTIONS.flatMap((direction) => neighbour(unit.at, direction) ?? []);
  const free = next.filter(
    (hex) =>
      onMap(now.map, hex) &&
      stepOf(now, unit, unit.at, hex).cost !== 'impassable' &&
      unitsAt(now, hex).every((each) => isCharacter(each) && each.side === unit.side),
  );
  return waysOut(unit.at, free);
}

/** Of each side the nearest unit that stands elsewhere. */
function nearestLines(now: State, hex: Hex): Phrase[] {
  const units = SIDES.flatMap((side) => {
    const others = now.units.filter((unit) => unit.side === side && unit.at !== hex && !isCharacter(unit));
    const [nearest] = others.toSorted((a, b) => distance(hex, a.at) - distance(hex, b.at));
    if (!nearest) return [];
    const away = awayPhrase(hex, nearest.at, distance(hex, nearest.at));
    return [phrase('pa-describe-nearest-unit', { who: who(nearest), away })];
  });
  return units.length === 0 ? [] : [phrase('pa-describe-nearest', { units })];
}
