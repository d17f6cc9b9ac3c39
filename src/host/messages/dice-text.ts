/** Dice for the desk as people write them: one kind, without sums. */
import { phrase } from '../../kernel/phrase.ts';
import type { Refusal } from '../../kernel/play.ts';
import { DICE } from '../orders/hand.ts';
import { no } from '../battle/voice.ts';

/** `2d6`, `d6`, `2D6` */
export function diceOf(text: string): { readonly dice: number; readonly sides: number } | Refusal {
  const match = /^(\d{0,3}) ?d ?(\d{1,4})$/i.exec(text.trim());
  const [dice, sides] = [Number(match?.[1] || '1'), Number(match?.[2])];
  const fits = dice >= 1 && dice <= DICE.most && sides >= DICE.fewestSides && sides <= DICE.mostSides;
  return fits ? { dice, sides } : no(phrase('host-dice-limits', { ...DICE }), ['1d6', '2d6']);
}
