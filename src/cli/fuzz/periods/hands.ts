/** Manual rulings in Periods, legal and illegal: what a half leaves to the desk, and corrections at any other time. */
import type { Chance } from '../../../kernel/chance.ts';
import type { Hand } from '../../../kernel/hand.ts';
import { Refusal } from '../../../kernel/play.ts';
import { periods } from '../../../rules/periods/index.ts';
import type { State, Unit } from '../../../rules/periods/state.ts';
import { LANGUAGES } from '../../../words/language.ts';
import { demand, same } from '../broken.ts';

const WHO = { who: 'Somebody', why: 'chance' };

/** A ruling. Undefined if its text cannot be parsed. */
export function randomHand(chance: Chance, now: State): Hand | undefined {
  const isOpen = periods.next(now).kind === 'table';
  if (chance.oneIn(8)) return { kind: 'throw', ...WHO, dice: chance.between(1, 10), sides: chance.pick([6, 10, 100]) };
  const by = chance.pick(['umpire', 'umpire', 'red', 'blue'] as const);
  const typed = Array.from({ length: chance.between(1, 3) }, () => randomDeed(chance, now));
  if (isOpen && chance.oneIn(2)) typed.push('done');
  const deeds = periods.desk.deeds(chance.oneIn(3) ? typed.at(-1)! : typed.join('; '), now);
  if (deeds instanceof Refusal) return undefined;
  for (const language of LANGUAGES) {
    const shown = periods.desk.show(deeds, language);
    same(periods.desk.deeds(shown, now), deeds, `deeds shown in ${language} are others`);
  }
  return { kind: 'ruling', by, ...WHO, deeds };
}

function randomDeed(chance: Chance, now: State): string {
  if (now.units.length === 0 || chance.oneIn(100)) return `winner ${chance.pick(['red', 'blue', 'draw'])}`;
  const unit = chance.pick(now.units);
  if (chance.oneIn(4)) return offered(chance, now, unit);
  const other = chance.pick(now.units).id;
  const near = (from: number): number => Math.max(0, Math.round(from / 100 + chance.between(-90, 90)) / 10);
  return `${unit.id} ${chance.pick([
    `lose ${chance.below(4)}`,
    `at ${near(unit.pose.x)}x${near(unit.pose.y)} face ${chance.pick(['N', 'SE', other])}`,
    `face ${chance.below(360)}`,
    chance.pick(['in line', 'en colonne', 'in square', 'limbered', 'deployed', 'in skirmish order']),
    chance.pick(['unformed', 'disorganised', 'en désordre', 'formed', 'retreats', 'fuit', 'routs']),
    chance.pick(['rallies', 'line void', 'out of contact', 'leaves table']),
    `${chance.pick(['touches', 'charges', 'drawn with', 'joins'])} ${other}`,
    `posture ${chance.pick(['attack', 'cover', 'hold', 'harass', 'march'])}`,
    `rate ${chance.pick(['column', 'line', 'skirmish', 'bonus'])} ${chance.between(4, 40)}`,
  ])}`;
}

/** Every completion for a unit must be possible. */
function offered(chance: Chance, now: State, unit: Unit): string {
  const texts = periods.desk.complete(`${unit.id} `, now, chance.pick(LANGUAGES)).map(({ text }) => text);
  demand(texts.length > 0, `nothing is offered of ${unit.id}`);
  return chance.pick(texts);
}
