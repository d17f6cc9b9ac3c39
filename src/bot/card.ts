/** A card once it is answered: as it was, without its buttons. */
import { type APIUnfurledMediaItem, type ButtonInteraction, ComponentType, type Message } from 'discord.js';
import { type Inner, type Part, small, text } from './parts.ts';

/** The parts of a message, and the ids of the files they show: what is not named again is taken away. */
export interface Kept {
  readonly parts: Part[];
  readonly keeps: string[];
}

export function withoutButtons(message: Message, note?: string): Kept {
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

/** Discord gives a picture's address; to keep it, it must be named as an attachment again. */
function attached(part: Inner, keeps: string[]): Inner {
  if (part.type !== ComponentType.MediaGallery) return part;
  const items = part.items.map(({ media, description }) => {
    const { attachment_id: id } = media as APIUnfurledMediaItem;
    if (id !== undefined) keeps.push(id);
    const url = id === undefined ? media.url : `attachment://${nameIn(media.url)}`;
    return { media: { url }, ...(description ? { description } : {}) };
  });
  return { type: ComponentType.MediaGallery, items };
}

/** The file's name at the end of its address. */
function nameIn(address: string): string {
  return decodeURIComponent(new URL(address).pathname.split('/').at(-1) ?? '');
}

/** The card of a press that counted, with what was chosen. */
export function answered(interaction: ButtonInteraction): Kept {
  const label = labelOf(interaction);
  return withoutButtons(interaction.message, label ? `✓ ${label}` : undefined);
}

export function labelOf({ component }: ButtonInteraction): string | undefined {
  return ('label' in component ? component.label : undefined) ?? undefined;
}
