/** SK-MOV-04, SK-AVO, SK-GEO-14, SK-Q-12, -27. An assault: announced, answered, rolled, walked, and perhaps a contact. */
import { pushed as pushedGround } from '../../../field/free.ts';
import { bearing, type Heading, turned } from '../../../field/heading.ts';
import { CENTIMETRE, centimetres, type Length, MILLIMETRE, TOUCH } from '../../../field/length.ts';
import type { Blocked } from '../../../field/obstacle.ts';
import { gapBetween, reachAny } from '../../../field/several.ts';
import { askAs } from '../../../kernel/asking.ts';
import type { Args } from '../../../kernel/phrase.ts';
import { happen, insist, type Play, refusal, Refusal, rollDie, type Side, type Table } from '../../../kernel/play.ts';
import { approach } from '../../../march/approach.ts';
import { pushedTo } from '../../../march/block.ts';
import { meetings } from '../../../march/walk.ts';
import { blockerPhrase } from '../../../survey/field/land.ts';
import type { Fact } from '../facts.ts';
import { LOOSE_RATE, looseRate, obstaclesFor, slowedBy } from '../position/ground.ts';
import { mayAct } from '../may-act.ts';
import { engage } from '../melee.ts';
import { nerveOf, testOf } from '../morale.ts';
import { losesOrder } from './move.ts';
import { rateAt, RATES } from './rates.ts';
import type { Order } from '../order.ts';
import { spotOf } from '../../../survey/field/spoken.ts';
import { AVOID, FACE } from '../questions.ts';
import { recoil, retreatsOf } from './recoil.ts';
import {
  anchorOf,
  byNumber,
  enemiesOf,
  groundsOf,
  isMarchColumn,
  loosened,
  pushed,
  taking,
  wayTo,
} from '../position/squad.ts';
import { type State, type Unit, unitOf } from '../state.ts';
import { endIfBroken } from '../victory.ts';

type AssaultOrder = Extract<Order, { kind: 'assault' }>;

/** An assault as it would go: in which direction, how far at least and at most, and whether a D6 is added (SK-Q-12). */
export interface Rush {
  readonly unit: Unit;
  readonly target: Unit;
  readonly heading: Heading;
  /** To the target's nearest edge. */
  readonly distance: Length;
  readonly rate: Length;
  readonly isRolled: boolean;
}

/** SK-MOV-04, SK-Q-27. */
export function* assault(table: Table<State>, order: AssaultOrder, by: Side): Play<Fact> {
  const rush = insist(rushOf(table.now, order, by));
  yield* reactions(table, rush);
  const about = { distance: rush.distance, rate: rush.rate };
  const die = rush.isRolled ? yield* rollDie({ clause: 'SK-MOV-04', why: 'assault', unit: order.unit, about }) : 0;
  yield* charge(table, rush, rush.rate + die * CENTIMETRE);
  yield* endIfBroken(table);
}

/** SK-Q-27. What can be judged at the announcement. */
export function rushOf(now: State, order: AssaultOrder, by: Side): Rush | Refusal {
  const [unit, target] = [unitOf(now, order.unit), unitOf(now, order.target)];
  const names = { unit: unit.name, target: target.name };
  const barred = mayAct(unit, by, 'assault');
  if (barred) return barred;
  if (target.side === by) return refusal('SK-GEO-14', 'refuse-sk-friend', names);
  // SK-Q-12. Straight ahead if that meets the target, else straight at its nearest point.
  const { heading, distance } = approach(groundsOf(unit), groundsOf(target), unit.block?.front.heading);
  if (distance === undefined) return refusal('SK-GEO-14', 'refuse-sk-aside', names);
  const rush = { unit, target, heading, distance, ...lengthOf(now, unit, heading, distance) };
  const most = longest(rush);
  const args = { ...names, distance: centimetres(distance, Math.ceil), most: centimetres(most) };
  if (distance > most) return tooFar(now, rush, args);
  const bar = barOn(now, rush);
  if (!bar) return rush;
  const between = { what: blockerPhrase(now, bar.by), after: centimetres(Math.max(0, bar.after), Math.floor) };
  return refusal('SK-MOV-01', 'refuse-sk-assault-barred', { ...names, ...between });
}

