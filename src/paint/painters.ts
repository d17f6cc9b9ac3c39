/** Who paints which board. A painter is a folder of its own, and a line here. */
import type { Board, Scene, SceneOn } from '../scene/scene.ts';
import { fieldPainter } from './field/painter.ts';
import { hexPainter } from './hex/painter.ts';
import type { Painter, Plan } from './plan.ts';

const PAINTERS: { readonly [B in Board]: Painter<SceneOn<B>> } = { hex: hexPainter, field: fieldPainter };

export function planOf(scene: Scene, width?: number): Plan {
  const painter: Painter<Scene> = PAINTERS[scene.board];
  return painter.plan(scene, width);
}
