/** What these rules leave to a scenario, to browse and choose from before a battle. */
import { phrase } from '../../kernel/phrase.ts';
import { type Variant, variantOf, type Variants } from '../../kernel/variant.ts';
import type { Cost, State } from './state.ts';
import { costOf, type Terrain, TERRAINS } from './tables.ts';

/** PA-GAP-01. Hexes from an officer that are offered; a scenario may have any other number. */
const RADII = [undefined, 1, 2, 3, 4, 5, 6, 8, 10, 12];
/** PA-GAP-03. Prices of a hex that are offered. */
const PRICES: readonly Cost[] = [1, 2, 3, 4, 5, 6, 'impassable'];
const RADIUS = 'commandRadius';

export const variants: Variants<State> = {
  of: (now) => [radius(now), ...TERRAINS.map((terrain) => price(now, terrain))],
  choose: (now, name, value) => {
    if (name !== RADIUS) return { ...now, costs: priced(now, name as Terrain, costFrom(value)) };
    const { commandRadius: _before, ...rest } = now;
    return value === 'none' ? rest : { ...rest, commandRadius: Number(value) };
  },
};

function costFrom(value: string): Cost {
  return value === 'impassable' ? value : Number(value);
}

/** A position stores only differences from our costs. */
function priced({ costs }: State, terrain: Terrain, cost: Cost): State['costs'] {
  const { [terrain]: _before, ...others } = costs;
  return cost === costOf({}, terrain) ? others : { ...others, [terrain]: cost };
}

/** PA-GAP-01. */
function radius({ commandRadius: now }: State): Variant {
  return variantOf({
    name: RADIUS,
    words: 'command radius',
    clause: 'PA-GAP-01',
    says: phrase('pa-variant-radius'),
    now,
    values: RADII,
    means: (n) => (n === undefined ? phrase('pa-variant-radius-none') : phrase('pa-variant-radius-n', { n })),
    value: (n) => (n === undefined ? 'none' : String(n)),
  });
}

/** PA-GAP-03. Ours first. */
function price({ costs }: State, terrain: Terrain): Variant {
  const ours = costOf({}, terrain);
  return variantOf({
    name: terrain,
    words: `cost ${terrain}`,
    clause: 'PA-GAP-03',
    says: phrase(`terrain-${terrain}`),
    now: costOf(costs, terrain),
    values: [ours, ...PRICES.filter((cost) => cost !== ours)],
    means: (cost) => (cost === 'impassable' ? phrase('pa-variant-closed') : phrase('pa-variant-price', { n: cost })),
  });
}
