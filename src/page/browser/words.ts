/** The page's own texts in the reader's language, from `assets/locales`. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import en from '../../../assets/locales/en/page.ftl';
import fr from '../../../assets/locales/fr/page.ftl';

const texts = { en, fr };

export type Language = keyof typeof texts;

/** The finished text. An unknown message is a bug and throws. */
export type Say = (id: string, args?: Record<string, FluentVariable>) => string;

const speakers: Readonly<Record<Language, Say>> = { en: speaker('en'), fr: speaker('fr') };

export function wordsIn(language: Language): Say {
  return speakers[language];
}

function speaker(language: Language): Say {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(texts[language]));
  return (id, args = {}) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`no message "${id}" in page.ftl (${language})`);
    return bundle.formatPattern(pattern, args);
  };
}
