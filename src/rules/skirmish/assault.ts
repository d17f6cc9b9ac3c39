/** SK-MOV-04, SK-AVO, SK-GEO-14, SK-Q-12, -27. An assault: announced, answered, rolled, walked, and perhaps a contact. */
import { reach } from '../../field/cast.ts';
import { pushed } from '../../field/free.ts';
import { gap } from '../../field/gap.ts';
import { bearing, type Heading, turned } from '../../field/heading.ts';
import { CENTIMETRE, type Length, MILLIMETRE, TOUCH } from '../../field/length.ts';
import { moved, type Point } from '../../field/point.ts';
import type { Footprint } from '../../field/shape.ts';
import { phrase } from '../../kernel/phrase.ts';
import { happen, type Play, Refusal, roll, type Side, type Table } from '../../kernel/play.ts';
import { askAs } from '../../kernel/asking.ts';
import { approach } from '../../march/approach.ts';
import type { Fact, Stance } from './facts.ts';
import { obstaclesFor } from './ground.ts';
import { fight } from './melee.ts';
import { testOf } from './morale.ts';
import { anchorOf, LOOSE_RATE, rateAt } from './move.ts';
import type { Order } from './order.ts';
import { AVOID, FACE } from './questions.ts';
import { recoil } from './recoil.ts';
import { baseOf, byNumber, enemiesOf, groundsOf, isMarchColumn, placesIn } from './squad.ts';
import { type State, type Unit, unitOf } from './state.ts';
import { mayAct } from './may-act.ts';
import { endIfBroken } from './victory.ts';

type AssaultOrder = Extract<Order, { kind: 'assault' }>;

/** An assault as it would go: in which direction, how far at least and at most, and who is asked. */
interface Rush {
  readonly unit: Unit;
  readonly target: Unit;
  readonly heading: Heading;
  /** To the target's nearest edge. */
  readonly distance: Length;
  readonly rate: Length;
  /** With the highest roll, if it rolls. */
  readonly most: Length;
  /** SK-Q-12. Whether a D6 of centimetres is added. */
  readonly isRolled: boolean;
}

/** SK-Q-27. What can be judged at the announcement. */
function rush(now: State, order: AssaultOrder, by: Side): Rush | Refusal {
  const unit = unitOf(now, order.unit);
  const target = unitOf(now, order.target);
  const names = { unit: unit.name, target: target.name };
  const acted = mayAct(unit, by, 'assault');
  if (acted) return acted;
  if (target.side === by) return new Refusal('SK-GEO-14', phrase('refuse-sk-friend', names));
  if (unit.turned) return new Refusal('SK-Q-30', phrase('refuse-sk-turned', names));
  // SK-Q-12. Straight ahead if that meets the target, else straight at its nearest point.
  const { heading, distance } = approach(groundsOf(unit), groundsOf(target), unit.block?.front.heading);
  if (distance === undefined) return new Refusal('SK-GEO-14', phrase('refuse-sk-aside', names));
  const rate = unit.block ? rateAt(unit, turned(heading, -unit.block.front.heading)) : LOOSE_RATE;
  const isRolled = unit.block !== undefined && (now.variants.assaultDie === 'all' || !isMarchColumn(unit));
  const most = rate + (isRolled ? 6 * CENTIMETRE : 0);
  if (distance > most)
    return new Refusal(
      'SK-MOV-04',
      phrase('refuse-sk-assault-far', { ...names, distance: distance / CENTIMETRE, most: most / CENTIMETRE }),
    );
  const bar = barOf(now, unit, target, heading, distance);
  return bar
    ? new Refusal('SK-MOV-01', phrase('refuse-sk-assault-barred', names))
    : { unit, target, heading, distance, rate, most, isRolled };
}

/** SK-MOV-01. What but enemies stands between. */
function barOf(now: State, unit: Unit, target: Unit, heading: Heading, distance: Length) {
  return obstaclesFor(now, unit).things.find(({ by, ground }) => {
    if (typeof by === 'object' && 'unit' in by && unitOf(now, by.unit).side === target.side) return false;
    return groundsOf(unit).some((own) => (reach(own, heading, ground) ?? Infinity) < distance - TOUCH);
  });
}

/** SK-MOV-04, SK-Q-27. */
export function* assault(table: Table<State>, order: AssaultOrder, by: Side): Play<Fact> {
  const plan = rush(table.now, order, by);
  if (plan instanceof Refusal) throw plan;
  yield* reactions(table, plan);
  const [die = 0] = yield* roll({
    clause: 'SK-MOV-04',
    why: 'assault',
    unit: order.unit,
    dice: plan.isRolled ? 1 : 0,
    sides: 6,
    ledger: [],
    about: { distance: plan.distance, rate: plan.rate },
  });
  yield* charge(table, plan, plan.rate + die * CENTIMETRE);
  yield* endIfBroken(table);
}

