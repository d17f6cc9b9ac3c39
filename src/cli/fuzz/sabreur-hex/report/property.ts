/** A property of every report, numbered after the error that it was found as. */
import type { Report } from './report.ts';

export interface Property {
  readonly fault: number;
  readonly says: string;
  /** Undefined: it does not apply to this report. */
  readonly holds: (report: Report) => boolean | undefined;
}

/** Holds for each of them. Undefined if there is none. */
export function all<T>(each: readonly T[], holds: (one: T) => boolean): boolean | undefined {
  return each.length === 0 ? undefined : each.every(holds);
}

/** Holds where it applies. */
export function where(applies: boolean, holds: () => boolean): boolean | undefined {
  return applies ? holds() : undefined;
}
