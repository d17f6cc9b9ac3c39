/** How often two player-turns wait for a human: asked everything, by Regulation, by Regulation and standing orders. */
import { expect, test } from 'vitest';
import { load } from '../../../src/host/advance/load.ts';
import { groundOf, courseOf, readBack } from '../../../src/host/orders/play.ts';
import { askedOf } from '../../../src/host/seats/commanders.ts';
import { newMemory } from '../../../src/host/battle/deps.ts';
import { rulesetsByName } from '../../../src/host/ruleset.ts';
import { standingSays } from '../../../src/host/orders/standing-answer.ts';
import type { Seat, Standing } from '../../../src/host/store/store.ts';
import { type Question, Refusal, type Side } from '../../../src/kernel/play.ts';
import { asked, type Entry, run } from '../../../src/kernel/run.ts';
import { rulesets } from '../../../src/rules/index.ts';
import { sabreurHex } from '../../../src/rules/sabreur-hex/index.ts';
import type { State } from '../../../src/rules/sabreur-hex/state.ts';
import { accepted, room, type Room } from '../../help/room.ts';
import { DICE, FURTHER, ORDERS, SCENARIO, STANDING, UNITS, type Who } from './paper-battle.ts';

const PEOPLE: Readonly<Record<Who, { readonly id: string; readonly name: string; readonly side: Side }>> = {
  legrand: { id: '2001', name: 'Legrand', side: 'blue' },
  friant: { id: '2002', name: 'Friant', side: 'blue' },
  hiller: { id: '2003', name: 'Hiller', side: 'red' },
  reuss: { id: '2004', name: 'Reuss', side: 'red' },
};
const EVERYBODY = ['legrand', 'friant', 'hiller', 'reuss'] as const;

const memory = newMemory(new Date(0));
const parts = (at: Room) =>
  ({ store: at.store, words: at.words, rulesets: rulesetsByName(rulesets), clock: () => new Date(0), memory }) as never;

/** Four commanders with their units, and the first order points rolled. */
async function begun(doctrine: string, files: boolean): Promise<Room> {
  const scenario = {
    name: 'noon',
    title: { id: 'bot-scenario', args: { name: 'noon' } },
    ruleset: 'sabreur-hex',
    text: `${SCENARIO}dice ${DICE.replaceAll('\n', ' ')}\n`,
  };
  const at = await room({
    rulesets: rulesetsByName(rulesets),
    scenarios: [scenario],
    scriptedDice: true,
    rulesetOf: () => 'sabreur-hex',
  });
  accepted(await at.host.open(at.by(PEOPLE.legrand), 'noon', 'en'));
  for (const who of EVERYBODY) {
    accepted(await at.host.join(at.by(PEOPLE[who]), PEOPLE[who].side));
    accepted(await at.host.doctrine(at.by(PEOPLE[who]), doctrine));
  }
  const { id, revision } = await at.battle();
  const change = (['friant', 'reuss'] as const).map((who) => {
    return { side: PEOPLE[who].side, userId: PEOPLE[who].id, patch: { units: UNITS[who] } };
  });
  await at.store.commit({ at: new Date(0), battle: { id, revision }, seats: { change } });
  if (files) for (const [who, text] of STANDING) accepted(await at.host.setStanding(at.by(PEOPLE[who]), text));
  accepted(await at.host.start(at.by(PEOPLE.legrand)));
  return at;
}

const rows = (): Standing[] =>
  STANDING.map(([who, text], i) => ({
    id: String(i),
    battleId: '',
    userId: PEOPLE[who].id,
    side: PEOPLE[who].side,
    unit: /^(\d\w+):/.exec(text)?.[1],
    kind: '',
    text,
    afterSeq: 0,
    at: new Date(0),
  }));

type Seats = Parameters<typeof askedOf>[0];

/** What its commander wants, by whatever way he says so; where he does not care, what the drill book says. */
function wanted(seats: Seats, question: Question, now: unknown): { readonly text: string; readonly isFiled: boolean } {
  const says = standingSays(
    { ...seats, rules: rulesetsByName(rulesets).get('sabreur-hex')!, standing: rows() },
    1,
    question,
    now,
  );
  if (says && 'given' in says) return { text: says.given.text, isFiled: true };
  const text = sabreurHex.doctrine('regulation', asked(question), now as State) ?? question.fallback;
  return { text, isFiled: false };
}

/** Whoever is awaited answers, one question at a time; how often that was. */
async function answerAll(at: Room): Promise<number> {
  for (let waits = 0; ; waits += 1) {
    const loaded = await load(parts(at), await at.battle());
    const { waiting } = loaded;
    if (!waiting?.question) return waits;
    const back = readBack(groundOf(loaded), courseOf(waiting), waiting.question);
    if (back.kind !== 'waits') throw new Error(back.played);
    const who = askedOf(loaded, waiting.question)!;
    accepted((await at.answer(who, wanted(loaded, back.question, back.state).text)) as never);
  }
}

/** What happened, whoever answered; and in how many stops. */
async function fought(doctrine: string, files: boolean) {
  const at = await begun(doctrine, files);
  let waits = await answerAll(at);
  for (const [who, text] of ORDERS) {
    await at.give(PEOPLE[who], text);
    waits += await answerAll(at);
  }
  const { id, seq } = await at.battle();
  const entries = await Promise.all(Array.from({ length: seq }, (_, i) => at.store.entry(id, i + 1)));
  const lines = entries.flatMap((entry) => entry!.transcript);
  const happened = lines.flatMap((line) => ('fact' in line ? [line.fact] : 'roll' in line ? [line.got] : [line.got]));
  return { waits, happened, lines };
}

