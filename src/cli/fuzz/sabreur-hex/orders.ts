/** Random orders, legal and illegal: everything the order language can say about the units on the map. */
import { inFrontCone, POINTS, rearHexes } from '../../../hex/facing.ts';
import { distance, type Hex, hexesOf } from '../../../hex/grid.ts';
import type { Side } from '../../../kernel/play.ts';
import {
  isArtillery,
  isCavalry,
  isPanicked,
  isSquare,
  type State,
  type Unit,
} from '../../../rules/sabreur-hex/state.ts';
import { fireRange, movementFactor } from '../../../rules/sabreur-hex/tables.ts';
import type { Chance } from '../../../kernel/chance.ts';
import { ordersByHalves } from './halves.ts';

/** Texts in the order in which to try them. Most make geometrical sense, some make none. */
export function randomOrders(chance: Chance, now: State, by: Side): string[] {
  const idle = now.units.filter((unit) => unit.side === by && !unit.acted);
  const open = idle.filter((unit) => now.group.includes(unit.id));
  const texts = (open.length > 0 && !chance.oneIn(6) ? open : idle).flatMap((unit) => {
    const deeds = ordersFor(chance, now, unit).map((text) => `${unit.id} ${text}`.trim());
    const groups = deeds.length > 0 && chance.oneIn(3) ? groupsWith(chance, idle, unit) : [];
    return [...deeds, ...groups.flatMap((group) => [`${group}:`, `${group}: ${chance.pick(deeds)}`])];
  });
  return chance.shuffled(texts);
}

function ordersFor(chance: Chance, now: State, unit: Unit): string[] {
  if (isPanicked(unit)) return panicked(chance, now, unit);
  if (chance.oneIn(12)) return wildOrders(chance, now, unit);
  const around = hexesOf(now.map).filter((hex) => hex !== unit.at && distance(hex, unit.at) <= movementFactor(unit));
  const marches = chance
    .shuffled(around)
    .slice(0, 2)
    .map((hex) => marchTo(chance, hex));
  const aside = skirmishersNear(now, unit, around).map((hex) => marchTo(chance, hex));
  const turn = `turn ${chance.pick(POINTS)}`;
  const forms = isArtillery(unit) || isCavalry(unit) ? [] : ['line', 'column', 'square', ...special(unit)];
  const [charges, shots] = [chargesOf(chance, now, unit, around), shotsOf(chance, now, unit)];
  const first = [...marches, ...aside, ...(chance.oneIn(3) ? [turn] : []), ...shifts(chance, now, unit)];
  const second = chance.shuffled([...shots, ...forms]).slice(0, 2);
  return [
    ...[charges, charges, charges, shots, shots].flat(),
    ...assaultsOf(chance, now, unit),
    ...volleysOf(chance, now, unit),
    ...ordersByHalves(chance, now, unit),
    ...first,
    ...first.flatMap((text) => second.map((other) => `${text} then ${other}`)),
    ...chance.shuffled(forms).slice(0, 1),
    ...formsThenShots(chance, now, unit, forms),
    ...backwards(chance, unit),
    ...(unit.strength < unit.initial && chance.oneIn(3) ? ['rally'] : []),
    ...(chance.oneIn(30) ? ['flee'] : []),
  ];
}

/** With no enemy near, it usually rallies rather than routs. */
function panicked(chance: Chance, now: State, unit: Unit): string[] {
  const rally = enemiesWithin(now, unit, 3).length === 0 || chance.oneIn(9) ? rallies(chance) : [];
  return [...rally, ...rally, ...(chance.oneIn(3) ? ['flee'] : []), ...(chance.oneIn(40) ? ['march 0505'] : [])];
}

/** Formations that require a skill. */
function special(unit: Unit): string[] {
  return [
    ...(unit.skills.includes('skirmisher') ? ['skirmish', 'skirmish'] : []),
    ...(unit.skills.includes('largeBattalion') ? ['closed column', 'closed column'] : []),
  ];
}

