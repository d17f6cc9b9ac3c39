/** Who answers questions about which board. A surveyor is a file in the board's folder, and a line here. */
import type { Board, Scene, SceneOn } from '../scene/scene.ts';
import { fieldSurveyor } from './field/surveyor.ts';
import { hexSurveyor } from './hex/surveyor.ts';
import type { Surveyor } from './surveyor.ts';

const SURVEYORS: { readonly [B in Board]: Surveyor<SceneOn<B>> } = { hex: hexSurveyor, field: fieldSurveyor };

export function surveyorOf({ board }: Pick<Scene, 'board'>): Surveyor<Scene> {
  return SURVEYORS[board];
}
