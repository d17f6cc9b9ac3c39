/** The picture of a position, with marks for what happened in a transcript. */
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import type { Side } from '../../kernel/play.ts';
import type { Picture } from '../../kernel/ruleset.ts';
import type { Mark, Scene } from '../../scene/scene.ts';
import { cropOf } from '../../survey/crop.ts';
import { unmarked } from '../../survey/unmarked.ts';
import { altOf } from './draw-alt.ts';
import { boardOf } from './draw-board.ts';
import { marksOf } from './draw-marks.ts';
import { piecesOf } from './draw-piece.ts';
import type { Fact } from './facts.ts';
import { bareNoun } from './noun.ts';
import { standsOf } from './sequence.ts';
import type { State } from './state.ts';
import { titleOf } from './tell/title.ts';

export type Speak = (says: Phrase) => string;

export function draw(picture: Picture<State, Fact>, speak: Speak): Scene {
  const { now, before, transcript, frame, awaited, isAhead = false, isBare = false } = picture;
  const happened = marksOf(now, transcript, before);
  const marks = [
    ...(isAhead && before ? ahead(happened, before, now) : happened),
    ...awaitedMarks(now, awaited),
    ...(picture.marks ?? []),
  ];
  const title =
    transcript.length === 0
      ? phrase('pa-scene-title', { battle: bareNoun(now.title) })
      : (picture.title ?? titleOf({ entries: transcript, positions: [before ?? now, now] }));
  const plainly = (says: Phrase) => unmarked(speak(says));
  const view = cropOf({ cols: now.map.cols, marks, changed: before ? changedHexes(before, now) : [] }, frame);
  const subtitle = plainly(subtitleOf(now));
  const army = (side: Side) => plainly(phrase('pa-scene-army', { army: bareNoun(now.armies[side].name) }));
  const figures = (side: Side) => plainly(phrase('pa-scene-figures', { stands: standsOf(now, side) }));
  return {
    title: plainly(title),
    subtitle,
    sides: { red: army('red'), blue: army('blue') },
    figures: { red: figures('red'), blue: figures('blue') },
    ...(now.colours && { colours: now.colours }),
    alt: altOf(picture, { title, subtitle, marks, view }, plainly),
    theme: 'night',
    view,
    board: boardOf(now, (name) => plainly(phrase('pa-scene-place', { place: bareNoun(name) }))),
    pieces: isBare ? [] : piecesOf(isAhead && before ? standing(now, before) : now),
    marks: isBare ? [] : marks,
  };
}

/** Those who would move still stand where they stood; whoever would come is not there yet. */
function standing(now: State, before: State): State {
  const units = before.units.map((unit) => {
    const then = now.units.find(({ id }) => id === unit.id);
    return then?.at === unit.at ? then : unit;
  });
  return { ...now, units };
}

/** What would happen: the ghosts stand where the units would. */
function ahead(marks: readonly Mark[], before: State, then: State): Mark[] {
  const comers = piecesOf(then).filter((piece) => before.units.find(({ id }) => id === piece.name)?.at !== piece.at);
  return [
    ...comers.map((piece) => ({ kind: 'ghost' as const, piece })),
    ...marks.filter(({ kind }) => kind !== 'ghost'),
  ];
}

/** What one must see of a unit again when it has changed. */
const SEEN = ['at', 'stands', 'prePlayed', 'noCombat', 'diceLost', 'declinesPalisade', 'note'] as const;

/** Where the units are that have come, or are fewer than before, or are marked otherwise. */
function changedHexes(before: State, now: State): string[] {
  return now.units.flatMap((unit) => {
    const was = before.units.find(({ id }) => id === unit.id);
    return was && SEEN.every((what) => was[what] === unit[what]) ? [] : [unit.at];
  });
}

function subtitleOf({ phase, turn, lastTurn: last, active }: State): Phrase {
  const part = phase === 'combat' || phase === 'result' || phase === 'over' ? phase : 'movement';
  return phrase(`pa-scene-${part}`, { turn, last, side: phrase(`side-${active}`) });
}

function awaitedMarks(now: State, awaited: string | undefined): Mark[] {
  const unit = now.units.find(({ id }) => id === awaited);
  return unit ? [{ kind: 'awaited', at: unit.at }] : [];
}
