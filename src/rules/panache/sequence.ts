/**
 * PA-STEP, PA-ACT-06, PA-GAP-01, -02. The player-turn: it opens, its side moves, the players settle the fights; then it
 * is the other side's.
 */
import { distance } from '../../hex/grid.ts';
import { overAfter } from '../../kernel/ending.ts';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import {
  enemyOf,
  happen,
  insist,
  type Play,
  Refusal,
  type Side,
  SIDES,
  type Table,
  sidePhrase,
} from '../../kernel/play.ts';
import type { Next, Open, Score } from '../../kernel/ruleset.ts';
import { mustFollow } from './moves/enter.ts';
import type { Fact } from './facts.ts';
import { named } from './noun.ts';
import { byId, isCharacter, isOfficer, type State, type Unit } from './state.ts';
import { isBehindWagons } from './moves/wagons.ts';

/** PA-STEP-01 to -08. */
export function next(now: State): Next {
  const side = now.active;
  switch (now.phase) {
    case 'opening':
      return { kind: 'auto', side, text: 'open' };
    case 'movement':
      return { kind: 'orders', side };
    case 'combat':
      return { kind: 'table', side, open: combat(now) };
    case 'result':
      return { kind: 'table', side, open: result() };
    case 'over':
      return overAfter(now);
  }
}

/** PA-STEP-07, PA-GAP-06, PA-UMP-04, -06, PA-MNT-04, -05. This turn's fights: who may still fight, and what else counts. */
function combat(now: State): Open {
  const concerns = [...now.units].sort(byId).flatMap((unit) => {
    const parts = inCombat(now, unit);
    return parts.length > 0 ? [{ unit: unit.id, says: phrase('pa-concern', { parts }) }] : [];
  });
  return {
    name: 'combat',
    says: phrase('pa-open-combat', { side: sidePhrase(now.active) }),
    concerns,
    first: fighters(now),
    dice: ['1d6', '2d6', '3d6', '4d6', '5d6', '6d6'],
    done: 'done',
  };
}

/** PA-GEO-04, PA-MOV-02. Those that may begin a fight with a unit beside them, and that unit. */
function fighters(now: State): string[] {
  const units = [...now.units].sort(byId);
  const attackers = units.filter((unit) => !mayFight(now, unit));
  return attackers.flatMap((unit) => {
    const beside = units.filter(({ side, at }) => side !== unit.side && distance(at, unit.at) === 1);
    return beside.length > 0 ? [unit.id, ...beside.map(({ id }) => id)] : [];
  });
}

function inCombat(now: State, unit: Unit): Phrase[] {
  return [
    ...(mayFight(now, unit) ? [] : [phrase('pa-concern-fights')]),
    ...(unit.diceLost > 0 ? [phrase('pa-concern-dice', { n: unit.diceLost })] : []),
    ...(unit.palisade ? [phrase('pa-concern-palisade')] : []),
    ...(unit.prePlayed ? [phrase('pa-concern-token')] : []),
    ...effectOf(unit).map((effect) => phrase(effect)),
  ];
}

/** PA-MNT-04, -05, PA-UMP-06. The effect of mounted infantry's animals in a fight is in a missing chapter. */
function effectOf({ arm, mount }: Unit): string[] {
  if (arm !== 'infantry') return [];
  if (mount === 'camels') return ['pa-concern-camels'];
  return mount === 'elephants' ? ['pa-concern-elephants'] : [];
}

/**
 * PA-MOV-02, PA-TOK-02, PA-Q-04, PA-GAP-06. Whether it may begin a fight in this turn: activated, and without having
 * given that up. Any unit defends itself if attacked.
 */
export function mayFight(now: State, unit: Unit): Refusal | undefined {
  const names = { unit: named(unit) };
  if (unit.side !== now.active || !unit.activated) {
    return new Refusal('PA-ACT-01', phrase('refuse-pa-fight-not-activated', names));
  }
  return unit.noCombat ? new Refusal('PA-MOV-02', phrase('refuse-pa-fight-moved', names)) : undefined;
}

/** PA-GAP-02. The last turn is over, and the players must say who has won. */
function result(): Open {
  const doneSays = phrase('desk-choice-draw');
  const says = phrase('pa-open-result');
  return { name: 'result', says, concerns: [], dice: [], tool: 'winner', done: 'winner draw', doneSays };
}

/** PA-STEP-01. A side's turn opens. */
export function* open(table: Table<State>): Play<Fact> {
  const { active: side, turn } = table.now;
  yield* happen<Fact>({ type: 'opened', side, turn, activated: activatedIn(table.now, side) });
}

/**
 * PA-ACT-01, PA-GAP-01, PA-UMP-01. All units; or, if the scenario limits command, those within the radius of an officer
 * of their side, and the characters themselves. The umpire may decide otherwise.
 */
export function activatedIn(now: State, side: Side): string[] {
  const own = now.units.filter((each) => each.side === side).sort(byId);
  const radius = now.commandRadius;
  const officers = own.filter(isOfficer);
  const isCommanded = (unit: Unit) =>
    radius === undefined || isCharacter(unit) || officers.some(({ at }) => distance(at, unit.at) <= radius);
  return own.filter(isCommanded).map(({ id }) => id);
}

/** PA-ACT-06, PA-STEP-05, -06, PA-TOK-03, PA-Q-09. Its tokens come off; units that stayed on wagons are behind them. */
export function* endMovement(table: Table<State>): Play<Fact> {
  const now = table.now;
  insist(mustFollow(now));
  const own = now.units.filter((each) => each.side === now.active).sort(byId);
  yield* happen<Fact>({
    type: 'movementEnded',
    side: now.active,
    tokensOff: own.filter((each) => each.prePlayed).map(({ id }) => id),
    palisades: own.filter(isBehindWagons).map(({ id }) => id),
  });
}

/** PA-STEP-07, -08, PA-GAP-02. The fights are settled: the other side's turn, if there is one. */
export function combatOver(now: State): Fact {
  const { active: side, first, turn, lastTurn } = now;
  const isLast = side !== first && turn >= lastTurn;
  const other = enemyOf(side);
  const following = { side: other, turn: turn + (other === first ? 1 : 0) };
  return { type: 'combatEnded', side, ...(isLast ? {} : { next: following }) };
}

/** PA-GAP-02. There are no points in these rules: the remaining stands of each side, without characters. */
export function score(now: State): Score[] {
  return SIDES.map((side) => ({ side, strength: standsOf(now, side) }));
}

export function standsOf({ units }: State, side: Side): number {
  return units.filter((each) => each.side === side && !isCharacter(each)).reduce((sum, { stands }) => sum + stands, 0);
}
