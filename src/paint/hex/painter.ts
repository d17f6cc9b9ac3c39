/** Paints maps of hexes. */
import type { HexScene } from '../../scene/hex.ts';
import type { CounterOn } from '../../scene/page.ts';
import type { Drawing, Land } from '../grounds.ts';
import type { Painter, Plan } from '../plan.ts';
import { drawCoordinates } from './coordinates.ts';
import { drawCounter } from './counter.ts';
import { drawGround } from './ground.ts';
import { drawOverlay } from './overlay.ts';
import { type HexPage, pageOf } from './page.ts';
import { largeScene } from './sample.ts';
import { threatScene } from './sample-choices.ts';
import { drawSign } from './signs.ts';

export const hexPainter: Painter<HexScene, CounterOn<'hex'>> = { plan, drawCounter };

function plan(scene: HexScene, width?: number): Plan {
  const page = pageOf(scene.map, scene.view, width);
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

function landOf({ map, theme: name, board }: HexScene, page: HexPage): Land {
  const { places: _, ...ground } = map;
  return {
    board,
    key: [ground, page.layout.centre('0101')],
    draw: (pen, theme) => drawGround({ pen, page, theme }, map),
    drawNumbers: (pen, theme) => drawCoordinates({ pen, page, theme }, map),
    samples: () => [largeScene(name, { around: '1309', across: 14 }), threatScene(name, 14)].map(sampleOf),
  };
}

/** The width of samples: a third of a crop's pixels, so that the ground gets most of the colours. */
const SAMPLE_WIDTH = 600;

function sampleOf(scene: HexScene): Drawing {
  const page = pageOf(scene.map, scene.view, SAMPLE_WIDTH);
  const { width, height } = page;
  return {
    width,
    height,
    draw(pen, theme) {
      drawGround({ pen, page, theme }, scene.map);
      drawOverlay({ pen, page, theme }, scene);
    },
  };
}
