/** The rolls of a post opened: what everybody may know of them now, and all of it after the end; the secret only then. */
import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import type { DiceOpened } from '../../../src/host/verbs/fair-dice/fair-dice-shown.ts';
import { hashOfSecret } from '../../../src/host/orders/dice.ts';
import { exported } from '../../../src/host/advance/export-file.ts';
import type { ToldEntries } from '../../../src/host/messages/told-entries.ts';
import type { Post } from '../../../src/host/post.ts';
import { TOY_SCENARIO } from '../../help/toy.ts';
import {
  accepted,
  ann,
  bob,
  eve,
  refusal,
  type Room,
  scenario,
  startedRoom,
  uma,
  withDice as withScript,
  callOff,
} from '../../help/room.ts';

const told = (post: Post): ToldEntries => {
  const { battle, from, to, question } = post.details!;
  return { battle, from, to, ...(question !== undefined && { question }) };
};

const openedBy = async (at: Room, post: Post): Promise<DiceOpened> =>
  accepted(await at.host.openDice(at.by(eve), told(post)));

const withDice = (posts: readonly Post[]) => posts.filter(({ details }) => details?.dice);

test('every post with dice has their numbers, and opens their details', async () => {
  const at = await withScript('6');
  await at.give(ann, 'R1 move 3');
  await at.give(ann, 'R1 shoot B1');
  await at.give(ann, 'end');
  const numbers: number[] = [];
  for (const post of (await at.posts()).filter(({ details }) => details)) {
    const { entries } = await openedBy(at, post);
    const dice = entries.flatMap(({ rolls }) => rolls.flatMap(({ got }) => got));
    const [first, last] = post.details!.dice ?? [1, 0];
    expect(dice).toHaveLength(last - first + 1);
    for (let n = first; n <= last; n++) numbers.push(n);
  }
  expect(numbers).toEqual(Array.from({ length: (await at.battle()).dice }, (_, n) => n + 1));
});

test('only the post that ends a turn gives the number of dice and the state of the chain', async () => {
  const at = await withScript('6');
  await at.give(ann, 'R1 move 3');
  await at.give(ann, 'R1 shoot B1');
  await at.give(ann, 'end');
  const { dice, head } = await at.battle();
  const posts = await at.posts();
  for (const { kind, footer } of posts) expect(/Chain/.test(footer.join())).toBe(kind === 'bulletin');
  const last = posts.findLast(({ kind }) => kind === 'bulletin')!;
  expect(last.footer.slice(-2)).toEqual([`${dice} dice so far`, `Chain ${head.slice(0, 8)}`]);
});

test('an order without dice has its place in the chain too', async () => {
  const at = await startedRoom();
  await at.give(ann, 'R1 move 3');
  await at.give(ann, 'R1 shoot B1');
  const post = withDice(await at.posts()).at(-1)!;
  const { entries } = await openedBy(at, post);
  expect(entries.map(({ seq, rolls }) => [seq, rolls.length])).toEqual([
    [3, 0],
    [4, 1],
  ]);
  expect(entries.map(({ link }) => link?.hash)).toContain((await at.battle()).head);
});

test('purpose, roller, author and origin: as in the log', async () => {
  const at = await withScript('5 6 2');
  await at.posts();
  await at.give(ann, 'R1 move 3');
  await at.give(ann, 'R1 shoot B1');
  const [post] = withDice(await at.posts());
  const { entries, secret, scripted } = await openedBy(at, post!);
  const entry = entries.at(-1);
  const row = (await at.store.entry((await at.battle()).id, 4))!;
  expect(entry).toMatchObject({
    seq: 4,
    position: 3,
    order: { shown: 'R1 shoot B1', text: 'R1 shoot B1' },
    link: { hash: row.hash, previous: row.previous },
  });
  const say = (says: Parameters<typeof at.words.say>[1]) => at.words.say('en', says);
  expect(say(entry!.by!)).toBe('Ann (Red)');
  expect(entry!.rolls).toHaveLength(1);
  expect(entry!.rolls[0]).toMatchObject({ index: 0, sides: 6, got: [6, 2], clauses: ['TOY-6'] });
  expect(say(entry!.rolls[0]!.says)).toBe('Fire, R1 (Red)');
  expect([secret, scripted]).toEqual([undefined, 3]);
  expect(JSON.stringify(entries)).not.toContain('input');
});

