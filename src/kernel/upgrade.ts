/**
 * Upgrades positions stored by an earlier version of the bot. A position carries its format number, so the number
 * travels with the position and is hashed with it.
 */

/** A stored position. */
interface Stored {
  readonly [name: string]: unknown;
}

/** From one format to the next. Once a battle has been stored in the next format, a step is never changed. */
export type Step = (old: Stored) => Stored;

/** The format number that these steps lead to. The first format is 1; its positions may lack the number. */
export function formatAfter(steps: readonly Step[]): number {
  return steps.length + 1;
}

/** The current format of a stored value. Anything that is not a position is left for the ruleset to refuse. */
export function upgraded(json: unknown, steps: readonly Step[]): unknown {
  if (!isStored(json)) return json;
  const { format = 1 } = json;
  if (typeof format !== 'number' || !Number.isInteger(format) || format < 1) {
    throw new Error(`a position of the form ${JSON.stringify(format)}: there is none`);
  }
  const newest = formatAfter(steps);
  if (format > newest) {
    throw new Error(
      `a position of the form ${format}, written by a newer version of the bot; this one reads up to form ${newest}`,
    );
  }
  const today = steps.slice(format - 1).reduce((position, step) => step(position), json);
  return { ...today, format: newest };
}

function isStored(json: unknown): json is Stored {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}
