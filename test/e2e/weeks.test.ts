/**
 * Weeks of play: two sides of four commanders and an umpire, with a clock that the test moves, everything that happens
 * in a long battle, and a bot that restarts five times.
 */
import { expect, test } from 'vitest';
import { phrase } from '../../src/kernel/phrase.ts';
import { defaultWorld, type World } from '../../src/practice/server.ts';
import { SCENARIO } from '../host/broken/paper-battle.ts';
import { order, resign } from './game.ts';
import { REAL } from './scenarios.ts';
import { buttonsOf, openStage, picturesOf, publicTexts, type Stage, textOf } from './stage.ts';

const HOUR = 3600_000;
const MONDAY = Date.parse('2026-01-05T09:00:00Z');

/** The C-in-C first. */
const SIDES = {
  blue: { Bruno: '18L 57L 45L', Dan: '6B 96L 88L', Georg: '9Lg 7C 3D 3A', Hanna: '8H 10Lg' },
  red: { Alice: '4G 5J 3E', Chloé: '7S 2B 15Z', Émile: '42R 56W 1B', Fanny: '4V 2K 11H' },
} as const;

const NEWCOMERS = ['Georg', 'Hanna', 'Émile', 'Fanny', 'Ivo', 'Karl'];

/** Two points for Blue; 3E fails against 57L; three points for Red; 8H fails against 2K. */
const DICE =
  '4 6 6 5 2 5 2 6 6 1 6 6 2 4 2 4 1 3 5 2 3 3 4 6 1 1 1 4 6 1 1 5 6 6 5 2 5 2 5 5 4 4 2 3 5 1 1 6 5 1 6 5 4 1';

/** The practice Discord with more people, all reading English. */
function crowd(): World {
  const world = defaultWorld();
  for (const person of world.people) person.locale = 'en-GB';
  for (const [index, name] of NEWCOMERS.entries()) {
    const id = String(1100000000000000021n + BigInt(index));
    world.people.push({ id, username: `newcomer${index}`, name, locale: 'en-GB', bot: false });
    for (const guild of world.guilds) guild.members.push({ ...guild.members.at(-1)!, personId: id, roles: [] });
  }
  return world;
}

interface Weeks {
  readonly stage: Stage;
  /** Lets hours pass and checks the deadlines. */
  readonly later: (hours: number) => Promise<void>;
  /** The public messages since the last call. */
  readonly news: () => Promise<string>;
  /** A command, and its private answer. */
  readonly give: (who: string, name: string, options?: object) => Promise<string>;
  readonly press: (who: string, label: string) => Promise<void>;
}

async function openWeeks(): Promise<Weeks> {
  let now = MONDAY;
  let heard = 0;
  const title = phrase('bot-scenario', { name: 'noon' });
  const scenario = { name: 'noon', title, ruleset: 'sabreur-hex', text: `${SCENARIO}dice ${DICE}\n` };
  const aide = { ...REAL, scenarios: [scenario], clock: () => new Date(now) };
  const stage = await openStage({ practice: { world: crowd() }, aide });
  return {
    stage,
    later: async (hours) => {
      now += hours * HOUR;
      await stage.aide.tick();
      await stage.settled();
    },
    news: async () => {
      const texts = await publicTexts(stage, 'tavern');
      const fresh = texts.slice(heard);
      heard = texts.length;
      return fresh.join('\n');
    },
    give: async (who, name, options = {}) => {
      const { response, error } = await stage.command(who, 'tavern', name, options);
      expect(error).toBeUndefined();
      return textOf(response);
    },
    press: async (who, label) => {
      const messages = await stage.seen(who, 'tavern');
      const message = messages.findLast((each) => buttonsOf(each).some((button) => button.label === label));
      expect(`${label}: ${message?.id}`).toMatch(/\d$/);
      await stage.press(who, message!, label);
    },
  };
}

async function everybodyJoins({ give, news }: Weeks): Promise<void> {
  const options = { scenario: 'noon', threads: false, language: 'en', pace: '24h/8h' };
  await give('Bruno', 'battle new', options);
  for (const side of ['blue', 'red'] as const) {
    const people = Object.entries(SIDES[side]);
    for (const [who] of people) await give(who, 'battle join', { side });
    for (const [who, units] of people.slice(1)) await give(people[0]![0], 'command give', { who, units });
  }
  await give('Ivo', 'battle join', { side: 'umpire' });
  for (const who of Object.keys(SIDES.red))
    await give(who, 'standing set', { text: 'all: if failed stay at 4 else flee' });
  await give('Bruno', 'battle start');
  expect(await news()).toMatch(
    /Red: Alice \(C-in-C\), .*\nBlue: Bruno \(C-in-C\), .*\nUmpire: Ivo[^]*Turn 1: Blue · 2 order/,
  );
}

/** Each person is done; with points unspent, Done takes two presses. */
async function done({ stage }: Weeks, people: readonly string[]): Promise<void> {
  for (const who of people) {
    const { response } = await stage.command(who, 'tavern', 'done');
    const [sure] = buttonsOf(response);
    if (sure) await stage.press(who, response!, sure.label);
  }
}

