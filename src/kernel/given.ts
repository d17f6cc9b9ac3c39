/** Only the values that are there. */
export function given<T extends object>(some: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(some).filter(([, value]) => value !== undefined)) as never;
}
