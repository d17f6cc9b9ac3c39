/** A private answer with a picture; without it, where painting fails: better than nothing. */
import { phrase } from '../kernel/phrase.ts';
import type { Page } from '../scene/page.ts';
import type { Scene } from '../scene/scene.ts';
import type { Answer } from './answer.ts';
import type { Picture, Use } from './bot.ts';
import { container, type Inner, picture, small, text } from './parts.ts';

/** A map, or pages of tables; their pictures stand below each other, for beside each other they could not be read. */
export async function pictured(
  use: Use,
  what: Scene | Page | readonly Page[],
  before: readonly Inner[],
  after: readonly Inner[] = [],
): Promise<Answer> {
  const shown = await ('board' in what ? drawn(use, what) : printed(use, [what].flat()));
  if (!shown) {
    const lost = text(small(use.say(use.language, phrase('bot-no-picture'))));
    return { parts: [container([...before, lost, ...after])] };
  }
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

async function drawn(use: Use, scene: Scene): Promise<readonly Shown[] | undefined> {
  const shown = await painted(use, scene);
  return shown && [{ name: `map.${shown.type}`, data: shown.data, alt: scene.alt }];
}

/** As this person wants his pictures; nothing where painting fails. */
export async function painted(use: Use, scene: Scene): Promise<Picture | undefined> {
  return attempted(use, () => use.paint(use.theme ? { ...scene, theme: use.theme } : scene));
}

async function printed(use: Use, pages: readonly Page[]): Promise<readonly Shown[] | undefined> {
  const themed = pages.map((page) => (use.theme ? { ...page, theme: use.theme } : page));
  const all = await attempted(use, () => Promise.all(themed.map((page) => use.paintPage(page))));
  return all?.flat().map(({ type, data, alt }, i) => ({ name: `page-${i + 1}.${type}`, data, alt }));
}

async function attempted<P>(use: Use, paint: () => Promise<P>): Promise<P | undefined> {
  try {
    return await paint();
  } catch (error) {
    use.log.error({ err: error }, 'painting failed');
    return undefined;
  }
}
