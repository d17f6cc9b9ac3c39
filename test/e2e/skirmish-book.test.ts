/** The game Skirmish with the real client, from the opening to the end: panel and typed orders, an undo, a question, a restart. */
import { expect, test } from 'vitest';
import { exported } from '../../src/host/advance/export-file.ts';
import { verified } from '../../src/host/verbs/fair-dice/verify.ts';
import { begin, order } from './game.ts';
import { FOLD, REAL } from './scenarios.ts';
import { buttonsOf, openCard, openStage, picturesOf, publicTexts, textOf } from './stage.ts';

test('a battle of Skirmish: panel, undo, an assault and its answer across a restart, the end, page, proof', async () => {
  const stage = await openStage({ aide: { ...REAL, scenarios: [FOLD] } });
  await begin(stage, 'battle', 'fold', { red: 'Alice', blue: 'Bruno', doctrine: 'ask' });
  const texts = async () => (await publicTexts(stage, 'battle')).join('\n');

  const { response: panel } = await stage.command('Alice', 'battle', 'panel', { unit: '3L' });
  expect(picturesOf(panel)).toHaveLength(1);
  const proposed = buttonsOf(panel).find(({ label }) => label.startsWith('1 · '));
  await stage.press('Alice', panel!, proposed?.label ?? 'no numbered proposal');
  const shown = (await stage.seen('Alice', 'battle')).find(({ id }) => id === panel!.id)!;
  expect(textOf(shown)).toMatch(/`3L (advance|to) /);
  await stage.press('Alice', shown, 'Confirm');
  const logged = async () => textOf((await stage.command('Dan', 'battle', 'battle log')).response);
  expect(await logged()).toMatch(/`3L (advance|to) /);
  await stage.command('Alice', 'battle', 'propose undo');
  expect(await texts()).toMatch(/Alice undoes `3L (advance|to) /);

  await order(stage, 'Alice', 'battle', '2L assault 6C');
  const card = (await openCard(stage, 'battle'))!;
  expect(textOf(card)).toContain('2L comes at 6C');
  await stage.restart();
  expect(buttonsOf(card).filter(({ id }) => /^(answer|grave):/.test(id))).toHaveLength(2);
  await stage.command('Bruno', 'battle', 'answer', { text: 'refuse' });
  expect(textOf((await stage.command('Alice', 'battle', 'battle log')).response)).toMatch(/`2L assault 6C`/);
  expect(await openCard(stage, 'battle')).toBeUndefined();
  // Clauses are in the details: no small line is left with nothing else.
  expect(await texts()).toContain('**6C** refuses contact');
  expect(await texts()).not.toMatch(/^-# \[/m);

  await order(stage, 'Alice', 'battle', 'end');
  await order(stage, 'Bruno', 'battle', '7L avance 4');
  await order(stage, 'Bruno', 'battle', 'fin');
  expect(await texts()).toMatch(/The battle is over.*The secret behind the dice/s);

  const verify = await stage.command('Dan', 'battle', 'battle verify');
  expect(textOf(verify.response)).toContain('Everything checks out');
  const page = await stage.command('Dan', 'battle', 'battle export', { as: 'page' });
  expect(page.response!.attachments[0]!.filename).toMatch(/^fold-.*\.html$/);
  const file = await stage.command('Dan', 'battle', 'battle export');
  const parsed = exported.parse(await (await fetch(file.response!.attachments[0]!.url)).json());
  expect(parsed.entries.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['2L assault 6C', '7L advance 4', 'end']),
  );
  expect(verified(parsed, REAL.rulesets.get('skirmish')!).faults).toEqual([]);
  expect(stage.log.join('')).not.toMatch(/"level":[56]0/);
});
