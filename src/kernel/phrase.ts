/** What is to be said, before a language is chosen: the id of a message in `assets/locales` and its arguments. */
export interface Phrase {
  readonly id: string;
  readonly args?: Readonly<Record<string, Arg>>;
}

/** A number, a text shown as it is, a thing with a grammatical gender and number, a person, a finished text, a phrase, or a list of phrases. */
export type Arg = number | string | Noun | PersonName | Finished | Phrase | readonly Phrase[];

/** A person by id, and the name as the server shows it: untrusted text, made plain where it is spoken. */
export interface PersonName {
  readonly person: string;
  readonly name: string;
}

/** What was said before, as it was said in each language. */
export interface Finished {
  readonly finished: { readonly en: string; readonly fr: string };
}

/** A name that sentences must agree with. Each language brings its own article, gender and number. */
export interface Noun {
  /** The short name; empty where there is none, and the name stands for it. */
  readonly noun: string;
  readonly en: { readonly name: string; readonly article: string; readonly plural: boolean };
  readonly fr: {
    readonly name: string;
    readonly article: string;
    readonly feminine: boolean;
    readonly plural: boolean;
  };
}

export function phrase(id: string, args?: Phrase['args']): Phrase {
  return args ? { id, args } : { id };
}
