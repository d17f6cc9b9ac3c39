/** What geometry in centimetres costs: overlaps and pushes of bases thrown close together on a table. */
import { reach } from '../../field/cast.ts';
import { overlaps } from '../../field/gap.ts';
import { type Footprint, footprint } from '../../field/shape.ts';
import { scatter } from '../../paint/sheet.ts';
import { cpuOf, inTurns } from './cpu.ts';
import type { Line } from './table.ts';

interface GeometryCost {
  /** Pairs a second of CPU. */
  readonly overlaps: number;
  readonly pushes: number;
}

const BASES = 400;

/** Stands of 40 x 20 mm at any heading, many of them near each other. */
function thrown(): Footprint[] {
  const random = scatter('geometry');
  const upTo = (most: number): number => Math.floor(random() * most);
  return Array.from({ length: BASES }, () =>
    footprint(
      { x: upTo(40_000), y: upTo(40_000), heading: upTo(36_000) },
      { kind: 'rectangle', wide: 4_000, deep: 2_000 },
    ),
  );
}

async function measureGeometry(): Promise<GeometryCost> {
  const bases = thrown();
  const each = (work: (one: Footprint, other: Footprint) => unknown) => () =>
    cpuOf(() => {
      for (const one of bases) for (const other of bases) work(one, other);
    });
  const costs = await inTurns(
    { warmUp: 2, rounds: 5 },
    { overlaps: each(overlaps), pushes: each((one, other) => reach(one, 4_500, other)) },
  );
  const perSecond = (cost: number): number => (BASES * BASES * 1e6) / cost;
  return { overlaps: perSecond(costs.overlaps), pushes: perSecond(costs.pushes) };
}

export async function geometry(): Promise<Line[]> {
  const { overlaps, pushes } = await measureGeometry();
  const millions = (count: number) => count / 1e6;
  return [
    {
      what: 'bases that overlap or not',
      measured: millions(overlaps),
      unit: 'M a second',
      limit: { least: 1 },
      from: 'of CPU',
    },
    {
      what: 'bases pushed until they touch',
      measured: millions(pushes),
      unit: 'M a second',
      limit: { least: 0.5 },
      from: 'of CPU',
    },
  ];
}
