/** Section 10, METRIC 4.3: what the doctrines answer. Lengths in millimetres. */
import { expect, test } from 'vitest';
import type { Asked } from '../../../src/kernel/play.ts';
import { run } from '../../../src/kernel/run.ts';
import { apply } from '../../../src/rules/periods/apply.ts';
import { doctrine, DOCTRINES } from '../../../src/rules/periods/doctrines.ts';
import { type Line, NO_SHEET, type Order } from '../../../src/rules/periods/order.ts';
import type { State, Unit } from '../../../src/rules/periods/state.ts';
import { at, blue, CAVALRY, charge, contact, GUNS, line, rally, red, table, unfought } from '../../help/periods.ts';

/** What each doctrine answers to the questions of these sheets and of so many steps after, in the order in which they are asked. */
function answered(units: readonly Unit[], lines: readonly Line[], steps = 1, more: Partial<State> = {}): string[] {
  const of = (side: Unit['side']) => ({
    ...NO_SHEET,
    lines: lines.filter((each) => units.find(({ id }) => id === each.unit)!.side === side),
  });
  const said: string[] = [];
  let now = table(units, more);
  const half: Order[] = [{ kind: 'quarter' }, { kind: 'quarter' }, { kind: 'half' }];
  const rest: Order[] = [...half, { kind: 'sheets', red: NO_SHEET, blue: NO_SHEET }, ...half];
  for (const order of [{ kind: 'sheets', red: of('red'), blue: of('blue') } as const, ...rest.slice(0, steps)]) {
    const outcome = run({ play: unfought, apply }, now, order, 'red', [], {
      dice: () => undefined,
      answer: (asked: Asked, then) => {
        said.push(
          `${asked.kind}: ${DOCTRINES.map((name) => doctrine(name, asked, then as State) ?? 'asks').join(', ')}`,
        );
        return { text: asked.fallback, by: { who: 'default' } };
      },
    });
    if (outcome.kind !== 'done') throw new Error(outcome.kind);
    now = outcome.state;
  }
  return said;
}

const COLUMN = red('3L', at(900, 300), 'marchColumn');
const HORSE = red('5H', at(900, 300), 'marchColumn', CAVALRY);
const facing = (far: number, more: Partial<Unit> = {}): Unit =>
  blue('11L', at(900, 300 + far, 180), 'line', { posture: 'hold', ...more });

test('PE-ASK-03 infantry before cavalry forms square if that is done before contact, else it stands and fires', () => {
  // Of a charge of 90 and 90: the square is formed in Q3, and contact would come in Q3 up to 360.
  const charged = (far: number) => answered([HORSE, facing(far)], [charge('5H', '11L')]);
  expect(charged(360.01)).toEqual(['PE-ASK-03: square, square, asks']);
  expect(charged(360)).toEqual(['PE-ASK-03: fire, fire, asks']);
});

test('PE-ASK-03 before an equal it countercharges if its posture lets it, else it stands', () => {
  const attack = { posture: 'attack' } as const;
  expect(answered([COLUMN, facing(200, attack)], [charge('3L', '11L')])).toEqual([
    'PE-ASK-03: countercharge, countercharge, asks',
  ]);
  expect(answered([COLUMN, facing(200)], [charge('3L', '11L')])).toEqual(['PE-ASK-03: fire, fire, asks']);
  const horse = blue('14H', at(900, 600, 180), 'marchColumn', { ...CAVALRY, posture: 'hold' });
  expect(answered([HORSE, horse], [charge('5H', '14H')])).toEqual(['PE-ASK-03: stand, stand, asks']);
  const guns = blue('2B', at(900, 600, 180), 'deployed', { ...GUNS, posture: 'hold' });
  expect(answered([HORSE, guns], [charge('5H', '2B')])).toEqual(['PE-ASK-03: fire, fire, asks']);
});

test('PE-ASK-04 cavalry stops before an evader, infantry goes on; the bold go on', () => {
  const screen = blue('11V', at(900, 700, 180), 'skirmish', { posture: 'harass', figures: 6 });
  const evades = line('11V', [{ do: 'evade' }]);
  expect(answered([HORSE, screen], [charge('5H', '11V'), evades])).toEqual(['PE-ASK-04: stop, go on, asks']);
  expect(answered([COLUMN, screen], [charge('3L', '11V'), evades])).toEqual(['PE-ASK-04: go on, go on, asks']);
});

test('PE-ASK-08 whoever is not slower follows, unless it is to hold; the bold follow', () => {
  const units = (more: Partial<Unit>): Unit[] => [
    red('5H', at(900, 500), 'marchColumn', CAVALRY),
    blue('14H', at(900, 500, 180), 'marchColumn', { ...CAVALRY, ...more }),
  ];
  const follows = (more: Partial<Unit>) =>
    answered(units(more), [rally('5H')], 5, { contacts: [contact('5H', '14H', 'front')] });
  expect(follows({})).toEqual(['PE-ASK-08: follow, follow, asks']);
  expect(follows({ nation: 'english' })).toEqual(['PE-ASK-08: no, follow, asks']);
  expect(follows({ posture: 'hold' })).toEqual(['PE-ASK-08: no, follow, asks']);
});

test('PE-ASK-16 a unit with a plan goes on with it: halting would tell whom the charge means', () => {
  const plan = line('11L', [{ do: 'ahead', by: 500 }]);
  expect(answered([COLUMN, facing(300, { posture: 'hold' })], [charge('3L', '11L'), plan], 0)).toEqual([
    'PE-ASK-16: go on, go on, asks',
  ]);
});
