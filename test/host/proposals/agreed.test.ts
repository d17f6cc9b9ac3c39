/** A pause, a draw, more time, another pace, both at once: every kind, with everybody who may or may not have a word in it. */
import { expect, test } from 'vitest';
import { verified } from '../../../src/host/verbs/fair-dice/verify.ts';
import { replayed } from '../../../src/host/verbs/history/replay.ts';
import { exported } from '../../../src/host/advance/export-file.ts';
import { rulesetsByName } from '../../../src/host/ruleset.ts';
import { Refusal } from '../../../src/kernel/play.ts';
import { createToy } from '../../help/toy.ts';
import { accepted, ann, bob, eve, refusal, type Room, startedRoom, uma } from '../../help/room.ts';
import { agrees, offered, open, press, refuses, saysOf } from './voting.ts';

const NOON = Date.UTC(2026, 0, 1, 12);
const HOUR = 3_600_000;

/** A started battle whose clock can be set forward. */
async function timed(pace?: string) {
  let now = NOON;
  const at = await startedRoom({ clock: () => new Date(now) });
  if (pace !== undefined) {
    accepted(await at.host.askForPace(at.by(ann), pace));
    await agrees(at, bob);
  }
  const later = (hours: number): void => {
    now += hours * HOUR;
  };
  return { at, later };
}

const deadlines = async (at: Room) => at.store.deadlines((await at.battle()).id);
const pause = (at: Room, person = ann) => at.host.askForPause(at.by(person), 'supper');

test('a pause needs both chiefs, and so does its end', async () => {
  const at = await startedRoom();
  await at.posts();
  accepted(await pause(at));
  expect(saysOf(offered(await at.posts(), bob))).toContain('Ann proposes a pause: “supper”');
  expect((await at.battle()).status).toBe('playing');
  await agrees(at, bob);
  expect((await at.battle()).status).toBe('paused');
  expect(saysOf((await at.posts())[0]!)).toBe(
    'By agreement of Ann and Bob \\*the bold\\*, the battle is paused: “supper”',
  );
  expect(refusal(await at.host.preview(at.by(ann), 'R1 move 3'))).toBe('host-is-paused');
  const status = await at.host.status(at.by(ann));
  if (status instanceof Refusal) throw status;
  expect(status.says.map((each) => at.words.say('en', each)).join('\n')).toContain('supper');
  accepted(await at.host.unpause(at.by(bob)));
  expect((await at.battle()).status).toBe('paused');
  offered(await at.posts(), ann);
  expect(refusal(await at.host.unpause(at.by(bob)))).toBe('proposal-yours');
  accepted(await at.host.unpause(at.by(ann)));
  expect((await at.battle()).status).toBe('playing');
  expect(await open(at)).toEqual([]);
});

test('a pause is for the umpire alone, or an administrator if there is none', async () => {
  const at = await startedRoom();
  expect(refusal(await pause(at, eve))).toBe('host-no-seat');
  accepted(await at.host.askForPause({ ...at.by(eve), administrator: true }, 'supper'));
  expect((await at.battle()).status).toBe('paused');
  accepted(await at.host.unpause({ ...at.by(eve), administrator: true }));
  accepted(await at.host.join(at.trusted(uma), 'umpire'));
  expect(refusal(await at.host.askForPause({ ...at.by(eve), administrator: true }, 'supper'))).toBe('host-no-seat');
  accepted(await pause(at, uma));
  expect((await at.battle()).status).toBe('paused');
  expect(refusal(await at.host.unpause(at.by(ann)))).toBe('host-umpire-only');
  accepted(await at.host.unpause(at.by(uma)));
  accepted(await pause(at));
  await agrees(at, bob);
  accepted(await at.host.unpause(at.by(uma)));
  expect((await at.battle()).status).toBe('playing');
});

