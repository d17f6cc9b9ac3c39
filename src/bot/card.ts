/** A card once it is answered: as it was, without its buttons. */
import { type ButtonInteraction, ComponentType, type Message } from 'discord.js';
import type { Answer } from './answer.ts';
import { type Inner, type Part, small, text } from './parts.ts';

export function withoutButtons(message: Message, note?: string): Part[] {
  const files = [...message.attachments.values()];
  const name = (url: string): string | undefined => files.find((file) => url.includes(`/${file.name}`))?.name;
  return message.components.flatMap((component): Part[] => {
    const part = component.toJSON() as Part;
    if (part.type === ComponentType.ActionRow) return [];
    if (part.type !== ComponentType.Container) return [part];
    const kept = part.components
      .filter(({ type }) => type !== ComponentType.ActionRow)
      .map((each) => attached(each, name));
    const inner = note === undefined ? kept : [...kept, text(small(note))];
    return [{ type: ComponentType.Container, components: inner, ...(part.id !== undefined && { id: part.id }) }];
  });
}

/** Discord gives a picture's address; to keep it, it must be named as an attachment again. */
function attached(part: Inner, name: (url: string) => string | undefined): Inner {
  if (part.type !== ComponentType.MediaGallery) return part;
  const items = part.items.map(({ media, description }) => {
    const file = name(media.url);
    const url = file === undefined ? media.url : `attachment://${file}`;
    return { media: { url }, ...(description ? { description } : {}) };
  });
  return { type: ComponentType.MediaGallery, items };
}

/** The card of a press that counted, with what was chosen. */
export function answered(interaction: ButtonInteraction): Answer {
  const label = labelOf(interaction);
  return { parts: withoutButtons(interaction.message, label ? `✓ ${label}` : undefined) };
}

export function labelOf({ component }: ButtonInteraction): string | undefined {
  return ('label' in component ? component.label : undefined) ?? undefined;
}
