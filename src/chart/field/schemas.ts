/** What the positions of all rulebooks in centimetres store alike. */
import { z } from 'zod';
import { colours, edge, names, side } from '../schemas.ts';
import { AREA_KINDS, LINE_KINDS } from './ground.ts';

export const length = z.number().int();
export const point = z.object({ x: length, y: length });
const heading = z.number().int().min(0).max(35_999);
export const pose = point.extend({ heading });

const named = { id: z.string(), name: names.optional() };

/** A table and its ground. */
const field = z.object({
  wide: length,
  deep: length,
  areas: z.array(z.object({ ...named, kind: z.enum(AREA_KINDS), level: z.number().int(), outline: z.array(point) })),
  lines: z.array(z.object({ ...named, kind: z.enum(LINE_KINDS), width: length, points: z.array(point) })),
  points: z.array(z.object({ id: z.string(), name: names, at: point })),
});

const army = z.object({
  name: names,
  /** The table edge behind it. */
  edge,
  /** SK-GAP-12, FB-GAP-12. It breaks when it has lost so many hundredths of its figures or stands. */
  breaksAt: z.number().int(),
});

const armies = z.object({ red: army, blue: army });

/** SK-GAP-12, FB-GAP-12. Named ground worth points, and who holds it. */
const objectives = z.array(z.object({ ground: z.string(), value: z.number().int(), holder: side.optional() }));

/** Figures or stands out of action, of either side. */
const lost = z.object({ red: z.number().int(), blue: z.number().int() });

/** Title, ground, armies and what decides the battle. */
export const onTable = { title: names, field, armies, colours, objectives, lost };
