/** How all rulebooks on a table report that an objective has changed hands, and that a battle is over. */
import type { Passage } from '../../kernel/passage.ts';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { type Side, sidePhrase } from '../../kernel/play.ts';
import { type Ground, objectivePhrase } from './land.ts';

interface Held {
  readonly ground: string;
  readonly by?: Side;
}

interface Won {
  readonly winner: Side | 'draw';
  readonly why: string;
}

interface Told<S> {
  readonly positions: readonly S[];
}

interface Fought {
  readonly field: Ground;
}

function heldAs(id: string, { positions }: Told<Fought>, { ground, by }: Held): Phrase {
  const what = objectivePhrase(positions.at(-1)!.field, ground);
  return by ? phrase(id, { what, side: sidePhrase(by) }) : phrase(`${id}-none`, { what });
}

export const ENDING_TITLES = {
  held: (fact: Held, story: Told<Fought>): Phrase => heldAs('shared-title-held', story, fact),
  won: ({ winner }: Won): Phrase =>
    winner === 'draw' ? phrase('title-draw') : phrase('title-won', { side: sidePhrase(winner) }),
};

/** `won`: a book's own words for the end, and why. */
export function endingTellers<S extends Fought>(won: (now: S, winner: Won['winner'], why: string) => Phrase) {
  return {
    held: (fact: Held, story: Told<S>): Passage => ({ says: heldAs('shared-held', story, fact), lines: [] }),
    won: ({ winner, why }: Won, { positions }: Told<S>): Passage => ({
      says: won(positions.at(-1)!, winner, why),
      lines: [],
    }),
  };
}
