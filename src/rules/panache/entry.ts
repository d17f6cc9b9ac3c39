/** PA-RES, PA-Q-15. Who may come onto the table, by which hexes, and with which officer. */
import { distance, type Hex } from '../../hex/grid.ts';
import { phrase } from '../../kernel/phrase.ts';
import { Refusal, type Side } from '../../kernel/play.ts';
import { named } from './noun.ts';
import { type Body, byId, isCharacter, isOfficer, type Reserve, type State, type Unit } from './state.ts';
import { entryWays, type Way } from './ways.ts';

/** PA-RES-01, -02, -04. By this hex, in this turn, with an officer. */
export function mayEnter(now: State, reserve: Reserve, at: Hex): Refusal | undefined {
  const { unit, entries, turn } = reserve;
  const names = { unit: named(unit) };
  if (now.turn < turn) return new Refusal('PA-RES-01', phrase('refuse-pa-enter-early', { ...names, turn }));
  if (!entries.some((entry) => entry.at === at)) {
    const hexes = entryHexes(reserve).map((hex) => phrase('pa-hex', { hex }));
    return new Refusal('PA-RES-01', phrase('refuse-pa-enter-where', { ...names, hexes }), entryTexts(now, reserve));
  }
  if (isCharacter(unit) || isAccompanied(now, unit, at)) return undefined;
  return new Refusal('PA-RES-04', phrase('refuse-pa-enter-officer', names));
}

function entryHexes({ entries }: Reserve): Hex[] {
  return [...new Set(entries.map(({ at }) => at))];
}

/** The orders by which it may enter now, the shortest by each hex; only by such as lie beside a hex, if one is named. */
export function entryTexts(now: State, reserve: Reserve, beside?: Hex): string[] {
  return entryHexes(reserve).flatMap((at) => {
    if ((beside !== undefined && !isBeside(at, beside)) || mayEnter(now, reserve, at)) return [];
    const [way] = entryWays(now, reserve, at);
    return way ? [enterText(reserve, at, way)] : [];
  });
}

export function enterText({ unit }: Reserve, at: Hex, { path }: Way): string {
  const end = path.at(-1)!;
  return end === at ? `${unit.id} enter ${at}` : `${unit.id} enter ${at} to ${end}`;
}

/**
 * PA-RES-04, -05, PA-Q-15. An officer is with it: still outside, to come by the same hex or one beside it (a
 * sub-general may stay there); or already on the table, near enough.
 */
function isAccompanied(now: State, unit: Body, at: Hex): boolean {
  return officersOutside(now, unit.side, at).length > 0 || officersInside(now, unit.side, at).length > 0;
}

export function officersOutside(now: State, side: Side, at: Hex): Reserve[] {
  return now.reserves
    .filter(({ unit, turn }) => unit.side === side && isOfficer(unit) && turn <= now.turn)
    .filter(({ entries }) => entries.some((entry) => isBeside(entry.at, at)))
    .sort((a, b) => byId(a.unit, b.unit));
}

/** Who came by the same hex or one beside it; or stands there, or (PA-GAP-01) as far off as he commands. */
export function officersInside(now: State, side: Side, at: Hex): Unit[] {
  const reach = Math.max(1, now.commandRadius ?? 0);
  return now.units.filter(
    (each) =>
      each.side === side &&
      isOfficer(each) &&
      ((each.enteredBy !== undefined && isBeside(each.enteredBy, at)) || distance(each.at, at) <= reach),
  );
}

function isBeside(a: Hex, b: Hex): boolean {
  return distance(a, b) <= 1;
}
