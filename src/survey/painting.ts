/**
 * The picture of a position and of what happened, and the same in words: the part that every book and every board shares.
 * A book adds what it knows of its units and marks, a board how it shows ground and where things are.
 */
import { type Noun, type Phrase, phrase } from '../kernel/phrase.ts';
import { type Side, SIDES } from '../kernel/play.ts';
import type { Picture } from '../kernel/ruleset.ts';
import type { Entry } from '../kernel/run.ts';
import { bareNoun } from '../kernel/text/quoted.ts';
import type { Framed } from '../scene/frame.ts';
import type { Scene } from '../scene/scene.ts';
import { cutAlt, told } from './alt.ts';
import type { Everyone } from './everyone.ts';
import { unmarked } from './unmarked.ts';

type Names = { readonly en: string; readonly fr: string };

export type Speak = (says: Phrase) => string;
type PieceOf<C extends Scene> = C['pieces'][number];
export type MarkOf<C extends Scene> = C['marks'][number];

interface PaintedState {
  readonly title: Names;
  readonly armies: Readonly<Record<Side, { readonly name: Names }>>;
  readonly colours?: Scene['colours'];
}

/** The marks given to a picture are of its own board. */
export type PictureOn<C extends Scene, S, F> = Omit<Picture<S, F>, 'marks'> & { readonly marks?: readonly MarkOf<C>[] };

/** What a book says of its own. */
export interface Painting<C extends Scene, S, U, F> {
  readonly titleOf: (transcript: readonly Entry<F>[], positions: readonly [S, S], isOpen: boolean) => Phrase;
  readonly subtitle: (now: S) => Phrase;
  /** What a side has left; undefined where that is not to be seen. */
  readonly figures: (now: S, side: Side) => Phrase | undefined;
  readonly pieces: (now: S) => PieceOf<C>[];
  /** What one must see of a unit again when it has changed. */
  readonly looksAlike: (was: U, unit: U) => boolean;
  /** A unit that would leave its place, as it is shown there before it does; without it, as it was. */
  readonly leaving?: (unit: U, then: U) => U;
  /** What happened; and what else is shown. */
  readonly marks: (
    now: S,
    transcript: readonly Entry<F>[],
    before: S | undefined,
    speak: Speak,
  ) => readonly MarkOf<C>[];
  readonly moreMarks?: (picture: PictureOn<C, S, F>, speak: Speak) => readonly MarkOf<C>[];
  readonly frame?: (picture: PictureOn<C, S, F>) => Picture<S, F>['frame'];
  /** In words: what happened, what else is shown, the sides, a unit among few. */
  readonly deeds: (now: S, before: S, transcript: readonly Entry<F>[]) => readonly Phrase[];
  readonly moreDeeds?: (picture: PictureOn<C, S, F>) => readonly Phrase[];
  readonly sides: (now: S) => readonly Phrase[];
  readonly stands: (now: S, unit: U) => Phrase;
  readonly nounOf: (now: S, id: string) => Noun;
}

/** What every picture has, whatever its board. */
type Drawn<C extends Scene> = Framed &
  Pick<C, 'view'> & {
    readonly pieces: PieceOf<C>[];
    readonly marks: MarkOf<C>[];
  };

/** What a board does. */
export interface Board<C extends Scene, S, U> {
  /** The picture with its ground. */
  readonly scene: (drawn: Drawn<C>, now: S, speak: Speak, isBare: boolean) => C;
  /** A unit has not moved as long as this is the same. */
  readonly where: (unit: U) => string;
  readonly ghost: (piece: PieceOf<C>) => MarkOf<C>;
  readonly awaited: (unit: U) => readonly MarkOf<C>[];
  readonly view: (
    now: S,
    marks: readonly MarkOf<C>[],
    changed: readonly U[],
    frame: Picture<S, never>['frame'],
  ) => C['view'];
  /** What marks are about that have not happened, in words. */
  readonly markSentences: (marks: readonly MarkOf<C>[], now: S) => readonly Phrase[];
  readonly groundLines: (now: S) => readonly Phrase[];
  /** Whether something ended, or may end, at a unit. */
  readonly isNear: (marks: readonly MarkOf<C>[]) => (unit: U) => boolean;
  readonly isShown: (view: C['view'], now: S) => (unit: U) => boolean;
  /** Many units in few words. */
  readonly many: (now: S, units: readonly U[]) => readonly Phrase[];
}

interface Shown<C extends Scene, S> {
  readonly title: Phrase;
  /** Already translated. */
  readonly subtitle: string;
  readonly marks: readonly MarkOf<C>[];
  readonly view: C['view'];
  /** The position as it is drawn. */
  readonly drawn: S;
}

