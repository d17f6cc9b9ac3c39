/** A fault injected into the bot's next matching requests. */
export type Fault = {
  method?: string;
  /** The path after `/api/v10`: a substring or a pattern. */
  path?: string | RegExp;
  /** How many requests it affects; default 1. */
  times?: number;
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
  /** A delay before anything else. */
  delayMs?: number;
  /** Cuts the connection instead of answering. */
  reset?: boolean;
  /** Carries out the request first, then fails. */
  applyFirst?: boolean;
};

export type Faults = {
  add(fault: Fault): void;
  clear(): void;
  /** How many more requests it will affect. */
  left(): number;
  /** The fault for this request, if any. Uses it up. */
  strike(method: string, path: string): Fault | undefined;
};

export function createFaults(): Faults {
  let waiting: { fault: Fault; left: number }[] = [];
  return {
    add: (fault) => void waiting.push({ fault, left: fault.times ?? 1 }),
    clear: () => {
      waiting = [];
    },
    left: () => waiting.reduce((sum, entry) => sum + entry.left, 0),
    strike(method, path) {
      const entry = waiting.find(({ fault }) => fits(fault, method, path));
      if (entry === undefined) return undefined;
      entry.left--;
      waiting = waiting.filter(({ left }) => left > 0);
      return entry.fault;
    },
  };
}

function fits(fault: Fault, method: string, path: string): boolean {
  if (fault.method !== undefined && fault.method.toUpperCase() !== method) return false;
  if (fault.path === undefined) return true;
  return typeof fault.path === 'string' ? path.includes(fault.path) : fault.path.test(path);
}
