/** What sentences may hold besides numbers and plain text: nouns they agree with, and lists. */
import { FluentType } from '@fluent/bundle';
import type { Noun } from '../kernel/phrase.ts';
import type { Language } from '../kernel/ruleset.ts';
import { localeOf } from './language.ts';
import { plain } from './plain.ts';

/** A noun inside a sentence. Written without a function it is its bare name. */
export class NounValue extends FluentType<Noun> {
  readonly language: Language;

  constructor(noun: Noun, language: Language) {
    super(noun);
    this.language = language;
  }

  override toString(): string {
    return plain(this.value[this.language].name);
  }
}

/** Finished phrases. Written without a function: `a, b and c`. */
export class ListValue extends FluentType<readonly string[]> {
  readonly language: Language;

  constructor(items: readonly string[], language: Language) {
    super(items);
    this.language = language;
  }

  override toString(): string {
    return new Intl.ListFormat(localeOf(this.language), { type: 'conjunction' }).format(this.value);
  }
}
