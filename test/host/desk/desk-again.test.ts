/** The desk when something comes in between: a restart, the same press twice, two people at once; and the export. */
import { expect, test } from 'vitest';
import { fairDice, keyOf } from '../../../src/host/orders/dice.ts';
import { type Exported, exported } from '../../../src/host/advance/export-file.ts';
import { handText, readHand } from '../../../src/host/orders/hand.ts';
import { verified } from '../../../src/host/verbs/fair-dice/verify.ts';
import { replayed } from '../../../src/host/verbs/history/replay.ts';
import { anyRuleset } from '../../help/any-ruleset.ts';
import type { Hand } from '../../../src/kernel/hand.ts';
import { Refusal } from '../../../src/kernel/play.ts';
import { accepted, ann, bob, eve, refusal, type Room, shown, startedRoom, uma } from '../../help/room.ts';
import { createToy } from '../../help/toy.ts';

const WHY = 'as agreed';

async function draftOf(at: Room, person: typeof ann, deeds: string, host = at.host): Promise<string> {
  const preview = await host.previewRuling(at.by(person), deeds, WHY);
  if (preview instanceof Refusal) throw preview;
  return preview.draft;
}

async function umpired(): Promise<Room> {
  const at = await startedRoom();
  accepted(await at.host.join(at.trusted(uma), 'umpire'));
  return at;
}

async function fileOf(at: Room): Promise<Exported> {
  const file = await at.host.export(at.by(eve));
  if (file instanceof Refusal) throw file;
  return exported.parse(JSON.parse(file.json));
}

test('a proposal survives a restart: what was shown is what is agreed to', async () => {
  const at = await startedRoom();
  await at.rule(ann, 'R1 lose 2; B1 at 7', WHY);
  const { id } = await at.battle();
  const before = await at.store.waiting(id);
  const later = at.again();
  await later.resume();
  expect(await at.store.waiting(id)).toEqual(before);
  accepted(await at.answer(bob, 0, later));
  expect(verified(await fileOf(at), anyRuleset(createToy())).faults).toEqual([]);
});

test('a proposal whose changes now mean something else is annulled, and the changes are listed', async () => {
  const at = await startedRoom();
  await at.rule(ann, 'R1 lose 2', WHY);
  await at.posts();
  const toy = createToy();
  const other = at.again({
    toy: {
      ...toy,
      play: (table, order, by) =>
        toy.play(table, { ...order, hand: { ...(order.hand as Hand), why: 'x' } as Hand }, by),
    },
  });
  await other.resume();
  const [notice] = (await at.posts()).map(shown);
  expect(notice).toMatch(/^notice @1001 @1002\n`R1 lose 2` \(Ann\)/);
});

test('a confirmation, roll, answer or pause delivered twice counts once', async () => {
  const at = await umpired();
  const draft = await draftOf(at, uma, 'R1 lose 1');
  const twice = async (verb: () => Promise<unknown>) => {
    const first = accepted((await verb()) as never);
    const { revision } = await at.battle();
    expect(at.say(accepted((await verb()) as never))).toBe('That press has already been counted.');
    expect((await at.battle()).revision).toBe(revision);
    return first;
  };
  const request = (name: string) => at.by(uma, name);
  await twice(() => at.host.confirm(request('c'), draft));
  await twice(() => at.host.throwDice(request('t'), { dice: '2d6', why: WHY }));
  await at.give(ann, 'R1 charge B1');
  await twice(() => at.host.answerFor(request('a'), 'run', WHY));
  await at.give(ann, 'R2 charge B1');
  await twice(() => at.host.annul(request('n'), WHY));
  await twice(() => at.host.pause(request('p'), WHY));
  await twice(() => at.host.unpause(request('u')));
});

test('a ruling that would now do something else is shown again instead', async () => {
  const at = await umpired();
  const draft = await draftOf(at, uma, 'R1 at 3');
  await at.give(ann, 'R2 move 3');
  const refused = await at.host.confirm(at.by(uma), draft);
  expect(refusal(refused)).toBe('host-stale-ruling');
  expect(at.say(refused as Refusal)).toBe(
    'Since this was shown: Ann ordered `R2 move 3`. Rule again to see what it does now.',
  );
});

test('a ruling counts in spite of later events if it still does the same', async () => {
  const at = await umpired();
  const draft = await draftOf(at, uma, 'R1 lose 1');
  await at.give(ann, 'R2 move 3');
  accepted(await at.host.confirm(at.by(uma), draft));
  expect((await at.battle()).seq).toBe(4);
});

test('a ruling does not annul an order that its umpire did not see', async () => {
  const at = await umpired();
  const draft = await draftOf(at, uma, 'B2 lose 1');
  await at.give(ann, 'R1 charge B1');
  const refused = await at.host.confirm(at.by(uma), draft);
  expect(at.say(refused as Refusal)).toBe(
    'Since this was shown, another order has stopped at a question, or has been answered. Rule again to see what it does now.',
  );
  expect(await at.store.waiting((await at.battle()).id)).toMatchObject({ text: 'R1 charge B1' });
});

