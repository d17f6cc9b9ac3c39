/**
 * What the bot's seat writes on its sheet: a plain officer's line for each unit of its side that has none and needs one. It
 * knows what the side's own eyes see; distances to enemies are guesses (METRIC 4.5). Questions are left to the doctrine.
 */
import { distance, type Point } from '../../../field/point.ts';
import { phrase } from '../../../kernel/phrase.ts';
import type { Side } from '../../../kernel/play.ts';
import type { Idea } from '../../../kernel/ruleset.ts';
import { CENTIMETRE, type Length } from '../../../field/length.ts';
import { byNumber } from '../position/body.ts';
import { isInContact } from '../position/contacts.ts';
import { write } from '../language/index.ts';
import type { Order } from '../order.ts';
import type { Officer, State, Unit } from '../state.ts';
import { whyNotRidden } from '../sheet/written.ts';
import { type Thought, thoughtOf } from './arms.ts';

/** Charges first: they say what others make room for. */
const RANK: readonly Thought['why'][] = ['charge', 'evade', 'square', 'unlimber', 'limber', 'reform', 'form', 'march'];

export function ideas(now: State, by: Side): readonly Idea[] {
  if (now.writing?.side !== by) return [];
  const { lines } = now.writing.sheet;
  const idle = now.units.filter(
    (unit) => unit.side === by && isIdle(now, unit) && !lines.some((each) => each.unit === unit.id),
  );
  const thoughts = idle.toSorted(byNumber).flatMap((unit) => {
    const thought = thoughtOf(now, unit);
    return thought ? [{ unit, thought }] : [];
  });
  const first = thoughts.toSorted((a, b) => RANK.indexOf(a.thought.why) - RANK.indexOf(b.thought.why));
  return [
    ...first.map(({ unit, thought: { acts, why } }) =>
      idea({ kind: 'line', line: { unit: unit.id, acts: [...acts], answers: {} } }, why),
    ),
    ...rides(now, by),
  ];
}

/** PE-GAP-10. What goes on by itself needs no line. */
function isIdle(now: State, unit: Unit): boolean {
  return !unit.course && !unit.doing && !isInContact(now, unit);
}

function idea(order: Order, why: Thought['why'] | 'ride'): Idea {
  return { text: write(order), why: phrase(`pe-idea-${why}`) };
}

/** A general who has lost touch with the army. */
const LOST: Length = 30 * CENTIMETRE;

/** PE-GAP-15. Generals keep near the middle of what they command. */
function rides(now: State, by: Side): Idea[] {
  const own = now.units.filter(({ side }) => side === by);
  if (own.length === 0) return [];
  return now.officers
    .filter(
      ({ id, side, rank, with: beside }) =>
        side === by && rank === 'general' && beside === undefined && !hasRide(now, id),
    )
    .flatMap((officer) => {
      const to = nearestTo(middleOf(own), own);
      if (distance(officer.at, to) <= LOST || whyNotRidden(now, by, { officer: officer.id, to })) return [];
      return [idea({ kind: 'ride', ride: { officer: officer.id, to } }, 'ride')];
    });
}

function hasRide({ writing }: State, id: Officer['id']): boolean {
  return writing!.sheet.rides.some(({ officer }) => officer === id);
}

function middleOf(units: readonly Unit[]): Point {
  const mean = (of: (unit: Unit) => number) =>
    Math.round(units.reduce((sum, unit) => sum + of(unit), 0) / units.length);
  return { x: mean(({ pose }) => pose.x), y: mean(({ pose }) => pose.y) };
}

/** Where the unit nearest to the middle stands. */
function nearestTo(middle: Point, units: readonly Unit[]): Point {
  const [nearest] = units.toSorted((a, b) => distance(a.pose, middle) - distance(b.pose, middle));
  const { x, y } = nearest!.pose;
  return { x, y };
}
