/** A battle with a new rules version in the middle: it is valid, and tampering is detected. */
import { expect, test } from 'vitest';
import { hashOf } from '../../src/host/orders/chain.ts';
import { type Exported, exported } from '../../src/host/advance/export-file.ts';
import { verified } from '../../src/host/verbs/fair-dice/verify.ts';
import { anyRuleset } from '../help/any-ruleset.ts';
import { Refusal } from '../../src/kernel/play.ts';
import { LATER, laterToy } from '../help/later-toy.ts';
import { accepted, ann, bob, type Room, startedRoom, uma } from '../help/room.ts';
import { createToy } from '../help/toy.ts';
import { faultsByPython, hasPython } from '../fair/python.ts';
import { rechained } from '../fair/tampered.ts';

const FIRST = createToy().version;
const later = anyRuleset(laterToy());

/**
 * By the first version: 1 start · 2 points · 3 shoot · 4 charge, which stands · 5 end · 6 check · 7 points; by the
 * later one: 8 move · 9 undo of it, back to 7 · 10 shoot; 11 undo of 5, back to 4 · 12 resign
 */
async function fought(): Promise<{ readonly at: Room; readonly host: Room['host'] }> {
  const at = await startedRoom();
  await at.give(ann, 'R1 shoot B1');
  const { seq } = await at.battle();
  await at.give(ann, 'R1 charge B1, pursue no');
  accepted(await at.answer(bob, 'stand'));
  if ((await at.store.waiting((await at.battle()).id)) !== undefined) accepted(await at.answer(bob, 'stay'));
  expect(await at.battle()).toMatchObject({ seq: seq + 1, position: 4 });
  await at.give(ann, 'end');
  const host = at.again({ toy: laterToy() });
  await host.resume();
  expect(JSON.stringify((await at.battle()).state)).not.toContain('format');
  await at.give(bob, 'B2 move 6', host);
  accepted(await host.undo(at.by(bob)));
  await at.give(bob, 'B2 shoot R2', host);
  accepted(await host.join(at.trusted(uma), 'umpire'));
  accepted(await host.undo(at.by(uma), 5));
  accepted(await host.resign(at.by(bob)));
  return { at, host };
}

let file: Promise<Exported> | undefined;

/** The same file for all tests. */
function fileOf(): Promise<Exported> {
  return (file ??= fought().then(async ({ at, host }) => {
    const given = await host.export(at.by(ann));
    if (given instanceof Refusal) throw given;
    return exported.parse(JSON.parse(given.json));
  }));
}

async function tampered(tamper: (copy: Exported) => void): Promise<Exported> {
  const copy = structuredClone(await fileOf());
  tamper(copy);
  return copy;
}

const found = (copy: Exported) => verified(copy, later).faults.map(({ seq, says }) => `${seq} ${says.id}`);

test('it continues from the old position, chained to the old head', async () => {
  const { entries, start } = await fileOf();
  expect(entries.map(({ rulesVersion }) => rulesVersion)).toEqual([
    ...Array.from({ length: 7 }, () => FIRST),
    ...Array.from({ length: 5 }, () => LATER),
  ]);
  expect(entries[7]!.previous).toBe(entries[6]!.hash);
  expect(start.state).not.toHaveProperty('format');
});

test('positions from which another version continues are stored in the file, and so is the last', async () => {
  const { entries } = await fileOf();
  const held = entries.filter(({ state }) => state !== undefined);
  expect(held.map(({ seq }) => seq)).toEqual([7, 9, 11, 12]);
  for (const { state, stateHash } of held) expect(hashOf(state)).toBe(stateHash);
  expect(held.map(({ state }) => Object.hasOwn(state as object, 'format'))).toEqual([false, false, false, true]);
  // The undone position is exactly what it was.
  expect(entries[8]!.stateHash).toBe(entries[6]!.stateHash);
  expect(entries[10]!.stateHash).toBe(entries[3]!.stateHash);
});

test('no one is accused: entries that cannot be replayed are named with their version, and the rest is correct', async () => {
  const { at, host } = await fought();
  for (const checked of [accepted(await host.check(at.by(ann))), verified(await fileOf(), later)]) {
    expect(checked.faults).toEqual([]);
    expect(checked).toMatchObject({ isDrawn: true, version: LATER, entries: 12 });
    // After the charge the positions are unknown until one in the file says so.
    expect(checked.unplayed).toEqual([{ version: FIRST, entries: [4, 5, 6, 7] }]);
    expect(checked.replayed).toBe(5);
  }
});

test('a bot of the earlier version makes no accusations about entries of the later one', async () => {
  const unplayed = [{ version: LATER, entries: [8, 10, 12] }];
  expect(verified(await fileOf(), anyRuleset(createToy()))).toMatchObject({ faults: [], unplayed });
});

/** The later rules, unable to read any of these positions. */
function unreading(isUnread: (state: unknown) => boolean) {
  const restore = (json: unknown): unknown => {
    if (isUnread(json)) throw new Error('a position of the form 7,\nwritten by a newer version of the bot');
    return later.restore(json);
  };
  return { ...later, restore };
}

