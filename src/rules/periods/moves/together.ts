/**
 * PE-GEO-24. All movers of a class go on together, each at even speed through the quarter, to 1/4096 of it. What stands still
 * has been looked at before, exactly; here they only meet each other. The result does not depend on how they are listed.
 */
import { gap } from '../../../field/gap.ts';
import { type Length, TOUCH } from '../../../field/length.ts';
import type { Footprint } from '../../../field/shape.ts';
import { byId, firstMeeting, type Meeting, type Mover, TICKS } from '../../../field/together.ts';
import { SHORT } from '../values.ts';

export interface Walker {
  readonly id: string;
  /** What it will have used of its allowance at the end of the quarter, if nobody is met. */
  readonly total: Length;
  /** What it occupies after a part of that. */
  readonly ground: (spent: Length) => Footprint;
  /** PE-GEO-06. The same at the end of a quarter, if that is more: all of a unit that wheels. */
  readonly whole?: (spent: Length) => Footprint;
  /** Of two friends the one with the higher number halts. */
  readonly rank: number;
}

/** What becomes of two who come near each other. */
export type Meets = 'pass' | 'friends' | 'enemies' | 'contact';

export interface Came {
  readonly spent: Length;
  /** Whom it has met, and will not pass in this quarter. */
  readonly met?: { readonly id: string; readonly how: Meets };
}

/** One of them, as far as it has come. */
interface Walk {
  readonly walker: Walker;
  /** It has used this much at this tick, and goes on from there, or not. */
  spent: Length;
  since: number;
  goes: boolean;
  /** The friend that it waits for. */
  waits?: string;
  met?: NonNullable<Came['met']>;
}

/** A unit that waits for a friend looks this often whether the way is free. */
const LOOKS = 16;
const OVERLAP: Length = -TOUCH - 1;

export function walkTogether(
  walkers: readonly Walker[],
  meets: (one: string, other: string) => Meets,
): Map<string, Came> {
  const walks = new Map<string, Walk>(
    walkers
      .toSorted((a, b) => byId(a.id, b.id))
      .map((walker) => [walker.id, { walker, spent: 0, since: 0, goes: walker.total > 0 }]),
  );
  let tick = 0;
  const free = new Set<string>();
  while (tick < TICKS) {
    const meeting = nextMeeting(walks, meets, free, tick);
    const isWaiting = [...walks.values()].some(({ waits }) => waits !== undefined);
    const look = isWaiting ? (Math.floor((tick * LOOKS) / TICKS) + 1) * (TICKS / LOOKS) : TICKS;
    if (!meeting || meeting.tick > look) {
      tick = Math.min(look, TICKS);
      if (tick < TICKS) for (const walk of walks.values()) goOn(walks, walk, tick);
      free.clear();
      continue;
    }
    const pair = `${meeting.one} ${meeting.other}`;
    const how = meets(meeting.one, meeting.other);
    if (how === 'friends' && !wouldOverlap(walks, meeting, tick)) {
      free.add(pair);
      continue;
    }
    const since = tick;
    tick = meeting.tick;
    meet(walks, meeting, how, since);
    free.clear();
  }
  for (const walk of walks.values()) stop(walk, TICKS);
  drawBack(walks, meets);
  return new Map([...walks].map(([id, walk]) => [id, cameOf(walk)]));
}

/**
 * PE-GEO-06. Where they end nobody lies on another: not with the ranks that follow a wheel, nor by what two who touch may gain
 * on each other quarter by quarter. The one that halts for the other goes back, and if that is not enough the other too.
 */
function drawBack(walks: ReadonlyMap<string, Walk>, meets: (one: string, other: string) => Meets): void {
  const all = [...walks.values()];
  let isSettled = false;
  while (!isSettled) {
    isSettled = true;
    for (const [n, a] of all.entries())
      for (const b of all.slice(n + 1)) {
        const how = meets(a.walker.id, b.walker.id);
        if (how === 'pass') continue;
        // Whoever has met an enemy in a melee touches him still.
        const touching = how === 'contact' && a.met?.id === b.walker.id ? -TOUCH : 0;
        const least = Math.min(touching, gap(wholeOf(a, 0), wholeOf(b, 0)));
        const drawn = a.walker.rank > b.walker.rank ? a : b;
        for (const walk of [drawn, drawn === a ? b : a])
          for (let lack = lackOf(a, b, least); lack > 0 && walk.spent > 0; lack = lackOf(a, b, least)) {
            walk.spent = Math.max(0, walk.spent - lack);
            isSettled = false;
          }
      }
  }
}

