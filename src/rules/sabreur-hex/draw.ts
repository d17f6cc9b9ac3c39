/** The picture of a position, with marks for what happened in a transcript. */
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { SIDES } from '../../kernel/play.ts';
import type { Picture } from '../../kernel/ruleset.ts';
import type { Board, Mark, Scene } from '../../scene/scene.ts';
import { cropOf } from '../../survey/crop.ts';
import { unmarked } from '../../survey/unmarked.ts';
import { zoneOf } from './deploy/zone.ts';
import { altOf } from './draw-alt.ts';
import { marksOf, shotMark, shotsOf } from './draw-marks.ts';
import type { Fact } from './facts.ts';
import { bareNoun } from './noun.ts';
import { pieceOf } from './draw-piece.ts';
import { hexesOf as hexesUnder } from './place.ts';
import { holderOf } from './sequence.ts';
import { sidesOf } from './draw-sides.ts';
import type { State, Unit } from './state.ts';
import { titleOf } from './tell/title.ts';

export type Speak = (says: Phrase) => string;

export function draw(picture: Picture<State, Fact>, speak: Speak): Scene {
  const { now: state, before, transcript, frame, awaited, isAhead = false, isBare = false } = picture;
  const happened = marksOf(state, transcript, before);
  const marks = [
    ...(isAhead && before ? ahead(happened, before, state) : happened),
    ...shotsOf(state, picture.throws ?? []).map(shotMark),
    ...zoneMarks(state),
    ...awaitedMarks(state, awaited),
    ...(picture.marks ?? []),
  ];
  const title =
    transcript.length === 0
      ? phrase('scene-title', { battle: bareNoun(state.title) })
      : (picture.title ??
        titleOf({ entries: transcript, positions: [before ?? state, state], isOpen: awaited !== undefined }));
  // Armies that set up are seen as a whole.
  const shown = state.phase === 'deployment' && typeof frame === 'string' ? 'whole' : frame;
  const view = cropOf({ cols: state.map.cols, marks, changed: before ? changedHexes(before, state) : [] }, shown);
  const plainly = (says: Phrase) => unmarked(speak(says));
  const subtitle = plainly(subtitleOf(state));
  const units = standing(state, isAhead ? before : undefined);
  return {
    title: plainly(title),
    subtitle,
    ...sidesOf(state, plainly),
    ...(state.colours && { colours: state.colours }),
    alt: altOf(picture, { title, subtitle, marks, view, units }, plainly),
    theme: 'night',
    view,
    board: boardOf(state, plainly, isBare),
    pieces: isBare ? [] : units.map(pieceOf),
    marks: isBare ? [] : marks,
  };
}

function subtitleOf({ turn, lastTurn: last, active, phase }: State): Phrase {
  if (phase === 'deployment') return phrase('deploy-subtitle');
  if (phase === 'over') return phrase('scene-subtitle-over', { turn, last });
  return phrase('scene-subtitle', { turn, last, side: phrase(`side-${active}`) });
}

/** The units as they stand; those that would leave their hexes in the hexes of `before`, as strong as they would be. */
function standing(now: State, before: State | undefined): readonly Unit[] {
  if (!before) return now.units;
  return before.units.map((unit) => {
    const then = now.units.find(({ id }) => id === unit.id);
    if (!then) return unit;
    return leaves(unit, then) ? { ...unit, strength: then.strength } : then;
  });
}

function leaves(unit: Unit, then: Unit): boolean {
  return unit.at !== then.at || unit.also !== then.also;
}

/** What would happen: the ghosts stand where the units would. */
function ahead(marks: readonly Mark[], before: State, then: State): Mark[] {
  const ghosts = then.units.filter((unit) => {
    const now = before.units.find(({ id }) => id === unit.id);
    return now === undefined || leaves(now, unit);
  });
  return [
    ...ghosts.map((unit) => ({ kind: 'ghost' as const, piece: pieceOf(unit) })),
    ...marks.filter(({ kind }) => kind !== 'ghost'),
  ];
}

/** Where the units are that stand, or are formed, or as strong, otherwise than before. */
function changedHexes(before: State, now: State): string[] {
  return now.units.flatMap((unit) => {
    const was = before.units.find(({ id }) => id === unit.id);
    const same =
      was !== undefined &&
      !leaves(was, unit) &&
      was.facing === unit.facing &&
      was.formation === unit.formation &&
      was.strength === unit.strength;
    return same ? [] : hexesUnder(unit);
  });
}

function awaitedMarks(state: State, awaited: string | undefined): Mark[] {
  const unit = state.units.find((each) => each.id === awaited);
  return unit ? hexesUnder(unit).map((at) => ({ kind: 'awaited', at })) : [];
}

/** SH-GAP-05. While units have still to be placed. */
function zoneMarks(state: State): Mark[] {
  if (state.phase !== 'deployment') return [];
  return SIDES.map((side) => ({ kind: 'zone' as const, side, hexes: zoneOf(state, side) })).filter(
    ({ hexes }) => hexes.length > 0,
  );
}

/** Without units nobody holds an objective. */
function boardOf(now: State, speak: Speak, isBare: boolean): Board {
  const { map, objectives } = now;
  return {
    cols: map.cols,
    rows: map.rows,
    hexes: Object.entries(map.hexes).map(([at, { terrain, hill }]) => ({
      at,
      ...(terrain === undefined ? {} : { terrain }),
      ...(hill === undefined ? {} : { hill }),
    })),
    sides: Object.entries(map.sides).map(([key, terrain]) => {
      const [at, dir] = key.split('/');
      return { at: at!, dir: Number(dir), terrain };
    }),
    roads: map.roads,
    places: objectives.map(({ at, name, victoryPoints: points }) => {
      const holder = isBare ? undefined : holderOf(now, at);
      const called = speak(phrase('scene-place', { place: bareNoun(name) }));
      return { at, name: called, points, ...(holder && { holder }) };
    }),
  };
}
