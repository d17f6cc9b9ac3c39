/** Values in messages besides numbers and plain text: nouns that words agree with, and lists. */
import { FluentType } from '@fluent/bundle';
import type { Noun } from '../kernel/phrase.ts';
import type { Language } from '../kernel/ruleset.ts';
import { localeOf } from './language.ts';
import { plain } from './plain.ts';

/** A noun in a message. Without a function it shows its bare name. */
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

/** Finished phrases. Without a function they are joined: `a, b and c`. */
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
