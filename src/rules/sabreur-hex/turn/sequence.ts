/** SH-TURN, SH-ORDERS-01 to -05, SH-VICTORY. The player-turn: points, actions, victory, and whose turn is next. */
import { enemyOf, roll, type Side, sidePhrase, SIDES } from '../../../kernel/play.ts';
import { askAs } from '../../../kernel/asking.ts';
import { overAfter } from '../../../kernel/ending.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Next, Score } from '../../../kernel/ruleset.ts';
import { bilingual } from '../../../kernel/text/quoted.ts';
import { isDeployed, isSecret, reserveOf, unitsOf } from '../deploy/station.ts';
import { happen, type Play } from '../facts.ts';
import { hasLateUnits } from './late.ts';
import { FORMULA } from '../questions/formula.ts';
import { isPanicked, type State, type Table, unitAt } from '../state.ts';
import { costOf, orderPointFormula, type PointFormula } from '../tables.ts';
import { placePhrase } from '../tell/halves.ts';

/** SH-TURN-01, -02. Phases A and C are automatic; in phase B the active side gives orders. */
export function next(now: State): Next {
  const side = now.active;
  switch (now.phase) {
    case 'deployment':
      return nextDeployment(now);
    case 'orders':
      return { kind: 'auto', side, text: 'roll points' };
    case 'actions':
      return nextAction(now);
    case 'victory':
      return { kind: 'auto', side, text: 'check victory' };
    case 'over':
      return overAfter(now);
  }
}

/** SH-GAP-05, -06. Both sides deploy at once, in secret, or one after the other; then it is settled who moves first. */
function nextDeployment(now: State): Next {
  const side = now.active;
  if (now.deployment?.writing) return { kind: 'orders', side };
  if (isDeployed(now)) return { kind: 'auto', side, text: 'first move' };
  if (!isSecret(now)) return { kind: 'orders', side };
  return { kind: 'sealed', name: 'deployment', sides: SIDES, says: phrase('deploy-in-secret') };
}

/** SH-PROC-01 steps 3 and 4. While points or an active group remain, the side gives orders; then the late units act. */
function nextAction(now: State): Next {
  const side = now.active;
  if (now.late && now.group.length === 0 && hasLateUnits(now)) return { kind: 'auto', side, text: 'late orders' };
  return isExhausted(now) ? { kind: 'auto', side, text: 'end' } : { kind: 'orders', side };
}

/** SH-PROC-01, SH-TURN-11. With nothing left to order and no free rout, the actions end automatically. */
function isExhausted(now: State): boolean {
  if (now.group.length > 0) return false;
  const idle = now.units.filter((unit) => unit.side === now.active && !unit.acted);
  if (now.late) return true;
  if (idle.some(isPanicked)) return false;
  return now.orderPoints <= 0 || idle.every((unit) => unit.activated);
}

/** SH-ORDERS-02 to -05, SH-DICE-02, SH-Q-13. Zero or less counts as two; by the other reading with two dice only. */
export function* rollPoints(table: Table): Play {
  const side = table.now.active;
  const formula = yield* chooseFormula(side, orderPointFormula(table.now.armies[side].points));
  const dice = yield* roll({
    clause: 'SH-ORDERS-02',
    why: 'orders',
    dice: formula.dice === 'D3' ? 1 : 2,
    sides: 6,
    ledger: [],
    about: { formula: FORMULA.choice.write(formula, 'en'), plus: formula.plus },
  });
  const thrown = dice.reduce((sum, die) => sum + (formula.dice === 'D3' ? Math.ceil(die / 2) : die), 0);
  const result = thrown + formula.plus;
  const countsTwo = table.now.rulings.zeroPointsCountTwo === 'always' || formula.dice === '2D6';
  yield* happen({ type: 'gotPoints', side, points: result > 0 ? result : countsTwo ? 2 : 0 });
}

/** ASK-01, SH-ORDERS-04. If the table gives two formulas, the side picks one before the roll. */
function* chooseFormula(side: Side, formulas: readonly PointFormula[]): Play<PointFormula> {
  const [first, second] = formulas;
  if (!second) return first!;
  return yield* askAs(FORMULA, { to: side, options: formulas.map((value) => ({ value })), fallback: first! });
}

/** SH-GAP-20. A side concedes. */
export function* resign(_table: Table, by: Side): Play {
  yield* happen({ type: 'resigned', side: by });
  yield* happen({ type: 'won', winner: enemyOf(by), why: 'resigned' });
}

