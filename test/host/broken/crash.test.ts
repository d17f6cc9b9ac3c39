/** The process ends at a named point, another one starts on the same database: nothing is lost, nothing counts twice. */
import { expect, test } from 'vitest';
import type { Host } from '../../../src/host/create.ts';
import type { Point } from '../../../src/host/battle/deps.ts';
import { verified } from '../../../src/host/verbs/fair-dice/verify.ts';
import { exported } from '../../../src/host/advance/export-file.ts';
import { anyRuleset } from '../../help/any-ruleset.ts';
import { Refusal } from '../../../src/kernel/play.ts';
import { accepted, ann, bob, type Room, startedRoom, withDice } from '../../help/room.ts';
import { createToy } from '../../help/toy.ts';

const POINTS: readonly Point[] = ['received', 'loaded', 'played', 'committing', 'committed', 'told'];

/** A host that dies the n-th time it comes to a point. */
function dying(at: Room, point: Point, times: number): Host {
  let left = times;
  return at.again({
    at: (here) => {
      if (here !== point) return;
      left -= 1;
      if (left === 0) throw new Error('killed');
    },
  });
}

const cases = POINTS.flatMap((point) => [1, 2, 3].map((times) => [point, times] as const));

test.each(cases)('killed at "%s" (%i): the same interaction, delivered again, counts once', async (point, times) => {
  const at = await withDice('6 4 4 4 4 4 4');
  const preview = await at.host.preview(at.by(ann), 'R1 move 3; R1 shoot B1; end');
  if (preview instanceof Refusal) throw preview;
  const request = at.by(ann, 'confirmed');
  const first = await dying(at, point, times)
    .confirm(request, preview.draft)
    .catch((error: unknown) => error);
  const later = at.again();
  await later.resume();
  if (first instanceof Error && !(first instanceof Refusal)) await later.confirm(request, preview.draft);

  const { id, seq } = await at.battle();
  const entries = await at.store.entries(id, 1, seq);
  expect(entries.map(({ text }) => text)).toEqual([
    'toy',
    'points',
    'R1 move 3',
    'R1 shoot B1',
    'end',
    'check',
    'points',
  ]);
  const kinds = (await at.posts()).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'report')).toHaveLength(1);
  expect(kinds.filter((kind) => kind === 'bulletin')).toHaveLength(2);
  await expectWhole(at);
});

test.each(POINTS)('killed at "%s" while answering: the question is asked once and answered once', async (point) => {
  const at = await withDice('6');
  await at.give(ann, 'R1 charge B1');
  const { id } = await at.battle();
  const no = (await at.store.waiting(id))!.no;
  const request = at.by(bob, 'pressed');
  await dying(at, point, 1)
    .answer(request, id, no, 'run')
    .catch((error: unknown) => error);
  const later = at.again();
  await later.resume();
  const again = await later.answer(request, id, no, 'run');
  expect(again).not.toBeInstanceOf(Refusal);
  expect((await at.battle()).seq).toBe(3);
  expect((await at.posts()).filter(({ kind }) => kind === 'card')).toHaveLength(1);
  await expectWhole(at);
});

test('two processes on one database both serve, and neither loses or doubles an order', async () => {
  const at = await startedRoom();
  accepted(await at.host.leave(at.by(bob)));
  accepted(await at.host.join(at.by(ann), 'blue'));
  const hosts = [at.host, at.again()];
  for (let round = 0; round < 5; round += 1) {
    await Promise.all(
      hosts.map(async (host) => {
        const preview = await host.preview(at.by(ann), 'end');
        if (!(preview instanceof Refusal)) await host.confirm(at.by(ann), preview.draft);
      }),
    );
  }
  await expectWhole(at);
  const { id, seq } = await at.battle();
  const numbers = (await at.store.entries(id, 1, seq)).map((entry) => entry.seq);
  expect(numbers).toEqual(Array.from({ length: seq }, (_, index) => index + 1));
  expect((await at.posts()).filter(({ kind }) => kind === 'bulletin').length).toBe(
    (await at.store.entries(id, 1, seq)).filter(({ text }) => text === 'points').length +
      ((await at.battle()).status === 'over' ? 1 : 0),
  );
});

async function expectWhole(at: Room): Promise<void> {
  const file = await at.again().export(at.by(ann));
  if (file instanceof Refusal) throw file;
  expect(verified(exported.parse(JSON.parse(file.json)), anyRuleset(createToy())).faults).toEqual([]);
}
