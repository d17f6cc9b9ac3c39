/** The game Fantasy battle with the real client: panel, undo, a charge and its answer across a restart, the desk, the end. */
import { expect, test } from 'vitest';
import { exported } from '../../src/host/advance/export-file.ts';
import { verified } from '../../src/host/verbs/fair-dice/verify.ts';
import { answerAll, begin, order } from './game.ts';
import { REAL, RIDGE } from './scenarios.ts';
import { buttonsOf, openCard, openStage, picturesOf, publicTexts, textOf } from './stage.ts';

test('a battle of Fantasy battle: panel, undo, a charge and its answer across a restart, the desk, the end, page, proof', async () => {
  const stage = await openStage({ aide: { ...REAL, scenarios: [RIDGE] } });
  const players = { red: 'Bruno', blue: 'Alice' };
  await begin(stage, 'battle', 'ridge', players);
  // Which stands are lost is left to the usual answer; whether to shoot is Bruno’s to say.
  await stage.command('Bruno', 'battle', 'doctrine', { choice: 'ask' });
  const texts = async () => (await publicTexts(stage, 'battle')).join('\n');

  const { response: panel } = await stage.command('Alice', 'battle', 'panel', { unit: '7C' });
  expect(picturesOf(panel)).toHaveLength(1);
  const proposed = buttonsOf(panel).find(({ label }) => label.startsWith('1 · '));
  await stage.press('Alice', panel!, proposed?.label ?? 'no numbered proposal');
  const shown = (await stage.seen('Alice', 'battle')).find(({ id }) => id === panel!.id)!;
  expect(textOf(shown)).toMatch(/`7C (advance|to) /);
  await stage.press('Alice', shown, 'Confirm');
  await stage.command('Alice', 'battle', 'propose undo');
  expect(await texts()).toMatch(/Alice undoes `7C (advance|to) /);

  await order(stage, 'Alice', 'battle', '3S charge 4O');
  const card = (await openCard(stage, 'battle'))!;
  expect(textOf(card)).toContain('4O');
  await stage.restart();
  expect(buttonsOf(card).filter(({ id }) => /^(answer|grave):/.test(id))).toHaveLength(2);
  await stage.command('Bruno', 'battle', 'answer', { text: 'attend' });
  expect(await openCard(stage, 'battle')).toBeUndefined();
  expect(textOf((await stage.command('Dan', 'battle', 'battle log')).response)).toMatch(/`3S charge 4O`/);

  // If the dice of a combat say so, 4O may follow up.
  await order(stage, 'Alice', 'battle', 'end');
  await answerAll(stage, 'battle', players);
  await order(stage, 'Bruno', 'battle', 'fin');
  await answerAll(stage, 'battle', players);
  expect(await texts()).toMatch(/The battle is over.*The secret behind the dice/s);

  const verify = await stage.command('Dan', 'battle', 'battle verify');
  expect(textOf(verify.response)).toContain('Everything checks out');
  const page = await stage.command('Dan', 'battle', 'battle export', { as: 'page' });
  expect(page.response!.attachments[0]!.filename).toMatch(/^ridge-.*\.html$/);
  const file = await stage.command('Dan', 'battle', 'battle export');
  const parsed = exported.parse(await (await fetch(file.response!.attachments[0]!.url)).json());
  expect(parsed.entries.map(({ text }) => text)).toEqual(expect.arrayContaining(['3S charge 4O', 'end']));
  expect(verified(parsed, REAL.rulesets.get('fantasy-battle')!).faults).toEqual([]);
  expect(stage.log.join('')).not.toMatch(/"level":[56]0/);
});
