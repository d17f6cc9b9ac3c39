/**
 * The picture of a position and of what happened, and the same in words: the part that every book shares. A book adds
 * what it knows of its units, terrain and marks as functions.
 */
import type { Hex, Size } from '../../hex/grid.ts';
import { type Noun, type Phrase, phrase } from '../../kernel/phrase.ts';
import { type Side, SIDES } from '../../kernel/play.ts';
import type { Picture } from '../../kernel/ruleset.ts';
import type { Entry } from '../../kernel/run.ts';
import { bareNoun } from '../../kernel/text/quoted.ts';
import type { HexMap, Mark, Piece, HexScene, View } from '../../scene/hex.ts';
import { cutAlt, told } from '../alt.ts';
import { endsOf, isInside, markSentences } from './alt.ts';
import { cropOf } from './crop.ts';
import { groundLines, type Land, roadLines, sizeLine } from './land.ts';
import { type Axis, axisOf, type Edge, type Stand } from './line.ts';
import { sectorSentences } from './sectors.ts';
import { sideLines } from './sides.ts';
import { unmarked } from '../unmarked.ts';

type Names = { readonly en: string; readonly fr: string };

interface PaintedState<U> {
  readonly title: Names;
  readonly map: Size;
  readonly units: readonly U[];
  readonly armies: Readonly<Record<Side, { readonly name: Names; readonly edge: Edge }>>;
  readonly colours?: HexScene['colours'];
}

/** The marks given to a picture of hexes are of hexes. */
type HexPicture<S, F> = Omit<Picture<S, F>, 'marks'> & { readonly marks?: readonly Mark[] };

type Speak = (says: Phrase) => string;

/** What a book says of its own. */
export interface Painting<S, U, F> {
  readonly titleOf: (transcript: readonly Entry<F>[], positions: readonly [S, S], isOpen: boolean) => Phrase;
  readonly subtitle: (now: S) => Phrase;
  /** What a side has left; undefined where that is not to be seen. */
  readonly figures: (now: S, side: Side) => Phrase | undefined;
  readonly map: (now: S, speak: Speak, isBare: boolean) => HexMap;
  readonly pieces: (now: S) => Piece[];
  readonly placed: (unit: U) => Stand;
  /** What one must see of a unit again when it has changed. */
  readonly looksAlike: (was: U, unit: U) => boolean;
  /** A unit that would leave its hexes, as it is shown there before it does; without it, as it was. */
  readonly leaving?: (unit: U, then: U) => U;
  /** What happened; and what else is shown. */
  readonly marks: (now: S, transcript: readonly Entry<F>[], before: S | undefined) => readonly Mark[];
  readonly moreMarks?: (picture: HexPicture<S, F>) => readonly Mark[];
  readonly frame?: (picture: HexPicture<S, F>) => Picture<S, F>['frame'];
  /** In words: what happened, what else is shown, the sides, a unit among few, a unit among many. */
  readonly deeds: (now: S, before: S, transcript: readonly Entry<F>[]) => readonly Phrase[];
  readonly moreDeeds?: (picture: HexPicture<S, F>) => readonly Phrase[];
  readonly sides: (now: S) => readonly Phrase[];
  readonly stands: (now: S, unit: U) => Phrase;
  readonly shortly: (unit: U) => Phrase;
  readonly nounOf: (now: S, id: string) => Noun;
  readonly land: (now: S) => Land;
}

interface Shown<S> {
  readonly title: Phrase;
  /** Already translated. */
  readonly subtitle: string;
  readonly marks: readonly Mark[];
  readonly view: View;
  /** The position as it is drawn. */
  readonly drawn: S;
}

