/** Manual rulings in Skirmish, legal and illegal. */
import type { Hand } from '../../../kernel/hand.ts';
import { Refusal } from '../../../kernel/play.ts';
import { skirmish } from '../../../rules/skirmish/index.ts';
import type { State } from '../../../rules/skirmish/state.ts';
import { LANGUAGES } from '../../../words/language.ts';
import { same } from '../broken.ts';
import type { Chance } from '../../../kernel/chance.ts';

const WHO = { who: 'Somebody', why: 'chance' };

/** A ruling. Undefined if its text cannot be parsed. */
export function randomHand(chance: Chance, now: State): Hand | undefined {
  if (chance.oneIn(8)) return { kind: 'throw', ...WHO, dice: chance.between(1, 10), sides: chance.pick([6, 10, 100]) };
  const by = chance.pick(['umpire', 'umpire', 'red', 'blue'] as const);
  const typed = Array.from({ length: chance.between(1, 3) }, () => randomDeed(chance, now));
  const deeds = skirmish.desk.deeds(chance.oneIn(3) ? typed.at(-1)! : typed.join('; '), now);
  if (deeds instanceof Refusal) return undefined;
  for (const language of LANGUAGES) {
    same(skirmish.desk.deeds(skirmish.desk.show(deeds, language), now), deeds, `deeds shown in ${language} are others`);
  }
  return { kind: 'ruling', by, ...WHO, deeds };
}

function randomDeed(chance: Chance, now: State): string {
  const { id } = chance.pick(now.units);
  return `${id} lose ${chance.between(1, 2)}`;
}
