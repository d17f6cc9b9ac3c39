/** Lines before a roll at a real table: each modifier with its clause, the score needed, and the exact chance. */
import { percentOf } from '../percent.ts';
import { type Phrase, phrase } from '../phrase.ts';
import type { Roll } from '../play.ts';

export function modifiersAhead({ ledger }: Pick<Roll, 'ledger'>): Phrase[] {
  return ledger.map(({ name, n, clause }) =>
    phrase('table-dice-ahead-modifier', {
      n,
      name: phrase(`modifier-${name}`),
      clause: clause.replace(/^[A-Z]{2}-/, ''),
    }),
  );
}

/** Dice that each hit separately; without modifiers, their number is given once. */
export function hitsAhead(roll: Pick<Roll, 'base' | 'ledger' | 'dice'>, need: number): Phrase[] {
  const { base, dice, ledger } = roll;
  return [
    ...(base === undefined || ledger.length === 0 ? [] : [phrase('table-dice-ahead-base-dice', { base })]),
    ...modifiersAhead(roll),
    phrase('table-dice-ahead-hits', { dice, need }),
  ];
}

/** A test that passes on a total of this or less, with this chance. */
export function testAhead(needs: number, share: number): Phrase {
  return share > 0
    ? phrase('table-dice-ahead-test', { needs, chance: percentOf(share) })
    : phrase('table-dice-ahead-hopeless');
}
