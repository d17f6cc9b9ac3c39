/** What a battle stores about its threads besides their rows: whether to create them, and what prevented it. */
import { z } from 'zod';
import type { Json } from '../../kernel/play.ts';
import type { Battle, Options, Place } from '../store/store.ts';

const threads = z.object({
  /** By default, as soon as a side has several commanders. */
  make: z.enum(['yes', 'no']).optional(),
  /** The people who want a thread of their own. */
  own: z.array(z.string()).default([]),
  /** Threads that a person deleted or locked: they are created again only on request. */
  gone: z.array(z.string()).default([]),
  /** What was missing when this was last reported. */
  lacks: z.array(z.string()).default([]),
});

export type KeptPlaces = z.infer<typeof threads>;

export function keptOf({ options }: Pick<Battle, 'options'>): KeptPlaces {
  return threads.parse(options['threads'] ?? {});
}

export function withKept({ options }: Pick<Battle, 'options'>, kept: KeptPlaces): Options {
  return { ...options, threads: kept as unknown as Json };
}

/** The purpose of a place: `reports`, `red`, or a person's id. */
export function purposeOf({
  kind,
  side,
  userId,
}: Partial<Pick<Place, 'side' | 'userId'>> & Pick<Place, 'kind'>): string {
  return side ?? userId ?? kind;
}
