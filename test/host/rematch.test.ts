/** The end of a battle offers it again with the sides exchanged: who may ask, what is kept, who is asked, what is told. */
import { expect, test } from 'vitest';
import type { How } from '../../src/host/battle/setup.ts';
import { paceOf } from '../../src/host/seats/pace.ts';
import { levelOf } from '../../src/host/battle/odds-level.ts';
import { UnreadableBattle } from '../../src/host/battle/unreadable.ts';
import { accepted, ann, bob, callOff, eve, refusal, type Room, room, scenario, shown, uma } from '../help/room.ts';
import { createToy, TOY_SCENARIO } from '../help/toy.ts';

const aide = { id: '9001', name: 'Aide' };

/** Ann commanded Red, Bob Blue; Ann has given up. */
async function fought(how: How = {}): Promise<{ readonly at: Room; readonly old: string }> {
  const at = await room();
  accepted(await at.host.open(at.by(ann), 'toy', 'en', undefined, how));
  accepted(await at.host.join(at.by(ann), 'red'));
  accepted(await at.host.join(at.by(bob), 'blue'));
  accepted(await at.host.start(at.by(ann)));
  await at.give(ann, 'R1 move 3');
  const { id: old } = await at.battle();
  accepted(await at.host.resign(at.by(ann)));
  return { at, old };
}

const seats = async (at: Room) =>
  (await at.store.seats((await at.battle()).id)).map(({ side, userName }) => `${side} ${userName}`).toSorted();

test('the player who asks changes sides, the opponent is asked by name, and one press gives the battle both players', async () => {
  const { at, old } = await fought();
  await at.posts();
  expect(at.say(accepted(await at.host.rematch(at.by(ann), old)))).toBe(
    'The battle is open: Toy battle.\nYou command Blue.\nBob \\*the bold\\* has been asked, and can accept with a button.',
  );
  expect(await seats(at)).toEqual(['blue Ann']);
  const [opened, joined, asked] = await at.posts();
  expect(shown(opened!)).toContain('Ann opens a battle: **Toy battle**.');
  expect(shown(joined!)).toBe('notice\nAnn takes command of Blue.');
  expect(shown(asked!)).toBe('notice @1002\nAnn asks Bob \\*the bold\\* to take command of Red.');
  const { battle, no } = asked!.offer!;
  expect(refusal(await at.host.take(at.by(eve), battle, no))).toBe('handover-not-for-you');
  accepted(await at.host.take(at.by(bob), battle, no));
  expect(await seats(at)).toEqual(['blue Ann', 'red Bob *the bold*']);
  accepted(await at.host.start(at.by(bob)));
  await at.give(bob, 'R1 move 3');
});

test('the opponent may press the same button; it opens one battle', async () => {
  const { at, old } = await fought();
  accepted(await at.host.rematch(at.by(bob), old));
  const { id } = await at.battle();
  expect(at.say(accepted(await at.host.rematch(at.by(ann), old)))).toContain('You command Blue.');
  expect((await at.battle()).id).toBe(id);
  expect(await seats(at)).toEqual(['blue Ann', 'red Bob *the bold*']);
  expect(refusal(await at.host.rematch(at.by(ann), old))).toBe('host-already-yours');
  accepted(await at.host.start(at.by(ann)));
  expect(refusal(await at.host.rematch(at.by(ann), old))).toBe('host-battle-here');
});

test('both press at once, and each gets the other’s side', async () => {
  const { at, old } = await fought();
  await Promise.all([ann, bob].map(async (person) => accepted(await at.host.rematch(at.by(person), old))));
  expect(await seats(at)).toEqual(['blue Ann', 'red Bob *the bold*']);
});

test('only its commanders may ask, and only after the end', async () => {
  const { at, old } = await fought();
  expect(refusal(await at.host.rematch(at.by(eve), old))).toBe('rematch-denied');
  accepted(await at.host.rematch(at.by(ann), old));
  accepted(await at.host.join(at.by(bob), 'red'));
  accepted(await at.host.start(at.by(bob)));
  expect(refusal(await at.host.rematch(at.by(bob), (await at.battle()).id))).toBe('host-not-over');
  const elsewhere = { ...at.by(ann), place: { channelId: '77', guildId: '8' } };
  expect(refusal(await at.host.rematch(elsewhere, old))).toBe('host-no-battle');
});

test('it has the options, pace, odds and threads of the last battle, but none of its results', async () => {
  const { at, old } = await fought({ pace: '24h/8h', odds: 'dice', threads: true, options: 'turns 4' });
  accepted(await at.host.rematch(at.by(ann), old));
  const [before, now] = [(await at.store.battle(old))!, await at.battle()];
  expect(now.state).toEqual((await at.store.entry(old, 1))!.state);
  expect([paceOf(now), levelOf(now), now.options['threads']]).toEqual([paceOf(before), 'dice', { make: 'yes' }]);
  expect([now.scenario, now.language, now.ruleset, now.seq]).toEqual(['toy', 'en', 'toy', 0]);
  expect(now.secretHash).not.toBe(before.secretHash);
});

