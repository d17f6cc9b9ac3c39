/** The people of a battle by the pseudonyms that its ledger knows them by. */
import { type PersonName, type Phrase, phrase } from '../../kernel/phrase.ts';
import type { Person } from '../request.ts';
import type { Battle, Participant } from '../store/store.ts';

export interface Participants {
  readonly battle: Pick<Battle, 'id' | 'form'>;
  readonly participants: readonly Participant[];
}

/** Battles of form 1, begun before there were pseudonyms, keep people's ids. */
export function hasPseudonyms({ battle }: Pick<Participants, 'battle'>): boolean {
  return battle.form > 1;
}

/** What the ledger calls a person who has joined. */
export function pseudonymOf(of: Participants, userId: string): string {
  if (!hasPseudonyms(of)) return userId;
  const found = of.participants.find((each) => each.userId === userId);
  if (!found) throw new Error(`battle ${of.battle.id} has no pseudonym for a person who acts in it`);
  return found.pseudonym;
}

/** The id of a person in the ledger. Undefined: they have been forgotten. */
export function idOf(of: Participants, person: string): string | undefined {
  return hasPseudonyms(of) ? of.participants.find(({ pseudonym }) => pseudonym === person)?.userId : person;
}

/** A person whom the text of an entry names. Earlier battles kept the name itself. */
export function namedPerson(of: Participants, who: string): string | PersonName | Phrase {
  if (!hasPseudonyms(of)) return who;
  const found = of.participants.find(({ pseudonym }) => pseudonym === who);
  const { userId, userName } = found ?? {};
  return userId === undefined || userName === undefined ? phrase('host-former') : { person: userId, name: userName };
}

/** How the text of an entry names a person; `written`: the name as earlier battles keep it. */
export function nameFor(of: Participants, { id }: Person, written: string): string {
  return hasPseudonyms(of) ? pseudonymOf(of, id) : written;
}
