/** How lucky each side has been: a battle whose dice are written beforehand, and whose sums are reckoned by hand. */
import { expect, test } from 'vitest';
import type { LuckOfSide, LuckShown } from '../../src/host/verbs/luck/luck.ts';
import type { Host } from '../../src/host/create.ts';
import { rulesetsByName } from '../../src/host/ruleset.ts';
import { rulesetOf, rulesets } from '../../src/rules/index.ts';
import { readScenarios } from '../../src/scenarios.ts';
import { accepted, ann, bob, callOff, eve, refusal, room, type Room, uma } from '../help/room.ts';

const known = rulesetsByName(rulesets);
/** Order points. */
const POINTS = '5';
/** The chasseurs take fright; ten dice of a doubled charge, three of which hit. */
const CHARGE = '6 6 6 5 4 3 3 3 3 2 2 1';

/** The guns see the skirmishers, who are in the village already. */
function inSight(text: string): string {
  return text.replace('battery 0708', 'battery 0707').replace('skirmish 0503', 'skirmish 0504').replace('0607', '0406');
}

async function table(dice: string, red = [ann]): Promise<Room> {
  const scenarios = readScenarios(known).map((each) =>
    each.name === 'rosenau' ? { ...each, text: `${inSight(each.text)}\ndice ${POINTS} ${dice}\n` } : each,
  );
  let ticks = 0;
  const clock = () => new Date(Date.parse('2026-01-01T12:00:00Z') + (ticks += 1));
  const at = await room({ rulesets: known, scenarios, rulesetOf, scriptedDice: true, clock });
  accepted(await at.host.open(at.by(ann), 'rosenau', 'en'));
  for (const person of red) accepted(await at.host.join(at.by(person), 'red'));
  accepted(await at.host.join(at.by(bob), 'blue'));
  accepted(await at.host.doctrine(at.by(bob), 'ask'));
  return at;
}

async function started(dice: string): Promise<Room> {
  const at = await table(dice);
  accepted(await at.host.start(at.by(ann)));
  return at;
}

async function luckOf(at: Room, host: Host = at.host): Promise<LuckShown> {
  return accepted(await host.luck(at.by(uma)));
}

/** `hits 3/5.00 of 10`, a line for each kind. */
function lines({ lots }: Pick<LuckOfSide, 'lots'>): string[] {
  return lots.map(({ what, got, expected, tries }) => `${what} ${got}/${expected.toFixed(2)} of ${tries}`);
}

async function shortly(at: Room, host?: Host): Promise<string> {
  const { sides } = await luckOf(at, host);
  return sides.map((side) => `${side.side}: ${lines(side).join(', ')}`).join('\n');
}

test('hits and tests, side by side, counted as soon as they are reported', async () => {
  const at = await started(CHARGE);
  expect(await shortly(at)).toBe('red: \nblue: ');
  await at.give(ann, '4K charge 11C');
  expect(await shortly(at)).toBe('red: \nblue: ');
  // They stand, and fail on 7 or less with two dice: 21 ways of 36. What is lost by it they are asked themselves.
  accepted(await at.answer(bob, 'hold'));
  expect((await at.store.waiting((await at.battle()).id))?.question?.kind).toBe('ASK-10');
  expect(await shortly(at)).toBe('red: \nblue: morale 0/0.58 of 1');
  accepted(await at.answer(bob, 'stay'));
  expect(await shortly(at)).toBe('red: hits 3/5.00 of 10\nblue: morale 0/0.58 of 1');
  const { sides } = await luckOf(at);
  expect(sides.map(({ all }) => all.got)).toEqual([3, 0]);
  expect(sides.map(({ all }) => all.verdict.kind)).toEqual(['few', 'few']);
  expect(sides.every(({ all }) => all.band === undefined)).toBe(true);
  expect(sides.flatMap(({ commanders }) => commanders)).toEqual([]);
});

test('saves are the luck of the side under fire', async () => {
  // From afar the guns have three dice, and all hit; skirmishers save on 4 and more, here two of three.
  const at = await started('6 5 5 1 4 6');
  await at.give(ann, '2B fire 10Lg');
  expect(await shortly(at)).toBe('red: hits 3/1.00 of 3\nblue: saves 2/1.50 of 3');
});

