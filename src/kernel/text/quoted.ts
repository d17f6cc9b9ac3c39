/** Words shown inside sentences as they were typed, or in the reader's language. */
import type { Noun } from '../phrase.ts';

/** Text a person typed: shown as it is, without markup. */
export function quoted(text: string): Noun {
  const short = text.length > 40 ? `${text.slice(0, 40)}…` : text;
  return bilingual(short, short);
}

/** Each reader sees their own language. */
export function bilingual(en: string, fr: string): Noun {
  return {
    noun: en,
    en: { name: en, article: '', plural: false },
    fr: { name: fr, article: '', feminine: false, plural: false },
  };
}

/** A name without an article: an army, a road, a battle. */
export function bareNoun({ en, fr }: { readonly en: string; readonly fr: string }): Noun {
  return bilingual(en, fr);
}
