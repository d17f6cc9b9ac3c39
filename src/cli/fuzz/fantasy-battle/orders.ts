/** Random orders for Fantasy battle, legal and illegal, in both languages. */
import type { Chance } from '../../../kernel/chance.ts';
import { Refusal, type Side } from '../../../kernel/play.ts';
import { fantasyBattle } from '../../../rules/fantasy-battle/index.ts';
import type { State, Unit } from '../../../rules/fantasy-battle/state.ts';
import { LANGUAGES } from '../../../words/language.ts';
import { isLegal, outcomeOf } from '../always.ts';
import { demand, same } from '../broken.ts';
import { countRefusal } from '../game.ts';
import { count, type Tally } from '../tally.ts';
import { checkLooks } from '../told.ts';

const MOST_TRIES = 12;

/** A text that is not refused: sometimes a suggestion, and now and then the end of the turn. */
export function chooseOrder(chance: Chance, now: State, by: Side, tally: Tally): string {
  if (chance.oneIn(40)) return suggested(chance, now, by, tally);
  if (chance.oneIn(80)) checkIdeas(now, by);
  const texts = chance.oneIn(7) ? [] : randomOrders(chance, now, by).slice(0, MOST_TRIES);
  // FB-CHG-04. Those who must charge leave no other end of the turn.
  const charges = now.units.flatMap(({ id }) => now.units.map((enemy) => `${id} charge ${enemy.id}`));
  for (const text of [...texts, 'end', ...charges]) {
    const outcome = outcomeOf(fantasyBattle, text, now, by);
    if (outcome && outcome.kind !== 'refused') return canonical(text, now, by);
    if (!outcome) continue;
    countRefusal(chance, tally, outcome.refusal);
    if (chance.oneIn(10)) checkTwins(now, by, text, outcome.refusal);
  }
  throw new Error('nothing can be ordered, not even the end of the turn');
}

/** Whatever a refusal offers instead can be ordered. */
function checkTwins(now: State, by: Side, text: string, { clause, instead }: Refusal): void {
  for (const each of instead)
    demand(isLegal(fantasyBattle, each, now, by), `«${text}» is refused (${clause}), but so is what it names: ${each}`);
}

/** The bot's ideas are legal. */
function checkIdeas(now: State, by: Side): void {
  for (const { text } of fantasyBattle.ideas(now, by))
    demand(isLegal(fantasyBattle, text, now, by), `thought of, but refused: ${text}`);
}

/** Every suggestion must be legal, and whatever is on the table can be looked at. */
function suggested(chance: Chance, now: State, by: Side, tally: Tally): string {
  const texts = fantasyBattle.suggest(now, by);
  demand(texts.length > 0, 'nothing is suggested');
  for (const text of texts) demand(isLegal(fantasyBattle, text, now, by), `suggested, but refused: ${text}`);
  count(tally, 'suggested');
  const [from, to] = [chance.pick(now.units), chance.pick(now.units)];
  if (from !== to) checkLooks(fantasyBattle, now, from.id, to.id);
  fantasyBattle.complete(`${from.id} ${chance.pick(['', 'charge ', 'a', 'to '])}`, now, by, chance.pick(LANGUAGES));
  return canonical(chance.pick(texts), now, by);
}

/** Shown in either language and parsed again, it is the same order. */
function canonical(typed: string, now: State, by: Side): string {
  const text = textOf(typed, now, by);
  for (const language of LANGUAGES)
    same(textOf(fantasyBattle.showOrder(text, language), now, by), text, `shown in ${language} it is another order`);
  return text;
}

function textOf(typed: string, now: State, by: Side): string {
  const read = fantasyBattle.orders(typed, now, by);
  if (read instanceof Refusal) throw read;
  return read[0]!.text;
}

/** Texts in the order in which to try them; charges are tried more often than they would be by chance. */
export function randomOrders(chance: Chance, now: State, by: Side): string[] {
  const own = now.units.filter(({ side }) => side === by);
  const rides = now.commanders.filter(({ side }) => side === by).map(({ id }) => `${id} ride to ${place(chance, now)}`);
  return chance.shuffled([
    ...own.flatMap((unit) => ordersFor(chance, now, unit)),
    ...rides,
    ...(chance.oneIn(10) ? wild(chance, now) : []),
  ]);
}

function ordersFor(chance: Chance, now: State, unit: Unit): string[] {
  const { id } = unit;
  const enemies = now.units.filter(({ side }) => side !== unit.side);
  const enemy = enemies.length > 0 ? chance.pick(enemies).id : id;
  const friends = now.units.filter((each) => each.side === unit.side && each.id !== id);
  const friend = friends.length > 0 ? chance.pick(friends).id : id;
  const way = chance.pick([
    ` with ${friend}`,
    '',
    '',
    ', envelop',
    ', no envelop',
    ' alone',
    ' behind',
    ` with first stand ${chance.between(1, 4)}`,
  ]);
  return [
    ...enemies.map((each) => `${id} charge ${each.id}`),
    `${id} charge ${enemy}${way}`,
    `${id} ${chance.pick(['advance', 'avance'])} ${length(chance, 30)}`,
    `${id} advance ${length(chance, 20)} toward ${enemy}`,
    `${id} sidestep ${chance.pick(['left', 'right'])} ${length(chance, 12)}`,
    `${id} to ${place(chance, now)} ${chance.pick(['', `face ${chance.below(360)}`, 'in column', 'in line'])}`.trimEnd(),
    `by initiative ${id} ${chance.pick(['advance 4', `charge ${enemy}`, 'evade'])}`,
    `${id} ${chance.pick(['behind', 'left of', 'right of', 'in line with'])} ${friend}`,
    `${id} ${chance.pick(['in column', 'in line', 'column face N', 'face ' + enemy])}`,
    `${id} stand ${shifted(chance, unit)}`,
    `${id} stand ${shifted(chance, unit)}, ${shifted(chance, unit)}`,
    `${id} ${chance.pick(['evade', 'evade', `evade ${length(chance, 20)}`, 'evade in column'])}`,
  ];
}

/** Anything that can be typed, about anyone and any place. */
function wild(chance: Chance, now: State): string[] {
  const id = () => chance.pick([...now.units, ...now.commanders, ...now.gone]).id;
  return [
    `${id()} charge ${id()}`,
    `${id()} charge ${id()} with ${id()}`,
    `by order of ${id()} ${id()} advance 5`,
    `${id()} evade from ${id()}`,
    `${id()} to Z99`,
    `${id()} advance 1e9`,
    `${id()} advance -3`,
    `${id()} chrage ${id()}`,
    `${id()} stand ${chance.between(1, 5)} at ${place(chance, now)}`,
    `${id()} ride to ${id()}`,
    'open',
    'fight',
    'resign',
    `${id()} 5`,
  ];
}

function length(chance: Chance, most: number): string {
  return (chance.between(1, most * 10) / 10).toString();
}

function place(chance: Chance, { field }: State): string {
  return `${chance.below(field.wide / 1_000)}x${chance.below(field.deep / 1_000)}`;
}

/** One of its stands, a little aside: often it still touches the others. */
function shifted(chance: Chance, { stands }: Unit): string {
  const { n, x, y } = chance.pick(stands);
  const near = (from: number): number => Math.max(0, Math.round(from / 100 + chance.between(-20, 20)) / 10);
  return `${n} at ${near(x)}x${near(y)}`;
}