export function painting<U extends { readonly id: string; readonly at: Hex }, S extends PaintedState<U>, F>(
  book: Painting<S, U, F>,
) {
  const hexesOf = (unit: U) => book.placed(unit).hexes;
  const hasLeft = (unit: U, then: U) => hexesOf(unit).join() !== hexesOf(then).join();
  const unitIn = ({ units }: S, id: string | undefined) => units.find((unit) => unit.id === id);

  /** Units that would move are still where they were; units that would arrive are not there yet. */
  function standing(now: S, before: S): S {
    const units = before.units.map((unit) => {
      const then = unitIn(now, unit.id);
      if (!then) return unit;
      return hasLeft(unit, then) ? (book.leaving?.(unit, then) ?? unit) : then;
    });
    return { ...now, units };
  }

  /** A preview: the ghosts are in the units' future hexes. */
  function ahead(marks: readonly Mark[], before: S, then: S): Mark[] {
    const comers = book.pieces(then).filter(({ name }) => {
      const [was, unit] = [unitIn(before, name), unitIn(then, name)];
      return !was || !unit || hasLeft(was, unit);
    });
    return [
      ...comers.map((piece) => ({ kind: 'ghost' as const, piece })),
      ...marks.filter(({ kind }) => kind !== 'ghost'),
    ];
  }

  /** Where the units are that have come, or look otherwise than before. */
  function changedHexes(before: S, now: S): Hex[] {
    return now.units.flatMap((unit) => {
      const was = unitIn(before, unit.id);
      return was && !hasLeft(was, unit) && book.looksAlike(was, unit) ? [] : [...hexesOf(unit)];
    });
  }

  function allMarks(picture: HexPicture<S, F>): Mark[] {
    const { now, before, transcript, awaited, isAhead = false } = picture;
    const happened = book.marks(now, transcript, before);
    const unit = unitIn(now, awaited);
    return [
      ...(isAhead && before ? ahead(happened, before, now) : happened),
      ...(book.moreMarks?.(picture) ?? []),
      ...(unit ? hexesOf(unit).map((at) => ({ kind: 'awaited' as const, at })) : []),
      // They come from pictures of this book, so they are of hexes too.
      ...((picture.marks ?? []) as readonly Mark[]),
    ];
  }

  function titleOf({ now, before = now, transcript, title, awaited }: HexPicture<S, F>): Phrase {
    if (transcript.length === 0) return phrase('scene-title', { battle: bareNoun(now.title) });
    return title ?? book.titleOf(transcript, [before, now], awaited !== undefined);
  }

  function altOf(picture: HexPicture<S, F>, shown: Shown<S>, speak: Speak): string {
    const { now, before = now, transcript, awaited, isAhead = false, isBare = false } = picture;
    const opening = transcript.length === 0 ? 'alt-map' : 'alt-title';
    const [first, title] = [isAhead ? 'alt-ahead' : opening, 'alt-title'].map((id) =>
      endedOnce(speak(phrase(id, { title: shown.title }))),
    );
    const isStill = transcript.length === 0 || shown.marks.length === 0;
    const rest = isBare
      ? groundSentences(book.land(now))
      : [
          ...(picture.before ? book.deeds(now, before, transcript) : []),
          ...(book.moreDeeds?.(picture) ?? []),
          ...(awaited === undefined ? [] : [phrase('alt-waiting', { unit: book.nounOf(now, awaited) })]),
          ...markSentences(shown.marks),
          ...(isStill ? [phrase('alt-heading', { subtitle: shown.subtitle }), ...book.sides(now)] : []),
          ...standSentences(shown, actors(picture)),
        ];
    return cutAlt([first!, ...rest.map(speak).filter((each) => !title!.endsWith(each))]);
  }

  /** Who must choose, and who did anything, one by one; the others in few words where they are many. */
  function standSentences({ marks, view, drawn: now }: Shown<S>, acting: ReadonlySet<unknown>): Phrase[] {
    const near = new Set(marks.flatMap(endsOf));
    const isConcerned = (unit: U) => acting.has(unit.id) || hexesOf(unit).some((hex) => near.has(hex));
    const isShown = (unit: U) => hexesOf(unit).some((hex) => isInside(view, now.map, hex));
    const many = (units: readonly U[]) =>
      sectorSentences(
        now.map,
        axis(now),
        units.map((unit) => ({ ...book.placed(unit), unit })),
        ({ unit }) => book.shortly(unit),
      );
    return told(now.units, { isConcerned, isShown }, { each: (unit) => book.stands(now, unit), many });
  }

  function actors({ transcript, awaited }: HexPicture<S, F>): ReadonlySet<unknown> {
    return new Set([awaited, ...transcript.map((entry) => 'fact' in entry && (entry.fact as { unit?: unknown }).unit)]);
  }

  /** Both lines run along the edge behind Red. */
  function axis({ armies }: S): Axis {
    return axisOf(armies.red.edge);
  }

  return (picture: HexPicture<S, F>, speak: Speak): HexScene => {
    const { now, before, isAhead = false, isBare = false } = picture;
    const plainly = (says: Phrase) => unmarked(speak(says));
    const marks = allMarks(picture);
    const changed = before ? changedHexes(before, now) : [];
    const view = cropOf({ cols: now.map.cols, marks, changed }, book.frame?.(picture) ?? picture.frame);
    const [title, subtitle] = [titleOf(picture), plainly(book.subtitle(now))];
    const drawn = isAhead && before ? standing(now, before) : now;
    const bySide = (says: (side: Side) => Phrase | undefined) => {
      const [red, blue] = SIDES.map((side) => says(side)).map((found) => (found ? plainly(found) : ''));
      return { red: red!, blue: blue! };
    };
    return {
      title: plainly(title),
      subtitle,
      sides: bySide((side) => phrase('scene-army', { army: bareNoun(now.armies[side].name) })),
      figures: bySide((side) => book.figures(now, side)),
      ...(now.colours && { colours: now.colours }),
      alt: altOf(picture, { title, subtitle, marks, view, drawn }, plainly),
      theme: 'day',
      view,
      board: 'hex',
      map: book.map(now, plainly, isBare),
      pieces: isBare ? [] : book.pieces(drawn),
      marks: isBare ? [] : marks,
    };
  };
}

