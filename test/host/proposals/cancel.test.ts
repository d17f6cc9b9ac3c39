/** Calling a battle off: what is lost is shown first, and once it has begun it takes the other side, or a reason. */
import { expect, test } from 'vitest';
import type { CancelWay } from '../../../src/host/verbs/proposals/cancelling.ts';
import { accepted, ann, bob, eve, refusal, type Room, room, shown, startedRoom, uma } from '../../help/room.ts';
import { agrees, offered, open, refuses, saysOf } from './voting.ts';

const before = async (at: Room, request = at.by(ann)) => accepted(await at.host.beforeCancel(request));
const cancel = async (at: Room, way: CancelWay, request = at.by(ann), why?: string) =>
  at.host.cancel(request, { battle: (await at.battle()).id, way, ...(why !== undefined && { why }) });
const status = async (at: Room) => (await at.battle()).status;

test('before the start the person who opened the battle needs one more press; no one else may', async () => {
  const at = await room();
  accepted(await at.host.open(at.by(ann), 'toy', 'en'));
  accepted(await at.host.join(at.by(bob), 'blue'));
  expect(refusal(await at.host.beforeCancel(at.by(bob)))).toBe('host-cancel-denied');
  const { ways, says } = await before(at);
  expect(ways).toEqual(['now']);
  expect(at.say({ says })).toBe(
    'This calls off **Toy battle**.\nIt has not begun yet: nothing is lost but the places taken.\nRed: no one\n' +
      'Blue: Bob \\*the bold\\*\nPress the button if you mean it.',
  );
  expect(await status(at)).toBe('mustering');
  accepted(await cancel(at, 'now'));
  expect(await status(at)).toBe('cancelled');
});

test('after the start the other side must agree, whoever asks', async () => {
  const at = await startedRoom();
  await at.give(ann, 'R1 move 3');
  const { ways, says } = await before(at, at.by(bob));
  expect(ways).toEqual(['ask']);
  expect(at.say({ says })).toContain('The 1 order given so far is lost');
  expect(at.say({ says })).toContain('Ann must agree');
  await at.posts();
  expect(refusal(await cancel(at, 'now'))).toBe('cancel-changed');
  accepted(await cancel(at, 'ask', at.by(bob)));
  expect(await status(at)).toBe('playing');
  const post = offered(await at.posts(), ann);
  expect(saysOf(post)).toContain('proposes to call the battle off');
  expect(at.say(await before(at))).toContain('has already proposed this');
  await refuses(at, ann);
  expect(await status(at)).toBe('playing');
  expect(await open(at)).toEqual([]);

  accepted(await cancel(at, 'ask', at.by(bob)));
  await at.posts();
  const { secret } = await at.battle();
  await agrees(at, ann);
  expect(await status(at)).toBe('cancelled');
  const [last] = (await at.posts()).map(shown);
  expect(last).toContain('By agreement of Bob \\*the bold\\* and Ann, the battle is called off.');
  expect(last).toContain(secret);
});

test('asking for what the other side has asked for is agreement', async () => {
  const at = await startedRoom();
  accepted(await cancel(at, 'ask'));
  accepted(await cancel(at, 'ask', at.by(bob)));
  expect(await status(at)).toBe('cancelled');
});

test('the opener may ask both chiefs; a commander below a chief, or a spectator, may not', async () => {
  const at = await room();
  accepted(await at.host.open(at.by(eve), 'toy', 'en'));
  accepted(await at.host.join(at.by(ann), 'red'));
  accepted(await at.host.join(at.by(bob), 'blue'));
  accepted(await at.host.join(at.by(uma), 'blue'));
  accepted(await at.host.start(at.by(ann)));
  expect(refusal(await at.host.beforeCancel(at.by(uma)))).toBe('proposal-chief-only');
  expect(refusal(await at.host.beforeCancel(at.by({ id: '1009', name: 'Dan' })))).toBe('cancel-denied');
  expect((await before(at, at.by(eve))).ways).toEqual(['ask']);
  accepted(await cancel(at, 'ask', at.by(eve)));
  await agrees(at, ann);
  expect(await status(at)).toBe('playing');
  await agrees(at, bob);
  expect(await status(at)).toBe('cancelled');
});

test('an administrator or the umpire needs only a reason', async () => {
  for (const [isUmpire, by] of [
    [false, 'By decision of an administrator, Uma\\_'],
    [true, '⚖ By decision of the umpire, Uma\\_'],
  ] as const) {
    const at = await startedRoom();
    if (isUmpire) accepted(await at.host.join(at.trusted(uma), 'umpire'));
    const request = () => (isUmpire ? at.by(uma) : at.trusted(uma));
    expect((await before(at, request())).ways).toEqual(['reason']);
    expect(refusal(await cancel(at, 'reason', request(), ''))).toBe('host-reason');
    expect(refusal(await cancel(at, 'ask', request()))).toBe('cancel-changed');
    await at.posts();
    accepted(await cancel(at, 'reason', request(), 'Bob is *ill*'));
    expect(shown((await at.posts())[0]!)).toContain(`${by}, the battle is called off: “Bob is \\*ill\\*”`);
  }
});

test('an administrator who commands can choose either way', async () => {
  const at = await startedRoom();
  expect((await before(at, at.trusted(ann))).ways).toEqual(['ask', 'reason']);
});

test('without another commander one more press is enough', async () => {
  const solo = await room();
  accepted(await solo.host.open(solo.by(ann), 'toy', 'en', { id: '9001', name: 'Aide', side: 'blue' }));
  expect((await before(solo)).ways).toEqual(['now']);
  accepted(await cancel(solo, 'now'));
  expect(await status(solo)).toBe('cancelled');
  const alone = await startedRoom();
  accepted(await alone.host.leave(alone.by(bob)));
  expect((await before(alone)).ways).toEqual(['now']);
});

test('a press below another battle or in a finished one does nothing', async () => {
  const at = await startedRoom();
  expect(refusal(await at.host.cancel(at.by(ann), { battle: 'other', way: 'ask' }))).toBe('host-idea-gone');
  accepted(await at.host.resign(at.by(ann)));
  expect(refusal(await at.host.beforeCancel(at.by(ann)))).toBe('host-is-over');
  expect(refusal(await cancel(at, 'ask'))).toBe('host-is-over');
});
