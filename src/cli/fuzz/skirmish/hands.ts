/** Manual rulings in Skirmish, legal and illegal: melees, and corrections at any other time. */
import type { Hand } from '../../../kernel/hand.ts';
import { Refusal } from '../../../kernel/play.ts';
import { skirmish } from '../../../rules/skirmish/index.ts';
import type { State, Unit } from '../../../rules/skirmish/state.ts';
import { LANGUAGES } from '../../../words/language.ts';
import { isLegal } from '../always.ts';
import { demand, same } from '../broken.ts';
import type { Chance } from '../../../kernel/chance.ts';
import { randomOrders } from './orders.ts';

const WHO = { who: 'Somebody', why: 'chance' };

/** A ruling. Undefined if its text cannot be parsed. */
export function randomHand(chance: Chance, now: State): Hand | undefined {
  if (now.phase === 'melee' && chance.oneIn(4)) checkNoOrders(chance, now);
  if (chance.oneIn(8)) return { kind: 'throw', ...WHO, dice: chance.between(1, 10), sides: chance.pick([6, 10, 100]) };
  const by = chance.pick(['umpire', 'umpire', 'red', 'blue'] as const);
  const typed = Array.from({ length: chance.between(1, 3) }, () => randomDeed(chance, now));
  if (now.phase === 'melee' && chance.oneIn(2)) typed.push(chance.pick(['done', 'fini']));
  const deeds = skirmish.desk.deeds(chance.oneIn(3) ? typed.at(-1)! : typed.join('; '), now);
  if (deeds instanceof Refusal) return undefined;
  for (const language of LANGUAGES) {
    same(skirmish.desk.deeds(skirmish.desk.show(deeds, language), now), deeds, `deeds shown in ${language} are others`);
  }
  return { kind: 'ruling', by, ...WHO, deeds };
}

/** SK-GAP-06. While a melee is left to the players, nothing can be ordered and nothing is suggested. */
function checkNoOrders(chance: Chance, now: State): void {
  const { active } = now;
  same(skirmish.suggest(now, active), [], 'something is suggested while the table settles');
  for (const text of ['end', ...randomOrders(chance, now, active).slice(0, 3)])
    demand(!isLegal(skirmish, text, now, active), `it can be ordered while the table settles: ${text}`);
}

function randomDeed(chance: Chance, now: State): string {
  if (now.units.length === 0 || chance.oneIn(100)) return `winner ${chance.pick(['red', 'blue', 'draw'])}`;
  const unit = chance.pick(now.units);
  if (chance.oneIn(4)) return offered(chance, now, unit);
  const other = chance.pick(now.units).id;
  const { x, y } = unit.figures[0]!;
  const near = (from: number): number => Math.max(0, Math.round(from / 100 + chance.between(-60, 60)) / 10);
  return `${unit.id} ${chance.pick([
    `lose ${chance.below(4)}`,
    `figures ${chance.between(1, 6)} fall`,
    `at ${near(x)}x${near(y)}`,
    `en ${near(x)}x${near(y)} face ${chance.pick(['N', 'SE', other])}`,
    `face ${chance.below(360)}`,
    `close ${chance.between(1, 3)} ${chance.pick(['ranks', 'files'])}`,
    chance.pick(['skirmish', 'loose', 'recoil', 'apart', 'recule']),
    `touches ${other}`,
    `leads ${other}`,
    `morale ${chance.below(8)}`,
    `better ${chance.below(4)}`,
    `worse ${chance.below(4)}`,
    `bands ${chance.between(5, 20)} ${chance.between(15, 40)} ${chance.between(30, 60)}`,
  ])}`;
}

/** Every completion for a unit must be possible. */
function offered(chance: Chance, now: State, unit: Unit): string {
  const language = chance.pick(LANGUAGES);
  const texts = skirmish.desk.complete(`${unit.id} `, now, language).map(({ text }) => text);
  demand(texts.length > 0, `nothing is offered of ${unit.id}`);
  return chance.pick(texts);
}
