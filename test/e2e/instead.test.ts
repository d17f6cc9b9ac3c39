/** The private reply to a refused order has a button for each order that can be given instead. */
import { expect, test } from 'vitest';
import { begin } from './game.ts';
import { FOLD, REAL } from './scenarios.ts';
import { buttonsOf, openStage, type Stage, textOf } from './stage.ts';

const instead = (message: Parameters<typeof buttonsOf>[0]) =>
  buttonsOf(message).filter(({ id }) => /^(instead|replan):/.test(id));

async function again(stage: Stage, who: string, id: string) {
  return (await stage.seen(who, 'battle')).find((message) => message.id === id)!;
}

test('a press previews the order in the same message, and Confirm gives it', async () => {
  const stage = await openStage({ aide: { ...REAL, scenarios: [FOLD] } });
  await begin(stage, 'battle', 'fold', { red: 'Alice', blue: 'Bruno', doctrine: 'ask' });
  const { response } = await stage.command('Alice', 'battle', 'order', { text: '3L advance 20' });
  expect(response?.ephemeral).toBe(true);
  const [button, another] = instead(response);
  expect(another).toBeUndefined();
  expect(button?.label).toMatch(/^3L advance \d+(\.\d+)?$/);
  expect(textOf(response)).not.toContain('Try:');
  await stage.press('Alice', response!, button!.label);
  const preview = await again(stage, 'Alice', response!.id);
  expect(textOf(preview)).toContain(`\`${button!.label}\``);
  await stage.press('Alice', preview, 'Confirm');
  expect(textOf((await stage.command('Dan', 'battle', 'battle log')).response)).toContain(`\`${button!.label}\``);
  expect(stage.log.join('')).not.toContain('"level":50');
});

test('a plan that is misspelt is written down, corrected, by one press', async () => {
  const stage = await openStage({ aide: REAL });
  await begin(stage, 'battle', 'skirmish', { red: 'Alice', blue: 'Bruno', doctrine: 'ask' });
  const { response } = await stage.command('Bruno', 'battle', 'plan write', { text: '3L colone' });
  const [button] = instead(response);
  expect(button?.label).toBe('3L colonne');
  await stage.press('Bruno', response!, '3L colonne');
  expect(textOf(await again(stage, 'Bruno', response!.id))).toContain('3L colonne');
  expect(textOf((await stage.command('Bruno', 'battle', 'plan show')).response)).toContain('3L colonne');
});
