import { createCanvas } from '@napi-rs/canvas';
import type { Pen } from '../../src/paint/sheet.ts';

/** A real pen that also notes every text it writes, with the font of that moment. */
export function recorded(width: number, height: number): { pen: Pen; texts: { text: string; font: string }[] } {
  const texts: { text: string; font: string }[] = [];
  const real = createCanvas(width, height).getContext('2d');
  const pen = new Proxy(real, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]): unknown => {
        if (key === 'fillText') texts.push({ text: String(args[0]), font: target.font });
        return Reflect.apply(value, target, args);
      };
    },
    set: (target, key, value) => Reflect.set(target, key, value, target),
  });
  return { pen, texts };
}
