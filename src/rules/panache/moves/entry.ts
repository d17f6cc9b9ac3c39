/** PA-RES, PA-Q-15. Which units may enter, by which hexes, and with which officer. */
import { distance, type Hex } from '../../../hex/grid.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal, type Side } from '../../../kernel/play.ts';
import { named } from '../noun.ts';
import { type Body, byId, isCharacter, isOfficer, type Reserve, type State, type Unit } from '../state.ts';
import { entryWays, type Way } from './ways.ts';

/** PA-RES-01, -02, -04, PA-Q-15. By this hex, in this turn, with an officer, or following units that wait for one. */
export function mayEnter(now: State, reserve: Reserve, at: Hex, to: Hex = at): Refusal | undefined {
  return mayComeBy(now, reserve, at) ?? mayComeAway(now, reserve, at, to);
}

/** PA-RES-01, -02, -04. */
function mayComeBy(now: State, reserve: Reserve, at: Hex): Refusal | undefined {
  const { unit, entries, turn } = reserve;
  const names = { unit: named(unit) };
  if (now.turn < turn) return new Refusal('PA-RES-01', phrase('refuse-pa-enter-early', { ...names, turn }));
  if (!entries.some((entry) => entry.at === at)) {
    const hexes = entryHexes(reserve).map((hex) => phrase('hex-number', { hex }));
    return new Refusal('PA-RES-01', phrase('refuse-pa-enter-where', { ...names, hexes }), entryTexts(now, reserve));
  }
  if (isCharacter(unit) || isAccompanied(now, unit, at)) return undefined;
  return new Refusal('PA-RES-04', phrase('refuse-pa-enter-officer', names));
}

function entryHexes({ entries }: Reserve): Hex[] {
  return [...new Set(entries.map(({ at }) => at))];
}

/** The orders by which it may enter now, the shortest by each hex. */
export function entryTexts(now: State, reserve: Reserve): string[] {
  const open = entryHexes(reserve).filter((at) => !mayEnter(now, reserve, at));
  return open.flatMap((at) => shortestText(now, reserve, at));
}

/** PA-Q-15. The orders by which an officer may follow those who came by a hex: by the same hex, or one beside it. */
function followTexts(now: State, officer: Reserve, after: Hex): string[] {
  const open = entryHexes(officer).filter((at) => isBeside(at, after) && !mayComeBy(now, officer, at));
  return open.flatMap((at) => shortestText(now, officer, at));
}

function shortestText(now: State, reserve: Reserve, at: Hex): string[] {
  const [way] = entryWays(now, reserve, at);
  return way ? [enterText(reserve, at, way)] : [];
}

export function enterText({ unit }: Reserve, at: Hex, { path }: Way): string {
  const end = path.at(-1)!;
  return end === at ? `${unit.id} enter ${at}` : `${unit.id} enter ${at} to ${end}`;
}

/**
 * PA-RES-04, -05, PA-Q-15. An officer is with it: still outside, to enter by the same hex or an adjacent one (a
 * sub-general may stay there); or already on the table, near enough.
 */
function isAccompanied(now: State, unit: Body, at: Hex): boolean {
  return officersOutside(now, unit.side, at).length > 0 || officersInside(now, unit.side, at).length > 0;
}

function officersOutside(now: State, side: Side, at: Hex): Reserve[] {
  return now.reserves
    .filter(({ unit, turn }) => unit.side === side && isOfficer(unit) && turn <= now.turn)
    .filter(({ entries }) => entries.some((entry) => isBeside(entry.at, at)))
    .sort((a, b) => byId(a.unit, b.unit));
}

function officersInside(now: State, side: Side, at: Hex): Unit[] {
  return now.units.filter((each) => each.side === side && isOfficer(each) && isWith(now, each, at));
}

/** It entered by the same hex or an adjacent one; or is there, or (PA-GAP-01) within the command radius. */
function isWith({ commandRadius = 0 }: State, officer: Pick<Unit, 'at' | 'enteredBy'>, at: Hex): boolean {
  const cameBeside = officer.enteredBy !== undefined && isBeside(officer.enteredBy, at);
  return cameBeside || distance(officer.at, at) <= Math.max(1, commandRadius);
}

function isBeside(a: Hex, b: Hex): boolean {
  return distance(a, b) <= 1;
}

/** PA-Q-15. A unit that has come in this phase, and the officers outside who could still follow it, each with how. */
export interface Waiting {
  readonly unit: Unit;
  readonly at: Hex;
  readonly followers: readonly { readonly officer: Body; readonly texts: readonly string[] }[];
}

/** PA-RES-05, PA-Q-15. Units waiting for an officer: not those with one next to them, or with a sub-general outside. */
export function waitingForOfficer(now: State): Waiting[] {
  return [...now.units].sort(byId).flatMap((unit) => {
    const { side, enteredBy: at } = unit;
    if (at === undefined || isCharacter(unit) || officersInside(now, side, at).length > 0) return [];
    const outside = officersOutside(now, side, at);
    if (outside.some(({ unit: officer }) => officer.rank === 'subGeneral')) return [];
    const followers = outside.map((each) => ({ officer: each.unit, texts: followTexts(now, each, at) }));
    return [{ unit, at, followers: followers.filter(({ texts }) => texts.length > 0) }];
  });
}

/** PA-Q-15. An officer for whom only certain units wait follows them; if they are in two places, to one of them. */
function mayComeAway(now: State, { unit: officer }: Reserve, at: Hex, to: Hex): Refusal | undefined {
  const waiting = waitingForOfficer(now).filter(
    ({ followers }) => followers.length === 1 && followers[0]!.officer.id === officer.id,
  );
  const [first] = waiting;
  if (!first || waiting.some((each) => isWith(now, { at: to, enteredBy: at }, each.at))) return undefined;
  const names = { unit: named(first.unit), officer: named(officer) };
  return new Refusal('PA-Q-15', phrase('refuse-pa-enter-follow', names), first.followers[0]!.texts);
}
