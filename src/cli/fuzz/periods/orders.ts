/** Random lines of a sheet of Periods, legal and illegal, in both languages. */
import type { Chance } from '../../../kernel/chance.ts';
import { Refusal, type Side } from '../../../kernel/play.ts';
import { periods } from '../../../rules/periods/index.ts';
import type { State, Unit } from '../../../rules/periods/state.ts';
import { LANGUAGES } from '../../../words/language.ts';
import { isLegal, outcomeOf } from '../always.ts';
import { demand, same } from '../broken.ts';
import { countRefusal } from '../game.ts';
import { count, type Tally } from '../tally.ts';
import { checkLooks } from '../told.ts';

const MOST_TRIES = 12;

/** A text that is not refused: sometimes a suggestion, and in the end the seal. */
export function chooseOrder(chance: Chance, now: State, by: Side, tally: Tally): string {
  if (chance.oneIn(40)) return suggested(chance, now, by, tally);
  if (chance.oneIn(80)) checkIdeas(now, by);
  for (const text of [...chance.shuffled(randomOrders(chance, now, by)).slice(0, MOST_TRIES), 'seal']) {
    const outcome = outcomeOf(periods, text, now, by);
    if (outcome && outcome.kind !== 'refused') return canonical(text, now, by);
    if (!outcome) continue;
    countRefusal(chance, tally, outcome.refusal);
    if (chance.oneIn(10)) checkTwins(now, by, text, outcome.refusal);
  }
  throw new Error('nothing can be written, and the sheet cannot be sealed');
}

/** Whatever a refusal offers instead can be ordered. */
function checkTwins(now: State, by: Side, text: string, { clause, instead }: Refusal): void {
  for (const each of instead)
    demand(isLegal(periods, each, now, by), `«${text}» is refused (${clause}), but so is what it names: ${each}`);
}

/** The bot's ideas are legal. */
function checkIdeas(now: State, by: Side): void {
  for (const { text } of periods.ideas(now, by))
    demand(isLegal(periods, text, now, by), `thought of, but refused: ${text}`);
}

/** Every suggestion must be legal, and whatever is on the table can be looked at. */
function suggested(chance: Chance, now: State, by: Side, tally: Tally): string {
  const texts = periods.suggest(now, by);
  demand(texts.length > 0, 'nothing is suggested');
  for (const text of texts) demand(isLegal(periods, text, now, by), `suggested, but refused: ${text}`);
  count(tally, 'suggested');
  const [from, to] = [chance.pick(now.units), chance.pick(now.units)];
  if (from !== to) checkLooks(periods, now, from.id, to.id);
  periods.complete(`${from.id} ${chance.pick(['', 'charge ', 'a', 'wheel left '])}`, now, by, chance.pick(LANGUAGES));
  return canonical(chance.pick(texts), now, by);
}

/** Shown in either language and parsed again, it is the same order. */
function canonical(typed: string, now: State, by: Side): string {
  const text = textOf(typed, now, by);
  for (const language of LANGUAGES)
    same(textOf(periods.showOrder(text, language), now, by), text, `shown in ${language} it is another order`);
  return text;
}

function textOf(typed: string, now: State, by: Side): string {
  const read = periods.orders(typed, now, by);
  if (read instanceof Refusal) throw read;
  return read[0]!.text;
}

function randomOrders(chance: Chance, now: State, by: Side): string[] {
  const own = now.units.filter(({ side }) => side === by);
  const officers = now.officers
    .filter(({ side }) => side === by)
    .map(({ id }) => `${id} ride to ${place(chance, now)}`);
  const carried = own.map(({ id }) => {
    const adc = now.officers.find(({ side, rank }) => side === by && rank === 'adc')?.id ?? '9A';
    return `${adc} to ${id}: ${chance.pick(['attack', 'hold', 'harceler'])}`;
  });
  return [...own.flatMap((unit) => linesFor(chance, now, unit)), ...officers, ...(chance.oneIn(5) ? carried : [])];
}

function linesFor(chance: Chance, now: State, { id, side }: Unit): string[] {
  const enemies = now.units.filter((each) => each.side !== side).map((each) => each.id);
  const enemy = enemies.length > 0 ? chance.pick(enemies) : id;
  const condition = chance.pick([
    '',
    '',
    ', if charged stand',
    ', if charged countercharge',
    ', si chargé carré',
    ', if evades stop',
    ', if barred contact',
    ', follow',
  ]);
  return [
    ...enemies.map((each) => `${id} charge ${each}${condition}`),
    `${id} ${chance.pick(['advance', 'avance'])} ${length(chance, 18)}${condition}`,
    `${id} wheel ${chance.pick(['left', 'right'])} ${chance.between(5, 90)}, advance ${length(chance, 8)}`,
    `${id} forced march ${length(chance, 20)}`,
    `${id} oblique ${chance.pick(['left', 'right'])} ${chance.between(5, 50)}, ${length(chance, 4)}`,
    `${id} back ${length(chance, 4)}`,
    `${id} turn ${chance.pick(['about', 'left', 'right'])}`,
    `${id} ${chance.pick(['line', 'column', 'square', 'skirmish', 'double line', 'en carré', 'column of divisions'])}${condition}`,
    `${id} ${chance.pick(['limber', 'unlimber', 'manhandle 2', 'reform', 'rejoin', 'rally', 'evade', 'stand', 'nothing'])}`,
    `${id} advance ${length(chance, 8)}, enter melee ${enemy}`,
    `${id} to ${place(chance, now)}`,
    `${id} ${chance.pick(['advance', 'back', 'oblique left 20'])} ${length(chance, 9)}, ${chance.pick(['forgotten', 'oubliée'])}`,
    `${id} wheel ${chance.pick(['left', 'right'])} ${chance.between(5, 60)}, advance ${length(chance, 4)}, forgotten`,
    `${id} charge ${enemy}, from half ${chance.between(1, 2)}.${chance.between(1, 2)}`,
  ];
}

function length(chance: Chance, most: number): string {
  return (chance.between(1, most * 10) / 10).toString();
}

function place(chance: Chance, { field }: State): string {
  return `${chance.below(field.wide / 1_000)}x${chance.below(field.deep / 1_000)}`;
}
