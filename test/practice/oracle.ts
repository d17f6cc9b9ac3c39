/** Who may see what in the practice world, reckoned beside the server and without its code. */

/** Everybody, by name. Alice administers, so she sees the private threads of her guild; Dan is in one guild alone. */
export const PEOPLE = ['Alice', 'Bruno', 'Chloé', 'Dan'] as const;
export type Name = (typeof PEOPLE)[number];

export type Place = {
  id: string;
  /** Who sees all that everybody there sees. */
  may: Set<Name>;
  /** A channel of a guild: threads may be begun in it. */
  isRoot?: boolean;
  /** A private thread. */
  isSecret?: boolean;
  /** Of a thread: what it is called now. */
  name?: string;
};

export const placeOf = (id: string, may: Iterable<Name>): Place => ({ id, may: new Set(may) });

export type Written = {
  id: string;
  place: Place;
  /** What it says now: words that occur nowhere else. */
  says: string;
  /** Of a private reply: its reader. */
  onlyFor: Name | undefined;
  gone: boolean;
};

/** A text that occurs in one place only, who was ever allowed to know it, and who must hear of it as it happens. */
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
    /** A message is there, or says something else. */
    writes(message: Written): Written {
      if (!written.includes(message)) written.push(message);
      tell(message.says, readersOf(message));
      tell(message.id, readersOf(message));
      return message;
    },
    /** Somebody comes to see a place, and is told so: what stands there he may read, though nobody tells him. */
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
    /** What a person has come across and may not know, and what he was not told. */
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
