/** From here to there: the distance, the area, whether it is in sight, and what an attack would meet. */
import type { Hex } from '../../../hex/grid.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Side } from '../../../kernel/play.ts';
import type { Look } from '../../../kernel/ruleset.ts';
import type { Mark } from '../../../scene/hex.ts';
import { areaOfHex } from '../field/engage.ts';
import { distanceBetween, hexesOf, lanes, nearestHexes } from '../field/place.ts';
import { lineBlockedBy, type Observer } from '../field/sight.ts';
import { isArtillery, isSquare, type State, type Unit, unitAt } from '../state.ts';
import { blocksSight } from '../field/terrain.ts';
import { groundOf } from './condition.ts';
import { prospects } from './prospects.ts';

export type End = Unit | Hex;

/** A straight line of sight or fire between two hexes, with the side and the hex that blocks it. */
interface Line {
  readonly from: Hex;
  readonly to: Hex;
  readonly side: Side;
  readonly arm: 'musketry' | 'artillery';
  readonly blockedBy?: Hex;
}

export function sightLine(now: State, from: End, to: End): Look {
  const line = straight(now, from, to);
  const isFight = typeof from !== 'string' && typeof to !== 'string' && from.side !== to.side;
  return {
    title: phrase('look-sight', { from: nameOf(now, from), to: nameOf(now, to) }),
    paragraphs: [
      [distanceLine(from, to), ...areaLines(now, from, to), ...(hexOf(from) === hexOf(to) ? [] : [sightOf(now, line)])],
      ...(isFight ? [prospects(now, from, to)] : []),
    ],
    frame: 'action',
    ...(hexOf(from) !== hexOf(to) && { marks: [markOf(line)] }),
  };
}

/** Cut at the blocking hex, or drawn as a line of fire. */
function markOf({ from, to, side, arm, blockedBy: by }: Line): Mark {
  return by === undefined ? { kind: 'fire', side, from, to, arm } : { kind: 'blocked', from, to, by };
}

function nameOf(now: State, end: End): Phrase {
  return typeof end === 'string'
    ? phrase('look-hex', { hex: end, ground: groundOf(now, end) })
    : phrase('look-unit-at', { unit: end.name, at: hexesOf(end).join(' + ') });
}

function hexOf(end: End): Hex {
  return typeof end === 'string' ? end : end.at;
}

function distanceLine(from: End, to: End): Phrase {
  return phrase('look-distance', { n: distanceBetween(from, to) });
}

/** SH-FACING-04 to -06. Where each is from the other's point of view; a square has no flanks, a hex no front. */
function areaLines(now: State, from: End, to: End): Phrase[] {
  const area = (unit: End, other: End): Phrase[] => {
    if (typeof unit === 'string' || distanceBetween(unit, other) === 0) return [];
    const where = isSquare(unit) ? 'square' : areaOfHex(unit, nearestHexes(other, unit)[0]!);
    return [phrase(`look-area-${where}`, { unit: unit.name, other: nameOf(now, other) })];
  };
  return [...area(from, to), ...area(to, from)];
}

/** The line to judge: a free one if there is one, otherwise the shortest. */
function straight(now: State, from: End, to: End): Line {
  const lines = lanes(from, to).map(({ eye, mark }) => ({ eye, mark, by: blockedBy(now, from, to, eye, mark) }));
  const { eye, mark, by } = lines.find((each) => each.by === undefined) ?? lines[0]!;
  const side = observer(now, from, to).side;
  const arm = typeof from !== 'string' && isArtillery(from) ? 'artillery' : 'musketry';
  return { from: eye, to: mark, side, arm, ...(by !== undefined && { blockedBy: by }) };
}

/** SH-LOS-02. Nothing lies between neighbours. */
function blockedBy(now: State, from: End, to: End, eye: Hex, mark: Hex): Hex | undefined {
  if (distanceBetween(eye, mark) <= 1) return undefined;
  return lineBlockedBy(now, observer(now, from, to), observer(now, to, from), eye, mark);
}

/** SH-LOS-05 to -07. The side whose units may be overlooked: for an empty hex, the enemies of the other end. */
function observer(now: State, end: End, other: End): Observer {
  if (typeof end !== 'string') return end;
  const facing = typeof other === 'string' ? undefined : other.side;
  const side = facing === undefined ? now.active : facing === 'red' ? 'blue' : 'red';
  return { at: end, side };
}

/** SH-LOS-01, -02, SH-Q-71. In sight, or the hex that hides it: by its terrain, its unit or a hedge. */
function sightOf(now: State, { blockedBy: hex }: Line): Phrase {
  if (hex === undefined) return phrase('look-in-sight', { clause: 'LOS-01' });
  if (blocksSight(now.map, hex)) return phrase('look-hidden', { hex, ground: groundOf(now, hex), clause: 'LOS-02' });
  const unit = unitAt(now, hex);
  return unit
    ? phrase('look-hidden-by-unit', { hex, unit: unit.name, clause: 'LOS-02' })
    : phrase('look-hidden-by-side', { hex, clause: 'TERRAIN-18' });
}
