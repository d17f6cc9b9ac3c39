/** The picture of a position, with marks for what happened in a transcript. */
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import type { Side } from '../../kernel/play.ts';
import type { Frame, Picture } from '../../kernel/ruleset.ts';
import type { Mark, Scene, View } from '../../scene/scene.ts';
import { altOf } from './draw-alt.ts';
import { boardOf } from './draw-board.ts';
import { marksOf } from './draw-marks.ts';
import { piecesOf } from './draw-piece.ts';
import type { Fact } from './facts.ts';
import { bareNoun } from './noun.ts';
import { isCharacter, type State } from './state.ts';
import { titleOf } from './tell/title.ts';

export type Speak = (says: Phrase) => string;

export function draw({ now, before, transcript, frame, awaited }: Picture<State, Fact>, speak: Speak): Scene {
  const marks = [...marksOf(now, transcript, before), ...awaitedMarks(now, awaited)];
  const title =
    transcript.length === 0
      ? phrase('pa-scene-title', { battle: bareNoun(now.title) })
      : titleOf({ entries: transcript, positions: [before ?? now, now] });
  const plainly = (says: Phrase) => unmarked(speak(says));
  return {
    title: plainly(title),
    subtitle: plainly(subtitleOf(now)),
    sides: { red: sideOf(now, 'red', plainly), blue: sideOf(now, 'blue', plainly) },
    alt: altOf(now, title, marks, plainly),
    theme: 'night',
    view: viewOf(now, marks, frame),
    board: boardOf(now, (name) => plainly(phrase('pa-scene-place', { place: bareNoun(name) }))),
    pieces: piecesOf(now),
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

function subtitleOf({ phase, turn, lastTurn: last, active }: State): Phrase {
  const part = phase === 'combat' || phase === 'result' || phase === 'over' ? phase : 'movement';
  return phrase(`pa-scene-${part}`, { turn, last, side: phrase(`side-${active}`) });
}

function sideOf(now: State, side: Side, speak: Speak): string {
  const own = now.units.filter((unit) => unit.side === side && !isCharacter(unit));
  const stands = own.reduce((sum, unit) => sum + unit.stands, 0);
  return speak(phrase('pa-scene-side', { army: bareNoun(now.armies[side].name), stands }));
}

function awaitedMarks(now: State, awaited: string | undefined): Mark[] {
  const unit = now.units.find(({ id }) => id === awaited);
  return unit ? [{ kind: 'awaited', at: unit.at }] : [];
}

/** A picture of what happened is so many hexes across, and its edge so far from it. */
const NARROW = 10;
const WIDE = 16;
const MARGIN = 2;

/** A card's crop is nine hexes across. */
function viewOf({ map }: State, marks: readonly Mark[], frame: Frame): View {
  if (typeof frame === 'object') return { around: frame.around, across: 9 };
  if (frame === 'whole' || marks.length === 0) return 'whole';
  const { middle, across } = spanOf(marks.flatMap(hexesOf));
  const shown = Math.min(WIDE, Math.max(NARROW, across));
  return shown >= map.cols ? 'whole' : { around: middle, across: shown };
}

function spanOf(touched: readonly string[]): { readonly middle: string; readonly across: number } {
  const cols = touched.map((hex) => Number(hex.slice(0, 2)));
  const rows = touched.map((hex) => Number(hex.slice(2)));
  const [left, right] = [Math.min(...cols), Math.max(...cols)];
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  const middle = [(left + right) / 2, (top + bottom) / 2].map((n) => String(Math.round(n)).padStart(2, '0')).join('');
  return { middle, across: Math.max(right - left, bottom - top) + 1 + 2 * MARGIN };
}

function hexesOf(mark: Mark): string[] {
  if ('path' in mark) return mark.path;
  if ('from' in mark) return [mark.from, mark.to];
  return 'piece' in mark ? [mark.piece.at] : [mark.at];
}
