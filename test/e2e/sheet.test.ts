/**
 * The reference sheet and a battle's rules options with the real client: pictures, text, menus; each request valid for
 * Discord.
 */
import { expect, test } from 'vitest';
import { readScenarios } from '../../src/scenarios.ts';
import type { Seen } from '../practice/visit.ts';
import { REAL } from './scenarios.ts';
import { openStage, picturesOf, publicTexts, type Stage, textOf } from './stage.ts';

const books = { aide: { ...REAL, scenarios: readScenarios(REAL.rulesets) } };

/** A private message in its current state. */
async function privately(stage: Stage, who: string): Promise<Seen> {
  return (await stage.seen(who, 'battle')).findLast(({ ephemeral }) => ephemeral)!;
}

async function choose(stage: Stage, message: Seen, kind: string, value: string): Promise<Seen> {
  const id = new RegExp(`"(${kind}:[^"]+)"`).exec(JSON.stringify(message))![1]!;
  const { error } = await stage.as('Alice').pressId(message.id, id, [value]);
  expect(error).toBeUndefined();
  await stage.settled();
  return privately(stage, 'Alice');
}

test('the sheet: three pictures, one press away from its text and back', async () => {
  const stage = await openStage(books);
  await stage.command('Alice', 'battle', 'sheet');
  expect(picturesOf(await privately(stage, 'Alice'))).toHaveLength(3);
  await stage.press('Alice', await privately(stage, 'Alice'), 'As text');
  const text = await privately(stage, 'Alice');
  expect(picturesOf(text)).toEqual([]);
  expect(textOf(text)).toContain('### Line infantry');
  await stage.press('Alice', text, 'As a picture');
  expect(picturesOf(await privately(stage, 'Alice'))).toHaveLength(3);
});

test('rules options: opened with one, another chosen from menus and announced, no menu for others', async () => {
  const stage = await openStage(books);
  await stage.command('Alice', 'battle', 'battle new', { scenario: 'mill-stream', options: 'squares engage no' });
  await stage.command('Alice', 'battle', 'battle options');
  const page = await privately(stage, 'Alice');
  expect(textOf(page)).toContain('1 of 32 differ from our recommendation.');
  const one = await choose(stage, page, 'variant', 'contact');
  const after = await choose(stage, one, 'vary', 'engaged');
  expect(textOf(after)).toContain('2 of 32 differ from our recommendation.');
  expect((await publicTexts(stage, 'battle')).at(-1)).toContain('changes a rules option before the battle. In contact');
  await stage.command('Chloé', 'battle', 'battle options');
  const others = await privately(stage, 'Chloé');
  expect(textOf(others)).toContain('2 sur 32 s’écartent de la lecture conseillée.');
  expect(JSON.stringify(others)).not.toContain('variant:');
});
