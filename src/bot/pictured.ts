/** A private answer with a picture; without it, where painting fails: better than nothing. */
import { phrase } from '../kernel/phrase.ts';
import type { Scene } from '../scene/scene.ts';
import type { Answer } from './answer.ts';
import type { Picture, Use } from './bot.ts';
import { container, type Inner, picture, small, text } from './parts.ts';

export async function pictured(
  use: Use,
  scene: Scene,
  before: readonly Inner[],
  after: readonly Inner[] = [],
): Promise<Answer> {
  const shown = await painted(use, scene);
  if (!shown) {
    const lost = text(small(use.say(use.language, phrase('bot-no-picture'))));
    return { parts: [container([...before, lost, ...after])] };
  }
  const name = `map.${shown.type}`;
  return {
    parts: [container([...before, picture(name, scene.alt), ...after])],
    files: [{ name, data: shown.data }],
  };
}

/** As this person wants his pictures; nothing where painting fails. */
export async function painted(use: Use, scene: Scene): Promise<Picture | undefined> {
  try {
    return await use.paint(use.theme ? { ...scene, theme: use.theme } : scene);
  } catch (error) {
    use.log.error({ err: error }, 'painting failed');
    return undefined;
  }
}
