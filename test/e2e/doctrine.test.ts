/** Doctrines as people meet them: in the reply to joining, in the status, in the report, in both languages. */
import { expect, test } from 'vitest';
import { begin, order } from './game.ts';
import { REAL } from './scenarios.ts';
import { buttonsOf, openCard, openStage, publicTexts, textOf } from './stage.ts';

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const labels = (message: Parameters<typeof buttonsOf>[0]): string[] => buttonsOf(message).map(({ label }) => label);

test('joining says that Regulation is on, and the others are one press away', async () => {
  const stage = await openStage({ aide: REAL });
  await stage.command('Alice', 'battle', 'battle new', { scenario: 'skirmish' });
  const { response } = await stage.command('Alice', 'battle', 'battle join', { side: 'red' });
  expect(textOf(response)).toMatch(/^You command Red\.\nYour doctrine: \*\*Regulation\*\*\. .*square.* `\/doctrine`/s);
  expect(labels(response)).toEqual(['Bold', 'Ask me everything']);
  await stage.press('Alice', response!, 'Ask me everything');
  const changed = (await stage.seen('Alice', 'battle')).find(({ id }) => id === response!.id);
  expect(textOf(changed)).toContain('**Ask me everything**');
  expect(labels(changed)).toEqual(['Regulation', 'Bold']);
  expect((await publicTexts(stage, 'battle')).join('\n')).not.toContain('octrine');

  const french = await stage.command('Bruno', 'battle', 'battle join', { side: 'blue' });
  expect(plain(textOf(french.response))).toContain('Votre doctrine : **Règlement**');
  expect(labels(french.response)).toEqual(['Hardie', 'Tout me demander']);
  expect(french.response?.ephemeral).toBe(true);
});

test('the command shows and changes it, anywhere, for a person without a seat too', async () => {
  const stage = await openStage({ aide: REAL });
  const shown = await stage.command('Chloé', 'dm', 'doctrine');
  expect(plain(textOf(shown.response))).toContain('**Règlement**');
  await stage.command('Chloé', 'dm', 'doctrine', { choice: 'bold' });
  await stage.restart();
  await stage.command('Alice', 'battle', 'battle new', { scenario: 'skirmish' });
  expect(textOf((await stage.command('Chloé', 'battle', 'battle join', { side: 'blue' })).response)).toContain(
    '**Hardie**',
  );
  expect(textOf((await stage.command('Chloé', 'battle', 'battle status')).response)).toContain('**Hardie**');
});

test.each([
  ['battle', 'square', 'by doctrine'],
  ['bataille', 'carré', 'selon la doctrine'],
])('in #%s a charge is answered at once, and the report says by whom', async (channel, square, by) => {
  const stage = await openStage({ aide: REAL });
  await begin(stage, channel, 'skirmish', { red: 'Alice', blue: 'Bruno' });
  await order(stage, 'Alice', channel, '7C charge 3L');
  expect(await openCard(stage, channel)).toBeUndefined();
  const report = (await publicTexts(stage, channel)).at(-1)!;
  expect(report).toContain(square);
  expect(report).toContain(by);
});
