/** The lesson: told by what happened, whatever the dice; it goes on whatever the learner does, and starts again. */
import { expect, test } from 'vitest';
import type { Post } from '../../../src/host/post.ts';
import { ALL_BOOKS, having, lacking } from '../../help/books.ts';
import { accepted, ann, bob, refusal, room, type Room } from '../../help/room.ts';

const options = { ...ALL_BOOKS, scriptedDice: true };
const robot = { id: '999', name: 'Aide' };

/** A lesson of another game than the first. */
async function lessonOf(game: string): Promise<Room> {
  const at = await room(options);
  accepted(await at.host.tutorial(at.by(ann), 'en', robot, game));
  await at.host.idle();
  return at;
}

/** A lesson in which these dice fall first: of the order points, then default. */
async function lesson(dice = '', language: 'en' | 'fr' = 'en'): Promise<Room> {
  const scenarios = options.scenarios.map((each) =>
    each.name === 'drill-ground' ? { ...each, text: `${each.text}\n${dice === '' ? '' : `dice ${dice}\n`}` } : each,
  );
  const at = await room({ ...options, scenarios });
  accepted(await at.host.tutorial(at.by(ann), language, robot));
  await at.host.idle();
  return at;
}

const titles = (posts: readonly Post[]): string[] => posts.flatMap(({ title }) => title ?? []);
const ideasOf = (posts: readonly Post[]): readonly string[] =>
  posts.flatMap(({ ideas }) => ideas?.orders.map(({ text }) => text) ?? []);

/** Gives the first button of the last post that has any, and says what was posted then. */
async function press(at: Room, posts: readonly Post[]): Promise<Post[]> {
  const text = posts.findLast(({ ideas }) => ideas)?.ideas?.orders[0]?.text;
  expect(text).toBeDefined();
  await at.give(ann, text!);
  await at.host.idle();
  return at.posts();
}

/** The first answer on the card, and what was posted then. */
async function chosen(at: Room): Promise<Post[]> {
  accepted(await at.answer(ann, 0));
  await at.host.idle();
  return at.posts();
}

test('a doctrine means what its rulebook makes of it', async () => {
  const at = await lessonOf('skirmish');
  const own = accepted(await at.host.doctrine(at.by(ann)));
  expect(at.say(own)).toContain('Elite fire is used wherever it adds a hit.');
  const status = accepted(await at.host.status(at.by(ann)));
  expect(at.say(status)).not.toContain('square');
});

test('the end of a turn that brought nothing else has no post of its own: the bulletin says it', async () => {
  const at = await lessonOf('skirmish');
  await at.posts();
  await at.give(ann, 'end');
  await at.host.idle();
  const [bulletin] = await at.posts();
  expect(bulletin!.title).toBe('Turn 1 of 8 · Blue to act');
  expect(bulletin!.sentences.map(({ says }) => says)).toContain('Red has finished.');
});

test('five steps by their first buttons, over two turns, with the dice default', async () => {
  const at = await lesson('3 1');
  const seen: string[] = [];
  let posts = await at.posts();
  expect(posts[0]!.sentences[0]!.says).toContain('Welcome, Ann!');
  for (let presses = 0; presses < 30; presses += 1) {
    seen.push(...titles(posts).filter((title) => /^Step|Tutorial/.test(title)));
    if (seen.includes('Tutorial complete')) break;
    posts = posts.at(-1)?.kind === 'card' ? await chosen(at) : await press(at, posts);
  }
  expect([...new Set(seen)]).toEqual([
    'Step 1 of 5 · Activation',
    'Step 2 of 5 · March',
    'Step 3 of 5 · Fire',
    'Step 4 of 5 · Charge',
    'Step 5 of 5 · Reaction',
    'Tutorial complete',
  ]);
});

test('an action out of turn counts when its step comes; other actions keep their buttons', async () => {
  const at = await lesson('6 6');
  await at.posts();
  // Guns first: that wakes a unit, and is the third step too.
  await at.give(ann, '4B fire 8L');
  let posts = await at.posts();
  expect(titles(posts)).toContain('Step 2 of 5 · March');
  await at.give(ann, '2R turn NE');
  posts = await at.posts();
  expect(titles(posts).filter((title) => title.startsWith('Step'))).toEqual([]);
  expect(ideasOf(posts).some((text) => text.includes(' march '))).toBe(true);
  await at.give(ann, '5J march 0905');
  posts = await at.posts();
  expect(titles(posts)).toContain('Step 4 of 5 · Charge');
});

