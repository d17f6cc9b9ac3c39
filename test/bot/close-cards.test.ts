/** Cards in an archived thread: it is unarchived to remove their buttons, then archived again. */
import type { Client } from 'discord.js';
import { expect, test } from 'vitest';
import { closeCards } from '../../src/bot/messages/close-cards.ts';
import { openLog } from '../../src/bot/log.ts';

/** A thread with one card, and what is done there, in order. */
function threadOf(state: { archived: boolean; locked: boolean }) {
  const done: string[] = [];
  const card = {
    components: [],
    edit: async () => {
      if (thread.archived) throw new Error('Thread is archived');
      done.push('edited');
    },
  };
  const thread = {
    ...state,
    isTextBased: () => true,
    isThread: () => true,
    messages: { fetch: async () => card },
    setArchived: async (archived: boolean) => {
      done.push(archived ? 'archived' : 'woken');
      thread.archived = archived;
    },
  };
  const client = { channels: { cache: new Map([['77', thread]]) } } as unknown as Client<true>;
  return { client, done };
}

test.each([
  ['in the archive', { archived: true, locked: false }, ['woken', 'edited', 'archived']],
  ['awake', { archived: false, locked: false }, ['edited']],
  ['locked in the archive', { archived: true, locked: true }, []],
])('a thread %s', async (_how, state, expected) => {
  const { client, done } = threadOf(state);
  await closeCards(client, [{ channelId: '77', messageId: 'card' }], openLog('silent'));
  expect(done).toEqual(expected);
});
