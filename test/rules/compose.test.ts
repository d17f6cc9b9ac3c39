/** On random positions of every book: whatever presses lead to can be ordered, and what cannot be pressed cannot be ordered. */
import { describe, expect, test } from 'vitest';
import { everyOrder } from '../../src/cli/bench/every.ts';
import { stateOf } from '../../src/cli/fuzz/always.ts';
import { sealingOf } from '../../src/kernel/sealed.ts';
import { BOUTS } from '../../src/cli/fuzz/bouts.ts';
import type { AnyRuleset } from '../../src/host/ruleset.ts';
import { type Chance, chanceFrom } from '../../src/kernel/chance.ts';
import type { Composing, Press } from '../../src/kernel/compose.ts';
import type { Phrase } from '../../src/kernel/phrase.ts';
import { enemyOf, Refusal, type Side } from '../../src/kernel/play.ts';
import { remembered } from '../../src/kernel/remembered.ts';
import type { Ruleset } from '../../src/kernel/ruleset.ts';
import { NOTHING, run } from '../../src/kernel/run.ts';
import { sabreurHex } from '../../src/rules/sabreur-hex/index.ts';
import type { State } from '../../src/rules/sabreur-hex/state.ts';
import { LANGUAGES } from '../../src/words/language.ts';
import { BOOKS, NAMES } from '../help/books.ts';
import { rounds } from '../help/soak.ts';
import { words } from '../help/words.ts';

const RUNS = rounds(8);
const seeds = (name: string) => Array.from({ length: RUNS }, (_, i) => `${name}-${i}`);
const everybody = () => true;

/** The orders that a text is, played one after the other; or why not. */
function whyNot<S, F, O>(rules: Ruleset<S, F, O>, now: S, by: 'red' | 'blue', text: string): Refusal | undefined {
  const read = rules.orders(text, now, by);
  if (read instanceof Refusal) return read;
  let at = now;
  for (const { order } of read) {
    const outcome = run(rules, at, order, by, [], NOTHING);
    if (outcome.kind === 'refused') return outcome.refusal;
    if (outcome.kind !== 'diverged') at = outcome.state;
  }
  return undefined;
}

interface Walk<S, F, O> {
  readonly rules: Ruleset<S, F, O>;
  readonly now: S;
  readonly by: 'red' | 'blue';
  /** Every legal order, as it is first met by completion; undefined in the enemy's turn, when none is. */
  readonly every: ReadonlySet<string> | undefined;
}

interface Walked {
  readonly wholes: string[];
  readonly faults: string[];
}

/** A step of composing, what is wrong with it, and where it leads. */
interface Looked {
  readonly faults: readonly string[];
  readonly whole?: string | undefined;
  readonly legal: readonly Press[];
}

/** Looks at everything in the step that a draft has led to. */
function look<S, F, O>({ rules, now, by, every }: Walk<S, F, O>, draft: string): Looked {
  const step = rules.compose(now, by, draft, everybody);
  if (step instanceof Refusal) return { faults: [`${draft} leads nowhere: ${step.message}`], legal: [] };
  const { whole } = step;
  const refusal = whole === undefined || !every ? undefined : whyNot(rules, now, by, whole);
  const presses = step.rows.flatMap((row) => row.presses);
  const legal = presses.filter((each) => !each.refusal);
  const barred = presses
    .filter((each) => each.refusal)
    .flatMap((each) => leadsOn(every ?? new Set(), each))
    .map((order) => `${order} is legal, and cannot be pressed`);
  const faults = [
    ...speak(step),
    ...(refusal ? [`${whole} is refused: ${refusal.message}`] : []),
    ...barred,
    ...(legal.length === 0 && whole === undefined && draft !== '' ? [`${draft} is a dead end`] : []),
  ];
  return { faults, whole, legal };
}

/** So many times, presses what is legal, any of it, to an order that can be given; and looks at every press on the way. */
function walks<S, F, O>(times: number, on: Walk<S, F, O>, chance: Chance): Walked {
  const looked = remembered((draft: string) => look(on, draft));
  const walked: Walked = { wholes: [], faults: [] };
  for (let time = 0; time < times; time++) walk(looked, chance, walked);
  return walked;
}

function walk(looked: (draft: string) => Looked, chance: Chance, { wholes, faults: all }: Walked): void {
  let draft = '';
  for (let steps = 0; steps < 9; steps++) {
    const { faults, whole, legal } = looked(draft);
    all.push(...faults);
    if (whole !== undefined) wholes.push(whole);
    if (legal.length === 0 || (whole !== undefined && chance.oneIn(3))) return;
    draft = chance.pick(legal).text;
  }
}