/** The report of a charge, without numbers that count entries. */
const report = (text: string) => /### 57L[^]*?(?=\n-# 57L)/.exec(text)?.[0];

test('eight commanders over a fortnight: absence, a vote, a pause, a replacement, an umpire, and five restarts of the bot', async () => {
  const weeks = await openWeeks();
  const { stage, later, news, give, press } = weeks;
  await everybodyJoins(weeks);

  // Each of four commanders is offered suggestions for their own units.
  const offered = await stage.command('Dan', 'tavern', 'help');
  const ideas = buttonsOf(offered.response).map(({ label }) => label);
  expect(ideas.length).toBeGreaterThan(0);
  expect(ideas.filter((label) => /^(18L|57L|45L|9Lg|7C|3D|3A|8H|10Lg)/.test(label))).toEqual([]);
  expect(await give('Dan', 'battle status')).toMatch(/Until <t:1767690000:f>: Bruno, /);

  // A standing order answers for Alice. An order taken back by vote has the same dice when given again.
  await order(stage, 'Bruno', 'tavern', '57L charge 3E');
  const first = await news();
  expect(first).toMatch(/standing order of 5 Jan/);
  expect(await give('Bruno', 'propose undo')).toContain('Still to agree: Alice');
  const asked = (await stage.seen('Alice', 'tavern')).at(-1);
  expect(textOf(asked)).toContain('3E');
  expect(picturesOf(asked)).toHaveLength(1);
  await stage.restart();
  await press('Alice', 'Agree');
  expect(await news()).toMatch(/By agreement of Bruno and Alice, `57L charge 3E` is undone/);
  await order(stage, 'Bruno', 'tavern', '57L charge 3E');
  const second = await news();
  expect(report(second)).toBeDefined();
  expect(report(second)).toBe(report(first));

  // Hanna misses her turn. Bruno, her C-in-C, may deputise, and does nothing either: her units hold.
  await done(weeks, ['Bruno', 'Dan', 'Georg']);
  await stage.restart();
  await later(25);
  expect(await news()).toMatch(/No orders from Hanna by .*: Bruno deputises until/);
  await later(9);
  expect(await news()).toMatch(/No orders from Hanna by .*: Hanna’s units hold\.[^]*Turn 1: Red · /);

  // Fanny goes on leave and Émile deputises immediately. Hanna, who wants to be asked everything, does not answer.
  await give('Fanny', 'deputy', { person: 'Émile' });
  await give('Fanny', 'away', { until: '30 days' });
  await give('Hanna', 'doctrine', { choice: 'ask' });
  await order(stage, 'Émile', 'tavern', '2K charge 8H');
  expect(await news()).toMatch(/Émile for Fanny\.[^]*8H\*\* \(5\), which has to answer\./);
  await later(9);
  expect(await news()).toMatch(/Hanna has missed 2 times in a row\.[^]*No answer from Hanna by .*: Bruno deputises/);
  await stage.restart();
  await later(9);
  expect(await news()).toMatch(/Stand firm \(no answer by .*: doctrine\)/);

  // During a pause that both C-in-Cs agreed to, no clock runs.
  await give('Fanny', 'propose pause', { why: 'nobody is here' });
  expect(await give('Alice', 'propose pause', { why: 'Epiphany' })).toContain('Still to agree: Bruno');
  await press('Bruno', 'Agree');
  await news();
  await later(200);
  expect(await news()).toBe('');
  await give('Alice', 'propose resume');
  expect(await news()).toContain('the battle goes on');

  // Karl takes over from Chloé, units included; the umpire corrects one of them.
  await give('Alice', 'battle replace', { by: 'Karl', who: 'Chloé' });
  await stage.restart();
  await press('Karl', 'Take command');
  expect(await news()).toContain('Karl takes over the command of Chloé (Red).');
  expect(await give('Karl', 'command list')).toContain('**Karl**: 7S, 2B and 15Z');
  await give('Ivo', 'desk rule', { changes: '15Z at 1011', why: 'it stood elsewhere' });
  await press('Ivo', 'Decide');
  expect(await news()).toMatch(/The umpire, Ivo, rules: “it stood elsewhere”\n\*\*15Z\*\* is placed in 1011/);

  // Émile is done for Fanny too. A new turn for Blue, and the end.
  await done(weeks, ['Alice', 'Karl', 'Émile']);
  expect(await news()).toMatch(/Turn 2: Blue · \d order points?/);
  await stage.restart();
  expect(await give('Bruno', 'games')).toMatch(/Before Neudorf at noon[^]*It is your turn: give your orders/);
  expect(await give('Georg', 'catchup')).toContain('**2K destroys 8H** (Blue −5)');
  await resign(stage, 'Bruno', 'tavern');
  expect(await news()).toMatch(/What it cost, and what each unit did[^]*charged 8H at 0407; destroyed 8H/);
});
