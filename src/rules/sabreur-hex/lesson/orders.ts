/** The orders that a lesson suggests: any that are refused are dropped. */
import { areNeighbours, distance } from '../../../hex/grid.ts';
import type { Side } from '../../../kernel/play.ts';
import { marchIdeas } from '../ideas/marches.ts';
import { charges } from '../candidates/assaults.ts';
import { idle, targets } from '../candidates/mover.ts';
import { orderText } from '../candidates/deed.ts';
import { marchReach } from '../candidates/reach.ts';
import { areAdjacent } from '../field/place.ts';
import { isArtillery, isCavalry, isInfantry, isPanicked, type State, type Unit } from '../state.ts';

const MOST = 4;

/** SH-GROUP-02 to -04, SH-ORDERS-06. Two adjacent battalions advance for one point; otherwise a single unit does. */
export function groupOrders(now: State, side: Side): string[] {
  const infantry = idle(now, side).filter((unit) => isInfantry(unit) && !isPanicked(unit));
  const pairs = infantry.flatMap((a, at) =>
    infantry
      .slice(at + 1)
      .filter((b) => areAdjacent(a, b) && a.facing === b.facing)
      .map((b) => [a, b] as const),
  );
  const together = pairs.flatMap(([a, b]) => {
    const ways = endsAhead(now, a).flatMap((one) =>
      endsAhead(now, b)
        .filter((other) => other !== one)
        .map((other) => ({ one, other })),
    );
    const abreast = ways.toSorted(
      (x, y) => Number(areNeighbours(y.one, y.other)) - Number(areNeighbours(x.one, x.other)),
    );
    return abreast.map(({ one, other }) => `${a.id} ${b.id}: ${a.id} march ${one}; ${b.id} march ${other}`);
  });
  return [...together.slice(0, MOST * MOST), ...marchOrders(now, side)];
}

/** SH-MARCH-03. The farthest hexes towards the enemy that can be reached without turning. */
function endsAhead(now: State, unit: Unit): string[] {
  const enemies = now.units.filter((each) => each.side !== unit.side);
  const far = (at: string): number => Math.min(...enemies.map((enemy) => distance(at, enemy.at)));
  return [...marchReach(now, unit).hexes]
    .filter(([at, facings]) => facings.includes(unit.facing) && far(at) > 2)
    .map(([at]) => at)
    .toSorted((a, b) => far(a) - far(b))
    .slice(0, MOST);
}

/** Infantry before cavalry: the lesson needs the cavalry for the charge, and the guns for the shot. */
export function marchOrders(now: State, side: Side): string[] {
  const able = idle(now, side).filter((unit) => !unit.activated && !isArtillery(unit) && !isPanicked(unit));
  const units = [...able.filter(isInfantry), ...able.filter(isCavalry)];
  return units
    .flatMap((unit) => marchIdeas(now, unit).filter(({ text }) => text.includes(' march ')))
    .map(({ text }) => text);
}

/** SH-FIRE-07. Guns first: they have the longest range. Cavalry targets last: the lesson charges them. */
export function fireOrders(now: State, side: Side): string[] {
  const able = idle(now, side).filter((unit) => !isPanicked(unit));
  const units = [...able.filter(isArtillery), ...able.filter(isInfantry)];
  const horse = new Set(now.units.filter(isCavalry).map(({ id }) => id));
  return units.flatMap((unit) => {
    const things = targets(now, unit);
    const isAtHorse = ({ action }: (typeof things)[number]) => action.half === undefined && horse.has(action.target);
    const sorted = things.toSorted((a, b) => Number(isAtHorse(a)) - Number(isAtHorse(b)));
    return sorted.map((thing) => orderText(unit, thing));
  });
}

/** SH-REACT-04. Cavalry targets before others: they form no square. */
export function chargeOrders(now: State, side: Side): string[] {
  return chargesOf(now, side, (target) => (isCavalry(target) ? 0 : 1));
}

/**
 * SH-REACT-02, -17. Infantry in good order before other targets: it has the most reactions to choose from. A unit that
 * cannot charge comes nearer.
 */
export function enemyCharges(now: State, side: Side): string[] {
  const able = idle(now, side).filter((unit) => isCavalry(unit) && !isPanicked(unit));
  const nearer = able.flatMap((unit) => marchIdeas(now, unit)).map(({ text }) => text);
  return [...chargesOf(now, side, (target) => (isInfantry(target) && !isPanicked(target) ? 0 : 1)), ...nearer];
}

function chargesOf(now: State, side: Side, rank: (target: Unit) => number): string[] {
  const able = idle(now, side).filter((unit) => isCavalry(unit) && !isPanicked(unit));
  const all = able.flatMap((unit) =>
    charges(now, unit).flatMap((thing) => {
      const target = now.units.find(({ id }) => id === thing.action.target);
      return target ? [{ text: orderText(unit, thing), rank: rank(target) }] : [];
    }),
  );
  return all.toSorted((a, b) => a.rank - b.rank).map(({ text }) => text);
}
