/** A chain of orders of which one is refused: which one, and that none is given. */
import { expect, test } from 'vitest';
import { Refusal } from '../../../src/kernel/play.ts';
import { ann, startedRoom } from '../../help/room.ts';

test.each([
  ['R1 move 3; R1 shoot Z9', 2],
  ['R1 dance; R1 move 3', 1],
])('%s', async (text, n) => {
  const at = await startedRoom();
  const refused = await at.host.preview(at.by(ann), text);
  if (!(refused instanceof Refusal)) throw new Error('it is not refused');
  expect(refused.says).toMatchObject({ id: 'host-refused-of-several', args: { n, of: 2 } });
});
