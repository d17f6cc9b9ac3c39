/** Several commanders on a side: who joins and leaves, whose units they are, whom a question is for. */
import { expect, test } from 'vitest';
import { Refusal } from '../../../src/kernel/play.ts';
import { accepted, ann, bob, eve, pseudonyms, refusal, type Room, room, scenario, shown } from '../../help/room.ts';
import { TOY_SCENARIO } from '../../help/toy.ts';

const carl = { id: '1005', name: 'Carl' };
const dora = { id: '1006', name: 'Dora' };

/** Ann is Red's chief, with Bob and Carl; Eve and Dora have Blue. */
async function staffed(dice = ''): Promise<Room> {
  let ticks = 0;
  const clock = () => new Date(Date.parse('2026-01-01T12:00:00Z') + (ticks += 1));
  const scenarios = [scenario('toy', dice === '' ? TOY_SCENARIO : `${TOY_SCENARIO}dice ${dice}\n`)];
  const at = await room({ clock, scenarios, scriptedDice: true });
  accepted(await at.host.open(at.by(ann), 'toy', 'en'));
  for (const person of [ann, bob, carl]) accepted(await at.host.join(at.by(person), 'red'));
  for (const person of [eve, dora]) accepted(await at.host.join(at.by(person), 'blue'));
  return at;
}

async function fought(dice = ''): Promise<Room> {
  const at = await staffed(dice);
  accepted(await at.host.commandGive(at.by(ann), bob.id, 'R2'));
  accepted(await at.host.commandGive(at.by(eve), dora.id, 'B2'));
  accepted(await at.host.start(at.by(bob)));
  return at;
}

async function seatsOf(at: Room): Promise<string[]> {
  const seats = await at.store.seats((await at.battle()).id);
  return seats.map(
    ({ side, userName, chief, units, done }) =>
      `${side} ${userName.slice(0, 4)}${chief ? ' chief' : ''}${units.length > 0 ? ` ${units.join(' ')}` : ''}${done ? ' done' : ''}`,
  );
}

test('the first is chief; the others join without units, and the status names them all', async () => {
  const at = await staffed();
  expect(await seatsOf(at)).toEqual(['red Ann chief', 'red Bob  done', 'red Carl done', 'blue Eve chief', 'blue Dora']);
  const status = await at.host.status(at.by(carl));
  expect(at.say(status as never)).toContain('Red: Ann (C-in-C), Bob \\*the bold\\* and Carl');
  expect(refusal(await at.host.join(at.by(bob), 'red'))).toBe('host-already-yours');
  accepted(await at.host.join(at.by(bob), 'blue'));
});

test('at most twenty-five may command a side', async () => {
  const at = await staffed();
  for (let n = 4; n <= 25; n += 1) accepted(await at.host.join(at.by({ id: `20${n}`, name: `N${n}` }), 'red'));
  expect(refusal(await at.host.join(at.by({ id: '3000', name: 'Late' }), 'red'))).toBe('seat-full');
});

