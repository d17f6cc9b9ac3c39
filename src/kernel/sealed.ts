/** Sheets that every side writes in secret, and that are opened at once: optional for a ruleset. */
import type { SealedNext } from './open.ts';
import type { Refusal, Side } from './play.ts';

/** A sheet is a sequence of orders, played on a side's own copy of the position. */
export interface Sealing<S> {
  /**
   * The position in which one side writes, with nothing written yet: as its eyes see it, so that its `view` for them is
   * itself. `next` there is that side's orders, and an order given there changes only its sheet, without dice or questions.
   */
  readonly alone: (state: S, side: Side) => S;
  /**
   * What the side has written there: orders in canonical text, joined by `; `, in the order of its units; '' if
   * nothing. Played on `alone` again they give the same.
   */
  readonly sheet: (alone: S, side: Side) => string;
  /** Why it cannot be sealed yet, if so: units are left to deploy. */
  readonly lacks?: (alone: S, side: Side) => Refusal | undefined;
  /** Orders are given on sheets alone, turn after turn: none can be planned ahead. */
  readonly isEveryTurn?: true;
  /**
   * The order of the table that opens all sheets at once, in canonical text. It is read and played as one of the first
   * of `sides`; afterwards `next` is another.
   */
  readonly open: (state: S, sheets: Readonly<Record<Side, string>>) => string;
}

interface Sealed<S> {
  readonly name: string;
  readonly sealed?: Sealing<S>;
}

export function sealingOf<S>({ name, sealed }: Sealed<S>): Sealing<S> {
  if (!sealed) throw new Error(`${name} asks for sheets and does not say how they are written`);
  return sealed;
}

/** The order that opens the sheets as `pen` writes them: it is given each side's empty one, and returns it written. */
export function openedBy<S>(
  rules: Sealed<S>,
  state: S,
  { sides }: Pick<SealedNext, 'sides'>,
  pen: (alone: S, side: Side) => S,
): string {
  const sealing = sealingOf(rules);
  const sheetOf = (side: Side) =>
    sides.includes(side) ? sealing.sheet(pen(sealing.alone(state, side), side), side) : '';
  return sealing.open(state, { red: sheetOf('red'), blue: sheetOf('blue') });
}
