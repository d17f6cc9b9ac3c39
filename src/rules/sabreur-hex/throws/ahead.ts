/** The text before a roll: its dice, each modifier with its clause, the score needed, and the exact chance. */
import { total } from '../../../kernel/ledger.ts';
import { percentOf } from '../../../kernel/percent.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal, type Roll } from '../../../kernel/play.ts';
import { type Keep, shareOf } from '../morale/morale.ts';
import { shortClauses } from '../tell/dice.ts';
import { firstRoll, type Scene } from './enact.ts';

/** What a kind of roll adds: before the modifiers, and after them. */
interface Besides {
  readonly first?: (roll: Roll) => readonly Phrase[];
  readonly more?: (roll: Roll) => readonly Phrase[];
}

export function aheadOf(scene: Scene, { first, more }: Besides): readonly Phrase[] | Refusal {
  const roll = firstRoll(scene);
  if (roll instanceof Refusal) return roll;
  if (!roll) return [phrase('throw-ahead-no-dice')];
  return [
    ...(first?.(roll) ?? []),
    ...(roll.base === undefined || isSaidAgain(roll)
      ? []
      : [phrase(`throw-ahead-base-${baseOf(roll)}`, { base: roll.base })]),
    ...roll.ledger.map(({ name, n, clause }) =>
      phrase('throw-ahead-modifier', { n, name: phrase(`modifier-${name}`), clause: shortClauses([clause]) }),
    ),
    ...needs(roll),
    ...(more?.(roll) ?? []),
  ];
}

/** SH-DICE-01. The lowest total of two dice. */
const LEAST_TOTAL = 2;

/** A command rating, or the dice of a factor. */
function baseOf({ why }: Roll): 'test' | 'dice' {
  return why === 'morale' ? 'test' : 'dice';
}

/** Dice without modifiers are counted where their score is shown. */
function isSaidAgain(roll: Roll): boolean {
  return baseOf(roll) === 'dice' && roll.ledger.length === 0 && typeof roll.about['need'] === 'number';
}

function needs(roll: Roll): Phrase[] {
  if (roll.why === 'morale') {
    const most = total(roll.base ?? 0, roll.ledger);
    if (most < LEAST_TOTAL) return [phrase('throw-ahead-hopeless')];
    return [phrase('throw-ahead-test', { needs: most, chance: percentOf(shareOf(most, roll.about['keep'] as Keep)) })];
  }
  const need = roll.about['need'];
  return typeof need === 'number' ? [phrase('throw-ahead-hits', { dice: roll.dice, need })] : [];
}
