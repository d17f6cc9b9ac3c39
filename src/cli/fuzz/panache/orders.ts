/** Random Panache orders in both languages, legal and illegal, and one legal order among them. */
import { distance, type Hex, hexesOf } from '../../../hex/grid.ts';
import { Refusal, type Side } from '../../../kernel/play.ts';
import { panache } from '../../../rules/panache/index.ts';
import type { Reserve, State, Unit } from '../../../rules/panache/state.ts';
import { LANGUAGES } from '../../../words/language.ts';
import { isLegal, outcomeOf } from '../always.ts';
import { demand, same } from '../broken.ts';
import type { Chance } from '../../../kernel/chance.ts';
import { countRefusal } from '../game.ts';
import { count, type Tally } from '../tally.ts';
import { checkLooks } from '../told.ts';
import { isAtEdge } from './checks.ts';
import { isFresh } from './conduct.ts';
import { figuresOf, reachOf } from './figures.ts';

const MOST_TRIES = 20;

/** A text that is not refused: sometimes a suggestion, and now and then the end of the phase. */
export function chooseOrder(chance: Chance, now: State, by: Side, tally: Tally): string {
  const must = checkEnd(now, by);
  if (must.length > 0) count(tally, 'refused PA-Q-15 end');
  if (must.length > 0 && chance.oneIn(2)) return canonical(chance.pick(must), now, by);
  if (must.length === 0 && chance.oneIn(9)) return 'end';
  if (chance.oneIn(30)) return suggested(chance, now, by);
  for (const text of randomOrders(chance, now, by).slice(0, MOST_TRIES)) {
    const outcome = outcomeOf(panache, text, now, by);
    if (outcome && outcome.kind !== 'refused') return canonical(text, now, by);
    if (!outcome) continue;
    countRefusal(chance, tally, outcome.refusal);
    checkRefused(text, now, by, outcome.refusal);
  }
  return must.length === 0 ? 'end' : canonical(chance.pick(must), now, by);
}

/** PA-ACT-06, PA-Q-15. The phase can end at any time, unless an officer must follow; then the officer can. */
function checkEnd(now: State, by: Side): readonly string[] {
  const end = outcomeOf(panache, 'end', now, by);
  if (end?.kind !== 'refused') {
    demand(end?.kind === 'done', 'the phase cannot be ended');
    return [];
  }
  const { clause, instead } = end.refusal;
  demand(clause === 'PA-Q-15', `the phase cannot be ended: ${clause}`);
  demand(instead.length > 0, 'nobody says what must be done before the phase ends');
  for (const text of instead) demand(isLegal(panache, text, now, by), `must be done, but is refused: ${text}`);
  return instead;
}

/** A move is refused only if an independent calculation allows none, and the suggested replacement is legal. */
function checkRefused(text: string, now: State, by: Side, { clause, instead }: Refusal): void {
  for (const each of instead) {
    demand(isLegal(panache, each, now, by), `«${text}» is refused (${clause}), but so is what it names: ${each}`);
  }
  const read = panache.orders(text, now, by);
  const order = read instanceof Refusal ? undefined : read[0]!.order;
  if (order?.kind !== 'move' || order.via.length > 0 || order.with.length > 0) return;
  const unit = now.units.find(({ id }) => id === order.unit);
  if (!unit || unit.side !== by || !isFresh(now, unit)) return;
  demand(!reachOf(now, unit).has(order.to), `it can be done, but is refused: «${text}» ${clause}`);
}

/** The bot's ideas are legal. If it has none, the phase may end. */
function checkIdeas(now: State, by: Side): void {
  const ideas = panache.ideas(now, by);
  for (const { text } of ideas) demand(isLegal(panache, text, now, by), `thought of, but refused: ${text}`);
  demand(ideas.length > 0 || checkEnd(now, by).length === 0, 'nothing is thought of, and the phase may not end');
}

/** Every suggestion must be legal. */
function suggested(chance: Chance, now: State, by: Side): string {
  const texts = panache.suggest(now, by);
  demand(texts.includes('end') === (checkEnd(now, by).length === 0), 'the end of the phase is suggested wrongly');
  demand(texts.length > 0, 'nothing is suggested');
  for (const text of texts) demand(isLegal(panache, text, now, by), `suggested, but refused: ${text}`);
  checkIdeas(now, by);
  const [from, to] = [chance.pick([...now.units, undefined]), chance.pick([...now.units, undefined])];
  if (from && to) {
    if (from !== to) checkLooks(panache, now, from.id, to.id);
    panache.complete(`${from.id} ${chance.pick(['', 'move ', 'm', 'leave '])}`, now, by, chance.pick(LANGUAGES));
  }
  return canonical(chance.pick(texts), now, by);
}

