/** PA-RES, PA-GEO-09, PA-Q-15. Reinforcements come onto the table, with an officer. */
import { distance, type Hex } from '../../hex/grid.ts';
import { phrase } from '../../kernel/phrase.ts';
import { happen, insist, type Play, Refusal, type Side, type Table } from '../../kernel/play.ts';
import type { Fact } from './facts.ts';
import { isOnTable, isOwn } from './move.ts';
import { named, nounOf } from './noun.ts';
import type { Order } from './order.ts';
import { mayPass } from './pass.ts';
import { type Body, byId, isCharacter, isOfficer, type Reserve, type State, type Unit } from './state.ts';
import { entryWays, type Way } from './ways.ts';

type Enter = Extract<Order, { kind: 'enter' }>;

/** PA-RES-02, -03. A move that begins on a fictive hex outside; its first hex is the first on the table. */
export function* enter(table: Table<State>, order: Enter, by: Side): Play<Fact> {
  const now = table.now;
  insist(isReserve(now, order.unit));
  const reserve = reserveOf(now, order.unit);
  insist(isOwn(reserve.unit, by) ?? mayEnter(now, reserve, order.at));
  const way = entryWays(now, reserve, order.at, { via: order.via }).find(({ path }) => path.at(-1) === order.to);
  if (!way) throw whyNoEntry(now, reserve, order);
  yield* happen<Fact>({ type: 'entered', unit: reserve.unit.id, ...way });
}

/** PA-RES-01. Only units that the scenario keeps in reserve. */
function isReserve(now: State, id: string): Refusal | undefined {
  if (now.reserves.some(({ unit }) => unit.id === id)) return undefined;
  const missing = isOnTable(now, id);
  return missing ?? new Refusal('PA-RES-01', phrase('refuse-pa-enter-there', { unit: nounOf(now, id) }));
}

function reserveOf(now: State, id: string): Reserve {
  return now.reserves.find(({ unit }) => unit.id === id)!;
}

/** PA-RES-01, -02, -04. By this hex, in this turn, with an officer. */
export function mayEnter(now: State, reserve: Reserve, at: Hex): Refusal | undefined {
  const { unit, entries, turn } = reserve;
  const names = { unit: named(unit) };
  if (now.turn < turn) return new Refusal('PA-RES-01', phrase('refuse-pa-enter-early', { ...names, turn }));
  if (!entries.some((entry) => entry.at === at)) {
    const hexes = [...new Set(entries.map((entry) => entry.at))];
    const others = hexes.map((hex) => `${unit.id} enter ${hex}`);
    const list = hexes.map((hex) => phrase('pa-hex', { hex }));
    return new Refusal('PA-RES-01', phrase('refuse-pa-enter-where', { ...names, hexes: list }), others);
  }
  if (isCharacter(unit) || isAccompanied(now, unit, at)) return undefined;
  return new Refusal('PA-RES-04', phrase('refuse-pa-enter-officer', names));
}

/**
 * PA-RES-04, -05, PA-Q-15. An officer is with it: still outside, to come by the same hex or one beside it (a
 * sub-general may stay there); or already on the table, near enough.
 */
function isAccompanied(now: State, unit: Body, at: Hex): boolean {
  return officersOutside(now, unit.side, at).length > 0 || officersInside(now, unit.side, at).length > 0;
}

function officersOutside(now: State, side: Side, at: Hex): Reserve[] {
  return now.reserves
    .filter(({ unit, turn }) => unit.side === side && isOfficer(unit) && turn <= now.turn)
    .filter(({ entries }) => entries.some((entry) => isBeside(entry.at, at)))
    .sort((a, b) => byId(a.unit, b.unit));
}

/** Who came by the same hex or one beside it; or stands there, or (PA-GAP-01) as far off as he commands. */
function officersInside(now: State, side: Side, at: Hex): Unit[] {
  const reach = Math.max(1, now.commandRadius ?? 0);
  return now.units.filter(
    (each) =>
      each.side === side &&
      isOfficer(each) &&
      ((each.enteredBy !== undefined && isBeside(each.enteredBy, at)) || distance(each.at, at) <= reach),
  );
}

function isBeside(a: Hex, b: Hex): boolean {
  return distance(a, b) <= 1;
}

/**
 * PA-Q-15. A unit has come with an officer who is no sub-general, and he is still outside although he could follow: the
 * phase is not over yet.
 */
export function mustFollow(now: State): Refusal | undefined {
  for (const { id, name, side, arm, enteredBy } of [...now.units].sort(byId)) {
    if (enteredBy === undefined || isCharacter({ arm }) || officersInside(now, side, enteredBy).length > 0) continue;
    const outside = officersOutside(now, side, enteredBy);
    if (outside.some(({ unit }) => unit.rank === 'subGeneral')) continue;
    for (const officer of outside) {
      const texts = entriesBeside(now, officer, enteredBy);
      const names = { unit: named({ id, name }), officer: named(officer.unit) };
      if (texts.length > 0) return new Refusal('PA-Q-15', phrase('refuse-pa-end-officer', names), texts);
    }
  }
  return undefined;
}

function entriesBeside(now: State, officer: Reserve, at: Hex): string[] {
  const hexes = new Set(officer.entries.map((entry) => entry.at).filter((hex) => isBeside(hex, at)));
  return [...hexes].flatMap((hex) => {
    const [way] = entryWays(now, officer, hex);
    return way ? [enterText(officer, hex, way)] : [];
  });
}

/** PA-RES-02. Somebody stands in the way, or the move is too short. */
function whyNoEntry(now: State, reserve: Reserve, { at, to, via }: Enter): Refusal {
  const { unit } = reserve;
  const others = [...entryWays(now, reserve, at)].sort((a, b) => distance(last(a), to) - distance(last(b), to));
  const texts = others.slice(0, 3).map((way) => enterText(reserve, at, way));
  const barred = mayPass(now, unit, at);
  if (barred) return new Refusal(barred.clause, barred.says, texts);
  const names = { unit: named(unit), at, hex: to };
  if (via.length > 0 && entryWays(now, reserve, at).some((way) => last(way) === to)) {
    return new Refusal('PA-GEO-02', phrase('refuse-pa-via', names), texts);
  }
  return new Refusal('PA-RES-02', phrase('refuse-pa-enter-way', names), texts);
}

function enterText({ unit }: Reserve, at: Hex, way: Way): string {
  return last(way) === at ? `${unit.id} enter ${at}` : `${unit.id} enter ${at} to ${last(way)}`;
}

function last({ path }: Way): Hex {
  return path.at(-1)!;
}
