/** SH-MARCH-12, SH-FACING-10 to -12. The march of an extended line as ordered: never guesses which half leads. */
import { POINTS, turned } from '../../../hex/facing.ts';
import type { Hex } from '../../../hex/grid.ts';
import type { Phrase } from '../../../kernel/phrase.ts';
import { Refusal, refusal } from '../../../kernel/play.ts';
import { atEndOf, mayEnd } from './disengage.ts';
import { frontalDisplacements, passesBy } from './displacement.ts';
import type { Displacement, Ways } from './way.ts';
import { type Extended, rotations, rotationTexts } from '../field/extended.ts';
import { mayEndOrElse } from './march-instead.ts';
import { whyNoWay } from './march-why.ts';
import { spokenFacing } from '../noun.ts';
import type { Action } from '../order.ts';
import { hexesOf } from '../field/place.ts';
import { type State, type Unit, unitAt } from '../state.ts';
import { movementFactor } from '../tables.ts';

type Turn = Omit<Extract<Action, { do: 'turn' }>, 'do'>;
type March = Extract<Action, { do: 'march' }>;

export function chooseExtendedWay(
  now: State,
  unit: Extended,
  action: Extract<Action, { do: 'march' | 'turn' | 'turnAbout' }>,
): Displacement | Refusal {
  switch (action.do) {
    case 'turn':
      return chooseWheel(now, unit, action);
    case 'turnAbout':
      return chooseWheel(now, unit, { facing: turned(unit.facing, 3) });
    case 'march':
      return chooseAdvance(now, unit, action);
  }
}

function waysOf(now: State, unit: Extended, without: Ways['without'] = []): Displacement[] {
  const ways = { rotate: true, allowance: movementFactor(unit), displacing: true, without };
  return frontalDisplacements(now, unit, ways);
}

/** SH-FACING-10 to -12. A wheel on the half named, or on the only possible one; or an about-face. */
function chooseWheel(now: State, unit: Extended, { facing, pivot }: Turn): Displacement | Refusal {
  const names = { unit, facing: spokenFacing(facing) };
  if (facing === unit.facing) return refusal('SH-MARCH-06', 'refuse-turn-already', names);
  const isMeant = (way: Displacement) => way.facing === facing && (pivot === undefined || way.turn?.pivot === pivot);
  const fitting = waysOf(now, unit).filter(isMeant);
  const legal = fitting.filter((way) => !mayEnd(now, unit, atEndOf(unit, way)));
  const [only, another] = legal;
  if (only && !another) return only;
  if (another) {
    const texts = legal.map((way) => `${unit.id} turn ${POINTS[facing]} on ${way.turn!.pivot}`);
    return refusal('SH-FACING-10', 'refuse-wheel-which', names, texts);
  }
  const [barred] = fitting;
  const bar = barred && mayEndOrElse(now, unit, atEndOf(unit, barred));
  return bar ?? whyNoWheel(now, unit, { facing }, names);
}

/** SH-FACING-11, or no room for the wheeling half; lists the possible turns. */
function whyNoWheel(now: State, unit: Extended, { facing }: Turn, names: NonNullable<Phrase['args']>): Refusal {
  const texts = rotationTexts(rotations(now, unit))
    .filter(({ rotation }) => !mayEnd(now, unit, atEndOf(unit, { facing: rotation.facing, path: [], turn: rotation })))
    .map(({ text }) => `${unit.id} ${text}`);
  const isWheel = [turned(unit.facing, 1), turned(unit.facing, 5)].includes(facing);
  if (!isWheel) return refusal('SH-FACING-11', 'refuse-wheel-angle', names, texts);
  return refusal('SH-FACING-10', 'refuse-wheel-room', names, texts);
}

/** SH-MARCH-12. Either half may be named by its destination; if that fits both, the order must say which. */
function chooseAdvance(now: State, unit: Extended, action: March): Displacement | Refusal {
  const leading = waysOf(now, unit).filter((way) => leadsTo(way, action));
  const legal = leading.filter((way) => !mayEnd(now, unit, atEndOf(unit, way)));
  const [only, another] = legal;
  if (another) return whichEnd(unit, action.to, legal);
  if (only) return only;
  const [barred] = leading;
  const bar = barred && mayEndOrElse(now, unit, atEndOf(unit, barred));
  return bar ?? whyTaken(now, unit, action) ?? whyNoWay(now, unit, action, 0);
}

function leadsTo(way: Displacement, { to, facing, via }: March): boolean {
  const fits = facing === undefined || way.facing === facing;
  return fits && endsIn(way, to) && passesBy(way.path, via);
}

/** SH-MARCH-12. Whether either half moves there. */
export function endsIn({ path, also }: Displacement, hex: Hex): boolean {
  return path.length > 0 && (path.at(-1) === hex || also === hex);
}

/** The hex between the two front hexes: either half can enter it, and the other end tells which. */
export function whichEnd(
  unit: Unit,
  hex: Hex,
  legal: readonly Displacement[],
  verb: 'march' | 'oblique' = 'march',
): Refusal {
  const others = legal.flatMap((way) => [...way.path, way.also!].filter((end) => end !== hex));
  const texts = others.map((end) => `${unit.id} ${verb} ${end}`);
  return refusal('SH-MARCH-12', 'refuse-march-which-half', { unit, hex }, texts);
}

/** SH-PASS-04, SH-MARCH-12. Another unit is where one of the halves would end. */
function whyTaken(now: State, unit: Extended, action: March): Refusal | undefined {
  for (const way of waysOf(now, unit, ['units']).filter((each) => leadsTo(each, action))) {
    const hex = hexesOf(atEndOf(unit, way)).find((each) => (unitAt(now, each)?.id ?? unit.id) !== unit.id);
    const other = hex === undefined ? undefined : unitAt(now, hex);
    if (other && hex) {
      const names = { unit, hex, other };
      return refusal('SH-PASS-04', 'refuse-march-taken', names);
    }
  }
  return undefined;
}
