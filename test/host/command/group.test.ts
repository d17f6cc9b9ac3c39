/** A group in which several commanders have units, and brigades given as one. */
import { expect, test } from 'vitest';
import { accepted, pseudonyms, refusal, shown } from '../../help/room.ts';
import { type Commander, commanders, mustered, shipped } from './army.ts';

const FIELD = `title en "T" fr "T"
map 16 x 12
army red en "A" fr "A" edge south
army blue en "B" fr "B" edge north
turns 8
red 3E line infantry column 0608 N
red 4E line infantry column 0708 N
red 5E line infantry column 0808 N
red 9K heavy cavalry 1408 N strength 8
blue 88L line infantry column 0602 S
`;

async function shared() {
  const [ann, bob, cid] = commanders(3, '70') as [Commander, Commander, Commander];
  const [eve] = commanders(1, '71') as [Commander];
  const at = await mustered(FIELD, [ann, bob, cid], [eve]);
  accepted(await at.host.commandGive(at.by(ann), bob.id, '4E'));
  accepted(await at.host.commandGive(at.by(ann), cid.id, '5E'));
  accepted(await at.host.start(at.by(ann)));
  await at.posts();
  const motion = async () => (await at.store.motions((await at.battle()).id))[0];
  return { at, ann, bob, cid, eve, motion };
}

test('a mixed group acts when everyone whose units are in it agrees', async () => {
  const { at, ann, bob, cid, eve, motion } = await shared();
  const told = await at.give(ann, '3E 4E: 3E march 0607; 4E march 0707');
  expect(at.say(told)).not.toContain('host-done');
  const post = (await at.posts()).at(-1)!;
  expect(post).toMatchObject({ to: { side: 'red' }, calls: [bob.id] });
  const { id, battleId } = (await motion())!;
  expect(refusal(await at.host.vote(at.by(cid), battleId, id, true))).toBe('proposal-not-asked');
  expect(refusal(await at.host.vote(at.by(eve), battleId, id, true))).toBe('proposal-not-asked');
  const proposed = (await at.store.spokenEntries(battleId, 1, 99)).find(({ kind }) => kind === 'proposed');
  expect(proposed).toMatchObject({ readers: 'red', said: { people: { [ann.id]: ann.name, [bob.id]: bob.name } } });
  expect(accepted(await at.host.export(at.by(eve))).json).not.toMatch(/"proposed"|3E march/);
  accepted(await at.host.vote(at.by(bob), battleId, id, true));
  expect(accepted(await at.host.export(at.by(eve))).json).not.toMatch(/"(proposed|closed|voted)"/);
  const battle = await at.battle();
  const entries = await at.store.entries(battle.id, 1, battle.seq);
  const whose = await pseudonyms(at);
  expect(entries.filter(({ kind }) => kind === 'order').map(({ text, person }) => [whose(person), text])).toEqual([
    [ann.id, '3E 4E: 3E march 0607'],
    [bob.id, '4E march 0707'],
  ]);
  expect(await motion()).toBeUndefined();
});

test('a deputy is called for an absent commander, and agrees for them', async () => {
  const { at, ann, bob, cid, motion } = await shared();
  accepted(await at.host.deputy(at.by(bob), cid));
  accepted(await at.host.away(at.by(bob), '3 days'));
  await at.posts();
  await at.give(ann, '3E 4E: 3E march 0607');
  const post = (await at.posts()).at(-1)!;
  expect(post.calls).toEqual([bob.id, cid.id]);
  expect(shown(post)).toContain(`Still to agree: ${cid.name} for ${bob.name}`);
  const { id, battleId } = (await motion())!;
  expect((await at.host.help(at.by(cid))).says[0]?.id).toBe('proposal-asked');
  accepted(await at.host.vote(at.by(cid), battleId, id, true));
  const battle = await at.battle();
  expect(await at.store.entry(battle.id, battle.seq)).toMatchObject({ person: 'p1', text: '3E 4E: 3E march 0607' });
  expect(await motion()).toBeUndefined();
});

test('one refusal ends it; an order that has become impossible is not carried out', async () => {
  const { at, ann, bob, motion } = await shared();
  await at.give(ann, '3E 4E: 3E march 0607');
  const first = (await motion())!;
  accepted(await at.host.vote(at.by(bob), first.battleId, first.id, false));
  expect(await motion()).toBeUndefined();
  await at.give(ann, '3E 4E: 3E march 0607');
  const second = (await motion())!;
  await at.give(bob, '4E march 0707');
  accepted(await at.host.vote(at.by(bob), second.battleId, second.id, true));
  const battle = await at.battle();
  const entries = await at.store.entries(battle.id, 1, battle.seq);
  expect(entries.filter(({ kind }) => kind === 'order').map(({ text }) => text)).toEqual(['4E march 0707']);
  const last = (await at.posts()).at(-1)!;
  expect(last.kind).toBe('notice');
});

test('a commander without a unit in a group cannot order it', async () => {
  const { at, cid } = await shared();
  expect(refusal(await at.host.preview(at.by(cid), '3E 4E: 3E march 0607'))).toBe('seat-not-yours');
});

test('a brigade is handed over whole, by its name in upper or lower case', async () => {
  const [ann, bob] = commanders(2, '70') as [Commander, Commander];
  const at = await mustered(shipped('valdehorra'), [ann, bob], commanders(1, '71'));
  accepted(await at.host.commandGive(at.by(ann), bob.id, 'portuguese brigade, 60R'));
  const seats = await at.store.seats((await at.battle()).id);
  expect(seats.find(({ userId }) => userId === bob.id)?.units).toEqual(['9P', '21P', '5A', '60R']);
  const bodies = await at.host.commandBodies(at.by(ann));
  expect(bodies.slice(0, 3).map(({ name }) => name)).toEqual(['British Brigade', 'Portuguese Brigade', 'Flankers']);
});
