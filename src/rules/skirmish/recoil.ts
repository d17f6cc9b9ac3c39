/** SK-MOR-06, SK-AVO-04, SK-Q-22, SK-GEO-10. Recoiling and refusing contact: as far as possible from every enemy. */
import { blockedOn } from '../../field/free.ts';
import { gap, overlaps } from '../../field/gap.ts';
import { DEGREE, type Heading, turned } from '../../field/heading.ts';
import { CENTIMETRE, type Length, MILLIMETRE } from '../../field/length.ts';
import { moved, type Point } from '../../field/point.ts';
import { band } from '../../field/shape.ts';
import { crossings } from '../../field/sight.ts';
import { happen, type Play, type Table } from '../../kernel/play.ts';
import { askAs } from '../../kernel/asking.ts';
import type { Fact } from './facts.ts';
import { isDifficult, obstaclesFor } from './ground.ts';
import { LOOSE_RATE } from './move.ts';
import { RECOIL } from './questions.ts';
import { baseAt, enemiesOf, groundsOf, menOf, radiusOf } from './squad.ts';
import { type Figure, type State, type Unit, unitOf } from './state.ts';

/** A way to recoil: straight, the figures keeping their places to each other. */
interface Retreat {
  readonly heading: Heading;
  readonly by: Length;
  readonly figures: readonly Figure[];
  /** To the nearest enemy at its end. */
  readonly distance: Length;
  readonly isCovered: boolean;
}

/** SK-GEO-10. The 72 headings of which each is tried. */
const HEADINGS = Array.from({ length: 72 }, (_, each) => each * 5 * DEGREE);

/** SK-GEO-10. All ways, each as far as it is free. */
function retreatsOf(now: State, unit: Unit): Retreat[] {
  return HEADINGS.map((heading) => {
    const by = freeWay(now, unit, heading);
    const figures = unit.figures.map((figure) => ({
      ...figure,
      ...moved(figure, by, turned(heading, -figure.heading)),
    }));
    const then = { ...unit, figures };
    return { heading, by, figures, distance: nearestEnemy(now, then), isCovered: isCovered(now, then) };
  });
}

/** As far as all figures can go: their rate, or until one is barred; then back until nobody is overlapped. */
function freeWay(now: State, unit: Unit, heading: Heading): Length {
  const among = obstaclesFor(now, { ...unit, block: undefined });
  const radius = radiusOf(unit);
  const ends = unit.figures.map((figure) => ({ figure, to: moved({ ...figure, heading }, LOOSE_RATE) }));
  const difficult = ends.some(({ figure, to }) => isDifficult(now, band(figure, to, radius)));
  const rate = difficult ? LOOSE_RATE / 2 : LOOSE_RATE;
  const ways = unit.figures.map((figure) => {
    const leg = { go: 'straight', by: rate, angle: turned(heading, -figure.heading) } as const;
    return blockedOn({ pose: figure, shape: { kind: 'disc', radius } }, [leg], among)?.after ?? rate;
  });
  let by = Math.min(...ways);
  while (by > 0 && isOnFriends(now, unit, heading, by)) by = Math.max(0, by - MILLIMETRE * 5);
  return by;
}

function isOnFriends(now: State, unit: Unit, heading: Heading, by: Length): boolean {
  const own = unit.figures.map((figure) => baseAt(unit, moved({ ...figure, heading }, by)));
  return now.units.some(
    (each) =>
      each.side === unit.side &&
      each.id !== unit.id &&
      groundsOf(each).some((ground) => own.some((one) => overlaps(one, ground))),
  );
}

function nearestEnemy(now: State, unit: Unit): Length {
  const grounds = menOf(unit).map((man) => baseAt(man.unit, man.figure));
  const gaps = enemiesOf(now, unit)
    .flatMap(groundsOf)
    .flatMap((ground) => grounds.map((own) => gap(own, ground)));
  return Math.min(...gaps, 1_000 * CENTIMETRE);
}

/** SK-MOR-06. A formed friend stands between the unit and its nearest enemy. */
function isCovered(now: State, unit: Unit): boolean {
  const own = unit.figures[0]!;
  const enemies = enemiesOf(now, unit).flatMap((enemy) => enemy.figures);
  const far = (at: Point): number => (at.x - own.x) * (at.x - own.x) + (at.y - own.y) * (at.y - own.y);
  if (enemies.length === 0) return false;
  const nearest = enemies.reduce((best, each) => (far(each) < far(best) ? each : best));
  const formed = now.units
    .filter((each) => each.side === unit.side && each.id !== unit.id && each.formation === 'close')
    .flatMap((each) => groundsOf(each).map((ground) => ({ ground })));
  return crossings(own, nearest, formed).length > 0;
}

/** SK-GEO-10. The greatest distance; behind a formed friend if that costs at most a twentieth of it; several if equal. */
function bestRetreats(now: State, unit: Unit): Retreat[] {
  const all = retreatsOf(now, unit);
  const most = Math.max(...all.map(({ distance }) => distance));
  const covered = all.filter((each) => each.isCovered && 20 * each.distance >= 19 * most);
  const among = covered.length > 0 ? covered : all;
  const best = Math.max(...among.map(({ distance }) => distance));
  return among.filter(({ distance }) => distance === best);
}

/** SK-MOR-06, SK-AVO-04. At once, in the enemy's turn too; equal places are the owner's choice (SK-ASK-04). */
export function* recoil(table: Table<State>, id: string, why: 'recoil' | 'refuse'): Play<Fact> {
  const unit = unitOf(table.now, id);
  const choices = bestRetreats(table.now, unit).toSorted(
    (a, b) => homeward(table.now, unit, a) - homeward(table.now, unit, b) || a.heading - b.heading,
  );
  const at = yield* chosen(unit, choices);
  const { figures } = choices[at - 1]!;
  const first = unit.figures[0]!;
  if (unit.contacts.length > 0) yield* happen<Fact>({ type: 'parted', unit: id });
  yield* happen<Fact>({
    type: 'moved',
    unit: id,
    why,
    to: {
      formation: unit.formation === 'close' ? 'loose' : unit.formation,
      figures: figures.map(({ n, x, y, heading }) => ({ n, x, y, heading })),
    },
    way: [
      { x: first.x, y: first.y },
      { x: figures[0]!.x, y: figures[0]!.y },
    ],
  });
}

/** SK-ASK-04. How near a retreat ends to the unit's own table edge. */
function homeward(now: State, { side }: Unit, { figures }: Retreat): Length {
  const { edge } = now.armies[side];
  const { x, y } = figures[0]!;
  return { north: now.field.deep - y, south: y, west: x, east: now.field.wide - x }[edge];
}

function* chosen(unit: Unit, choices: readonly Retreat[]): Play<Fact, number> {
  if (choices.length === 1) return 1;
  return yield* askAs(RECOIL, {
    to: unit.side,
    unit: unit.id,
    options: choices.slice(0, 9).map(({ figures }, each) => ({
      value: each + 1,
      about: { at: `${figures[0]!.x},${figures[0]!.y}` },
    })),
    fallback: 1,
  });
}
