/**
 * Panache with the real client: whole small games, with an umpire and by agreement, from the first order to the result.
 */
import { expect, test } from 'vitest';
import type { Scenario } from '../../src/host/battle/deps.ts';
import { phrase } from '../../src/kernel/phrase.ts';
import type { Seen } from '../practice/visit.ts';
import { begin, order } from './game.ts';
import { REAL } from './scenarios.ts';
import {
  buttonsOf,
  deskWith,
  openCard,
  openStage,
  picturesOf,
  publicDesk,
  publicTexts,
  type Stage,
  textOf,
} from './stage.ts';

const players = { red: 'Alice', blue: 'Bruno' };

/** Two battalions and guns facing two of the enemy's, with one turn for each side. */
const FORD: Scenario = {
  name: 'ford',
  title: phrase('bot-scenario', { name: 'Ford' }),
  ruleset: 'panache',
  text: `rules panache
title en "Ford" fr "Gué"
map 10 x 8
army red en "Column" fr "Colonne" edge south
army blue en "Amir" fr "Émir" edge north
first red
turns 1
red 2L infantry medium 0505 stands 8
red 5M artillery very light 0605 stands 3
red G1 officer medium 0505
blue 21A infantry medium 0503 stands 7
blue 23H cavalry light 0403 stands 6
dice 5 3 6 6 2
`,
};

function open(): Promise<Stage> {
  return openStage({ aide: { ...REAL, scenarios: [...REAL.scenarios, FORD] } });
}

const labels = (message: Seen | undefined): string[] => buttonsOf(message).map(({ label }) => label);

const newest = async (stage: Stage): Promise<string> => (await publicTexts(stage, 'battle')).at(-1) ?? '';

/** Fills in a form of the newest desk and decides, or proposes, the ruling. */
async function rule(stage: Stage, who: string, form: string, fields: object): Promise<string> {
  const desk = form === 'Losses' ? await publicDesk(stage, 'battle') : await deskWith(stage, who, 'battle', form);
  const { response } = await stage.fill(who, desk, form, fields);
  const [confirm] = buttonsOf(response);
  expect(`${confirm?.label}: ${textOf(response)}`).toMatch(/^(Decide|Décider|Propose|Proposer): /);
  await stage.press(who, response!, confirm!.label);
  return textOf(response);
}

async function goOn(stage: Stage, who: string, label: string): Promise<void> {
  const { response } = await stage.as(who).pressToTheEnd((await publicDesk(stage, 'battle')).id, label);
  const [confirm] = buttonsOf(response);
  await stage.press(who, response!, confirm?.label ?? '');
}