/** SK-AVO-01, SK-ASK-03. Deployed skirmishers that are named, or in the way of close order on foot, refuse or test. */
function* reactions(table: Table<State>, { unit, target, heading, most }: Rush): Play<Fact> {
  if (!unit.block || unit.mounted) return;
  const [ground] = groundsOf(unit);
  const isInWay = (each: Unit): boolean =>
    groundsOf(each).some((other) => (reach(ground!, heading, other) ?? Infinity) <= most);
  const asked = enemiesOf(table.now, unit).filter(
    (each) => each.formation === 'skirmish' && (each.id === target.id || isInWay(each)),
  );
  for (const { id, side } of asked.toSorted(byNumber)) {
    const answer = yield* askAs(AVOID, {
      to: side,
      unit: id,
      about: { by: unit.id },
      options: [
        { value: 'refuse', about: {} },
        { value: 'test', about: {} },
      ],
      fallback: 'refuse',
    });
    if (answer === 'refuse') yield* recoil(table, id, 'refuse');
    else if (yield* testOf(table, id, 'contact')) yield* stand(table, id, 'loose');
  }
}

/** SK-AVO-02, SK-TRN-05. Where they are, in another order. */
function* stand(table: Table<State>, id: string, formation: Unit['formation'], heading?: Heading): Play<Fact> {
  const { figures } = unitOf(table.now, id);
  const to: Stance = {
    formation,
    figures: figures.map((figure) => ({ n: figure.n, x: figure.x, y: figure.y, heading: heading ?? figure.heading })),
  };
  yield* happen<Fact>({ type: 'moved', unit: id, why: 'face', to, way: [] });
}

/** SK-Q-12, SK-GEO-14. Straight on until it touches an enemy or has gone its length; short of friends. */
function* charge(table: Table<State>, { unit: { id }, heading }: Rush, length: Length): Play<Fact> {
  const unit = unitOf(table.now, id);
  const by = Math.min(length, ...stopsFor(table.now, unit, heading));
  const to = pushedStance(unit, heading, by);
  const start = anchorOf(unit);
  const way: Point[] = [start, moved({ ...start, heading }, by)].map(({ x, y }) => ({ x, y }));
  yield* happen<Fact>({ type: 'moved', unit: id, why: 'assault', to, way });
  const then = unitOf(table.now, id);
  const touchedUnits = enemiesOf(table.now, then).filter((enemy) => areTouching(then, enemy));
  if (touchedUnits.length === 0) return;
  yield* happen<Fact>({ type: 'touched', unit: id, enemies: touchedUnits.map((each) => each.id) });
  for (const enemy of touchedUnits) yield* faceAttackers(table, enemy.id, then);
  if (table.now.variants.fights === 'simple') yield* fight(table, id, true);
}

function stopsFor(now: State, unit: Unit, heading: Heading): Length[] {
  return obstaclesFor(now, unit).things.flatMap(({ by, ground }) => {
    const isEnemy = typeof by === 'object' && 'unit' in by && unitOf(now, by.unit).side !== unit.side;
    return groundsOf(unit).flatMap((own) => {
      const way = reach(own, heading, ground);
      return way === undefined ? [] : [Math.max(0, isEnemy ? way : way - MILLIMETRE)];
    });
  });
}

function pushedStance(unit: Unit, heading: Heading, by: Length): Stance {
  const push = <At extends Point & { readonly heading: Heading }>(at: At) => ({
    ...moved({ x: at.x, y: at.y, heading }, by),
    heading: at.heading,
  });
  if (!unit.block)
    return { formation: unit.formation, figures: unit.figures.map((figure) => ({ n: figure.n, ...push(figure) })) };
  const front = push(unit.block.front);
  const places = placesIn({ front, files: unit.block.files }, unit.figures.length, baseOf(unit));
  return {
    formation: 'close',
    block: { front, files: unit.block.files },
    figures: unit.figures.map(({ n }, each) => ({ n, ...places[each]!, heading: front.heading })),
  };
}

function areTouching(one: Unit, other: Unit): boolean {
  return groundsOf(one).some((ground) => groundsOf(other).some((each) => gap(ground, each) <= TOUCH));
}

/** SK-TRN-05, SK-ASK-05. Close order touched elsewhere than in front may face its attackers, and is close order no more. */
function* faceAttackers(table: Table<State>, id: string, attacker: Unit): Play<Fact> {
  const unit = unitOf(table.now, id);
  if (!unit.block || isInFront(unit, groundsOf(attacker))) return;
  const faces = yield* askAs(FACE, {
    to: unit.side,
    unit: id,
    about: { by: attacker.id },
    options: [
      { value: true, about: {} },
      { value: false, about: {} },
    ],
    fallback: true,
    quiet: true,
  });
  const at = anchorOf(attacker);
  if (faces) yield* stand(table, id, 'loose', bearing(at.x - unit.block.front.x, at.y - unit.block.front.y));
}

/** Whether something touches the front edge. */
function isInFront(unit: Unit, attackers: readonly Footprint[]): boolean {
  const ahead = groundsOf(unit).map((ground) => pushed(ground, unit.block!.front.heading, 2 * TOUCH));
  return attackers.some((each) => ahead.some((ground) => gap(ground, each) < 0));
}
