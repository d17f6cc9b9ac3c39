/** Who may see what in the practice world, worked out independently of the server's code. */

/** Everyone, by name. Alice administers, so she sees the private threads of her guild; Dan is in one guild only. */
export const PEOPLE = ['Alice', 'Bruno', 'Chloé', 'Dan'] as const;
export type Name = (typeof PEOPLE)[number];

export type Place = {
  id: string;
  /** The people who see everything public there. */
  may: Set<Name>;
  /** A guild channel, in which threads may be started. */
  isRoot?: boolean;
  /** A private thread. */
  isSecret?: boolean;
  /** A thread's current name. */
  name?: string;
};

export const placeOf = (id: string, may: Iterable<Name>): Place => ({ id, may: new Set(may) });

export type Written = {
  id: string;
  place: Place;
  /** Its current text, which is unique. */
  says: string;
  /** For a private reply: its reader. */
  onlyFor: Name | undefined;
  gone: boolean;
};

/** A unique text, who was ever allowed to know it, and who must be told of it live. */
type Secret = { text: string; may: Set<Name>; told: Set<Name> };

export function createOracle(places: Place[]) {
  const secrets: Secret[] = [];
  const written: Written[] = [];
  const secretOf = (text: string): Secret => {
    const known = secrets.find((secret) => secret.text === text);
    if (known) return known;
    const secret = { text, may: new Set<Name>(), told: new Set<Name>() };
    secrets.push(secret);
    return secret;
  };
  const readersOf = ({ place, onlyFor }: Pick<Written, 'place' | 'onlyFor'>): Name[] =>
    [...place.may].filter((name) => onlyFor === undefined || onlyFor === name);
  const tell = (text: string, names: Iterable<Name>): void => {
    const secret = secretOf(text);
    for (const name of names) {
      secret.may.add(name);
      secret.told.add(name);
    }
  };

  return {
    places,
    written,
    living: () => written.filter(({ gone, place }) => !gone && places.includes(place)),
    readersOf,
    tell,
    opens(place: Place): Place {
      places.push(place);
      tell(place.id, place.may);
      if (place.name !== undefined) tell(place.name, place.may);
      return place;
    },
    /** A message was posted or edited. */
    writes(message: Written): Written {
      if (!written.includes(message)) written.push(message);
      tell(message.says, readersOf(message));
      tell(message.id, readersOf(message));
      return message;
    },
    /** A person gains access to a place and is told: they may read its messages, though they are not told of each. */
    enters(place: Place, name: Name): void {
      place.may.add(name);
      tell(place.id, [name]);
      if (place.name !== undefined) tell(place.name, [name]);
      for (const message of written) {
        if (message.place !== place || message.gone || message.onlyFor !== undefined) continue;
        secretOf(message.says).may.add(name);
        secretOf(message.id).may.add(name);
      }
    },
    /** What a person has seen but may not know, and what they were not told. */
    complaints(name: Name, everything: string, stream: string): string[] {
      return [
        ...secrets
          .filter(({ text, may }) => !may.has(name) && everything.includes(text))
          .map(({ text }) => `${name} knows ${text}`),
        ...secrets
          .filter(({ text, told }) => told.has(name) && !stream.includes(text))
          .map(({ text }) => `${name} was not told ${text}`),
      ];
    },
  };
}

export type Oracle = ReturnType<typeof createOracle>;
