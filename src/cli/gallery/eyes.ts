/** The same picture under four kinds of colour vision, on one sheet. */
import { createCanvas } from '@napi-rs/canvas';
import { drawScene, pixelsOf } from '../../paint/paint.ts';
import { palettePng, type Pixels } from '../../paint/png.ts';
import { type Colour, colourOf, type Eyes, seen } from '../../paint/vision.ts';
import type { Scene } from '../../scene/scene.ts';

type Sight = Exclude<Eyes, 'normal'> | 'grey';

/** In reading order. */
const SIGHTS: readonly Sight[] = ['protan', 'deutan', 'tritan', 'grey'];
const GAP = 12;

export function eyesSheet(scene: Scene, width: number): Buffer {
  const each = Math.floor((width - GAP) / 2);
  const pictures = SIGHTS.map((sight) => {
    const titled = { ...scene, subtitle: sight };
    return asSeen(pixelsOf(drawScene(titled, { width: each }).canvas), sight);
  });
  const { height } = pictures[0]!;
  const canvas = createCanvas(width, 2 * height + GAP);
  const pen = canvas.getContext('2d');
  pictures.forEach(({ data }, i) => {
    const image = pen.createImageData(each, height);
    image.data.set(data);
    pen.putImageData(image, (i % 2) * (each + GAP), Math.floor(i / 2) * (height + GAP));
  });
  return palettePng(pixelsOf(canvas));
}

function asSeen({ data, width, height }: Pixels, sight: Sight): Pixels {
  const known = new Map<number, readonly number[]>();
  const result = Uint8ClampedArray.from(data);
  for (let i = 0; i < data.length; i += 4) {
    const [r, g, b] = [data[i]!, data[i + 1]!, data[i + 2]!];
    const key = (r << 16) | (g << 8) | b;
    const found = known.get(key) ?? channels(simulated(`#${key.toString(16).padStart(6, '0')}`, sight));
    known.set(key, found);
    result.set(found, i);
  }
  return { data: result, width, height };
}

function simulated(colour: Colour, sight: Sight): Colour {
  const lab = seen(colour, sight === 'grey' ? 'normal' : sight);
  const shown = colourOf(sight === 'grey' ? [lab[0], 0, 0] : lab);
  if (shown === undefined) throw new Error(`No screen shows ${colour} as ${sight} eyes see it.`);
  return shown;
}

function channels(colour: Colour): number[] {
  return [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16));
}
