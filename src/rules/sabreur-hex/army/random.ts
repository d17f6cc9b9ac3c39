/** A random army of a nation: all arms, mostly infantry, nearly all points spent. */
import { type Chance, chanceFrom } from '../../../kernel/chance.ts';
import { hasSkill, isArtillery, isCavalry, isInfantry, type Skill } from '../state.ts';
import { eliteLimit, strengthLimits, pricePerPoint } from '../tables.ts';
import { type Army, costOfArmy, type Enlisted, MOST_ENLISTED, type Nation, NATIONS } from './army.ts';
import { enlistedFrom } from './kits.ts';
import { NATIONALS } from './nations.ts';
import type { Kit } from './kit.ts';
import { brigadesFor, nameFor } from './random-names.ts';
import { readArmy } from './read.ts';
import { writeArmy } from './write.ts';

/** The least share of the points to spend, and the share of that for infantry. */
const SPENT = 0.95;
const LEAST_INFANTRY = 0.5;
const LEAST_UNITS = 3;
const MOST_TRIES = 200;
/** After this many armies at the unit limit that cost too little, the points are too many. */
const MOST_SHORT = 20;

type Part = 'line' | 'light' | 'cavalry' | 'guns';

/** The range of each part's share of the cost, in percent. The line gets the rest. */
const PARTS: Readonly<Record<Exclude<Part, 'line'>, readonly [least: number, most: number]>> = {
  light: [10, 18],
  cavalry: [18, 28],
  guns: [8, 15],
};

export function random(nation: string, points: number, seed: string): string | undefined {
  const known = NATIONS.find((each) => each === nation);
  if (!known) return undefined;
  const chance = chanceFrom(`${nation} ${points} ${seed}`);
  let short = 0;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const units = filledUp(withoutVain(recruited(known, points, chance)), points);
    const army = { name: nameFor(known, points, chance), points, nation: known, units, brigades: [] };
    if (units.length === MOST_ENLISTED && !isSpent(army)) short += 1;
    if (short === MOST_SHORT) return undefined;
    // An army too small for all of them does without some.
    const mustHaveAll = tries < MOST_TRIES / 2;
    if (!isSensible(army) || (mustHaveAll && !hasAllParts(units))) continue;
    const text = writeArmy({ ...army, units: sorted(units), brigades: brigadesFor(army, chance) });
    if (readArmy(text).faults.length === 0) return text;
  }
  return undefined;
}

/** In the order used in army texts. */
function sorted(units: readonly Enlisted[]): readonly Enlisted[] {
  const rank = (unit: Enlisted) => (isInfantry(unit) ? 0 : isCavalry(unit) ? 1 : 2);
  return [...units].sort((a, b) => rank(a) - rank(b));
}

function isSensible(army: Army): boolean {
  const cost = costOfArmy(army);
  const infantry = costOfArmy({ units: army.units.filter(isInfantry) });
  const enough = army.units.length >= LEAST_UNITS && army.units.length <= MOST_ENLISTED;
  return enough && cost <= army.points && isSpent(army) && infantry >= LEAST_INFANTRY * cost;
}

function isSpent(army: Army): boolean {
  return costOfArmy(army) >= SPENT * army.points;
}

function hasAllParts(units: readonly Enlisted[]): boolean {
  return new Set(units.map(partOf)).size === 4;
}

function partOf(unit: Pick<Enlisted, 'type'>): Part {
  if (unit.type === 'lineInfantry') return 'line';
  if (unit.type === 'lightInfantry') return 'light';
  return isArtillery(unit) ? 'guns' : 'cavalry';
}

/** Adds units one by one, each from the part that lacks most, while points and the unit limit allow. */
function recruited(nation: Nation, points: number, chance: Chance): readonly Enlisted[] {
  const wanted = sharesBy(chance);
  const units: Enlisted[] = [];
  while (units.length < MOST_ENLISTED) {
    const cost = costOfArmy({ units });
    const lack = (part: Part) =>
      wanted[part] * points - costOfArmy({ units: units.filter((unit) => partOf(unit) === part) });
    const parts = (Object.keys(wanted) as Part[]).sort((a, b) => lack(b) - lack(a));
    const next = parts.map((part) => recruit(nation, part, units, points, points - cost, chance)).find(Boolean);
    if (!next) break;
    units.push(next);
  }
  return units;
}

function sharesBy(chance: Chance): Readonly<Record<Part, number>> {
  const share = (part: Exclude<Part, 'line'>) => chance.between(...PARTS[part]) / 100;
  const [light, cavalry, guns] = [share('light'), share('cavalry'), share('guns')];
  return { line: 1 - light - cavalry - guns, light, cavalry, guns };
}

/**
 * A unit of this part that can still be paid for, weighted by how common its kind is; undefined if the points are
 * spent.
 */
function recruit(
  nation: Nation,
  part: Part,
  units: readonly Enlisted[],
  points: number,
  left: number,
  chance: Chance,
): Enlisted | undefined {
  const elites = units.filter(({ quality }) => quality === 'elite').length;
  const may = NATIONALS[nation].kits.filter(
    (kit) =>
      partOf(kit) === part &&
      (kit.quality !== 'elite' || elites < eliteLimit(points)) &&
      pricePerPoint({ ...kit, skills: [...kit.skills] }) * kit.strength[0] <= left,
  );
  if (may.length === 0) return undefined;
  const kit = chance.pick(may.flatMap((each) => Array<Kit>(each.weight).fill(each)));
  const unit = enlistedFrom({ units }, { ...kit, names: chance.shuffled(kit.names) });
  const most = Math.min(kit.strength[1], Math.floor(left / pricePerPoint(unit)));
  return { ...unit, strength: chance.between(kit.strength[0], most) };
}

/** SH-ORDERS-08, -09. Skills that matter only if several units have them. */
const SHARED: readonly Skill[] = ['grandBattery', 'massedCharge'];

function withoutVain(units: readonly Enlisted[]): readonly Enlisted[] {
  const alone = SHARED.filter((skill) => units.filter((unit) => hasSkill(unit, skill)).length === 1);
  return units.map((unit) => ({ ...unit, skills: unit.skills.filter((skill) => !alone.includes(skill)) }));
}

/** The remaining points go into strength, within the rules: the weakest unit first. */
function filledUp(units: readonly Enlisted[], points: number): readonly Enlisted[] {
  const room = (unit: Enlisted) => strengthLimits(unit).max - unit.strength;
  let now = units;
  for (;;) {
    const left = points - costOfArmy({ units: now });
    const may = now.filter((unit) => room(unit) > 0 && pricePerPoint(unit) <= left);
    if (may.length === 0) return now;
    const weakest = may.reduce((best, unit) => (room(unit) > room(best) ? unit : best));
    now = now.map((unit) => (unit === weakest ? { ...unit, strength: unit.strength + 1 } : unit));
  }
}
