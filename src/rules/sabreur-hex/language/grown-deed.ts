/** What follows a verb as an order grows: what it is done to, a facing, hexes to pass, a second action, conditions. */
import { distance } from '../../../hex/grid.ts';
import type { Branch, Grown } from '../../../kernel/grammar/branch.ts';
import { growing } from '../../../kernel/grammar/grown.ts';
import type { Draft } from '../../../kernel/grammar/line.ts';
import type { Offer } from '../../../kernel/grammar/verb.ts';
import { friendsOf } from '../field/engage.ts';
import type { Action, Presets } from '../order.ts';
import { hasSkill, isArtillery } from '../state.ts';
import { movementFactor } from '../tables.ts';
import { ACTIONS, LINES, objectText } from './actions.ts';
import { branch, inBoth, word } from './branch.ts';
import { stillToSay, writePresets } from './conditions.ts';
import { type Deed, type Mover, shortest, type Thing, thingsOf } from '../candidates/deed.ts';
import { mayFollow, secondDeeds } from '../candidates/seconds.ts';
import { TONGUE } from './slots.ts';

interface ThingOffer extends Offer<unknown> {
  readonly thing: Thing;
}

/** A verb; where things follow surely, one of them tells of all. `before`: the action that it follows. */
export function deedBranch(from: Grown, who: Mover, deed: Deed, before?: Action): Branch {
  const { verb, things, isSure = false, more = () => [] } = deed;
  const { pattern, make } = LINES[verb];
  const [first] = pattern.names;
  const offerOf = (thing: Thing) => thingOffer(deed, thing, before);
  const offers = things.map(offerOf);
  const later = once(() => more().map(offerOf));
  const thingIn = (said: Draft) => [...offers, ...later()].find((offer) => isOf(offer, first, said))?.thing;
  const seconds = secondsOf(who);

  const offered = (name: string) => {
    if (name === first) return () => [...offers, ...later()];
    if (name === 'via') return verb === 'forcedMarch' ? undefined : (said: Draft) => viaOf(who, said);
    const isFaced = things.some(({ faces = [] }) => faces.length > 0);
    return name === 'facing' && isFaced ? (said: Draft) => facesOf(thingIn(said)) : undefined;
  };

  const behind = (done: Grown, said: Draft): Branch[] => {
    const action = make(said);
    if (verb === 'charge' && said['facing'] === undefined) {
      return [...conditionBranches(done, action), ...companyBranches(done, who, action)];
    }
    if (verb === 'charge' || verb === 'assault') return conditionBranches(done, action);
    const thing = thingIn(said);
    return before || !thing ? [] : thenBranches(done, who, action, seconds(action, thing));
  };

  const isWhole = offers.some(({ value, and }) => value === undefined && !and);
  const likely = verb === 'march' ? things.at(-1) : things[0];
  const tried = likely && ACTIONS.writeOne(shortest(likely), 'en', { before, isBare: true });
  return branch(from, word(verb), {
    isWhole,
    isSure: before !== undefined && isSure,
    tries: isSure && !isWhole && tried !== undefined ? [` ${tried}`] : [],
    branches: (grown) => growing({ ...TONGUE, branch, word, pattern, offered, behind })(grown, {}),
  });
}

/** All that the thing names, at once; lists and facings are added behind it. */
function thingOffer({ verb, isSure = false }: Deed, thing: Thing, before: Action | undefined): ThingOffer {
  const { pattern, said: saidOf } = LINES[verb];
  const said = saidOf(thing.action, before) ?? {};
  const [first, ...rest] = pattern.names;
  const and = rest.filter((name) => said[name] !== undefined && !Array.isArray(said[name]));
  return {
    thing,
    value: first === undefined ? undefined : said[first],
    ...(and.length > 0 && { and: Object.fromEntries(and.map((name) => [name, said[name]])) }),
    isWhole: thing.mustFace !== true,
    isSure: isSure || thing.isSure === true,
    isAside: thing.isBare === true,
  };
}

/** Whether this is the offer that was taken. */
function isOf({ value, and = {} }: ThingOffer, first: string | undefined, said: Draft): boolean {
  const isFirst = first === undefined || said[first] === value;
  return isFirst && Object.entries(and).every(([name, each]) => said[name] === each);
}

function once<T>(find: () => T): () => T {
  let found: { readonly value: T } | undefined;
  return () => (found ??= { value: find() }).value;
}

function facesOf(thing: Thing | undefined): Offer<unknown>[] {
  return (thing?.faces ?? []).map((value) => ({ value }));
}

/** `via 1205`: hexes beside the unit. */
function viaOf(who: Mover, { to, via }: Draft): Offer<unknown>[] {
  if (Array.isArray(via) && via.length > 0) return [];
  const ends = thingsOf(who, 'march').flatMap(({ action }) => ('to' in action ? [action.to] : []));
  return ends.filter((hex) => hex !== to && distance(hex!, who.unit.at) === 1).map((value) => ({ value }));
}

/** What may follow an action; to name the facing that goes without saying changes nothing. */
function secondsOf(who: Mover) {
  const known = new Map<string, readonly Deed[]>();
  return (action: Action, { implied, mustFace }: Thing): readonly Deed[] => {
    const { facing, ...rest } = { facing: undefined, ...action };
    if (!mayFollow(who.now, who.unit, action.do) || (mustFace && facing === undefined)) return [];
    const first = facing === implied && action.do !== 'turn' ? (rest as Action) : action;
    const key = ACTIONS.write(first, 'en');
    const found = known.get(key) ?? secondDeeds(who, first);
    known.set(key, found);
    return found;
  };
}

/** `then fire 20L`, `then line`, `then right 20L`. */
function thenBranches(from: Grown, who: Mover, before: Action, deeds: readonly Deed[]): Branch[] {
  if (deeds.length === 0) return [];
  return [
    branch(from, word('then'), {
      slot: 'then',
      isSure: deeds.some(({ isSure }) => isSure),
      branches: (grown) =>
        deeds.flatMap((deed) => [
          deedBranch(grown, who, deed, before),
          ...deed.things
            .filter(({ isBare }) => isBare)
            .map(({ action }) =>
              branch(
                grown,
                inBoth((language) => objectText(action, language)),
                { isWhole: true },
              ),
            ),
        ]),
    }),
  ];
}

/** SH-PURSUIT-05. `, pursue with 5D`: friends with Tactical Sense near enough to be beside the charger by then. */
function companyBranches(from: Grown, { now, unit }: Mover, action: Action): Branch[] {
  const able = friendsOf(now, unit).filter((friend) => hasSkill(friend, 'tacticalSense') && !isArtillery(friend));
  return able
    .filter((friend) => distance(friend.at, unit.at) <= movementFactor(unit) + 1)
    .map(({ id }) => conditionBranch(from, action, {}, { pursue: 'yes', support: id }));
}

/** What is decided in advance about the questions that the order raises. */
function conditionBranches(from: Grown, action: Action, said: Presets = {}): Branch[] {
  return stillToSay(said, action.do).map((more) => conditionBranch(from, action, said, more));
}

/** It makes nothing legal, nor forbids it. */
function conditionBranch(from: Grown, action: Action, said: Presets, more: Presets): Branch {
  const text = inBoth((language) => writePresets(more, language));
  const branches = (grown: Grown) => conditionBranches(grown, action, { ...said, ...more });
  return branch(from, text, { touches: true, isWhole: true, isSure: true, isAside: true, branches });
}