export function paintingOn<C extends Scene, U extends { readonly id: string }, S extends PaintedState, F>(
  board: Board<C, S, U>,
  book: Painting<C, S, U, F>,
  everyone: Everyone<S, U>,
) {
  const hasLeft = (unit: U, then: U) => board.where(unit) !== board.where(then);
  const unitIn = (now: S, id: string | undefined) => everyone.of(now).find((unit) => unit.id === id);

  /** Units that would move are still where they were; units that would arrive are not there yet. */
  function standing(now: S, before: S): S {
    const units = everyone.of(before).map((unit) => {
      const then = unitIn(now, unit.id);
      if (!then) return unit;
      return hasLeft(unit, then) ? (book.leaving?.(unit, then) ?? unit) : then;
    });
    return everyone.with(now, units);
  }

  /** A preview: the ghosts are in the units' future places. */
  function ahead(marks: readonly MarkOf<C>[], before: S, then: S): MarkOf<C>[] {
    const comers = book.pieces(then).filter(({ name }) => {
      const [was, unit] = [unitIn(before, name), unitIn(then, name)];
      return !was || !unit || hasLeft(was, unit);
    });
    return [...comers.map((piece) => board.ghost(piece)), ...marks.filter(({ kind }) => kind !== 'ghost')];
  }

  /** The units that have come, or look otherwise than before. */
  function changedUnits(before: S, now: S): U[] {
    return everyone.of(now).filter((unit) => {
      const was = unitIn(before, unit.id);
      return !was || hasLeft(was, unit) || !book.looksAlike(was, unit);
    });
  }

  function allMarks(picture: PictureOn<C, S, F>, speak: Speak): MarkOf<C>[] {
    const { now, before, transcript, awaited, isAhead = false, marks = [] } = picture;
    const happened = book.marks(now, transcript, before, speak);
    const unit = unitIn(now, awaited);
    return [
      ...(isAhead && before ? ahead(happened, before, now) : happened),
      ...(book.moreMarks?.(picture, speak) ?? []),
      ...(unit ? board.awaited(unit) : []),
      ...marks,
    ];
  }

  function titleOf({ now, before = now, transcript, title, awaited }: PictureOn<C, S, F>): Phrase {
    if (transcript.length === 0) return phrase('scene-title', { battle: bareNoun(now.title) });
    return title ?? book.titleOf(transcript, [before, now], awaited !== undefined);
  }

  function altOf(picture: PictureOn<C, S, F>, shown: Shown<C, S>, speak: Speak): string {
    const { now, before = now, transcript, awaited, isAhead = false, isBare = false } = picture;
    const opening = transcript.length === 0 ? 'alt-map' : 'alt-title';
    const [first, title] = [isAhead ? 'alt-ahead' : opening, 'alt-title'].map((id) =>
      endedOnce(speak(phrase(id, { title: shown.title }))),
    );
    const isStill = transcript.length === 0 || shown.marks.length === 0;
    const rest = isBare
      ? board.groundLines(now).map((line) => phrase('alt-title', { title: line }))
      : [
          ...(picture.before ? book.deeds(now, before, transcript) : []),
          ...(book.moreDeeds?.(picture) ?? []),
          ...(awaited === undefined ? [] : [phrase('alt-waiting', { unit: book.nounOf(now, awaited) })]),
          ...board.markSentences(shown.marks, now),
          ...(isStill ? [phrase('alt-heading', { subtitle: shown.subtitle }), ...book.sides(now)] : []),
          ...standSentences(shown, actors(picture)),
        ];
    return cutAlt([first!, ...rest.map(speak).filter((each) => !title!.endsWith(each))]);
  }

  /** Who must choose, and who did anything, one by one; the others in few words where they are many. */
  function standSentences({ marks, view, drawn: now }: Shown<C, S>, acting: ReadonlySet<unknown>): Phrase[] {
    const isNear = board.isNear(marks);
    return told(
      everyone.of(now),
      { isConcerned: (unit) => acting.has(unit.id) || isNear(unit), isShown: board.isShown(view, now) },
      { each: (unit) => book.stands(now, unit), many: (units) => board.many(now, units) },
    );
  }

  function actors({ transcript, awaited }: PictureOn<C, S, F>): ReadonlySet<unknown> {
    return new Set([awaited, ...transcript.map((entry) => 'fact' in entry && (entry.fact as { unit?: unknown }).unit)]);
  }

  return (picture: PictureOn<C, S, F>, speak: Speak): C => {
    const { now, before, isAhead = false, isBare = false } = picture;
    const plainly = (says: Phrase) => unmarked(speak(says));
    const marks = allMarks(picture, plainly);
    const changed = before ? changedUnits(before, now) : [];
    const view = board.view(now, marks, changed, book.frame?.(picture) ?? picture.frame);
    const [title, subtitle] = [titleOf(picture), plainly(book.subtitle(now))];
    const drawn = isAhead && before ? standing(now, before) : now;
    const bySide = (says: (side: Side) => Phrase | undefined) => {
      const [red, blue] = SIDES.map((side) => says(side)).map((found) => (found ? plainly(found) : ''));
      return { red: red!, blue: blue! };
    };
    const seen: Drawn<C> = {
      title: plainly(title),
      subtitle,
      sides: bySide((side) => phrase('scene-army', { army: bareNoun(now.armies[side].name) })),
      figures: bySide((side) => book.figures(now, side)),
      ...(now.colours && { colours: now.colours }),
      alt: altOf(picture, { title, subtitle, marks, view, drawn }, plainly),
      theme: 'day',
      view,
      pieces: isBare ? [] : book.pieces(drawn),
      marks: isBare ? [] : marks,
    };
    return board.scene(seen, now, plainly, isBare);
  };
}

/** A title that is a question has its own stop. */
function endedOnce(sentence: string): string {
  return sentence.replace(/([?!])\.$/u, '$1');
}
