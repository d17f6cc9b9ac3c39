/** Table rolls over the real protocol: in every place, across a restart, and beside a battle. */
import { expect, test } from 'vitest';
import { worldElsewhere } from '../practice/elsewhere.ts';
import type { Seen } from '../practice/visit.ts';
import { REAL } from './scenarios.ts';
import { buttonsOf, openStage, publicTexts, type Stage, textOf } from './stage.ts';

const openAnywhere = () => openStage({ practice: { world: worldElsewhere() }, aide: REAL });

async function publicIn(stage: Stage, who: string, channel: string): Promise<Seen[]> {
  return (await stage.seen(who, channel)).filter(({ ephemeral }) => !ephemeral);
}

/** The public messages about rolls, without the two lines of details. */
const titlesOf = (messages: readonly Seen[]) => messages.map((message) => textOf(message).split('\n')[0]);

async function choose(stage: Stage, message: Seen, field: string, ...values: string[]): Promise<void> {
  const id = new RegExp(`"(go:dice:pick:[^"]*:${field}:0)"`).exec(JSON.stringify(message))![1]!;
  const { error } = await stage.as('Alice').pressId(message.id, id, values);
  expect(error).toBeUndefined();
  await stage.settled();
}

async function privately(stage: Stage, who: string, channel: string): Promise<Seen> {
  return (await stage.seen(who, channel)).findLast(({ ephemeral }) => ephemeral)!;
}

test.each(['tavern', 'dm', 'inn', 'friends'])(
  'in %s: filled in by menus, rolled publicly, and rolled again',
  async (place) => {
    const stage = await openAnywhere();
    const { response } = await stage.command('Alice', place, 'morale', { rating: '8', quality: 'elite' });
    expect(response).toMatchObject({ ephemeral: true });
    expect(textOf(response)).toContain('\nPasses on 8 or less · 89%');
    await choose(stage, response!, 'modifiers', 'outflanked', 'demoralised');
    const form = await privately(stage, 'Alice', place);
    expect(textOf(form)).toContain('−3 outflanked [MORALE-10]');
    expect(await publicIn(stage, 'Alice', place)).toEqual([]);
    await stage.press('Alice', form, 'Roll');
    await stage.press('Alice', await privately(stage, 'Alice', place), 'Roll again');
    const told = await publicIn(stage, 'Alice', place);
    expect(titlesOf(told)).toEqual(['### Alice · Morale test', '### Alice · Morale test · roll 2']);
    expect(textOf(told[0])).toMatch(/CR 8 −3 outflanked −2 demoralised = 3; \d\+\d \(\d set aside\)/);
    expect(textOf(await privately(stage, 'Alice', place))).toContain('-# Roll 2: ');
    const calls = Object.values(stage.practice.world.messages).flatMap((all) => all.map(({ mentions }) => mentions));
    for (const each of calls) expect(each).toEqual({ people: [], roles: [], everyone: false });
  },
);

test('choices on one page of the menus survive another page and a restart; the rules are one press away', async () => {
  const stage = await openAnywhere();
  await stage.command('Alice', 'tavern', 'fire', { firer: 'heavyFootBattery' });
  const first = await privately(stage, 'Alice', 'tavern');
  const [second] = buttonsOf(first).filter(({ id }) => id.startsWith('go:dice:page:'));
  const pages = JSON.stringify(first).match(/go:dice:page:fire:sabreur-hex:\d/g);
  expect(pages).toHaveLength(2);
  await choose(stage, first, 'enemyType', 'heavyCavalry');
  await stage.restart();
  await stage.press('Alice', await privately(stage, 'Alice', 'tavern'), second!.label);
  await stage.restart();
  await choose(stage, await privately(stage, 'Alice', 'tavern'), 'enemyGround', 'wood');
  await stage.press('Alice', await privately(stage, 'Alice', 'tavern'), 'Roll');
  const [told] = await publicIn(stage, 'Bruno', 'tavern');
  expect(textOf(told)).toContain('Firing unit **heavy foot battery**');
  expect(textOf(told)).toContain('Target **heavy cavalry**');
  await stage.as('Bruno').pressId(told!.id, 'cited', ['SH-FACTOR-02']);
  await stage.settled();
  expect(textOf(await privately(stage, 'Bruno', 'tavern'))).toContain('### SH-FACTOR-02');
});

test('in a battle a unit fills it in; the battle stays unchanged, and its commander reads it in French', async () => {
  const stage = await openAnywhere();
  await stage.command('Alice', 'battle', 'battle new', { scenario: 'skirmish' });
  await stage.command('Alice', 'battle', 'battle join', { side: 'red' });
  await stage.command('Bruno', 'battle', 'battle join', { side: 'blue' });
  await stage.command('Alice', 'battle', 'battle start');
  const logged = async () => textOf((await stage.command('Dan', 'battle', 'battle log')).response);
  const before = await logged();
  const posts = await publicTexts(stage, 'battle');
  const { choices } = await stage.as('Bruno').complete('battle', 'melee', 'unit', { unit: '7' });
  expect(choices?.map(({ value }) => value)).toEqual(['7C']);
  const { response } = await stage.command('Bruno', 'battle', 'melee', { unit: '7c', target: '3L' });
  expect(textOf(response)).toContain(
    'Rempli d’après 7C contre 3L, dans leur état au moment de votre demande. Rien n’est ordonné',
  );
  await stage.press('Bruno', response!, 'Lancer');
  const [told = '', ...more] = (await publicTexts(stage, 'battle')).slice(posts.length);
  expect(more).toEqual([]);
  expect(told).toMatch(
    /^### Bruno · Combat\nPour 7C contre 3L\u00a0: rien n’a été ordonné, rien ne change dans la bataille\.\n/,
  );
  expect(await logged()).toEqual(before);
  const { response: none } = await stage.command('Bruno', 'tavern', 'melee', { unit: '7C' });
  expect(textOf(none)).toContain('Laissez `unité:` de côté\u00a0: des menus');
});
