/** Paints tables in centimetres. */
import type { FieldScene } from '../../scene/field.ts';
import type { CounterOn } from '../../scene/page.ts';
import type { Drawing, Land } from '../grounds.ts';
import type { Painter, Plan } from '../plan.ts';
import { drawGround } from './ground.ts';
import { drawOverlay } from './overlay.ts';
import { type FieldPage, pageOf } from './page.ts';
import { sampleScene } from './sample.ts';
import { drawCounter, drawSign } from './signs.ts';

export const fieldPainter: Painter<FieldScene, CounterOn<'field'>> = { plan, drawCounter };

function plan(scene: FieldScene, width?: number): Plan {
  const page = pageOf(scene.field, scene.view, width);
  return {
    page,
    land: landOf(scene, page),
    drawOverlay: (pen, theme) => drawOverlay({ pen, page, theme }, scene),
    legend: (scene.legend ?? []).map(({ sign, says }) => ({
      says,
      draw: (pen, theme, swatch) => drawSign({ pen, page, theme }, sign, swatch),
    })),
  };
}

function landOf({ field, theme: name, board }: FieldScene, page: FieldPage): Land {
  const { places: _, ...ground } = field;
  return {
    board,
    key: [ground, page.at([0, 0])],
    draw: (pen, theme) => drawGround({ pen, page, theme }, field),
    drawNumbers: () => undefined,
    samples: () => [sampleOf(sampleScene(name))],
  };
}

/** The width of samples: a third of a crop's pixels, so that the ground gets most of the colours. */
const SAMPLE_WIDTH = 600;

function sampleOf(scene: FieldScene): Drawing {
  const page = pageOf(scene.field, scene.view, SAMPLE_WIDTH);
  return {
    width: page.width,
    height: page.height,
    draw(pen, theme) {
      drawGround({ pen, page, theme }, scene.field);
      drawOverlay({ pen, page, theme }, scene);
    },
  };
}
