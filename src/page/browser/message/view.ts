import type { Deeds } from './deeds.ts';
import type { Reader } from './reader.ts';
import type { Shown } from './shown.ts';

/** A message before a reader; without deeds it is only looked at. */
export interface View {
  readonly message: Shown;
  readonly reader: Reader;
  readonly deeds: Deeds | undefined;
}
