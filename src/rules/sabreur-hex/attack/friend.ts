/** SH-REACT-15, -16. One friend of the target may act while the attack is under way: countercharge, or fire. */
import { type Ledger, total } from '../../../kernel/ledger.ts';
import type { Hex } from '../../../hex/grid.ts';
import { askLive } from '../../../kernel/asking.ts';
import type { About } from '../../../kernel/question.ts';
import type { Declared, Reaction } from './attack.ts';
import { countercharge, countercharges, counterModifiers, mayCounterForFriend } from './countercharge.ts';
import { fireDefensively, firesOpen } from '../fire/defensive-fire.ts';
import { passesBy } from '../movement/displacement.ts';
import type { Displacement } from '../movement/way.ts';
import { involvedWith, isOutflanked } from '../field/engage.ts';
import type { Half } from '../field/extended.ts';
import { happen, type Play } from '../facts.ts';
import {
  chanceOf,
  chargedModifiers,
  firingModifiers,
  moraleDice,
  moraleModifiers,
  moraleTest,
} from '../morale/morale.ts';
import { distanceBetween, withUnit } from '../field/place.ts';
import { HELP, type Help, NO_ONE } from '../questions/help.ts';
import { isPanicked, type State, type Table, type Unit, unitOf } from '../state.ts';
import { movementFactor } from '../tables.ts';

/** What matters of the attack under way to a friend of its target. */
export type Aided = Pick<Declared, 'kind' | 'attacker' | 'target' | 'engagedBefore'> & Pick<Reaction, 'beside'>;

/** One possible act of a friend: fire, or countercharge along a path. */
interface Deed {
  readonly unit: string;
  readonly said: Help;
  readonly deed:
    | { readonly do: 'fire'; readonly half?: Half | undefined }
    | { readonly do: 'counter'; readonly way: Displacement };
}

/**
 * ASK-07, SH-REACT-15, -16, SH-DEFFIRE-07, SH-COUNTER-06, -07, SH-MORALE-21, SH-Q-52. After the target's own reaction,
 * if the attack goes on, even if the target has left: one friend declares, tests, and acts if it passed; a failure
 * costs it nothing. Returns the reaction as changed by the friend.
 */
export function* friendReacts(table: Table, declared: Declared, reaction: Reaction): Play<Reaction> {
  if (!reaction.goesOn) return reaction;
  const aided = { ...declared, beside: reaction.beside };
  const help = yield* askFriend(table.now, aided, reaction.target === 'stands');
  if (!help) return reaction;
  yield* happen({ type: 'volunteered', unit: help.unit, friend: declared.target, how: help.deed.do });
  const modifiers = nerveOfFriend(table.now, aided, help);
  const test = yield* moraleTest(table, help.unit, 'support', { modifiers });
  return test.passed ? yield* carryOut(table, declared, help, reaction) : reaction;
}

function* carryOut(table: Table, declared: Declared, { unit, deed }: Deed, reaction: Reaction): Play<Reaction> {
  if (deed.do === 'counter') {
    yield* countercharge(unit, declared.attacker, deed.way);
    return { ...reaction, countercharged: reaction.countercharged ?? 'friend' };
  }
  const { goesOn } = yield* fireDefensively(table, unit, declared, { half: deed.half, before: reaction.lostToFire });
  return { ...reaction, goesOn };
}

/** SH-DEFFIRE-02, SH-COUNTER-02, SH-REACT-15. All possible acts of the target's friends, fire first. */
function helpOpen(now: State, aided: Aided): Deed[] {
  const attacker = unitOf(now, aided.attacker);
  const friends = now.units.filter(
    (unit) =>
      unit.side !== attacker.side &&
      unit.id !== aided.target &&
      isNear(unit, attacker, aided) &&
      isFreeToHelp(now, unit, attacker),
  );
  return [
    ...friends.flatMap((friend) => shots(now, friend, aided)),
    ...friends.flatMap((friend) => rides(now, friend, attacker)),
  ];
}

/** SH-DEFFIRE-04, SH-COUNTER-03. Neither panicked nor in combat with any unit but the attacker. */
function isFreeToHelp(now: State, friend: Unit, attacker: Unit): boolean {
  return !isPanicked(friend) && involvedWith(now, friend).every((enemy) => enemy.id === attacker.id);
}

/** SH-DEFFIRE-04, SH-COUNTER-04. It was next to the target, or the attacker is within its reach. */
function isNear(friend: Unit, attacker: Unit, { beside }: Aided): boolean {
  return beside.includes(friend.id) || distanceBetween(friend, attacker) <= movementFactor(friend) + 1;
}