/** Shown in either language and parsed again, it is the same order. */
function canonical(typed: string, now: State, by: Side): string {
  const text = textOf(typed, now, by);
  for (const language of LANGUAGES) {
    same(textOf(panache.showOrder(text, language), now, by), text, `shown in ${language} it is another order`);
  }
  return text;
}

function textOf(typed: string, now: State, by: Side): string {
  const read = panache.orders(typed, now, by);
  if (read instanceof Refusal) throw read;
  return read[0]!.text;
}

/** Texts in the order in which to try them. */
export function randomOrders(chance: Chance, now: State, by: Side): string[] {
  const own = now.units.filter(({ side }) => side === by);
  const idle = own.filter((unit) => isFresh(now, unit));
  const units = chance.oneIn(5) ? own : idle;
  return chance.shuffled([
    ...units.flatMap((unit) => ordersFor(chance, now, unit)),
    ...now.reserves.filter(({ unit }) => unit.side === by).flatMap((reserve) => entriesOf(chance, now, reserve)),
    ...(chance.oneIn(10) ? wild(chance, now) : []),
  ]);
}

function ordersFor(chance: Chance, now: State, unit: Unit): string[] {
  const { id, at } = unit;
  const near = near4(chance, now, at);
  const lone = now.units.filter((each) => each.at === at && each.id !== id).map((each) => each.id);
  const others = lone.length > 0 && !chance.oneIn(3) ? ` ${chance.pick(['with', 'avec'])} ${lone.join(' ')}` : '';
  const edges = isAtEdge(now, at) || chance.oneIn(5) ? ['leave', `leave ${near[0]}`, `sort ${near[1]}`] : [];
  return [
    ...[...alongRoads(chance, now, unit), ...alongRoads(chance, now, unit)].map((hex) => `${id} move ${hex}`),
    ...near.map((hex) => `${id} ${chance.pick(['move', 'move', 'bouge', 'marche'])} ${hex}${others}`),
    `${id} move ${near[0]} via ${near[1]}`,
    ...(chance.oneIn(3) ? [`${id} move ${near[0]} via ${near[1]} ${near[2]}${others}`] : []),
    ...(chance.oneIn(4) ? edges.map((text) => `${id} ${text}`) : []),
    ...wagons(chance, unit),
  ];
}

/** PA-ROAD-02. As far along each road as the unit may go, or a hex too far. */
function alongRoads(chance: Chance, { map }: State, unit: Unit): Hex[] {
  const most = (figuresOf(unit)?.max ?? 0) + 1 + (unit.mount === undefined ? 0 : 1);
  return map.roads.flatMap(({ hexes }) => {
    const here = hexes.indexOf(unit.at);
    if (here === -1) return [];
    const far = chance.oneIn(8) ? most + 1 : most - chance.below(2);
    return [hexes[here + far], hexes[here - far]].filter((hex) => hex !== undefined);
  });
}

function wagons(chance: Chance, { id, mount }: Unit): string[] {
  if (!chance.oneIn(mount === 'wagons' ? 2 : 30)) return [];
  return [`${id} ${chance.pick(['wagons', 'no wagons', 'chariots', 'sans chariots'])}`];
}

/** Four hexes, most of them reachable. */
function near4(chance: Chance, { map }: State, at: Hex): Hex[] {
  const reach = chance.between(1, 6);
  const near = hexesOf(map).filter((hex) => hex !== at && distance(hex, at) <= reach);
  return Array.from({ length: 4 }, () => chance.pick(near));
}

function entriesOf(chance: Chance, now: State, { unit, entries }: Reserve): string[] {
  const { at } = chance.pick(entries);
  const [to, via] = near4(chance, now, at);
  const word = chance.pick(['enter', 'entre']);
  return [
    `${unit.id} ${word} ${at}`,
    `${unit.id} ${word} ${at} ${word === 'enter' ? 'to' : "jusqu'à"} ${to}`,
    `${unit.id} enter ${at} to ${to} via ${via}`,
    ...(chance.oneIn(6) ? [`${unit.id} enter ${via}`, `${unit.id} move ${to}`] : []),
  ];
}

/** Anything that can be typed, about any unit and any hex. */
function wild(chance: Chance, now: State): string[] {
  const hexes = hexesOf(now.map);
  const id = now.units.length > 0 ? chance.pick(now.units).id : '3L';
  const hex = () => chance.pick(hexes);
  return [
    `${id} move ${hex()}`,
    `${id} leave ${hex()}`,
    `${id} enter ${hex()}`,
    `${id} move ${hex()} with ${id}`,
    `${id} wagons`,
    'open',
    'resign',
    `move ${hex()}`,
    `${id} mvoe ${hex()}`,
    `${id} ${hex()}`,
  ];
}
