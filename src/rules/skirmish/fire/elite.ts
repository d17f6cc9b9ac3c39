/** SK-MRK, SK-ASK-01, -02, -06. Elite fire, and whether a mass behind a screen suffers the difference. */
import { askAs } from '../../../kernel/asking.ts';
import { type Play, refusal, type Refusal } from '../../../kernel/play.ts';
import type { Aim, Mark } from './aim.ts';
import type { Fact } from '../facts.ts';
import type { Fire, Single } from '../order.ts';
import { DIFFERENCE, ELITE_SINGLE, ELITE_UNIT } from '../questions.ts';
import { isSquad } from '../position/squad.ts';
import type { State } from '../state.ts';
import { hitsAmong, raised, valuesOf } from '../values.ts';

/** SK-ALG-03, -06. What the same natural dice count against a unit; `die`: one of them that is raised. */
export function countedOn({ capability, modifier, needed }: Mark, dice: readonly number[], die: number | undefined) {
  const values = raised(valuesOf(dice, capability.severalSixes, modifier), die);
  return { values, hits: hitsAmong(values, needed) };
}

/** SK-MRK-02, SK-ASK-02. A single shooter with elite fire adds 1 or chooses whom they hit; asked if the order is silent. */
export function* singleElite(now: State, aimed: Aim, said: Single | undefined): Play<Fact, Single> {
  const { shooter, target } = aimed;
  const isAble = target.capability.eliteSingle && !now.eliteUsed.includes(shooter.side);
  if (!isAble || said !== undefined) return said ?? 'plain';
  const options: Single[] = ['plusOne', ...choosable(aimed), 'plain'];
  const [plain, plusOne] = [undefined, 0].map((die) => facesThatHit(target, die));
  return yield* askAs(ELITE_SINGLE, {
    to: shooter.side,
    unit: shooter.id,
    about: { target: target.unit.id, plain: plain!, plusOne: plusOne! },
    options: options.map((value) => ({ value })),
    fallback: 'plain',
  });
}

/** SK-MRK-01 to -03. Elite fire that was ordered must be there; only one of several is chosen. */
export function mayBeElite(now: State, aimed: Aim, { single = 'plain', elite = false }: Fire): Refusal | undefined {
  const { shooter, target } = aimed;
  const names = { unit: shooter.name, target: target.unit.name };
  if (single === 'plain' && !elite) return undefined;
  if (now.eliteUsed.includes(shooter.side)) return refusal('SK-MRK-01', 'refuse-sk-elite-used', names);
  const isThere = target.capability.eliteSingle || (single === 'plain' && mayRaise(aimed));
  if (!isThere) return refusal('SK-MRK-01', 'refuse-sk-elite', names);
  if (typeof single !== 'object' || choosable(aimed).some(({ figure }) => figure === single.figure)) return undefined;
  return refusal('SK-MRK-02', 'refuse-sk-choice', { ...names, n: single.figure });
}

/** SK-MRK-02. Of several in view, any. */
function choosable({ target: { seen } }: Aim): { readonly figure: number }[] {
  return seen.length < 2 ? [] : seen.map(({ figure }) => ({ figure: figure.n }));
}

/** Of the six faces of a single die. */
function facesThatHit(mark: Mark, die: number | undefined): number {
  return [1, 2, 3, 4, 5, 6].filter((face) => countedOn(mark, [face], die).hits > 0).length;
}

/** SK-Q-35. The mass is reckoned with as if the screen were not there: a volley at it may be elite. */
export function mayRaise({ target, mass }: Pick<Aim, 'target' | 'mass'>): boolean {
  return target.capability.eliteUnit || mass?.capability.eliteUnit === true;
}

/** SK-ALG-03, -05, SK-MRK-01. Whether the best possible roll hits anyone, with elite fire if it is left. */
export function canHit({ eliteUsed }: State, aimed: Aim, said?: Single): boolean {
  const { shooter, shooters, target, mass } = aimed;
  const isElite = mayRaise(aimed) || (target.capability.eliteSingle && said !== 'plain');
  const raises = isElite && !eliteUsed.includes(shooter.side);
  const best = shooters.map(() => 6);
  return [target, mass].some((mark) => mark && countedOn(mark, best, raises ? best.length - 1 : undefined).hits > 0);
}

/** SK-MRK-03, SK-ASK-01, SK-Q-35. Which die a unit raises: asked only if more fall by it, or it hits the screen for the mass. */
export function* unitElite(now: State, aimed: Aim, dice: readonly number[]): Play<Fact, number | undefined> {
  const { shooter, target, mass } = aimed;
  if (!mayRaise(aimed) || now.eliteUsed.includes(shooter.side)) return undefined;
  const die = dieToRaise(aimed, dice);
  if (die === undefined) return undefined;
  const [plain, more] = [undefined, die].map((each) => countedOn(target, dice, each));
  const behind = mass && [undefined, die].map((each) => countedOn(mass, dice, each).hits);
  const raises = yield* askAs(ELITE_UNIT, {
    to: shooter.side,
    unit: shooter.id,
    about: {
      dice,
      values: plain!.values,
      needed: target.needed,
      hits: plain!.hits,
      more: more!.hits,
      ...(behind && { mass: mass.unit.id, behind: behind[0]!, behindMore: behind[1]! }),
      left: shootersLeft(now, shooter.id),
    },
    options: [{ value: true }, { value: false }],
    fallback: false,
  });
  return raises ? die : undefined;
}

/** SK-MRK-03, SK-ALG-05, -06. The die that makes most fall, on screen and mass together; of equal ones on the screen. */
function dieToRaise({ target, mass }: Aim, dice: readonly number[]): number | undefined {
  const worth = (die: number | undefined): number => {
    const [hits, behind] = [target, mass].map((mark) => (mark ? countedOn(mark, dice, die).hits : 0));
    return Math.max(hits!, behind!) * (dice.length + 1) + hits!;
  };
  const worths = dice.map((_, die) => worth(die));
  const best = Math.max(...worths);
  return best > worth(undefined) ? worths.indexOf(best) : undefined;
}

/** SK-ASK-01. Units of the same side that may still fire in this turn. */
function shootersLeft({ units, active }: State, shooter: string): string[] {
  const own = units.filter((each) => each.side === active && each.id !== shooter && isSquad(each));
  return own.filter(({ figures }) => figures.some(({ loaded, did }) => loaded && did.length === 0)).map(({ id }) => id);
}

/** SK-Q-10, SK-ASK-06. The mass suffers the difference, unless the scenario lets the shooter's player say. */
export function* takesDifference({ variants }: State, { shooter }: Aim, mass: Mark, more: number): Play<Fact, boolean> {
  if (variants.screen === 'automatic') return true;
  return yield* askAs(DIFFERENCE, {
    to: shooter.side,
    unit: shooter.id,
    about: { mass: mass.unit.id, n: more },
    options: [{ value: true }, { value: false }],
    fallback: true,
  });
}
