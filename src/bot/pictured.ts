/** A private answer with a picture; without it, where painting fails: better than nothing. */
import { phrase } from '../kernel/phrase.ts';
import type { Page } from '../scene/page.ts';
import type { Scene } from '../scene/scene.ts';
import type { Answer } from './answer.ts';
import type { Picture, Use } from './bot.ts';
import { container, type Inner, picture, small, text } from './parts.ts';

/** A map, or a page of tables; its pictures stand below each other, for beside each other they could not be read. */
export async function pictured(
  use: Use,
  what: Scene | Page,
  before: readonly Inner[],
  after: readonly Inner[] = [],
): Promise<Answer> {
  const shown = await ('kind' in what ? printed(use, what) : painted(use, what));
  if (!shown) {
    const lost = text(small(use.say(use.language, phrase('bot-no-picture'))));
    return { parts: [container([...before, lost, ...after])] };
  }
  const files =
    'data' in shown
      ? [{ name: `map.${shown.type}`, data: shown.data }]
      : shown.map(({ type, data }, i) => ({ name: `page-${i + 1}.${type}`, data }));
  const pictures = files.map(({ name }) => picture(name, what.alt));
  return { parts: [container([...before, ...pictures, ...after])], files };
}

/** As this person wants his pictures; nothing where painting fails. */
export async function painted(use: Use, scene: Scene): Promise<Picture | undefined> {
  return attempted(use, () => use.paint(use.theme ? { ...scene, theme: use.theme } : scene));
}

async function printed(use: Use, page: Page): Promise<readonly Picture[] | undefined> {
  return attempted(use, () => use.paintPage(use.theme ? { ...page, theme: use.theme } : page));
}

async function attempted<P>(use: Use, paint: () => Promise<P>): Promise<P | undefined> {
  try {
    return await paint();
  } catch (error) {
    use.log.error({ err: error }, 'painting failed');
    return undefined;
  }
}
