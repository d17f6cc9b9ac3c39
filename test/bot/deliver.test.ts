/** A late answer must not undo a newer one. */
import { expect, test } from 'vitest';
import type { Usable } from '../../src/bot/interactions/acknowledge.ts';
import { words } from '../../src/bot/interactions/answer.ts';
import { deliver } from '../../src/bot/interactions/deliver.ts';
import { openLog } from '../../src/bot/log.ts';
import type { Patience } from '../../src/bot/interactions/patience.ts';

const log = openLog('silent');
const shown: string[] = [];

/** A press on the message, whose answer is shown there. */
function press(id: string): Usable {
  const editReply = async (body: unknown) => void shown.push(`${id} ${JSON.stringify(body).includes('step')}`);
  return { id, message: { id: 'panel' }, editReply } as unknown as Usable;
}

const atOnce: Patience = { keepTrying: (work) => work() };

test('an older press, retried after a newer one changed the message, shows nothing', async () => {
  let again: () => Promise<unknown> = async () => undefined;
  const late: Patience = {
    keepTrying: (work) => {
      again = work;
      return work();
    },
  };
  await deliver(press('older'), 'update', words('step'), { log, patience: late });
  await again();
  expect(shown).toEqual(['older true', 'older true']);
  await deliver(press('newer'), 'update', words('step'), { log, patience: atOnce });
  await again();
  expect(shown).toEqual(['older true', 'older true', 'newer true']);
});
