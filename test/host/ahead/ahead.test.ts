/** The card of a charge: what is chosen in its menus is filed with the answer, and counts before the doctrine. */
import { expect, test } from 'vitest';
import { rulesetsByName } from '../../../src/host/ruleset.ts';
import { rulesets } from '../../../src/rules/index.ts';
import { at as hex } from '../../help/position.ts';
import { accepted, ann, bob, eve, refusal, type Room, shown, startedRoom, withDice } from '../../help/room.ts';

async function answers(at: Room): Promise<string[]> {
  const battle = await at.battle();
  const entry = await at.store.entry(battle.id, battle.seq);
  return (entry?.transcript ?? []).flatMap((line) =>
    'ask' in line ? [`${line.ask.kind} ${line.got} ${line.by.who}`] : [],
  );
}

async function open(at: Room): Promise<{ id: string; no: number }> {
  const { id } = await at.battle();
  return { id, no: (await at.store.waiting(id))!.no };
}

test('the card shows its menus, and says once what each may cost', async () => {
  const at = await startedRoom();
  await at.posts();
  await at.give(ann, 'R1 charge B1');
  const [card, ...more] = await at.posts();
  expect(more).toEqual([]);
  expect(shown(card!)).toContain('ASK-REACT for B1?\n  flight hurts\n[stand | !run]');
  expect(card?.question?.ahead).toEqual([
    {
      asks: 'if hit',
      later: 'if hit: decide later (adds a wait)',
      choices: ['if hit: stay', 'if hit: flee'],
    },
  ]);
});

test('a choice is filed for the question that follows, and no one waits for it', async () => {
  const at = await withDice('5 6 6 6 1');
  await at.give(ann, 'R1 charge B1, pursue no');
  const { id, no } = await open(at);
  const later = at.again();
  await later.resume();
  accepted(await later.answer(at.by(bob), id, no, 0, [1]));
  expect(await answers(at)).toEqual(['ASK-REACT stand person', 'ASK-HIT flee filed', 'ASK-PURSUE no order']);
  const { tableSeq } = await at.battle();
  expect(await at.store.tableEntries(id, tableSeq, tableSeq)).toMatchObject([
    { kind: 'filed', data: { filed: [{ kind: 'ASK-HIT', text: 'flee' }] } },
  ]);
  // The enemy may read the file of a running battle.
  const filed = async () => accepted(await later.export(at.by(ann))).json.includes('"filed": [');
  expect(await filed()).toBe(false);
  accepted(await later.resign(at.by(ann)));
  expect(await filed()).toBe(true);
});

test('it comes before the doctrine; without a choice the doctrine answers', async () => {
  for (const [ahead, expected] of [
    [[0], 'ASK-HIT stay filed'],
    [[undefined], 'ASK-HIT flee doctrine'],
    [[], 'ASK-HIT flee doctrine'],
    [[7], 'ASK-HIT flee doctrine'],
  ] as const) {
    const at = await withDice('5 6 6 6 1');
    await at.give(ann, 'R1 charge B1, pursue no');
    const { id, no } = await open(at);
    accepted(await at.host.doctrine(at.by(bob), 'bold'));
    accepted(await at.host.answer(at.by(bob), id, no, 0, ahead));
    expect(await answers(at)).toContain(expected);
  }
});

test('without a choice, for a player who wants to be asked everything, the battle waits again', async () => {
  const at = await withDice('5 6 6 6 1');
  await at.give(ann, 'R1 charge B1, pursue no');
  accepted(await at.answer(bob, 0));
  expect((await at.store.waiting((await at.battle()).id))?.question?.kind).toBe('ASK-HIT');
});

test('only the person asked may choose, and only while the question is open', async () => {
  const at = await startedRoom();
  await at.give(ann, 'R1 charge B1');
  const { id, no } = await open(at);
  expect(await at.host.mayAnswer(at.by(bob), id, no)).toBeUndefined();
  for (const person of [ann, eve])
    expect(refusal(await at.host.mayAnswer(at.by(person), id, no))).toBe('host-not-asked');
  expect(refusal(await at.host.mayAnswer(at.by(bob), id, no + 1))).toBe('host-question-closed');
  accepted(await at.answer(bob, 1));
  expect(refusal(await at.host.mayAnswer(at.by(bob), id, no))).toBe('host-question-closed');
});

const FRIENDS = `title en "Friends" fr "Amis"
map 30 x 30
army red en "Austrians" fr "Autrichiens" points 1500 edge south
army blue en "French" fr "Français" points 1500 edge north
first red
turns 2
red 7C heavy cavalry ${hex(1, -4)} S
blue 3L line infantry column ${hex(0, 0)} N
blue 4L line infantry line ${hex(1, 0)} N
dice 6 ${Array.from({ length: 40 }, () => '1').join(' ')}
`;

test('in the real rules a friend fires because the card offered it', async () => {
  const title = { id: 'bot-scenario', args: { name: 'friends' } };
  const scenarios = [{ name: 'friends', title, ruleset: 'sabreur-hex', text: FRIENDS }];
  const at = await startedRoom({ rulesets: rulesetsByName(rulesets), scenarios, scriptedDice: true }, 'friends');
  accepted(await at.host.doctrine(at.by(bob), 'ask'));
  await at.posts();
  await at.give(ann, `7C charge 3L via ${hex(1, -1)}`);
  const card = (await at.posts()).find(({ kind }) => kind === 'card')!;
  expect(card.question?.ahead?.map(({ asks }) => asks)).toEqual(['If the attack continues', 'If the test fails']);
  const fires = card.question!.ahead![0]!.choices.findIndex((label) => /4L.*fire/i.test(label));
  expect(fires).toBeGreaterThan(0);
  const { id, no } = await open(at);
  accepted(await at.host.answer(at.by(bob), id, no, 0, [fires, 0]));
  const { transcript } = (await at.store.waiting(id))!;
  const given = transcript.flatMap((line) => ('ask' in line ? [`${line.ask.kind} ${line.got} ${line.by.who}`] : []));
  expect(given.slice(0, 2)).toEqual(['ASK-06 hold person', 'ASK-07 friend 4L fire filed']);
});
