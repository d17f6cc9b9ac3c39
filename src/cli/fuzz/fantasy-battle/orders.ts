/** Random orders for Fantasy battle, legal and illegal, in both languages. */
import type { Chance } from '../../../kernel/chance.ts';
import type { Side } from '../../../kernel/play.ts';
import type { State, Unit } from '../../../rules/fantasy-battle/state.ts';

/** Texts in the order in which to try them; charges are tried more often than they would be by chance. */
export function randomOrders(chance: Chance, now: State, by: Side): string[] {
  const own = now.units.filter(({ side }) => side === by);
  return chance.shuffled(own.flatMap((unit) => ordersFor(chance, now, unit)));
}

function ordersFor(chance: Chance, now: State, unit: Unit): string[] {
  const { id } = unit;
  const enemies = now.units.filter(({ side }) => side !== unit.side);
  const enemy = enemies.length > 0 ? chance.pick(enemies).id : id;
  const way = chance.pick([
    '',
    '',
    ', envelop',
    ', no envelop',
    ' alone',
    ' behind',
    ` with first stand ${chance.between(1, 4)}`,
  ]);
  return [
    ...enemies.map((each) => `${id} charge ${each.id}`),
    `${id} charge ${enemy}${way}`,
    `${id} ${chance.pick(['advance', 'avance'])} ${length(chance, 30)}`,
    `${id} advance ${length(chance, 20)} toward ${enemy}`,
    `${id} sidestep ${chance.pick(['left', 'right'])} ${length(chance, 12)}`,
    `${id} to ${place(chance, now)} ${chance.pick(['', `face ${chance.below(360)}`, 'in column', 'in line'])}`.trimEnd(),
    `${id} ${chance.pick(['evade', 'evade', `evade ${length(chance, 20)}`, 'evade in column'])}`,
  ];
}

function length(chance: Chance, most: number): string {
  return (chance.between(1, most * 10) / 10).toString();
}

function place(chance: Chance, { field }: State): string {
  return `${chance.below(field.wide / 1_000)}x${chance.below(field.deep / 1_000)}`;
}
