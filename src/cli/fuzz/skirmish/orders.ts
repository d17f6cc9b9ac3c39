/** Random orders for Skirmish, legal and illegal, in both languages, with the bot's own suggestions among them. */
import { Refusal, type Side } from '../../../kernel/play.ts';
import { skirmish } from '../../../rules/skirmish/index.ts';
import type { State, Unit } from '../../../rules/skirmish/state.ts';
import { LANGUAGES } from '../../../words/language.ts';
import { isLegal, outcomeOf } from '../always.ts';
import { demand, same } from '../broken.ts';
import type { Chance } from '../../../kernel/chance.ts';
import { countRefusal } from '../game.ts';
import { count, type Tally } from '../tally.ts';
import { checkLooks } from '../told.ts';

const MOST_TRIES = 12;

/** A text that is not refused: sometimes a suggestion, and now and then the end of the turn. */
export function chooseOrder(chance: Chance, now: State, by: Side, tally: Tally): string {
  if (chance.oneIn(7)) return 'end';
  if (chance.oneIn(40)) return suggested(chance, now, by, tally);
  if (chance.oneIn(80)) checkIdeas(now, by);
  for (const text of randomOrders(chance, now, by).slice(0, MOST_TRIES)) {
    const outcome = outcomeOf(skirmish, text, now, by);
    if (outcome && outcome.kind !== 'refused') return canonical(text, now, by);
    if (!outcome) continue;
    countRefusal(chance, tally, outcome.refusal);
    if (chance.oneIn(10)) checkTwins(now, by, text, outcome.refusal);
  }
  return 'end';
}

/** Whatever a refusal offers instead can be ordered. */
function checkTwins(now: State, by: Side, text: string, { clause, instead }: Refusal): void {
  for (const each of instead)
    demand(isLegal(skirmish, each, now, by), `«${text}» is refused (${clause}), but so is what it names: ${each}`);
}

/** The bot's ideas are legal. */
function checkIdeas(now: State, by: Side): void {
  for (const { text } of skirmish.ideas(now, by))
    demand(isLegal(skirmish, text, now, by), `thought of, but refused: ${text}`);
}

/** Every suggestion must be legal, and whatever is on the table can be looked at. */
function suggested(chance: Chance, now: State, by: Side, tally: Tally): string {
  const texts = skirmish.suggest(now, by);
  demand(texts.length > 0, 'nothing is suggested');
  for (const text of texts) demand(isLegal(skirmish, text, now, by), `suggested, but refused: ${text}`);
  count(tally, 'suggested');
  const [from, to] = [chance.pick(now.units), chance.pick(now.units)];
  if (from !== to) checkLooks(skirmish, now, from.id, to.id);
  skirmish.complete(`${from.id} ${chance.pick(['', 'fire ', 'a', 'to '])}`, now, by, chance.pick(LANGUAGES));
  return canonical(chance.pick(texts), now, by);
}

/** Shown in either language and parsed again, it is the same order. */
function canonical(typed: string, now: State, by: Side): string {
  const text = textOf(typed, now, by);
  for (const language of LANGUAGES)
    same(textOf(skirmish.showOrder(text, language), now, by), text, `shown in ${language} it is another order`);
  return text;
}

function textOf(typed: string, now: State, by: Side): string {
  const read = skirmish.orders(typed, now, by);
  if (read instanceof Refusal) throw read;
  return read[0]!.text;
}

/** Texts in the order in which to try them. */
export function randomOrders(chance: Chance, now: State, by: Side): string[] {
  const own = now.units.filter(({ side }) => side === by);
  const idle = own.filter(({ figures }) => figures.some(({ did }) => did.length === 0));
  const units = chance.oneIn(6) ? own : idle;
  return chance.shuffled([
    ...units.flatMap((unit) => ordersFor(chance, now, unit)),
    ...(chance.oneIn(10) ? wild(chance, now) : []),
  ]);
}

