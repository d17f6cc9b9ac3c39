/** The data from which the page's parts are drawn. */
import type { Deeds } from '../message/deeds.ts';
import type { Reader } from '../message/reader.ts';
import type { Say } from '../words.ts';
import type { Sentence } from './check.ts';
import type { EntryDesk } from './composing.ts';
import type { Session } from './session.ts';
import type { Settings } from './settings.ts';
import type { State } from './state.ts';
import type { Person } from './wire.ts';

export interface Scene {
  readonly state: State;
  readonly session: Session;
  readonly entry: EntryDesk;
  readonly reader: Reader;
  readonly deeds: Deeds;
  readonly settings: Settings;
  readonly say: Say;
  readonly choose: (settings: Settings) => void;
  readonly become: (person: Person) => void;
  readonly show: (panel: State['panel']) => void;
}

export function sayAll(say: Say, { id, args }: Sentence): string {
  return say(id, args);
}