test('a proposal shown before an umpire came is neither theirs nor its side’s any more', async () => {
  const at = await startedRoom();
  const draft = await draftOf(at, ann, 'R1 lose 1');
  accepted(await at.host.join(at.trusted(uma), 'umpire'));
  expect(refusal(await at.host.confirm(at.by(ann), draft))).toBe('host-ask-umpire');
  expect(refusal(await at.host.confirm(at.by(uma), draft))).toBe('host-draft-gone');
});

test('two processes at once: of an answer and the ruling that annuls its order, one counts', async () => {
  for (let round = 0; round < 4; round += 1) {
    const at = await umpired();
    const other = at.again();
    await at.give(ann, 'R1 charge B1');
    const draft = await draftOf(at, uma, 'B2 lose 1');
    const [answered, ruled] = await Promise.all([at.answer(bob, 'run'), other.confirm(at.by(uma), draft)]);
    const outcomes = [answered, ruled].map((each) => (each instanceof Refusal ? each.says.id : 'yes'));
    expect([
      ['yes', 'host-stale-ruling'],
      ['host-question-closed', 'yes'],
    ]).toContainEqual(outcomes);
    expect(await at.store.waiting((await at.battle()).id)).toBeUndefined();
    expect(verified(await fileOf(at), anyRuleset(createToy())).faults).toEqual([]);
  }
});

test('an export with rulings and rolls replays; every roll can be repeated, and none is used twice', async () => {
  const at = await umpired();
  await at.rule(uma, 'R1 lose 1; B1 at 7', 'fog');
  accepted(await at.host.throwDice(at.by(uma), { dice: '3d6', why: WHY }));
  accepted(await at.host.throwDice(at.by(uma), { dice: '3d6', why: WHY }));
  await at.give(ann, 'R1 charge B1');
  await at.rule(uma, '', 'begin again');
  accepted(await at.host.resign(at.by(ann)));
  const file = await fileOf(at);
  expect(verified(file, anyRuleset(createToy())).faults).toEqual([]);
  const headings = replayed(file)
    .filter((line) => line.includes('by hand'))
    .map((line) => line.replace(/ \[.*/, ''));
  expect(headings).toEqual([
    '3 umpire by hand: R1 lose 1; B1 at 7 (p3: fog)',
    '4 by hand: 3d6 (p3: as agreed)',
    '5 by hand: 3d6 (p3: as agreed)',
    '6 umpire by hand: a ruling in words (p3: begin again)',
  ]);
  const throws = file.entries.flatMap(({ seq, text, transcript }) =>
    readHand(text)?.kind === 'throw' ? [{ seq, text, transcript }] : [],
  );
  for (const { seq, text, transcript } of throws) {
    const source = { key: keyOf(file.battle.secret!), salts: ['', ''] as const, position: seq - 1, order: text };
    expect(transcript).toMatchObject([{ got: fairDice(source, 0, 3, 6) }]);
  }
  expect(throws[0]!.transcript).not.toEqual(throws[1]!.transcript);
  expect(file.seats).toContainEqual({ side: 'umpire', person: 'p3' });
});

test('an altered change, reason or name in an export is found', async () => {
  const at = await umpired();
  await at.rule(uma, 'R1 lose 1', 'fog');
  for (const change of [{ deeds: 'R1 lose 2' }, { why: 'sun' }, { who: 'Ann' }, { by: 'red' as const }]) {
    const file = await fileOf(at);
    const entry = file.entries[2]!;
    entry.text = handText({ ...readHand(entry.text)!, ...change } as Hand);
    expect(verified(file, anyRuleset(createToy())).faults.map(({ seq }) => seq)).toContain(3);
  }
});

test('a typed order is never read as a decision of the desk', async () => {
  const at = await startedRoom();
  const forged = handText({ kind: 'ruling', by: 'umpire', who: 'Ann', why: 'mine', deeds: 'B1 lose 5' });
  expect(await at.host.preview(at.by(ann), forged)).toBeInstanceOf(Refusal);
  const toy = createToy();
  const careless = at.again({
    toy: { ...toy, orders: (text) => [{ text, order: { verb: 'end', unit: '', object: '' } }] },
  });
  expect(refusal(await careless.preview(at.by(ann), forged))).toBe('host-not-previewed');
  expect(() => readHand('hand {"kind":"ruling"}')).toThrow('Invalid input');
  const much = { kind: 'throw', who: 'Ann', why: 'mine', dice: 21, sides: 6 } as const;
  expect(() => readHand(handText(much))).toThrow('expected number to be <=20');
  expect(readHand(handText({ ...much, dice: 20 }))).toEqual({ ...much, dice: 20 });
  expect(readHand('hand move 3')).toBeUndefined();
});