/** SH-DEFFIRE-04, -05. A friend that was next to the target when the attacker made contact, and may fire at it. */
function shots(now: State, friend: Unit, aided: Aided): Deed[] {
  if (!aided.beside.includes(friend.id)) return [];
  return firesOpen(now, friend, aided).map(({ half }) => ({
    unit: friend.id,
    said: { say: 'fire', unit: friend.id, half },
    deed: { do: 'fire', half },
  }));
}

/** SH-COUNTER-02, -04, -05, -09. A friend that can reach the attacker, however short the attack's own move was. */
function rides(now: State, friend: Unit, attacker: Unit): Deed[] {
  if (!mayCounterForFriend(now, friend)) return [];
  const ends = new Map<string, Displacement>();
  for (const way of countercharges(now, friend, attacker)) {
    const end = way.path.at(-1)!;
    if (!ends.has(end)) ends.set(end, way);
  }
  return [...ends].map(([end, way]) => ride(friend.id, way, [end]));
}

/** `via`: the part of its way that is given. */
function ride(unit: string, way: Displacement, via: readonly Hex[]): Deed {
  return { unit, said: { say: 'counter', unit, via }, deed: { do: 'counter', way } };
}

/** SH-MORALE-18, SH-Q-53. A friend tests normally; under the other reading, like the target that it helps. */
function nerveOfFriend(now: State, aided: Aided, { unit: id, deed }: Deed): Ledger {
  const unit = unitOf(now, id);
  const general = moraleModifiers(now, unit, 'support', { enemy: aided.attacker });
  if (now.rulings.supportersTestAsCharged === 'no') return general;
  const own = deed.do === 'fire' ? firingModifiers(now, unit, aided) : counterModifiers(now, unit, aided);
  return [...general, ...chargedModifiers(now, unit, aided), ...own];
}

/** ASK-07. None, or one friend. */
function* askFriend(now: State, aided: Aided, stands: boolean): Play<Deed | undefined> {
  const open = helpOpen(now, aided);
  if (open.length === 0) return undefined;
  const nobody = { value: NO_ONE, live: undefined };
  return yield* askLive<Help, Deed | undefined>(HELP, {
    to: unitOf(now, open[0]!.unit).side,
    about: {
      charger: aided.attacker,
      target: aided.target,
      stands,
      ...(aided.kind === 'assault' && { how: 'assault' }),
    },
    options: [nobody, ...open.map((deed) => ({ ...helpOption(now, aided, deed), live: deed }))],
    fallback: NO_ONE,
    beginnings: true,
    means(given) {
      const { ifStays, ...said } = { ifStays: undefined, ...given };
      if (said.say === 'none' || (ifStays !== undefined && ifStays !== aided.target)) return undefined;
      const deed = deedMeant(now, aided, open, said);
      if (!deed) return undefined;
      return ifStays !== undefined && !stands ? nobody : { value: deed.said, live: deed };
    },
  });
}

/** One of the options; or a shorter text, or one with more hexes of its path: the shortest path that passes them. */
function deedMeant(now: State, aided: Aided, open: readonly Deed[], said: Exclude<Help, { say: 'none' }>) {
  const same = ({ said: each }: Deed) => each.say === said.say && each.unit === said.unit;
  const { half, via } = { half: undefined, via: undefined, ...said };
  const isMeant = ({ said: each }: Deed) => {
    const offered = { half: undefined, via: undefined, ...each };
    return (half === undefined || half === offered.half) && (via === undefined || via.join() === offered.via?.join());
  };
  const deed = open.find((each) => same(each) && isMeant(each));
  if (deed || via === undefined || !open.some(same)) return deed;
  const way = countercharges(now, unitOf(now, said.unit), unitOf(now, aided.attacker)).find(({ path }) =>
    passesBy(path, via),
  );
  return way && ride(said.unit, way, way.path);
}

/** What the card shows: the total it needs and its chance; for a countercharge, whether it would outflank. */
function helpOption(now: State, aided: Aided, help: Deed): { readonly value: Help; readonly about: About } {
  const unit = unitOf(now, help.unit);
  const needs = total(unit.command, nerveOfFriend(now, aided, help));
  const chance = chanceOf(needs, moraleDice(now, unit, 'support'));
  if (help.deed.do === 'fire') return { value: help.said, about: { needs, chance } };
  const outflanks = wouldOutflank(now, aided.attacker, help.unit, help.deed.way);
  return { value: help.said, about: { needs, chance, outflanks } };
}

/** SH-COUNTER-10. Whether the attacker would be outflanked by a friend after this move. */
function wouldOutflank(now: State, attacker: string, id: string, way: Displacement): boolean {
  const there = withUnit(now, { ...unitOf(now, id), at: way.path.at(-1)! });
  return isOutflanked(there, unitOf(now, attacker));
}

/** For a card: what friends could do if the target stays as it is now. */
export function helpAhead(now: State, aided: Aided): ReturnType<typeof helpOption>[] {
  return helpOpen(now, aided).map((help) => helpOption(now, aided, help));
}
