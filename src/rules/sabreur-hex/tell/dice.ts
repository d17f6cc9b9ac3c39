/** The small lines: dice as rolled, the score needed, and the clause. */
import { type Ledger, total } from '../../../kernel/ledger.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Json, Roll } from '../../../kernel/play.ts';
import type { Keep } from '../morale/morale.ts';
import { nameIn, type Story } from './story.ts';

/** The clauses of a roll and of its modifiers, shortened: `MORALE-06, -10, -12`. */
function clausesOf(roll: Pick<Roll, 'clause' | 'ledger'>): string {
  return shortClauses(clausesIn(roll));
}

function clausesIn({ clause, ledger }: Pick<Roll, 'clause' | 'ledger'>): string[] {
  return [clause, ...ledger.map((modifier) => modifier.clause)];
}

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

/** Dice in descending order, successes in bold. */
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

/** The number of dice and its breakdown. */
export function reckoning(roll: Pick<Roll, 'base' | 'ledger' | 'dice'>): Phrase {
  const { base, ledger, dice } = roll;
  if (base === undefined || ledger.length === 0) return phrase('tell-dice', { dice });
  return phrase('tell-dice-reckoned', { base, modifiers: modifiers(ledger), dice });
}

/** How many hits a six scores, and why. */
export interface Sixes {
  readonly count: number;
  readonly clause: string;
}

/** SH-FACTOR-02 to -06. A shot or a blow: dice and hits. A six may count as two. */
export function blowLine(
  id: 'tell-line-fire' | 'tell-line-shock' | 'tell-line-melee' | 'tell-line-back',
  roll: Roll,
  got: readonly number[],
  sixes?: Sixes,
): Phrase {
  const need = numberIn(roll.about, 'need', id === 'tell-line-fire' ? 5 : 4);
  const more = ((sixes?.count ?? 1) - 1) * got.filter((die) => die === 6).length;
  return phrase(id, {
    reckoning: reckoning(roll),
    need,
    dice: bold(got, need),
    hits: got.filter((die) => die >= need).length + more,
    sixes: sixes?.count ?? 1,
    clause: shortClauses([...clausesIn(roll), ...(sixes ? [sixes.clause] : [])]),
  });
}

/** SH-SAVE-01. */
export function savesPart(roll: Roll, got: readonly number[]): Phrase {
  const need = numberIn(roll.about, 'need', 4);
  const saved = got.filter((die) => die >= need).length;
  return phrase('tell-part-saves', { need, dice: bold(got, need), saved, clause: clausesOf(roll) });
}

/** SH-MORALE-06. Command rating with its modifiers, the dice kept and the one discarded, and the margin. */
export function moraleLine(story: Story, roll: Roll, got: readonly number[]): Phrase {
  const base = roll.base ?? numberIn(roll.about, 'command', 0);
  const sorted = [...got].sort((a, b) => b - a);
  const keep = textIn(roll.about, 'keep') as Keep;
  const aside = keep === 'dropHighest' ? sorted.shift() : keep === 'dropLowest' ? sorted.pop() : undefined;
  const sum = sorted.reduce((a, b) => a + b, 0);
  const rating = total(base, roll.ledger);
  return phrase('tell-line-morale', {
    unit: nameIn(story, roll.unit ?? ''),
    rating:
      roll.ledger.length === 0
        ? phrase('tell-rating', { base })
        : phrase('tell-rating-reckoned', {
            base,
            modifiers: modifiers(roll.ledger),
            rating: `${rating}`.replace('-', '−'),
          }),
    dice: sorted.join('+'),
    aside: aside ?? 0,
    verdict: sum <= rating ? phrase('tell-passed', { sum }) : phrase('tell-failed', { sum, excess: sum - rating }),
    clause: clausesOf(roll),
  });
}

/** SH-ROUT-06. */
export function routPart(roll: Roll, got: readonly number[]): Phrase {
  const plus = numberIn(roll.about, 'plus', 0);
  const die = got[0] ?? 0;
  return phrase('tell-part-rout', { die, plus, hexes: die + plus, clause: clausesOf(roll) });
}

/** SH-ROUT-09, SH-QUALITY-08. A D3 is half a die, rounded up. */
export function crossedLine(story: Story, roll: Roll, got: readonly number[]): Phrase {
  const sides = numberIn(roll.about, 'sides', 3);
  const die = got[0] ?? 0;
  return phrase('tell-line-crossed', {
    unit: nameIn(story, roll.unit ?? ''),
    by: nameIn(story, textIn(roll.about, 'by')),
    sides,
    die,
    cost: sides === 3 ? Math.ceil(die / 2) : die,
    clause: clausesOf(roll),
  });
}

/** SH-ORDERS-02, -05. The formula as printed, and the dice; a D3 is half a die, and two is the minimum. */
export function ordersLine(roll: Roll, got: readonly number[], points: number): Phrase {
  const formula = textIn(roll.about, 'formula');
  const thrown = formula.startsWith('D3') ? Math.ceil((got[0] ?? 0) / 2) : got.reduce((a, b) => a + b, 0);
  const plus = numberIn(roll.about, 'plus', 0);
  const result = thrown + plus;
  return phrase('tell-line-orders', {
    formula: formula.replace('-', '−'),
    dice: got.join('+'),
    sum: formula.startsWith('D3') ? 'halved' : 'added',
    thrown,
    plus,
    result: `${result}`.replace('-', '−'),
    raised: result < points ? 'yes' : 'no',
    points,
    clause: shortClauses(result < points ? [roll.clause, 'SH-ORDERS-05'] : [roll.clause]),
  });
}

/** Any other roll: its dice and its clause. */
export function otherPart(roll: Roll, got: readonly number[]): Phrase {
  return phrase('tell-part-dice', { sides: roll.sides, dice: got.join(' '), clause: clausesOf(roll) });
}
