/** At one glance: all battles with what is owed, what happened meanwhile, the end, and the next thing to do. */
import { expect, test } from 'vitest';
import type { Post } from '../../src/host/post.ts';
import { rulesetsByName } from '../../src/host/ruleset.ts';
import { Refusal } from '../../src/kernel/play.ts';
import { type Phrase, phrase } from '../../src/kernel/phrase.ts';
import { rulesetOf, rulesets } from '../../src/rules/index.ts';
import { readScenarios } from '../../src/scenarios.ts';
import { type Examples, exampleArgs } from '../../src/host/verbs/overview/examples.ts';
import { accepted, ann, bob, eve, refusal, room, type Room, uma } from '../help/room.ts';

const known = rulesetsByName(rulesets);
/** The order points; the chasseurs take fright, and the sabres leave nobody of them. */
const DICE = 'dice 5 6 6 6 5 4 3 3 3 3 2 2 1';
const scenarios = readScenarios(known).map((each) =>
  each.name === 'rosenau' ? { ...each, text: `${each.text}\n${DICE}\n` } : each,
);

async function table(scenario = 'rosenau'): Promise<Room> {
  const at = await room({ rulesets: known, scenarios, rulesetOf, scriptedDice: true });
  accepted(await at.host.open(at.by(ann), scenario, 'en'));
  accepted(await at.host.join(at.by(ann), 'red'));
  accepted(await at.host.join(at.by(bob), 'blue'));
  return at;
}

async function started(scenario?: string): Promise<Room> {
  const at = await table(scenario);
  accepted(await at.host.start(at.by(ann)));
  return at;
}

const said = (at: Room, says: readonly Phrase[], language: 'en' | 'fr' = 'en') =>
  says.map((each) => at.words.say(language, each)).join('\n');

async function helpFor(at: Room, who: typeof ann): Promise<string> {
  return said(at, (await at.host.help(at.by(who))).says);
}

test('all battles of a person: what they have to do, or whom they wait for', async () => {
  const at = await started();
  const { running, over } = await at.host.games(at.by(ann));
  expect(over).toEqual([]);
  expect(running).toHaveLength(1);
  expect(said(at, [running[0]!.title, ...running[0]!.roles, ...running[0]!.owes])).toBe(
    'Outposts at Rosenau, 1809\nRed\n**It is your turn: give your orders**.',
  );
  expect(running[0]!.place).toEqual({ guildId: '7', channelId: '77' });
  const [his] = (await at.host.games(at.by(bob))).running;
  expect(his!.owes).toEqual([]);
  expect(said(at, his!.awaits)).toBe('Waiting for orders from Ann (Red).');
  expect(await at.host.games(at.by(eve))).toEqual({ running: [], over: [] });
});

test('a vote is due too, and comes before what others have to do', async () => {
  const at = await started();
  accepted(await at.host.propose(at.by(ann), 'draw'));
  const [his] = (await at.host.games(at.by(bob))).running;
  expect(said(at, his!.owes)).toContain('a draw');
  expect(his!.awaits).toEqual([]);
  accepted(
    await at.host.vote(
      at.by(bob),
      (await at.battle()).id,
      (await at.store.motions((await at.battle()).id))[0]!.id,
      false,
    ),
  );
  expect((await at.host.games(at.by(bob))).running[0]!.owes).toEqual([]);
});

test('events since the last visit, with losses and pictures; a second look finds nothing new', async () => {
  const at = await table();
  accepted(await at.host.doctrine(at.by(bob), 'bold'));
  accepted(await at.host.start(at.by(ann)));
  await at.give(ann, '4K charge 11C');
  await at.give(ann, 'end');
  const caught = await at.host.catchUp(at.by(bob));
  if (caught instanceof Refusal) throw caught;
  const text = said(at, caught.says);
  expect(said(at, [caught.title])).toBe('What has happened since your last visit');
  expect(text).toContain('(Blue −6)');
  expect(text).toContain('Losses in all: Blue −6');
  expect(text).toContain('**It is your turn: give your orders**');
  expect(caught.says.length).toBeLessThanOrEqual(8);
  expect(caught.scenes.length).toBeLessThanOrEqual(3);
  expect(caught.scenes.length).toBeGreaterThan(1);
  const again = await at.host.catchUp(at.by(bob));
  if (again instanceof Refusal) throw again;
  expect(said(at, [again.title])).toMatch(/^Nothing new since your last visit/);
  const watching = await at.host.catchUp(at.by(eve));
  if (watching instanceof Refusal) throw watching;
  expect(said(at, [watching.title], 'fr')).toBe('Le dernier tour');
  expect(said(at, watching.says)).toContain('Waiting for orders from Bob');
});

