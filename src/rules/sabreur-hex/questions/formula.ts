/** ASK-01, SH-ORDERS-04. The formula by which a side rolls for its order points. */
import { phrase } from '../../../kernel/phrase.ts';
import type { PointFormula } from '../tables.ts';
import { question } from './question.ts';

export const FORMULA = question<PointFormula>({
  kind: 'ASK-01',
  clause: 'SH-ORDERS-04',
  choice: { parse: formulaIn, write: textOf },
  asks: () => phrase('card-asks-formula'),
  // SH-ORDERS-05, SH-Q-13.
  warns: () => [phrase('card-warns-points')],
  words: (formula) => phrase('answer-other', { text: textOf(formula) }),
  whose: 'active',
  report: { told: (formula) => phrase('answer-other', { text: textOf(formula).replace('-', '−') }) },
});

/** `D3+1`, `2D6-4`. */
function textOf({ dice, plus }: PointFormula): string {
  if (plus === 0) return dice;
  return plus > 0 ? `${dice}+${plus}` : `${dice}${plus}`;
}

function formulaIn(text: string): PointFormula | undefined {
  const [, dice, plus = '0'] = /^(\d?D\d)([+-]\d+)?$/.exec(text) ?? [];
  return dice === undefined ? undefined : { dice: dice as PointFormula['dice'], plus: Number(plus) };
}
