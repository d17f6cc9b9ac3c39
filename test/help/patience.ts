/** How long a bot may take for an answer in tests: on a busy machine longer than Discord's three seconds. */
export const PATIENCE_MS = 240_000;