test('an order taken back keeps its entry; later orders start from the position before it', async () => {
  const at = await startedRoom();
  accepted(await at.host.join(at.trusted(uma), 'umpire'));
  await at.give(ann, 'R1 shoot B1');
  accepted(await at.host.undo(at.by(uma)));
  await at.give(ann, 'R1 shoot B1');
  const [first, second] = withDice(await at.posts()).slice(-2);
  const [one, two] = [(await openedBy(at, first!)).entries.at(-1)!, (await openedBy(at, second!)).entries.at(-1)!];
  expect([one.seq, two.seq]).toEqual([3, 5]);
  expect([one.position, two.position]).toEqual([2, 2]);
  expect(two.rolls).toEqual(one.rolls);
});

/** Ann's charge waits for its second answer, with dice thrown. */
async function charged(): Promise<{ readonly at: Room; readonly card: Post }> {
  const at = await withScript('5 6 6 6');
  await at.give(ann, 'R1 charge B1, pursue no');
  accepted(await at.answer(bob, 'stand'));
  const card = withDice(await at.posts()).find(({ kind }) => kind === 'card');
  return { at, card: card! };
}

test('an order under way: the dice already shown, not how it continues', async () => {
  const { at, card } = await charged();
  const opened = await openedBy(at, card);
  const [entry] = opened.entries;
  expect(entry).toMatchObject({ seq: 'waits', position: 2, rolls: [{ got: [6, 6, 6] }] });
  expect(entry!.order).toBeUndefined();
  expect(JSON.stringify(opened)).not.toContain('pursue');
  accepted(await at.answer(bob, 'flee'));
  const [done] = (await openedBy(at, card)).entries;
  expect(done).toMatchObject({ seq: 3, position: 2, order: { text: 'R1 charge B1, pursue no' } });
});

test('an order annulled: its dice, and its text only after the end', async () => {
  const { at, card } = await charged();
  accepted(await at.host.join(at.trusted(uma), 'umpire'));
  accepted(await at.host.annul(at.by(uma), 'out of sight'));
  await at.give(ann, 'R2 move 4');
  const [annulled] = (await openedBy(at, card)).entries;
  expect(annulled).toMatchObject({ seq: 'annulled', position: 2, rolls: [{ got: [6, 6, 6] }] });
  expect(annulled!.order).toBeUndefined();
  accepted(await at.host.resign(at.by(bob)));
  expect((await openedBy(at, card)).entries[0]!.order?.text).toBe('R1 charge B1, pursue no');
});

test('after the end everyone can recompute each roll from what the page shows', async () => {
  const at = await startedRoom();
  accepted(await at.host.join(at.trusted(uma), 'umpire'));
  await at.give(ann, 'R1 shoot B1');
  accepted(await at.host.throwDice(at.by(uma), { dice: '20d6', why: 'the `wind`' }));
  await at.give(ann, 'end');
  accepted(await at.host.resign(at.by(bob)));
  const posts = withDice(await at.posts());
  let rolls = 0;
  for (const post of posts) {
    const { entries, secret, secretHash } = await openedBy(at, post);
    expect(hashOfSecret(secret!)).toBe(secretHash);
    for (const { input, got, sides } of entries.flatMap((entry) => entry.rolls)) {
      const bytes = [...createHmac('sha256', Buffer.from(secret!, 'hex')).update(input!).digest()];
      const dice = bytes.filter((byte) => byte < 256 - (256 % sides)).map((byte) => (byte % sides) + 1);
      expect(got).toEqual(dice.slice(0, got.length));
      rolls += 1;
    }
  }
  expect(rolls).toBeGreaterThan(3);
});

test('a lost battle or a missing entry shows nothing', async () => {
  const at = await startedRoom();
  const { id, seq } = await at.battle();
  const ahead = accepted(await at.host.openDice(at.by(eve), { battle: id, from: seq + 1, to: seq + 9, question: 7 }));
  expect(ahead.entries).toEqual([]);
  expect(refusal(await at.host.openDice(at.by(eve), { battle: 'gone', from: 1, to: 9 }))).toBe('host-no-battle');
});

