/** The stands of a unit, moved one after another, so that each has a free way of its own (FB-STD-01, -06, FB-GEO-06). */
import { dot, minus, type Vector } from '../field/point.ts';
import type { StandWay } from '../field/stand-way.ts';
import {
  bitsOf,
  type Going,
  goingOf,
  isOpen,
  meets,
  type Mover,
  type Others,
  standOf,
  type Stands,
  type Walkers,
  wayRound,
} from './goings.ts';

export interface Walked {
  readonly mover: Mover;
  readonly way: StandWay;
}

/** The orders in which all stands of a unit can be moved are as many as this at most: those of six. */
const MOST_ORDERS = 720;

/**
 * The ways of the first order in which all are free: the front-most in the direction of the move first, then every other
 * order; undefined if there is none. They go round their own unit only if in every order it bars a cheapest way.
 */
export function oneByOne(walkers: Walkers): Walked[] | undefined {
  const { movers, leading, stands } = walkers;
  const resting = stands.filter(({ n }) => movers.every((each) => each.n !== n)).map(({ n }) => n);
  const staying = bitsOf(walkers, resting);
  const order: Going[] = [];
  for (const mover of [...movers.slice(0, leading), ...frontMostFirst(movers.slice(leading))]) {
    const going = goingOf(walkers, mover);
    if (!going || going.onto & staying) return undefined;
    order.push(going);
  }
  return inSomeOrder(walkers, order, false) ?? inSomeOrder(walkers, order, true);
}

/** A stand that goes in its turn; round others, if they are in its way. */
interface Turn {
  readonly going: Going;
  readonly round?: Others;
}

function inSomeOrder(walkers: Walkers, order: readonly Going[], mayGoRound: boolean): Walked[] | undefined {
  const { leading } = walkers;
  if (areTangled(order, leading, ({ onto, across }) => (mayGoRound ? onto : onto | across))) return undefined;
  /** Those left when no one could go on. In whatever order the others go before them, no one can. */
  const stuck = new Set<Stands>();
  let tried = 0;
  const next = (turns: readonly Turn[], left: readonly Going[]): readonly Turn[] | undefined => {
    if (left.length === 0) return turns;
    const waiting = bitsAmong(left);
    if (stuck.has(waiting)) return undefined;
    for (const going of turns.length < leading ? left.slice(0, 1) : left) {
      if (tried >= MOST_ORDERS) return undefined;
      const turn = turnOf(walkers, going, turns, left, mayGoRound);
      if (!turn) {
        tried++;
        continue;
      }
      const rest = left.filter((each) => each !== going);
      const found = next([...turns, turn], rest);
      if (found) return found;
    }
    stuck.add(waiting);
    return undefined;
  };
  return next([], order)?.map(({ going, round }) => ({
    mover: going.mover,
    way: round ? wayRound(walkers, going, round)! : going.way,
  }));
}

function bitsAmong(goings: readonly Going[]): Stands {
  return goings.reduce((all, { self }) => all | self, 0);
}

/** Whether some wait for each other in every order. `needs`: those that must have gone before. */
function areTangled(order: readonly Going[], leading: number, needs: (going: Going) => Stands): boolean {
  let left = order;
  for (let first = 0; left.length > 0; first++) {
    const waiting = bitsAmong(left);
    const mayGo = (going: Going): boolean => (needs(going) & waiting) === 0;
    const next = first < leading ? left.slice(0, 1) : left;
    const rest = left.filter((each) => !(next.includes(each) && mayGo(each)));
    if (rest.length === left.length) return true;
    left = rest;
  }
  return false;
}

/** Whether it can go now, where those before it have gone and the others wait: by the way that it has anyway, else round them. */
function turnOf(
  walkers: Walkers,
  going: Going,
  turns: readonly Turn[],
  left: readonly Going[],
  mayGoRound: boolean,
): Turn | undefined {
  const waiting = bitsAmong(left);
  if (going.onto & waiting || turns.some((each) => meets(going, each.going).onto)) return undefined;
  const barring = turns.map((each) => each.going).filter(({ mover }) => walkers.bars(mover));
  const standing = (waiting | bitsOf(walkers, walkers.barring)) & ~going.self;
  if (!(going.across & standing) && !barring.some((each) => meets(going, each).across)) return { going };
  if (!mayGoRound) return undefined;
  const others = left.filter((each) => each !== going).map(({ stand }) => stand);
  const resting = walkers.barring.map((n) => standOf(walkers, n));
  const places = barring.map(({ place }) => place);
  const round = { waiting: standing, places, stands: [others, resting] };
  return isOpen(walkers, going, round) ? { going, round } : undefined;
}

/** By how far on they stand in the direction in which most of them go; else by number. */
function frontMostFirst(movers: readonly Mover[]): Mover[] {
  const sum = movers
    .map(({ start, end }) => minus(end, start))
    .reduce<Vector>((all, each) => ({ x: all.x + each.x, y: all.y + each.y }), { x: 0, y: 0 });
  return movers.toSorted((a, b) => dot(sum, minus(b.start, a.start)) || a.n - b.n);
}
