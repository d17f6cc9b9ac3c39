/** The umpire has the sheets opened before all sides have sealed. */
import { expect, test } from 'vitest';
import { exported } from '../../../src/host/advance/export-file.ts';
import { rulesetsByName } from '../../../src/host/ruleset.ts';
import { verified } from '../../../src/host/verbs/fair-dice/verify.ts';
import { phrase } from '../../../src/kernel/phrase.ts';
import { periods } from '../../../src/rules/periods/index.ts';
import { anyRuleset } from '../../help/any-ruleset.ts';
import { HOLLOW_ROAD } from '../../help/hollow-road.ts';
import { accepted, ann, bob, eve, refusal, type Room, shown, startedRoom, uma } from '../../help/room.ts';
import type { Clocked } from '../clock/room.ts';
import { begun, ledger, seal, sheets, toy, write } from './room.ts';

const WHY = 'Bob is on holiday';

async function umpired(at: Room): Promise<void> {
  accepted(await at.host.join(at.trusted(uma), 'umpire'));
  await at.posts();
}

const openedBy = (at: Room, who: typeof ann) => at.host.openSheets(at.by(who), WHY);

async function half(): Promise<Clocked> {
  const at = await begun();
  await umpired(at);
  await write(at, ann, 'R1 line 4');
  await seal(at, ann);
  await write(at, bob, 'B1 line 7');
  await at.posts();
  return at;
}

test('what is written counts, sealed or not, and everybody reads who had it opened and why', async () => {
  const at = await half();
  const line = `⚖ The umpire, Uma\\_, has the orders opened now; what is written counts: “${WHY}”`;
  expect(at.say(accepted(await openedBy(at, uma)))).toBe(line);
  expect(await ledger(at)).toEqual([
    'start toy',
    'auto sheets red: R1 line 4 | blue: B1 line 7',
    'auto carry red',
    'auto carry blue',
  ]);
  expect(await sheets(at)).toEqual([]);
  const [notice, sealed] = (await at.posts()).map(shown);
  expect(notice).toBe(`notice\n${line}`);
  expect(sealed).toMatch(/Blue.*has sealed its orders\./);
  const { id, tableSeq } = await at.battle();
  const lines = await at.store.tableEntries(id, 1, tableSeq);
  expect(lines.find(({ kind }) => kind === 'openedEarly')).toMatchObject({
    userId: uma.id,
    data: { why: WHY, name: 'turn 1', sides: ['blue'] },
  });
});

test('the battle verifies afterwards, with the commitment of the side that had not sealed', async () => {
  const at = await half();
  accepted(await openedBy(at, uma));
  accepted(await at.host.resign(at.by(bob)));
  const { json } = accepted(await at.host.export(at.by(eve)));
  expect(verified(exported.parse(JSON.parse(json)), anyRuleset(toy)).faults).toEqual([]);
});

test('only by the umpire, with a reason, and only while sheets are written', async () => {
  const at = await half();
  for (const who of [ann, bob, eve]) expect(refusal(await openedBy(at, who))).toBe('host-umpire-only');
  expect(refusal(await at.host.openSheets(at.by(uma), ' '))).toBe('host-reason');
  expect(await ledger(at)).toEqual(['start toy']);
  accepted(await at.host.pause(at.by(uma), WHY));
  expect(refusal(await openedBy(at, uma))).toBe('host-is-paused');
  const alone = await begun();
  expect(refusal(await openedBy(alone, ann))).toBe('host-umpire-no-one');
  const toAct = await startedRoom();
  await umpired(toAct);
  expect(refusal(await openedBy(toAct, uma))).toBe('host-no-sheets');
});

test('PE-GAP-10 in Periods a side that has written nothing stands, and its doctrine answers for it', async () => {
  const scenarios = [
    { name: 'road', title: phrase('toy-option', { text: 'road' }), ruleset: 'periods', text: HOLLOW_ROAD },
  ];
  const at = await startedRoom(
    { rulesets: rulesetsByName({ periods }), rulesetOf: () => 'periods', scenarios },
    'road',
  );
  await umpired(at);
  accepted(await at.host.preview(at.by(ann), '3L charge 11L; 5H charge 12L'));
  accepted(await openedBy(at, uma));
  const [, first, ...others] = await ledger(at);
  expect(first).toBe('auto sheets red: 3L charge 11L; 5H charge 12L | blue:');
  expect(others.slice(0, 3)).toEqual(['auto quarter', 'auto quarter', 'auto half']);
  const moved = periods.restore((await at.battle()).state).units.filter(({ side }) => side === 'blue');
  const before = periods.read(HOLLOW_ROAD);
  if ('faults' in before) throw new Error('the scenario cannot be read');
  for (const { id, pose } of moved.filter(({ id }) => id === '11V' || id === '2B'))
    expect(before.state.units.find((each) => each.id === id)?.pose).toEqual(pose);
});
