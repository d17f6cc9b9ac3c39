/**
 * An order as it grows: a tree whose branches are the next words, so that one can follow what somebody types in either
 * language. What might be done comes from the functions that judge the order; whether it may is found out by playing it.
 */
import { distance, type Hex, hexesOf } from '../../../hex/grid.ts';
import type { Refusal, Side } from '../../../kernel/play.ts';
import type { Language } from '../../../kernel/ruleset.ts';
import { allowanceOf } from '../allowance.ts';
import { mayEnter } from '../entry.ts';
import { exitsFor } from '../leave.ts';
import { mayMove } from '../move.ts';
import { isCharacter, type Reserve, type State, type Unit, unitsAt } from '../state.ts';
import { hasWagons } from '../wagons.ts';
import { entryWays, exitWay, type Way, waysOf } from '../ways.ts';
import { type Branch, branch, type Grown, literal, SEED, word } from './branch.ts';
import { shownWord } from './vocabulary.ts';

/** The position after orders, or why they may not be given: see `may.ts`. */
export type After = (text: string, now: State, by: Side) => State | Refusal;

/** Is this a legal order, in canonical text? */
export type May = (text: string) => boolean;

/** Units that may still do something, reinforcements, and the end of the movement phase. */
export function sown(now: State, by: Side, may: May): Branch[] {
  return [
    ...now.units.filter(({ side }) => side === by).flatMap((unit) => unitBranch(now, unit, may)),
    ...now.reserves.filter(({ unit }) => unit.side === by).flatMap((reserve) => reserveBranch(now, reserve, may)),
    ...whole(branch(SEED, word('end'), { isWhole: true }), may),
  ];
}

/** A branch that is an order by itself, if it may be given. */
function whole(each: Branch, may: May): Branch[] {
  return may(each.grown.canonical) ? [each] : [];
}

/** A branch that only leads on, if there is anything behind it. */
function onward(each: Branch): Branch[] {
  return each.isWhole || each.grown.branches().length > 0 ? [each] : [];
}

function unitBranch(now: State, unit: Unit, may: May): Branch[] {
  const branches = (grown: Grown): Branch[] => [
    ...(mayMove(now, unit) ? [] : [...moveBranch(now, unit, grown, may), ...leaveBranch(now, unit, grown, may)]),
    ...(hasWagons(unit) ? wagonBranches(grown, may) : []),
  ];
  return onward(branch(SEED, literal(unit.id), { note: (language) => unit.name[language].name, branches }));
}

function moveBranch(now: State, unit: Unit, from: Grown, may: May): Branch[] {
  const ways = byUse(now, unit.side, waysOf(now, unit));
  if (ways.length === 0) return [];
  const branches = (grown: Grown) => ways.map((way) => wayBranch(now, unit, grown, way, may));
  return [branch(from, word('move'), { branches })];
}

function wayBranch(now: State, unit: Unit, from: Grown, way: Way, may: May): Branch {
  return branch(from, literal(endOf(way)), {
    isWhole: true,
    note: (language) => price(way, language),
    branches: (grown) => [...withBranch(now, unit, grown, may), ...viaBranch(now, grown, way, may)],
  });
}

/** PA-GAP-07. The characters in its hex. */
function withBranch(now: State, unit: Unit, from: Grown, may: May): Branch[] {
  if (isCharacter(unit)) return [];
  const others = unitsAt(now, unit.at).filter((other) => isCharacter(other) && other.side === unit.side);
  const named = (grown: Grown, left: readonly Unit[]): Branch[] =>
    left.flatMap((other) => {
      const rest = left.filter((each) => each !== other);
      return whole(
        branch(grown, literal(other.id), {
          isWhole: true,
          note: (language) => other.name[language].name,
          branches: (done) => named(done, rest),
        }),
        may,
      );
    });
  return onward(branch(from, word('with'), { branches: (grown) => named(grown, others) }));
}

