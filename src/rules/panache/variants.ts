/** What these rules leave to a scenario, to browse and choose from before a battle. */
import { phrase } from '../../kernel/phrase.ts';
import type { Variant, Variants, VariantValue } from '../../kernel/variant.ts';
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
  const value = (n: number | undefined): VariantValue => ({
    value: n === undefined ? 'none' : String(n),
    words: n === undefined ? 'none' : String(n),
    means: n === undefined ? phrase('pa-variant-radius-none') : phrase('pa-variant-radius-n', { n }),
    isOurs: n === undefined,
  });
  return {
    name: RADIUS,
    words: 'command radius',
    clause: 'PA-GAP-01',
    says: phrase('pa-variant-radius'),
    now: value(now),
    values: withNow(RADII, now).map(value),
  };
}

/** PA-GAP-03. Our reading first. */
function price({ costs }: State, terrain: Terrain): Variant {
  const ours = costOf({}, terrain);
  const now = costOf(costs, terrain);
  const what = phrase(`terrain-${terrain}`);
  const value = (cost: Cost): VariantValue => ({
    value: String(cost),
    words: String(cost),
    means: cost === 'impassable' ? phrase('pa-variant-closed') : phrase('pa-variant-price', { n: cost }),
    isOurs: cost === ours,
  });
  const all = withNow(PRICES, now).filter((cost) => cost !== ours);
  return {
    name: terrain,
    words: `cost ${terrain}`,
    clause: 'PA-GAP-03',
    says: what,
    now: value(now),
    values: [ours, ...all].map(value),
  };
}

/** The scenario's choice remains one of the options. */
function withNow<T>(usual: readonly T[], now: T): readonly T[] {
  return usual.includes(now) ? usual : [...usual, now];
}
