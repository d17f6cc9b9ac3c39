/** The process ends while a sheet is written, sealed or opened, or between the automatic orders after it. */
import { expect, test } from 'vitest';
import { exported } from '../../../src/host/advance/export-file.ts';
import { verified } from '../../../src/host/verbs/fair-dice/verify.ts';
import { anyRuleset } from '../../help/any-ruleset.ts';
import { accepted, ann, bob, type Room } from '../../help/room.ts';
import { rounds } from '../../help/soak.ts';
import { killed, POINTS } from './killed.ts';
import { begun, ledger, seal, sheets, toy, write } from './room.ts';

const TIMES = [1, 2, 3, 4] as const;

async function expectWhole(at: Room): Promise<void> {
  const { json } = accepted(await at.again().export(at.by(ann)));
  expect(verified(exported.parse(JSON.parse(json)), anyRuleset(toy)).faults).toEqual([]);
}

for (let round = 0; round < rounds(1); round += 1) {
  const to = (round % 7) + 1;

  test.each(POINTS)(`killed at "%s" while writing, round ${round}: it is written once or not at all`, async (point) => {
    const at = await begun();
    await write(at, ann, 'R2 line 4');
    const request = at.by(ann, 'written');
    await killed(at, point, 1, (host) => host.preview(request, `R1 line ${to}`));
    expect(await sheets(at)).toEqual([`red turn 1: R1 line ${to}; R2 line 4`]);
    expect(await ledger(at)).toEqual(['start toy']);
    expect(await at.posts()).toEqual([]);
    await expectWhole(at);
  });

  test.each(POINTS.flatMap((point) => TIMES.map((times) => [point, times] as const)))(
    `killed at "%s" (%i) while the last side seals, round ${round}: opened once, never early`,
    async (point, times) => {
      const at = await begun();
      await write(at, ann, `R1 line ${to}`);
      await write(at, bob, 'B1 line 7');
      await seal(at, ann);
      expect(await ledger(at)).toEqual(['start toy']);
      await at.posts();
      const request = at.by(bob, 'sealed');
      await killed(at, point, times, (host) => host.done(request));
      expect(await ledger(at)).toEqual([
        'start toy',
        `auto sheets red: R1 line ${to} | blue: B1 line 7`,
        'auto carry red',
        'auto carry blue',
      ]);
      expect(await sheets(at)).toEqual([]);
      const kinds = (await at.posts()).map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === 'bulletin')).toHaveLength(1);
      // The next sheets are empty, and nobody has sealed them.
      await write(at, ann, 'R1 line 2');
      expect(await sheets(at)).toEqual(['red turn 2: R1 line 2']);
      await expectWhole(at);
    },
  );
}
