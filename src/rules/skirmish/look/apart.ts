/** SK-GAP-05, SK-GEO-07. From here to there: how far, what lies between, and what a fire would meet. */
import { gap } from '../../../field/gap.ts';
import { disc } from '../../../field/shape.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { shortClauses } from '../../../kernel/text/clauses.ts';
import type { FieldMark } from '../../../scene/field.ts';
import { apartOn } from '../../../survey/field/apart.ts';
import { pairOf } from '../../../survey/field/spoken.ts';
import { fireMark } from '../draw/arrows.ts';
import { placed } from '../draw/pieces.ts';
import { hiderOf, muzzleOf, seenBy } from '../position/sight.ts';
import { menOf } from '../position/squad.ts';
import type { State, Unit } from '../state.ts';
import { fireLines } from './fire-lines.ts';
import { turnOf } from './legal.ts';

export const apart = apartOn<State, Unit>({ placed, lines: unitLines, marks: sightMarks });

/** Whether it sees the other; between enemies, the fire that it could give if its turn began now. */
function unitLines(now: State, from: Unit, to: Unit): Phrase[] {
  const [all, seen] = [to.figures.length, seenBy(now, from, muzzleOf(from, from.figures), to).length];
  const sight = phrase(seen === 0 ? 'sk-look-hidden' : seen < all ? 'sk-look-partly' : 'sk-look-seen', {
    unit: to.name,
    n: seen,
    of: all,
    clause: shortClauses('SK-GAP-05'),
  });
  if (from.side === to.side) return [sight];
  const then = turnOf(now, from.side);
  const there = (unit: Unit) => then.units.find(({ id }) => id === unit.id)!;
  return [sight, ...fireLines(then, there(from), there(to))];
}

/** A line to the nearest figure, and what is in its way. */
function sightMarks(now: State, from: Unit, to: Unit): FieldMark[] {
  const muzzle = muzzleOf(from, from.figures);
  const [seen] = seenBy(now, from, muzzle, to);
  if (seen) return [fireMark(from, muzzle, seen.figure)];
  const man = menOf(to).reduce((best, each) =>
    gap(muzzle.ground, disc(each.figure, 0)) < gap(muzzle.ground, disc(best.figure, 0)) ? each : best,
  );
  const hider = hiderOf(now, from, muzzle.at, man);
  if (!hider) return [];
  return [{ kind: 'blocked', from: pairOf(muzzle.at), to: pairOf(man.figure), by: hider.outline.map(pairOf) }];
}
