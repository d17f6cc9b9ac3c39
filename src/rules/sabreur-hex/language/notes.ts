/** What a completion says besides its words: of a unit what it is, of an order what it costs and how likely it is. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { type Asked, Refusal, type Roll } from '../../../kernel/play.ts';
import { total } from '../../../kernel/ledger.ts';
import { DOCTRINES } from '../ahead/doctrine.ts';
import { ACTIVATION, activationCost } from '../turn/group.ts';
import { chanceOf, type Keep } from '../morale/morale.ts';
import { bareNoun } from '../noun.ts';
import type { Action, Order } from '../order.ts';
import { distanceBetween } from '../field/place.ts';
import { doctrine } from '../questions/index.ts';
import { REACTION } from '../questions/reaction.ts';
import type { State, Unit } from '../state.ts';
import type { Branch } from '../../../kernel/grammar/branch.ts';
import { parse } from './orders.ts';

/** The first result of an order, if it may be given. */
export type FirstStop = (
  text: string,
) => { readonly roll: Roll; readonly now: State } | { readonly asked: Asked; readonly now: State } | undefined;

type Act = Extract<Order, { kind: 'act' }>;

/** The others involve no chance, or too many of them are offered together. */
const UNSURE: ReadonlySet<Action['do']> = new Set(['charge', 'assault', 'fire', 'rally', 'form']);

export function noteOf(
  { isWhole, grown: { canonical } }: Branch,
  now: State,
  stopOf: FirstStop | undefined,
): Phrase | undefined {
  const unit = [...now.units, ...(now.reserve ?? [])].find(({ id }) => id === canonical);
  if (unit) return unitNote(unit);
  const order = isWhole ? parse(canonical) : undefined;
  if (!order || order instanceof Refusal) return undefined;
  if (order.kind === 'end') return now.orderPoints > 0 ? phrase('choice-unspent', { n: now.orderPoints }) : undefined;
  if (order.kind !== 'act') return undefined;
  const likely = [...distanceNote(order, now), ...chanceNote(order, canonical, stopOf)];
  const cost = costOf(order, now);
  // That an order costs a point goes without saying, where there is more to say of it.
  const isSaid = cost > (likely.length > 0 ? ACTIVATION.cost : 0);
  const parts = [...likely, ...(isSaid ? [phrase('choice-points', { n: cost })] : [])];
  return parts.length === 0 ? undefined : phrase('choice-note', { parts });
}

/** `Lindenau · line 20`. */
function unitNote({ id, name, type, strength }: Pick<Unit, 'id' | 'name' | 'type' | 'strength'>): Phrase {
  const said = bareNoun({ en: withoutNumber(id, name.en.name), fr: withoutNumber(id, name.fr.name) });
  return phrase('choice-unit', { unit: said, type: phrase(`choice-type-${type}`), strength });
}

/** Its short name has the number already: of the 29th Regiment Lindenau it is enough that it is Lindenau. */
function withoutNumber(id: string, name: string): string {
  const [, number, rest] = /^(\d+)\p{L}* (?:regiment|régiment|regimiento) (\p{Lu}.*)$/iu.exec(name) ?? [];
  return rest !== undefined && id.startsWith(number!) ? rest : name;
}

/** How far it is to whom a single action is aimed at. */
function distanceNote({ unit: id, actions }: Act, now: State): Phrase[] {
  const [action, second] = actions;
  if (!action || second || !('target' in action)) return [];
  const unit = now.units.find((each) => each.id === id);
  const target = now.units.find((each) => each.id === action.target);
  return unit && target ? [phrase('choice-distance', { n: distanceBetween(unit, target) })] : [];
}

/** The dice it rolls, the chance of its test, or its target's likeliest reaction and the chance of that. */
function chanceNote({ actions }: Act, text: string, stopOf: FirstStop | undefined): Phrase[] {
  const stop = actions.some((action) => UNSURE.has(action.do)) ? stopOf?.(text) : undefined;
  if (!stop) return [];
  return 'roll' in stop ? rollNote(stop.roll) : reactionNote(stop.asked, stop.now);
}

function rollNote({ why, dice, base = 0, ledger, about }: Roll): Phrase[] {
  if (why === 'morale')
    return [phrase('choice-test', { chance: chanceOf(total(base, ledger), about['keep'] as Keep) })];
  return why === 'fire' || why === 'shock' || why === 'melee' ? [phrase('choice-dice', { n: dice })] : [];
}

/** By the drill book, which is public. */
function reactionNote(asked: Asked, now: State): Phrase[] {
  if (asked.kind !== REACTION.kind) return [];
  const text = doctrine(DOCTRINES[0], asked, now);
  const option = asked.options.find((each) => each.text === text);
  if (!option) return [];
  const { chance = 'none' } = option.about;
  return [phrase('choice-reaction', { what: REACTION.words(option.text, now), chance: chance as number | 'none' })];
}

/** SH-ORDERS-06, -07. What it costs to wake whom the order wakes; nothing where they are awake. */
function costOf({ group, unit }: Act, now: State): number {
  const members = group?.members ?? (unit === undefined ? [] : [unit]);
  const woken = members.filter((id) => now.units.some((each) => each.id === id && !each.activated));
  return woken.length === 0 ? 0 : activationCost(now, woken).cost;
}
