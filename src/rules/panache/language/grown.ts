/**
 * An order as it grows: a tree whose branches are the next words, so that one can follow what somebody types in either
 * language. What might be done comes from the functions that judge the order; whether it may is found out by playing it.
 */
import { distance, type Hex, hexesOf } from '../../../hex/grid.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Side } from '../../../kernel/play.ts';
import type { Language } from '../../../kernel/ruleset.ts';
import { allowanceOf } from '../allowance.ts';
import { mayEnter } from '../entry.ts';
import { exitsFor } from '../leave.ts';
import { mayMove } from '../move.ts';
import { named, kindOf } from '../noun.ts';
import { type Body, isCharacter, type Reserve, type State, type Unit, unitsAt } from '../state.ts';
import { hasWagons } from '../wagons.ts';
import { entryWays, type Way, waysOf } from '../ways.ts';
import { type Branch, branch, type Grown, literal, SEED, word } from './branch.ts';
import { shownWord } from './vocabulary.ts';

/** Units on the table and in reserve, and the end of the movement phase. */
export function sown(now: State, by: Side): Branch[] {
  return [
    ...now.units.filter(({ side }) => side === by).map((unit) => unitBranch(now, unit)),
    ...now.reserves.filter(({ unit }) => unit.side === by).map((reserve) => reserveBranch(now, reserve)),
    branch(SEED, word('end'), { isWhole: true }),
  ];
}

function unitBranch(now: State, unit: Unit): Branch {
  const branches = (grown: Grown): Branch[] => [
    ...(mayMove(now, unit) ? [] : [moveBranch(now, unit, grown), leaveBranch(now, unit, grown)]),
    ...(hasWagons(unit) ? ['wagons', 'noWagons'] : []).map((name) => branch(grown, word(name), { isWhole: true })),
  ];
  return branch(SEED, literal(unit.id), { more: unitNote(unit), branches });
}

/** `Sind Horse · light cavalry 6`. */
function unitNote(body: Body): Phrase {
  return phrase('pa-choice-unit', {
    unit: named(body),
    kind: kindOf(body),
    stands: isCharacter(body) ? 0 : body.stands,
  });
}

function moveBranch(now: State, unit: Unit, from: Grown): Branch {
  const ways = () => byUse(now, unit.side, waysOf(now, unit));
  return branch(from, word('move'), { branches: (grown) => ways().map((way) => wayBranch(now, unit, grown, way)) });
}

function wayBranch(now: State, unit: Unit, from: Grown, way: Way): Branch {
  return branch(from, literal(endOf(way)), {
    isWhole: true,
    isSure: true,
    note: (language) => price(way, language),
    branches: (grown) => [...withBranches(now, unit, grown), viaBranch(now, unit, grown, way)],
  });
}

/** PA-GAP-07. The characters in its hex. */
function withBranches(now: State, unit: Unit, from: Grown): Branch[] {
  if (isCharacter(unit)) return [];
  const others = unitsAt(now, unit.at).filter((other) => isCharacter(other) && other.side === unit.side);
  const named = (grown: Grown, left: readonly Unit[]): Branch[] =>
    left.map((other) =>
      branch(grown, literal(other.id), {
        isWhole: true,
        more: unitNote(other),
        branches: (done) =>
          named(
            done,
            left.filter((each) => each !== other),
          ),
      }),
    );
  return [branch(from, word('with'), { branches: (grown) => named(grown, others) })];
}

/** PA-GEO-02. A hex to pass on the way: those on the usual way first, then detours that are not too far. */
function viaBranch(now: State, unit: Unit, from: Grown, way: Way): Branch {
  const end = endOf(way);
  const usual = way.path.slice(0, -1);
  const most = allowanceOf(unit).roadCap;
  const isNear = (hex: Hex) => distance(unit.at, hex) + distance(hex, end) <= most;
  const isOther = (hex: Hex) => hex !== unit.at && hex !== end && !usual.includes(hex);
  const branches = (grown: Grown) =>
    [...usual, ...hexesOf(now.map).filter((hex) => isOther(hex) && isNear(hex))].map((hex) =>
      branch(grown, literal(hex), { isWhole: true, isAside: true }),
    );
  return branch(from, word('via'), { isAside: true, branches });
}

/** PA-OFF-01, -05. Where it stands, or by another edge hex: the nearest first. */
function leaveBranch(now: State, unit: Unit, from: Grown): Branch {
  const far = (hex: Hex) => distance(unit.at, hex);
  const near = () => exitsFor(now, unit).filter((hex) => far(hex) < allowanceOf(unit).roadCap);
  const branches = (grown: Grown) =>
    near()
      .toSorted((a, b) => far(a) - far(b))
      .map((hex) => branch(grown, literal(hex), { isWhole: true }));
  return branch(from, word('leave'), { isWhole: true, branches });
}

/** PA-RES-01 to -04. */
function reserveBranch(now: State, reserve: Reserve): Branch {
  const { unit, entries } = reserve;
  const places = () => [...new Set(entries.map(({ at }) => at))].filter((at) => !mayEnter(now, reserve, at));
  const branches = (grown: Grown) => places().map((at) => entryBranch(now, reserve, grown, at));
  return branch(SEED, literal(unit.id), {
    more: unitNote(unit),
    branches: (grown) => [branch(grown, word('enter'), { branches })],
  });
}

function entryBranch(now: State, reserve: Reserve, from: Grown, at: Hex): Branch {
  const ways = byUse(now, reserve.unit.side, entryWays(now, reserve, at));
  const first = ways.find((way) => endOf(way) === at);
  const toward = (grown: Grown) =>
    ways
      .filter((way) => way !== first)
      .map((way) => branch(grown, literal(endOf(way)), { isWhole: true, note: (language) => price(way, language) }));
  return branch(from, literal(at), {
    isWhole: first !== undefined,
    note: (language) => (first ? price(first, language) : ''),
    branches: (grown) => [branch(grown, word('to'), { branches: toward })],
  });
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
