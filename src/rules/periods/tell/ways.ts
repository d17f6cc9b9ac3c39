/** What a transcript says of each unit's walk, put together: a charge with its bonus is one way. */
import type { Length } from '../../../field/length.ts';
import { distance, type Pose } from '../../../field/point.ts';
import type { Entry } from '../../../kernel/run.ts';
import type { Fact } from '../facts.ts';

type Moved = Extract<Fact, { type: 'moved' }>;

/** As people tell them apart. */
export type Gait = 'hand' | 'march' | 'charge' | 'evade' | 'rally' | 'withdraw' | 'follow' | 'aside';

const GAITS: Readonly<Record<Moved['why'], Gait>> = {
  march: 'march',
  forced: 'march',
  manhandled: 'march',
  crosses: 'march',
  charge: 'charge',
  countercharge: 'charge',
  bonus: 'charge',
  completes: 'charge',
  closes: 'charge',
  pushesPast: 'charge',
  evade: 'evade',
  rally: 'rally',
  withdraw: 'withdraw',
  follow: 'follow',
  aside: 'aside',
  byHand: 'hand',
};

export interface Walk {
  readonly unit: string;
  readonly gait: Gait;
  /** Why it set out. */
  readonly why: Moved['why'];
  /** Where it was before, and after each part. */
  readonly way: readonly Pose[];
  readonly by: Length;
}

/** In the order in which they set out; parts that go on in the same gait are one walk. */
export function walksIn(transcript: readonly Entry<Fact>[]): Walk[] {
  const walks: Walk[] = [];
  for (const entry of transcript) {
    if (!('fact' in entry) || entry.fact.type !== 'moved') continue;
    const { unit, why, from, by, to } = entry.fact;
    const gait = GAITS[why];
    const at = walks.findIndex((walk) => walk.unit === unit && walk.gait === gait);
    const end = to.pose ?? from;
    const walk = walks[at];
    if (walk) walks[at] = { ...walk, way: [...walk.way, end], by: walk.by + by };
    else walks.push({ unit, gait, why, way: [from, end], by });
  }
  return walks.filter(({ way }) => lengthOf(way) > 0 || way.at(-1)!.heading !== way[0]!.heading);
}

/** Along its points, whatever it has cost. */
export function lengthOf(way: readonly Pose[]): Length {
  return way.slice(1).reduce((sum, to, each) => sum + distance(way[each]!, to), 0);
}