/** PA-GEO-02. Hexes to pass on the way: those on the usual way first. */
function viaBranch(now: State, from: Grown, way: Way, may: May): Branch[] {
  if (way.path.length < 2) return [];
  const end = endOf(way);
  const usual = way.path.slice(0, -1);
  const near = hexesOf(now.map).filter(
    (hex) => hex !== end && !usual.includes(hex) && distance(hex, end) <= way.path.length,
  );
  const branches = (grown: Grown) =>
    [...usual, ...near].flatMap((hex) => whole(branch(grown, literal(hex), { isWhole: true, isAside: true }), may));
  return [branch(from, word('via'), { isAside: true, branches })];
}

/** PA-OFF-01, -05. Where it stands, or by another edge hex: the nearest first. */
function leaveBranch(now: State, unit: Unit, from: Grown, may: May): Branch[] {
  const far = (hex: Hex) => distance(unit.at, hex);
  const exits = exitsFor(now, unit)
    .filter((hex) => far(hex) < allowanceOf(unit).roadCap && exitWay(now, unit, hex))
    .toSorted((a, b) => far(a) - far(b));
  if (exits.length === 0) return [];
  const branches = (grown: Grown) => exits.flatMap((hex) => whole(branch(grown, literal(hex), { isWhole: true }), may));
  return [branch(from, word('leave'), { isWhole: exits.includes(unit.at), branches })];
}

/** PA-Q-13. */
function wagonBranches(from: Grown, may: May): Branch[] {
  return ['wagons', 'noWagons'].flatMap((name) => whole(branch(from, word(name), { isWhole: true }), may));
}

/** PA-RES-01 to -04. */
function reserveBranch(now: State, reserve: Reserve, may: May): Branch[] {
  const { unit, entries } = reserve;
  const places = [...new Set(entries.map(({ at }) => at))].filter((at) => !mayEnter(now, reserve, at));
  const branches = (grown: Grown) => places.flatMap((at) => entryBranch(now, reserve, grown, at, may));
  const entering = (grown: Grown) => onward(branch(grown, word('enter'), { branches }));
  return onward(branch(SEED, literal(unit.id), { note: (language) => unit.name[language].name, branches: entering }));
}

function entryBranch(now: State, reserve: Reserve, from: Grown, at: Hex, may: May): Branch[] {
  const ways = byUse(now, reserve.unit.side, entryWays(now, reserve, at));
  const first = ways.find((way) => endOf(way) === at);
  const others = ways.filter((way) => way !== first);
  const toward = (grown: Grown) =>
    others.flatMap((way) =>
      whole(branch(grown, literal(endOf(way)), { isWhole: true, note: (language) => price(way, language) }), may),
    );
  return onward(
    branch(from, literal(at), {
      isWhole: first !== undefined && may(`${from.canonical} ${at}`),
      note: (language) => (first ? price(first, language) : ''),
      branches: (grown) => onward(branch(grown, word('to'), { branches: toward })),
    }),
  );
}

function endOf({ path }: Way): Hex {
  return path.at(-1)!;
}

/** Nearest to an enemy first; of equal ones the cheaper, which keep the right to fight. */
function byUse(now: State, side: Side, ways: readonly Way[]): Way[] {
  const foes = now.units.filter((unit) => unit.side !== side && !isCharacter(unit));
  const danger = (way: Way) => Math.min(99, ...foes.map(({ at }) => distance(at, endOf(way))));
  return ways
    .map((way) => ({ way, danger: danger(way) }))
    .toSorted((a, b) => a.danger - b.danger || a.way.cost - b.way.cost)
    .map(({ way }) => way);
}

/** PA-STEP-03. `cost 3, without combat`. */
function price({ cost, noCombat, diceLost }: Way, language: Language): string {
  const w = (name: string) => shownWord(name, language);
  const dice = diceLost > 0 ? [`${diceLost} ${w(diceLost === 1 ? 'die' : 'dice')}`] : [];
  return [`${w('cost')} ${cost}`, ...(noCombat ? [w('withoutCombat')] : dice)].join(', ');
}
