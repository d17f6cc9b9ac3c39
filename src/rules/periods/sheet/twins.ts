/** METRIC 3.7. The nearest lines that may be written instead of one that may not: `wheel left 14.85`, the column first. */
import { middle } from '../../../field/shape.ts';
import { groundOf, isSquare } from '../position/body.ts';
import { lineText } from '../language/text.ts';
import type { Act, Line } from '../order.ts';
import { wheelToward } from './route.ts';
import type { State, Unit } from '../state.ts';
import { MANHANDLED } from '../values.ts';
import { mayWriteLine, withinHalf } from './within.ts';

const MOST = 3;
/** PE-COB-03, PE-Q-45, -49. Whatever it is told, it goes on with what it does: only answers may be written. */
const ONLY_STANDS = ['PE-COB-03', 'PE-Q-45', 'PE-Q-49'];

/** At most three, the nearest first; each may be written as it is, with the answers of the line. */
export function twinsOf(now: State, unit: Unit, line: Line, clause: string): string[] {
  const { forgotten: _, ...plain } = line;
  // PE-Q-36. What was not forgotten may be written for the half that begins.
  const kept: Line = clause === 'PE-Q-36' ? plain : line;
  const texts = candidates(now, unit, line.acts, clause)
    .map((some): Line => ({ ...kept, acts: [...some] }))
    .filter((some) => some.acts.length > 0 && mayWriteLine(now, unit, some))
    .map((some) => lineText(some));
  if (ONLY_STANDS.includes(clause)) texts.push(lineText({ ...plain, acts: [] }));
  return [...new Set(texts)].slice(0, MOST);
}

const COLUMN: Act = { do: 'form', formation: 'marchColumn' };
const LINE: Act = { do: 'form', formation: 'line' };
const REFORM: Act = { do: 'reform' };
const LIMBER: Act = { do: 'limber' };

function candidates(now: State, unit: Unit, acts: readonly Act[], clause: string): readonly (readonly Act[])[] {
  const ahead = acts.map((act): Act => (act.do === 'back' || act.do === 'ahead' ? { do: 'ahead', by: act.by } : act));
  const target = acts.flatMap((act) => ('target' in act ? [act.target] : []))[0];
  switch (clause) {
    case 'PE-DST-05':
    case 'PE-GEO-05': {
      const shorter = withinHalf(now, unit, acts);
      const isWheel = acts.some((act) => act.do === 'wheel') && unit.formation === 'line';
      return [shorter, ...(isWheel ? [[COLUMN, ...acts], withinHalf(now, unit, [COLUMN, ...acts])] : [])];
    }
    case 'PE-OBL-02':
      return [acts.map((act) => (act.do === 'oblique' ? { ...act, angle: Math.sign(act.angle) * 4_500 } : act))];
    case 'PE-BCK-01':
    case 'PE-BCK-02':
      return [withinHalf(now, unit, [{ do: 'turn', by: 18_000 }, ...ahead])];
    case 'PE-FMR-02':
    case 'PE-FMR-04':
    case 'PE-FMR-06':
      return [withinHalf(now, unit, ahead), [COLUMN]];
    case 'PE-PRO-01':
    case 'PE-PRO-03':
      return [[{ do: 'manhandle', by: MANHANDLED }], [LIMBER]];
    case 'PE-ART-05':
    case 'PE-FMR-05':
    case 'PE-GAP-03':
    case 'PE-GAP-09':
    case 'PE-CFO-07':
    case 'PE-TRN-13':
      return [withinHalf(now, unit, [REFORM, ...acts]), [REFORM]];
    case 'PE-Q-59':
      return isSquare(unit) ? [[COLUMN], [LINE]] : [];
    case 'PE-GEO-28':
      return (['left', 'right'] as const).map((on) => acts.map((act) => (act.do === 'form' ? { ...act, on } : act)));
    case 'PE-CHG-04':
    case 'PE-CFO-04':
    case 'PE-CFO-06':
    case 'PE-CMU-01':
      return target === undefined ? [] : [[{ do: 'enter', target }]];
    case 'PE-CFO-02':
    case 'PE-CFO-03':
      return [[COLUMN], [LINE]];
    case 'PE-CTG-01':
    case 'PE-CTG-04':
      return [facing(now, unit, target)];
    case 'PE-Q-36':
      return [acts];
    case 'PE-GAP-14':
      return acts.map((act) => [act]);
    case 'PE-Q-49':
      return [[{ do: 'rally' }]];
    default:
      return [];
  }
}

/** PE-CTG-04. Only the direction counts. */
function facing(now: State, unit: Unit, target: string | undefined): readonly Act[] {
  const enemy = now.units.find(({ id, side }) => id === target && side !== unit.side);
  const wheels = enemy && wheelToward(unit, middle(groundOf(enemy)));
  return wheels ? withinHalf(now, unit, wheels) : [];
}
