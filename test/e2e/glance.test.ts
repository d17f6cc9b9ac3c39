/** The lesson by its first buttons, in a channel and in direct messages; help, settings, and direct notifications. */
import { expect, test } from 'vitest';
import { readScenarios } from '../../src/scenarios.ts';
import { ALL_BOOKS, having } from '../help/books.ts';
import type { Seen } from '../practice/visit.ts';
import { answerAll, begin, order } from './game.ts';
import { REAL } from './scenarios.ts';
import { buttonsOf, openStage, picturesOf, type Stage, textOf } from './stage.ts';

/** Enough order points, whatever follows. */
const scenarios = readScenarios(REAL.rulesets).map((each) =>
  each.name === 'drill-ground' ? { ...each, text: `${each.text}\ndice 5 4 3\n` } : each,
);

const stageOf = () => openStage({ aide: { ...REAL, scenarios } });

const stepOf = (messages: readonly Seen[]): Seen | undefined =>
  messages.findLast((message) => !message.ephemeral && buttonsOf(message).some(({ id }) => /^(idea|answer):/.test(id)));

/**
 * Presses the first button, and Confirm if asked; a line that is written is sealed. A unit that has acted since is refused:
 * then the first order that the refusal names.
 */
async function goOn(stage: Stage, who: string, channel: string): Promise<void> {
  const step = stepOf(await stage.seen(who, channel))!;
  const first = buttonsOf(step).find(({ id }) => /^(idea|answer):/.test(id))!;
  const shown = await pressed(stage, who, channel, step, first.label);
  if (first.id.startsWith('answer:')) return;
  const other = picturesOf(shown).length === 0 && buttonsOf(shown).find(({ id }) => id.startsWith('idea:'));
  const preview = other ? await pressed(stage, who, channel, shown, other.label) : shown;
  // To end the turn needs no picture.
  if (!other) expect(picturesOf(preview)).toHaveLength(1);
  const [confirm, ...others] = buttonsOf(preview);
  const seal = others.find(({ id }) => id.startsWith('finish:'));
  await stage.press(who, preview, (seal ?? confirm!).label);
}

/** What a press has answered with, as it stands in the channel. */
async function pressed(stage: Stage, who: string, channel: string, on: Seen, label: string): Promise<Seen> {
  const { response } = await stage.press(who, on, label);
  return (await stage.seen(who, channel)).find(({ id }) => id === response?.id) ?? on;
}

/** Plays to the end and returns the titles of its steps, each once. */
async function lessonOf(stage: Stage, who: string, channel: string, over: RegExp): Promise<readonly string[]> {
  const publicTexts = async () => (await stage.seen(who, channel)).filter(({ ephemeral }) => !ephemeral).map(textOf);
  for (let presses = 0; presses < 30 && !(await publicTexts()).some((each) => over.test(each)); presses += 1) {
    await goOn(stage, who, channel);
    if (presses === 2) await stage.restart();
    await stage.settled();
  }
  const texts = await publicTexts();
  expect(texts.some((each) => over.test(each))).toBe(true);
  return [...new Set(texts.flatMap((each) => /### ((?:Step|Étape) \d .*)/.exec(each)?.[1] ?? []))];
}

test('the lesson in English, in a channel, across a restart', async () => {
  const stage = await stageOf();
  await stage.command('Dan', 'tavern', 'tutorial');
  expect(await lessonOf(stage, 'Dan', 'tavern', /Tutorial complete/)).toEqual([
    'Step 1 of 5 · Activation',
    'Step 2 of 5 · March',
    'Step 3 of 5 · Fire',
    'Step 4 of 5 · Charge',
    'Step 5 of 5 · Reaction',
  ]);
});

test.each(having('lesson').slice(1))('the lesson of %s, to its end', async (game) => {
  const stage = await openStage({ aide: ALL_BOOKS });
  await stage.command('Dan', 'tavern', 'tutorial', { game });
  expect(await lessonOf(stage, 'Dan', 'tavern', /Tutorial complete/)).toHaveLength(5);
  const told = (await stage.seen('Dan', 'tavern')).map(textOf).join('\n');
  // Lines of a sheet are written at once: nothing asks for Confirm.
  expect(/Confirm/.test(told)).toBe(game !== 'periods');
});

test('the lesson in French, in direct messages; help and a map work there too', async () => {
  const stage = await stageOf();
  const { response } = await stage.command('Bruno', 'taverne', 'tutorial', { where: 'direct' });
  expect(textOf(response)).toMatch(/messages privés.: https:\/\/discord\.com\/channels\/@me\/\d+$/);
  const help = await stage.command('Bruno', 'dm', 'help');
  expect(textOf(help.response)).toContain('On attend vos ordres');
  expect(buttonsOf(help.response)[0]!.id).toMatch(/^idea:/);
  expect(await lessonOf(stage, 'Bruno', 'dm', /La leçon est finie/)).toHaveLength(5);
  const games = await stage.command('Bruno', 'dm', 'games');
  expect(textOf(games.response)).toMatch(/\*\*Le terrain de manœuvre\*\* · Rouges/);
});

test('notified by direct message, in one’s own language; if those are closed, it says so once', async () => {
  const stage = await openStage({ aide: { ...REAL, scenarios }, mayFail: true });
  const set = await stage.command('Dan', 'tavern', 'settings', { direct: true, language: 'fr', theme: 'day' });
  expect(textOf(set.response)).toContain('Vos réglages');
  await begin(stage, 'tavern', 'rosenau', { red: 'Alice', blue: 'Dan', doctrine: 'ask' });
  await order(stage, 'Alice', 'tavern', '4K charge 11C');
  const [pointer] = await stage.seen('Dan', 'dm');
  expect(textOf(pointer)).toMatch(/Les avant-postes de Rosenau, 1809\n.*On attend votre réponse\./s);
  expect(textOf(pointer)).toContain('https://discord.com/channels/');
  // His own language setting applies in the channel too, whatever his Discord says.
  const caught = await stage.command('Dan', 'tavern', 'catchup');
  expect(textOf(caught.response)).toContain('On attend votre réponse');
  expect(picturesOf(caught.response).length).toBeGreaterThan(0);

  // Then he closes his direct messages: he is told where he plays, and no more are tried.
  await answerAll(stage, 'tavern', { red: 'Alice', blue: 'Dan' });
  const before = await stage.seen('Dan', 'dm');
  const channels = await stage.as('Dan').ask<{ id: string; kind: string }[]>('channels');
  const path = `/channels/${channels.find(({ kind }) => kind === 'direct')!.id}/messages`;
  const closed = { code: 50007, message: 'Cannot send messages to this user' };
  stage.practice.faults.add({ method: 'POST', path, status: 403, body: closed });
  await order(stage, 'Alice', 'tavern', 'end');
  expect(stage.practice.faults.left()).toBe(0);
  await stage.command('Dan', 'tavern', 'battle status');
  await stage.command('Dan', 'tavern', 'help');
  const told = (await stage.seen('Dan', 'tavern')).filter((each) =>
    textOf(each).startsWith('Je n’ai pas pu vous envoyer'),
  );
  expect(told).toHaveLength(1);
  expect(await stage.seen('Dan', 'dm')).toHaveLength(before.length);
});