test('if there were only marches, just their number is reported', async () => {
  const at = await table();
  accepted(await at.host.start(at.by(ann)));
  await at.give(ann, '33S march 0706 face NE');
  const caught = accepted(await at.host.catchUp(at.by(bob)));
  expect(said(at, caught.says).split('\n')[0]).toBe('· 1 quiet order');
});

test('a step left to the players is to be settled, not ordered: for its side, and for others', async () => {
  const at = await started('ain-tolba');
  await at.give(ann, 'end');
  expect(await helpFor(at, ann)).toMatch(/^\*\*It is your turn: settle this step at the desk\*\*\./);
  const [own] = (await at.host.games(at.by(ann))).running;
  expect(said(at, own!.owes, 'fr')).toBe('**À vous de régler cette étape à la table**.');
  const watching = accepted(await at.host.catchUp(at.by(eve)));
  expect(said(at, watching.says)).toContain('Waiting for Ann (Red) to settle this step at the desk.');
});

test('the end of a battle, its help, and a battle called off offer luck only if the rulebook measures it', async () => {
  const offered = async (scenario: string) => {
    const at = await started(scenario);
    accepted(await at.host.resign(at.by(ann)));
    const posts = await at.posts();
    expect(await helpFor(at, ann)).toMatch(/checks every die\.\nFor a rematch, press \*\*Rematch/);
    const off = await started(scenario);
    accepted(await off.host.join(off.trusted(uma), 'umpire'));
    const { id: battle } = await off.battle();
    accepted(await off.host.cancel(off.by(uma), { battle, way: 'reason', why: 'Snow' }));
    posts.push(...(await off.posts()));
    return [
      ...posts.flatMap(({ over }) => (over ? [over.luck, over.page] : [])),
      (await helpFor(at, ann)).includes('`/luck` shows'),
    ];
  };
  expect(await offered('rosenau')).toEqual(['Luck', 'Page', 'Luck', 'Page', true]);
  expect(await offered('ain-tolba')).toEqual([undefined, 'Page', undefined, 'Page', false]);
});

test('a turn that was taken back does not count: spectators see the one before it', async () => {
  const at = await table();
  accepted(await at.host.doctrine(at.by(bob), 'bold'));
  accepted(await at.host.start(at.by(ann)));
  await at.give(ann, '4K charge 11C');
  await at.give(ann, 'end');
  await at.give(bob, 'end');
  accepted(await at.host.undo(at.by(bob)));
  const { id } = await at.battle();
  const [motion] = await at.store.motions(id);
  accepted(await at.host.vote(at.by(ann), id, motion!.id, true));
  const watching = await at.host.catchUp(at.by(eve));
  if (watching instanceof Refusal) throw watching;
  expect(said(at, watching.says)).toContain('11C');
});

test('the end is posted with the last announcement, and reported page by page', async () => {
  const at = await started();
  expect(refusal(await at.host.ending(at.by(ann), 1))).toBe('host-not-over');
  await at.give(ann, '4K charge 11C');
  while ((await at.store.waiting((await at.battle()).id))?.question) accepted(await at.answer(bob, 0));
  await at.posts();
  accepted(await at.host.resign(at.by(bob)));
  const last = (await at.posts()).at(-1)!;
  expect(last.title).toBe('What it cost, and what each unit did');
  const words = last.sentences.map(({ says }) => says).join('\n');
  expect(words).toContain('`▰▰▰▰▰▰▰▰▰▱` Blue: 45 of 51 left, 6 lost');
  expect(words).toContain('**4K** · Crown Prince Cuirassiers: charged 11C at 0703; destroyed 11C; inflicted 6');
  expect(words).toMatch(/\*\*11C\*\* · 11th Chasseurs: was attacked by 4K; destroyed at/);
  expect(last.ending?.battle).toBe((await at.battle()).id);
  const page = await at.host.ending(at.by(eve), 1);
  if (page instanceof Refusal) throw page;
  expect(page.pages).toBe(1);
  expect(page.stories.flatMap(({ lines }) => lines)).toHaveLength(10);
  expect(said(at, page.says)).toMatch(/Red wins/);
  const fr = said(
    at,
    page.stories.flatMap(({ lines }) => lines),
    'fr',
  );
  expect(fr).toContain('charge contre 11C en 0703');
  const { over } = await at.host.games(at.by(ann));
  expect(said(at, [over[0]!.turn])).toMatch(/Red wins/);
  expect(await helpFor(at, ann)).toContain('rematch');
});

