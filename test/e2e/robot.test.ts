/** A battle against the bot with the real client, with buttons alone. */
import { expect, test } from 'vitest';
import type { Seen } from '../practice/visit.ts';
import { readScenarios } from '../../src/scenarios.ts';
import { callOff } from './game.ts';
import { REAL } from './scenarios.ts';
import { buttonsOf, openCard, openStage, picturesOf, publicTexts, type Stage, textOf } from './stage.ts';

/** The order points; the chasseurs panic, and the sabres destroy them. The rest is rolled. */
const DICE = 'dice 5 6 6 6 5 4 3 3 3 3 2 2 1';

const scenarios = readScenarios(REAL.rulesets).map((each) =>
  each.name === 'rosenau' ? { ...each, text: `${each.text}\n${DICE}\n` } : each,
);

const stageOf = () => openStage({ aide: { ...REAL, scenarios } });

const ideasOf = (message: Seen | undefined) => buttonsOf(message).filter(({ id }) => id.startsWith('idea:'));

/** The newest message in the channel with suggested orders. */
async function callOf(stage: Stage, channel: string): Promise<Seen> {
  const messages = await stage.seen('Dan', channel);
  const call = messages.findLast((message) => buttonsOf(message).some(({ id }) => /^(idea|finish):/.test(id)));
  expect(call).toBeDefined();
  return call!;
}

/** The result of this person's press, past "is thinking". */
async function pressed(stage: Stage, who: string, channel: string, message: Seen, label: string): Promise<Seen> {
  const { response, error } = await stage.press(who, message, label);
  expect(error).toBeUndefined();
  // If it changes the button's message, there is no other one.
  const which = response?.id ?? message.id;
  return (await stage.seen(who, channel)).find(({ id }) => id === which)!;
}

/** Presses the end of the turn, the last button, and once more if asked. */
async function ends(stage: Stage, channel: string): Promise<void> {
  const shown = await pressed(stage, 'Alice', channel, await callOf(stage, channel), 'End the turn');
  const [sure] = buttonsOf(shown);
  if (sure && shown.ephemeral) await stage.press('Alice', shown, sure.label);
}

/** Presses an idea and confirms it; returns the private message's final text. */
async function does(stage: Stage, channel: string, label: string): Promise<Seen> {
  const shown = await pressed(stage, 'Alice', channel, await callOf(stage, channel), label);
  expect(shown.ephemeral).toBe(true);
  expect(picturesOf(shown)).toHaveLength(1);
  return pressed(stage, 'Alice', channel, shown, 'Confirm');
}

test('a visitor presses a charge, the bot plays its turn, restarts; the battle ends', async () => {
  const stage = await stageOf();
  await stage.command('Alice', 'battle', 'battle new', { scenario: 'rosenau', solo: 'red' });
  expect((await publicTexts(stage, 'battle'))[0]).toContain('Welcome, Alice! You command **Red**');
  const call = await callOf(stage, 'battle');
  const labels = buttonsOf(call).map(({ label }) => label);
  expect(labels.slice(0, 4)).toEqual(['4K charge 11C', 'Panel', 'Ideas', 'End the turn']);
  expect(labels.length).toBeLessThanOrEqual(5);
  expect(picturesOf(call)).toHaveLength(1);

  await does(stage, 'battle', '4K charge 11C');
  expect((await publicTexts(stage, 'battle')).join('\n')).toContain('charge the **11th Chasseurs**');

  // The same again, and by another person: it plainly says why not, and what may be ordered now.
  const again = await pressed(stage, 'Alice', 'battle', call, '4K charge 11C');
  expect(textOf(again)).toMatch(/^The 11th Chasseurs are no longer in the battle/);
  expect(buttonsOf(again)[0]!.id).toBe('clause:SH-LOSS-05');
  expect(ideasOf(again).length).toBeGreaterThan(1);
  expect(ideasOf(again).at(-1)!.label).toBe('End the turn');
  expect(ideasOf(again).map(({ label }) => label)).not.toContain('4K charge 11C');
  const other = await pressed(stage, 'Bruno', 'battle', call, 'End the turn');
  expect(textOf(other)).toContain('Vous ne commandez aucun camp');

  // No one is told of a march yet: the suggestions are shown where it was confirmed.
  const march = await stage.command('Alice', 'battle', 'order', { text: '33S march 0607' });
  const done = await pressed(stage, 'Alice', 'battle', march.response!, 'Confirm');
  expect(textOf(done)).toMatch(/^Order carried out: `33S march 0607`/);
  expect(ideasOf(done).at(-1)!.label).toBe('End the turn');

  let restarts = 0;
  for (let steps = 0; steps < 80; steps += 1) {
    const card = await openCard(stage, 'battle');
    const texts = await publicTexts(stage, 'battle');
    if (texts.some((each) => each.includes('The secret behind the dice'))) break;
    if (card) {
      const [answer] = buttonsOf(card).filter(({ id }) => id.startsWith('answer:'));
      await stage.as('Alice').pressId(card.id, answer!.id);
      await stage.settled();
    } else {
      await ends(stage, 'battle');
    }
    if (steps === 1 || steps === 3) {
      await stage.restart();
      await stage.settled();
      restarts += 1;
    }
  }
  expect(restarts).toBe(2);
  const texts = (await publicTexts(stage, 'battle')).join('\n');
  expect(texts).toMatch(/wins|draw/i);
  expect(texts).toContain('Aide-de-camp');
});