/** SH-SKIRMPASS-09. Hexes that friends would vacate for it. */
function skirmishersNear(now: State, unit: Unit, around: readonly Hex[]): Hex[] {
  const friends = now.units.filter((each) => each.side === unit.side && each.formation === 'skirmish');
  return friends.map(({ at }) => at).filter((hex) => around.includes(hex));
}

/** SH-FIRE-12. */
function formsThenShots(chance: Chance, now: State, unit: Unit, forms: readonly string[]): string[] {
  if (forms.length === 0 || !unit.skills.includes('tacticalSense')) return [];
  return enemiesWithin(now, unit, 2).map(({ id }) => `${chance.pick(forms)} then fire ${id}`);
}

/** Oblique and forced marches. */
function shifts(chance: Chance, now: State, unit: Unit): string[] {
  const within = (most: number) => hexesOf(now.map).filter((hex) => hex !== unit.at && distance(hex, unit.at) <= most);
  return [
    ...(chance.oneIn(2) ? [`oblique ${chance.pick(within(unit.type === 'lightCavalry' ? 3 : 1))}`] : []),
    ...(chance.oneIn(4) ? [`forced march ${chance.pick(within(2 * movementFactor(unit) + 1))}`] : []),
  ];
}

function backwards(chance: Chance, unit: Unit): string[] {
  const behind = rearHexes(unit.at, unit.facing);
  return behind.length > 0 && chance.oneIn(2) ? [`evade ${chance.pick(behind)}`] : [];
}

function rallies(chance: Chance): string[] {
  const stand = chance.pick(['', ' column', ' line', ' square', ' skirmish', ' extend 0505']);
  return ['rally', `rally${stand} face ${chance.pick(POINTS)}`];
}

function marchTo(chance: Chance, hex: Hex): string {
  return `march ${hex}${chance.oneIn(2) ? ` face ${chance.pick(POINTS)}` : ''}`;
}

function enemiesWithin(now: State, unit: Unit, far: number): Unit[] {
  return now.units.filter((each) => each.side !== unit.side && distance(each.at, unit.at) <= far);
}

function chargesOf(chance: Chance, now: State, unit: Unit, around: readonly Hex[]): string[] {
  if (isArtillery(unit)) return [];
  const ahead = (enemy: Unit) => inFrontCone(unit.at, unit.facing, enemy.at) || distance(unit.at, enemy.at) === 1;
  return enemiesWithin(now, unit, movementFactor(unit))
    .filter(ahead)
    .flatMap((enemy) => (leavesTime(unit, enemy) ? [enemy, enemy, enemy] : [enemy]))
    .map(({ id }) => {
      const way = around.length > 0 && chance.oneIn(6) ? ` via ${chance.pick(around)}` : '';
      return `charge ${id}${way}${presets(chance, around)}${pursuit(chance, now, unit, around)}`;
    });
}

/** SH-REACT-08, SH-CHARGE-21. Cavalry far enough away for infantry to form square. */
function leavesTime(unit: Unit, enemy: Unit): boolean {
  return isCavalry(unit) && !isCavalry(enemy) && !isArtillery(enemy) && distance(unit.at, enemy.at) >= 3;
}

/** Some name the hex to attack from, correctly or not. */
function assaultsOf(chance: Chance, now: State, unit: Unit): string[] {
  if (isArtillery(unit)) return [];
  const beside = hexesOf(now.map).filter((hex) => distance(hex, unit.at) <= 1);
  return enemiesWithin(now, unit, 2).flatMap(({ id }) => [
    `assault ${id}${presets(chance, [])}`,
    ...chance.shuffled(beside).map((hex) => `assault ${id} from ${hex}`),
  ]);
}

