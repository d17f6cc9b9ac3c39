/** Manual rulings in Fantasy battle, legal and illegal: the steps that the book leaves open, and corrections at any other time. */
import type { Chance } from '../../../kernel/chance.ts';
import type { Hand } from '../../../kernel/hand.ts';
import { Refusal } from '../../../kernel/play.ts';
import { fantasyBattle } from '../../../rules/fantasy-battle/index.ts';
import type { State, Unit } from '../../../rules/fantasy-battle/state.ts';
import { LANGUAGES } from '../../../words/language.ts';
import { isLegal } from '../always.ts';
import { demand, same } from '../broken.ts';
import { randomOrders } from './orders.ts';

const WHO = { who: 'Somebody', why: 'chance' };

/** A ruling. Undefined if its text cannot be parsed. */
export function randomHand(chance: Chance, now: State): Hand | undefined {
  const isOpen = fantasyBattle.next(now).kind === 'table';
  if (isOpen && chance.oneIn(4)) checkNoOrders(chance, now);
  if (chance.oneIn(8)) return { kind: 'throw', ...WHO, dice: chance.between(1, 10), sides: chance.pick([6, 10, 100]) };
  const by = chance.pick(['umpire', 'umpire', 'red', 'blue'] as const);
  const typed = Array.from({ length: chance.between(1, 3) }, () => randomDeed(chance, now));
  if (isOpen && chance.oneIn(2)) typed.push(now.phase === 'objection' && chance.oneIn(2) ? 'annul' : 'done');
  const deeds = fantasyBattle.desk.deeds(chance.oneIn(3) ? typed.at(-1)! : typed.join('; '), now);
  if (deeds instanceof Refusal) return undefined;
  for (const language of LANGUAGES) {
    const shown = fantasyBattle.desk.show(deeds, language);
    same(fantasyBattle.desk.deeds(shown, now), deeds, `deeds shown in ${language} are others`);
  }
  return { kind: 'ruling', by, ...WHO, deeds };
}

/** FB-STEP-07. While a step is left to the players, nothing can be ordered and nothing is suggested. */
function checkNoOrders(chance: Chance, now: State): void {
  const { active } = now;
  same(fantasyBattle.suggest(now, active), [], 'something is suggested while the table settles');
  for (const text of ['end', ...randomOrders(chance, now, active).slice(0, 3)])
    demand(!isLegal(fantasyBattle, text, now, active), `it can be ordered while the table settles: ${text}`);
}

function randomDeed(chance: Chance, now: State): string {
  if (now.units.length === 0 || chance.oneIn(100)) return `winner ${chance.pick(['red', 'blue', 'draw'])}`;
  const unit = chance.pick(now.units);
  if (chance.oneIn(4)) return offered(chance, now, unit);
  const other = chance.pick(now.units).id;
  const { x, y } = chance.pick(unit.stands);
  const near = (from: number): number => Math.max(0, Math.round(from / 100 + chance.between(-60, 60)) / 10);
  return `${unit.id} ${chance.pick([
    `lose ${chance.below(4)}`,
    `stands ${chance.between(1, 4)} lost`,
    `at ${near(x)}x${near(y)}`,
    `stand ${chance.between(1, 4)} at ${near(x)}x${near(y)} face ${chance.pick(['N', 'SE', other])}`,
    `face ${chance.below(360)}`,
    chance.pick(['in line', 'en colonne', 'apart', 'activated', 'not activated', 'pas activée']),
    `recoil ${chance.between(1, 12)}`,
    `follow ${other}`,
    `touches ${other}`,
    chance.pick(['confused', 'confused now', 'calm', 'fortified', 'not fortified', 'missiles', 'no missiles']),
    `fate ${chance.between(0, 7)}`,
  ])}`;
}

/** Every completion for a unit must be possible. */
function offered(chance: Chance, now: State, unit: Unit): string {
  const language = chance.pick(LANGUAGES);
  const texts = fantasyBattle.desk.complete(`${unit.id} `, now, language).map(({ text }) => text);
  demand(texts.length > 0, `nothing is offered of ${unit.id}`);
  return chance.pick(texts);
}
