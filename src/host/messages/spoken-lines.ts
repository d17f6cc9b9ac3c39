/** The posts of stored lines of the table ledger. Lines from before posts were kept get a short sentence. */
import { z } from 'zod';
import { type Finished, type PersonName, type Phrase, phrase } from '../../kernel/phrase.ts';
import type { Language } from '../../kernel/ruleset.ts';
import { plain, type Words } from '../../words/words.ts';
import type { Post } from '../post.ts';
import type { KeptPosts, Readers, SpokenEntry, TableEntry } from '../store/store.ts';

/** The posts of a line with every person's name; a forgotten person is a former commander. */
export function spokenPosts(words: Words, { said }: SpokenEntry, language: Language): readonly Post[] {
  return said
    ? (JSON.parse(withNames(words, said.people, language, JSON.stringify(said[language]), inJson)) as Post[])
    : [];
}

/** The sentences of a line. */
export function saidLines(words: Words, line: SpokenEntry): readonly Phrase[] {
  if (!line.said) return shortSentences(line);
  const [en, fr] = (['en', 'fr'] as const).map((language) =>
    spokenPosts(words, line, language).flatMap(({ sentences }) => sentences.map(({ says }) => says)),
  );
  return en!.map((each, index) => saidBefore({ finished: { en: each, fr: fr![index] ?? each } }));
}

export function saidBefore(text: Finished): Phrase {
  return phrase('said-before', { text });
}

/** A text with its slots replaced by names. */
export function withNames(
  words: Words,
  people: KeptPosts['people'],
  language: Language,
  text: string,
  write: (name: string) => string = (name) => name,
): string {
  return text.replace(/⟦([^⟧]*)⟧/g, (slot, id: string) => {
    const name = people[id];
    if (name === undefined) return slot;
    return write(name === null ? words.say(language, phrase('host-former')) : plain(name));
  });
}

/** As it appears between the quotes of a JSON text. */
function inJson(name: string): string {
  return JSON.stringify(name).slice(1, -1);
}

/** Who may read a line before the end. */
export function readersOf({ readers, kind, data }: TableEntry): Readers | 'nobody' {
  if (readers) return readers;
  return kind === 'asked' || kind === 'filed' || hidden.safeParse(data).success ? 'nobody' : 'all';
}

/** How earlier versions marked lines private to a side's commanders. */
const hidden = z.object({ private: z.literal(true) });

/** The kinds of earlier versions that are worth a sentence. */
const TOLD: ReadonlySet<string> = new Set(
  `joined left gave replaced started armed wished sealed unsealed annulled failed withdrawn undone proposed closed drawn
  extended paced live cancelled halted resumed paused unpaused repaired salted varied answeredFor openedEarly`.split(
    /\s+/,
  ),
);

const carried = z.object({ how: z.literal('carried') });
const quiet = z.object({ quietly: z.literal(true) });

/** A line from before its posts were kept. `who`: who did it, if known better than the line knows. */
export function shortSentences(line: TableEntry, who: PersonName | Phrase | string = whoIn(line)): readonly Phrase[] {
  const { kind, data } = line;
  const isSilent = carried.safeParse(data).success || quiet.safeParse(data).success || readersOf(line) !== 'all';
  return TOLD.has(kind) && !isSilent ? [phrase('history-short', { kind, who })] : [];
}

const named = z.object({ name: z.string() });
/** This one was escaped before it was kept. */
const plainly = z.object({ who: z.string() });

function whoIn({ data, userId = '' }: TableEntry): PersonName | Phrase | string {
  const name = named.safeParse(data).data?.name;
  if (name !== undefined) return { person: userId, name };
  return plainly.safeParse(data).data?.who ?? phrase('host-former');
}
