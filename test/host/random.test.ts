/** Battles made up for people: what may be wished, who waits for whom, and what comes of it. */
import { expect, test } from 'vitest';
import type { BattleWish } from '../../src/host/verbs/random/random.ts';
import { rulesetsByName } from '../../src/host/ruleset.ts';
import { Refusal } from '../../src/kernel/play.ts';
import type { RandomBattles } from '../../src/kernel/random.ts';
import { type Scales, Stopped } from '../../src/selfplay/scales.ts';
import type { Balanced } from '../../src/selfplay/steer.ts';
import { ann, bob, type Room, room } from '../help/room.ts';
import { createToy, TOY_SCENARIO } from '../help/toy.ts';

const SMALL = { size: 'small' };

/** The toy makes up its own scenario, whatever is wished. */
const random: RandomBattles = {
  sizes: [{ name: 'small', points: 100 }],
  points: { least: 50, most: 500 },
  deal: () => TOY_SCENARIO,
  steps: 1,
  shiftBalance: (text) => text,
  costs: () => ({ red: 97, blue: 98 }),
};

const EVEN: Balanced = {
  text: TOY_SCENARIO,
  tally: { red: 101, blue: 97, draw: 2 },
  isBalanced: true,
  deals: 1,
  fought: 250,
};

function withScales(balance: Scales['balance']): Promise<Room> {
  const rulesets = rulesetsByName({ toy: { ...createToy(), random } });
  return room({ rulesets, scales: { balance, close: async () => undefined } });
}

function refused(room: Room, what: unknown): string {
  expect(what).toBeInstanceOf(Refusal);
  return room.say(what as Refusal);
}

async function made(at: Room, wish: BattleWish, told: string[] = []) {
  const result = await at.host.makeUp(at.by(ann), wish, (says) => told.push(at.words.say('en', says)));
  if (result instanceof Refusal) throw result;
  return { ...result, lines: result.says.map((each) => at.words.say('en', each)) };
}

test('the result is described truthfully, shown, and can be kept', async () => {
  const at = await withScales(async () => EVEN);
  const { lines, file, mayBeKept, scene } = await made(at, SMALL);
  expect(lines[0]).toBe('Red won **51%** of 200 battles of the bot against itself, 2 draws counted as half.');
  expect(lines[1]).toBe('Red’s army costs 97 points, Blue’s 98, in a game of 100.');
  expect(file.text).toBe(TOY_SCENARIO);
  expect(file.name).toMatch(/^[a-z0-9-]+\.txt$/);
  expect(mayBeKept).toBe(true);
  expect(scene.pieces.length).toBeGreaterThan(0);
});

test('if nothing balanced was found, it says so', async () => {
  const at = await withScales(async () => ({ ...EVEN, isBalanced: false, tally: { red: 130, blue: 70, draw: 0 } }));
  const { lines } = await made(at, SMALL);
  expect(lines[0]).toContain('No balanced battle was found');
  expect(lines[0]).toContain('**65%** of 200 battles of the bot against itself.');
});

test('the options reach the generator: the usual points, the nations, two hundred battles', async () => {
  const orders: unknown[] = [];
  const at = await withScales(async (order) => {
    orders.push(order);
    return EVEN;
  });
  await made(at, SMALL);
  await made(at, { ...SMALL, points: 200, red: 'Toyland', blue: 'toyland' });
  expect(orders).toMatchObject([
    { ruleset: 'toy', battles: 200, wish: { size: 'small', points: 100 } },
    { ruleset: 'toy', battles: 200, wish: { points: 200, nations: { red: 'toyland', blue: 'toyland' } } },
  ]);
});

test('progress is reported while it is made', async () => {
  const at = await withScales(async (_order, said) => {
    said('waiting');
    said({ deal: 2, doing: 'looking', battles: 40 });
    said({ deal: 2, doing: 'counting', battles: 120 });
    return EVEN;
  });
  const told: string[] = [];
  await made(at, SMALL, told);
  expect(told).toEqual([
    'Generating terrain and armies. This takes about a minute, longer on a large map.',
    'Another battle is being generated first; yours is next.',
    'Battle 2 drawn; the bot is playing both sides to balance the armies: 40 battles so far.',
    'The armies are balanced; now testing: 120 of 200 battles.',
  ]);
});