/** SH-GAP-20. Both sides agree to a draw. */
export function* agreeDraw(): Play {
  yield* happen({ type: 'won', winner: 'draw', why: 'agreed' });
}

/** SH-VICTORY-01, SH-GAP-01, -03. Phase C: a broken side or the last turn ends the battle. */
export function* checkVictory(table: Table): Play {
  const now = table.now;
  const isLast = now.active !== now.first && now.turn >= now.lastTurn;
  if (isBroken(now, now.active)) return yield* happen({ type: 'won', winner: winnerOver(now), why: 'broken' });
  if (isLast) return yield* happen({ type: 'won', winner: leader(now), why: 'lastTurn' });
  const side = enemyOf(now.active);
  yield* happen({ type: 'turnBegan', side, turn: now.turn + (side === now.first ? 1 : 0) });
}

/** SH-GAP-01. The active side is broken and loses, whatever the points; they decide only if both sides are broken. */
function winnerOver(now: State): Side | 'draw' {
  const enemy = enemyOf(now.active);
  return isBroken(now, enemy) ? leader(now) : enemy;
}

/** SH-GAP-01. Units worth half of the side's army are eliminated or panicked. */
export function isBroken(now: State, side: Side): boolean {
  const own = now.units.filter((unit) => unit.side === side);
  const gone = now.gone.filter((unit) => unit.side === side).reduce((sum, unit) => sum + unit.cost, 0);
  const panicked = own.filter(isPanicked).reduce((sum, unit) => sum + costOf(unit), 0);
  const present = own.reduce((sum, unit) => sum + costOf(unit), 0);
  return 2 * (gone + panicked) >= gone + present;
}

/** SH-VICTORY-02, SH-GAP-02. The enemy's losses, and the objectives held by a unit in good order. */
export function victoryPoints(now: State, side: Side): number {
  const taken = now.gone.filter((unit) => unit.side !== side).reduce((sum, unit) => sum + unit.victoryPoints, 0);
  const held = now.objectives.filter(({ at }) => holderOf(now, at) === side);
  return taken + held.reduce((sum, objective) => sum + objective.victoryPoints, 0);
}

/** SH-GAP-02. The side with a unit in good order there. */
export function holderOf(now: State, at: string): Side | undefined {
  const unit = unitAt(now, at);
  return unit === undefined || isPanicked(unit) ? undefined : unit.side;
}

/** SH-GAP-01, -20. The side with more victory points; equal points are a draw. */
function leader(now: State): Side | 'draw' {
  const [red, blue] = [victoryPoints(now, 'red'), victoryPoints(now, 'blue')];
  if (red === blue) return 'draw';
  return red > blue ? 'red' : 'blue';
}

export function score(now: State): Score[] {
  return SIDES.map((side) => ({
    side,
    strength: unitsOf(now, side).reduce((sum, unit) => sum + unit.strength, 0),
    victoryPoints: victoryPoints(now, side),
    orderPoints: side === now.active ? now.orderPoints : 0,
  }));
}

/** SH-VICTORY-02, SH-GAP-01, -03. What it takes to win. */
export function aim({ lastTurn: turns, objectives }: State): Phrase {
  if (objectives.length === 0) return phrase('aim-none', { turns });
  const places = objectives.map(({ name, victoryPoints }) =>
    phrase('aim-objective', { name: bilingual(name.en, name.fr), points: victoryPoints }),
  );
  return phrase('aim-objectives', { turns, places });
}

/** Every unit of a side with its hex and strength, first column first. */
export function roster(now: State): Phrase[] {
  return SIDES.map((side) => {
    const own = now.units.filter((unit) => unit.side === side).sort((a, b) => (a.at < b.at ? -1 : 1));
    const lines = own.map(({ id, at, also, strength }) =>
      phrase('roster-unit', { id, at: placePhrase(at, also), strength }),
    );
    const waiting = reserveOf(now, side).map(({ id, strength }) => phrase('deploy-roster-unit', { id, strength }));
    return phrase('roster', { side: sidePhrase(side), units: [...lines, ...waiting] });
  });
}

/** Whose player-turn it is and how many points are left, or who deploys. */
export function turnPhrase(now: State): Phrase {
  if (isDeployed(now)) return phrase('title-first-thrown');
  if (isSecret(now)) return phrase('deploy-in-secret');
  if (now.phase === 'deployment') return phrase('deploy-turn', { side: sidePhrase(now.active) });
  return phrase('turn-line', { turn: now.turn, side: sidePhrase(now.active), points: now.orderPoints });
}
