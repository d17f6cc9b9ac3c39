/**
 * The scene of a roll at a real table, on a clear table: the unit that rolls, facing up the table, its leader behind it,
 * and straight ahead of it the enemy; behind a screen, the mass that it covers.
 */
import { CENTIMETRE, type Length } from '../../../field/length.ts';
import type { Point, Pose } from '../../../field/point.ts';
import { refusal, type Refusal } from '../../../kernel/play.ts';
import { roleNoun } from '../../../kernel/table-dice/roles.ts';
import { blockOf, placesIn } from '../../../march/block.ts';
import { readPosition } from '../scenario/index.ts';
import { CLASSES } from '../scenario/lexicon.ts';
import { muzzleOf } from '../position/sight.ts';
import { apart, baseOf, byNumber, enemiesOf, inBlock, isSquad, taking } from '../position/squad.ts';
import { unitNamed } from '../look/index.ts';
import type { Row, State, Unit, Variants } from '../state.ts';

/** A unit by its description; the rest is usual for its row. */
export interface Described extends Partial<Omit<Unit, 'id' | 'figures'>> {
  readonly id: string;
  readonly count: number;
  readonly marksman?: true;
}

export interface Scene {
  readonly own: Described;
  readonly enemy: Described;
  /** From edge to edge, or from the middle of a front. */
  readonly distance: Length;
  readonly led: boolean;
  readonly musician?: true;
  readonly variants: Partial<Variants>;
}

const EMPTY = readPosition([]);

/** Where the front of the unit that rolls is. */
const FRONT: Pose = { x: 100 * CENTIMETRE, y: 30 * CENTIMETRE, heading: 0 };

export function ownUnit(described: Described, led: boolean): Unit {
  const unit = placeUnit({ ...described, side: 'red', led }, fitted(FRONT, described.count, 0));
  return unit.formation === 'close' ? taking(unit, inBlock(unit, blockOf(FRONT, described.count, { ranks: 2 }))) : unit;
}

/** Figures side by side and behind each other, eight to a rank. */
function fitted(front: Pose, count: number, heading: number): Pose[] {
  const block = blockOf(front, count, { files: 8 });
  return placesIn(block, count, 2 * CENTIMETRE).map((place) => ({ ...place, heading }));
}

/** A unit of the description, each figure where it is said to stand. */
export function placeUnit({ id, count: _count, marksman, ...described }: Described, places: readonly Point[]): Unit {
  const { row = 'line' } = described;
  const quality = described.class ?? CLASSES[row];
  const heading = described.side === 'blue' ? 18_000 : 0;
  return {
    id,
    side: 'red',
    name: roleNoun(id),
    row,
    class: quality,
    morale: quality,
    weapon: 'musket',
    mounted: false,
    cuirass: false,
    formation: 'loose',
    led: true,
    tested: false,
    recoils: false,
    turned: false,
    contacts: [],
    ...described,
    figures: places.map(({ x, y }, each) => ({
      n: each + 1,
      x,
      y,
      heading,
      loaded: true,
      did: [],
      ...(marksman && { marksman }),
    })),
  };
}

/** So far ahead of where a unit is measured from, that the base of a figure there is at the distance. */
export function aheadOf(unit: Unit, distance: Length, base: Length): Point {
  const { at, ground } = muzzleOf(unit, unit.figures);
  return { x: at.x, y: at.y + ground.radius + distance + base / 2 };
}

/** A leader, and perhaps a musician, close behind a unit. */
export function staffOf({ led, musician }: Pick<Scene, 'led' | 'musician'>, unit: Unit): Unit[] {
  const rear = Math.min(...unit.figures.map(({ y }) => y)) - baseOf(unit);
  const behind = (id: string, role: Unit['role'], x: Length): Unit => ({
    ...placeUnit({ id, count: 1, side: unit.side, row: 'line' }, [{ x, y: rear }]),
    role,
    of: unit.id,
  });
  return [
    ...(led ? [behind(`${unit.id}-leader`, 'officer', FRONT.x)] : []),
    ...(musician ? [behind(`${unit.id}-musician`, 'musician', FRONT.x + 3 * CENTIMETRE)] : []),
  ];
}

/** No side breaks at a real table: its battle is theirs. */
export function positionWith(units: readonly Unit[], variants: Partial<Variants>): State {
  const { armies } = EMPTY;
  const unbroken = { red: { ...armies.red, breaksAt: 1_000 }, blue: { ...armies.blue, breaksAt: 1_000 } };
  const field = { ...EMPTY.field, wide: 200 * CENTIMETRE, deep: 200 * CENTIMETRE };
  return { ...EMPTY, field, armies: unbroken, units: [...units], variants: { ...EMPTY.variants, ...variants } };
}

/** SK-CAP-04. Rows 1 to 5 form; guerrillas and natives do not. */
export const DRILLED: readonly Row[] = ['grenadier', 'line', 'eliteVoltigeur', 'light', 'recruit'];

/** Two units of a battle, by the names typed; without the second, the nearest enemy. */
export function pairNamed(now: State, own: string, enemy: string | undefined): [Unit, Unit] | Refusal {
  const unit = unitNamed(now, own);
  if (!('figures' in unit)) return unit;
  if (enemy !== undefined) {
    const named = unitNamed(now, enemy);
    return 'figures' in named ? [unit, named] : named;
  }
  const squads = enemiesOf(now, unit).filter(isSquad).toSorted(byNumber);
  const [nearest] = squads.toSorted((a, b) => apart(a, unit) - apart(b, unit));
  return nearest ? [unit, nearest] : refusal('SK-STEP-02', 'table-dice-refuse-nobody', { unit: unit.name });
}
