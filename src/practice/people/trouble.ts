import { phrase, type Phrase } from '../../kernel/phrase.ts';

/** What a person asked for cannot be done; the phrase says why, in the language of whoever asked. */
export class Trouble extends Error {
  readonly says: Phrase;
  readonly status: number;

  constructor(id: string, args?: Phrase['args'], status = 400) {
    super(`${id} ${JSON.stringify(args ?? {})}`);
    this.name = 'Trouble';
    this.says = phrase(id, args);
    this.status = status;
  }
}

/** The names that would have done, for a sentence. */
export const listed = (names: readonly (string | number)[]): string => names.join(', ');
