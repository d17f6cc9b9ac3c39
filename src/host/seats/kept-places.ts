/** What a battle keeps of its threads besides their rows: whether there are to be any, and what came in their way. */
import { z } from 'zod';
import type { Json } from '../../kernel/play.ts';
import type { Battle, Options, Place } from '../store/store.ts';

const threads = z.object({
  /** Without a word, as soon as a side has several commanders. */
  make: z.enum(['yes', 'no']).optional(),
  /** The people who want one of their own. */
  own: z.array(z.string()).default([]),
  /** Those that somebody deleted or locked: they are not made again unless somebody asks. */
  gone: z.array(z.string()).default([]),
  /** What was lacking when it was last said. */
  lacks: z.array(z.string()).default([]),
});

export type Kept = z.infer<typeof threads>;

export function keptOf({ options }: Pick<Battle, 'options'>): Kept {
  return threads.parse(options['threads'] ?? {});
}

export function withKept({ options }: Pick<Battle, 'options'>, kept: Kept): Options {
  return { ...options, threads: kept as unknown as Json };
}

/** A place by what it is for: `reports`, `red`, a person's id. */
export function purposeOf({
  kind,
  side,
  userId,
}: Partial<Pick<Place, 'side' | 'userId'>> & Pick<Place, 'kind'>): string {
  return side ?? userId ?? kind;
}
