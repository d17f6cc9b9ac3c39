/** The result of a battle, counted independently: broken sides, points, winner. */
import { enemyOf, type Side } from '../../../kernel/play.ts';
import { hexesOf } from '../../../rules/sabreur-hex/field/place.ts';
import { isPanicked, type State, type Unit } from '../../../rules/sabreur-hex/state.ts';
import { costOf } from '../../../rules/sabreur-hex/tables.ts';
import { demand } from '../broken.ts';

/** SH-GAP-01. A side broken at its own phase C loses. If both are broken, and at the end of the game, points decide. */
export function checkResult(now: State): void {
  const { result, active } = now;
  if (result?.why !== 'broken' && result?.why !== 'lastTurn') return;
  demand(isBroken(now, active) === (result.why === 'broken'), `SH-GAP-01 ${active} is broken, or not`);
  const [red, blue] = [pointsOf(now, 'red'), pointsOf(now, 'blue')];
  const leads = red === blue ? 'draw' : red > blue ? 'red' : 'blue';
  const loses = result.why === 'broken' && !isBroken(now, enemyOf(active));
  demand(result.winner === (loses ? enemyOf(active) : leads), `SH-GAP-01 ${result.winner} wins, ${result.why}`);
}

/** SH-GAP-01. Half of the army is lost or panicked. */
export function isBroken(now: State, side: Side): boolean {
  const brought = [...now.units, ...now.gone].filter((unit) => unit.side === side);
  const lost = brought.filter((unit) => 'cost' in unit || isPanicked(unit));
  const worth = (units: readonly (Unit | State['gone'][number])[]) =>
    units.map(costOfAny).reduce((sum, n) => sum + n, 0);
  return worth(lost) >= worth(brought) / 2;
}

/** SH-GAP-02. Enemy losses, and objectives held. */
export function pointsOf(now: State, side: string): number {
  const lost = now.gone.filter((unit) => unit.side !== side);
  const taken = lost.map((unit) => (unit.offMap ? Math.ceil(unit.cost / 2) : unit.cost));
  const held = now.objectives.filter(({ at }) =>
    now.units.some((unit) => unit.side === side && hexesOf(unit).includes(at) && !isPanicked(unit)),
  );
  return [...taken, ...held.map(({ victoryPoints }) => victoryPoints)].reduce((sum, n) => sum + n, 0);
}

export function costOfAny(unit: Unit | State['gone'][number]): number {
  return 'cost' in unit ? unit.cost : costOf(unit);
}
