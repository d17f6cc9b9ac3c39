/** PE-STEP-03, -04. The process ends while both sheets of Periods are opened, or between quarters: the battle goes on as if it had not. */
import { expect, test } from 'vitest';
import { exported } from '../../../src/host/advance/export-file.ts';
import { rulesetsByName } from '../../../src/host/ruleset.ts';
import { verified } from '../../../src/host/verbs/fair-dice/verify.ts';
import { phrase } from '../../../src/kernel/phrase.ts';
import { periods } from '../../../src/rules/periods/index.ts';
import { anyRuleset } from '../../help/any-ruleset.ts';
import { HOLLOW_ROAD } from '../../help/hollow-road.ts';
import { accepted, ann, bob, type Room, startedRoom } from '../../help/room.ts';
import { rounds, soaking } from '../../help/soak.ts';
import { killed, POINTS } from './killed.ts';
import { alwaysTheSame, seal, sheets, write } from './room.ts';

const rulesets = rulesetsByName({ periods });
const scenarios = [
  { name: 'road', title: phrase('toy-option', { text: 'road' }), ruleset: 'periods', text: HOLLOW_ROAD },
];

/** Red has written and sealed; Blue has written. */
async function written(round: number): Promise<Room> {
  const at = await startedRoom({ rulesets, rulesetOf: () => 'periods', scenarios, random: alwaysTheSame() }, 'road');
  await write(at, ann, '5H charge 12L');
  await write(at, ann, `3L advance ${(round % 4) + 1}`);
  await write(at, bob, '12L advance 2');
  await seal(at, ann);
  await at.posts();
  return at;
}

interface Course {
  /** Every order, with what came of it. */
  readonly entries: readonly string[];
  readonly sheets: readonly string[];
  readonly posts: readonly string[];
}

/** All that has come of the half. */
async function courseOf(at: Room): Promise<Course> {
  const { id, seq } = await at.battle();
  const entries = await at.store.entries(id, 1, seq);
  const { json } = accepted(await at.again().export(at.by(ann)));
  expect(verified(exported.parse(JSON.parse(json)), anyRuleset(periods)).faults).toEqual([]);
  return {
    entries: entries.map(({ kind, text, transcript }) => JSON.stringify([kind, text, transcript])),
    sheets: await sheets(at),
    posts: (await at.posts()).map(({ kind }) => kind),
  };
}

const undisturbed = new Map<number, Promise<Course>>();

function whole(round: number): Promise<Course> {
  const known = undisturbed.get(round);
  if (known) return known;
  const course = (async () => {
    const at = await written(round);
    await seal(at, bob);
    return courseOf(at);
  })();
  undisturbed.set(round, course);
  return course;
}

/** The sheets are opened by one commit; each quarter, and the end of the half, is another. */
const KILLS = POINTS.flatMap((point, n) =>
  (soaking ? [1, 2, 3, 4, 5] : [n % 2 === 0 ? 1 : 3]).map((times) => [point, times] as const),
);

for (let round = 0; round < rounds(1) / 5; round += 1)
  test.each(KILLS)(
    `killed at "%s" (%i) while the half is opened and played, round ${round}: nothing is lost, played twice or early`,
    async (point, times) => {
      const at = await written(round);
      const request = at.by(bob, 'sealed');
      await killed(at, point, times, (host) => host.done(request));
      const course = await courseOf(at);
      expect(course).toEqual(await whole(round));
      expect(course.entries.length).toBeGreaterThan(3);
    },
  );