test('a reason must be a real one; a motion that has become impossible when all agree is void', async () => {
  const at = await startedRoom();
  expect(refusal(await at.host.askForPause(at.by(ann), ' '))).toBe('host-reason');
  accepted(await pause(at));
  accepted(await at.host.askForPause({ ...at.by(eve), administrator: true }, 'the server'));
  await at.posts();
  await agrees(at, bob);
  expect(saysOf((await at.posts())[0]!)).toContain('can no longer be carried out: a pause.');
  expect(await open(at)).toEqual([]);
});

test('the same proposal from the other chief is agreement, a different one is not', async () => {
  const at = await startedRoom();
  accepted(await pause(at));
  expect(refusal(await at.host.askForPause(at.by(bob), 'dinner'))).toBe('proposal-open');
  expect(refusal(await at.host.askForPause(at.by(ann), 'dinner'))).toBe('proposal-yours-other');
  accepted(await pause(at, bob));
  expect((await at.battle()).status).toBe('paused');
});

test('a draw needs both chiefs, ends the battle, and is an entry like others', async () => {
  const at = await startedRoom();
  expect(refusal(await at.host.propose(at.by(eve), 'draw'))).toBe('host-no-seat');
  await at.give(ann, 'R1 charge B1');
  await at.posts();
  accepted(await at.host.propose(at.by(bob), 'draw'));
  offered(await at.posts(), ann);
  await agrees(at, ann);
  expect(await at.battle()).toMatchObject({ status: 'over' });
  const posts = await at.posts();
  expect(saysOf(posts[0]!)).toBe('By agreement of Bob \\*the bold\\* and Ann, the battle ends in a draw.');
  expect(posts.some(({ kind }) => kind === 'bulletin')).toBe(true);
  const file = await at.host.export(at.by(ann));
  if (file instanceof Refusal) throw file;
  const whole = exported.parse(JSON.parse(file.json));
  const { faults } = verified(whole, rulesetsByName({ toy: createToy() }).get('toy')!);
  expect(faults).toEqual([]);
  expect(replayed(whole).join('\n')).toContain('blue: draw');
});

test('a draw that is refused, or offered on another position, does not count', async () => {
  const at = await startedRoom();
  accepted(await at.host.propose(at.by(ann), 'draw'));
  await refuses(at, bob);
  accepted(await at.host.propose(at.by(bob), 'draw'));
  await at.give(ann, 'R1 move 3');
  expect(await open(at)).toEqual([]);
  accepted(await at.host.join(at.trusted(uma), 'umpire'));
  expect(refusal(await at.host.propose(at.by(uma), 'draw'))).toBe('proposal-draw-umpire');
  accepted(await at.host.propose(at.by(bob), 'draw'));
  expect(refusal(await press(at, uma, true))).toBe('proposal-draw-umpire');
  expect(await open(at)).toHaveLength(1);
  expect((await at.battle()).status).toBe('playing');
});

test('another pace needs both chiefs; all deadlines begin again', async () => {
  const { at, later } = await timed('24h/8h');
  const [first] = await deadlines(at);
  expect(first?.dueAt?.getTime()).toBe(NOON + 24 * HOUR);
  later(2);
  expect(refusal(await at.host.askForPace(at.by(ann), 'now and then'))).toBe('clock-pace-unread');
  accepted(await at.host.askForPace(at.by(bob), '6h/3h'));
  await agrees(at, ann);
  expect((await deadlines(at))[0]?.dueAt?.getTime()).toBe(NOON + 8 * HOUR);
  accepted(await at.host.askForPace(at.by(bob), 'none'));
  await agrees(at, ann);
  expect(await deadlines(at)).toEqual([]);
  expect((await at.battle()).options['pace']).toBeUndefined();
});

test('more time needs both chiefs, and covers current duties', async () => {
  const { at, later } = await timed('24h/8h');
  expect(refusal(await at.host.askForTime(at.by(ann), '5'))).toBe('proposal-hours');
  expect(refusal(await at.host.askForTime(at.by(eve), '12'))).toBe('host-no-seat');
  accepted(await at.host.askForTime(at.by(ann), '12'));
  later(1);
  await agrees(at, bob);
  expect((await deadlines(at))[0]?.dueAt?.getTime()).toBe(NOON + 36 * HOUR);
  accepted(await at.host.askForTime(at.by(ann), '24'));
  await at.give(ann, 'end');
  await at.posts();
  await agrees(at, bob);
  expect(saysOf((await at.posts())[0]!)).toContain('What it was about has already been settled.');
  const none = await startedRoom();
  expect(refusal(await none.host.askForTime(none.by(ann), '12'))).toBe('proposal-no-pace');
});

