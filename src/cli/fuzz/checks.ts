/** What must hold of every position, every fact and every question, whatever was ordered. */
import { onMap } from '../../hex/grid.ts';
import { type Question, Refusal, SIDES } from '../../kernel/play.ts';
import type { Entry } from '../../kernel/run.ts';
import { fromLines, toLines } from '../../kernel/transcript.ts';
import { engagedBy, engagedWith } from '../../rules/sabreur-hex/engage.ts';
import { rightOf } from '../../rules/sabreur-hex/extended.ts';
import type { Fact } from '../../rules/sabreur-hex/facts.ts';
import { sabreurHex } from '../../rules/sabreur-hex/index.ts';
import type { Order } from '../../rules/sabreur-hex/order.ts';
import { scene } from '../../scene/scene.ts';
import { readScenario, writeScenario } from '../../rules/sabreur-hex/scenario/index.ts';
import { hexesOf } from '../../rules/sabreur-hex/place.ts';
import {
  type Formation,
  isArtillery,
  isCavalry,
  isPanicked,
  isSquare,
  type Skill,
  type State,
  type Unit,
} from '../../rules/sabreur-hex/state.ts';
import { costOf } from '../../rules/sabreur-hex/tables.ts';
import { isPassable, isRough } from '../../rules/sabreur-hex/terrain.ts';
import { demand, same } from './broken.ts';
import { follow } from './conduct.ts';
import { checkLook } from './told.ts';

/** A position at rest. */
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

/** SH-FORM-03 to -07, -10, -19, -20, SH-Q-23, SH-SKILL-LOOSEORDER-01. What stands as only others may. */
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

/** The skills that formations take. */
const NEEDED: Partial<Record<Formation, Skill>> = {
  skirmish: 'skirmisher',
  closedColumn: 'largeBattalion',
  extendedLine: 'linearOrder',
};

/** SH-ENGAGE-07, SH-Q-10. Who has moved without attacking engages nobody anew, if nobody else has moved either. */
export function checkMarch(before: State, order: Order, transcript: readonly Entry<Fact>[], now: State): void {
  if (order.kind !== 'act' || before.rulings.marchMayEngage !== 'never') return;
  const facts = transcript.flatMap((entry) => ('fact' in entry ? [entry.fact] : []));
  const [was, is] = [before, now].map(({ units }) => units.find(({ id }) => id === order.unit));
  if (!was || !is || !facts.every(({ type }) => MARCHING.includes(type))) return;
  const known = [...engagedWith(before, was), ...engagedBy(before, was)].map(({ id }) => id);
  const fresh = engagedWith(now, is).find(({ id }) => !known.includes(id));
  demand(!fresh || is.formation !== was.formation, `SH-ENGAGE-07 ${is.id} has come to engage ${fresh?.id}`);
}

/** Facts of a manoeuvre that is no attack. */
const MARCHING: readonly string[] = ['activated', 'barred', 'passed', 'failed', 'turned', 'moved', 'evaded', 'acted'];

/** SH-GAP-02, counted afresh: what the enemy lost and the objectives held. */
function pointsOf(now: State, side: string): number {
  const lost = now.gone.filter((unit) => unit.side !== side);
  const taken = lost.map((unit) => (unit.offMap ? Math.ceil(unit.cost / 2) : unit.cost));
  const held = now.objectives.filter(({ at }) =>
    now.units.some((unit) => unit.side === side && hexesOf(unit).includes(at) && !isPanicked(unit)),
  );
  return [...taken, ...held.map(({ victoryPoints }) => victoryPoints)].reduce((sum, n) => sum + n, 0);
}

/** A position comes back from JSON and from the text of a scenario. */
export function checkStored(now: State): void {
  same(sabreurHex.restore(JSON.parse(JSON.stringify(now))), now, 'the position restored from JSON differs');
  const reading = readScenario(writeScenario(now));
  demand('state' in reading, `the position written as a scenario is faulty: ${JSON.stringify(reading)}`);
  if ('state' in reading) same(reading.state, now, 'the position read from its scenario differs');
}

