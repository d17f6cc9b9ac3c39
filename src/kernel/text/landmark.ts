/** Names of ground, as people refer to them: articles go without saying. */
import { fold, tokensOf } from './tokens.ts';

export const ARTICLES: ReadonlySet<string> = new Set('the a an le la les l un une du de des d of'.split(' '));

/** The words of a name that tell it from others. */
export function landmarkWords(name: string): string[] {
  return tokensOf(name)
    .map(({ text }) => fold(text))
    .filter((word) => !ARTICLES.has(word));
}
