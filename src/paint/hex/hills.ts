/** Hills: a tint for each level, a contour, and hachures that run downhill, lit from the north-west. */
import type { HexMap } from '../../scene/hex.ts';
import { alongLoop, type Loop, traceLoop } from '../curves.ts';
import { bordersOf } from './outline.ts';
import type { HexSheet } from './page.ts';

const LEVELS = [1, 2, 3] as const;

export function drawHills(sheet: HexSheet, board: HexMap): void {
  for (const level of LEVELS) {
    const high = new Set(board.hexes.filter((hex) => (hex.hill ?? 0) >= level).map((hex) => hex.at));
    if (high.size > 0) drawLevel(sheet, bordersOf(sheet.page.layout, high), sheet.theme.hills[level - 1]!);
  }
}

function drawLevel({ pen, page, theme }: HexSheet, loops: readonly Loop[], colour: string): void {
  const { radius } = page;
  const trace = () => {
    pen.beginPath();
    for (const loop of loops) traceLoop(pen, loop);
  };
  pen.save();
  pen.translate(0.07 * radius, 0.1 * radius);
  trace();
  pen.fillStyle = theme.shadow;
  pen.fill();
  pen.restore();
  trace();
  pen.fillStyle = colour;
  pen.fill();
  for (const loop of loops) drawSlope({ pen, page, theme }, loop);
  trace();
  pen.strokeStyle = theme.contour;
  pen.lineWidth = Math.max(1.2, 0.055 * radius);
  pen.stroke();
}

/** Ticks outside the contour: pale and short toward the light, dark and long away from it. */
function drawSlope({ pen, page, theme }: HexSheet, loop: Loop): void {
  const { radius } = page;
  const samples = alongLoop(loop, 0.115 * radius);
  const lit = (sample: (typeof samples)[number]) => (-sample.outX - sample.outY) / Math.SQRT2;
  const tones = [
    { colour: theme.hillLight, shown: (light: number) => light > 0.25, inner: -0.02, outer: -0.19, width: 0.04 },
    {
      colour: theme.contour,
      shown: (light: number) => light <= 0.25 && light > -0.25,
      inner: 0,
      outer: 0.17,
      width: 0.04,
    },
    { colour: theme.hillShade, shown: (light: number) => light <= -0.25, inner: 0, outer: 0.25, width: 0.055 },
  ];
  for (const { colour, shown, inner, outer, width } of tones) {
    pen.beginPath();
    samples.forEach((sample, i) => {
      if (!shown(lit(sample))) return;
      const reach = (i % 2 === 0 ? outer : outer * 0.7) * radius;
      pen.moveTo(sample.x + sample.outX * inner * radius, sample.y + sample.outY * inner * radius);
      pen.lineTo(sample.x + sample.outX * reach, sample.y + sample.outY * reach);
    });
    pen.strokeStyle = colour;
    pen.lineWidth = Math.max(1, width * radius);
    pen.lineCap = 'butt';
    pen.stroke();
  }
}