/** Legal orders that begin like a press. */
function leadsOn(every: ReadonlySet<string>, { text }: Press): string[] {
  const faced = /^(.*) (march|forced march) face (\w+)$/.exec(text);
  const begin = faced ? `${faced[1]} ${faced[2]} ` : text;
  return [...every].filter(
    (order) =>
      (order === text || order.startsWith(`${begin} `.replaceAll('  ', ' '))) &&
      (!faced || order.endsWith(` face ${faced[3]}`)),
  );
}

/** All of it can be said in both languages; what does not fit the line above a row. */
function speak({ asks, lines, rows, typed }: Composing): string[] {
  return LANGUAGES.flatMap((language) => {
    const say = (says: Phrase) => words.say(language, says);
    for (const says of [asks, ...lines, ...(typed ? [typed.says] : [])]) say(says);
    for (const { says, refusal } of rows.flatMap(({ presses }) => presses))
      [says, ...(refusal ? [refusal.says] : [])].map(say);
    return rows.flatMap(({ says }) => (says ? [say(says)] : [])).filter((title) => title.length > 100);
  });
}

interface Start {
  readonly now: unknown;
  readonly by: Side;
  /** Every order that is legal now; undefined: none is, until what is automatic or at the desk is done. */
  readonly everyOrder: () => ReadonlySet<string> | undefined;
}

function startAt(now: unknown, by: Side, orders: () => readonly string[]): Start {
  return { now, by, everyOrder: () => new Set(orders()) };
}

/** A random position, after all that begins a turn automatically. */
function startOf(book: string, chance: Chance): Start {
  const bout = BOUTS[book as keyof typeof BOUTS];
  const rules = bout.rules as AnyRuleset;
  let now: unknown = stateOf(rules, bout.scenario(chance));
  for (let next = rules.next(now); ; next = rules.next(now)) {
    if (next.kind === 'orders') return startAt(now, next.side, () => rules.suggest(now, next.side));
    if (next.kind === 'sealed') {
      const alone = sealingOf(rules).alone(now, 'red');
      return startAt(alone, 'red', () => rules.suggest(alone, 'red'));
    }
    if (next.kind !== 'auto') return { now, by: 'red', everyOrder: () => undefined };
    const read = rules.orders(next.text, now, next.side);
    if (read instanceof Refusal) throw read;
    const outcome = run(rules, now, read[0]!.order, next.side, [], {
      dice: ({ dice, sides }) => chance.dice(dice, sides),
      answer: ({ options }) => ({ text: options[0]!.text, by: { who: 'default' } }),
    });
    if (outcome.kind !== 'done') throw new Error(`${next.text}: ${outcome.kind}`);
    now = outcome.state;
  }
}

/** Sabreur-hex suggests less than it understands: here all of it, in a turn whose order points are rolled. */
function sabreurStart(chance: Chance): Start {
  const lines = BOUTS['sabreur-hex'].scenario(chance).split('\n');
  const read = stateOf(sabreurHex, lines.filter((line) => !line.startsWith('ruling')).join('\n'));
  const now: State = { ...read, phase: 'actions', orderPoints: chance.between(0, 3) };
  const by = now.active;
  const may = (text: string) => !whyNot(sabreurHex, now, by, text);
  const own = now.units.filter(({ side }) => side === by);
  return startAt(now, by, () => [...own.flatMap((unit) => everyOrder(now, unit, may)), ...(may('end') ? ['end'] : [])]);
}

describe.each(NAMES)('%s', (book) => {
  const rules = BOOKS.get(book)!;
  const startFrom = (chance: Chance) => (book === 'sabreur-hex' ? sabreurStart(chance) : startOf(book, chance));

  test.each(seeds('compose'))('%s', (seed) => {
    const chance = chanceFrom(seed);
    const { now, by, everyOrder } = startFrom(chance);
    const every = everyOrder();
    const walked = walks(12, { rules, now, by, every }, chance);
    expect(walked.faults).toEqual([]);
    expect(walked.wholes.length > 0).toBe(every === undefined || every.size > 0);
  });

  test.each(seeds('ahead'))('%s: in the enemy’s turn buttons lead to orders as if the next turn had begun', (seed) => {
    const chance = chanceFrom(seed);
    const { now, by } = startFrom(chance);
    const walked = walks(4, { rules, now, by: enemyOf(by), every: undefined }, chance);
    expect(walked.faults).toEqual([]);
    expect(walked.wholes.length).toBeGreaterThan(0);
  });
});
