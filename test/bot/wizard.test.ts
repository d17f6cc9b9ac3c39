/** The ids of wizards, and those that older versions have posted. */
import { expect, test } from 'vitest';
import { readFormId, readId, writeGo } from '../../src/bot/interactions/id.ts';
import { ACTS, OLD_ACTS } from '../../src/bot/wizard/wizard-id.ts';

/** As they stand in messages that were posted before, and as they are written now. */
const POSTED = [
  ['press:Ab_-9:3:12', 'go:panel:press:Ab_-9:3:12'],
  ['pick:Ab_-9:3:1:0', 'go:panel:pick:Ab_-9:3:1:0'],
  ['type:Ab_-9:3', 'go:panel:type:Ab_-9:3'],
  ['retreat:Ab_-9:3', 'go:panel:back:Ab_-9:3'],
  ['commit:Ab_-9:3', 'go:panel:confirm:Ab_-9:3'],
  ['build:army:7:2', 'go:army:press:army:7:2'],
  ['choose:army:7:0:1', 'go:army:pick:army:7:0:1'],
  ['spell:army:7', 'go:army:type:army:7'],
  ['upward:army:7', 'go:army:back:army:7'],
  ['unbuild:army:7', 'go:army:undo:army:7'],
  ['shut:army', 'go:army:close:army'],
  ['weigh:morale:toy:quality:0', 'go:dice:pick:morale:toy:quality:0'],
  ['unfold:fire:toy:1:k3f4,0q10.2', 'go:dice:page:fire:toy:1:k3f4,0q10.2'],
  ['cast:melee:toy:2:3L:45L', 'go:dice:roll:melee:toy:2:3L:45L'],
] as const;

test.each(POSTED)('%s is still read, as %s', (old, now) => {
  expect(readId(now)).toMatchObject({ kind: 'go' });
  expect(readId(old)).toEqual(readId(now));
});

test('every action of a wizard had an id of its own before, and each of those is still read', () => {
  expect(Object.values(OLD_ACTS).toSorted()).toEqual(ACTS.toSorted());
  expect(POSTED.map(([old]) => old.slice(0, old.indexOf(':'))).toSorted()).toEqual(Object.keys(OLD_ACTS).toSorted());
});

test.each([
  'place:battle:red:3L:123456:4',
  'placing:battle:blue:_:5:0:1',
  'wording:battle:red:_:5',
  'assembly:battle:red',
  'settle:battle:red:5:unseal',
  'go:deploy:press:battle:red:3L:123456:4',
  'go:deploy:settle:battle:red:5:seal',
])('%s, of the wizard that deployments had of their own, opens the panel', (old) => {
  expect(readId(old)).toEqual({ kind: 'panel' });
});

test('a form that was open when the bot was updated is still read', () => {
  for (const [old, now] of POSTED.filter(([, now]) => now.includes(':type:'))) {
    expect(readFormId(now)).toMatchObject({ kind: 'go', act: 'type' });
    expect(readFormId(old)).toEqual(readFormId(now));
  }
});

test.each([
  'go',
  'go:panel',
  'go:panel:press:d:1',
  'go:panel:undo:d:1',
  'go:toString:press:d:1:0',
  'go:dice:press:d:1:0',
])('%s is not an id of ours', (text) => expect(readId(text)).toBeUndefined());

test('the longest ones fit into Discord’s 100 characters', () => {
  const battle = 'x'.repeat(36);
  expect(writeGo('panel', 'pick', battle, 999_999, 24, 24).length).toBeLessThanOrEqual(100);
});
