/** PE-CHG-09: two plays of a random half that differ only in whom a charge means look the same to everybody else. */
import { expect, test } from 'vitest';
import { chanceFrom } from '../../../src/kernel/chance.ts';
import { enemyOf, type Side } from '../../../src/kernel/play.ts';
import { type Entry, run } from '../../../src/kernel/run.ts';
import { isStraightAhead } from '../../../src/rules/periods/position/ahead.ts';
import type { Fact } from '../../../src/rules/periods/facts.ts';
import { periods } from '../../../src/rules/periods/index.ts';
import { type Line, NO_SHEET, type Order } from '../../../src/rules/periods/order.ts';
import type { State, Unit } from '../../../src/rules/periods/state.ts';
import { whyNotWritten } from '../../../src/rules/periods/sheet/written.ts';
import { charge } from '../../help/periods.ts';
import { randomLine, randomTable } from '../../help/periods-table.ts';
import { rounds } from '../../help/soak.ts';

interface World {
  readonly before: State;
  readonly now: State;
  readonly lines: readonly Entry<Fact>[];
}

function played(now: State, order: Order): World {
  const outcome = run(periods, now, order, 'red', [], {
    dice: () => undefined,
    answer: ({ fallback }) => ({ text: fallback, by: { who: 'default' } }),
  });
  if (outcome.kind !== 'done') throw new Error(outcome.kind);
  return { before: now, now: outcome.state, lines: outcome.transcript };
}

/** The position, what has happened, and how it is told. */
function shown({ before, now, lines }: World, eyes: Side | undefined): unknown {
  const transcript = lines.flatMap((each) => periods.secrets!.blind(each, eyes) ?? []);
  const [was, is] = [periods.view(before, eyes), periods.view(now, eyes)];
  return { is, transcript, told: periods.tell({ before: was, after: is, by: 'red', transcript }) };
}

function targetsOf(now: State, unit: Unit): string[] {
  return now.units
    .filter((enemy) => enemy.side !== unit.side && isStraightAhead(now, unit, enemy))
    .filter((enemy) => !whyNotWritten(now, unit.side, { lines: [] }, charge(unit.id, enemy.id)))
    .map(({ id }) => id)
    .slice(0, 2);
}

/** Until the target is open, or what somebody does because it is charged takes effect (PE-Q-06). */
function isHidden({ now, lines }: World, id: string): boolean {
  const isSealed = periods.secrets!.of(now).some(({ name }) => name.startsWith(`target ${id} `));
  return isSealed && lines.every((each) => !('fact' in each) || each.fact.type !== 'reacted');
}

/** How often both were compared. */
function compared(seed: string): number {
  const chance = chanceFrom(seed);
  const start = randomTable(chance);
  const unit = start.units.find((each) => targetsOf(start, each).length > 1);
  if (!unit) return 0;
  const targets = targetsOf(start, unit);
  const rest = start.units.filter(({ id }) => id !== unit.id && !targets.includes(id));
  const lines = rest.map((each) => randomLine(chance, start, each));
  const sheet = (side: Side, own: readonly Line[]) => ({
    ...NO_SHEET,
    lines: own.filter(({ unit: id }) => start.units.some((each) => each.id === id && each.side === side)),
  });
  let worlds = targets.map((target) => {
    const all = [...lines, charge(unit.id, target)];
    return played(start, { kind: 'sheets', red: sheet('red', all), blue: sheet('blue', all) });
  });
  let times = 0;
  for (; times < 3 && worlds.every((each) => isHidden(each, unit.id)); times++) {
    const [one, other] = worlds as [World, World];
    for (const eyes of [enemyOf(unit.side), undefined])
      expect(shown(one, eyes), `${seed}: ${unit.id} on ${targets.join(' or ')}`).toEqual(shown(other, eyes));
    if (times < 2) worlds = worlds.map(({ now }) => played(now, { kind: 'quarter' }));
  }
  return times;
}

/** `npm run soak`: some hundreds of battles. */
test('PE-CHG-07 PE-CHG-09 PE-Q-06 whom a charge means is seen by nobody else', () => {
  let times = 0;
  for (let n = 0; n < rounds(400); n++) times += compared(`ni ${n}`);
  expect(times).toBeGreaterThan(15);
});
