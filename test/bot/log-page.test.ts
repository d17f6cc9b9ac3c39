/** The log of a battle before anything has happened. */
import { expect, test } from 'vitest';
import type { Use } from '../../src/bot/bot.ts';
import { logPage } from '../../src/bot/messages/log-page.ts';
import { LANGUAGES } from '../../src/words/language.ts';
import { words } from '../help/words.ts';

test.each(LANGUAGES.map((language) => [language]))(
  'before the first order the log has one sentence in %s',
  async (language) => {
    const host = { log: async () => ({ page: 1, pages: 1, entries: [] }) };
    const page = await logPage({ say: words.say, language, host } as unknown as Use, 1);
    expect(JSON.stringify(page)).toContain(
      language === 'fr' ? 'Il ne s’est encore rien passé' : 'Nothing has happened yet',
    );
  },
);
