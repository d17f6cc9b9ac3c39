/** A report has a picture if it has news for one: an order that reaches no unit changes nothing on the table. */
import { expect, test } from 'vitest';
import { RIDGE } from '../../e2e/scenarios.ts';
import { ALL_BOOKS } from '../../help/books.ts';
import { bob, startedRoom } from '../../help/room.ts';

test('an order that does not arrive is told in words alone; one that does is shown', async () => {
  const text = `${RIDGE.text}blue 2K general at 90x20\ndice 6 6 1 2\n`;
  const at = await startedRoom({ ...ALL_BOOKS, scenarios: [{ ...RIDGE, text }], scriptedDice: true }, RIDGE.name);
  await at.posts();
  await at.give(bob, '3S advance 8');
  await at.host.idle();
  const [failed] = await at.posts();
  expect(failed).toMatchObject({ title: 'The order does not reach 3S', turn: expect.anything() });
  expect(failed!.scene).toBeUndefined();
  await at.give(bob, '3S advance 8');
  await at.host.idle();
  const [moved] = await at.posts();
  expect(moved).toMatchObject({ title: expect.stringContaining('3S advances 8 cm') });
  expect(moved!.scene).toMatchObject({ marks: expect.arrayContaining([expect.objectContaining({ kind: 'move' })]) });
});
