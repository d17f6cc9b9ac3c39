/** SH-GAP-05. The deployment: a whole side at a time, or unit by unit in turn, the larger army first. */
import { phrase } from '../../../kernel/phrase.ts';
import { enemyOf, happen, insist, type Play, Refusal, type Side, SIDES, type Table } from '../../../kernel/play.ts';
import { NOTHING, run } from '../../../kernel/run.ts';
import { quoted } from '../../../kernel/text/quoted.ts';
import { apply } from '../apply.ts';
import type { Fact } from '../facts.ts';
import type { Order, Station } from '../order.ts';
import { hexesOf } from '../field/place.ts';
import type { State, Unit } from '../state.ts';
import { costOf } from '../tables.ts';
import { zoneOf } from './zone.ts';
import { lineUp } from './line-up.ts';
import { isSecret, mayStand, reserveOf, stationed, unitsOf } from './station.ts';

type Deploy = Extract<Order, { kind: 'deploy' }>;

/** SH-GAP-05. Places units, then passes to the other side if it is that side's turn to deploy. */
export function* deploy(table: Table<State>, { stations }: Deploy, by: Side): Play<Fact> {
  insist(mayDeploy(table.now, stations, by));
  const before = table.now;
  for (const [index, station] of stations.entries()) {
    yield* takePlace(table, station, { before, later: stations.slice(index + 1), by });
  }
  const side = deployedNext(table.now, by);
  if (side !== by) yield* happen<Fact>({ type: 'deploysNext', side });
}

/** SH-GAP-15, -18. Places a side's remaining units in a standard line-up; unit by unit, the next one only. */
export function* deployRest(table: Table<State>, by: Side): Play<Fact> {
  const rest = lineUp(table.now, by, 'line', true);
  const stations = table.now.deployment?.how === 'byUnit' ? rest.slice(0, 1) : rest;
  yield* deploy(table, { kind: 'deploy', stations }, by);
}

/**
 * SH-GAP-05. In its turn only, and one unit at a time if that was agreed. What both have deployed in secret is opened by
 * one order, which places every unit.
 */
export function mayDeploy(now: State, stations: readonly Station[], by: Side): Refusal | undefined {
  if (now.phase !== 'deployment') return new Refusal('SH-GAP-05', phrase('refuse-deploy-over'));
  if (isSecret(now)) {
    const isWhole = (now.reserve ?? []).every(({ id }) => stations.some(({ unit }) => unit === id));
    return isWhole ? undefined : new Refusal('SH-GAP-05', phrase('deploy-in-secret'));
  }
  if (now.active !== by)
    return new Refusal('SH-GAP-05', phrase('refuse-deploy-turn', { side: phrase(`side-${now.active}`) }));
  if (now.deployment?.how !== 'byUnit' || stations.length <= 1) return undefined;
  return new Refusal('SH-GAP-05', phrase('refuse-deploy-one'));
}

/** The position before the order, and the units it places after this one. */
interface Among {
  readonly before: State;
  readonly later: readonly Station[];
  readonly by: Side;
}

/**
 * SH-GAP-05. Unit by unit, placed units stay; otherwise a side may change its mind until it is done. Units placed
 * `later` by the same order do not block: two units may swap places, and one line-up may replace another.
 */
function* takePlace(table: Table<State>, station: Station, { before, later, by }: Among): Play<Fact> {
  const { now } = table;
  const sides = isSecret(now) ? SIDES : [by];
  const bought = sides.flatMap((side) => unitsOf(now, side)).find(({ id }) => id === station.unit);
  if (!bought) throw new Refusal('SH-GAP-05', phrase('refuse-deploy-unit', { unit: quoted(station.unit) }));
  const isThere = now.units.some(({ id }) => id === bought.id);
  if (isThere && now.deployment?.how === 'byUnit') {
    throw new Refusal('SH-GAP-05', phrase('refuse-deploy-stands', { unit: bought.name }));
  }
  const unit = stationed(now, bought, station);
  const staying = now.units.filter(({ id }) => !later.some((each) => each.unit === id));
  insist(mayStand({ ...now, units: staying }, unit, before));
  insist(leavesRoom(now, unit));
  const { id, at, also, facing, formation } = unit;
  yield* happen<Fact>({ type: 'deployed', unit: id, at, ...(also !== undefined && { also }), facing, formation });
}

/** SH-GAP-05. Whether this could be ordered now. */
export function isDeployable(now: State, order: Deploy, by: Side): boolean {
  return run({ play: deploy, apply }, now, order, by, [], NOTHING).kind !== 'refused';
}

/** SH-SETUP-07. A hex must be left for each remaining unit; an extended line takes two. */
function leavesRoom(now: State, unit: Unit): Refusal | undefined {
  const others = now.units.filter(({ id }) => id !== unit.id);
  const taken = new Set([...others, unit].flatMap(hexesOf));
  const room = zoneOf(now, unit.side).filter((hex) => !taken.has(hex)).length;
  const still = reserveOf(now, unit.side).filter(({ id }) => id !== unit.id).length;
  return room >= still ? undefined : new Refusal('SH-GAP-05', phrase('refuse-deploy-room'));
}

/** SH-GAP-05. Whose turn it is to deploy: the other side's after each unit, or after the last; in secret both deploy. */
function deployedNext(now: State, by: Side): Side {
  const other = enemyOf(by);
  if (now.deployment?.how === 'sealed' || reserveOf(now, other).length === 0) return by;
  return now.deployment?.how === 'byUnit' || reserveOf(now, by).length === 0 ? other : by;
}

/** SH-GAP-05. The larger army deploys first, by its cost in army points; if equal, Red. */
export function largerArmy(now: State): Side {
  const cost = (side: Side) => unitsOf(now, side).reduce((sum, unit) => sum + costOf(unit), 0);
  return cost('blue') > cost('red') ? 'blue' : 'red';
}
