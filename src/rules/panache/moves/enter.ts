/** PA-RES, PA-GEO-09, PA-Q-15. Reinforcements come onto the table, and their officer after them. */
import { distance } from '../../../hex/grid.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { happen, insist, type Play, Refusal, type Side, type Table } from '../../../kernel/play.ts';
import { enterText, mayEnter, waitingForOfficer } from './entry.ts';
import type { Fact } from '../facts.ts';
import { isOnTable, isOwn } from './move.ts';
import { named, nounOf } from '../noun.ts';
import type { Order } from '../order.ts';
import { mayPass } from './pass.ts';
import type { Reserve, State } from '../state.ts';
import { endOf, entryWays } from './ways.ts';

type Enter = Extract<Order, { kind: 'enter' }>;

/** PA-RES-02, -03. A move that begins on a fictive hex outside; its first hex is the first on the table. */
export function* enter(table: Table<State>, order: Enter, by: Side): Play<Fact> {
  const now = table.now;
  insist(isReserve(now, order.unit));
  const reserve = now.reserves.find(({ unit }) => unit.id === order.unit)!;
  insist(isOwn(reserve.unit, by) ?? mayEnter(now, reserve, order.at, order.to));
  const way = entryWays(now, reserve, order.at, { via: order.via }).find((each) => endOf(each) === order.to);
  if (!way) throw whyNoEntry(now, reserve, order);
  yield* happen<Fact>({ type: 'entered', unit: reserve.unit.id, ...way });
}

/** PA-RES-01. Only units that the scenario keeps in reserve. */
function isReserve(now: State, id: string): Refusal | undefined {
  if (now.reserves.some(({ unit }) => unit.id === id)) return undefined;
  const missing = isOnTable(now, id);
  return missing ?? new Refusal('PA-RES-01', phrase('refuse-pa-enter-there', { unit: nounOf(now, id) }));
}

/** PA-RES-02. Another unit is in the way, or the move is too short. */
function whyNoEntry(now: State, reserve: Reserve, { at, to }: Enter): Refusal {
  const { unit } = reserve;
  const ways = [...entryWays(now, reserve, at)].sort((a, b) => distance(endOf(a), to) - distance(endOf(b), to));
  const open = ways.filter((way) => !mayEnter(now, reserve, at, endOf(way)));
  const texts = open.slice(0, 3).map((way) => enterText(reserve, at, way));
  const barred = mayPass(now, unit, at);
  if (barred) return new Refusal(barred.clause, barred.says, texts);
  const names = { unit: named(unit), at, hex: to };
  if (ways.some((way) => endOf(way) === to)) {
    return new Refusal('PA-GEO-02', phrase('refuse-pa-via', names), texts);
  }
  return new Refusal('PA-RES-02', phrase('refuse-pa-enter-way', names), texts);
}

/**
 * PA-Q-15. Units wait for an officer who is still outside but could follow: the phase is not over yet. First those with
 * only one possible officer, who is not free to follow others.
 */
export function mustFollow(now: State): Refusal | undefined {
  const waiting = waitingForOfficer(now).filter(({ followers }) => followers.length > 0);
  const [first] = waiting.sort((a, b) => a.followers.length - b.followers.length);
  if (!first) return undefined;
  const { officer, texts } = first.followers[0]!;
  const names = { unit: named(first.unit), officer: named(officer) };
  return new Refusal('PA-Q-15', phrase('refuse-pa-end-officer', names), texts);
}
