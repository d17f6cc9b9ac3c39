/** What the bot keeps to in whole battles against itself, position by position; and whoever only passes loses. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { distance } from '../../../../src/hex/grid.ts';
import { inFrontCone, POINTS } from '../../../../src/hex/facing.ts';
import { chanceFrom } from '../../../../src/kernel/chance.ts';
import { Refusal, type Side, SIDES } from '../../../../src/kernel/play.ts';
import { robotAnswer } from '../../../../src/kernel/robot-answer.ts';
import { asked, NOTHING, run, type Inputs } from '../../../../src/kernel/run.ts';
import { sabreurHex as rules } from '../../../../src/rules/sabreur-hex/index.ts';
import { idle } from '../../../../src/rules/sabreur-hex/candidates/mover.ts';
import { marchReach } from '../../../../src/rules/sabreur-hex/candidates/reach.ts';
import { isInfantry, isPanicked, type State, type Unit, unitAt } from '../../../../src/rules/sabreur-hex/state.ts';
import { fireRange, isDemoralised, movementFactor } from '../../../../src/rules/sabreur-hex/tables.ts';
import { fought, type Mind, plainMind } from '../../../../src/selfplay/battle.ts';
import { ROOT } from '../../../help/source.ts';

const plain = plainMind(rules);

function scenarioState(name: string): State {
  const read = rules.read(readFileSync(join(ROOT, 'assets/scenarios', `${name}.txt`), 'utf8'));
  if ('faults' in read) throw new Error(`${name} has faults`);
  return read.state;
}

/** Battles of the bot against itself; each position in which it thinks is looked at. */
function watched(names: readonly string[], seed: string, look: (now: State, side: Side) => void): void {
  const mind: Mind<State> = (now, side) => {
    look(now, side);
    return plain(now, side);
  };
  for (const name of names) fought(rules, scenarioState(name), `${seed} ${name}`, { red: mind, blue: mind });
}

const isHolder = (now: State, unit: Unit): boolean =>
  !isPanicked(unit) && now.objectives.some(({ at }) => unitAt(now, at)?.id === unit.id);

test('SH-VICTORY-02 a unit that holds an objective is not sent away from it, not even for a charge', () => {
  const chance = chanceFrom('holders');
  const supply: Inputs = {
    dice: ({ dice, sides }) => chance.dice(dice, sides),
    answer: (question, now) => ({ text: robotAnswer(rules, asked(question), now as State), by: { who: 'default' } }),
  };
  const sent: string[] = [];
  let ordered = 0;
  watched(['rosenau', 'mill-stream', 'neudorf'], 'hold', (now, side) => {
    for (const { text } of plain(now, side)) {
      const read = rules.orders(text, now, side);
      if (read instanceof Refusal) throw read;
      const order = read[0]!.order;
      const unit = order.kind === 'act' && now.units.find(({ id }) => id === order.unit);
      if (!unit || !isHolder(now, unit)) continue;
      const outcome = run(rules, now, order, side, [], supply);
      const then = outcome.kind === 'done' ? outcome.state.units.find(({ id }) => id === unit.id) : undefined;
      if (then && !isPanicked(then) && then.at !== unit.at) sent.push(text);
      ordered += 1;
    }
  });
  expect(sent).toEqual([]);
  expect(ordered).toBeGreaterThan(10);
});

/** Marches that bring a unit out of everybody's reach nearer to the nearest enemy, and before it; by no reckoning of the bot. */
function usefulMarches(now: State, unit: Unit): string[] {
  const foes = now.units.filter((each) => each.side !== unit.side && !isPanicked(each));
  const far = (at: string): number => Math.min(99, ...foes.map((enemy) => distance(at, enemy.at)));
  const reach = Math.max(fireRange(unit), movementFactor(unit) + 1);
  if (isPanicked(unit) || isDemoralised(unit) || isHolder(now, unit) || far(unit.at) <= reach) return [];
  const waits = now.objectives.some(({ at }) => isInfantry(unit) && !unitAt(now, at) && distance(unit.at, at) <= 2);
  if (waits) return [];
  return [...marchReach(now, unit).hexes].flatMap(([at, facings]) => {
    if (far(at) >= far(unit.at) || far(at) < reach || (unitAt(now, at) ?? unit).id !== unit.id) return [];
    const nearest = foes.filter((enemy) => distance(at, enemy.at) === far(at));
    const facing = facings.find((each) => nearest.some((enemy) => inFrontCone(at, each, enemy.at)));
    return facing === undefined ? [] : [`${unit.id} march ${at} face ${POINTS[facing]}`];
  });
}

test('no turn ends with points left and a useful march', () => {
  let ended = 0;
  let found = 0;
  watched(['rosenau', 'mill-stream', 'neudorf'], 'march', (now, side) => {
    const marches = idle(now, side).flatMap((unit) => usefulMarches(now, unit));
    const open = marches.filter((text) => {
      const read = rules.orders(text, now, side);
      return !(read instanceof Refusal) && run(rules, now, read[0]!.order, side, [], NOTHING).kind !== 'refused';
    });
    found += open.length;
    if (plain(now, side).length > 0) return;
    ended += 1;
    expect(open).toEqual([]);
  });
  expect(ended).toBeGreaterThan(5);
  expect(found).toBeGreaterThan(50);
});

test.each(SIDES)('rosenau: %s that ends every turn straight away loses by 200 victory points', (side) => {
  const passes: Mind<State> = () => [];
  for (let n = 1; n <= 8; n++) {
    const minds = { red: plain, blue: plain, [side]: passes };
    const { winner, end } = fought(rules, scenarioState('rosenau'), `passing ${n}`, minds);
    const points = (of: Side): number => rules.score(end).find((each) => each.side === of)!.victoryPoints!;
    const [own, other] = side === 'red' ? [points('red'), points('blue')] : [points('blue'), points('red')];
    expect(winner).not.toBe(side);
    expect(other - own).toBeGreaterThanOrEqual(200);
  }
});