test('the chief gives and takes; a commander passes on their own units; the rest goes to the next chief', async () => {
  const at = await staffed();
  expect(refusal(await at.host.commandGive(at.by(bob), carl.id, 'R1'))).toBe('seat-not-yours');
  expect(refusal(await at.host.commandGive(at.by(ann), eve.id, 'R1'))).toBe('seat-no-commander');
  expect(refusal(await at.host.commandGive(at.by(ann), bob.id, 'B1'))).toBe('seat-no-unit');
  expect(refusal(await at.host.commandGive(at.by(ann), bob.id, ' '))).toBe('seat-no-units');
  accepted(await at.host.commandGive(at.by(ann), bob.id, 'r1, R2'));
  expect(refusal(await at.host.commandGive(at.by(ann), bob.id, 'R1'))).toBe('seat-has-already');
  accepted(await at.host.commandGive(at.by(bob), carl.id, 'R2'));
  expect((await seatsOf(at)).slice(0, 3)).toEqual(['red Ann chief done', 'red Bob  R1', 'red Carl R2']);
  expect(refusal(await at.host.commandTake(at.by(bob), 'R2'))).toBe('seat-chief-only');
  accepted(await at.host.commandTake(at.by(ann), 'R2'));
  expect((await seatsOf(at)).slice(0, 3)).toEqual(['red Ann chief', 'red Bob  R1', 'red Carl done']);
  const list = await at.host.commandList(at.by(eve), 'red');
  expect(at.say(list as never)).toBe(
    '**Red**\n**Ann**, commander-in-chief: R2\n**Bob \\*the bold\\***: R1\n**Carl**: no units',
  );
  await at.posts();
  accepted(await at.host.leave(at.by(ann)));
  expect((await seatsOf(at)).slice(0, 2)).toEqual(['red Bob  chief R1', 'red Carl done']);
  expect((await at.posts()).map(shown)).toEqual([
    'notice\nAnn gives up command of Red.\nBob \\*the bold\\* is now commander-in-chief of Red.',
  ]);
  accepted(await at.host.leave(at.by(carl)));
  expect((await at.posts()).map(shown)).toEqual([
    'notice\nCarl no longer commands on Red. Bob \\*the bold\\* takes over those units.',
  ]);
});

test('each orders their own units; only commanders with units are called', async () => {
  const at = await fought();
  const call = (await at.posts()).at(-1)!;
  expect(call.calls).toEqual([ann.id, bob.id]);
  expect(call.turn).toMatchObject({ label: 'Done' });
  expect(refusal(await at.host.preview(at.by(bob), 'R1 move 3'))).toBe('seat-not-yours');
  expect(refusal(await at.host.preview(at.by(ann), 'R2 move 3'))).toBe('seat-not-yours');
  expect(refusal(await at.host.preview(at.by(carl), 'R2 move 3'))).toBe('seat-not-yours');
  await at.give(bob, 'R2 move 3');
  await at.give(ann, 'R1 move 4');
});

test('a question goes to the commander of the unit', async () => {
  const at = await fought();
  await at.posts();
  await at.give(bob, 'R2 charge B2');
  const posts = await at.posts();
  expect(posts.at(-1)!.calls).toEqual([dora.id]);
  expect(refusal(await at.answer(eve, 'stand'))).toBe('host-not-asked');
  // A unit that changes hands takes its question along.
  accepted(await at.host.commandTake(at.by(eve), 'B2'));
  expect((await at.posts()).at(-1)).toMatchObject({ kind: 'card', calls: [eve.id] });
  expect(refusal(await at.answer(dora, 'stand'))).toBe('host-not-asked');
  accepted(await at.answer(eve, 'run'));
});

test('orders of two commanders wait behind one; if one is refused, the other continues', async () => {
  const at = await fought('6');
  await at.give(ann, 'R1 charge B1');
  await at.give(bob, 'R2 move 4');
  await at.give(ann, 'R1 move 4; R1 move 3');
  await at.give(bob, 'R2 move 5');
  const { id } = await at.battle();
  expect((await at.store.waiting(id))?.rest).toEqual([
    { text: 'R2 move 4', userId: bob.id },
    'R1 move 4',
    'R1 move 3',
    { text: 'R2 move 5', userId: bob.id },
  ]);
  await at.posts();
  accepted(await at.answer(eve, 'run'));
  const entries = await at.store.entries(id, 1, (await at.battle()).seq);
  const whose = await pseudonyms(at);
  const given = entries.filter(({ kind }) => kind === 'order').map(({ text, person }) => `${whose(person)} ${text}`);
  expect(given.slice(0, 2)).toEqual([`${ann.id} R1 charge B1`, `${bob.id} R2 move 4`]);
  expect((await at.posts()).filter(({ kind }) => kind === 'notice').every(({ calls }) => calls.length === 1)).toBe(
    true,
  );
});