test('impossible options are refused before any battle is played', async () => {
  const at = await withScales(() => Promise.reject(new Error('nothing should be fought')));
  const told: string[] = [];
  const tried = async (wish: BattleWish) =>
    refused(at, await at.host.makeUp(at.by(ann), wish, ({ id }) => told.push(id)));
  expect(await tried({ size: 'huge' })).toContain('no such size');
  expect(await tried({ ...SMALL, points: 20 })).toContain('50 to 500 army points');
  expect(await tried({ ...SMALL, red: 'Utopia' })).toContain('no armies of that nation');
  expect(await tried({ ...SMALL, name: '…' })).toContain('needs a name');
  expect(await tried({ ...SMALL, name: 'toy' })).toContain('is supplied with the bot');
  expect(told).toEqual([]);
});

test('without a rulebook that generates battles, or without self-play, there are none', async () => {
  const at = await room();
  expect(refused(at, await at.host.makeUp(at.by(ann), SMALL, () => undefined))).toContain('No game here');
});

test('a person has one at a time; others may wait, up to a limit', async () => {
  let finish: (made: Balanced) => void = () => undefined;
  let isFull = false;
  const at = await withScales(() => (isFull ? Promise.resolve('full') : new Promise((done) => (finish = done))));
  const first = at.host.makeUp(at.by(ann), SMALL, () => undefined);
  expect(refused(at, await at.host.makeUp(at.by(ann), SMALL, () => undefined))).toContain('already');
  isFull = true;
  expect(refused(at, await at.host.makeUp(at.by(bob), SMALL, () => undefined))).toContain(
    'Several people are already waiting',
  );
  isFull = false;
  finish(EVEN);
  expect(await first).toMatchObject({ mayBeKept: true });
  const again = at.host.makeUp(at.by(ann), SMALL, () => undefined);
  finish(EVEN);
  expect(await again).toMatchObject({ mayBeKept: true });
});

test('if the bot closes meanwhile, it says so; if the self-play fails, that is reported as a failure', async () => {
  const closing = await withScales(() => Promise.reject(new Stopped('closed')));
  expect(refused(closing, await closing.host.makeUp(closing.by(ann), SMALL, () => undefined))).toContain('was stopped');
  const broken = await withScales(() => Promise.reject(new Error('broken')));
  await expect(broken.host.makeUp(broken.by(ann), SMALL, () => undefined)).rejects.toThrow('broken');
  expect(refused(broken, await broken.host.makeUp(broken.by(ann), { size: 'huge' }, () => undefined))).toContain(
    'size',
  );
});

test('too few points for a nation', async () => {
  const at = await withScales(async () => undefined);
  expect(refused(at, await at.host.makeUp(at.by(ann), SMALL, () => undefined))).toContain('100 points');
});

test('with a name it is saved straight away, and can be opened', async () => {
  const at = await withScales(async () => EVEN);
  const { lines, mayBeKept, file } = await made(at, { ...SMALL, name: 'Our Battle' });
  expect(lines[0]).toBe('Saved for this server as `our-battle`: `/battle new` offers it.');
  expect(mayBeKept).toBe(false);
  expect(file.name).toBe('our-battle.txt');
  const all = await at.host.scenarios(at.by(bob));
  expect(all.map(({ name }) => name)).toContain('our-battle');
  const taken = await at.host.makeUp(at.by(bob), { ...SMALL, name: 'our battle' }, () => undefined);
  expect(refused(at, taken)).toContain('already');
});

test('outside a server nothing is saved, but a battle is made', async () => {
  const at = await withScales(async () => EVEN);
  const alone = { ...at.by(ann), place: { channelId: '77', guildId: undefined } };
  expect(await at.host.makeUp(alone, SMALL, () => undefined)).toMatchObject({ mayBeKept: false });
  expect(refused(at, await at.host.makeUp(alone, { ...SMALL, name: 'x' }, () => undefined))).toContain('per server');
});
