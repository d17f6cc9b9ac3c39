/**
 * A disk that is full for a while: people are told why, nothing is half done, and the battle goes on when there is
 * space. A database whose file was deleted: nothing is stored any more, people are told so, and the bot stops.
 */
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { EXIT } from '../../src/bot/client.ts';
import { Unstored } from '../../src/host/store/store.ts';
import { buttonsOf, openStage, publicTexts, textOf } from './stage.ts';

test('an order is refused while the disk is full, and counts when it is pressed again', async () => {
  let isFull = false;
  const stage = await openStage({
    aide: {
      at: (point) => {
        if (isFull && point === 'committing') throw new Unstored('full');
      },
    },
  });
  await stage.command('Alice', 'battle', 'battle new', { scenario: 'toy' });
  await stage.command('Alice', 'battle', 'battle join', { side: 'red' });
  await stage.command('Bruno', 'battle', 'battle join', { side: 'blue' });
  await stage.command('Alice', 'battle', 'battle start');
  const { response } = await stage.command('Alice', 'battle', 'order', { text: 'R1 charge B1' });
  const before = await publicTexts(stage, 'battle');

  isFull = true;
  await stage.press('Alice', response!, 'Confirm');
  const refused = (await stage.seen('Alice', 'battle')).filter((message) => message.ephemeral).map(textOf);
  expect(refused.at(-1)).toMatch(/^My disk is full, so I stored nothing/);
  expect(await publicTexts(stage, 'battle')).toEqual(before);

  isFull = false;
  await stage.press('Alice', response!, 'Confirm');
  const card = (await stage.seen('Bruno', 'battle')).at(-1);
  expect(buttonsOf(card).some(({ id }) => id.startsWith('answer:'))).toBe(true);
});

test('when its database is deleted it says so, stores nothing more, and stops with an exit code of its own', async () => {
  const stage = await openStage();
  rmSync(fileURLToPath(stage.databaseUrl));
  const { response } = await stage.as('Alice').commandToTheEnd('tavern', 'battle new', { scenario: 'toy' });
  expect(response?.content).toMatch(/^My database file is gone, so I stored nothing/);
  expect(stage.stops).toEqual([EXIT.database]);
  expect(stage.log.join('\n')).toContain('the file of the database was deleted or replaced');
});