function ordersFor(chance: Chance, now: State, unit: Unit): string[] {
  const { id } = unit;
  const enemies = now.units.filter(({ side }) => side !== unit.side);
  const friends = now.units.filter((each) => each.side === unit.side && each.id !== id);
  const enemy = enemies.length > 0 ? chance.pick(enemies).id : id;
  const friend = friends.length > 0 ? chance.pick(friends).id : id;
  const some = figures(chance, unit);
  return [
    `${id} ${chance.pick(['fire', 'fire', 'tire'])} ${enemy}${manner(chance)}${some}`,
    `${id} fire ${enemy}`,
    `${id} ${chance.pick(['advance', 'avance'])} ${length(chance, 16)}${legs(chance)}${face(chance, enemy)}${some}`,
    `${id} advance ${length(chance, 12)} toward ${enemy}`,
    `${id} ${chance.pick(['back', 'recule'])} ${length(chance, 9)}`,
    `${id} sidestep ${chance.pick(['left', 'right'])} ${length(chance, 9)}`,
    `${id} ${chance.pick(['to', 'à'])} ${place(chance, unit)}${face(chance, enemy)}${some}`,
    `${id} ${chance.pick(['behind', 'left of', 'right of', 'in line with'])} ${friend}`,
    `${id} to ${length(chance, 30)} short of ${enemy}`,
    `${id} ${chance.pick(['assault', 'assault', 'assaut'])} ${enemy}`,
    ...(chance.oneIn(2) ? [`${id} ${chance.pick(['reload', 'recharge'])}${some}`] : []),
    ...(chance.oneIn(2) ? [form(chance, unit, enemy)] : []),
    ...(chance.oneIn(3) ? [`${id} ${chance.pick(['turn left', 'turn right', 'about', 'quart à droite'])}`] : []),
  ];
}

/** Mostly whole millimetres; sometimes as fine as they come, or too far. */
function length(chance: Chance, most: number): string {
  const far = chance.oneIn(8) ? most + 3 : most;
  const text = (chance.between(1, far * 10) / 10).toString();
  return chance.oneIn(6)
    ? (chance.between(1, far * 1000) / 1000).toString()
    : chance.oneIn(5)
      ? text.replace('.', ',')
      : text;
}

function legs(chance: Chance): string {
  if (!chance.oneIn(5)) return '';
  return `, ${chance.pick([
    `sidestep ${chance.pick(['left', 'right'])} ${length(chance, 4)}`,
    `oblique ${chance.pick(['left', 'right'])} ${chance.between(1, 60)}, ${length(chance, 6)}`,
    `back ${length(chance, 3)}`,
  ])}`;
}

function face(chance: Chance, enemy: string): string {
  return chance.oneIn(4) ? ` face ${chance.pick(['N', 'SE', String(chance.below(360)), enemy])}` : '';
}

function manner(chance: Chance): string {
  return chance.oneIn(4)
    ? `, ${chance.pick(['elite', 'keep', 'elite +1', 'plain', 'elite target 2', 'difference'])}`
    : '';
}

/** Sometimes single figures (SK-Q-30). */
function figures(chance: Chance, unit: Unit): string {
  if (!chance.oneIn(5)) return '';
  const some = chance.shuffled(unit.figures).slice(0, chance.between(1, 3));
  return ` figures ${some.map(({ n }) => n).join(' ')}`;
}

function form(chance: Chance, unit: Unit, enemy: string): string {
  const what = chance.pick(['form', 'form', 'deploy', 'disperse', 'forme', 'déploie']);
  const depth = chance.oneIn(2) ? ` ${chance.between(1, 4)} ${chance.pick(['ranks', 'files'])}` : '';
  const at = chance.oneIn(3) ? ` at ${place(chance, unit)}` : '';
  return `${unit.id} ${what}${depth}${at}${face(chance, enemy)}`;
}

/** Near the unit: a point, a square or its ninth. */
function place(chance: Chance, { figures: [first] }: Unit): string {
  const near = (from: number): number => Math.max(0, Math.round(from / 100 + chance.between(-160, 160)) / 10);
  const { x, y } = { x: near(first!.x), y: near(first!.y) };
  if (chance.oneIn(2)) return `${x}x${y}`;
  const square = `${String.fromCodePoint(65 + Math.floor(x / 10))}${Math.floor(y / 10) + 1}`;
  return chance.oneIn(2) ? square : `${square}/${chance.between(1, 9)}`;
}

/** Anything that can be typed, about any unit and any place. */
function wild(chance: Chance, now: State): string[] {
  const id = () => chance.pick([...now.units, ...now.gone]).id;
  return [
    `${id()} fire ${id()}`,
    `${id()} assault ${id()}`,
    `${id()} to Z99`,
    `${id()} advance 1e9`,
    `${id()} advance -3`,
    `${id()} fier ${id()}`,
    `${id()} reload figures 99`,
    'open',
    'resign',
    `advance 5`,
    `${id()} 5`,
  ];
}