test('with an umpire: typed orders, dice, losses and a retreat by form, words, continuing, the winner', async () => {
  const stage = await open();
  await begin(stage, 'battle', 'ford', { ...players, umpire: 'Dan' });

  const { response } = await stage.command('Alice', 'battle', 'order', { text: '2L move 0504 with G1; 5M move 0604' });
  expect(textOf(response)).toMatch(/`2L move 0504 with G1`.*`5M move 0604`/s);
  expect(picturesOf(response)).toHaveLength(1);
  await stage.press('Alice', response!, 'Confirm');
  await order(stage, 'Alice', 'battle', 'end');

  const desk = await publicDesk(stage, 'battle');
  expect(textOf(desk)).toMatch(/Red fights.*The players settle Red’s fights.*2L.*5M.*1 die fewer.*Dan, the umpire/s);
  expect(labels(desk)).toEqual(['🎲 1D6', '🎲 2D6', 'Losses', 'Other changes…', 'Finish this step']);
  const refusal = await stage.command('Alice', 'battle', 'order', { text: '2L move 0505' });
  expect(textOf(refusal.response)).toContain('`/desk show`');

  await stage.press('Alice', desk, '🎲 2D6');
  expect(await newest(stage)).toMatch(/Alice rolls.*2D6: 5 3 = \*\*8\*\*/s);
  expect(picturesOf((await stage.seen('Dan', 'battle')).at(-1))).toEqual([]);
  // Dice that have no button are in a menu of the private desk.
  const own = await deskWith(stage, 'Alice', 'battle', 'Losses');
  await stage.as('Alice').pressId(own.id, buttonsOf(own)[0]!.id.replace(/^throw:(.*):1d6$/, 'throws:$1'), ['4d6']);
  expect(await newest(stage)).toMatch(/Alice rolls.*4D6: \d \d \d \d = /s);
  const preview = await rule(stage, 'Dan', 'Losses', { unit: '21A', n: '2', '-why': 'eight is a hit' });
  expect(preview).toContain('21A 7→**5**');
  expect(await newest(stage)).toMatch(/⚖ The umpire, Dan, rules: “eight is a hit”\n.*21A 7→\*\*5\*\*/s);
  await rule(stage, 'Dan', 'Retreat', { unit: '21A', n: '1', side: 'NE', '-why': 'pushed back' });
  expect(await newest(stage)).toContain('**21A** falls back 1 hex, to 0502.');
  await rule(stage, 'Dan', 'As text', { '-why': 'the ford is under fire' });
  expect(await newest(stage)).toContain('⚖ The umpire, Dan, rules: “the ford is under fire”');
  await goOn(stage, 'Dan', 'Finish this step');

  expect(await newest(stage)).toMatch(/Blue.*Bruno/s);
  await order(stage, 'Bruno', 'battle', '23H bouge 0404');
  await order(stage, 'Bruno', 'battle', 'fin');
  await goOn(stage, 'Dan', 'Finish this step');

  const result = await publicDesk(stage, 'battle');
  expect(textOf(result)).toContain('The last turn is over.');
  expect(labels(result).filter((label) => label.includes('🎲'))).toEqual([]);
  expect(labels(result)).toEqual(expect.arrayContaining(['Who has won', 'A draw']));
  await rule(stage, 'Dan', 'Who has won', { winner: 'red', '-why': 'the ford is theirs' });
  const end = (await publicTexts(stage, 'battle')).slice(-3).join('\n');
  expect(end).toMatch(/Red wins the battle.*The battle is over.*The secret behind the dice/s);
  const over = await stage.command('Alice', 'battle', 'order', { text: '2L move 0505' });
  expect(textOf(over.response)).toContain('The battle is over');
});

test('by agreement: one proposal refused, one accepted, and the draw that both want; the bot restarts in between', async () => {
  const stage = await open();
  await begin(stage, 'battle', 'ford', players);
  await order(stage, 'Alice', 'battle', '5M move 0604; end');
  expect(textOf(await publicDesk(stage, 'battle'))).toContain('A proposal counts as soon as the other side agrees.');

  await rule(stage, 'Alice', 'Losses', { unit: '21A', n: '4', '-why': 'a full salvo' });
  const card = (await openCard(stage, 'battle'))!;
  expect(textOf(card)).toMatch(/Alice proposes: “a full salvo”.*loses 4 stands.*Do you agree\?/s);
  await stage.restart();
  await stage.press('Bruno', card, 'Not agreed');
  expect(await newest(stage)).toContain('Alice’s proposal was rejected: “a full salvo”');
  const unit = await stage.command('Alice', 'battle', 'unit', { unit: '21A' });
  expect(textOf(unit.response)).toContain('7');

  await rule(stage, 'Bruno', 'Losses', { unit: '21A', n: '1', '-why': 'une seule pièce porte' });
  await stage.press('Alice', (await openCard(stage, 'battle'))!, 'Agreed');
  expect(await newest(stage)).toMatch(
    /Both sides agree to what Bruno proposed: “une seule pièce porte”.*21A 7→\*\*6\*\*/s,
  );

  for (const [who, other, text] of [
    ['Alice', 'Bruno', 'end'],
    ['Bruno', 'Alice', 'fin'],
  ] as const) {
    if (who === 'Bruno') await order(stage, who, 'battle', text);
    await goOn(stage, who, 'Finish this step');
    await stage.press(other, (await openCard(stage, 'battle'))!, 'Agreed');
  }
  await goOn(stage, 'Bruno', 'A draw');
  await stage.press('Alice', (await openCard(stage, 'battle'))!, 'Agreed');
  expect((await publicTexts(stage, 'battle')).slice(-3).join('\n')).toMatch(
    /The battle is drawn: as the players decided\..*The battle is over.*The secret/s,
  );
});
