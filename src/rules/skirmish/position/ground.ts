/** SK-MOV-01, SK-GAP-02. Where close order may go, what slows those who stand loosely, and what bars everyone. */
import { obstaclesOf, reachesInto } from '../../../field/ground.ts';
import { CENTIMETRE, type Length } from '../../../field/length.ts';
import type { Obstacles } from '../../../field/obstacle.ts';
import type { Point } from '../../../field/point.ts';
import { band, type Footprint } from '../../../field/shape.ts';
import type { Phrase } from '../../../kernel/phrase.ts';
import { type Thing, thingPhrase } from '../../../survey/field/land.ts';
import { groundsOf, radiusOf } from './squad.ts';
import type { State, Unit } from '../state.ts';

/** SK-GAP-02. Loose and skirmish order; half of it in difficult ground. */
export const LOOSE_RATE: Length = 16 * CENTIMETRE;

export type Ground = State['field']['areas'][number]['kind'] | State['field']['lines'][number]['kind'];

/** SK-MOV-01. Neither easy nor open: close order does not enter it. */
const UNEASY: readonly string[] = [
  'wood',
  'building',
  'marsh',
  'rough',
  'wall',
  'hedge',
  'stream',
] satisfies readonly Ground[];
/** Nobody enters it. */
const BARRED: readonly string[] = ['water', 'impassable', 'river', 'cliff'] satisfies readonly Ground[];

/** SK-GEO-03, -13. Ground and enemies bar a way; in close order uneasy ground does too, and friends, who also bar a rush. */
export function obstaclesFor(now: State, unit: Unit, order: 'close' | 'loose' | 'rush'): Obstacles {
  const ground = obstaclesOf(
    now.field,
    ({ kind }) => BARRED.includes(kind) || (order === 'close' && UNEASY.includes(kind)),
  );
  const units = now.units.filter(({ id, side }) => id !== unit.id && (order !== 'loose' || side !== unit.side));
  const things = units.flatMap((each) => groundsOf(each).map((place) => ({ by: { unit: each.id }, ground: place })));
  return { size: now.field, things: [...ground, ...things] };
}

/** SK-GAP-02. A way that touches difficult ground is difficult: that ground, the first on the way. */
function difficultOn(now: State, unit: Unit, way: readonly Point[]): Thing | undefined {
  const hard = [...now.field.areas, ...now.field.lines].filter(({ kind }) => UNEASY.includes(kind));
  const touched = way.slice(1).map((to, each) => {
    const swept: Footprint = band(way[each]!, to, radiusOf(unit));
    return hard.find((thing) => reachesInto(swept, thing));
  });
  return touched.find((thing) => thing !== undefined);
}

/** SK-GAP-02. How far a figure may go on a way from point to point. */
export function looseRate(now: State, unit: Unit, way: readonly Point[]): Length {
  return difficultOn(now, unit, way) ? LOOSE_RATE / 2 : LOOSE_RATE;
}

/** SK-GAP-02. What halves the rate of a loose unit on its way, if anything does. */
export function slowedBy(now: State, unit: Unit, way: readonly Point[]): Phrase | undefined {
  const thing = unit.block ? undefined : difficultOn(now, unit, way);
  return thing && thingPhrase(thing);
}
