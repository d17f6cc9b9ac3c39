/** Whoever may order finds a panel, ideas and the end of the turn below the newest post, whatever it tells. */
import { expect, test } from 'vitest';
import type { Post } from '../../../src/host/post.ts';
import { rulesetsByName } from '../../../src/host/ruleset.ts';
import { rulesets } from '../../../src/rules/index.ts';
import { accepted, ann, bob, type Room, shown, startedRoom, uma, withDice } from '../../help/room.ts';

const CALL = { panel: 'Panel', ideas: 'Ideas', label: 'End the turn' };

async function newest(at: Room): Promise<Post> {
  return (await at.posts()).at(-1)!;
}

test('a report within a turn, and the next turn', async () => {
  const at = await withDice('5 6 2 6');
  await at.give(ann, 'R1 shoot B1');
  expect((await newest(at)).turn).toMatchObject(CALL);
  await at.give(ann, 'end');
  const bulletin = await newest(at);
  expect(bulletin.turn).toMatchObject(CALL);
  expect(bulletin.kind).toBe('bulletin');
});

test('no call while another player is asked first, but again when the order is annulled or taken back', async () => {
  const at = await startedRoom();
  accepted(await at.host.join(at.trusted(uma), 'umpire'));
  await at.give(ann, 'R1 charge B1');
  expect((await newest(at)).turn).toBeUndefined();
  accepted(await at.host.annul(at.by(uma), 'a slip'));
  expect((await newest(at)).turn).toMatchObject(CALL);
  await at.give(ann, 'R1 move 3');
  accepted(await at.host.undo(at.by(ann)));
  expect((await newest(at)).turn).toMatchObject(CALL);
});

test('after a pause too, but not during it', async () => {
  const at = await startedRoom();
  accepted(await at.host.join(at.trusted(uma), 'umpire'));
  accepted(await at.host.pause(at.by(uma), 'tea'));
  expect((await newest(at)).turn).toBeUndefined();
  accepted(await at.host.unpause(at.by(uma)));
  expect((await newest(at)).turn).toMatchObject(CALL);
});

test('the button of an earlier post ends the turn while it lasts', async () => {
  const at = await withDice('5 6 2 6');
  await at.give(ann, 'R1 shoot B1');
  const { turn } = await newest(at);
  await at.give(ann, 'R1 move 3');
  accepted(await at.host.done(at.by(ann), { battle: turn!.battle, seq: turn!.seq }));
  expect((await newest(at)).calls).toEqual([bob.id]);
});

const DUEL = `title en "Duel" fr "Duel"
map 30 x 20
army red en "Austrians" fr "Autrichiens" points 1500 edge south
army blue en "French" fr "Français" points 1500 edge north
first red
turns 2
red 7C heavy cavalry 0510 N
red 8L line infantry line 0915 N
blue 3H light cavalry 0506 S
blue 4L line infantry line 2710 S
dice DICE
`;

async function duelWith(dice: string) {
  const duel = {
    name: 'duel',
    title: { id: 'bot-scenario', args: { name: 'duel' } },
    ruleset: 'sabreur-hex',
    text: DUEL.replace('DICE', dice),
  };
  const at = await startedRoom({ rulesets: rulesetsByName(rulesets), scenarios: [duel], scriptedDice: true }, 'duel');
  accepted(await at.host.doctrine(at.by(ann), 'ask'));
  await at.give(ann, '7C charge 3H');
  accepted(await at.answer(ann, 'attack'));
  return at;
}

test('an answer without effect makes no report, but its card was the newest post: the call is repeated', async () => {
  const at = await duelWith('6 6 1 1 1 6 6 6 6 6 6');
  expect((await newest(at)).kind).toBe('card');
  accepted(await at.answer(ann, 'no pursuit'));
  const posts = await at.posts();
  expect(posts.map(shown)).toEqual(['notice\nRed: 2 order points left']);
  expect(posts[0]?.turn).toMatchObject(CALL);
});

test('a pursuit that does not happen makes no report either, though the next report mentions it', async () => {
  const at = await duelWith('6 1 1 6 5 5 1 1 1 1 1 6 6 3');
  accepted(await at.answer(bob, 'face NE'));
  expect((await newest(at)).question?.choices.map(({ label }) => label)).toContain('Do not pursue');
  accepted(await at.answer(ann, 'no pursuit'));
  const posts = await at.posts();
  expect(posts.map(shown)).toEqual(['notice\nRed: 2 order points left']);
  expect(posts[0]?.turn).toMatchObject(CALL);
  await at.give(ann, 'end');
  expect(shown((await at.posts()).at(-1)!)).toMatch(/\*\*7C\*\* (halts and does not pursue|does not follow)/);
});
