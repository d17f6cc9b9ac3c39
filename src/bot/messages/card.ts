/** A card after its answer: the same message without buttons. */
import { ComponentType, type Message } from 'discord.js';
import type { Pressing } from '../interactions/acknowledge.ts';
import { attached } from './attached.ts';
import { chosenIn } from '../interactions/chosen-in.ts';
import { type Part, small, text } from './parts.ts';

/** The parts of a message, and the ids of the files they show. Discord drops files that are not listed again. */
export interface KeptParts {
  readonly parts: Part[];
  readonly keeps: string[];
}

export function withoutButtons(message: Message, note?: string): KeptParts {
  const keeps: string[] = [];
  const parts = message.components.flatMap((component): Part[] => {
    const part = component.toJSON() as Part;
    if (part.type === ComponentType.ActionRow) return [];
    if (part.type !== ComponentType.Container) return [part];
    const kept = part.components
      .filter(({ type }) => type !== ComponentType.ActionRow)
      .map((each) => attached(each, keeps));
    const inner = note === undefined ? kept : [...kept, text(small(note))];
    return [{ type: ComponentType.Container, components: inner, ...(part.id !== undefined && { id: part.id }) }];
  });
  return { parts, keeps };
}

/**
 * The card after a press that counted, with the answer only. Choices made in advance are reported when they take effect.
 */
export function answered(interaction: Pressing): KeptParts {
  const label = labelOf(interaction);
  return withoutButtons(interaction.message, label === undefined ? undefined : `✓ ${label}`);
}

/** What was pressed, or chosen in a menu. */
export function labelOf(interaction: Pressing): string | undefined {
  const { component } = interaction;
  const value = chosenIn(interaction);
  if ('options' in component) return component.options.find((option) => option.value === value)?.label;
  return ('label' in component ? component.label : undefined) ?? undefined;
}
