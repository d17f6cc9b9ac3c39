/**
 * PE-GEO-30. Where the legs and changes of a line would take a unit within the half, as if it were alone on the table:
 * what its own side is shown before the sheet is sealed.
 */
import type { Length } from '../../../field/length.ts';
import { moved, type Pose } from '../../../field/point.ts';
import { DOING, doingOf } from '../doings.ts';
import { afterDoing } from '../clock/finish.ts';
import { closedGround } from '../position/ground.ts';
import { walkedLegs } from '../moves/legs.ts';
import { whyNotAct } from '../moves/may.ts';
import { withLine } from '../moves/with-line.ts';
import type { Act } from '../order.ts';
import { allowance } from '../moves/rates.ts';
import type { State, Unit } from '../state.ts';
import { MANHANDLED } from '../values.ts';

/** One quarter of walking, or a change and the quarters that it takes. */
interface Stage {
  readonly act: Act['do'];
  /** The places that the middle of its front passes, the first where it was. */
  readonly way: readonly Pose[];
  readonly spent: Length;
  /** What it might have spent: in the formation that it has by then. */
  readonly most: Length;
  readonly quarters: number;
}

export interface Foreseen {
  readonly stages: readonly Stage[];
  readonly end: Unit;
}

/** PE-STEP-02. A half has two quarters. */
const QUARTERS = 2;
/** So many places of a way that bends. */
const PLACES = 6;

export function foreseen(now: State, own: Unit, acts: readonly Act[]): Foreseen {
  const alone = { ...now, units: [own] };
  const stages: Stage[] = [];
  let unit = withLine(own, acts);
  for (let quarters = 0; quarters < QUARTERS; ) {
    const [act] = unit.acts;
    const step = act && whyNotAct(unit, act) === undefined ? stepOf(alone, unit, act) : undefined;
    if (!step || quarters + step.stage.quarters > QUARTERS) break;
    stages.push(step.stage);
    quarters += step.stage.quarters;
    unit = step.unit;
  }
  return { stages, end: unit };
}

function stepOf(alone: State, unit: Unit, act: Act): { readonly stage: Stage; readonly unit: Unit } | undefined {
  const kind = doingOf(act);
  if (!kind) return walkOf(alone, unit, act);
  const after = afterDoing(alone, unit, { kind, left: 1 });
  if (typeof after === 'string') return undefined;
  const pose = act.do === 'manhandle' ? manhandled(unit.pose, act.by) : after.pose;
  return {
    stage: { act: act.do, way: [unit.pose, pose], spent: 0, most: 0, quarters: DOING[kind].quarters(unit, act) },
    unit: { ...after, pose },
  };
}

/** PE-PRO-02. */
function manhandled(pose: Pose, by: Length): Pose {
  return moved(pose, Math.min(MANHANDLED, Math.abs(by)), by < 0 ? 18_000 : 0);
}

function walkOf(alone: State, unit: Unit, act: Act): ReturnType<typeof stepOf> {
  const budget = allowance(unit);
  const after = (share: number) => walkedLegs(alone, unit, Math.floor(budget * share), closedGround(alone));
  const whole = after(1);
  if (whole.spent === 0) return undefined;
  const places = Array.from({ length: PLACES }, (_, each) => after((each + 1) / PLACES).unit.pose);
  return {
    stage: { act: act.do, way: [unit.pose, ...places], spent: whole.spent, most: budget, quarters: 1 },
    unit: whole.unit,
  };
}
