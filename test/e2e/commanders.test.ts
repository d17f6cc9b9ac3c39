/**
 * Four commanders on one side: units by menu and by name, each with their own orders and Done, and whose question it
 * is.
 */
import { expect, test } from 'vitest';
import { defaultWorld, ids } from '../../src/practice/seed.ts';
import { toy } from '../help/toy-house.ts';
import { order } from './game.ts';
import { buttonsOf, openCard, openStage, publicMessages, type Stage, textOf } from './stage.ts';
import type { Seen } from '../practice/visit.ts';

const SIDE = ['Alice', 'Chloé', 'Emil', 'Fanny'] as const;

async function gathered(): Promise<Stage> {
  const world = defaultWorld();
  const [guild] = world.guilds;
  const [alice] = guild!.members.filter(({ personId }) => personId === ids.alice);
  for (const [index, name] of ['Emil', 'Fanny'].entries()) {
    const id = `110000000000000090${index}`;
    world.people.push({ id, username: name.toLowerCase(), name, locale: 'en-GB', bot: false });
    guild!.members.push({ ...alice!, personId: id });
  }
  // Enough order points, whatever follows.
  const scenarios = toy().scenarios.map((each) => ({ ...each, text: `${each.text}\ndice 3\n` }));
  const stage = await openStage({ practice: { world }, aide: { scenarios } });
  await stage.command('Alice', 'battle', 'battle new', { scenario: 'toy', threads: false });
  for (const who of SIDE) await stage.command(who, 'battle', 'battle join', { side: 'red' });
  await stage.command('Bruno', 'battle', 'battle join', { side: 'blue' });
  return stage;
}

async function last(stage: Stage): Promise<Seen> {
  return (await publicMessages(stage, 'battle')).at(-1)!;
}

test('a C-in-C and three commanders', async () => {
  const stage = await gathered();
  const { response: menu } = await stage.command('Alice', 'battle', 'command give', { who: ids.chloe });
  const select = JSON.stringify(menu!.components).match(/assign:[^"]+/)![0];
  await stage.as('Alice').pressId(menu!.id, select, ['R2']);
  await stage.settled();
  expect(textOf(await last(stage))).toContain('Alice gives Chloé command of R2.');
  const { response: list } = await stage.command('Dan', 'battle', 'command list', { side: 'red' });
  expect(textOf(list)).toContain('**Alice**, commander-in-chief: R1\n**Chloé**: R2\n**Emil**: no units');
  expect(textOf((await stage.command('Emil', 'battle', 'command take')).response)).toContain(
    'Only Alice, your commander-in-chief, can',
  );
  const { choices } = await stage
    .as('Alice')
    .complete('battle', 'command give', 'units', { who: ids.chloe, units: 'R1 r' });
  expect(choices?.map(({ value }) => value)).toEqual(['R1 R2']);

  await stage.command('Alice', 'battle', 'battle start');
  const call = await last(stage);
  expect(textOf(call)).toContain(`<@${ids.alice}> <@${ids.chloe}>`);
  const refused = await stage.command('Emil', 'battle', 'order', { text: 'R2 move 4' });
  expect(textOf(refused.response)).toContain('only Chloé can give those orders');
  await order(stage, 'Chloé', 'battle', 'R2 move 4');

  // Points are unspent, so Done takes a second press. The status names those who are not done.
  const { response: sure } = await stage.as('Chloé').pressToTheEnd(call.id, 'Done');
  expect(textOf(sure)).toMatch(/dépensé/);
  await stage.press('Chloé', sure!, buttonsOf(sure)[0]!.label);
  expect(textOf((await stage.command('Dan', 'battle', 'battle status')).response)).toContain('orders from Red (Alice)');
  await stage.restart();
  const { response: again } = await stage.as('Alice').pressToTheEnd(call.id, 'Done');
  await stage.press('Alice', again!, buttonsOf(again)[0]!.label);
  expect((await publicMessages(stage, 'battle')).slice(-2).map(textOf).join('\n')).toContain(`<@${ids.bruno}>`);

  // A question about R2 is Chloé's, whoever is C-in-C.
  await order(stage, 'Bruno', 'battle', 'B1 charge R2');
  const card = (await openCard(stage, 'battle'))!;
  expect(textOf(card)).toContain(`<@${ids.chloe}>`);
  const { response: no } = await stage.as('Alice').pressToTheEnd(card.id, buttonsOf(card)[0]!.label);
  expect(textOf(no)).toContain('Chloé');
  await stage.press('Chloé', card, buttonsOf(card)[0]!.label);
  const stale = await stage.as('Chloé').pressToTheEnd(call.id, 'Done');
  expect(textOf(stale.response)).toContain('Ce n’est pas votre tour');
});