function factsIn(lines: readonly Entry<unknown>[]): string[] {
  return lines.flatMap((line) => ('fact' in line ? [(line.fact as { readonly type: string }).type] : []));
}

function told(what: string, waits: Readonly<Record<string, number | string>>): void {
  const each = Object.entries(waits).map(([name, n]) => `${name} ${n}`);
  process.stdout.write(`${what}: ${each.join(', ')}\n`);
}

test('two player-turns wait thirty times for a human, four times by Regulation, once with standing orders', async () => {
  const naive = await fought('ask', false);
  const regulation = await fought('regulation', false);
  const standing = await fought('regulation', true);
  told('waits for a human in two player-turns', {
    'asked everything': naive.waits,
    Regulation: regulation.waits,
    'Regulation and standing orders': standing.waits,
  });
  // The same orders, dice, answers and events: only who gave the answers is different.
  expect(regulation.happened).toEqual(naive.happened);
  expect(standing.happened).toEqual(naive.happened);
  const events = [
    'charged',
    'countercharged',
    'volunteered',
    'fired',
    'failed',
    'passed',
    'fled',
    'pursued',
    'eliminated',
  ];
  expect(factsIn(naive.lines)).toEqual(expect.arrayContaining(events));
  expect(naive.waits).toBeGreaterThanOrEqual(28);
  expect(regulation.waits).toBeLessThanOrEqual(4);
  expect(standing.waits).toBeLessThanOrEqual(2);
  const by = standing.lines.flatMap((line) => ('ask' in line ? [line.by.who] : []));
  expect(by).toContain('standing');
});

/** Pseudo-random dice: the battle must not owe its few stops to one lucky throw. */
function thrower(seed: number): (sides: number) => number {
  let x = Math.imul(seed, 2_654_435_761) >>> 0;
  return (sides) => {
    x ^= x << 13;
    x >>>= 0;
    x ^= x >>> 17;
    x ^= x << 5;
    x >>>= 0;
    return 1 + (x % sides);
  };
}

const SEATS: Seats = {
  holders: { blue: PEOPLE.legrand, red: PEOPLE.hiller },
  seats: EVERYBODY.map((who) => {
    const { id: userId, name: userName, side } = PEOPLE[who];
    const units = who === 'friant' || who === 'reuss' ? UNITS[who] : [];
    return { side, userId, userName, units, chief: units.length === 0 } as unknown as Seat;
  }),
};

/** The same two turns with other dice, by the rules alone; orders that have become impossible are left out. */
function stops(seed: number): { naive: number; regulation: number; standing: number } {
  const dice = thrower(seed);
  const count = { naive: 0, regulation: 0, standing: 0 };
  const read = sabreurHex.read(SCENARIO);
  if (!('state' in read)) throw new Error('the scenario has faults');
  let { state } = read;
  const give = (text: string, by: Side): void => {
    const orders = sabreurHex.orders(text, state, by);
    for (const { order } of orders instanceof Refusal ? [] : orders) {
      const ahead = sabreurHex.filed(order, by);
      const outcome = run(sabreurHex, state, order, by, [], {
        dice: (roll) => Array.from({ length: roll.dice }, () => dice(roll.sides)),
        answer: (question, now) => {
          const filed = ahead.find(
            ({ kind, text: each }) => kind === question.kind && !(question.read(each) instanceof Refusal),
          );
          if (filed) return { text: filed.text, by: { who: 'order' } };
          const { text: answer, isFiled } = wanted(SEATS, question, now);
          const isOpen = sabreurHex.doctrine('regulation', asked(question), now as State) === undefined;
          if (question.options.length > 1) count.naive += 1;
          if (isOpen) count.regulation += 1;
          if (isOpen && !isFiled) count.standing += 1;
          return { text: answer, by: { who: 'filed' } };
        },
      });
      if (outcome.kind === 'done') ({ state } = outcome);
    }
  };
  for (const side of ['blue', 'red'] as const) {
    for (const text of [...FURTHER[side], 'end']) {
      for (let next = sabreurHex.next(state); next.kind === 'auto'; next = sabreurHex.next(state))
        give(next.text, next.side);
      const next = sabreurHex.next(state);
      if (next.kind === 'orders' && next.side === side) give(text, side);
    }
  }
  return count;
}

test('with other dice too: on average no more than four by Regulation, two with standing orders', () => {
  const all = Array.from({ length: 24 }, (_, i) => stops(i + 1));
  const mean = (of: (each: (typeof all)[number]) => number) =>
    all.reduce((sum, each) => sum + of(each), 0) / all.length;
  const [naive, regulation, standing] = [
    mean((each) => each.naive),
    mean((each) => each.regulation),
    mean((each) => each.standing),
  ];
  told(`the same with ${all.length} other sets of dice, on average`, {
    'asked everything': naive.toFixed(1),
    Regulation: regulation.toFixed(1),
    'Regulation and standing orders': standing.toFixed(1),
  });
  expect(naive).toBeGreaterThan(20);
  expect(regulation).toBeLessThanOrEqual(4);
  expect(standing).toBeLessThanOrEqual(2);
});
