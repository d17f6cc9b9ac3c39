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
  const painted = await paint(use, scene);
  if (!painted) {
    const lost = text(small(use.say(use.language, phrase('bot-no-picture'))));
    return { parts: [container([...before, lost, ...after])] };
  }
  const name = `map.${painted.type}`;
  return {
    parts: [container([...before, picture(name, scene.alt), ...after])],
    files: [{ name, data: painted.data }],
  };
}

async function paint(use: Use, scene: Scene): Promise<Picture | undefined> {
  try {
    return await use.paint(use.theme ? { ...scene, theme: use.theme } : scene);
  } catch (error) {
    use.log.error({ err: error }, 'painting failed');
    return undefined;
  }
}
