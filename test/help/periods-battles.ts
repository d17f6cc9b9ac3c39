/** Random battles of Periods, and what must never be in one. */
import { isOff } from '../../src/field/free.ts';
import { gap } from '../../src/field/gap.ts';
import { TOUCH } from '../../src/field/length.ts';
import { type Chance, chanceFrom } from '../../src/kernel/chance.ts';
import { type Asked, type Question, Refusal } from '../../src/kernel/play.ts';
import { run } from '../../src/kernel/run.ts';
import { apply } from '../../src/rules/periods/apply.ts';
import { byNumber, figuresOf, groundOf } from '../../src/rules/periods/position/body.ts';
import type { Fact } from '../../src/rules/periods/facts.ts';
import { NO_SHEET, type Order } from '../../src/rules/periods/order.ts';
import { bonusOf, columnQuarter, quarterOf } from '../../src/rules/periods/moves/rates.ts';
import type { State, Unit } from '../../src/rules/periods/state.ts';
import { EVADE_QUARTER, MANHANDLED } from '../../src/rules/periods/values.ts';
import { unfought } from './periods.ts';
import { randomLine, randomTable } from './periods-table.ts';

export interface Played {
  readonly now: State;
  readonly facts: readonly Fact[];
}

/** What may be answered: a posture bars some of what is offered. */
function openTo({ options, read }: Question): Question['options'] {
  return options.filter(({ text }) => !(read(text) instanceof Refusal));
}

/** `answered`: who answers, if not chance. */
export function played(
  base: State,
  order: Order,
  answers: Chance,
  answered?: (asked: Asked, now: State) => string | undefined,
): Played {
  const outcome = run({ play: unfought, apply }, base, order, 'red', [], {
    dice: ({ dice }) => Array.from({ length: dice }, () => answers.between(1, 6)),
    answer: (asked, now) => ({
      text: answered?.(asked, now as State) ?? answers.pick(openTo(asked)).text,
      by: { who: 'default' },
    }),
  });
  if (outcome.kind !== 'done') throw new Error(`it stops: ${JSON.stringify(outcome)}`);
  return { now: outcome.state, facts: outcome.transcript.flatMap((each) => ('fact' in each ? [each.fact] : [])) };
}

function sheets(chance: Chance, now: State): Order {
  const of = (side: Unit['side']) => ({
    ...NO_SHEET,
    lines: now.units
      .filter((unit) => unit.side === side && !chance.oneIn(5))
      .toSorted(byNumber)
      .map((unit) => randomLine(chance, now, unit)),
  });
  return { kind: 'sheets', red: of('red'), blue: of('blue') };
}

function orderOf(chance: Chance, now: State): Order | undefined {
  if (now.phase === 'over') return undefined;
  if (now.phase === 'sheets') return sheets(chance, now);
  return { kind: now.phase === 'half' ? 'half' : now.phase === 'quarters' ? 'quarter' : 'fight' };
}

/**
 * Two that may lie on each other: friends of whom one goes or has gone through the other until it has reformed (PE-OUT-03), has
 * turned into it on its way out and not yet walked (PE-GEO-31), or passes a lane in waves that have not all come up (PE-GEO-19).
 */
function mayOverlap(one: Unit, other: Unit): boolean {
  const hasOnlyTurned = ({ course, doing }: Unit): boolean =>
    (course?.kind === 'rally' || course?.kind === 'evade') && course.walked === 0 && !doing;
  return one.side === other.side && [one, other].some((each) => each.pierced || each.flow || hasOnlyTurned(each));
}

/** What must not be: units off the table, on each other, charges that outlast their period. */
export function faultsOf(now: State): string[] {
  return now.units.flatMap((unit, n) => {
    const on = now.units
      .slice(n + 1)
      .filter((other) => !mayOverlap(unit, other) && gap(groundOf(unit), groundOf(other)) < -TOUCH);
    const charges = now.phase === 'sheets' && now.quarter === 1 && unit.course?.kind === 'charge';
    return [
      ...on.map(({ id }) => `${unit.id} overlaps ${id}`),
      ...(isOff(groundOf(unit), now.field) ? [`${unit.id} is off the table`] : []),
      ...(charges ? [`${unit.id} still charges`] : []),
    ];
  });
}

/** Who walks more than its quarter and the bonus of its charge; crossing a stream takes no allowance. */
export function longWalks(before: State, { facts }: Played): string[] {
  const crossing = facts.flatMap((fact) => (fact.type === 'done' && fact.doing === 'cross' ? [fact.unit] : []));
  const walked = new Map<string, number>();
  for (const fact of facts) if (fact.type === 'moved') walked.set(fact.unit, (walked.get(fact.unit) ?? 0) + fact.by);
  return [...walked].flatMap(([id, by]) => {
    const unit =
      before.units.find((each) => each.id === id) ?? before.units.find((each) => id.startsWith(`${each.id}.`))!;
    const most = Math.max(quarterOf(unit) * 1.5, columnQuarter(unit), EVADE_QUARTER, MANHANDLED / 2) + bonusOf(unit);
    return by > most && !crossing.includes(id) ? [`${id} walks ${by}`] : [];
  });
}

/** The facts that battles have come to, and how often. */
export const came = new Map<string, number>();

export function battle(
  seed: string,
  each: (before: State, order: Order, after: Played) => void,
  variants: Partial<State['variants']> = {},
  answered?: (asked: Asked, now: State) => string | undefined,
): void {
  const chance = chanceFrom(seed);
  const made = randomTable(chance);
  let now: State = { ...made, variants: { ...made.variants, ...variants } };
  const figures = now.units.reduce((sum, unit) => sum + figuresOf(unit), 0);
  for (let order = orderOf(chance, now); order; order = orderOf(chance, now)) {
    const after = played(now, order, chanceFrom(`${seed} answers`), answered);
    for (const fact of after.facts) came.set(fact.type, (came.get(fact.type) ?? 0) + 1);
    each(now, order, after);
    now = after.now;
  }
  const lost = now.lost.red + now.lost.blue;
  const left = now.units.reduce((sum, unit) => sum + figuresOf(unit), 0);
  if (left !== figures - lost) throw new Error(`${seed}: ${left} figures left of ${figures}, ${lost} lost`);
}
