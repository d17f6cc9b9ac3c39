/** From here to there on a table, as all its rulebooks say it: how far, what lies between, and what they add of two units. */
import { gapBetween } from '../../field/several.ts';
import type { Point } from '../../field/point.ts';
import { disc, type Footprint } from '../../field/shape.ts';
import { type Noun, type Phrase, phrase } from '../../kernel/phrase.ts';
import type { Look } from '../../kernel/ruleset.ts';
import { squareOf } from '../../march/resolve.ts';
import type { FieldMark } from '../../scene/field.ts';
import { betweenPhrase, type Ground, groundPhrases } from './land.ts';
import type { Placed } from './sectors.ts';
import { awayPhrase, type Measuring, pointOfSpot, quarterOf, spotOf } from './spoken.ts';

/** What a rulebook adds. */
interface Apart<S, U> {
  readonly placed: (unit: U) => Placed;
  /** Of two units: what one sees of the other, and could do to it. */
  readonly lines: (now: S, from: U, to: U) => readonly Phrase[];
  readonly marks: (now: S, from: U, to: U) => readonly FieldMark[];
  /** Default: open. */
  readonly measuring?: (now: S, from: U | string, to: U | string) => Measuring;
}

/** An end is a unit, or a spot as pictures write it. */
export function apartOn<S extends { readonly field: Ground }, U extends { readonly name: Noun }>(book: Apart<S, U>) {
  const pointOf = (end: U | string): Point => (typeof end === 'string' ? pointOfSpot(end) : book.placed(end).front);
  const groundsOf = (end: U | string): readonly Footprint[] =>
    typeof end === 'string' ? [disc(pointOfSpot(end), 0)] : book.placed(end).grounds;

  function nameOf({ field }: S, end: U | string): Phrase {
    const at = pointOf(end);
    const args = { square: squareOf(at, field), ground: groundPhrases(field, at) };
    return typeof end === 'string'
      ? phrase('survey-apart-square', args)
      : phrase('survey-apart-unit', { ...args, unit: end.name });
  }

  return (now: S, from: U | string, to: U | string): Look => {
    const [here, there] = [pointOf(from), pointOf(to)];
    const away = awayPhrase(here, there, gapBetween(groundsOf(from), groundsOf(to)), book.measuring?.(now, from, to));
    const units = typeof from === 'string' || typeof to === 'string' ? undefined : ([now, from, to] as const);
    const lines = [
      [
        phrase('survey-apart-distance', { away, between: betweenPhrase(now.field, here, there) }),
        ...(typeof from === 'string'
          ? []
          : [phrase(`survey-apart-${quarterOf(book.placed(from).front, there)}`, { unit: from.name })]),
      ],
      units ? book.lines(...units) : [],
    ];
    return {
      title: phrase('shared-from-to', { from: nameOf(now, from), to: nameOf(now, to) }),
      paragraphs: lines.filter((each) => each.length > 0),
      frame: { around: spotOf(here) },
      ...(units && { marks: book.marks(...units) }),
    };
  };
}
