/** /describe with the real client: private, completed, in both languages, and page by page if long. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { phrase } from '../../src/kernel/phrase.ts';
import { ROOT } from '../help/source.ts';
import { begin } from './game.ts';
import { REAL } from './scenarios.ts';
import { buttonsOf, openStage, picturesOf, publicTexts, type Stage, textOf } from './stage.ts';

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

async function begun(scenario = 'skirmish'): Promise<Stage> {
  const text = readFileSync(join(ROOT, 'assets/scenarios/dennefeld.txt'), 'utf8');
  const large = { name: 'large', title: phrase('bot-scenario', { name: 'Large' }), ruleset: 'sabreur-hex', text };
  const stage = await openStage({ aide: { ...REAL, scenarios: [...REAL.scenarios, large] } });
  await begin(stage, 'battle', scenario, { red: 'Alice', blue: 'Bruno' });
  return stage;
}

test('anything on the map, for everyone, privately and in the reader’s language, with its picture', async () => {
  const stage = await begun();
  const before = await publicTexts(stage, 'battle');
  const { response } = await stage.command('Dan', 'battle', 'describe', { what: '3L' });
  expect(response?.ephemeral).toBe(true);
  expect(textOf(response)).toMatch(/^### .*3L.* · Blue · .*In front: enemy 7C, 4 hexes south\n/s);
  expect(picturesOf(response)).toHaveLength(1);
  const field = await stage.command('Chloé', 'battle', 'describe');
  expect(plain(textOf(field.response))).toMatch(
    /^### Le champ de bataille : .*Les Rouges, d’ouest en est : 7C \(0507\) /s,
  );
  const side = await stage.command('Dan', 'battle', 'describe', { what: 'French' });
  expect(textOf(side.response)).toMatch(/^### Blue: French\n2 units on the map, /);
  expect(await publicTexts(stage, 'battle')).toEqual(before);
});

test('units, sides, the front and hexes are completed', async () => {
  const stage = await begun();
  const values = async (who: string, what: string) =>
    (await stage.as(who).complete('battle', 'describe', 'what', { what })).choices?.map(({ value }) => value);
  expect(await values('Dan', '')).toEqual(['7C', '9L', '3L', '4L', 'red', 'blue', 'front']);
  expect(await values('Chloé', 'bleu')).toEqual(['3L', '4L', 'blue']);
  expect(await values('Dan', 'fro')).toEqual(['front']);
  expect(await values('Dan', '051')).toEqual(['0510']);
});

test('a long description has pages, with the picture on the first', async () => {
  const stage = await begun('large');
  const first = await stage.command('Dan', 'battle', 'describe');
  expect(textOf(first.response)).toMatch(/^### The field: .* · page 1 of 2\n/);
  expect(picturesOf(first.response)).toHaveLength(1);
  expect(buttonsOf(first.response).map(({ label }) => label)).toEqual(['Later']);
  await stage.press('Dan', first.response!, 'Later');
  const shown = async () => (await stage.seen('Dan', 'battle')).find(({ id }) => id === first.response!.id);
  const second = await shown();
  expect(textOf(second)).toMatch(/^### The field: .* · page 2 of 2\n.*The lines are closest between /s);
  expect(picturesOf(second)).toEqual([]);
  await stage.press('Dan', second!, 'Earlier');
  expect(textOf(await shown())).toBe(textOf(first.response));
  expect(picturesOf(await shown())).toHaveLength(1);
});

test('an unknown topic is refused without mentioning anyone; without a battle, it says what to do', async () => {
  const stage = await begun();
  expect(textOf((await stage.command('Dan', 'battle', 'describe', { what: '@everyone' })).response)).not.toMatch(
    /@everyone/,
  );
  expect(textOf((await stage.command('Dan', 'tavern', 'describe', { what: '7C' })).response)).toContain('/battle new');
});
