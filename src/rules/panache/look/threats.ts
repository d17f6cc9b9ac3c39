/** The enemies next to a unit, and those that could get there now. The players settle the fight itself. */
import { distance, type Hex } from '../../../hex/grid.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { enemyOf, sidePhrase } from '../../../kernel/play.ts';
import type { Look } from '../../../kernel/ruleset.ts';
import type { Mark } from '../../../scene/hex.ts';
import { apply } from '../apply.ts';
import { shortClauses } from '../tell/clauses.ts';
import { mayEnter } from '../moves/entry.ts';
import { mayMove } from '../moves/move.ts';
import { named } from '../noun.ts';
import { activatedIn } from '../sequence.ts';
import { type Body, isCharacter, type State, type Unit } from '../state.ts';
import { entryWays, type Way, waysOf } from '../moves/ways.ts';

interface Threat {
  readonly enemy: Body;
  /** From its hex, if it is on the table, to the hex it would fight from. */
  readonly path: readonly Hex[];
  readonly how: 'beside' | 'reach' | 'no-combat';
  readonly cost: number;
}

export function threatLook(now: State, unit: Unit): Look {
  const threats = threatsTo(now, unit);
  const side = sidePhrase(enemyOf(unit.side));
  return {
    title: phrase('pa-threats', { unit: named(unit), at: unit.at }),
    paragraphs: [
      threats.length > 0 ? threats.map(lineOf) : [phrase('pa-threat-none')],
      [phrase('pa-threat-assumes', { side })],
    ],
    frame: { around: unit.at },
    marks: [{ kind: 'awaited', at: unit.at }, ...threats.map((threat) => markOf(threat, unit.at))],
  };
}

function markOf({ enemy, path }: Threat, target: Hex): Mark {
  return { kind: 'threat', side: enemy.side, by: 'charge', path: [...path], target };
}

function lineOf({ enemy, path, how, cost }: Threat): Phrase {
  const clause = how === 'no-combat' ? 'PA-MOV-02' : 'PA-GEO-04';
  return phrase(`pa-threat-${how}`, { unit: named(enemy), at: path.at(-1)!, cost, clause: shortClauses(clause) });
}

const ORDER: readonly Threat['how'][] = ['beside', 'reach', 'no-combat'];

/** Adjacent enemies first, then those that may still fight on arrival; the cheapest paths first. */
function threatsTo(now: State, unit: Unit): Threat[] {
  const then = turnOf(now, unit);
  const enemies = then.units.filter((each) => each.side !== unit.side && !isCharacter(each));
  return [
    ...enemies.flatMap((enemy) => onTable(then, enemy, unit.at) ?? []),
    ...then.reserves.flatMap((reserve) => fromOutside(then, reserve, unit) ?? []),
  ].sort((a, b) => ORDER.indexOf(a.how) - ORDER.indexOf(b.how) || a.cost - b.cost);
}

/** PA-STEP-01, -08, PA-ACT-01, PA-GAP-01. As if its enemies' turn opened now: this one, or their next. */
export function turnOf(now: State, { side }: Pick<Unit, 'side'>): State {
  const enemy = enemyOf(side);
  const turn = now.turn + (now.active === side && now.first === enemy ? 1 : 0);
  return apply(now, { type: 'opened', side: enemy, turn, activated: activatedIn(now, enemy) });
}

/** PA-ACT-01, PA-TOK-02. An inactive unit cannot attack; an adjacent one need not move. */
function onTable(then: State, enemy: Unit, target: Hex): Threat | undefined {
  if (!enemy.activated) return undefined;
  if (distance(enemy.at, target) === 1) return { enemy, path: [enemy.at], how: 'beside', cost: 0 };
  if (mayMove(then, enemy)) return undefined;
  const way = bestWay(waysOf(then, enemy), target);
  return way && { enemy, path: [enemy.at, ...way.path], how: howOf(way), cost: way.cost };
}

/** PA-RES-02, -03. */
function fromOutside(then: State, reserve: State['reserves'][number], target: Unit): Threat | undefined {
  const { unit: enemy, entries } = reserve;
  if (enemy.side === target.side || isCharacter(enemy)) return undefined;
  const ways = [...new Set(entries.map(({ at }) => at))].flatMap((at) =>
    entryWays(then, reserve, at).filter((way) => !mayEnter(then, reserve, at, way.path.at(-1)!)),
  );
  const way = bestWay(ways, target.at);
  return way && { enemy, path: way.path, how: howOf(way), cost: way.cost };
}

/** A path after which it may still fight, if possible; then the cheapest. */
function bestWay(ways: readonly Way[], target: Hex): Way | undefined {
  const beside = ways.filter(({ path }) => distance(path.at(-1)!, target) === 1);
  return beside.toSorted((a, b) => Number(a.noCombat) - Number(b.noCombat) || a.cost - b.cost)[0];
}

/** PA-MOV-02. */
function howOf({ noCombat }: Way): Threat['how'] {
  return noCombat ? 'no-combat' : 'reach';
}
