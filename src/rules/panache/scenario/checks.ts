/** The rules for the units of a position. */
import { bitOf, type Lined, type Say, sayOf } from '../../../chart/lined.ts';
import type { Bit } from '../../../kernel/text/lines.ts';
import { quoted } from '../../../kernel/text/quoted.ts';
import { type Body, isCharacter, type Unit } from '../state.ts';
import { exists } from '../tables.ts';
import { groundCost, isOnRoad } from '../moves/terrain.ts';
import { hasWagons } from '../moves/wagons.ts';
import type { Draft } from './draft.ts';
import { ARM_NAMES, WEIGHT_NAMES } from './lexicon.ts';

export function checkUnits(draft: Draft): void {
  for (const line of draft.units) {
    checkPlace(draft, line);
    checkBody(draft, line);
    checkPalisade(line);
  }
  for (const line of draft.reserve) checkBody(draft, line);
}

/** PA-THR-06, PA-GAP-07. One unit to a hex, characters with their own side; and none on impassable terrain. */
function checkPlace(draft: Draft, line: Lined<Unit>): void {
  const { unit, hex: bit } = line;
  if (unit.at === '') return;
  const say = sayOf(line);
  const before = draft.units.slice(0, draft.units.indexOf(line)).map(({ unit: each }) => each);
  for (const other of before.filter(({ at }) => at === unit.at)) {
    const args = { hex: unit.at, unit: other.id };
    if (other.side !== unit.side) say('fault-pa-hex-enemy', args, bit);
    else if (!isCharacter(other) && !isCharacter(unit)) say('fault-hex-taken', args, bit);
  }
  const isClosed = groundCost({ map: draft, costs: draft.costs }, unit.at) === 'impassable';
  if (isClosed && !isOnRoad(draft, unit.at)) say('fault-impassable', { hex: unit.at }, bit);
}

/** PA-MNT-06. A palisade is made of wagons. */
function checkPalisade(line: Lined<Unit>): void {
  const { unit, cursor } = line;
  if (unit.palisade && !hasWagons(unit)) sayOf(line)('fault-pa-palisade', { unit: unit.id }, bitOf(cursor, 'palisade'));
}

function checkBody(draft: Draft, line: Lined<Body>): void {
  const { unit: body } = line;
  const say = sayOf(line);
  const at = (word: string) => bitOf(line.cursor, word);
  checkArm(body, say, at);
  if (body.stands > body.initial) say('fault-pa-stands', { unit: body.id, most: body.initial }, at('stands'));
  if (body.free !== undefined && body.max !== undefined && body.free > body.max)
    say('fault-pa-free', { unit: body.id, free: body.free, max: body.max }, at('free'));
  if (body.parent !== undefined && !isOfSide(draft, body.parent, body.side))
    say('fault-no-such-unit', { unit: body.parent }, at('from'));
}

/** PA-MOV-05, PA-EX-17, PA-MNT-01. */
function checkArm(body: Body, say: Say, at: (word: string) => Bit | undefined): void {
  const { id: unit, arm, weight, mount, rank } = body;
  const name = arm === 'vehicle' ? arm : ARM_NAMES[arm];
  if (!exists(arm, weight))
    say('fault-pa-no-such-arm', { unit, arm: quoted(name), weight: quoted(WEIGHT_NAMES[weight]) }, at(name));
  if (mount !== undefined && arm !== 'infantry') say('fault-pa-mounted', { unit }, at('mounted'));
  if (rank !== undefined && !isCharacter(body)) say('fault-pa-rank', { unit, arm: quoted(name) });
}

/** PA-GAP-08. A parent may have been eliminated since. */
function isOfSide({ units, reserve, gone }: Draft, id: string, side: Body['side']): boolean {
  const all = [...[...units, ...reserve].map(({ unit }) => unit), ...gone];
  return all.some((each) => each.id === id && each.side === side);
}
