/** SK-STEP-03. What the first roll of an order needs, and how likely it is, for the preview of the order. */
import { atLeast, meanOf } from '../../../kernel/chances.ts';
import { percentOf } from '../../../kernel/percent.ts';
import { phrase } from '../../../kernel/phrase.ts';
import type { Roll } from '../../../kernel/play.ts';
import type { Sentence } from '../../../kernel/shown.ts';
import { CENTIMETRE } from '../../../field/length.ts';
import { type State, unitOf } from '../state.ts';
import { fireChances, passChance, reachChance } from './chances.ts';

export function odds(roll: Roll, now: State): Sentence | undefined {
  if (roll.unit === undefined) return undefined;
  const unit = unitOf(now, roll.unit).name;
  switch (roll.why) {
    case 'fire': {
      const target = unitOf(now, roll.about['target'] as string).name;
      const chances = fireChances(roll);
      const chance = percentOf(atLeast(chances, 1));
      const mean = Math.round(10 * meanOf(chances)) / 10;
      return said('fire', { unit, target, dice: roll.dice, needed: Number(roll.about['needed']), chance, mean });
    }
    case 'assault': {
      const { distance, rate } = roll.about as { distance: number; rate: number };
      const short = Math.max(0, distance - rate) / CENTIMETRE;
      return said('assault', { unit, short, chance: percentOf(reachChance(roll)) });
    }
    case 'morale': {
      const { morale, superior } = roll.about as { morale: number; superior: boolean };
      return said('test', { unit, morale, chance: percentOf(passChance(morale, superior)) });
    }
    default:
      return undefined;
  }
}

function said(what: string, args: NonNullable<Parameters<typeof phrase>[1]>): Sentence {
  return { says: phrase(`sk-preview-${what}`, args), dice: [] };
}
