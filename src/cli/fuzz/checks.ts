/** What must hold of every position, every fact and every question, whatever was ordered. */
import { isDeepStrictEqual } from 'node:util';
import { onMap } from '../../hex/grid.ts';
import { canonical } from '../../kernel/canonical.ts';
import { type Question, Refusal, SIDES } from '../../kernel/play.ts';
import type { Entry } from '../../kernel/run.ts';
import { fromLines, toLines } from '../../kernel/transcript.ts';
import { rightOf } from '../../rules/sabreur-hex/extended.ts';
import { apply } from '../../rules/sabreur-hex/apply.ts';
import type { Fact } from '../../rules/sabreur-hex/facts.ts';
import { sabreurHex } from '../../rules/sabreur-hex/index.ts';
import { scene } from '../../scene/scene.ts';
import { readScenario, writeScenario } from '../../rules/sabreur-hex/scenario/index.ts';
import { hexesOf } from '../../rules/sabreur-hex/place.ts';
import { isArtillery, isPanicked, isSquare, type State, type Unit } from '../../rules/sabreur-hex/state.ts';
import { costOf } from '../../rules/sabreur-hex/tables.ts';
import { isPassable, isRough } from '../../rules/sabreur-hex/terrain.ts';

export class Broken extends Error {}

export function demand(holds: boolean, what: string): void {
  if (!holds) throw new Broken(what);
}

export function same(a: unknown, b: unknown, what: string): void {
  if (isDeepStrictEqual(a, b)) return;
  const [one, other] = [canonical(a), canonical(b)];
  if (one !== other) throw new Broken(`${what}:\n  ${one}\n  ${other}`);
}

/** A position at rest. */
export function checkPosition(now: State): void {
  const stood = new Set<string>();
  for (const unit of now.units) checkUnit(now, unit, stood);
  const names = [...now.units, ...now.gone].map(({ id }) => id);
  demand(new Set(names).size === names.length, 'SH-LOSS-05 a unit is on the map and gone');
  demand(now.turn <= now.lastTurn, `SH-GAP-03 turn ${now.turn} of ${now.lastTurn}`);
  demand(now.orderPoints >= 0, `SH-ORDERS-06 ${now.orderPoints} order points`);
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
  for (const hex of hexesOf(unit)) {
    demand(!stood.has(hex), `SH-SETUP-07 two units in ${hex}`);
    demand(onMap(now.map, hex) && isPassable(now.map, hex), `SH-TERRAIN-09 ${unit.id} in ${hex}`);
    stood.add(hex);
  }
  demand(!(isPanicked(unit) && isArtillery(unit)), `SH-ROUT-13 panicked guns ${unit.id}`);
  const bound = now.rulings.squareBansBindClosedColumn === 'yes' || unit.formation === 'square';
  demand(!(isSquare(unit) && bound && isRough(now.map, unit.at)), `SH-FORM-18 ${unit.id} in square in ${unit.at}`);
}

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

/** The facts lead to the position, no step below nothing; and the transcript survives as text. */
export function checkTranscript(base: State, transcript: readonly Entry<Fact>[], end: State): void {
  let now = base;
  for (const entry of transcript) {
    if ('fact' in entry) now = apply(now, entry.fact);
    else if ('roll' in entry) demand(entry.got.length === entry.roll.dice, `${entry.roll.why}: dice`);
    const low = now.units.find((unit) => unit.strength < 0);
    demand(low === undefined, `SH-LOSS-05 ${low?.id} has strength ${low?.strength}`);
  }
  same(now, end, 'the facts do not lead to the position');
  same(fromLines(toLines(transcript)), transcript, 'the transcript as text differs');
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
  if (question.unit !== undefined) {
    const asked = now.units.find((unit) => unit.id === question.unit);
    demand(asked?.side === question.to, `${kind} asks ${question.to} about ${question.unit}`);
  }
  const said = sabreurHex.card(question, now).options.map(({ text }) => text);
  same(said, texts, `the card of ${kind} offers something else`);
}

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
  for (const look of looks) demand(!(look instanceof Refusal), `nothing is seen of ${first.id} and ${last.id}`);
}
