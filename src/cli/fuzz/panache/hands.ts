/** Manual rulings in Panache, legal and illegal: the fights, and corrections at any other time. */
import { DIRECTIONS, distance, type Hex, hexesOf, neighbour } from '../../../hex/grid.ts';
import type { Hand } from '../../../kernel/hand.ts';
import { Refusal } from '../../../kernel/play.ts';
import { panache } from '../../../rules/panache/index.ts';
import { ARMS, MOUNTS, type State, type Unit } from '../../../rules/panache/state.ts';
import { LANGUAGES } from '../../../words/language.ts';
import { isLegal } from '../always.ts';
import { demand, same } from '../broken.ts';
import type { Chance } from '../../../kernel/chance.ts';
import { randomOrders } from './orders.ts';
import { SIDE_NAMES } from './positions.ts';

const WHO = { who: 'Somebody', why: 'chance' };

/** A ruling. Undefined if its text cannot be parsed. */
export function randomHand(chance: Chance, now: State): Hand | undefined {
  const isOpen = now.phase === 'combat' || now.phase === 'result';
  if (isOpen && chance.oneIn(4)) checkNoOrders(chance, now);
  if (chance.oneIn(8)) return { kind: 'throw', ...WHO, dice: chance.between(1, 10), sides: chance.pick([6, 10, 100]) };
  const by = chance.pick(['umpire', 'umpire', 'red', 'blue'] as const);
  const typed = Array.from({ length: chance.between(1, 3) }, () => randomDeed(chance, now));
  if (now.phase === 'combat' && chance.oneIn(2)) typed.push(chance.pick(['done', 'fini']));
  if (now.phase === 'result' && chance.oneIn(2))
    typed.push(chance.pick(['winner red', 'vainqueur bleu', 'winner draw']));
  const deeds = panache.desk.deeds(chance.oneIn(3) ? typed.at(-1)! : typed.join('; '), now);
  if (deeds instanceof Refusal) return undefined;
  for (const language of LANGUAGES) {
    same(panache.desk.deeds(panache.desk.show(deeds, language), now), deeds, `deeds shown in ${language} are others`);
  }
  return { kind: 'ruling', by, ...WHO, deeds };
}

/** PA-GAP-06. While a step is left to the players, nothing can be ordered and nothing is suggested. */
function checkNoOrders(chance: Chance, now: State): void {
  const { active } = now;
  same(panache.suggest(now, active), [], 'something is suggested while the table settles');
  for (const text of ['end', ...randomOrders(chance, now, active).slice(0, 3)]) {
    demand(!isLegal(panache, text, now, active), `it can be ordered while the table settles: ${text}`);
  }
}

function randomDeed(chance: Chance, now: State): string {
  if (chance.oneIn(100)) return `winner ${chance.pick(['red', 'blue', 'draw'])}`;
  if (now.units.length === 0 || chance.oneIn(20)) return chance.pick(['all activated', 'tous activés']);
  const unit = chance.pick(now.units);
  if (chance.oneIn(4)) return offered(chance, now, unit);
  const near = hexesOf(now.map).filter((hex) => distance(hex, unit.at) <= (chance.oneIn(3) ? 20 : 2));
  const hex = chance.pick(near);
  const beside = now.units.find(({ id }) => id === unit.parent)?.at;
  if (beside !== undefined && chance.oneIn(2)) return `${unit.id} at ${besideOf(chance, beside)}; ${unit.id} rejoin`;
  if (chance.oneIn(6)) return apart(chance, unit, besideOf(chance, unit.at));
  if (unit.mount === 'elephants' && chance.oneIn(3)) return `elephant from ${unit.id} at ${hex}`;
  return `${unit.id} ${chance.pick([
    `at ${hex}`,
    `en ${hex}`,
    `lose ${chance.below(4)}`,
    `lose ${chance.between(1, 2)}`,
    `stands ${chance.below(7)}`,
    `retreat ${chance.between(0, 4)} ${chance.pick(SIDE_NAMES)}`,
    `retreat ${chance.between(1, 3)} ${chance.pick(SIDE_NAMES)}`,
    chance.pick(['token', 'no token', 'palisade', 'no palisade', 'may fight', 'without combat']),
    chance.pick([
      'may move',
      'has moved',
      'activated',
      'not activated',
      'leaves',
      'note shaken',
      'no note',
      'eliminated',
    ]),
    `is ${kindOf(chance)}`,
  ])}`;
}

/** PA-UMP-02. */
function kindOf(chance: Chance): string {
  const arm = chance.pick(ARMS).replace('A', ' a');
  const weight = chance.pick(['very light', 'light', 'medium', 'heavy', 'very heavy']);
  return `${arm} ${weight} ${chance.pick(['', '', 'free 2 max 3', 'max 0', 'free 3', ...MOUNTS])}`.trim();
}

function besideOf(chance: Chance, at: Hex): Hex {
  return chance.pick(DIRECTIONS.flatMap((direction) => neighbour(at, direction) ?? []));
}

/** PA-UMP-06, -07. */
function apart(chance: Chance, { id }: Unit, hex: string): string {
  const name = `${chance.between(100, 199)}D`;
  return chance.oneIn(6)
    ? `elephant from ${id} at ${hex}`
    : `detach ${chance.pick([0, 1, 1, 1, 2, 3])} from ${id} as ${name} at ${hex}`;
}

/** Every completion for a unit must be possible. */
function offered(chance: Chance, now: State, unit: Unit): string {
  const language = chance.pick(LANGUAGES);
  const texts = panache.desk.complete(`${unit.id} `, now, language).map(({ text }) => text);
  demand(texts.length > 0, `nothing is offered of ${unit.id}`);
  return chance.pick(texts);
}
