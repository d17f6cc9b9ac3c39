/** What a half of Periods costs: 24 units, from the opening of both sheets to the end of its fights. */
import { chanceFrom } from '../../kernel/chance.ts';
import { Refusal } from '../../kernel/play.ts';
import { run } from '../../kernel/run.ts';
import { apply } from '../../rules/periods/apply.ts';
import { doctrine } from '../../rules/periods/doctrines.ts';
import { parse } from '../../rules/periods/language/index.ts';
import type { Order } from '../../rules/periods/order.ts';
import { play } from '../../rules/periods/play.ts';
import { readScenario } from '../../rules/periods/scenario/index.ts';
import type { State } from '../../rules/periods/state.ts';
import { charge, position, supply } from './charge.ts';
import { cpuOf, inTurns } from './cpu.ts';
import { type Line, whole } from './table.ts';

/** As many tables, each with its units a little elsewhere. */
const TABLES = 20;
const CHARGES = 500;

/** Twelve a side, 15 cm apart: columns that charge, lines, cavalry, guns, a screen. */
function scenario(aside: number): string {
  const kinds = ['infantry column 18', 'light cavalry column 12', 'infantry line 9', 'foot battery deployed'];
  const side = (name: string, first: number, y: number, face: string): string[] =>
    Array.from({ length: 12 }, (_, n) => {
      const kind = n === 6 ? 'infantry elite skirmish 6' : kinds[n % kinds.length]!;
      const at = `${8 + n * 14.5 + aside}x${y + (n % 3)}`;
      return `${name} ${first + n}U ${kind} at ${at} face ${face} posture ${n === 6 ? 'harass' : 'attack'}`;
    });
  return [
    'rules periods',
    'title en "Bench" fr "Mesure"',
    'field 180 x 120',
    'periods 2',
    'variant fights simple',
    'army red en "Red" fr "Rouges" edge south',
    'army blue en "Blue" fr "Bleus" edge north',
    'area wood 80x48 90x48 90x54 80x54',
    ...side('red', 1, 40, 'N'),
    ...side('blue', 21, 66, 'S'),
  ].join('\n');
}

function read(text: string): State {
  const found = readScenario(text);
  if ('faults' in found) throw new Error(JSON.stringify(found.faults));
  return found.state;
}

/** Columns and cavalry charge whom they have before them; lines advance; guns and screens stand. */
const SHEETS = [
  'sheets red: 1U charge 21U; 2U charge 22U; 3U advance 6; 5U charge 25U; 6U charge 26U; 9U charge 29U; 10U charge 30U; 11U advance 5',
  'blue: 22U charge 2U; 23U advance 4; 25U charge 5U; 30U charge 10U; 31U advance 5',
].join(' | ');

function order(text: string): Order {
  const read = parse(text);
  if (read instanceof Refusal) throw read;
  return read;
}

const HALF = [SHEETS, 'quarter', 'quarter', 'half', 'fight'].map(order);

/** The position is copied, so that nothing is known of it from the round before. */
function played(start: State): void {
  const chance = chanceFrom('bench');
  let now: State = { ...start, units: start.units.map((unit) => ({ ...unit })) };
  for (const each of HALF) {
    const outcome = run({ play, apply }, now, each, 'red', [], {
      dice: ({ dice, sides }) => chance.dice(dice, sides),
      answer: (asked, then) => ({
        text: doctrine('regulation', asked, then as State)!,
        by: { who: 'doctrine', name: 'regulation' },
      }),
    });
    if (outcome.kind !== 'done') throw new Error(`a half stops: ${JSON.stringify(outcome)}`);
    now = outcome.state;
  }
}

export async function half(): Promise<Line[]> {
  const tables = Array.from({ length: TABLES }, (_, n) => read(scenario(n / 10)));
  const work = tables.map((now, n) => [`table ${n}`, () => cpuOf(() => played(now))] as const);
  const costs = Object.values(await inTurns({ warmUp: 1, rounds: 3 }, Object.fromEntries(work))).toSorted(
    (a, b) => a - b,
  );
  const [hexes, dice] = [position(), supply()];
  const onMap = (): void => {
    for (let n = 0; n < CHARGES; n++) charge(hexes, dice);
  };
  const { onHexes } = await inTurns({ warmUp: 2, rounds: 5 }, { onHexes: () => cpuOf(onMap) });
  const dearest = costs.at(-1)! / 1000;
  const from = `of CPU, ${TABLES} tables; ${whole(dearest / (onHexes / CHARGES / 1000))} charges on hexes`;
  return [{ what: 'a half of 24 units, the dearest', measured: dearest, unit: 'ms', limit: { most: 150 }, from }];
}
