/** Who paints which board. A painter is a folder of its own, and a line here. */
import type { Counter, CounterOn } from '../scene/page.ts';
import type { Board, Scene, SceneOn } from '../scene/scene.ts';
import { fieldPainter } from './field/painter.ts';
import { hexPainter } from './hex/painter.ts';
import type { Painter, Plan } from './plan.ts';

const PAINTERS: { readonly [B in Board]: Painter<SceneOn<B>, CounterOn<B>> } = {
  hex: hexPainter,
  field: fieldPainter,
};

export function painterOf({ board }: { readonly board: Board }): Painter<Scene, Counter> {
  return PAINTERS[board];
}

export function planOf(scene: Scene, width?: number): Plan {
  return painterOf(scene).plan(scene, width);
}