/** SK-MOV-04, SK-GAP-02. With the ground that halves the rate, if any does. */
function tooFar(now: State, { unit, heading, distance }: Rush, args: Args): Refusal {
  const by = Math.min(distance, LOOSE_RATE);
  const ways = unit.figures.map((figure) => slowedBy(now, unit, [figure, pushedTo(figure, heading, by)]));
  const what = ways.find((way) => way !== undefined);
  return what
    ? refusal('SK-MOV-04', 'refuse-sk-assault-far-slow', { ...args, what })
    : refusal('SK-MOV-04', 'refuse-sk-assault-far', args);
}

/** SK-MOV-02 to -05, SK-GAP-02, SK-Q-12. The rate, and for a line or a wide column that goes ahead a die. */
function lengthOf(now: State, unit: Unit, heading: Heading, distance: Length): Pick<Rush, 'rate' | 'isRolled'> {
  if (unit.block) {
    const rate = rateAt(unit, turned(heading, -unit.block.front.heading));
    const isRolled = rate !== RATES.aside && (now.variants.assaultDie === 'all' || !isMarchColumn(unit));
    return { rate, isRolled };
  }
  const by = Math.min(distance, LOOSE_RATE);
  const rates = unit.figures.map((figure) => looseRate(now, unit, [figure, pushedTo(figure, heading, by)]));
  return { rate: Math.min(...rates), isRolled: false };
}

function longest({ rate, isRolled }: Rush): Length {
  return rate + (isRolled ? 6 * CENTIMETRE : 0);
}

/** What it meets on its way. */
interface Met {
  readonly by: Blocked['by'];
  /** None: a friend, ground that it does not enter, the edge of the table. */
  readonly enemy: Unit | undefined;
  readonly after: Length;
}

function metBy(now: State, unit: Unit, heading: Heading): Met[] {
  const all = meetings(groundsOf(unit), heading, obstaclesFor(now, unit, unit.block ? 'close' : 'rush'));
  return all.map(({ by, after }) => {
    const other = by !== 'edge' && 'unit' in by ? unitOf(now, by.unit) : undefined;
    return { by, after, enemy: other?.side === unit.side ? undefined : other };
  });
}

/** SK-AVO-01. Deployed skirmishers before close order on foot, who may still go. */
function mayRefuse(unit: Unit, enemy: Unit | undefined): boolean {
  return enemy?.formation === 'skirmish' && unit.block !== undefined && !unit.mounted;
}

/** SK-ASK-03, -05. What the target of an assault would be asked, if anything. */
export function askedBy({ unit, target, heading, distance }: Rush): typeof AVOID | typeof FACE | undefined {
  if (mayRefuse(unit, target)) return AVOID;
  return target.block && !isTouchedInFront(target, taking(unit, pushed(unit, heading, distance))) ? FACE : undefined;
}

/** SK-MOV-01, SK-GEO-14. The first that stays there and stands between, so that the unit named cannot be touched. */
function barOn(now: State, { unit, target, heading, distance }: Rush): Met | undefined {
  const between = metBy(now, unit, heading).filter(
    ({ enemy, after }) => enemy?.id !== target.id && !mayRefuse(unit, enemy) && after < distance - TOUCH,
  );
  return between.toSorted((a, b) => a.after - b.after)[0];
}

