/** Entries of an earlier version that today's texts cannot report: a line says so, and the battle continues. */
import { expect, test } from 'vitest';
import { Refusal } from '../../src/kernel/play.ts';
import { accepted, ann, bob, refusal, type Room, shown, startedRoom } from '../help/room.ts';
import { createToy, type Toy } from '../help/toy.ts';
import type { ToyFact } from '../help/toy-play.ts';
import type { Entry } from '../../src/kernel/run.ts';

const FIRST = createToy().version;
const LINE = `This was played with version ${FIRST} of the rules, and the current version cannot report it.`;

/** These rules have no text, picture or report for a move to 3, and do not count it as luck. */
function forgetful(): Toy {
  const toy = createToy(['brace', 'run']);
  const remember = (transcript: readonly Entry<ToyFact>[]): void => {
    const isLost = transcript.some((entry) => 'fact' in entry && entry.fact.type === 'moved' && entry.fact.to === 3);
    if (isLost) throw new Error('what is a move to 3?');
  };
  return {
    ...toy,
    tell: (telling) => {
      remember(telling.transcript);
      return toy.tell(telling);
    },
    draw: (picture, speak) => {
      remember(picture.transcript ?? []);
      return toy.draw(picture, speak);
    },
    stories: (_first, transcripts) => {
      transcripts.forEach(remember);
      return [];
    },
    luck: () => ({ what: 'hits', side: 'red', got: 1, tries: 1, chances: [0.5, 0.5] }),
  };
}

interface After {
  readonly at: Room;
  readonly host: Room['host'];
  /** What was logged about it. */
  readonly failed: readonly string[];
}

/** A quiet move by the first version, not yet reported; then the bot is upgraded. */
async function upgraded(): Promise<After> {
  const at = await startedRoom();
  await at.give(ann, 'R1 move 3');
  await at.posts();
  const failed: string[] = [];
  const host = at.again({
    toy: forgetful(),
    failed: (_battle, error, order) => void failed.push(`${order}: ${(error as Error).message}`),
  });
  await host.resume();
  return { at, host, failed };
}

test('an order after it is carried out, and its report says so', async () => {
  const { at, host, failed } = await upgraded();
  await at.give(ann, 'R1 shoot B1', host);
  const [report] = await at.posts();
  expect(shown(report!)).toContain(LINE);
  expect(report!.kind).toBe('report');
  expect(failed).toContain('R1 move 3: what is a move to 3?');
  const { entries } = accepted(await host.log(at.by(bob), 1));
  expect(
    entries.map(({ order, sentences }) => [order, sentences.some(({ says }) => says.id === 'host-unreported')]),
  ).toEqual([
    ['The battle begins', false],
    ['', false],
    ['R1 move 3', true],
    ['R1 shoot B1', false],
  ]);
});

test('catching up mentions it and shows the map', async () => {
  const { at, host } = await upgraded();
  const caughtUp = accepted(await host.catchUp(at.by(bob)));
  expect(caughtUp.scenes).toHaveLength(1);
});

test('the battle ends, and its page is as complete as possible', async () => {
  const { at, host } = await upgraded();
  await at.give(ann, 'R1 shoot B1', host);
  accepted(await host.resign(at.by(bob)));
  expect((await at.battle()).status).toBe('over');
  const posts = (await at.posts()).map(shown).join('\n');
  expect(posts).toContain(`What each unit did cannot be shown: part of the battle was played with version ${FIRST}`);
  const { says, stories } = accepted(await host.ending(at.by(ann), 1));
  expect(stories).toEqual([]);
  expect(says.map(({ id }) => id)).toContain('ending-unreported');

  const page = await host.history(at.by(ann));
  if (page instanceof Refusal) throw page;
  const told: string[] = [];
  for await (const { post } of page.told) told.push(shown(post));
  expect(told.filter((each) => each.includes(LINE))).toHaveLength(1);
  expect(told.at(-1)).toContain('cannot be shown');
});

test('luck continues from the stored position', async () => {
  const at = await startedRoom();
  await at.give(ann, 'R1 move 3');
  await at.give(ann, 'end');
  const rules = forgetful();
  const apply: Toy['apply'] = (now, fact) => {
    if (fact.type === 'moved' && fact.to === 3) throw new Error('what is a move to 3?');
    return rules.apply(now, fact);
  };
  const { sides } = accepted(await at.again({ toy: { ...rules, apply } }).luck(at.by(ann)));
  // The order points of both sides.
  expect(sides.map(({ all }) => all.tries)).toEqual([2, 0]);
});

test('errors in this version’s own entries still count', async () => {
  const at = await startedRoom();
  const failed: string[] = [];
  const host = at.again({ toy: forgetful(), failed: (_battle, error) => void failed.push((error as Error).message) });
  expect(refusal(await host.preview(at.by(ann), 'R1 move 3'))).toBe('host-not-previewed');
  expect(failed).toEqual(['what is a move to 3?']);
});
