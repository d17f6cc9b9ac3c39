/** What each unit did in a whole battle on a table, counted from the facts, and how it ended: one line each. */
import { centimetres } from '../field/length.ts';
import type { Field } from '../field/ground.ts';
import type { Point } from '../field/point.ts';
import { type Noun, type Phrase, phrase } from '../kernel/phrase.ts';
import type { Side } from '../kernel/play.ts';
import type { UnitStory } from '../kernel/ruleset.ts';
import type { Entry } from '../kernel/run.ts';
import { squareOf } from './resolve.ts';

interface Remembered {
  readonly units: readonly { readonly id: string; readonly side: Side }[];
  readonly gone: readonly { readonly id: string; readonly at: Point }[];
  readonly field: Pick<Field, 'wide' | 'deep'>;
}

/** What a rulebook counts; `T`: the name of each tally, in the order in which they are told. */
interface Counting<S extends Remembered, F, T extends string> {
  readonly tallies: readonly T[];
  readonly says: (tally: T, n: number) => Phrase;
  /** A unit that is neither on the table nor lost. */
  readonly away?: (unit: Noun) => Phrase;
  /** Those that are told in centimetres. */
  readonly lengths: readonly T[];
  readonly apply: (now: S, fact: F) => S;
  readonly nounOf: (now: S, id: string) => Noun;
  /** How many it consists of, and where it is. */
  readonly strength: (unit: S['units'][number]) => number;
  readonly front: (unit: S['units'][number]) => Point;
  readonly weight: (tallies: Readonly<Record<T, number>>) => number;
  /** `before`: the facts of the same order so far; `now`: the position before this one. */
  readonly count: (add: (unit: string, tally: T, n: number) => void, fact: F, before: readonly F[], now: S) => void;
}

/** `transcripts`: of the valid orders, in order. */
export function storiesOf<S extends Remembered, F, T extends string>(book: Counting<S, F, T>) {
  const { tallies, lengths } = book;

  return (first: S, transcripts: readonly (readonly Entry<F>[])[]): UnitStory[] => {
    const counted = new Map(first.units.map(({ id }) => [id, noneOf(tallies)]));
    const add = (unit: string, tally: T, n: number): void => {
      const own = counted.get(unit);
      if (own) own[tally] += n;
    };
    let now = first;
    for (const transcript of transcripts) {
      const facts = transcript.flatMap((entry) => ('fact' in entry ? [entry.fact] : []));
      for (const [each, fact] of facts.entries()) {
        book.count(add, fact, facts.slice(0, each), now);
        now = book.apply(now, fact);
      }
    }
    return first.units.map((unit): UnitStory => {
      const did = counted.get(unit.id)!;
      return { unit: unit.id, side: unit.side, says: storyOf(now, unit, did), weight: book.weight(did) };
    });
  };

  function storyOf(now: S, began: S['units'][number], did: Readonly<Record<T, number>>): Phrase {
    const unit = book.nounOf(now, began.id);
    const deeds = tallies
      .filter((tally) => did[tally] > 0)
      .map((tally) => {
        const n = did[tally];
        return book.says(tally, lengths.includes(tally) ? centimetres(n) : n);
      });
    const all = deeds.length > 0 ? deeds : [phrase('story-idle', { unit })];
    return phrase(unit.en.name === began.id ? 'story-unnamed' : 'story', { unit, deeds: [...all, endOf(now, began)] });
  }

  function endOf(now: S, began: S['units'][number]): Phrase {
    const unit = book.nounOf(now, began.id);
    const gone = now.gone.find(({ id }) => id === began.id);
    if (gone) return phrase('story-gone', { unit, at: squareOf(gone.at, now.field) });
    const left = now.units.find(({ id }) => id === began.id);
    if (!left) return book.away!(unit);
    return phrase('story-stands', {
      unit,
      at: squareOf(book.front(left), now.field),
      left: book.strength(left),
      of: book.strength(began),
    });
  }
}

function noneOf<T extends string>(tallies: readonly T[]): Record<T, number> {
  return Object.fromEntries(tallies.map((tally) => [tally, 0])) as Record<T, number>;
}
