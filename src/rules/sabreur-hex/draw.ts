/** The picture of a position, with marks for what happened in a transcript. */
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import type { Side } from '../../kernel/play.ts';
import type { Frame, Line, Picture } from '../../kernel/ruleset.ts';
import type { Board, Mark, Scene, View } from '../../scene/scene.ts';
import { altOf } from './draw-alt.ts';
import { marksOf } from './draw-marks.ts';
import type { Fact } from './facts.ts';
import { bareNoun } from './noun.ts';
import { pieceOf } from './draw-piece.ts';
import { hexesOf as hexesUnder } from './place.ts';
import type { State } from './state.ts';
import { titleOf } from './tell/title.ts';

export type Speak = (says: Phrase) => string;

export function draw(
  { now: state, before, transcript, frame, awaited, line }: Picture<State, Fact>,
  speak: Speak,
): Scene {
  const marks = [...marksOf(state, transcript, before), ...awaitedMarks(state, awaited), ...lineMarks(line)];
  const title =
    transcript.length === 0
      ? phrase('scene-title', { battle: bareNoun(state.title) })
      : titleOf({ entries: transcript, positions: [before ?? state, state] });
  return {
    title: unmarked(speak(title)),
    subtitle: unmarked(
      speak(phrase('scene-subtitle', { turn: state.turn, last: state.lastTurn, side: phrase(`side-${state.active}`) })),
    ),
    sides: { red: sideOf(state, 'red', speak), blue: sideOf(state, 'blue', speak) },
    alt: altOf(state, title, marks, awaited, (says) => unmarked(speak(says))),
    theme: 'night',
    view: viewOf(state, marks, frame),
    board: boardOf(state, speak),
    pieces: state.units.map(pieceOf),
    marks,
  };
}

/** A picture knows neither bold letters nor escapes. */
function unmarked(text: string): string {
  return text
    .replaceAll('**', '')
    .replace(/\\(?=[^\p{L}\p{N}\s])/gu, '')
    .replaceAll('\u2060', '');
}

function sideOf(state: State, side: Side, speak: Speak): string {
  const strength = state.units.filter((unit) => unit.side === side).reduce((sum, unit) => sum + unit.strength, 0);
  return unmarked(speak(phrase('scene-side', { army: bareNoun(state.armies[side].name), strength })));
}

/** A line of sight: cut at the hex that hides its end, or as one would shoot along it. */
function lineMarks(line: Line | undefined): Mark[] {
  if (!line) return [];
  const { from, to, side, arm, blockedBy } = line;
  return [
    blockedBy === undefined ? { kind: 'fire', side, from, to, arm } : { kind: 'blocked', from, to, by: blockedBy },
  ];
}

function awaitedMarks(state: State, awaited: string | undefined): Mark[] {
  const unit = state.units.find((each) => each.id === awaited);
  return unit ? hexesUnder(unit).map((at) => ({ kind: 'awaited', at })) : [];
}

function boardOf({ map, objectives }: State, speak: Speak): Board {
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
    places: objectives.map(({ at, name }) => ({
      at,
      name: unmarked(speak(phrase('scene-place', { place: bareNoun(name) }))),
    })),
  };
}

/** An order's crop is so many hexes across, and its edge so far from what happened. */
const NARROW = 12;
const WIDE = 16;
const MARGIN = 2;

/** A question's crop is nine hexes across. Where an order's cannot hold everything, it holds the fight. */
function viewOf(state: State, marks: readonly Mark[], frame: Frame): View {
  if (typeof frame === 'object') return { around: frame.around, across: 9 };
  if (frame === 'whole' || marks.length === 0) return 'whole';
  const fight = marks.filter(({ kind }) => kind !== 'move' && kind !== 'ghost');
  const all = spanOf(marks);
  const { middle, across } = all.across > WIDE && fight.length > 0 ? spanOf(fight) : all;
  const shown = Math.min(WIDE, Math.max(NARROW, across));
  return shown >= state.map.cols ? 'whole' : { around: middle, across: shown };
}

function spanOf(marks: readonly Mark[]): { readonly middle: string; readonly across: number } {
  const touched = marks.flatMap(hexesOf);
  const cols = touched.map((hex) => Number(hex.slice(0, 2)));
  const rows = touched.map((hex) => Number(hex.slice(2)));
  const [left, right] = [Math.min(...cols), Math.max(...cols)];
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  return {
    middle: hexAt((left + right) / 2, (top + bottom) / 2),
    across: Math.max(right - left, bottom - top) + 1 + 2 * MARGIN,
  };
}

function hexAt(col: number, row: number): string {
  return [col, row].map((n) => String(Math.round(n)).padStart(2, '0')).join('');
}

function hexesOf(mark: Mark): string[] {
  switch (mark.kind) {
    case 'move':
    case 'rout':
      return mark.path;
    case 'charge':
    case 'threat':
      return [...mark.path, mark.target];
    case 'fire':
    case 'blocked':
      return [mark.from, mark.to];
    case 'ghost':
      return [mark.piece.at];
    case 'losses':
    case 'eliminated':
    case 'awaited':
    case 'choice':
      return [mark.at];
  }
}