test('each says they are done; an order undoes it; the turn ends when all are done', async () => {
  const at = await fought();
  expect(await at.host.beforeDone(at.by(bob))).toMatchObject({ unspent: expect.any(Number) });
  accepted(await at.host.done(at.by(bob)));
  expect(refusal(await at.host.done(at.by(bob)))).toBe('seat-done-already');
  expect(at.say((await at.host.status(at.by(ann))) as never)).toContain('orders from Red (Ann)');
  await at.give(bob, 'R2 move 3');
  expect((await seatsOf(at))[1]).toBe('red Bob  R2');
  expect(at.say(await at.give(bob, 'end'))).toContain('Ann is done too');
  expect((await at.battle()).state).toMatchObject({ active: 'red' });
  expect(at.say(accepted(await at.host.done(at.by(ann))))).toContain('the turn ends');
  expect((await at.battle()).state).toMatchObject({ active: 'blue' });
  expect(await seatsOf(at)).toEqual(['red Ann chief', 'red Bob  R2', 'red Carl', 'blue Eve chief', 'blue Dora B2']);
  expect(refusal(await at.host.done(at.by(ann)))).toBe('host-not-your-turn');
});

test('points that a waiting order has cost count as spent', async () => {
  const at = await fought('6');
  const before = await at.host.beforeDone(at.by(ann));
  await at.give(ann, 'R1 charge B1');
  const now = await at.host.beforeDone(at.by(bob));
  if (before instanceof Refusal || now instanceof Refusal) throw new Error('refused');
  expect(now.unspent).toBe(before.unspent - 1);
});

test('points that a waiting order has cost cannot be spent again by a previewed one', async () => {
  const at = await fought('6');
  const { points } = (await at.battle()).state as { points: number };
  accepted(await at.host.commandPoints(at.by(ann), bob.id, points - 1));
  await at.give(ann, 'R1 charge B1');
  const ahead = await at.host.preview(at.by(ann), 'R1 move 3');
  expect(at.say(ahead)).toContain('That costs 1 order point, and you have none left.');
});

test('a button of an earlier turn does nothing in this one', async () => {
  const at = await fought();
  const { turn } = (await at.posts()).at(-1)!;
  accepted(await at.host.done(at.by(bob), turn));
  accepted(await at.host.done(at.by(ann), turn));
  accepted(await at.host.done(at.by(eve)));
  accepted(await at.host.done(at.by(dora)));
  expect((await at.battle()).state).toMatchObject({ active: 'red', turn: 2 });
  expect(refusal(await at.host.done(at.by(bob), turn))).toBe('host-turn-passed');
});

test('points are shared unless the chief allots them', async () => {
  const at = await fought();
  const points = () => at.battle().then(({ state }) => (state as { points: number }).points);
  expect(refusal(await at.host.commandPoints(at.by(bob), bob.id, 1))).toBe('seat-chief-only');
  expect(refusal(await at.host.commandPoints(at.by(ann), bob.id, 7))).toBe('seat-points-short');
  accepted(await at.host.commandPoints(at.by(ann), bob.id, 0));
  const dear = await at.host.preview(at.by(bob), 'R2 move 3');
  expect(at.say(dear)).toBe('That costs 1 order point, and you have none left.');
  accepted(await at.host.commandPoints(at.by(ann), bob.id, await points()));
  expect(refusal(await at.host.preview(at.by(ann), 'R1 move 3'))).toBe('seat-too-dear');
  await at.give(bob, 'R2 move 3');
  const seats = await at.store.seats((await at.battle()).id);
  expect(seats.find(({ userId }) => userId === bob.id)?.points).toBe(await points());
  accepted(await at.host.commandPoints(at.by(ann), bob.id));
  expect((await at.host.preview(at.by(ann), 'R1 move 4')) instanceof Refusal).toBe((await points()) === 0);
});

test('only a chief concedes the battle', async () => {
  const at = await fought();
  expect(refusal(await at.host.resign(at.by(bob)))).toBe('seat-chief-only');
  accepted(await at.host.resign(at.by(ann)));
});
