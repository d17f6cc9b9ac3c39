/** Odds with the real client: from a preview, typed, for dice, on a card; and a table's rules options. */
import { expect, test } from 'vitest';
import { forecasterOf } from '../help/forecaster.ts';
import type { Seen } from '../practice/visit.ts';
import { begin } from './game.ts';
import { REAL } from './scenarios.ts';
import { buttonsOf, openCard, openStage, picturesOf, publicMessages, type Stage, textOf } from './stage.ts';

const players = { red: 'Alice', blue: 'Bruno', doctrine: 'ask' };

const reckoning = () => openStage({ aide: { ...REAL, forecaster: forecasterOf(REAL.rulesets) } });

const lastOf = async (stage: Stage, who: string): Promise<Seen> =>
  (await stage.seen(who, 'battle')).findLast(({ ephemeral }) => ephemeral)!;

test('beside Confirm and Back: private bars and text, and the preview can still be confirmed', async () => {
  const stage = await reckoning();
  await begin(stage, 'battle', 'skirmish', players);
  const { response: preview } = await stage.command('Alice', 'battle', 'order', { text: '7C charge 3L' });
  expect(buttonsOf(preview).map(({ label }) => label)).toEqual(['Confirm', 'Back', 'Odds']);
  const before = (await publicMessages(stage, 'battle')).length;
  await stage.press('Alice', preview!, 'Odds');
  const odds = await lastOf(stage, 'Alice');
  expect(textOf(odds)).toMatch(/Outcome for \*\*3L\*\*, by its answer:\n\*\*hold, [^*]+\*\*: holds /);
  expect(textOf(odds)).toMatch(/-# 100 simulations for each answer: ± \d+%\./);
  const [bars, ...more] = picturesOf(odds);
  expect(more).toEqual([]);
  expect(bars!.description).toMatch(
    /^Bars show what 7C charge 3L does to 3L\. hold, [^:]+: holds .*flee: routs 100%\./,
  );
  expect(await publicMessages(stage, 'battle')).toHaveLength(before);
  await stage.press('Alice', preview!, 'Confirm');
  const labels = buttonsOf(await openCard(stage, 'battle')).map(({ label }) => label);
  const line = /How often 3L holds, and what its side loses on average: ([^.]*)\./.exec(
    textOf(await openCard(stage, 'battle')),
  );
  const told = line![1]!.split(' · ').map((each) => /^(.*) (\d+)%/.exec(each)!.slice(1));
  // What never holds and costs nothing is left out.
  expect(told.map(([answer]) => answer)).not.toContain('Flee');
  // Best first, on the buttons as in the line.
  const shares = told.map(([, share]) => Number(share));
  expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  expect(labels.slice(0, told.length).map((label) => label.split(' · ')[0])).toEqual(told.map(([answer]) => answer));
  expect(labels.at(-1)).toBe('Flee (panics)');
});

test('typed, in the reader’s language; dice exactly; one sentence if there is nothing to calculate', async () => {
  const stage = await reckoning();
  await stage.command('Bruno', 'battle', 'battle new', { scenario: 'skirmish', odds: 'dice' });
  await stage.command('Bruno', 'battle', 'battle join', { side: 'red' });
  await stage.command('Alice', 'battle', 'battle join', { side: 'blue' });
  await stage.command('Bruno', 'battle', 'battle odds', { level: 'full' });
  await stage.command('Bruno', 'battle', 'battle start');
  await stage.command('Bruno', 'battle', 'odds', { order: '7C charge 3L' });
  const odds = await lastOf(stage, 'Bruno');
  expect(textOf(odds)).toMatch(
    /Ce qu’il advient de \*\*3L\*\*, selon sa réponse\s:\n\*\*tient, [^*]+\*\*\s: tient bon /,
  );
  await stage.command('Alice', 'battle', 'odds', { dice: '2d6>=8' });
  const dice = await lastOf(stage, 'Alice');
  expect(textOf(dice)).toContain('Succeeds: **42%**');
  expect(picturesOf(dice)[0]!.description).toContain('7: 17%.');
  await stage.command('Bruno', 'battle', 'battle odds', { level: 'off' });
  const proposal = (await publicMessages(stage, 'battle')).at(-1)!;
  await stage.press('Alice', proposal, 'Agree');
  for (const what of [{ order: '7C charge 3L' }, { dice: '2d6' }]) {
    const { response } = await stage.command('Bruno', 'battle', 'odds', what);
    expect(textOf(response)).toBe('À cette table, rien ne se calcule d’avance.');
  }
});
