/** The exact odds of dice: a bar for each result, and a summary in words. */
import { type Chances, distributionOf } from '../../dice/chances.ts';
import { type Distribution, meanOf, quantileOf } from '../../dice/distribution.ts';
import { digitsOf, meets, type Notation } from '../../dice/notation.ts';
import { percentOf } from '../../kernel/percent.ts';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import type { Page } from '../../scene/page.ts';
import { plain } from '../../words/words.ts';
import { type Answer, hidden, sayer, words } from '../interactions/answer.ts';
import type { Use } from '../bot.ts';
import { diceWanted } from '../dice/dice-wanted.ts';
import { diceInWords, notDice } from '../dice/dice-words.ts';
import { plainly, type Say } from './odds-words.ts';
import { small, text } from '../messages/parts.ts';
import { pictured } from '../messages/pictured.ts';

export async function diceOdds(use: Use, typed: string): Promise<Answer> {
  const say = sayer(use);
  const wanted = await diceWanted(use, typed);
  if (!('dice' in wanted)) return hidden(words(say(wanted)));
  const { dice, name, text: written } = wanted;
  // Repetitions are alike, so one is enough.
  const one = { ...dice, times: 1 };
  const chances = distributionOf(one);
  if ('fault' in chances) return hidden(words(say(notDice(chances, written))));
  // The title font lacks these signs. The text beside the picture says the same.
  const thrown = diceInWords(say, one).replaceAll('≥', '>=').replaceAll('≤', '<=');
  // The name is a person's own text; a picture shows it verbatim.
  const [shown, title] = name === undefined ? [thrown, thrown] : [`${plain(name)} · ${thrown}`, `${name} · ${thrown}`];
  const says = [...timesOf(dice), ...linesOf(chances, dice)].map(say);
  const lines = [`**${shown}**`, ...says, small(say(phrase('odds-exact')))].join('\n');
  return pictured(use, pageOf(say, title, chances, dice), [text(lines)]);
}

function timesOf({ times }: Notation): Phrase[] {
  return times === 1 ? [] : [phrase('odds-dice-one-of', { times })];
}

/** Numbers read from digits have no mean. */
function linesOf({ total, met, losses }: Chances, { test, terms }: Notation): Phrase[] {
  const isRead = digitsOf(terms) > 1;
  return [
    ...(met === undefined ? [] : [phrase('odds-dice-passes', { share: percentOf(met) })]),
    ...(isRead ? [] : [phrase(test?.of === 'dice' ? 'odds-dice-hits' : 'odds-dice-mean', spread(total))]),
    ...(losses === undefined ? [] : [phrase('odds-dice-losses', spread(losses))]),
  ];
}

/** Two decimals are enough for anyone. */
function spread(of: Distribution): { readonly mean: number; readonly low: number; readonly high: number } {
  return { mean: Math.round(100 * meanOf(of)) / 100, low: quantileOf(of, 0.1), high: quantileOf(of, 0.9) };
}

/** How many rows can be read at a glance. */
const ROWS = 16;
/** Ends of the range less likely than this together are merged into the next row. */
const TAIL = 0.002;

interface Band {
  readonly from: number;
  readonly to: number;
  readonly chance: number;
}

/** A row per result, or per range if there are too many: D66 by tens, D666 by hundreds. */
export function bandsOf({ least, chances }: Distribution, terms: Notation['terms']): readonly Band[] {
  const most = least + chances.length - 1;
  const [term] = terms;
  const isOneRead = terms.length === 1 && term?.kind === 'dice' && term.count * term.factor * term.sign === 1;
  if (isOneRead && term.digits > 1) {
    const step = 10 ** (term.digits - 1);
    const width = most - least - step * (term.sides - 1);
    const starts = Array.from({ length: term.sides }, (_, i) => least + i * step);
    return starts.map((from) => bandOf({ least, chances }, from, from + width));
  }
  const [low, high] = [quantileOf({ least, chances }, TAIL), quantileOf({ least, chances }, 1 - TAIL)];
  const isShort = chances.length <= ROWS;
  const [first, last] = isShort ? [least, most] : [low, high];
  const step = Math.max(1, Math.ceil((last - first + 1) / ROWS));
  const starts = Array.from({ length: Math.ceil((last - first + 1) / step) }, (_, i) => first + i * step);
  const bands = starts.map((start, i) => {
    const from = i === 0 ? least : start;
    const to = i === starts.length - 1 ? most : start + step - 1;
    return bandOf({ least, chances }, from, to);
  });
  return bands.filter(({ chance }) => chance > 0);
}

function bandOf({ least, chances }: Distribution, from: number, to: number): Band {
  return { from, to, chance: sumOf(chances.subarray(from - least, to - least + 1)) };
}

function sumOf(numbers: Float64Array): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}

/** Results that miss the target are striped. */
function lookOf({ from, to }: Band, test: Notation['test']): 'full' | 'striped' {
  if (test?.of !== 'total') return 'full';
  return meets(from, test) && meets(to, test) ? 'full' : 'striped';
}

function pageOf(say: Say, title: string, { total, losses }: Chances, { times, terms, test }: Notation): Page {
  const bands = losses ? bandsOf(losses, []) : bandsOf(total, terms);
  const most = Math.max(...bands.map(({ chance }) => chance));
  const rows = bands.map((band) => {
    const { from, to, chance } = band;
    const result = from === to ? String(from) : `${from}–${to}`;
    const share = say(percentOf(chance));
    // Relative to the longest bar, so that the others can be told apart.
    const bar = { parts: [{ look: lookOf(band, test), share: Math.min(1, chance / most) }] };
    return { cells: [result, { bar }, share], alt: say(phrase('odds-row', { name: result, says: share })) };
  });
  return {
    kind: 'page',
    title: plainly(title),
    subtitle: say(times === 1 ? phrase('odds-dice-chart') : phrase('odds-dice-chart-one', { times })),
    theme: 'day',
    across: 1,
    isLarge: true,
    blocks: [
      { title: '', head: [], rows: rows.map(({ cells }) => cells), alts: rows.map(({ alt }) => alt), notes: [] },
    ],
    alt: plainly(say(phrase('odds-dice-alt', { dice: title }))),
  };
}
