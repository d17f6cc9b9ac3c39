import type { Deeds } from './deeds.ts';
import type { Reader } from './reader.ts';
import type { Shown } from './shown.ts';

/** A message, its reader, and what they may do with it. */
export interface View {
  readonly message: Shown;
  readonly reader: Reader;
  readonly deeds: Partial<Deeds> | undefined;
}