/** SK-AVO-01, SK-ASK-03, SK-Q-27. Those that are named, or in the way as far as it may come, refuse or test. */
function* reactions(table: Table<State>, rush: Rush): Play<Fact> {
  const { unit, target, heading } = rush;
  const staying = metBy(table.now, unit, heading).filter(({ enemy }) => !mayRefuse(unit, enemy));
  const most = Math.min(longest(rush), ...staying.map(({ after }) => after));
  const isInWay = (each: Unit): boolean => (reachAny(groundsOf(unit), heading, groundsOf(each)) ?? Infinity) <= most;
  const asked = enemiesOf(table.now, unit).filter(
    (each) => mayRefuse(unit, each) && (each.id === target.id || isInWay(each)),
  );
  for (const { id } of asked.toSorted(byNumber)) {
    const answer = yield* askAvoid(table.now, unitOf(table.now, id), unit);
    if (answer === 'refuse') yield* recoil(table, id, 'refuse');
    else if (yield* testOf(table, id, 'contact')) yield* stand(table, id);
  }
}

/** SK-ASK-03. With what the card shows: where a refusal ends, and what a test takes. */
function* askAvoid(now: State, unit: Unit, by: Unit): Play<Fact, 'refuse' | 'test'> {
  const { morale, musician, superior } = nerveOf(now, unit);
  const [{ heading, by: length } = { heading: 0, by: 0 }] = retreatsOf(now, unit);
  const at = spotOf(pushed(unit, heading, length).figures[0]!);
  return yield* askAs(AVOID, {
    to: unit.side,
    unit: unit.id,
    about: { by: by.id, at, morale, musician: musician !== undefined, superior: superior?.id ?? null },
    options: [{ value: 'refuse' }, { value: 'test' }],
    fallback: 'refuse',
  });
}

/** SK-AVO-02, SK-TRN-05. In loose order where they are; `heading`: facing elsewhere. */
function* stand(table: Table<State>, id: string, heading?: Heading): Play<Fact> {
  const { figures } = unitOf(table.now, id);
  const places = figures.map((figure) => ({
    n: figure.n,
    x: figure.x,
    y: figure.y,
    heading: heading ?? figure.heading,
  }));
  yield* happen<Fact>({ type: 'moved', unit: id, why: 'face', to: loosened({ figures: places }), way: [] });
}

/** SK-Q-12, -21, SK-GEO-14. Straight on until it touches an enemy or has gone its length; short of everything else. */
function* charge(table: Table<State>, { unit: { id }, heading }: Rush, length: Length): Play<Fact> {
  const unit = unitOf(table.now, id);
  const stops = metBy(table.now, unit, heading).map(({ enemy, after }) => after - (enemy ? 0 : MILLIMETRE));
  const by = Math.max(0, Math.min(length, ...stops));
  const to = pushed(unit, heading, by);
  yield* happen<Fact>({
    type: 'moved',
    unit: id,
    why: 'assault',
    to: losesOrder(unit) ? loosened(to) : to,
    way: wayTo(unit, to),
  });
  const grounds = groundsOf(taking(unit, to));
  const touched = enemiesOf(table.now, unit).filter((enemy) => gapBetween(grounds, groundsOf(enemy)) <= TOUCH);
  if (touched.length === 0) return;
  yield* happen<Fact>({ type: 'touched', unit: id, enemies: touched.map((each) => each.id) });
  for (const enemy of touched) yield* faceAttackers(table, enemy.id, unitOf(table.now, id));
  yield* engage(table, id);
}

/** SK-TRN-05, SK-ASK-05. Close order touched elsewhere than in front may face its attackers, and is close order no more. */
function* faceAttackers(table: Table<State>, id: string, attacker: Unit): Play<Fact> {
  const unit = unitOf(table.now, id);
  if (!unit.block || isTouchedInFront(unit, attacker)) return;
  const faces = yield* askAs(FACE, {
    to: unit.side,
    unit: id,
    about: { by: attacker.id },
    options: [{ value: true }, { value: false }],
    fallback: true,
    quiet: true,
  });
  const at = anchorOf(attacker);
  if (faces) yield* stand(table, id, bearing(at.x - unit.block.front.x, at.y - unit.block.front.y));
}

function isTouchedInFront(unit: Unit, attacker: Unit): boolean {
  const ahead = groundsOf(unit).map((ground) => pushedGround(ground, anchorOf(unit).heading, 2 * TOUCH));
  return gapBetween(ahead, groundsOf(attacker)) < 0;
}
