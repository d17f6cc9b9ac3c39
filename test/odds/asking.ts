/** Positions and questions for the tests of forecasts. */
import type { Side } from '../../src/kernel/play.ts';
import { rulesetsByName } from '../../src/host/ruleset.ts';
import type { Asking, Forecast } from '../../src/odds/forecast.ts';
import type { AnyRuleset } from '../../src/odds/fork.ts';
import { LIMITS, type Limits, computeForecast } from '../../src/odds/compute.ts';
import { rulesets } from '../../src/rules/index.ts';
import { battle } from '../help/battle.ts';
import { at } from '../help/position.ts';

/** The rules of these positions. */
export const RULESET = Object.keys(rulesets)[0]!;

const MAP = 'map 30 x 30';

/** A battalion with losses, and one that has routed, with no enemy near. */
export const TIRED = [MAP, `red 7L line infantry column ${at(0, 0)} N strength 12 of 16`, far()];
export const PANICKED = [MAP, `red 7L line infantry ${at(0, 0)} N strength 12 of 16 panicked`, far()];
/** Two weak squadrons, and hussars against a line. */
export const SMALL_CHARGE = [
  MAP,
  `red 7C heavy cavalry ${at(0, 0)} N strength 5 of 8`,
  `blue 3H light cavalry ${at(0, -3)} S strength 4 of 6`,
];
export const CHARGE = [
  MAP,
  `red 7C heavy cavalry ${at(0, 0)} N strength 9`,
  `blue 3L line infantry column ${at(0, -4)} S strength 14`,
];
export const FIRE = [
  MAP,
  `red 7L line infantry line ${at(0, 0)} N strength 8 of 16`,
  `blue 3L line infantry column ${at(0, -2)} S strength 6 of 16`,
];

/** So few that every possible roll can be played. */
export const FEW_SHOTS = [
  MAP,
  `red 7L line infantry column ${at(0, 0)} N strength 6 of 16`,
  `blue 3L line infantry column ${at(0, -2)} S strength 5 of 16`,
];
export const ASSAULT = [
  MAP,
  `red 7L line infantry column ${at(0, 0)} N strength 8 of 16`,
  `blue 3L line infantry column ${at(0, -1)} S strength 7 of 16`,
];

function far(): string {
  return `blue 3L line infantry column ${at(0, -8)} S`;
}

export function positionOf(lines: readonly string[]): unknown {
  return JSON.parse(JSON.stringify(battle(...lines).now));
}

export function asking(lines: readonly string[], by: Side, order: string, more: Partial<Asking> = {}): Asking {
  return {
    ruleset: RULESET,
    state: positionOf(lines),
    by,
    order,
    past: [],
    doctrines: {},
    tries: 200,
    seed: 'one',
    ...more,
  };
}

export function rulesOf(name: string): AnyRuleset {
  return rulesetsByName(rulesets).get(name)!;
}

export function reckoned(question: Asking, limits: Partial<Limits> = {}): Forecast | undefined {
  return computeForecast(rulesOf(question.ruleset), question, { ...LIMITS, ...limits });
}

/** The same with sampling only, however small the tree is. */
export const TRIES_ALONE: Partial<Limits> = { whole: 0 };
