/** Looks at what a person named, in whatever way a rulebook reads the names of its units and positions. */
import { type Noun, type Phrase, phrase } from './phrase.ts';
import { Refusal, type Side, sidePhrase } from './play.ts';
import type { Ruleset } from './ruleset.ts';
import type { Look } from './shown.ts';
import type { Spot } from './spot.ts';

/** What a rulebook adds. `U`: its units. */
interface Looking<S, U> {
  readonly unit: (now: S, typed: string) => U | Refusal;
  /** A unit, or a position. */
  readonly end: (now: S, typed: string) => U | Spot | Refusal;
  /** Where a unit is. */
  readonly spot: (unit: U) => Spot;
  readonly apart: (now: S, from: U | Spot, to: U | Spot) => Look;
  readonly threats: (now: S, unit: U) => Look;
}

export function looking<S, U>({
  unit,
  end,
  spot,
  apart,
  threats,
}: Looking<S, U>): Pick<Ruleset<S, never, never>, 'sight' | 'threats' | 'place'> {
  return {
    sight: (now, from, to) => {
      const here = end(now, from);
      if (here instanceof Refusal) return here;
      const there = end(now, to);
      return there instanceof Refusal ? there : apart(now, here, there);
    },
    threats: (now, name) => {
      const found = unit(now, name);
      return found instanceof Refusal ? found : threats(now, found);
    },
    place: (now, name) => {
      const found = end(now, name);
      return found instanceof Refusal || typeof found === 'string' ? found : spot(found);
    },
  };
}

interface Named {
  readonly id: string;
  readonly side: Side;
  readonly name: Noun;
}

/** A unit as something to choose. */
export function unitChoice({ id, side, name }: Named): {
  readonly name: string;
  readonly side: Side;
  readonly says: Phrase;
} {
  return { name: id, side, says: phrase('look-unit-named', { id, unit: name, side: sidePhrase(side) }) };
}
