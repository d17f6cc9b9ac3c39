/** FB-GAP-12, FB-ASK-10. The winner may follow up: straight after those that it has driven back, and in contact as before. */
import { contactOf, placed } from '../../../field/contact.ts';
import { reach } from '../../../field/cast.ts';
import type { Heading } from '../../../field/heading.ts';
import { centimetres, type Length } from '../../../field/length.ts';
import { moved, type Pose } from '../../../field/point.ts';
import { byId } from '../../../field/together.ts';
import { meanOf } from '../../../kernel/chances.ts';
import { askAs } from '../../../kernel/asking.ts';
import { enemyOf, happen, type Play, type Table } from '../../../kernel/play.ts';
import { spotOf } from '../../../survey/field/spoken.ts';
import { apply } from '../apply.ts';
import { distanceOf } from '../position/distance.ts';
import type { Fact } from '../facts.ts';
import { hitChances } from '../odds/chances.ts';
import { FOLLOW } from '../questions.ts';
import { metStands, standsOf } from '../position/stands.ts';
import { type Contact, nextTurnOf, type State, type Unit, unitOf } from '../state.ts';
import { moverOf, movedStands, walkAll, walkOf } from '../moves/walk.ts';
import { worksLeft } from '../position/works.ts';
import { blowsOf } from './blows.ts';

/** A unit that has been driven back and is still on the table: which way, how far, and who touched whom before. */
export interface Beaten {
  readonly unit: string;
  readonly heading: Heading;
  readonly by: Length;
  readonly contacts: readonly Contact[];
}

/** A unit that may follow those who went the same way as far, and what comes of it. */
interface Pursuit {
  readonly id: string;
  readonly beaten: readonly Beaten[];
  readonly facts: readonly Fact[];
}

/** FB-GAP-12. The lower numbers first; a unit that another bars waits until that one has gone. */
export function* followUps(table: Table<State>, winners: readonly string[], beaten: readonly Beaten[]): Play<Fact> {
  const together = [...Map.groupBy(beaten, ({ heading, by }) => `${heading} ${by}`).values()];
  let open = winners.toSorted(byId).flatMap((id) => together.map((each) => ({ id, beaten: each })));
  for (let next = firstOf(table.now, open); next; next = firstOf(table.now, open)) {
    const { id, beaten: followed, facts } = next;
    const goes = yield* goesAfter(table.now, next);
    if (goes) for (const fact of facts) yield* happen(fact);
    open = open.filter((each) => each.id !== id || (!goes && each.beaten !== followed));
  }
}

function firstOf(now: State, open: readonly Omit<Pursuit, 'facts'>[]): Pursuit | undefined {
  for (const each of open) {
    const facts = pursuit(now, unitOf(now, each.id), each.beaten);
    if (facts) return { ...each, facts };
  }
  return undefined;
}

/** FB-ASK-10. With the hits of the next combat on average, in tenths. */
function* goesAfter(now: State, { id, beaten, facts }: Pursuit): Play<Fact, boolean> {
  const then = facts.reduce(apply, now);
  const to = unitOf(now, id).side;
  const side = enemyOf(now.active);
  const later = apply(then, { type: 'opened', turn: nextTurnOf(now, side), side });
  const touched = touchedBy(id, beaten);
  const hits = (by: string, on: readonly string[]): number =>
    blowsOf(later, unitOf(later, by))
      .filter(({ target }) => on.includes(target))
      .reduce((sum, { dice, ...about }) => sum + meanOf(hitChances({ dice, about })), 0);
  const went = facts.flatMap((fact) => (fact.type === 'moved' ? fact.stands : []));
  return yield* askAs(FOLLOW, {
    to,
    unit: id,
    about: {
      enemies: touched,
      n: centimetres(Math.max(0, ...went.map(({ cost }) => cost))),
      own: Math.round(10 * hits(id, touched)) / 10,
      their: Math.round(10 * touched.reduce((sum, each) => sum + hits(each, [id]), 0)) / 10,
      works: unitOf(now, id).fortified,
    },
    options: [{ value: true, about: { at: spotOf(unitOf(then, id).stands[0]!) } }, { value: false }],
    fallback: false,
  });
}

function touchedBy(id: string, beaten: readonly Beaten[]): string[] {
  return beaten.filter(({ contacts }) => contacts.some((each) => isOf(id, each))).map(({ unit }) => unit);
}

function isOf(id: string, { unit, enemy }: Contact): boolean {
  return unit === id || enemy === id;
}

/** FB-GAP-12, FB-GAP-06, FB-OBS-02. As it stands, where its way is free; it touches nobody else. Undefined: it cannot. */
function pursuit(now: State, unit: Unit, beaten: readonly Beaten[]): Fact[] | undefined {
  const before = beaten.flatMap(({ contacts }) => contacts.filter((each) => isOf(unit.id, each)));
  const by = before.length > 0 && unit.confused !== now.turn ? wayTo(now, unit, beaten) : undefined;
  if (by === undefined) return undefined;
  const touching = beaten.map((each) => each.unit);
  const walk = walkOf(now, unit, distanceOf(now, unit, 'charge'), { touching, through: [] });
  const movers = unit.stands.map(({ n, ...pose }) => {
    const end = ahead(pose, beaten[0]!.heading, by);
    return { ...moverOf(walk, n, end), legs: [end] };
  });
  const walked = by > 0 ? walkAll(walk, movers) : [];
  if (!walked) return undefined;
  const gone: Fact[] = by > 0 ? [{ type: 'moved', unit: unit.id, why: 'follow', stands: movedStands(walked) }] : [];
  const then = gone.reduce(apply, now);
  const contacts = before.filter((each) => areTouching(then, each));
  if (contacts.length === 0) return undefined;
  const touched = [...Map.groupBy(contacts, (each) => each.unit).values()].map(
    (all): Fact => ({ type: 'touched', contacts: all }),
  );
  return [...gone, ...touched, ...worksLeft(then, unit.id)];
}

/**
 * FB-GAP-12, FB-FOR-07. As far as they have gone; if that is not enough, since a wall stood between them, until it touches. Not
 * at all if they are still behind theirs.
 */
function wayTo(now: State, unit: Unit, beaten: readonly Beaten[]): Length | undefined {
  const { heading, by } = beaten[0]!;
  const enemies = touchedBy(unit.id, beaten).map((id) => unitOf(now, id));
  if (enemies.some(({ fortified }) => fortified)) return 0;
  const own = standsOf(unit).map(({ pose, shape }) => placed(ahead(pose, heading, by), shape));
  const theirs = enemies.flatMap(standsOf);
  if (own.some((one) => theirs.some((other) => contactOf(one, other)))) return by;
  const rest = own.flatMap(({ ground }) => theirs.flatMap((other) => reach(ground, heading, other.ground) ?? []));
  return rest.length > 0 ? by + Math.min(...rest) : undefined;
}

function ahead(pose: Pose, heading: Heading, by: Length): Pose {
  return { ...moved({ ...pose, heading }, by), heading: pose.heading };
}

/** FB-GEO-03. Whether the two stands of an earlier contact touch. */
function areTouching(now: State, { unit, stand, enemy, on }: Contact): boolean {
  const one = standsOf(unitOf(now, unit)).find(({ n }) => n === stand);
  const other = metStands(now, unitOf(now, enemy)).find(({ n }) => n === on);
  return one !== undefined && other !== undefined && contactOf(one, other) !== undefined;
}
