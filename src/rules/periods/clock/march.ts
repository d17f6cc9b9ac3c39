/** PE-PRI-01 class 4, PE-Q-37, -60. Ordinary moves: all together, by the legs of their lines. */
import { moved } from '../../../field/point.ts';
import { happen, type Play, type Table } from '../../../kernel/play.ts';
import { groundOf } from '../position/body.ts';
import { strike } from '../charge/strike.ts';
import { isInContact } from '../position/contacts.ts';
import type { Fact } from '../facts.ts';
import { type Progress, walkedLegs } from '../moves/legs.ts';
import type { Act } from '../order.ts';
import { whyNotAct } from '../moves/may.ts';
import { bars, lengthBeyond, lengthTo, type Met } from '../position/push.ts';
import { allowance } from '../moves/rates.ts';
import { clockOf, type State, type Unit, unitOf } from '../state.ts';
import { type Came, type Meets, walkTogether } from '../moves/together.ts';
import { SHORT } from '../values.ts';

const LEGS: readonly Act['do'][] = ['ahead', 'back', 'oblique', 'wheel', 'face', 'enter'];

/** PE-GEO-24, -30. Whether a unit will walk in this quarter by its line; at most one walk a quarter. */
export function marches(now: State, unit: Unit): boolean {
  const [act] = unit.acts;
  if (!act || !LEGS.includes(act.do) || whyNotAct(unit, act) || unit.doing || unit.course || unit.walked) return false;
  return (unit.notBefore ?? 0) <= clockOf(now) && !isInContact(now, unit);
}

/** PE-STEP-04.6. */
export function* march(table: Table<State>): Play<Fact> {
  const start = table.now;
  const walking = start.units.filter((unit) => marches(start, unit));
  const standing = bars(start, ({ id }) => walking.some((each) => each.id === id));
  const plans = new Map(
    walking.map((unit) => {
      const things = standing.filter(({ by }) => by !== 'edge');
      return [unit.id, walkedLegs(start, unit, allowance(unit), things)] as const;
    }),
  );
  const came = walkTogether(
    walking.map((unit) => ({
      id: unit.id,
      total: plans.get(unit.id)!.spent,
      ground: (spent) => walkedLegs(start, unit, spent).ground,
      whole: (spent) => groundOf(walkedLegs(start, unit, spent).unit),
      rank: 0,
    })),
    (one, other) => meets(start, one, other),
  );
  for (const unit of walking) yield* endWalk(table, start, unit, plans.get(unit.id)!, came.get(unit.id)!);
  yield* entries(table, start, plans, came);
}

/** PE-GEO-24, PE-Q-37. Enemies halt before each other, unless one of them means to enter. */
function meets(now: State, one: string, other: string): Meets {
  const [a, b] = [unitOf(now, one), unitOf(now, other)];
  if (a.side === b.side) return 'friends';
  return means(a, b) || means(b, a) ? 'contact' : 'enemies';
}

function means(unit: Unit, enemy: Unit): boolean {
  return unit.acts.some((act) => act.do === 'enter' && act.target === enemy.id && !whyNotAct(unit, act));
}

/** Where its walk has ended, and whether its line is over. */
function* endWalk(table: Table<State>, start: State, unit: Unit, plan: Progress, { spent, met }: Came): Play<Fact> {
  const after = spent === plan.spent ? plan.unit : walkedLegs(start, unit, spent).unit;
  const { pose, acts, aligning, leg } = after;
  const isForced = isForcedWalk(unit, after);
  if (spent > 0)
    yield* happen<Fact>({
      type: 'moved',
      unit: unit.id,
      why: isForced ? 'forced' : 'march',
      from: unit.pose,
      by: spent,
      to: {
        pose,
        acts,
        aligning,
        walked: true,
        ...(leg && { leg }),
        // PE-FMR-05. Unformed during a forced march and on arrival.
        ...(isForced && { condition: 'unformed' as const, forced: { ...unit.forced, now: true } }),
      },
      ...(!leg && { drop: ['leg'] as const }),
    });
  if (met?.how === 'contact') return;
  const bar = plan.met && spent === plan.spent ? plan.met : undefined;
  yield* barred(table, unit.id, met?.how === 'enemies' ? { by: { unit: met.id }, after: 0 } : bar);
}

/** PE-FMR-05. Whether some of what it has walked was a forced march. */
function isForcedWalk({ acts: before }: Unit, { acts, leg }: Unit): boolean {
  const walked = before.slice(0, before.length - acts.length + (leg && leg.walked > 0 ? 1 : 0));
  return walked.some((act) => act.do === 'ahead' && act.forced === true);
}

/** PE-GAP-14, PE-GAP-07. What bars a leg ends the line, but for friends, who may make way, and what can be crossed. */
function* barred(table: Table<State>, id: string, met: Met | undefined): Play<Fact> {
  if (!met) return;
  const unit = unitOf(table.now, id);
  const by = met.by === 'edge' ? undefined : 'unit' in met.by ? met.by.unit : met.by.ground;
  const isFriend = table.now.units.some((each) => each.id === by && each.side === unit.side);
  if (isFriend || (unit.acts[0]?.do === 'enter' && unit.acts[0].target === by)) return;
  const beyond = unit.acts[0]?.do === 'ahead' ? lengthBeyond(table.now, unit, by) : undefined;
  if (beyond !== undefined)
    return yield* happen<Fact>({
      type: 'halted',
      unit: id,
      clause: 'PE-GAP-07',
      ...(by !== undefined && { by }),
      to: { acts: [{ do: 'cross', by: beyond }, ...unit.acts] },
    });
  yield* happen<Fact>({
    type: 'halted',
    unit: id,
    clause: 'PE-GAP-14',
    ...(by !== undefined && { by }),
    to: { acts: [] },
    ...(unit.leg && unit.leg.wheel === undefined && { drop: ['leg'] as const }),
  });
}

/** PE-Q-60, PE-CHG-05. Ordinary melee entries, without any bonus: those who have come up to whom they mean, or met them. */
function* entries(
  table: Table<State>,
  start: State,
  plans: ReadonlyMap<string, Progress>,
  came: ReadonlyMap<string, Came>,
): Play<Fact> {
  for (const [id, plan] of plans) {
    const unit = unitOf(table.now, id);
    // PE-Q-37. Met on an earlier leg it is an entry too: its sheet says so.
    const enters = unit.acts.findIndex((each) => each.do === 'enter');
    const act = unit.acts[enters];
    if (act?.do !== 'enter' || whyNotAct(unit, act) || isInContact(table.now, unit)) continue;
    const target = table.now.units.find((each) => each.id === act.target);
    const far = target && lengthTo(unit, target);
    const isMet = came.get(id)!.met?.id === act.target;
    const isUp = plan.met && plan.met.by !== 'edge' && 'unit' in plan.met.by && plan.met.by.unit === act.target;
    if (!target || (!isMet && enters > 0) || (!isMet && far !== 0 && !(isUp && far !== undefined && far <= SHORT)))
      continue;
    if (far !== undefined && far > 0)
      yield* happen<Fact>({
        type: 'moved',
        unit: id,
        why: 'march',
        from: unit.pose,
        by: far,
        to: { pose: moved(unit.pose, far), walked: true },
      });
    yield* strike(table, start, [{ by: id, target: act.target, how: 'entry', bonus: false, reached: 'walk' }]);
  }
}
