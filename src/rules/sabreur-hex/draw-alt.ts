/** The picture in words, for those who cannot see it: what happened, who is awaited, who stands where and faces whom. */
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import type { Roll } from '../../kernel/play.ts';
import type { Picture } from '../../kernel/ruleset.ts';
import type { Mark, View } from '../../scene/scene.ts';
import { cutAlt, endsOf, isInside, markSentences, told } from '../../survey/alt.ts';
import { groundOf } from '../../survey/around.ts';
import { groundLines, roadLines, sizeLine } from '../../survey/land.ts';
import { sectorSentences } from '../../survey/sectors.ts';
import { sideLines } from '../../survey/sides.ts';
import { deedsOf } from './draw-deeds.ts';
import { shotsOf } from './draw-marks.ts';
import { sideSentences } from './draw-sides.ts';
import { awayFrom } from './look/away.ts';
import type { Fact } from './facts.ts';
import { axis, facedBy, landOf, placed, shortly } from './land.ts';
import { nounOf } from './noun.ts';
import { hexesOf } from './place.ts';
import { isPanicked, type State, type Unit } from './state.ts';
import { placePhrase } from './tell/halves.ts';

export interface Shown {
  readonly title: Phrase;
  /** In finished words. */
  readonly subtitle: string;
  readonly marks: readonly Mark[];
  readonly view: View;
  /** The units as they are drawn. */
  readonly units: readonly Unit[];
}

export function altOf(picture: Picture<State, Fact>, shown: Shown, speak: (says: Phrase) => string): string {
  const { now, before = now, transcript, awaited, isAhead = false, isBare = false } = picture;
  const opening = transcript.length === 0 ? 'alt-map' : 'alt-title';
  const first = phrase(isAhead ? 'alt-ahead' : opening, { title: shown.title });
  const rest = isBare
    ? groundSentences(now)
    : [
        ...(picture.before ? deedsOf(now, before, transcript) : []),
        ...shotSentences(now, picture.throws ?? []),
        ...(awaited === undefined ? [] : [phrase('alt-awaited', { unit: nounOf(now, awaited) })]),
        ...markSentences(shown.marks),
        ...(transcript.length === 0 || shown.marks.length === 0 ? heading(now, shown) : []),
        ...standing({ ...now, units: [...shown.units] }, shown, actors(picture)),
      ];
  return cutAlt([first, ...rest].map(speak));
}

/** Shots that are still to be thrown for. */
function shotSentences(now: State, throws: readonly Roll[]): Phrase[] {
  return shotsOf(now, throws).map(({ unit, target, from, to }) =>
    phrase('alt-fired', { unit: nounOf(now, unit.id), target: nounOf(now, target.id), from, to }),
  );
}

function heading(now: State, { subtitle }: Shown): Phrase[] {
  return [phrase('alt-heading', { subtitle }), ...sideSentences(now)];
}

function groundSentences(now: State): Phrase[] {
  const land = landOf(now);
  const lines = [sizeLine(land), ...groundLines(land), ...sideLines(land), ...roadLines(land)];
  return lines.map((title) => phrase('alt-title', { title }));
}

/** Who must choose, and who did anything. */
function actors({ transcript, awaited }: Picture<State, Fact>): ReadonlySet<unknown> {
  return new Set([awaited, ...transcript.map((entry) => 'fact' in entry && 'unit' in entry.fact && entry.fact.unit)]);
}

function standing(now: State, { marks, view }: Shown, acting: ReadonlySet<unknown>): Phrase[] {
  const near = new Set(marks.flatMap(endsOf));
  const isConcerned = (unit: Unit) => acting.has(unit.id) || hexesOf(unit).some((hex) => near.has(hex));
  const isShown = (unit: Unit) => hexesOf(unit).some((hex) => isInside(view, now.map, hex));
  const many = (units: readonly Unit[]) => sectorSentences(now.map, axis(now), units.map(placed), shortly);
  return told(now.units, { isConcerned, isShown }, { each: (unit) => stands(now, unit), many });
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