const WHY = 'a position of the form 7, written by a newer version of the bot';

test('a position that these rules cannot read is not an error of the file, and the reason is given', async () => {
  const copy = await fileOf();
  const { entries } = copy;
  // The positions that the undos went back to, stored with them.
  const held = [entries[6]!, entries[8]!, entries[10]!].map(({ stateHash }) => stateHash);
  const checked = verified(
    copy,
    unreading((state) => held.includes(hashOf(state))),
  );
  expect(checked.faults).toEqual([]);
  expect(checked.unread).toEqual([{ why: WHY, entries: [8, 10, 12] }]);
  expect(checked.unplayed).toEqual([{ version: FIRST, entries: [4, 5, 6, 7] }]);
});

test('an unreadable first position of a battle of this version, with all that follows, is not an error either', async () => {
  const at = await startedRoom();
  await at.give(ann, 'R1 shoot B1');
  accepted(await at.host.resign(at.by(ann)));
  const given = await at.host.export(at.by(ann));
  if (given instanceof Refusal) throw given;
  const copy = exported.parse(JSON.parse(given.json));
  const own = { ...anyRuleset(createToy()), restore: unreading(() => true).restore };
  const checked = verified(copy, own);
  expect(checked).toMatchObject({ faults: [], replayed: 0, unplayed: [] });
  expect(checked.unread).toEqual([{ why: WHY, entries: copy.entries.slice(1).map(({ seq }) => seq) }]);
  // An alteration is still found.
  otherDie(copy, 3);
  expect(verified(copy, own).faults.map(({ says }) => says.id)).toEqual(['verify-link', 'verify-dice']);
});

test('an older file, with only the first position, is valid too', async () => {
  const old = await tampered((copy) => {
    copy.entries.splice(7);
    for (const entry of copy.entries) delete entry.state;
    Object.assign(copy.battle, { head: copy.entries[6]!.hash, status: 'playing' });
    delete copy.battle.secret;
  });
  expect(verified(old, later)).toMatchObject({ faults: [], unplayed: [{ version: FIRST, entries: [4, 5, 6, 7] }] });
});

interface Line {
  got?: number[];
  readonly fact?: { n: number };
}

const line = ({ entries }: Exported, seq: number, which: (each: Line) => boolean) =>
  (entries[seq - 1]!.transcript as unknown as Line[]).find(which)!;

/** A six becomes a five, anything else a six. */
function otherDie(copy: Exported, seq: number): void {
  const { got } = line(copy, seq, (each) => Array.isArray(each.got));
  got![0] = got![0] === 6 ? 5 : 6;
}

const TAMPERED: readonly (readonly [string, (copy: Exported) => void, RegExp])[] = [
  ['a die of the old version', (copy) => otherDie(copy, 4), /^4 verify-link 4 verify-dice$/],
  ['a die of the new version', (copy) => otherDie(copy, 10), /^10 verify-link 10 verify-dice/],
  [
    'an order of the old version',
    ({ entries }) => void (entries[3]!.text = 'R1 charge B2, pursue no'),
    /^4 verify-link/,
  ],
  [
    'a line of an old transcript',
    ({ entries }) => void (entries[3]!.transcript as unknown as object[]).pop(),
    /^4 verify-link$/,
  ],
  [
    'the position that the new version goes on from',
    ({ entries }) => Object.assign(entries[6]!.state as object, { points: 9 }),
    /^7 verify-stored 8 verify-no-position/,
  ],
  [
    'the position that an undo goes back to',
    ({ entries }) => Object.assign(entries[10]!.state as object, { turn: 9 }),
    /^11 verify-stored 12 verify-no-position$/,
  ],
  ['that position taken out', ({ entries }) => void delete entries[10]!.state, /^12 verify-no-position$/],
  ['the first position', ({ start }) => Object.assign(start.state as object, { points: 9 }), /^1 verify-start/],
];

test.each(TAMPERED)('altering %s is found', async (_what, tamper, faults) => {
  expect(found(await tampered(tamper)).join(' ')).toMatch(faults);
});

test('recomputing all hashes still does not hide an altered die, nor a change to this version’s entries', async () => {
  expect(found(rechained(await tampered((copy) => otherDie(copy, 4))))).toContain('4 verify-dice');
  const shifted = await tampered((copy) => {
    Object.assign(copy.entries[6]!.state as object, { turn: 2 });
    copy.entries[6]!.stateHash = hashOf(copy.entries[6]!.state);
  });
  expect(found(rechained(shifted))).not.toEqual([]);
});

test.skipIf(!hasPython)('the other implementation agrees', async () => {
  // It has no rules, so it needs no position.
  const noticed = TAMPERED.filter(([what]) => what !== 'that position taken out');
  const [whole, ...others] = faultsByPython([
    await fileOf(),
    ...(await Promise.all(noticed.map(([, tamper]) => tampered(tamper)))),
  ]);
  expect(whole).toBe(0);
  expect(noticed.filter((_each, index) => others[index] === 0).map(([what]) => what)).toEqual([]);
});
