/** ASK-21, SH-FIRE-17, -20, -21. The target of the second shot of a double fire. */
import { nearestFirst } from '../field/place.ts';
import type { Play } from '../facts.ts';
import { distance } from '../../../hex/grid.ts';
import { askAs } from '../../../kernel/asking.ts';
import type { Half } from '../field/extended.ts';
import { aim } from '../losses/factor.ts';
import { marksmen, mayFireAt } from './fire.ts';
import { SECOND_SHOT, type SecondShot } from '../questions/second-shot.ts';
import { type State, type Unit, unitOf } from '../state.ts';

interface Before {
  readonly first: string;
  readonly ordered?: string | undefined;
}

/** The id of a target; or that there is none; or that this half holds its fire. */
type Target = string;

/** ASK-21. As ordered if still possible. A single target without an order is not asked. */
export function* chooseSecondShot(now: State, id: string, half: Half, { first, ordered }: Before): Play<Target> {
  const unit = unitOf(now, id);
  const targets = targetsFor(now, unit, half, first);
  if (targets.length === 0) return 'none';
  if (targets.some((target) => target.id === ordered)) return ordered!;
  const shot = (target: string): SecondShot => ({ say: 'shot', half, target });
  const said = yield* askAs(SECOND_SHOT, {
    to: unit.side,
    unit: id,
    about: { half, ordered: ordered ?? null },
    options: [
      ...targets.map((target) => ({ value: shot(target.id), about: aboutShot(now, unit, half, target) })),
      { value: { say: 'noFire' } },
    ],
    fallback: shot((targets.find((target) => target.id === first) ?? targets[0]!).id),
    quiet: ordered === undefined && targets.length === 1,
    means: (named) =>
      named.say === 'shotAt' && targets.some((target) => target.id === named.target) ? shot(named.target) : undefined,
  });
  return said.say === 'noFire' ? 'hold' : said.target;
}

/** SH-FIRE-19 to -21, SH-PRIORITY-05. The second half's possible targets, nearest first. */
export function targetsFor(now: State, unit: Unit, half: Half, first: string): Unit[] {
  const firer = marksmen(unit, half);
  return now.units.filter((enemy) => !mayFireAt(now, unit, enemy, { half, besides: first })).sort(nearestFirst(firer));
}

function aboutShot(now: State, unit: Unit, half: Half, target: Unit) {
  const { eye, mark, factor } = aim(now, marksmen(unit, half), target, 'fire');
  return { target: target.id, distance: distance(eye, mark), dice: factor.dice };
}
