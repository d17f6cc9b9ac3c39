/** SK-MRK, SK-ASK-01, -02, -06. Elite fire, and whether a mass behind a screen suffers the difference. */
import type { Play } from '../../kernel/play.ts';
import { askAs } from '../../kernel/asking.ts';
import { type Aim, massHits, refuse } from './aim.ts';
import type { Fact } from './facts.ts';
import type { Single } from './order.ts';
import { DIFFERENCE, ELITE_SINGLE, ELITE_UNIT } from './questions.ts';
import type { State, Unit } from './state.ts';
import { hitsAmong, raised } from './values.ts';

/** SK-Q-10, SK-ASK-06. The mass suffers the difference, unless the scenario lets the shooter's player say. */
export function* takesDifference(
  { variants }: State,
  shooter: Unit,
  mass: { unit: string; hits: number },
  hits: number,
): Play<Fact, boolean> {
  if (variants.screen === 'automatic') return true;
  return yield* askAs(DIFFERENCE, {
    to: shooter.side,
    unit: shooter.id,
    about: { mass: mass.unit, n: mass.hits - hits },
    options: [
      { value: true, about: {} },
      { value: false, about: {} },
    ],
    fallback: true,
  });
}

/** SK-MRK-02, SK-ASK-02. A single shooter with elite fire adds 1 or chooses whom they hit; asked if the order is silent. */
export function* singleElite(
  now: State,
  { shooter, target, seen, capability }: Aim,
  said: Single | undefined,
): Play<Fact, Single> {
  const able = capability.eliteSingle && !now.eliteUsed.includes(shooter.side);
  if (!able) {
    if (said !== undefined && said !== 'plain') throw refuse('SK-MRK-01', 'refuse-sk-elite', { unit: shooter });
    return 'plain';
  }
  if (said !== undefined) return said;
  const figures = seen.map(({ figure }): Single => ({ figure: figure.n }));
  const options = (['plusOne', ...(figures.length > 1 ? figures : []), 'plain'] as const).map((value) => ({
    value,
    about: {},
  }));
  return yield* askAs(ELITE_SINGLE, {
    to: shooter.side,
    unit: shooter.id,
    about: { target: target.id },
    options,
    fallback: 'plain',
  });
}

/** SK-MRK-03, SK-ASK-01, SK-Q-35. Asked only if it would add a hit, on the target or on the mass behind it. */
export function* unitElite(
  now: State,
  aimed: Aim,
  dice: readonly number[],
  values: readonly number[],
): Play<Fact, boolean> {
  const { shooter, needed, capability, mass } = aimed;
  if (!capability.eliteUnit || now.eliteUsed.includes(shooter.side)) return false;
  const hits = hitsAmong(values, needed);
  const more = hitsAmong(raised(values, needed), needed);
  const [behind, behindMore] = [false, true].map((raise) =>
    mass ? (massHits(now, aimed, mass, dice, raise)?.hits ?? 0) : 0,
  );
  if (more === hits && behind === behindMore) return false;
  return yield* askAs(ELITE_UNIT, {
    to: shooter.side,
    unit: shooter.id,
    about: { dice: [...dice], values: [...values], needed, hits, more },
    options: [
      { value: true, about: {} },
      { value: false, about: {} },
    ],
    fallback: false,
  });
}
