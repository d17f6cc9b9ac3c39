/** Random orders, legal and not: whatever the order language can say of the units on the map. */
import { POINTS } from '../../hex/facing.ts';
import { distance, hexesOf } from '../../hex/grid.ts';
import type { Side } from '../../kernel/play.ts';
import type { State, Unit } from '../../rules/sabreur-hex/state.ts';
import type { Chance } from './chance.ts';

/** Many texts in random order; few of them are legal. */
export function randomOrders(chance: Chance, now: State, by: Side): string[] {
  const idle = now.units.filter((unit) => unit.side === by && !unit.acted);
  const texts = idle.flatMap((unit) => [
    ...ordersFor(chance, now, unit),
    ...groupsWith(chance, idle, unit).flatMap((group) => [
      `${group}:`,
      ...chance
        .shuffled(ordersFor(chance, now, unit))
        .slice(0, 2)
        .map((text) => `${group}: ${text}`),
    ]),
  ]);
  return chance.shuffled(texts);
}

function ordersFor(chance: Chance, now: State, unit: Unit): string[] {
  const enemies = now.units.filter((each) => each.side !== unit.side);
  const near = enemies.filter((each) => distance(each.at, unit.at) <= 10).map(({ id }) => id);
  const around = hexesOf(now.map).filter((hex) => distance(hex, unit.at) <= 5);
  const marches = chance
    .shuffled(around)
    .slice(0, 6)
    .map((hex) => `march ${hex}${chance.oneIn(3) ? ` face ${chance.pick(POINTS)}` : ''}`);
  const turns = [`turn ${chance.pick(POINTS)}`, 'turn about'];
  const forms = ['line', 'column', 'square', `line face ${chance.pick(POINTS)}`];
  const shots = near.map((id) => `fire ${id}`);
  const charges = near.map((id) => `charge ${id}${chance.oneIn(3) ? ` via ${chance.pick(around)}` : ''}`);
  const first = [...marches, ...turns];
  const compound = first.flatMap((text) => [...shots, ...forms].map((second) => `${text} then ${second}`));
  const deeds = [
    ...[...charges, ...charges, ...shots, ...shots].map((text) => text + presets(chance, around)),
    ...first,
    ...forms,
    ...chance.shuffled(compound).slice(0, 8),
    ...(chance.oneIn(8) ? ['flee', 'rally', ''] : []),
  ];
  return deeds.map((text) => `${unit.id} ${text}`.trim());
}

/** What a commander may say beforehand. */
function presets(chance: Chance, around: readonly string[]): string {
  const some = [
    ', if square attack',
    ', if square stop',
    ', attack',
    ', stop',
    ', if failed stay at 5 else flee',
    `, if failed flee toward ${chance.pick(around)}`,
    ', if square attack, if failed stay',
  ];
  return chance.oneIn(3) ? chance.pick(some) : '';
}

function groupsWith(chance: Chance, idle: readonly Unit[], unit: Unit): string[] {
  const others = chance.shuffled(idle.filter((each) => each.id !== unit.id && distance(each.at, unit.at) <= 3));
  const ids = others.map((each) =>
    each.type === 'regimentalGun' || (each.skills.includes('scout') && chance.oneIn(2)) ? `+${each.id}` : each.id,
  );
  const lists = [ids.slice(0, 1), ids.slice(0, 2), ids.slice(0, 3)].filter((list) => list.length > 0);
  return lists.map((list) => [unit.id, ...list].sort((a, b) => Number(a[0] === '+') - Number(b[0] === '+')).join(' '));
}
