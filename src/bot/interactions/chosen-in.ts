import type { Pressing } from './acknowledge.ts';

/** The value chosen in a single-choice menu. Undefined for a button. */
export function chosenIn(interaction: Pressing): string | undefined {
  return interaction.isStringSelectMenu() ? interaction.values[0] : undefined;
}
