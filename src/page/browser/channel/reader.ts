/** The reader as the messages need it. Stays the same object until something changes. */
import type { Reader } from '../message/reader.ts';
import { wordsIn } from '../words.ts';
import { languageOf, lightOf, localeOf, type Settings } from './settings.ts';
import type { State } from './state.ts';

export function createReader(): (state: State, settings: Settings) => Reader {
  let known: { readonly key: readonly unknown[]; readonly reader: Reader } | undefined;
  return (state, settings) => {
    const { people, me, places, commands } = state;
    const language = languageOf(settings, me);
    const theme = lightOf(settings);
    const key = [people, me, places, commands, language, theme];
    if (known?.key.every((part, index) => part === key[index])) return known.reader;
    const say = wordsIn(language);
    const roles = new Set(people.flatMap(({ guilds }) => guilds.flatMap((guild) => guild.roles)));
    const reader: Reader = {
      say,
      language,
      locale: localeOf(language),
      theme,
      id: me.id,
      people,
      roles: [...roles].map((name) => ({ id: name, name })),
      channels: places,
      commands,
      addressOf,
    };
    known = { key, reader };
    return reader;
  };
}

/** Rewrites a file's URL to the host this page was loaded from. */
function addressOf(url: string): string {
  const at = URL.canParse(url) ? new URL(url) : undefined;
  return at?.pathname.startsWith('/attachments/') ? at.pathname + at.search : url;
}
