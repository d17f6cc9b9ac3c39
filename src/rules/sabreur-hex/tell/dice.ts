/** The small lines: dice as rolled, the score needed, and the clause. */
import { type Ledger, total } from '../../../kernel/ledger.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Json, Roll } from '../../../kernel/play.ts';
import type { Keep } from '../morale/morale.ts';
import { nameIn, type Story } from './story.ts';

function clausesIn({ clause, ledger }: Pick<Roll, 'clause' | 'ledger'>): string[] {
  return [clause, ...ledger.map((modifier) => modifier.clause)];
}

/** `MORALE-06, -10, -12`. */
export function shortClauses(clauses: readonly string[]): string {
  let chapter = '';
  const short = [...new Set(clauses)].map((clause) => {
    const [, name, number] = /^(?:SH-)?(.*)-(\d+)$/.exec(clause) ?? ['', clause, ''];
    if (name === chapter) return `-${number}`;
    chapter = name!;
    return number === '' ? name! : `${name}-${number}`;
  });
  return short.join(', ');
}

/** A small line, followed by its clauses. */
export function cited(id: string, args: NonNullable<Phrase['args']>, ...clauses: readonly string[]): Phrase {
  return phrase(id, { ...args, clause: shortClauses(clauses) });
}

function bold(got: readonly number[], need: number): string {
  const sorted = [...got].sort((a, b) => b - a);
  const good = sorted.filter((die) => die >= need).join(' ');
  const bad = sorted.filter((die) => die < need).join(' ');
  return [good && `**${good}**`, bad].filter(Boolean).join(' ');
}

export function numberIn(about: { readonly [key: string]: Json }, key: string, otherwise: number): number {
  const value = about[key];
  return typeof value === 'number' ? value : otherwise;
}

export function textIn(about: { readonly [key: string]: Json }, key: string): string {
  const value = about[key];
  return typeof value === 'string' ? value : '';
}

function modifiers(ledger: Ledger): Phrase[] {
  return ledger.map(({ name, n }) => phrase('tell-modifier', { n, name: phrase(`modifier-${name}`) }));
}

export function diceSum(roll: Pick<Roll, 'base' | 'ledger' | 'dice'>): Phrase {
  const { base, ledger, dice } = roll;
  if (base === undefined || ledger.length === 0) return phrase('tell-dice', { dice });
  return phrase('tell-dice-sum', { base, modifiers: modifiers(ledger), dice });
}

/** How many hits a six scores, and why. */
export interface Sixes {
  readonly count: number;
  readonly clause: string;
}

/** SH-FACTOR-02 to -06. A shot or a blow: dice and hits. */
export function blowLine(
  id: 'tell-line-fire' | 'tell-line-shock' | 'tell-line-melee' | 'tell-line-back',
  roll: Roll,
  got: readonly number[],
  sixes?: Sixes,
): Phrase {
  const need = numberIn(roll.about, 'need', id === 'tell-line-fire' ? 5 : 4);
  const count = sixes?.count ?? 1;
  const hits = got.filter((die) => die >= need).length + (count - 1) * got.filter((die) => die === 6).length;
  const args = { reckoning: diceSum(roll), need, dice: bold(got, need), hits, sixes: count };
  return cited(id, args, ...clausesIn(roll), ...(sixes ? [sixes.clause] : []));
}

/** SH-SAVE-01. */
export function savesPart(roll: Roll, got: readonly number[]): Phrase {
  const need = numberIn(roll.about, 'need', 4);
  const saved = got.filter((die) => die >= need).length;
  return cited('tell-part-saves', { need, dice: bold(got, need), saved }, ...clausesIn(roll));
}

/** SH-MORALE-06. Command rating with its modifiers, the dice kept and the one discarded, and the margin. */
export function moraleLine(story: Story, roll: Roll, got: readonly number[]): Phrase {
  const base = roll.base ?? numberIn(roll.about, 'command', 0);
  const sorted = [...got].sort((a, b) => b - a);
  const keep = textIn(roll.about, 'keep') as Keep;
  const aside = keep === 'dropHighest' ? sorted.shift() : keep === 'dropLowest' ? sorted.pop() : undefined;
  const sum = sumOf(sorted);
  const rating = total(base, roll.ledger);
  const reckoned = { base, modifiers: modifiers(roll.ledger), rating: withMinus(rating) };
  const args = {
    unit: nameIn(story, roll.unit ?? ''),
    rating: roll.ledger.length === 0 ? phrase('tell-rating', { base }) : phrase('tell-rating-sum', reckoned),
    dice: sorted.join('+'),
    aside: aside ?? 0,
    verdict: sum <= rating ? phrase('tell-passed', { sum }) : phrase('tell-failed', { sum, excess: sum - rating }),
  };
  return cited('tell-line-morale', args, ...clausesIn(roll));
}

export function sumOf(dice: readonly number[]): number {
  return dice.reduce((sum, die) => sum + die, 0);
}

/** SH-DICE-02. A D3 is half a die, rounded up. */
export function halfDie(die: number): number {
  return Math.ceil(die / 2);
}

function withMinus(text: number | string): string {
  return `${text}`.replace('-', '−');
}

/** SH-ROUT-06. */
export function routPart(roll: Roll, got: readonly number[]): Phrase {
  const plus = numberIn(roll.about, 'plus', 0);
  const die = got[0] ?? 0;
  return cited('tell-part-rout', { die, plus, hexes: die + plus }, ...clausesIn(roll));
}

/** SH-ROUT-09, SH-QUALITY-08. */
export function crossedLine(story: Story, roll: Roll, got: readonly number[]): Phrase {
  const sides = numberIn(roll.about, 'sides', 3);
  const die = got[0] ?? 0;
  const names = { unit: nameIn(story, roll.unit ?? ''), by: nameIn(story, textIn(roll.about, 'by')) };
  const cost = sides === 3 ? halfDie(die) : die;
  return cited('tell-line-crossed', { ...names, sides, die, cost }, ...clausesIn(roll));
}

/** SH-ORDERS-02, -05. The formula as printed, and the dice; two is the minimum. */
export function ordersLine(roll: Roll, got: readonly number[], points: number): Phrase {
  const formula = textIn(roll.about, 'formula');
  const isHalved = formula.startsWith('D3');
  const thrown = isHalved ? halfDie(got[0] ?? 0) : sumOf(got);
  const plus = numberIn(roll.about, 'plus', 0);
  const isRaised = thrown + plus < points;
  const args = {
    formula: withMinus(formula),
    dice: got.join('+'),
    sum: isHalved ? 'halved' : 'added',
    thrown,
    plus,
    result: withMinus(thrown + plus),
    raised: isRaised ? 'yes' : 'no',
    points,
  };
  return cited('tell-line-orders', args, roll.clause, ...(isRaised ? ['SH-ORDERS-05'] : []));
}

export function otherPart(roll: Roll, got: readonly number[]): Phrase {
  return cited('tell-part-dice', { sides: roll.sides, dice: got.join(' ') }, ...clausesIn(roll));
}
