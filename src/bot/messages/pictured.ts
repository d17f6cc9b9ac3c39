/** A private answer with a picture. If painting fails or the queue is full, the text goes alone. */
import { phrase } from '../../kernel/phrase.ts';
import type { Page } from '../../scene/page.ts';
import type { Scene } from '../../scene/scene.ts';
import type { Answer } from '../interactions/answer.ts';
import type { Picture, Use } from '../bot.ts';
import { container, type Inner, picture, small, text } from './parts.ts';

/** A map or pages of tables, one picture below the other; side by side they would be unreadable. */
export async function pictured(
  use: Use,
  what: Scene | Page | readonly Page[],
  before: readonly Inner[],
  after: readonly Inner[] = [],
): Promise<Answer> {
  const shown = await ('board' in what ? drawn(use, what) : printed(use, [what].flat()));
  if ('why' in shown) return { parts: [container([...before, withoutPicture(use, shown), ...after])] };
  const pictures = shown.map(({ name, alt }) => picture(name, alt));
  return {
    parts: [container([...before, ...pictures, ...after])],
    files: shown.map(({ name, data }) => ({ name, data })),
  };
}

interface Shown {
  readonly name: string;
  readonly data: Uint8Array;
  readonly alt: string;
}

/** No picture: painting failed, or too many are waiting, for this person or for everyone. */
interface Lost {
  readonly why: 'failed' | 'full';
}

/** The note shown in its place. */
export function withoutPicture({ say, language }: Use, { why }: Lost): Inner {
  return text(small(say(language, phrase(why === 'full' ? 'bot-picture-full' : 'bot-no-picture'))));
}

async function drawn(use: Use, scene: Scene): Promise<readonly Shown[] | Lost> {
  const shown = await painted(use, scene);
  return 'why' in shown ? shown : [{ name: `map.${shown.type}`, data: shown.data, alt: scene.alt }];
}

/** Paints in this person's colours. */
export async function painted(use: Use, scene: Scene): Promise<Picture | Lost> {
  return attempted(use, () => use.paint(use.theme ? { ...scene, theme: use.theme } : scene, use.pictureFor));
}

/** One at a time, so that other people's pictures get their turn. */
async function printed(use: Use, pages: readonly Page[]): Promise<readonly Shown[] | Lost> {
  const all: Shown[] = [];
  for (const page of pages) {
    const themed = use.theme ? { ...page, theme: use.theme } : page;
    const pictures = await attempted(use, () => use.paintPage(themed, use.pictureFor));
    if ('why' in pictures) return pictures;
    for (const { type, data, alt } of pictures) all.push({ name: `page-${all.length + 1}.${type}`, data, alt });
  }
  return all;
}

async function attempted<P extends object>(use: Use, paint: () => Promise<P | 'full'>): Promise<P | Lost> {
  try {
    const picture = await paint();
    return picture === 'full' ? { why: 'full' } : picture;
  } catch (error) {
    use.log.error({ err: error }, 'painting failed');
    return { why: 'failed' };
  }
}