test('in French, and as the other side; a player who joins takes the bot’s place', async () => {
  const stage = await stageOf();
  await stage.command('Chloé', 'bataille', 'battle new', { scenario: 'rosenau', solo: 'blue' });
  const [welcome] = await publicTexts(stage, 'bataille');
  expect(welcome).toMatch(/Bienvenue, Chloé.! Vous commandez \*\*les Bleus\*\*/);
  // The list reads as a sentence.
  expect(welcome).toContain('en tenant à la fin Rosenau (200) et Chapelle (270).');
  const { response } = await stage.command('Bruno', 'bataille', 'battle join', { side: 'red' });
  expect(textOf(response)).toContain('Vous commandez les Rouges');
  const status = await stage.command('Chloé', 'bataille', 'battle status');
  expect(textOf(status.response)).toContain('Bruno');
});

test('a button of an earlier battle says so, in the presser’s language', async () => {
  const stage = await stageOf();
  await stage.command('Alice', 'bataille', 'battle new', { scenario: 'rosenau', solo: 'red' });
  const call = await callOf(stage, 'bataille');
  await callOff(stage, 'bataille', 'Alice');
  await stage.command('Alice', 'bataille', 'battle new', { scenario: 'rosenau', solo: 'red' });
  const said = await pressed(stage, 'Alice', 'bataille', call, ideasOf(call)[0]!.label);
  expect(textOf(said)).toContain('an earlier battle');
});

test('a draw that only the visitor has to agree to ends the battle with a second press', async () => {
  const stage = await stageOf();
  await stage.command('Alice', 'battle', 'battle new', { scenario: 'rosenau', solo: 'red' });
  const before = await publicTexts(stage, 'battle');
  const { response } = await stage.command('Alice', 'battle', 'propose draw');
  expect(textOf(response)).toContain('No one else has to agree');
  expect(await publicTexts(stage, 'battle')).toEqual(before);
  await stage.press('Alice', response!, buttonsOf(response)[0]!.label);
  const after = await publicTexts(stage, 'battle');
  expect(after.slice(before.length).join('\n')).toMatch(/draw/);
});

test('steps the rulebook leaves to the players are settled by the visitor, and the bot agrees', async () => {
  const stage = await stageOf();
  await stage.command('Alice', 'battle', 'battle new', { scenario: 'ain-tolba', solo: 'red' });
  await ends(stage, 'battle');
  const desk = (await stage.seen('Dan', 'battle')).findLast((message) =>
    buttonsOf(message).some(({ id }) => id.startsWith('done:')),
  );
  const goOn = buttonsOf(desk).find(({ id }) => id.startsWith('done:'))!;
  const shown = await pressed(stage, 'Alice', 'battle', desk!, goOn.label);
  await stage.press('Alice', shown, buttonsOf(shown)[0]!.label);
  // It has moved, and its own fights are to be settled: no one waits for it.
  const texts = (await publicTexts(stage, 'battle')).join('\n');
  expect(texts).toMatch(/Turn 1[^\n]*Blue/);
  expect(await openCard(stage, 'battle')).toBeUndefined();
});