/** What happened can be drawn. */
export function checkPicture(before: State, now: State, transcript: readonly Entry<Fact>[]): void {
  const picture = sabreurHex.draw({ now, before, transcript, frame: 'action' }, (says) => says.id);
  const read = scene.safeParse(picture);
  demand(read.success, `the picture is none: ${read.error?.message}`);
}

/** A transcript survives as text. */
export function checkText(transcript: readonly Entry<Fact>[]): void {
  same(fromLines(toLines(transcript)), transcript, 'the transcript as text differs');
}

/** The facts lead to the position, each of them as it should be. */
export function checkFacts(base: State, transcript: readonly Entry<Fact>[], end: State, order: Order): void {
  const now = follow(base, transcript, order);
  same(now, end, 'the facts do not lead to the position');
  const before = [...base.units, ...base.gone].map(costOfAny).reduce((sum, n) => sum + n, 0);
  const after = [...end.units, ...end.gone].map(costOfAny).reduce((sum, n) => sum + n, 0);
  demand(before === after, 'SH-GAP-02 what was brought is on the map or gone');
}

function costOfAny(unit: Unit | State['gone'][number]): number {
  return 'cost' in unit ? unit.cost : costOf(unit);
}

/** Two choices or more, a legal fallback, and every option understood and written as it is read. */
export function checkQuestion(question: Question, now: State): void {
  const { kind, options, fallback, read, ...rest } = question;
  const texts = options.map(({ text }) => text);
  demand(texts.length >= 2, `${kind} leaves no choice: ${texts.join()}`);
  demand(new Set(texts).size === texts.length, `${kind} offers the same twice: ${texts.join()}`);
  demand(texts.includes(fallback), `${kind} falls back on ${fallback}, which is not offered`);
  for (const text of texts) {
    const reading = read(text);
    demand(!(reading instanceof Refusal), `${kind} does not understand ${text}`);
    if (!(reading instanceof Refusal)) demand(reading.text === text, `${kind} reads ${text} as ${reading.text}`);
  }
  demand(read('no such answer') instanceof Refusal, `${kind} understands everything`);
  same(JSON.parse(JSON.stringify({ ...rest, options })), { ...rest, options }, `${kind} is not plain JSON`);
  demand(SIDES.includes(question.to), `${kind} asks nobody`);
  demand(!OF_THE_ACTIVE.includes(kind) || question.to === now.active, `${kind} asks the passive side`);
  demand(!OF_THE_PASSIVE.includes(kind) || question.to !== now.active, `${kind} asks the active side`);
  if (question.unit !== undefined) {
    const asked = now.units.find((unit) => unit.id === question.unit);
    demand(asked?.side === question.to, `${kind} asks ${question.to} about ${question.unit}`);
  }
  const said = sabreurHex.card(question, now).options.map(({ text }) => text);
  same(said, texts, `the card of ${kind} offers something else`);
}

const OF_THE_ACTIVE = ['ASK-01', 'ASK-04', 'ASK-05', 'ASK-08', 'ASK-15', 'ASK-16', 'ASK-17', 'ASK-21'];
const OF_THE_PASSIVE = ['ASK-06', 'ASK-07', 'ASK-09', 'ASK-14'];

/** What a doctrine answers is one of the answers there are. */
export function checkDoctrines(question: Question, now: State): void {
  const { read: _read, ...asked } = question;
  const texts = asked.options.map(({ text }) => text);
  for (const name of sabreurHex.doctrines) {
    const text = sabreurHex.doctrine(name, asked, now);
    demand(text === undefined || texts.includes(text), `${name} answers ${asked.kind} with ${text}`);
  }
}

/** Whoever looks at a unit, or from one to another, is told something. */
export function checkLooks(now: State): void {
  const [first, last] = [now.units[0], now.units.at(-1)];
  if (!first || !last) return;
  const looks = [sabreurHex.unit(now, first.id), sabreurHex.sight(now, first.id, last.id)];
  for (const look of looks) {
    demand(!(look instanceof Refusal), `nothing is seen of ${first.id} and ${last.id}`);
    if (!(look instanceof Refusal)) checkLook(look);
  }
}
