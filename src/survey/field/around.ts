/** A unit and its surroundings on a table, as text: friends and enemies near it, the ground, and how much room it has. */
import { CENTIMETRE, centimetres, type Length } from '../../field/length.ts';
import type { Obstacle, Obstacles } from '../../field/obstacle.ts';
import { type Noun, type Phrase, phrase } from '../../kernel/phrase.ts';
import type { Side } from '../../kernel/play.ts';
import { squareOf } from '../../march/resolve.ts';
import { betweenPhrase, blockerPhrase, type Ground, groundNear, thingPhrase } from './land.ts';
import type { People } from './people.ts';
import { roomLines } from './room.ts';
import { between, type Placed } from './sectors.ts';
import { awayPhrase, type Measuring, quarterOf, squaresPhrase } from './spoken.ts';

/** Friends and ground farther away than this are not named; the most friends, enemies and pieces of ground named. */
const NEAR = 25 * CENTIMETRE;
const FRIENDS = 5;
const ENEMIES = 4;
const THINGS = 3;

/** What a rulebook knows of what is around a unit. */
export interface Surroundings<U> {
  readonly sees: (enemy: U) => boolean;
  readonly obstacles: Obstacles;
  /** Where a book has its own words for what is in the way. */
  readonly called?: (by: Obstacle['by']) => Phrase;
  /**
   * How distances to friends and ground are told. `strict`, for an enemy's unit: in squares and without its room, since exact
   * ones would give away how far it is from the reader's own units.
   */
  readonly nearby?: Measuring;
}

interface Named {
  readonly id: string;
  readonly side: Side;
  readonly name: Noun;
}

interface Inhabited {
  readonly field: Ground;
}

/** Its friends, its enemies, then the ground and its room: a paragraph each. */
export function aroundLines<S extends Inhabited, U extends Named>(
  people: People<S, U>,
  book: Surroundings<U>,
  now: S,
  unit: U,
): Phrase[][] {
  const { placed } = people;
  const own = placed(unit);
  const units = people.everyone.of(now);
  const measuring = people.measuring(now);
  const nearest = (isFriend: boolean) =>
    units
      .filter((each) => each.id !== unit.id && (each.side === unit.side) === isFriend)
      .map((other) => ({ other, gap: between(own, placed(other)) }))
      .toSorted((a, b) => a.gap - b.gap);
  const quarter = (other: U) => quarterPhrase(own, placed(other));
  const isMeasured = (by: Obstacle['by']): boolean =>
    measuring !== 'strict' ||
    by === 'edge' ||
    !('unit' in by) ||
    units.some((each) => each.id === by.unit && each.side === unit.side);
  const { called = (by) => blockerPhrase({ field: now.field, units }, by) } = book;
  const room = book.nearby === 'strict' ? [] : roomLines(own, book.obstacles, called, isMeasured);
  const friends = nearest(true)
    .filter(({ gap }) => gap <= NEAR)
    .slice(0, FRIENDS)
    .map(({ other, gap }) =>
      phrase('survey-friend', {
        unit: other.name,
        kind: people.kind(other),
        touching: gap === 0 ? 'yes' : 'no',
        far: farPhrase(gap, book.nearby),
        quarter: quarter(other),
      }),
    );
  const enemies = nearest(false)
    .slice(0, ENEMIES)
    .map(({ other, gap }) => {
      const there = placed(other);
      return phrase(book.sees(other) ? 'survey-enemy-seen' : 'survey-enemy-hidden', {
        who: people.who(other),
        order: people.order(other),
        square: squareOf(there.front, now.field),
        away: awayPhrase(own.front, there.front, gap, measuring),
        quarter: quarter(other),
        between: betweenPhrase(now.field, own.front, there.front),
      });
    });
  return [
    friends.length === 0
      ? [phrase('survey-no-friends', { n: centimetres(NEAR) })]
      : [phrase('survey-friends', { units: friends })],
    enemies.length === 0 ? [phrase('describe-no-enemies')] : [phrase('describe-enemies'), ...enemies],
    [...nearGround(now.field, own, book.nearby), ...room],
  ];
}

function farPhrase(gap: Length, measuring: Measuring = 'open'): Phrase {
  return measuring === 'strict' ? squaresPhrase(gap) : phrase('survey-cm', { n: centimetres(gap) });
}

function quarterPhrase({ front }: Placed, other: Placed): Phrase {
  return phrase(`survey-quarter-${quarterOf(front, other.front)}`);
}

function nearGround(field: Ground, { front, grounds }: Placed, measuring: Measuring | undefined): Phrase[] {
  const all = groundNear(field, grounds[0]!, NEAR)
    .slice(0, THINGS)
    .map(({ thing, at, gap }) =>
      phrase('survey-way-in', {
        what: thingPhrase(thing),
        far: farPhrase(gap, measuring),
        quarter: phrase(`survey-quarter-${quarterOf(front, at)}`),
      }),
    );
  return all.length === 0 ? [] : [phrase('survey-near-ground', { all })];
}