/** SH-FIRE-10. */
function volleysOf(chance: Chance, now: State, unit: Unit): string[] {
  if (!unit.skills.includes('controlledFire')) return [];
  const beside = hexesOf(now.map).filter((hex) => distance(hex, unit.at) === 1);
  return enemiesWithin(now, unit, 2).flatMap(({ id }) => [
    `fire ${id} then assault`,
    `fire ${id} then charge`,
    ...chance.shuffled(beside).map((hex) => `fire ${id} then assault from ${hex}`),
  ]);
}

function shotsOf(chance: Chance, now: State, unit: Unit): string[] {
  const inArc = (enemy: Unit) => isSquare(unit) || inFrontCone(unit.at, unit.facing, enemy.at);
  const targets = enemiesWithin(now, unit, fireRange(unit)).filter(inArc);
  return chance
    .shuffled(targets)
    .slice(0, 2)
    .map(({ id }) => `fire ${id}${presets(chance, [])}`);
}

/** Whether to pursue, where to, with which units, and whether to attack then. */
function pursuit(chance: Chance, now: State, unit: Unit, around: readonly Hex[]): string {
  if (chance.oneIn(3)) return chance.pick(['', ', stay put', ', pursue']);
  const friends = now.units.filter(({ side, id }) => side === unit.side && id !== unit.id);
  const places = [...around, ...now.units.filter(({ side }) => side !== unit.side).map(({ id }) => id)];
  const toward = places.length > 0 && chance.oneIn(2) ? ` toward ${chance.pick(places)}` : '';
  const company = friends.length > 0 && chance.oneIn(2) ? ` with ${chance.pick(friends).id}` : '';
  return `, pursue${toward}${company}${chance.pick(['', ' then attack', ' then stop'])}`;
}

/** Answers that a player may give in advance. */
function presets(chance: Chance, around: readonly Hex[]): string {
  const some = [
    ', if square attack',
    ', if square stop',
    ...(around.length > 0 ? [`, if square evade ${chance.pick(around)}`] : []),
    ', attack',
    ', stop',
    ', if failed stay at 5 else flee',
    ', if square attack, if failed stay',
    ...(around.length > 0 ? [`, aside ${chance.pick(around)}`] : []),
    ...(around.length > 0 ? [`, if failed flee toward ${chance.pick(around)}`] : []),
  ];
  return chance.oneIn(3) ? chance.pick(some) : '';
}

/** Anything that can be typed, about any unit and any hex. */
function wildOrders(chance: Chance, now: State, unit: Unit): string[] {
  const all = hexesOf(now.map);
  const { id } = chance.pick(now.units);
  return [
    'flee',
    'rally',
    '',
    'turn about',
    'square',
    'closed column',
    'skirmish',
    `line face ${chance.pick(POINTS)}`,
    `oblique ${chance.pick(all)}`,
    `forced march ${chance.pick(all)}`,
    `evade ${chance.pick(all)}`,
    `assault ${id}`,
    `charge ${id}`,
    `fire ${id}`,
    marchTo(chance, chance.pick(all)),
    `fire ${id} then march ${unit.at}`,
    `turn about then fire ${id} then line`,
    `march ${chance.pick(all)} then charge ${id}`,
  ];
}

function groupsWith(chance: Chance, idle: readonly Unit[], unit: Unit): string[] {
  const others = idle.filter(({ id, at, facing, activated }) => {
    const alike = facing === unit.facing || chance.oneIn(6);
    return id !== unit.id && distance(at, unit.at) <= 3 && alike && !activated;
  });
  const ids = chance
    .shuffled(others)
    .map((each) =>
      each.type === 'regimentalGun' || (each.skills.includes('scout') && chance.oneIn(2)) ? `+${each.id}` : each.id,
    );
  const list = [unit.id, ...ids.slice(0, chance.between(1, 3))];
  if (list.length === 1) return [];
  return [list.sort((a, b) => Number(a.startsWith('+')) - Number(b.startsWith('+'))).join(' ')];
}