test('nothing is repeated in it, and the page shows it as it was posted', async () => {
  const { at, old } = await fought({ pace: '24h/8h' });
  await at.posts();
  accepted(await at.host.rematch(at.by(ann), old));
  accepted(await at.host.rematch(at.by(bob), old));
  accepted(await at.host.start(at.by(ann)));
  accepted(await at.host.resign(at.by(ann)));
  const posted = await at.posts();
  const page = accepted(await at.host.history(at.by(eve)));
  const told: string[] = [];
  for await (const { post } of page.told) told.push(shown(post));
  expect(told).toEqual(posted.map(shown));
});

test('a battle that was called off can be fought again, even if its scenario is gone', async () => {
  const at = await room({ scenarios: [scenario('toy', TOY_SCENARIO)] });
  accepted(await at.host.open(at.by(ann), 'toy', 'en'));
  accepted(await at.host.join(at.by(ann), 'red'));
  accepted(await at.host.join(at.by(bob), 'blue'));
  accepted(await at.host.start(at.by(ann)));
  const { id: old } = await at.battle();
  await callOff(at);
  const host = at.again({ scenarios: [] });
  accepted(await host.rematch(at.by(bob), old));
  expect((await at.battle()).state).toEqual((await at.store.entry(old, 1))!.state);
});

test('a player who left the battle is not asked, and an umpire is not seated again', async () => {
  const { at, old } = await (async () => {
    const started = await room();
    accepted(await started.host.open(started.by(ann), 'toy', 'en'));
    accepted(await started.host.join(started.by(ann), 'red'));
    accepted(await started.host.join(started.by(bob), 'blue'));
    accepted(await started.host.join(started.by(uma), 'umpire'));
    accepted(await started.host.start(started.by(ann)));
    accepted(await started.host.leave(started.by(bob)));
    accepted(await started.host.resign(started.by(ann)));
    return { at: started, old: (await started.battle()).id };
  })();
  await at.posts();
  expect(refusal(await at.host.rematch(at.by(uma), old))).toBe('rematch-denied');
  accepted(await at.host.rematch(at.by(ann), old));
  expect((await at.posts()).map(({ calls }) => calls)).toEqual([[], []]);
  expect(await seats(at)).toEqual(['blue Ann']);
});

test('of several commanders the one who asks leads, and only a chief without a side is asked', async () => {
  const at = await room();
  accepted(await at.host.open(at.by(ann), 'toy', 'en'));
  accepted(await at.host.join(at.by(ann), 'red'));
  accepted(await at.host.join(at.by(eve), 'red'));
  accepted(await at.host.join(at.by(bob), 'blue'));
  accepted(await at.host.start(at.by(ann)));
  accepted(await at.host.resign(at.by(ann)));
  const { id: old } = await at.battle();
  await at.posts();
  accepted(await at.host.rematch(at.by(eve), old));
  expect(await seats(at)).toEqual(['blue Eve']);
  expect((await at.posts()).flatMap(({ calls }) => calls)).toEqual([bob.id]);
  accepted(await at.host.rematch(at.by(ann), old));
  expect(await seats(at)).toEqual(['blue Ann', 'blue Eve']);
});

test('against the bot, the bot takes your former side, and the battle begins at once', async () => {
  const at = await room();
  accepted(await at.host.open(at.by(ann), 'toy', 'en', { ...aide, side: 'blue' }));
  await at.host.idle();
  const { id: old } = await at.battle();
  accepted(await at.host.resign(at.by(ann)));
  await at.posts();
  accepted(await at.host.rematch(at.by(ann), old));
  await at.host.idle();
  expect((await at.battle()).status).toBe('playing');
  expect(await seats(at)).toEqual(['blue Ann', 'red Aide']);
  expect((await at.posts()).map(shown).join('\n')).toContain('Welcome, Ann! You command **Blue**. Aide commands Red');
});

test('a battle that these rules cannot read is not fought again, and the reply says so', async () => {
  const { at, old } = await fought();
  const restore = () => {
    throw new Error('an unknown form');
  };
  const host = at.again({ toy: { ...createToy(), restore } });
  await expect(host.rematch(at.by(ann), old)).rejects.toThrow(UnreadableBattle);
});

test('asked for in a thread of the battle, it opens in the channel', async () => {
  const { at, old } = await fought();
  const reports = { guildId: '7', battleId: old, kind: 'reports', side: undefined, userId: undefined } as const;
  const place = { ...reports, channelId: 't-reports', statusId: undefined, archived: true };
  const { id, revision, updatedAt } = await at.battle();
  await at.store.commit({ at: updatedAt, battle: { id, revision }, places: { put: [place] } });
  const thread = { ...at.by(ann), place: { channelId: 't-reports', guildId: '7' } };
  accepted(await at.host.rematch(thread, old));
  expect((await at.battle()).id).not.toBe(old);
  expect((await at.store.battleAt('t-reports'))!.id).toBe(old);
});
