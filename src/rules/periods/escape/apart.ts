/** PE-EVS, PE-Q-56. An evader that no lane lets through parts in two before its friends, passes on both sides, and joins again. */
import { isOff } from '../../../field/free.ts';
import { gap, overlaps } from '../../../field/gap.ts';
import type { Length } from '../../../field/length.ts';
import { from, seenFrom } from '../../../field/point.ts';
import { happen, type Play, type Table } from '../../../kernel/play.ts';
import { byNumber, figuresOf, groundOf, shapeOf } from '../position/body.ts';
import { isInContact } from '../position/contacts.ts';
import type { Fact } from '../facts.ts';
import { SPLIT, settled } from '../questions.ts';
import { asPart, nextId } from '../charge/squadrons.ts';
import { courseOf, type State, type Unit } from '../state.ts';
import { BASES, SHORT } from '../values.ts';

/** PE-ASK-14. Whether it has parted; what of its walk it has used to get aside. */
export function* parts(table: Table<State>, unit: Unit, friends: readonly Unit[]): Play<Fact, Length | undefined> {
  const halves = halvesOf(table.now, unit, friends);
  if (!halves) return undefined;
  if (!(yield* settled(SPLIT, unit, unit.answers.split, [true, false], { figures: figuresOf(unit) }))) return undefined;
  yield* happen<Fact>({ type: 'split', unit: unit.id, units: halves });
  const asides = halves.map(({ apart }) => Math.abs(apart!.aside));
  return Math.max(0, Math.max(...asides) - Math.floor(shapeOf(unit).wide / 2));
}

/** Each a file beside its side of the friends, 1 mm clear, the odd figure on the left; undefined: there is no room for both. */
function halvesOf(now: State, unit: Unit, friends: readonly Unit[]): [Unit, Unit] | undefined {
  const figures = figuresOf(unit);
  if (!now.variants.split || unit.arm !== 'infantry' || figures < 2) return undefined;
  const seen = friends.flatMap((each) => groundOf(each).corners.map((corner) => seenFrom(unit.pose, corner)));
  const base = BASES[unit.arm];
  const beside = SHORT + base / 2;
  const far = Math.ceil(Math.max(...seen.map(({ y }) => y)));
  const half = (id: string, count: number, aside: number, other: string): Unit => ({
    ...unit,
    id,
    ranks: Array<number>(count).fill(1),
    pose: { ...from(unit.pose, 0, aside), heading: unit.pose.heading },
    apart: { from: other, aside: -aside, left: far + count * base, ranks: unit.ranks },
  });
  const second = nextId(now, unit);
  const [low, high] = [Math.min(...seen.map(({ x }) => x)), Math.max(...seen.map(({ x }) => x))];
  const left = half(unit.id, Math.ceil(figures / 2), Math.floor(low - beside), second);
  const right = {
    ...half(second, Math.floor(figures / 2), Math.ceil(high + beside), unit.id),
    ...asPart(unit, second),
    parent: unit.id,
  };
  const others = now.units.filter(({ id }) => id !== unit.id).map(groundOf);
  const isFree = (each: Unit): boolean =>
    !isOff(groundOf(each), now.field) && !others.some((ground) => gap(ground, groundOf(each)) < 0);
  return isFree(left) && isFree(right) ? [left, right] : undefined;
}

/** Both are wholly past: centred on the way that the unit had before, where there is room. */
export function* join(table: Table<State>): Play<Fact> {
  for (const { id, apart } of table.now.units.filter((unit) => unit.apart).toSorted(byNumber)) {
    const [unit, other] = [id, apart!.from].map((each) => table.now.units.find((one) => one.id === each));
    if (!unit?.apart) continue;
    if (!other?.apart || !courseOf(unit, 'evade') || !courseOf(other, 'evade')) {
      // The other has been caught, or is no more: this one goes on by itself.
      const isCaught = other && [unit, other].some((each) => isInContact(table.now, each));
      yield* happen<Fact>({ type: 'rests', unit: unit.id, to: isCaught ? { torn: other.id } : {}, drop: ['apart'] });
      continue;
    }
    const whole = unit.parent === other.id ? undefined : joinedAt(table.now, unit, other);
    if (whole) yield* happen<Fact>({ type: 'joined', unit: other.id, into: unit.id, ...whole, drop: ['apart'] });
  }
}

function joinedAt(now: State, unit: Unit, other: Unit): Pick<Unit, 'pose' | 'ranks'> | undefined {
  if (unit.apart!.left > 0 || other.apart!.left > 0) return undefined;
  const behind = Math.min(0, seenFrom(unit.pose, other.pose).y);
  const pose = { ...from(unit.pose, behind, unit.apart!.aside), heading: unit.pose.heading };
  // What either has lost meanwhile is missing.
  const ranks = shortened(unit.apart!.ranks, figuresOf(unit) + figuresOf(other));
  const ground = groundOf({ ...unit, pose, ranks });
  const others = now.units.filter(({ id }) => id !== unit.id && id !== other.id);
  const isClear = !isOff(ground, now.field) && !others.some((each) => overlaps(ground, groundOf(each)));
  return isClear ? { pose, ranks } : undefined;
}

/** The last ranks are those that lack figures. */
function shortened(ranks: readonly number[], figures: number): number[] {
  let left = figures;
  return ranks.flatMap((rank) => {
    const some = Math.min(rank, left);
    left -= some;
    return some > 0 ? [some] : [];
  });
}

/** While it is apart from its other half it does not end its evade. */
export function isApart(now: State, { apart }: Unit): boolean {
  const other = now.units.find(({ id }) => id === apart?.from);
  return other?.course?.kind === 'evade';
}
