/** With the longest possible names, in both languages, every message keeps to Discord's schema and limits. */
import { expect, test } from 'vitest';
import { phrase } from '../../src/kernel/phrase.ts';
import { defaultWorld, ids } from '../../src/practice/seed.ts';
import { resign } from './game.ts';
import { REAL } from './scenarios.ts';
import { buttonsOf, openStage, type Stage, textOf } from './stage.ts';

/** Names as long as the parser allows; people's as long as Discord allows, with characters that must be escaped. */
const MOST = { title: 80, army: 60, brigade: 40, objective: 40, unit: 40, person: 32 };

const long = (start: string, most: number): string => `${start} ${'Wiedergrätz’ '.repeat(9)}`.slice(0, most).trim();

const UNITS: Readonly<Record<'red' | 'blue', readonly string[]>> = {
  red: Array.from({ length: 12 }, (_each, n) => `${9090 + n}Wxyz`),
  blue: Array.from({ length: 12 }, (_each, n) => `${7070 + n}Mnpq`),
};

const named = (start: string, most: number) => `en "${long(start, most)}" fr "${long(start, most)}"`;

const unitLine = (side: 'red' | 'blue') => (id: string, n: number) => {
  const column = String(2 * n + 2).padStart(2, '0');
  const [near, facing] = side === 'red' ? ['08', 'N'] : ['05', 'S'];
  const kind = n % 3 === 0 && side === 'red' ? 'heavy cavalry cuirassier' : 'line infantry column';
  return `${side} ${id} ${kind} ${column}${near} ${facing}`;
};

const SCENARIO = [
  `title ${named('Title', MOST.title)}`,
  'map 30 x 12',
  `army red ${named('Red', MOST.army)} points 2000 edge south`,
  `army blue ${named('Blue', MOST.army)} points 2000 edge north`,
  'first red',
  'turns 4',
  `objective 0506 points 60 ${named('Place', MOST.objective)}`,
  ...UNITS.red.map(unitLine('red')),
  ...UNITS.blue.map(unitLine('blue')),
  ...[...UNITS.red, ...UNITS.blue].map(
    (id) => `name ${id} en "${long(id, MOST.unit)}"; fr "${long(`le ${id}`, MOST.unit)}"`,
  ),
  `brigade red ${named('Brigade', MOST.brigade)} ${UNITS.red.slice(0, 6).join(' ')}`,
  'dice 6 5 1 6 6 6 5 5 4 2 1 6 3 3',
].join('\n');

async function opened(): Promise<Stage> {
  const world = defaultWorld();
  for (const person of world.people) {
    if (!person.bot) person.name = `${person.name} ${'*_`~|<@1>'.repeat(4)}`.slice(0, MOST.person);
  }
  const title = long('Title', MOST.title);
  const one = {
    name: 'longest',
    title: phrase('bot-scenario', { name: title }),
    ruleset: 'sabreur-hex',
    text: SCENARIO,
  };
  return openStage({ aide: { ...REAL, scenarios: [one] }, practice: { world } });
}

/** Done by both an English and a French reader. */
const LOOKS: readonly (readonly [string, object])[] = [
  ['battle status', {}],
  ['battle map', {}],
  ['battle log', {}],
  ['command list', {}],
  ['command give', { who: ids.chloe }],
  ['unit', { unit: UNITS.red[0] }],
  ['sight', { from: UNITS.red[0], to: UNITS.blue[0] }],
  ['describe', {}],
  ['desk show', {}],
  ['standing list', {}],
  ['plan show', {}],
  ['panel', {}],
  ['panel', { unit: UNITS.red[0] }],
  ['games', {}],
  ['catchup', {}],
  ['luck', {}],
  ['settings', {}],
  ['help', {}],
];

async function lookedAt(stage: Stage, channel: string): Promise<void> {
  for (const who of [ids.alice, ids.bruno]) {
    for (const [name, options] of LOOKS) {
      const { response, error } = await stage.command(who, channel, name, options);
      expect([name, error, response?.failed ?? false]).toEqual([name, undefined, false]);
      expect(textOf(response)).not.toMatch(/went wrong|allé de travers/);
    }
  }
}

/** The positions of the buttons to press on a panel, one after the other. */
const WAYS = [
  [0, 0, 1, 0],
  [2, 1, 0],
  [3, 0],
];

async function pressedThrough(stage: Stage, channel: string, who: string): Promise<void> {
  for (const [index, way] of WAYS.entries()) {
    const { response } = await stage.command(who, channel, 'panel', { unit: UNITS.red[index] });
    const panel = async () => (await stage.seen(who, channel)).find(({ id }) => id === response!.id);
    for (const place of way) {
      const button = buttonsOf(await panel())[place];
      // Only looks, without giving an order.
      if (!button || /^(Confirm|Back|Retour)/.test(button.label)) break;
      const { error } = await stage.press(who, response!, button.label);
      expect([button.label, error]).toEqual([button.label, undefined]);
      expect(textOf(await panel())).not.toBe('');
    }
  }
}

/** Presses everything below the last message. */
async function pressedAll(stage: Stage, channel: string, who: string, how: number): Promise<void> {
  for (const message of (await stage.seen(who, channel)).slice(-how)) {
    // Refusals come first.
    for (const { label } of buttonsOf(message).toReversed()) await stage.press(who, message, label);
  }
}

test.each(['en', 'fr'] as const)('the longest names: a battle told in %s', async (language) => {
  const stage = await opened();
  const channel = 'battle';
  const { response: begun } = await stage.command(ids.alice, channel, 'battle new', {
    scenario: 'longest',
    language,
    pace: 'daily',
    threads: true,
  });
  expect(textOf(begun)).toMatch(/^(The battle|La bataille)/);
  for (const [who, side] of [
    [ids.alice, 'red'],
    [ids.chloe, 'red'],
    [ids.bruno, 'blue'],
    [ids.dan, 'umpire'],
  ] as const) {
    await stage.command(who, channel, 'battle join', { side });
  }
  await stage.command(ids.alice, channel, 'battle start');
  await stage.command(ids.bruno, channel, 'doctrine', { choice: 'ask' });
  await lookedAt(stage, channel);
  await pressedThrough(stage, channel, ids.alice);
  await pressedThrough(stage, channel, ids.chloe);
  const { response: preview } = await stage.command(ids.alice, channel, 'order', {
    text: `${UNITS.red[0]} charge ${UNITS.blue[0]}`,
  });
  const [confirm] = buttonsOf(preview);
  expect(textOf(preview)).toMatch(/^\*\*`?9090Wxyz charge/);
  expect(textOf(preview)).not.toContain('⚠ Another');
  await stage.press(ids.alice, preview!, confirm!.label);
  await lookedAt(stage, channel);
  for (const command of ['propose pause', 'battle vacancy', 'propose draw']) {
    await stage.command(ids.alice, channel, command, { why: long('Because', 100) });
  }
  await pressedAll(stage, channel, ids.bruno, 3);
  await stage.command(ids.dan, channel, 'desk annul', { why: long('Because', 200) });
  await resign(stage, ids.bruno, channel);
  await pressedAll(stage, channel, ids.bruno, 2);
  await lookedAt(stage, channel);
  expect(stage.log.filter((line) => line.includes('"level":50'))).toEqual([]);
  const said = JSON.stringify(stage.records.map(({ body }) => body));
  expect(said).toContain(long('Title', MOST.title));
  expect(said).toContain(UNITS.red[0]);
  expect(stage.records.length).toBeGreaterThan(200);
});
