/** A unit and its surroundings on a table, as text: friends and enemies near it, the ground, and how much room it has. */
import { CENTIMETRE, centimetres, type Length } from '../../field/length.ts';
import type { Obstacle, Obstacles } from '../../field/obstacle.ts';
import { type Noun, type Phrase, phrase } from '../../kernel/phrase.ts';
import type { Side } from '../../kernel/play.ts';
import { squareOf } from '../../march/resolve.ts';
import { betweenPhrase, type Ground, groundNear, thingPhrase } from './land.ts';
import { roomLines } from './room.ts';
import { between, type Placed } from './sectors.ts';
import { awayPhrase, type Measuring, quarterOf, squaresPhrase } from './spoken.ts';

/** Friends and ground farther away than this are not named; the most friends, enemies and pieces of ground named. */
const NEAR = 25 * CENTIMETRE;
const FRIENDS = 5;
const ENEMIES = 4;
const THINGS = 3;

/** What a rulebook knows of units, and of this one. */
interface Around<U> {
  readonly field: Ground;
  readonly units: readonly U[];
  readonly placed: (unit: U) => Placed;
  readonly kind: (unit: U) => Phrase;
  /** How it stands. */
  readonly order: (unit: U) => Phrase;
  readonly who: (unit: U) => Phrase;
  readonly sees: (enemy: U) => boolean;
  readonly obstacles: Obstacles;
  readonly called: (by: Obstacle['by']) => Phrase;
  /** Of distances between enemies; default: open. */
  readonly measuring?: Measuring;
  /** Of this unit's distances to its friends and to ground, from which those could be reckoned; strictly its room is left out. */
  readonly own?: Measuring;
}

interface Named {
  readonly id: string;
  readonly side: Side;
  readonly name: Noun;
}

/** Its friends, its enemies, then the ground and its room: a paragraph each. */
export function aroundLines<U extends Named>(book: Around<U>, unit: U): Phrase[][] {
  const own = book.placed(unit);
  const nearest = (isFriend: boolean) =>
    book.units
      .filter((each) => each.id !== unit.id && (each.side === unit.side) === isFriend)
      .map((other) => ({ other, gap: between(own, book.placed(other)) }))
      .toSorted((a, b) => a.gap - b.gap);
  const quarter = (other: U) => quarterPhrase(own, book.placed(other));
  const isMeasured = (by: Obstacle['by']): boolean =>
    book.measuring !== 'strict' ||
    by === 'edge' ||
    !('unit' in by) ||
    book.units.some((each) => each.id === by.unit && each.side === unit.side);
  const room = book.own === 'strict' ? [] : roomLines(own, book.obstacles, book.called, isMeasured);
  const friends = nearest(true)
    .filter(({ gap }) => gap <= NEAR)
    .slice(0, FRIENDS)
    .map(({ other, gap }) =>
      phrase('survey-friend', {
        unit: other.name,
        kind: book.kind(other),
        touching: gap === 0 ? 'yes' : 'no',
        far: farPhrase(gap, book.own),
        quarter: quarter(other),
      }),
    );
  const enemies = nearest(false)
    .slice(0, ENEMIES)
    .map(({ other, gap }) => enemyLine(book, own, other, gap));
  return [
    friends.length === 0
      ? [phrase('survey-no-friends', { n: centimetres(NEAR) })]
      : [phrase('survey-friends', { units: friends })],
    enemies.length === 0 ? [phrase('describe-no-enemies')] : [phrase('describe-enemies'), ...enemies],
    [...nearGround(book.field, own, book.own), ...room],
  ];
}

function farPhrase(gap: Length, measuring: Measuring = 'open'): Phrase {
  return measuring === 'strict' ? squaresPhrase(gap) : phrase('survey-cm', { n: centimetres(gap) });
}

function quarterPhrase({ front }: Placed, other: Placed): Phrase {
  return phrase(`survey-quarter-${quarterOf(front, other.front)}`);
}

function enemyLine<U>(book: Around<U>, own: Placed, enemy: U, gap: Length): Phrase {
  const there = book.placed(enemy);
  return phrase(book.sees(enemy) ? 'survey-enemy-seen' : 'survey-enemy-hidden', {
    who: book.who(enemy),
    order: book.order(enemy),
    square: squareOf(there.front, book.field),
    away: awayPhrase(own.front, there.front, gap, book.measuring),
    quarter: quarterPhrase(own, there),
    between: betweenPhrase(book.field, own.front, there.front),
  });
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
