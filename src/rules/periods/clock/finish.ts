/** PE-STEP-04.7. What has run its last quarter takes effect. */
import { isOff } from '../../../field/free.ts';
import { overlaps } from '../../../field/gap.ts';
import { moved, type Pose } from '../../../field/point.ts';
import { footprint } from '../../../field/shape.ts';
import { happen, type Play, type Table } from '../../../kernel/play.ts';
import { asFarAsFree, isStraightAhead } from '../position/ahead.ts';
import {
  byNumber,
  type Formed,
  groundOf,
  inFormation,
  shapeOf,
  turnedAbout,
  withTurnedFigures,
} from '../position/body.ts';
import type { Droppable, Fact } from '../facts.ts';
import type { Act } from '../order.ts';
import { bars, freeLength, metOn } from '../position/push.ts';
import type { Bar } from '../refused.ts';
import { courseOf, type Doing, type DoingKind, type State, type Unit, unitOf } from '../state.ts';
import { rejoin } from '../charge/squadrons.ts';
import { headingOut, turnedToward } from '../escape/course.ts';
import { MANHANDLED } from '../values.ts';

export function* finishDoings(table: Table<State>): Play<Fact> {
  for (const { id, doing } of table.now.units.toSorted(byNumber))
    if (doing?.kind === 'manhandle') yield* manhandle(table, id);
  const ending = table.now.units.filter(({ doing }) => doing?.left === 1).toSorted(byNumber);
  yield* happen<Fact>({ type: 'ticked' });
  for (const { id } of ending) yield* takeEffect(table, unitOf(table.now, id));
  for (const unit of table.now.units) yield* alignedAgain(unit);
}

/** PE-GEO-06. By one whole quarter of standing; a wheel that its line does not go on with is over. */
function* alignedAgain(unit: Unit): Play<Fact> {
  const isWheeling = unit.acts.some((act) => act.do === 'wheel');
  const isLeftOff = unit.leg?.wheel !== undefined && !isWheeling;
  if (!unit.walked && (unit.aligning > 0 || isLeftOff))
    yield* happen<Fact>({ type: 'rests', unit: unit.id, to: { aligning: 0 }, drop: isLeftOff ? ['leg'] : [] });
}

function* takeEffect(table: Table<State>, unit: Unit): Play<Fact> {
  const { kind } = unit.doing!;
  if (kind === 'rejoin') return yield* rejoin(table, unit);
  const to = effectOf(table.now, unit, unit.doing!);
  if (typeof to === 'string') {
    // An escape tries again (PE-GAP-07); a charge is over.
    const isOver = unit.course?.kind === 'charge';
    const drop = ['doing', ...(isOver ? (['course'] as const) : [])] as const;
    return yield* happen<Fact>({ type: 'halted', unit: unit.id, clause: to, to: { acts: [], ...failed(unit) }, drop });
  }
  const drop: Droppable[] = ['doing', ...(REPLACES.includes(kind) ? (['flankTurned'] as const) : [])];
  yield* happen<Fact>({ type: 'done', unit: unit.id, doing: kind, to, drop });
}

/** PE-COB-04. A charge that cannot be aimed leaves the unit unformed. */
function failed({ course }: Unit): Partial<Unit> {
  return course?.kind === 'charge' ? { condition: 'unformed' } : {};
}

/** PE-TRN-13. After these no figures of a flank face outward any longer. */
const REPLACES: readonly DoingKind[] = ['turn', 'form', 'reform'];

/** The unit afterwards, or the clause by which it stays as it was. */
export function afterDoing(now: State, unit: Unit, doing: Doing): Unit | Bar {
  const to = effectOf(now, unit, doing);
  if (typeof to === 'string') return to;
  const { flankTurned, ...rest } = unit;
  return { ...rest, ...(flankTurned && !REPLACES.includes(doing.kind) && { flankTurned }), ...to };
}

