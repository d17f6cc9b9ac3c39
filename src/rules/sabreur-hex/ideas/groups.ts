/**
 * SH-GROUP, SH-ORDERS-06, -07. Which units to activate together with an order point: three units act for the price of
 * one.
 */
import { phrase } from '../../../kernel/phrase.ts';
import { activationCost, mayActivate } from '../turn/group.ts';
import { areAdjacent, distanceBetween } from '../field/place.ts';
import { hasSkill, isPanicked, isSquare, type State, type Unit } from '../state.ts';
import type { Idea } from './idea.ts';

/** The best idea for a unit now. */
export interface Thought {
  readonly unit: Unit;
  readonly idea: Idea;
}

/** Units to activate with one order, the one that acts first at the front, and their value per point. */
interface Waking {
  readonly members: readonly Thought[];
  readonly extras: readonly Thought[];
  readonly cost: number;
  readonly worth: number;
}

/** SH-GROUP-01, -05. */
const MOST_MEMBERS = 3;
const MOST_SCOUTS = 2;
const SCOUTS_FROM = 3;

/** Discounts later units of a group: their options may have changed by then. */
const LATER = 0.85;

/** The best per point first; no unit twice. */
export function activationIdeas(now: State, thoughts: readonly Thought[]): Idea[] {
  const all = chains(thoughts).flatMap((members) => wakings(now, members, thoughts));
  const sorted = all.toSorted((a, b) => b.worth - a.worth);
  const taken = new Set<Unit>();
  return sorted.flatMap((waking) => {
    const units = [...waking.members, ...waking.extras].map(({ unit }) => unit);
    if (units.some((unit) => taken.has(unit))) return [];
    for (const unit of units) taken.add(unit);
    return [asIdea(waking)];
  });
}

/** SH-GROUP-02 to -04. Each unit alone, and all adjacent chains with the same facing. */
function chains(thoughts: readonly Thought[]): Thought[][] {
  const alone = thoughts.filter(({ unit }) => !isGun(unit)).map((thought) => [thought]);
  const found: Thought[][] = [...alone];
  const seen = new Set<string>();
  let last: Thought[][] = alone;
  for (let size = 2; size <= MOST_MEMBERS; size++) {
    last = last.flatMap((members) =>
      thoughts
        .filter((thought) => !members.includes(thought) && fits(members, thought))
        .map((thought) => [...members, thought])
        .filter((grown) => {
          const key = grown
            .map(({ unit }) => unit.id)
            .toSorted()
            .join(' ');
          return !seen.has(key) && seen.add(key) !== undefined;
        }),
    );
    found.push(...last);
  }
  return found;
}

function fits(members: readonly Thought[], { unit }: Thought): boolean {
  if (isGun(unit)) return false;
  const isFree = isSquare(unit) || isPanicked(unit);
  return (
    members.some((member) => areAdjacent(member.unit, unit)) &&
    members.every(
      (member) =>
        isPanicked(member.unit) === isPanicked(unit) &&
        (isFree || isSquare(member.unit) || member.unit.facing === unit.facing),
    )
  );
}

/** Adds the units that may accompany them at no cost, if the side can pay. */
function wakings(now: State, members: readonly Thought[], thoughts: readonly Thought[]): Waking[] {
  const ids = members.map(({ unit }) => unit.id);
  const { cost } = activationCost(now, ids);
  if (cost > now.orderPoints) return [];
  const extras = companionsOf(members, thoughts);
  const names = extras.map(({ unit }) => unit.id);
  const together = extras.length > 0 && !mayActivate(now, members[0]!.unit.side, ids, names) ? extras : [];
  if (together.length === 0 && ids.length > 1 && mayActivate(now, members[0]!.unit.side, ids, [])) return [];
  const worths = [...members, ...together].map(({ idea }) => idea.worth).toSorted((a, b) => b - a);
  const worth = worths.reduce((sum, each, n) => sum + each * (n === 0 ? 1 : LATER), 0) / cost;
  return [{ members, extras: together, cost, worth }];
}

/** SH-GROUP-05 to -09. The scouts and the regimental gun that are near enough. */
function companionsOf(members: readonly Thought[], thoughts: readonly Thought[]): Thought[] {
  if (members.some(({ unit }) => isPanicked(unit))) return [];
  const near = thoughts.filter(
    (thought) =>
      !members.includes(thought) &&
      !isPanicked(thought.unit) &&
      members.some(({ unit }) => distanceBetween(unit, thought.unit) <= SCOUTS_FROM),
  );
  const byWorth = near.toSorted((a, b) => b.idea.worth - a.idea.worth);
  const scouts = byWorth.filter(({ unit }) => hasSkill(unit, 'scout') && !isSquare(unit)).slice(0, MOST_SCOUTS);
  const guns = byWorth.filter(({ unit }) => isGun(unit) && members.some((each) => areAdjacent(each.unit, unit)));
  return [...scouts, ...guns.slice(0, 1)];
}

/** The unit with the best idea acts first; the others are reconsidered after it. */
function asIdea({ members, extras, cost, worth }: Waking): Idea {
  const all = [...members, ...extras];
  const able = all.filter(({ unit }) => !isGun(unit));
  const first = able.reduce((best, each) => (each.idea.worth > best.idea.worth ? each : best));
  if (all.length === 1) return { ...first.idea, worth };
  const ids = members.map(({ unit }) => unit.id).join(' ');
  const more = extras.map(({ unit }) => ` +${unit.id}`).join('');
  const text = `${ids}${more}: ${first.idea.text}`;
  return { text, worth, why: phrase('idea-group', { units: all.length, cost, why: first.idea.why }), wakes: true };
}

/** SH-GROUP-07. It is never activated alone. */
export function isGun(unit: Unit): boolean {
  return unit.type === 'regimentalGun';
}