test('Panache lists its units too', async () => {
  const at = await started('ain-tolba');
  accepted(await at.host.resign(at.by(ann)));
  const page = await at.host.ending(at.by(ann), 1);
  if (page instanceof Refusal) throw page;
  expect(
    said(
      at,
      page.stories.flatMap(({ lines }) => lines),
    ),
  ).toMatch(/saw no fighting; at the end/);
});

test('help depends on the reader: outside, not joined, before the start, to order, waiting, asked, watching', async () => {
  const at = await room({ rulesets: known, scenarios, rulesetOf, scriptedDice: true });
  expect(await helpFor(at, ann)).toContain('/tutorial');
  accepted(await at.host.open(at.by(ann), 'rosenau', 'en'));
  expect(await helpFor(at, ann)).toContain('takes a side');
  accepted(await at.host.join(at.by(ann), 'red'));
  expect(await helpFor(at, ann)).toContain('a commander for **Blue**');
  accepted(await at.host.join(at.by(bob), 'blue'));
  expect(await helpFor(at, bob)).toContain('/battle start');
  accepted(await at.host.doctrine(at.by(bob), 'ask'));
  accepted(await at.host.start(at.by(ann)));
  const mine = await at.host.help(at.by(ann));
  expect(said(at, mine.says)).toContain('It is your turn: give your orders');
  expect(mine.ideas?.orders[0]?.text).toBe('4K charge 11C');
  expect(said(at, mine.says)).toContain('for example `4K charge 11C`');
  expect(await helpFor(at, bob)).toContain('/plan');
  expect(await helpFor(at, eve)).toContain('You are watching');
  await at.give(ann, '4K charge 11C');
  const asked = await at.host.help(at.by(bob));
  expect(asked.isAsked).toBe(true);
  expect(said(at, asked.says)).toContain('Your answer is needed');
});

test('help explains with orders from the current battle, in the reader’s language; without such orders it has no examples', async () => {
  const at = await room({ rulesets: known, scenarios, rulesetOf, scriptedDice: true });
  expect(await at.host.examples(at.by(ann))).toEqual({ orders: [] });
  accepted(await at.host.open(at.by(ann), 'rosenau', 'en'));
  accepted(await at.host.join(at.by(ann), 'red'));
  accepted(await at.host.join(at.by(bob), 'blue'));
  accepted(await at.host.start(at.by(ann)));
  const { orders, group, followed } = await at.host.examples(at.by(ann));
  expect(orders[0]).toBe('4K charge 11C');
  expect(new Set(orders.map((text) => text.split(' ')[1])).size).toBe(3);
  expect(group).toMatch(/^\w+ \w+:$/);
  expect(followed).toMatch(/^4K charge 11C, /);
  // The other side's are those of its next turn.
  const theirs = await at.host.examples({ ...at.by(bob), language: 'fr' });
  expect(theirs.orders.every((text) => /^(11C|57L|85L|10Lg|3B) /.test(text))).toBe(true);
  const page = at.words.say('en', phrase('help-page-orders', exampleArgs({ orders, group, followed } as Examples)));
  expect(page).toContain('such as `4K charge 11C`, ');
  expect(at.words.say('fr', phrase('help-page-orders', exampleArgs({ orders: [] })))).not.toContain('none');
});

test('people who wish it are also called by direct message, with a link, in their own language', async () => {
  const at = await table();
  accepted(await at.host.doctrine(at.by(bob), 'ask'));
  await at.host.settle(at.by(bob), { direct: true, language: 'fr' });
  accepted(await at.host.start(at.by(ann)));
  await at.posts();
  await at.give(ann, '4K charge 11C');
  const direct: Post[] = (await at.posts()).filter(({ links }) => links && links.length > 0);
  expect(direct).toHaveLength(1);
  expect(direct[0]!.title).toBe('Les avant-postes de Rosenau, 1809');
  expect(direct[0]!.sentences[0]!.says).toBe('On attend votre réponse.');
  expect(direct[0]!.links![0]).toMatchObject({ guildId: '7', channelId: '77' });
  expect(direct[0]!.calls).toEqual([]);
});
