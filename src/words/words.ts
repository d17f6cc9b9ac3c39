/** Everything the bot says, in the reader's language. The texts are in `assets/locales`. */
import { FluentNumber, type FluentVariable } from '@fluent/bundle';
import type { Arg, Finished, Noun, PersonName, Phrase } from '../kernel/phrase.ts';
import type { Language } from '../kernel/ruleset.ts';
import { presentId } from './former-ids.ts';
import { LANGUAGES } from './language.ts';
import { plain } from './plain.ts';
import { LOCALES, readLanguage, type Spoken } from './read.ts';
import { ListValue, NounValue } from './values.ts';

export { languageOf } from './language.ts';
export { plain, uncalled } from './plain.ts';

export interface Words {
  /**
   * The finished text. An unknown message or missing argument is a bug and throws an Error that names it: never half a
   * sentence.
   *
   * An id may name an attribute (`tell-charge.v2`). A numeric argument `variant` picks one of the message and its attributes
   * v2, v3, ...; each language may have any number of them.
   *
   * `nameOf` says what stands for a person; by default the name.
   */
  readonly say: (language: Language, phrase: Phrase, nameOf?: NameOf) => string;
  readonly knows: (id: string) => boolean;
  /** Every message whose name begins with this prefix. */
  readonly called: (prefix: string) => readonly string[];
}

/** The text for a person in a sentence. */
export type NameOf = (person: PersonName) => string;

/** Reads the locale files of all folders. Throws if a message is invalid or exists in only one language. */
export function openWords(folders: readonly string[] = [LOCALES]): Words {
  const spoken: Record<Language, Spoken> = { en: readLanguage(folders, 'en'), fr: readLanguage(folders, 'fr') };
  for (const language of LANGUAGES) {
    const other = language === 'en' ? 'fr' : 'en';
    const missing = spoken[language].ids.filter((id) => !spoken[other].bundle.hasMessage(id));
    if (missing.length > 0) throw new Error(`assets/locales/${other} lacks: ${missing.join(', ')}`);
  }
  const say: Words['say'] = (language, phrase, nameOf = plainName) =>
    speak(spoken[language], language, phrase, (each) => say(language, each, nameOf), nameOf);
  return {
    say,
    knows: (id) => spoken.en.bundle.hasMessage(presentId(id.split('.')[0]!)),
    called: (prefix) => spoken.en.ids.filter((id) => id.startsWith(prefix)).toSorted(),
  };
}

function plainName({ name }: PersonName): string {
  return plain(name);
}

type Say = (phrase: Phrase) => string;

function speak({ bundle }: Spoken, language: Language, phrase: Phrase, say: Say, nameOf: NameOf): string {
  const pattern = patternOf(bundle, phrase);
  if (pattern === undefined) throw new Error(`no message "${phrase.id}" in assets/locales/${language}`);
  const args: Record<string, FluentVariable> = {};
  for (const [name, arg] of Object.entries(phrase.args ?? {})) args[name] = valueOf(arg, language, say, nameOf);
  const faults: Error[] = [];
  const text = bundle.formatPattern(pattern, args, faults);
  if (faults.length > 0) {
    throw new Error(`message "${phrase.id}" (${language}): ${faults.map((fault) => fault.message).join('; ')}`);
  }
  return text;
}

type Bundle = Spoken['bundle'];
type Pattern = Parameters<Bundle['formatPattern']>[0];

function patternOf(bundle: Bundle, phrase: Phrase): Pattern | undefined {
  const [written, attribute] = phrase.id.split('.');
  const message = bundle.getMessage(presentId(written!));
  if (attribute !== undefined) return message?.attributes[attribute];
  const first = message?.value ?? undefined;
  const variant = phrase.args?.['variant'];
  if (typeof variant !== 'number' || first === undefined) return first;
  const more = Object.entries(message!.attributes).filter(([name]) => /^v\d+$/.test(name));
  const all = [first, ...more.map(([, pattern]) => pattern)];
  return all[Math.abs(Math.trunc(variant)) % all.length];
}

function valueOf(arg: Arg, language: Language, say: Say, nameOf: NameOf): FluentVariable {
  if (typeof arg === 'number') return new FluentNumber(arg);
  if (typeof arg === 'string') return arg;
  if (Array.isArray(arg)) {
    return new ListValue((arg as readonly Phrase[]).map(say), language);
  }
  if ('noun' in arg) return new NounValue(arg as Noun, language);
  if ('person' in arg) return nameOf(arg as PersonName);
  if ('finished' in arg) return (arg as Finished).finished[language];
  return say(arg as Phrase);
}
