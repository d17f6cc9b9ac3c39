import { phrase, type Phrase } from '../../kernel/phrase.ts';

/** A person's request is impossible. The phrase says why, in that person's language. */
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

/** The valid names, for a sentence. */
export const listed = (names: readonly (string | number)[]): string => names.join(', ');
