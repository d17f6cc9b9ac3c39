/** Sides of several commanders: who proposes, whose word is needed, and who learns that his orders are not carried out. */
import { expect, test } from 'vitest';
import { Refusal } from '../../../src/kernel/play.ts';
import { accepted, ann, bob, eve, refusal, type Room, withDice } from '../../help/room.ts';
import { agrees, offered, open, press, saysOf } from './voting.ts';

/** Eve commands R2 under Ann. */
async function threesome(dice = '6 6 6 6 6 6'): Promise<Room> {
  const at = await withDice(dice);
  const { id, revision } = await at.battle();
  const seat = { side: 'red', userId: eve.id, userName: eve.name, chief: false, units: ['R2'] } as const;
  await at.store.commit({ at: new Date('2026-01-01T12:00:00Z'), battle: { id, revision }, seats: { add: [seat] } });
  await at.posts();
  return at;
}

test('a commander takes back their own order; both chiefs must agree, one after the other', async () => {
  const at = await threesome();
  await at.give(eve, 'R2 shoot B1');
  await at.posts();
  accepted(await at.host.undo(at.by(eve)));
  offered(await at.posts(), ann, bob);
  expect(at.words.say('en', (await agrees(at, bob)).says[0]!)).toBe('Noted. Still to agree: Ann.');
  expect(await open(at)).toHaveLength(1);
  expect(refusal(await press(at, bob, true))).toBe('proposal-voted');
  await agrees(at, ann);
  expect(saysOf((await at.posts())[0]!)).toContain('By agreement of Eve, Ann and Bob');
});

test('a chief takes back an order of a commander, who also votes; a commander cannot take back another’s', async () => {
  const at = await threesome();
  await at.give(eve, 'R2 shoot B1');
  await at.posts();
  accepted(await at.host.undo(at.by(ann)));
  offered(await at.posts(), bob, eve);
  await agrees(at, eve);
  await agrees(at, bob);
  await at.give(ann, 'R1 shoot B1');
  expect(refusal(await at.host.undo(at.by(eve)))).toBe('host-undo-not-yours');
});

test('pauses, draws, paces and live play are for chiefs; anyone may ask for more time', async () => {
  const at = await threesome();
  for (const asked of [
    at.host.askForPause(at.by(eve), 'supper'),
    at.host.propose(at.by(eve), 'draw'),
    at.host.askForPace(at.by(eve), '24h/8h'),
    at.host.askForLive(at.by(eve)),
  ]) {
    expect(refusal(await asked)).toBe('proposal-chief-only');
  }
  accepted(await at.host.askForPace(at.by(ann), '24h/8h'));
  await agrees(at, bob);
  await at.posts();
  accepted(await at.host.askForTime(at.by(eve), '12'));
  offered(await at.posts(), ann, bob);
});

test('taking back a waiting order tells the others whose orders waited behind it', async () => {
  const at = await threesome();
  await at.give(ann, 'R1 charge B1');
  await at.give(eve, 'R2 move 4');
  await at.posts();
  accepted(await at.host.undo(at.by(ann)));
  const [told, back] = await at.posts();
  expect(told).toMatchObject({ calls: [eve.id] });
  expect(saysOf(told!)).toBe('Eve: your queued orders were not carried out.');
  expect(saysOf(back!)).toBe('Ann undoes `R1 charge B1`.');
});

test('the status shows proposals, and voting is the next thing to do for those asked', async () => {
  const at = await threesome();
  accepted(await at.host.askForPause(at.by(ann), 'supper'));
  const said = async (what: Promise<{ readonly says: readonly unknown[] } | Refusal>) => {
    const got = await what;
    if (got instanceof Refusal) throw got;
    return (got.says as Parameters<typeof at.words.say>[1][]).map((each) => at.words.say('en', each)).join('\n');
  };
  expect(await said(at.host.status(at.by(eve)))).toContain('Proposed by Ann: a pause. Still to agree: Bob');
  expect(await said(at.host.help(at.by(bob)))).toContain('Ann proposes: a pause. Please answer');
  expect(await said(at.host.help(at.by(eve)))).not.toContain('Please answer');
});