test('a battle called off shows everything, like a finished one', async () => {
  const at = await startedRoom();
  const { id, seq, secret } = await at.battle();
  const dice = async () => accepted(await at.host.openDice(at.by(eve), { battle: id, from: 1, to: seq }));
  expect(JSON.stringify(await dice())).not.toMatch(/"input"|"secret"/);
  await callOff(at);
  const { entries, ...rest } = await dice();
  expect(rest.secret).toBe(secret);
  expect(entries.flatMap(({ rolls }) => rolls).every(({ input }) => input !== undefined)).toBe(true);
  expect(entries).not.toEqual([]);
});

test('nothing is opened before it is reported', async () => {
  const at = await startedRoom();
  const { id, revision, seq } = await at.battle();
  await at.store.commit({ at: new Date(0), battle: { id, revision, patch: { told: 1 } } });
  expect(accepted(await at.host.openDice(at.by(eve), { battle: id, from: 2, to: seq })).entries).toEqual([]);
});

/** Everything that leaves the host while somebody does everything that touches dice. */
async function everythingSaid(at: Room): Promise<string> {
  const heard: unknown[] = [];
  const hear = async (what: Promise<unknown>) => void heard.push(await what);
  const { id, seq } = await at.battle();
  for (const by of [at.by(ann), at.trusted(eve)]) {
    await hear(at.host.status(by));
    await hear(at.host.log(by, 1));
    await hear(at.host.export(by));
    await hear(at.host.history(by));
    await hear(at.host.check(by));
    await hear(at.host.salt(by, 'x'));
    await hear(at.host.openDice(by, { battle: id, from: 1, to: seq, question: 1 }));
    await hear(at.host.catchUp(by));
  }
  return JSON.stringify([heard, await at.posts()]);
}

const forms = (secret: string) => {
  const bytes = Buffer.from(secret, 'hex');
  return [secret, secret.toUpperCase(), bytes.toString('base64'), bytes.toString('base64url'), [...bytes].join(',')];
};

test.each<readonly [string, (at: Room) => Promise<unknown>]>([
  ['resigned', (at) => at.host.resign(at.by(bob))],
  ['called off', (at) => callOff(at)],
])('the secret is nowhere before the end, and in the last message of a battle that is %s', async (_how, ends) => {
  const errors: unknown[] = [];
  const scenarios = [scenario('toy', `${TOY_SCENARIO}dice 6\n`)];
  const at = await startedRoom({ scenarios, scriptedDice: true, failed: (...fault) => errors.push(fault) });
  accepted(await at.host.join(at.trusted(uma), 'umpire'));
  await at.give(ann, 'R1 shoot B1');
  await at.give(ann, 'R2 charge B2');
  const before = await everythingSaid(at);
  accepted(await at.answer(bob, 'stand'));
  const during = await everythingSaid(at);
  const { secret, secretHash } = await at.battle();
  for (const form of forms(secret)) expect(before + during + JSON.stringify(errors)).not.toContain(form);
  await ends(at);
  const posts = JSON.stringify(await at.posts());
  expect(posts).toContain(secret);
  expect(posts).toContain('/battle verify');
  expect(hashOfSecret(secret)).toBe(secretHash);
  const file = exported.parse(JSON.parse(accepted(await at.host.export(at.by(eve))).json));
  expect(file.battle.secret).toBe(secret);
  expect(accepted(await at.host.check(at.by(eve)))).toMatchObject({ faults: [], isRevealed: true });
});

test('a battle called off before its start keeps its secret, from which nothing was drawn', async () => {
  const at = await startedRoom();
  const elsewhere = () => ({ ...at.by(ann), place: { channelId: '88', guildId: '8' } });
  accepted(await at.host.open(elsewhere(), 'toy', 'en'));
  const { secret } = (await at.store.battleAt('88'))!;
  await callOff(at, elsewhere());
  expect(JSON.stringify(await at.posts())).not.toContain(secret);
});
