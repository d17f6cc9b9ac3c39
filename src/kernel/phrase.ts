/** A text before a language is chosen: the id of a message in `assets/locales` and its arguments. */
export interface Phrase {
  readonly id: string;
  readonly args?: Readonly<Record<string, Arg>>;
}

/** A number, a text shown as it is, a thing with a grammatical gender and number, a person, a finished text, a phrase, or a list of phrases. */
export type Arg = number | string | Noun | PersonName | Finished | Phrase | readonly Phrase[];

/** A person by id, and their name on the server: untrusted text, escaped when it is shown. */
export interface PersonName {
  readonly person: string;
  readonly name: string;
}

/** A text already rendered in each language. */
export interface Finished {
  readonly finished: { readonly en: string; readonly fr: string };
}

/** A name that sentences must agree with. Each language has its own article, gender and number. */
export interface Noun {
  /** The short name; empty if there is none, and the name is used instead. */
  readonly noun: string;
  readonly en: { readonly name: string; readonly article: string; readonly plural: boolean };
  readonly fr: {
    readonly name: string;
    readonly article: string;
    readonly feminine: boolean;
    readonly plural: boolean;
  };
}

/** What has a name stands for it: a unit may be an argument itself. */
export type Args = Readonly<Record<string, Arg | Named>>;

interface Named {
  readonly name: Noun;
}

export function phrase(id: string, args?: Args): Phrase {
  return args ? { id, args: withNames(args) } : { id };
}

function withNames(args: Args): NonNullable<Phrase['args']> {
  let named: Record<string, Arg | Named> | undefined;
  for (const key in args) {
    const arg = args[key]!;
    if (isNamed(arg)) (named ??= { ...args })[key] = arg.name;
  }
  return (named ?? args) as NonNullable<Phrase['args']>;
}

function isNamed(arg: Arg | Named): arg is Named {
  return typeof arg === 'object' && 'name' in arg && typeof arg.name === 'object';
}
