/** What must hold in every position, fact and question, whatever was ordered. */
import { onMap } from '../../../hex/grid.ts';
import type { Question } from '../../../kernel/play.ts';
import type { Entry } from '../../../kernel/run.ts';
import { engagedBy, engagedWith } from '../../../rules/sabreur-hex/field/engage.ts';
import { rightOf } from '../../../rules/sabreur-hex/field/extended.ts';
import type { Fact } from '../../../rules/sabreur-hex/facts.ts';
import { sabreurHex } from '../../../rules/sabreur-hex/index.ts';
import type { Order } from '../../../rules/sabreur-hex/order.ts';
import { hexesOf } from '../../../rules/sabreur-hex/field/place.ts';
import { questionOf } from '../../../rules/sabreur-hex/questions/index.ts';
import {
  type Formation,
  isArtillery,
  isCavalry,
  isPanicked,
  isSquare,
  type Skill,
  type State,
  type Unit,
} from '../../../rules/sabreur-hex/state.ts';
import { isPassable, isRough } from '../../../rules/sabreur-hex/field/terrain.ts';
import type { Played } from '../bout.ts';
import { demand } from '../broken.ts';
import { follow } from './conduct.ts';
import { checkResult, costOfAny, pointsOf } from './ends.ts';

/** A position between orders. */
export function checkPosition(now: State): void {
  const stood = new Set<string>();
  for (const unit of now.units) checkUnit(now, unit, stood);
  const names = [...now.units, ...now.gone].map(({ id }) => id);
  demand(new Set(names).size === names.length, 'SH-LOSS-05 a unit is on the map and gone');
  demand(now.turn <= now.lastTurn, `SH-GAP-03 turn ${now.turn} of ${now.lastTurn}`);
  demand(now.orderPoints >= 0, `SH-ORDERS-06 ${now.orderPoints} order points`);
  demand(!now.late || (now.phase === 'actions' && now.orderPoints === 0), 'SH-Q-17 late with points left');
  for (const id of now.group) {
    const unit = now.units.find((each) => each.id === id);
    demand(unit?.side === now.active && unit.activated && !unit.acted, `SH-TURN-06 ${id} in the open group`);
  }
  for (const { side, victoryPoints, strength } of sabreurHex.score(now)) {
    const own = now.units.filter((unit) => unit.side === side);
    demand(strength === own.reduce((sum, unit) => sum + unit.strength, 0), 'the score counts the strength');
    demand(victoryPoints === pointsOf(now, side), `SH-VICTORY-02 ${side} has ${victoryPoints} points`);
  }
  checkResult(now);
}

function checkUnit(now: State, unit: Unit, stood: Set<string>): void {
  demand(unit.strength >= 1 && unit.strength <= unit.initial, `SH-LOSS-05 ${unit.id} has strength ${unit.strength}`);
  demand((unit.formation === 'extendedLine') === (unit.also !== undefined), `SH-FORM-11 ${unit.id} in two hexes`);
  demand(
    unit.also === undefined || rightOf(unit.at, unit.facing) === unit.also,
    `SH-FORM-11 the halves of ${unit.id} in ${unit.at} and ${unit.also} facing ${unit.facing}`,
  );
  demand(!isMisformed(now, unit), `SH-FORM-03 ${unit.id} in ${unit.formation}`);
  for (const hex of hexesOf(unit)) {
    demand(!stood.has(hex), `SH-SETUP-07 two units in ${hex}`);
    demand(onMap(now.map, hex) && isPassable(now.map, hex), `SH-TERRAIN-09 ${unit.id} in ${hex}`);
    stood.add(hex);
  }
  demand(!(isPanicked(unit) && isArtillery(unit)), `SH-ROUT-13 panicked guns ${unit.id}`);
  const bound = now.rulings.squareBansBindClosedColumn === 'yes' || unit.formation === 'square';
  demand(!(isSquare(unit) && bound && isRough(now.map, unit.at)), `SH-FORM-18 ${unit.id} in square in ${unit.at}`);
}

/**
 * SH-FORM-03 to -07, -10, -19, -20, SH-Q-23, SH-SKILL-LOOSEORDER-01. Whether the unit has a formation not open to it.
 */
function isMisformed({ rulings }: State, { formation, skills, ...unit }: Unit): boolean {
  if (formation === 'horde') return false;
  if (isArtillery(unit)) return formation !== 'battery';
  if (isCavalry(unit)) return formation !== 'mounted';
  if (skills.includes('looseOrder')) return formation !== 'skirmish';
  const needed = NEEDED[formation];
  if (needed !== undefined && !skills.includes(needed)) return true;
  const isBound =
    formation === 'square' || (formation === 'closedColumn' && rulings.squareBansBindClosedColumn === 'yes');
  if (isBound && skills.includes('irregular')) return true;
  return formation === 'mounted' || formation === 'battery';
}

/** The skills that formations require. */
const NEEDED: Partial<Record<Formation, Skill>> = {
  skirmish: 'skirmisher',
  closedColumn: 'largeBattalion',
  extendedLine: 'linearOrder',
};

/** SH-ENGAGE-07, SH-Q-10. A unit that moved without attacking engages no new enemy, if nothing else has moved. */
function checkMarch(before: State, order: Order, transcript: readonly Entry<Fact>[], now: State): void {
  if (order.kind !== 'act' || before.rulings.marchMayEngage !== 'never') return;
  const facts = transcript.flatMap((entry) => ('fact' in entry ? [entry.fact] : []));
  const [was, is] = [before, now].map(({ units }) => units.find(({ id }) => id === order.unit));
  if (!was || !is || !facts.every(({ type }) => MARCHING.includes(type))) return;
  const known = [...engagedWith(before, was), ...engagedBy(before, was)].map(({ id }) => id);
  const fresh = engagedWith(now, is).find(({ id }) => !known.includes(id));
  demand(!fresh || is.formation !== was.formation, `SH-ENGAGE-07 ${is.id} has come to engage ${fresh?.id}`);
}

/** Facts of a manoeuvre that is not an attack. */
const MARCHING: readonly string[] = ['activated', 'barred', 'passed', 'failed', 'turned', 'moved', 'evaded', 'acted'];

/** Checks each fact of an order, and the resulting position. */
export function checkPlayed({ base, order, transcript, end }: Played<State, Fact, Order>): void {
  follow(base, transcript, order);
  checkMarch(base, order, transcript, end);
  const before = [...base.units, ...base.gone].map(costOfAny).reduce((sum, n) => sum + n, 0);
  const after = [...end.units, ...end.gone].map(costOfAny).reduce((sum, n) => sum + n, 0);
  demand(before === after, 'SH-GAP-02 what was brought is on the map or gone');
}

/** Who is asked about what. */
export function checkAsked({ kind, to, unit }: Question, now: State): void {
  const whose = questionOf(kind)?.whose;
  demand(whose !== 'active' || to === now.active, `${kind} asks the passive side`);
  demand(whose !== 'passive' || to !== now.active, `${kind} asks the active side`);
  if (unit === undefined) return;
  const asked = now.units.find(({ id }) => id === unit);
  demand(asked?.side === to, `${kind} asks ${to} about ${unit}`);
}
