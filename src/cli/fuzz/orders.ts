/** Random orders, legal and not: whatever the order language can say of the units on the map. */
import { inFrontCone, POINTS } from '../../hex/facing.ts';
import { distance, type Hex, hexesOf } from '../../hex/grid.ts';
import type { Side } from '../../kernel/play.ts';
import { isArtillery, isCavalry, isPanicked, isSquare, type State, type Unit } from '../../rules/sabreur-hex/state.ts';
import { fireRange, movementFactor } from '../../rules/sabreur-hex/tables.ts';
import type { Chance } from './chance.ts';

/** Texts in the order in which they are to be tried: most make sense by geometry, some make none. */
export function randomOrders(chance: Chance, now: State, by: Side): string[] {
  const idle = now.units.filter((unit) => unit.side === by && !unit.acted);
  const open = idle.filter((unit) => now.group.includes(unit.id));
  const texts = (open.length > 0 && !chance.oneIn(6) ? open : idle).flatMap((unit) => {
    const deeds = ordersFor(chance, now, unit).map((text) => `${unit.id} ${text}`.trim());
    const groups = chance.oneIn(3) ? groupsWith(chance, idle, unit) : [];
    return [...deeds, ...groups.flatMap((group) => [`${group}:`, `${group}: ${chance.pick(deeds)}`])];
  });
  return chance.shuffled(texts);
}

function ordersFor(chance: Chance, now: State, unit: Unit): string[] {
  if (isPanicked(unit)) return ['flee', ...(chance.oneIn(9) ? ['rally', 'march 0505'] : [])];
  if (chance.oneIn(12)) return wildOrders(chance, now, unit);
  const around = hexesOf(now.map).filter((hex) => hex !== unit.at && distance(hex, unit.at) <= movementFactor(unit));
  const marches = chance
    .shuffled(around)
    .slice(0, 2)
    .map((hex) => marchTo(chance, hex));
  const turn = `turn ${chance.pick(POINTS)}`;
  const forms = isArtillery(unit) || isCavalry(unit) ? [] : ['line', 'column', 'square'];
  const [charges, shots] = [chargesOf(chance, now, unit, around), shotsOf(chance, now, unit)];
  const first = [...marches, ...(chance.oneIn(3) ? [turn] : [])];
  const second = chance.shuffled([...shots, ...forms]).slice(0, 2);
  return [
    ...[charges, charges, charges, shots].flat(),
    ...first,
    ...first.flatMap((text) => second.map((other) => `${text} then ${other}`)),
    ...chance.shuffled(forms).slice(0, 1),
    ...(chance.oneIn(30) ? ['flee'] : []),
  ];
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
    .map(({ id }) => {
      const way = around.length > 0 && chance.oneIn(6) ? ` via ${chance.pick(around)}` : '';
      return `charge ${id}${way}${presets(chance, around)}`;
    });
}

function shotsOf(chance: Chance, now: State, unit: Unit): string[] {
  const inArc = (enemy: Unit) => isSquare(unit) || inFrontCone(unit.at, unit.facing, enemy.at);
  const targets = enemiesWithin(now, unit, fireRange(unit)).filter(inArc);
  return chance
    .shuffled(targets)
    .slice(0, 2)
    .map(({ id }) => `fire ${id}${presets(chance, [])}`);
}

/** What a commander may say beforehand. */
function presets(chance: Chance, around: readonly Hex[]): string {
  const some = [
    ', if square attack',
    ', if square stop',
    ', attack',
    ', stop',
    ', if failed stay at 5 else flee',
    ', if square attack, if failed stay',
    ...(around.length > 0 ? [`, if failed flee toward ${chance.pick(around)}`] : []),
  ];
  return chance.oneIn(3) ? chance.pick(some) : '';
}

/** Anything that can be said, of anybody and any hex. */
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
