import type { Pressing } from './acknowledge.ts';

/** The value chosen in a menu of which one is chosen; a button chooses none. */
export function chosenIn(interaction: Pressing): string | undefined {
  return interaction.isStringSelectMenu() ? interaction.values[0] : undefined;
}