/** A title that is a question has its own stop. */
function endedOnce(sentence: string): string {
  return sentence.replace(/([?!])\.$/u, '$1');
}

function groundSentences(land: Land): Phrase[] {
  const lines = [sizeLine(land), ...groundLines(land), ...sideLines(land), ...roadLines(land)];
  return lines.map((title) => phrase('alt-title', { title }));
}

/** The ground of a map as the picture shows it: what each terrain looks like, and how many levels a hill may have. */
export function mapGround<T extends string, S extends string>(
  {
    cols,
    rows,
    hexes,
    sides,
  }: Size & {
    readonly hexes: Readonly<Record<Hex, { readonly terrain?: T | undefined; readonly hill?: number | undefined }>>;
    readonly sides: Readonly<Record<string, S>>;
  },
  looks: {
    readonly hex: (terrain: T) => NonNullable<HexMap['hexes'][number]['terrain']>;
    readonly side: (terrain: S) => HexMap['sides'][number]['terrain'];
  },
): Pick<HexMap, 'cols' | 'rows' | 'hexes' | 'sides'> {
  return {
    cols,
    rows,
    hexes: Object.entries(hexes).map(([at, { terrain, hill }]) => ({
      at,
      ...(terrain !== undefined && { terrain: looks.hex(terrain) }),
      ...(hill !== undefined && { hill: Math.min(hill, HIGHEST) }),
    })),
    sides: Object.entries(sides).map(([key, terrain]) => {
      const [at, dir] = key.split('/');
      return { at: at!, dir: Number(dir), terrain: looks.side(terrain) };
    }),
  };
}

/** The levels a picture can show; higher ones look like the highest. */
const HIGHEST = 3;