test('a step not done in three turns is skipped, and the lesson continues', async () => {
  const at = await lesson();
  let posts = await at.posts();
  const told: string[] = [];
  for (let turns = 0; turns < 10 && !told.some((each) => each.startsWith('**March**')); turns += 1) {
    const { id } = await at.battle();
    if ((await at.store.waiting(id))?.question) await at.answer(ann, 0);
    else await at.give(ann, 'end');
    await at.host.idle();
    posts = await at.posts();
    told.push(...titles(posts), ...posts.flatMap(({ sentences }) => sentences.map(({ says }) => says)));
  }
  expect(told.some((each) => each.startsWith('**Activation** is no longer possible'))).toBe(true);
  expect(told.some((each) => each.startsWith('**March** is no longer possible'))).toBe(true);
  expect(told).toContain('Step 3 of 5 · Fire');
});

test('"again" starts over, and disturbs neither another battle nor another person’s lesson', async () => {
  const at = await lesson();
  const { id } = await at.battle();
  expect(refusal(await at.host.tutorial(at.by(bob), 'en', robot))).toBe('lesson-elsewhere');
  accepted(await at.host.tutorial(at.by(ann), 'fr', robot));
  await at.host.idle();
  const now = await at.battle();
  expect(now.id).not.toBe(id);
  expect((await at.store.battle(id))!.status).toBe('cancelled');
  expect(titles(await at.posts())).toContain('Étape 1 sur 5 · Activation');
});

test.each(lacking('lesson'))('%s: a game without a lesson names those that have one', async (book) => {
  const at = await room(options);
  const result = await at.host.tutorial(at.by(ann), 'en', robot, book);
  expect(refusal(result)).toBe('lesson-other');
  expect(at.host.lessons().map(({ game }) => game)).toEqual(having('lesson'));
});

/** Goes through a lesson by its first buttons and answers; the titles of its steps. */
async function steps(at: Room, posts: readonly Post[]): Promise<readonly string[]> {
  const seen: string[] = [];
  let last = posts;
  for (let presses = 0; presses < 40; presses += 1) {
    seen.push(...titles(last).filter((title) => /^Step|Tutorial/.test(title)));
    if (seen.includes('Tutorial complete')) break;
    last = last.at(-1)?.kind === 'card' ? await chosen(at) : await press(at, last);
  }
  return [...new Set(seen)];
}

test('the lesson of Skirmish: five steps by their first buttons, whatever the dice', async () => {
  const at = await lessonOf('skirmish');
  const posts = await at.posts();
  expect(posts[0]!.sentences[0]!.says).toContain('Volley, Screen, Reload, Refuse or stand, Assault');
  expect(await steps(at, posts)).toEqual([
    'Step 1 of 5 · Volley',
    'Step 2 of 5 · Screen',
    'Step 3 of 5 · Reload',
    'Step 4 of 5 · Refuse or stand',
    'Step 5 of 5 · Assault',
    'Tutorial complete',
  ]);
});

test('the lesson of Fantasy battle: five steps by their first buttons, whatever the dice', async () => {
  const at = await lessonOf('fantasy-battle');
  const posts = await at.posts();
  expect(posts[0]!.sentences[0]!.says).toContain('Order, Charge, Envelop, Shoot back, Evade');
  expect(await steps(at, posts)).toEqual([
    'Step 1 of 5 · Order',
    'Step 2 of 5 · Charge',
    'Step 3 of 5 · Envelop',
    'Step 4 of 5 · Shoot back',
    'Step 5 of 5 · Evade',
    'Tutorial complete',
  ]);
});

/** Writes the first line that is offered and seals it; what was posted then. */
async function sealed(at: Room, posts: readonly Post[]): Promise<Post[]> {
  const text = ideasOf(posts)[0]!;
  expect(accepted(await at.host.preview(at.by(ann), text)).sheet?.lines).toEqual([text]);
  accepted(await at.host.done(at.by(ann)));
  await at.host.idle();
  return at.posts();
}

test('the lesson of Periods: five sheets by their first lines, each sealed, and the answers on the cards', async () => {
  const at = await lessonOf('periods');
  let posts = await at.posts();
  expect(posts[0]!.sentences[0]!.says).toContain('Write a line, Charge, Charge a screen, Be charged, Unlimber');
  const seen: string[] = [];
  for (let presses = 0; presses < 20 && !seen.includes('Tutorial complete'); presses += 1) {
    posts = posts.at(-1)?.kind === 'card' ? await chosen(at) : await sealed(at, posts);
    // What was learned is told below the report of the whole half, not between its quarters.
    expect(titles(posts.slice(0, -1)).filter((title) => /^Step|Tutorial/.test(title))).toEqual([]);
    seen.push(...titles(posts.slice(-1)).filter((title) => /^Step|Tutorial/.test(title)));
  }
  expect(seen).toEqual([
    'Step 2 of 5 · Charge',
    'Step 3 of 5 · Charge a screen',
    'Step 4 of 5 · Be charged',
    'Step 5 of 5 · Unlimber',
    'Tutorial complete',
  ]);
});