test('a proposal lapses after the time of an answer, or three days', async () => {
  const { at, later } = await timed('24h/8h');
  accepted(await pause(at));
  later(9);
  await at.posts();
  await at.host.tick();
  expect(saysOf((await at.posts())[0]!)).toBe('The proposal has lapsed: a pause.');
  const { at: slow, later: muchLater } = await timed();
  accepted(await pause(slow));
  muchLater(71);
  await slow.host.tick();
  expect(await open(slow)).toHaveLength(1);
  muchLater(2);
  accepted(await press(slow, bob, true));
  expect(await open(slow)).toEqual([]);
  expect((await slow.battle()).status).toBe('playing');
});

test('both present: short deadlines and no calls, until one of them ends it', async () => {
  const { at } = await timed('24h/8h');
  await at.posts();
  accepted(await at.host.askForLive(at.by(ann)));
  offered(await at.posts(), bob);
  await agrees(at, bob);
  expect((await deadlines(at))[0]?.dueAt?.getTime()).toBe(NOON + HOUR / 2);
  expect(refusal(await at.host.askForPace(at.by(ann), '6h/3h'))).toBe('proposal-pace-live');
  await at.give(ann, 'R1 charge B1');
  expect((await deadlines(at)).find(({ duty }) => duty === 'answer')?.dueAt?.getTime()).toBe(NOON + HOUR / 6);
  expect((await at.posts()).flatMap(({ calls }) => calls)).toEqual([]);
  expect(refusal(await at.host.askForLive(at.by(eve)))).toBe('host-no-seat');
  accepted(await at.host.askForLive(at.by(bob)));
  expect((await at.battle()).options['pace']).toMatchObject({ turnHours: 24, answerHours: 8 });
  expect((await deadlines(at)).find(({ duty }) => duty === 'answer')?.dueAt?.getTime()).toBe(NOON + 8 * HOUR);
  accepted(await at.answer(bob, 'run'));
});

test('both present: a player who gives up their command or goes away is no longer present', async () => {
  for (const go of ['leave', 'away'] as const) {
    const { at } = await timed('24h/8h');
    accepted(await at.host.askForLive(at.by(ann)));
    await agrees(at, bob);
    await at.posts();
    accepted(await (go === 'leave' ? at.host.leave(at.by(bob)) : at.host.away(at.by(bob), '3 days')));
    expect((await at.posts()).map(saysOf).join('\n')).toContain('ends live play');
    expect((await at.battle()).options['pace']).toMatchObject({ turnHours: 24, answerHours: 8 });
    expect((await deadlines(at)).map(({ dueAt }) => dueAt?.getTime())).toEqual([NOON + 24 * HOUR]);
  }
});

test('both present: half an hour without anyone ends it, reported once; a battle without a pace has none again', async () => {
  const { at, later } = await timed();
  accepted(await at.host.askForLive(at.by(ann)));
  await agrees(at, bob);
  later(0.4);
  await at.give(ann, 'R1 move 3');
  later(0.05);
  await at.host.tick();
  expect((await at.battle()).options['pace']).toBeDefined();
  later(0.5);
  await at.posts();
  await at.host.tick();
  await at.host.tick();
  const said = (await at.posts()).map(saysOf);
  expect(said).toEqual([expect.stringContaining('No one has played for half an hour')]);
  expect((await at.battle()).options).not.toHaveProperty('pace');
  expect(await deadlines(at)).toEqual([]);
});

test('proposals of a finished battle are dropped', async () => {
  const at = await startedRoom();
  accepted(await pause(at));
  accepted(await at.host.resign(at.by(ann)));
  expect(await open(at)).toEqual([]);
});
