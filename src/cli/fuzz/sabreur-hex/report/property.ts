/** Something that every report must keep to, by the number of the fault that it was found as. */
import type { Report } from './report.ts';

export interface Property {
  readonly fault: number;
  readonly says: string;
  /** Undefined: this report gives no occasion for it. */
  readonly holds: (report: Report) => boolean | undefined;
}

/** Holds of each of them; undefined where there is none. */
export function all<T>(each: readonly T[], holds: (one: T) => boolean): boolean | undefined {
  return each.length === 0 ? undefined : each.every(holds);
}

/** Holds where it applies. */
export function where(applies: boolean, holds: () => boolean): boolean | undefined {
  return applies ? holds() : undefined;
}
