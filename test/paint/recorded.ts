import { createCanvas } from '@napi-rs/canvas';
import type { Pen } from '../../src/paint/sheet.ts';

export interface Written {
  readonly text: string;
  readonly font: string;
  readonly x: number;
  readonly y: number;
  readonly align: string;
  /** The pen's vertical scale. */
  readonly scale: number;
}

/** A real pen that also records every text it writes, with its font and position. */
export function recorded(width: number, height: number): { pen: Pen; texts: Written[] } {
  const texts: Written[] = [];
  const real = createCanvas(width, height).getContext('2d');
  const pen = new Proxy(real, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]): unknown => {
        if (key === 'fillText') {
          const [text, x, y] = args as [string, number, number];
          const scale = target.getTransform().d;
          texts.push({ text, font: target.font, x, y, align: target.textAlign, scale });
        }
        return Reflect.apply(value, target, args);
      };
    },
    set: (target, key, value) => Reflect.set(target, key, value, target),
  });
  return { pen, texts };
}
