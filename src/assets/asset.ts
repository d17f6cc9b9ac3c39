/** Files of `assets` that are part of the program: data a module is made of, read once like an import. */
import { readFileSync } from 'node:fs';

/** The text of a file, by its path in `assets`: `nations/austria.txt`. */
export function assetText(path: string): string {
  return readFileSync(new URL(`../../assets/${path}`, import.meta.url), 'utf8');
}
