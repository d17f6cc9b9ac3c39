/** The picture in words, for those who cannot see it: what happened, who is awaited, who stands where, near whom. */
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { SIDES } from '../../kernel/play.ts';
import type { Picture } from '../../kernel/ruleset.ts';
import type { Mark, View } from '../../scene/scene.ts';
import { cutAlt, endsOf, isInside, markSentences, told } from '../../survey/alt.ts';
import { groundLines, roadLines, sizeLine } from '../../survey/land.ts';
import { sectorSentences } from '../../survey/sectors.ts';
import { sideLines } from '../../survey/sides.ts';
import { deedsOf } from './draw-deeds.ts';
import type { Fact } from './facts.ts';
import { axis, landOf, nearestEnemy, placed, shortly } from './land.ts';
import { groundOf } from './look/ground.ts';
import { bareNoun, named, nounOf } from './noun.ts';
import { standsOf } from './sequence.ts';
import { isCharacter, type State, type Unit } from './state.ts';
import { isOnRoad } from './terrain.ts';

interface Shown {
  readonly title: Phrase;
  /** In finished words. */
  readonly subtitle: string;
  readonly marks: readonly Mark[];
  readonly view: View;
}

export function altOf(picture: Picture<State, Fact>, shown: Shown, speak: (says: Phrase) => string): string {
  const { now, before = now, transcript, awaited, isAhead = false, isBare = false } = picture;
  const opening = transcript.length === 0 ? 'alt-map' : 'alt-title';
  const first = phrase(isAhead ? 'alt-ahead' : opening, { title: shown.title });
  const rest = isBare
    ? groundSentences(now)
    : [
        ...(picture.before ? deedsOf(before, transcript) : []),
        ...(awaited === undefined ? [] : [phrase('pa-alt-awaited', { unit: nounOf(now, awaited) })]),
        ...markSentences(shown.marks),
        ...(transcript.length === 0 || shown.marks.length === 0 ? heading(now, shown) : []),
        ...standing(isAhead ? before : now, shown, actors(picture)),
      ];
  return cutAlt([first, ...rest].map(speak));
}

function heading(now: State, { subtitle }: Shown): Phrase[] {
  const armies = SIDES.map((each) => {
    const [side, army] = [phrase(`side-${each}`), bareNoun(now.armies[each].name)];
    return phrase('pa-alt-side', { side, army, stands: standsOf(now, each) });
  });
  return [phrase('alt-heading', { subtitle }), ...armies];
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
  const isConcerned = (unit: Unit) => acting.has(unit.id) || near.has(unit.at);
  const isShown = (unit: Unit) => isInside(view, now.map, unit.at);
  const many = (units: readonly Unit[]) => sectorSentences(now.map, axis(now), units.map(placed), shortly);
  return told(now.units, { isConcerned, isShown }, { each: (unit) => stands(now, unit), many });
}

function stands(now: State, unit: Unit): Phrase {
  const isPlain = now.map.hexes[unit.at] === undefined && !isOnRoad(now.map, unit.at);
  const args = {
    unit: named(unit),
    side: phrase(`colour-${unit.side}`),
    at: unit.at,
    ground: isPlain ? phrase('pa-alt-plain') : phrase('pa-alt-on', { ground: groundOf(now, unit.at) }),
  };
  if (isCharacter(unit)) return phrase('pa-alt-character', args);
  const near = nearestEnemy(now, unit);
  return phrase('pa-alt-unit', {
    ...args,
    arm: phrase(`pa-arm-${unit.arm}`),
    stands: unit.stands,
    near: near ? phrase('pa-alt-near', { enemy: near.enemy.id, away: near.away }) : phrase('pa-alt-plain'),
  });
}
