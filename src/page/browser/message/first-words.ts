import type { APIMessage } from 'discord-api-types/v10';

/** The first text in a message, wherever it is. Empty if there is none. */
export function firstWords({
  content,
  embeds,
  components = [],
}: Pick<APIMessage, 'content' | 'embeds' | 'components'>): string {
  const embed = embeds[0];
  return content || embed?.title || embed?.description || textOf(components) || '';
}

function textOf(parts: readonly object[]): string | undefined {
  for (const part of parts) {
    if ('content' in part && typeof part.content === 'string' && part.content) return part.content;
    const found = 'components' in part && Array.isArray(part.components) ? textOf(part.components) : undefined;
    if (found) return found;
  }
  return undefined;
}
