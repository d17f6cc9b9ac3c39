/** The pictures of a message that is being changed. */
import { type APIUnfurledMediaItem, ComponentType } from 'discord.js';
import type { Inner } from './parts.ts';

/** Discord gives the picture's URL. To keep the picture, it must be named as an attachment again. */
export function attached(part: Inner, keeps: string[]): Inner {
  if (part.type !== ComponentType.MediaGallery) return part;
  const items = part.items.map(({ media, description }) => {
    const { attachment_id: id } = media as APIUnfurledMediaItem;
    if (id !== undefined) keeps.push(id);
    const url = id === undefined ? media.url : `attachment://${nameIn(media.url)}`;
    return { media: { url }, ...(description ? { description } : {}) };
  });
  return { type: ComponentType.MediaGallery, items };
}

/** The file name at the end of the URL. */
function nameIn(address: string): string {
  return decodeURIComponent(new URL(address).pathname.split('/').at(-1) ?? '');
}
