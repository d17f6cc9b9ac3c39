/** SK-MOV-01, SK-GAP-02. Where close order may go, what slows those who stand loosely, and what bars everyone. */
import { obstaclesOf, reachesInto } from '../../field/ground.ts';
import type { Obstacle, Obstacles } from '../../field/obstacle.ts';
import type { Footprint } from '../../field/shape.ts';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { bilingual } from '../../kernel/text/quoted.ts';
import { groundsOf } from './squad.ts';
import type { State, Unit } from './state.ts';

type Ground = State['field']['areas'][number]['kind'] | State['field']['lines'][number]['kind'];

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

/** What bars a unit's way: ground, enemies, and for close order friends too (SK-GEO-03, -13). */
export function obstaclesFor(now: State, unit: Unit): Obstacles {
  const isClose = unit.block !== undefined;
  const ground = obstaclesOf(now.field, ({ kind }) => BARRED.includes(kind) || (isClose && UNEASY.includes(kind)));
  const units = now.units.filter((each) => each.id !== unit.id && (isClose ? true : each.side !== unit.side));
  return { size: now.field, things: [...ground, ...units.flatMap(obstaclesOfUnit)] };
}

function obstaclesOfUnit(unit: Unit): Obstacle[] {
  return groundsOf(unit).map((ground) => ({ by: { unit: unit.id }, ground }));
}

/** SK-GAP-02. A way that touches difficult ground is difficult. */
export function isDifficult(now: State, swept: Footprint): boolean {
  return [...now.field.areas, ...now.field.lines].some(
    (thing) => UNEASY.includes(thing.kind) && reachesInto(swept, thing),
  );
}

/** Ground by its name, or by what it is. */
export function groundPhrase({ field }: State, id: string): Phrase {
  const area = field.areas.find((each) => each.id === id);
  const thing = area ?? field.lines.find((each) => each.id === id)!;
  if (thing.name) return phrase('sk-named', { name: bilingual(thing.name.en, thing.name.fr) });
  return area ? phrase(`legend-area-${thing.kind}`) : phrase(`legend-line-${thing.kind}`);
}
