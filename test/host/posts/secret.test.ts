/** What somebody does in private changes nothing that anybody else sees. */
import { expect, test } from 'vitest';
import type { Reply } from '../../../src/host/request.ts';
import { accepted, ann, bob, eve, type Room } from '../../help/room.ts';
import { type Clocked, clockedRoom } from '../clock/room.ts';
import { agrees } from '../proposals/voting.ts';

/** Ann commands Red, Bob Blue, and nobody has a deadline. */
async function started(): Promise<Clocked> {
  const at = await clockedRoom();
  accepted(await at.host.open(at.by(ann), 'toy', 'en'));
  accepted(await at.host.join(at.by(ann), 'red'));
  accepted(await at.host.join(at.by(bob), 'blue'));
  accepted(await at.host.start(at.by(ann)));
  await at.posts();
  return at;
}

/** Everything that a person can see of the battle without taking part in it, and what is posted. */
async function seen(at: Room, person: typeof ann): Promise<string> {
  const { id } = await at.battle();
  const upkeep = await at.host.upkeep(id, true);
  const status = accepted((await at.host.status(at.by(person))) as Reply);
  const games = await at.host.games(at.by(person));
  const log = await at.host.log(at.by(person), 1);
  return JSON.stringify([upkeep, at.say(status), games, log, await at.posts()]);
}

const file = {
  'a standing order': (at: Room, who: typeof ann) => at.host.setStanding(at.by(who), 'all: stand'),
  'a plan': (at: Room, who: typeof ann) => at.host.writePlan(at.by(who), 'B1 move 7'),
  'a look at what was missed': (at: Room, who: typeof ann) => at.host.catchUp(at.by(who)),
};

test.each(Object.entries(file))('in the enemy’s turn, %s changes nothing that others see', async (_what, act) => {
  const at = await started();
  await at.give(ann, 'R1 move 3');
  at.pass(3);
  const before = [await seen(at, ann), await seen(at, eve)];
  accepted((await act(at, bob)) as Reply);
  expect([await seen(at, ann), await seen(at, eve)]).toEqual(before);
});

test('a standing order filed in your own turn or while an answer is due changes nothing that others see', async () => {
  const at = await started();
  at.pass(3);
  const resting = await seen(at, bob);
  accepted(await at.host.setStanding(at.by(ann), 'all: stand'));
  expect(await seen(at, bob)).toEqual(resting);
  await at.give(ann, 'R1 charge B1');
  await at.posts();
  at.pass(3);
  const asked = await seen(at, bob);
  await at.give(ann, 'R2 move 4');
  accepted(await at.host.setStanding(at.by(ann), 'all: stand'));
  expect(await seen(at, bob)).toEqual(asked);
});

const since = async (at: Room) =>
  /<t:(\d+):f>/.exec(JSON.stringify((await at.host.upkeep((await at.battle()).id, false))?.status))?.[1];
const seconds = (at: Date) => String(at.getTime() / 1000);

test('a side has been awaited since its turn began or came back to it, whatever it orders meanwhile', async () => {
  const at = await started();
  const first = seconds(at.now());
  at.pass(1);
  await at.give(ann, 'R1 move 3');
  expect(await since(at)).toBe(first);
  at.pass(1);
  await at.give(ann, 'end');
  const second = seconds(at.now());
  const { id, seq } = await at.battle();
  at.pass(2);
  await at.give(bob, 'B1 move 7');
  expect(await since(at)).toBe(second);
  expect(at.say(accepted((await at.host.status(at.by(eve))) as Reply))).toContain(
    `Waiting since <t:${second}:f> for orders from Blue (Bob \\*the bold\\*).`,
  );
  at.pass(1);
  const end = (await at.store.entries(id, 1, seq)).findLast(({ text }) => text === 'end')!;
  accepted(await at.host.undo(at.by(ann), end.seq));
  await agrees(at, bob);
  expect(await since(at)).toBe(seconds(at.now()));
});

test('a step left to the players has been open since it was opened, whatever they roll there', async () => {
  const at = await started();
  at.pass(1);
  await at.give(ann, 'parley');
  const opened = seconds(at.now());
  at.pass(2);
  accepted(await at.host.throwDice(at.by(bob), { dice: '2d6' }));
  expect(await since(at)).toBe(opened);
  expect(at.say(accepted((await at.host.status(at.by(eve))) as Reply))).toContain(
    `For the players to settle since <t:${opened}:f>: `,
  );
});

test('a battle ended with its last order, whenever it is looked at', async () => {
  const at = await started();
  accepted(await at.host.resign(at.by(ann)));
  const ended = at.now();
  at.pass(5);
  accepted(await at.host.catchUp(at.by(bob)));
  expect(accepted(await at.host.history(at.by(eve))).ended).toEqual(ended);
});