function wholeOf({ walker }: Walk, spent: Length): Footprint {
  return (walker.whole ?? walker.ground)(spent);
}

function lackOf(a: Walk, b: Walk, least: Length): Length {
  return least - gap(wholeOf(a, a.spent), wholeOf(b, b.spent));
}

function cameOf(walk: Walk): Came {
  return { spent: spentAt(walk, TICKS), ...(walk.met && { met: walk.met }) };
}

function spentAt({ walker, spent, since, goes }: Walk, tick: number): Length {
  return goes ? Math.min(walker.total, spent + Math.floor((walker.total * (tick - since)) / TICKS)) : spent;
}

function groundAt(walk: Walk, tick: number): Footprint {
  return walk.walker.ground(spentAt(walk, tick));
}

/** Nothing moves faster than the allowance that it uses, but for rounding. */
function moverOf(walk: Walk): Mover {
  const speed = walk.goes ? walk.walker.total / TICKS + 3 : 0;
  return { id: walk.walker.id, at: (tick) => groundAt(walk, tick), speed };
}

const NEAR: Readonly<Record<Meets, Length | undefined>> = {
  pass: undefined,
  friends: SHORT,
  enemies: SHORT,
  contact: 0,
};

function nextMeeting(
  walks: ReadonlyMap<string, Walk>,
  meets: (one: string, other: string) => Meets,
  free: ReadonlySet<string>,
  tick: number,
): Meeting | undefined {
  const movers = [...walks.values()].map(moverOf);
  return firstMeeting(
    movers,
    (one, other) => (free.has(`${one} ${other}`) ? undefined : NEAR[meets(one, other)]),
    tick,
  );
}

/** PE-GEO-05. Sliding along a friend is free: only what would overlap stops a unit. */
function wouldOverlap(walks: ReadonlyMap<string, Walk>, { one, other }: Meeting, tick: number): boolean {
  const movers = [walks.get(one)!, walks.get(other)!].map(moverOf);
  return firstMeeting(movers, () => OVERLAP, tick) !== undefined;
}

function meet(walks: ReadonlyMap<string, Walk>, { tick, one, other }: Meeting, how: Meets, since: number): void {
  const [a, b] = [walks.get(one)!, walks.get(other)!];
  if (how === 'friends') {
    const halts = halting(a, b);
    const stays = halts === a ? b : a;
    const wanted = Math.min(SHORT, gap(groundAt(halts, since), groundAt(stays, since)));
    let last = tick;
    while (last > since && gap(groundAt(halts, last), groundAt(stays, tick)) < wanted) last--;
    stop(halts, last);
    halts.waits = stays.walker.id;
    return;
  }
  for (const [walk, id] of [[a, other] as const, [b, one] as const]) {
    stop(walk, tick);
    walk.met = { id, how };
    delete walk.waits;
  }
}

/** PE-GEO-24. Of two friends the one that moves, the one of lower priority, the one with the higher id. */
function halting(a: Walk, b: Walk): Walk {
  if (a.goes !== b.goes) return a.goes ? a : b;
  return a.walker.rank > b.walker.rank ? a : b;
}

function stop(walk: Walk, tick: number): void {
  walk.spent = spentAt(walk, tick);
  walk.since = tick;
  walk.goes = false;
}

/** It goes on when the friend before it has made way. */
function goOn(walks: ReadonlyMap<string, Walk>, walk: Walk, tick: number): void {
  const friend = walk.waits === undefined ? undefined : walks.get(walk.waits);
  if (!friend) return;
  const trial: Walk = { ...walk, since: tick, goes: true };
  const isAway = gap(groundAt(walk, tick), groundAt(friend, tick)) > SHORT + TOUCH;
  if (!isAway && firstMeeting([moverOf(trial), moverOf(friend)], () => OVERLAP, tick)) return;
  walk.since = tick;
  walk.goes = true;
  delete walk.waits;
}