/** What it is afterwards, or the clause by which it stays as it was. */
function effectOf(now: State, unit: Unit, doing: Doing): Partial<Unit> | Bar {
  const [act] = unit.acts;
  const acts = unit.acts.slice(1);
  switch (doing.kind) {
    case 'turn':
      return { acts, ...turned(unit, (act as Extract<Act, { do: 'turn' }>).by) };
    case 'turnFlank':
      return { flankTurned: doing.flank! };
    case 'evadeTurn':
    case 'rallyTurn':
      return turnedToward(now, unit, headingOut(now, unit));
    case 'reorient': {
      const pose = asFarAsFree(now, unit, doing.to!);
      const target = now.units.find(({ id }) => id === courseOf(unit, 'charge')?.target);
      return !target || isStraightAhead(now, { ...unit, pose }, target) ? { pose } : 'PE-GEO-12';
    }
    case 'form': {
      const { formation, on } = act as Extract<Act, { do: 'form' }>;
      const formed = inFormation(unit, formation, on);
      return hasRoom(now, unit, formed) ? { acts, turned: 0, ...formed } : 'PE-GEO-28';
    }
    case 'reform':
      return reformed(now, unit, act as Extract<Act, { do: 'reform' }>);
    // PE-ART-08. It leaves in the direction opposite to its fire.
    case 'limber':
      // PE-GEO-26. The middle of the base stays.
      return { acts, formation: 'limbered', pose: turnedAbout(unit, (unit.pose.heading + 18_000) % 36_000) };
    case 'unlimber':
      return { acts, formation: 'deployed' };
    case 'cross':
      return crossed(now, unit, act as Extract<Act, { do: 'cross' }>);
    case 'react':
    case 'manhandle':
    case 'rejoin':
      return { acts };
  }
}

/** PE-TRN-04, -07 to -09, PE-Q-12, -53. Close order is unformed until it has turned back; an English double line is a march column. */
function turned(unit: Unit, by: 9_000 | 18_000 | 27_000): Partial<Unit> {
  const figures = withTurnedFigures(unit, by);
  if (unit.formation === 'skirmish') return figures;
  if (unit.formation === 'doubleLine' && unit.nation === 'english' && by !== 18_000)
    return { ...figures, formation: 'marchColumn' };
  return { ...figures, turned: (unit.turned + by) % 36_000 };
}

/** PE-GEO-28. Nobody is overlapped, and the table is not left. */
function hasRoom(now: State, unit: Unit, formed: Formed): boolean {
  const ground = footprint(formed.pose, shapeOf({ ...unit, ...formed }));
  return (
    !isOff(ground, now.field) && now.units.every((other) => other.id === unit.id || !overlaps(ground, groundOf(other)))
  );
}

/** PE-GAP-03, PE-RAL-06. Standing clear of everybody; facing either way, and in any formation. */
function reformed(now: State, unit: Unit, { face, formation }: Extract<Act, { do: 'reform' }>): Partial<Unit> | Bar {
  const facing = face === undefined ? unit : { ...unit, ...withTurnedFigures(unit, face) };
  const after = formation === undefined ? facing : { ...facing, ...inFormation(facing, formation) };
  if (!hasRoom(now, unit, after)) return 'PE-GAP-03';
  const { pose, ranks } = after;
  return {
    acts: unit.acts.slice(1),
    condition: 'formed',
    pierced: false,
    turned: 0,
    pose,
    ranks,
    formation: after.formation,
  };
}

/** PE-GAP-07. It stands beyond the stream or obstacle; its leg goes on from there. */
function crossed(now: State, unit: Unit, { by }: Extract<Act, { do: 'cross' }>): Partial<Unit> | Bar {
  const pose = moved(unit.pose, by);
  if (!hasRoom(now, unit, { ...unit, pose })) return 'PE-GAP-07';
  const [leg, ...rest] = unit.acts.slice(1);
  const walked = (unit.leg?.walked ?? 0) + by;
  if (leg?.do !== 'ahead' || walked >= leg.by) return { pose, acts: rest, walked: true };
  return { pose, acts: [leg, ...rest], walked: true, leg: { walked, from: unit.pose } };
}

/** PE-PRO, PE-GEO-22. Half of the way in each quarter, straight forward or back, over the whole front. */
function* manhandle(table: Table<State>, id: string): Play<Fact> {
  const unit = unitOf(table.now, id);
  const [act] = unit.acts;
  if (act?.do !== 'manhandle') return;
  const by = Math.floor(Math.min(MANHANDLED, Math.abs(act.by)) / 2);
  const angle = act.by < 0 ? 18_000 : 0;
  const toward = (unit.pose.heading + angle) % 36_000;
  const met = metOn(
    table.now,
    groundOf(unit),
    toward,
    by,
    bars(table.now, (other) => other.id === id),
  );
  const length = freeLength(met, by);
  const pose: Pose = moved(unit.pose, length, angle);
  yield* happen<Fact>({
    type: 'moved',
    unit: id,
    why: 'manhandled',
    from: unit.pose,
    by: length,
    to: { pose, walked: true },
  });
}