test('unreported dice do not count', async () => {
  const at = await started(CHARGE);
  await at.give(ann, '4K charge 11C');
  accepted(await at.answer(bob, 'hold'));
  accepted(await at.answer(bob, 'stay'));
  const { told } = await at.battle();
  const battleAt: Room['store']['battleAt'] = async (channel) => ({
    ...(await at.store.battleAt(channel))!,
    told: told - 1,
  });
  expect(await shortly(at, at.again({ store: { ...at.store, battleAt } }))).toBe('red: \nblue: ');
});

test('dice taken back do not count, and rolled again they count once', async () => {
  const at = await started(CHARGE);
  const charge = async () => {
    await at.give(ann, '4K charge 11C');
    accepted(await at.answer(bob, 'hold'));
    accepted(await at.answer(bob, 'stay'));
  };
  await charge();
  accepted(await at.host.undo(at.by(ann)));
  const { id } = await at.battle();
  const [motion] = await at.store.motions(id);
  accepted(await at.host.vote(at.by(bob), id, motion!.id, true));
  expect(await shortly(at)).toBe('red: \nblue: ');
  await charge();
  expect(await shortly(at)).toBe('red: hits 3/5.00 of 10\nblue: morale 0/0.58 of 1');
});

test('each of several commanders has the dice that their units rolled under their command', async () => {
  const at = await table(`6 5 5 1 4 6 ${CHARGE}`, [ann, eve]);
  accepted(await at.host.commandGive(at.by(ann), eve.id, '2B'));
  accepted(await at.host.start(at.by(ann)));
  await at.give(eve, '2B fire 10Lg');
  accepted(await at.answer(bob, 'no fire'));
  accepted(await at.host.commandTake(at.by(ann), '2B'));
  await at.give(ann, '4K charge 11C');
  accepted(await at.answer(bob, 'hold'));
  accepted(await at.answer(bob, 'stay'));
  const shares = async () => {
    const [red, blue] = (await luckOf(at)).sides;
    expect(blue!.commanders).toEqual([]);
    expect(lines(red!)).toEqual(['hits 6/6.00 of 13']);
    return red!.commanders.map(({ who, ...each }) => ['name' in who ? who.name : who.id, ...lines(each)]);
  };
  expect(await shares()).toEqual([
    ['Ann', 'hits 3/5.00 of 10'],
    ['Eve', 'hits 3/1.00 of 3'],
  ]);
  // Whoever leaves, or hands his command over, keeps the luck he had.
  accepted(await at.host.leave(at.by(eve)));
  accepted(await at.host.replace(at.trusted(uma), { by: uma, who: ann, side: 'red' }));
  expect(await shares()).toEqual([
    ['Ann', 'hits 3/5.00 of 10'],
    ['Eve', 'hits 3/1.00 of 3'],
  ]);
});

test('before a battle there is no luck; after its end there still is; some games do not measure it', async () => {
  const at = await table(CHARGE);
  expect(refusal(await at.host.luck(at.by(eve)))).toBe('host-not-started');
  accepted(await at.host.start(at.by(ann)));
  await at.give(ann, '4K charge 11C');
  accepted(await at.answer(bob, 'hold'));
  accepted(await at.answer(bob, 'stay'));
  accepted(await at.host.resign(at.by(bob)));
  expect(await shortly(at)).toBe('red: hits 3/5.00 of 10\nblue: morale 0/0.58 of 1');
  accepted(await at.host.open(at.by(ann), 'ain-tolba', 'en'));
  accepted(await at.host.join(at.by(ann), 'red'));
  accepted(await at.host.join(at.by(bob), 'blue'));
  accepted(await at.host.start(at.by(ann)));
  expect(refusal(await at.host.luck(at.by(eve)))).toBe('luck-none');
});

test('the button’s own battle, over or called off, even if the channel has another one now', async () => {
  const at = await started(CHARGE);
  await at.give(ann, '4K charge 11C');
  const { id } = await at.battle();
  const before = await luckOf(at);
  await callOff(at);
  expect(await luckOf(at)).toEqual(before);
  accepted(await at.host.open(at.by(eve), 'rosenau', 'en'));
  expect(refusal(await at.host.luck(at.by(uma)))).toBe('host-not-started');
  expect(accepted(await at.host.luck(at.by(uma), id))).toEqual(before);
});
