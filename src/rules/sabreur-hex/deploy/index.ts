/** SH-GAP-05, -06. Two armies facing a map, and how they deploy. */
import type { Deployment } from '../../../kernel/deployment.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { enemyOf, type Side } from '../../../kernel/play.ts';
import type { State } from '../state.ts';
import { LINE_UPS, stationOf } from './line-up.ts';
import { buildPosition } from './build-position.ts';
import { reserveOf } from './station.ts';
import { deployed, lineUpText } from './suggest.ts';
import { zoneOf } from './zone.ts';

export const deployment: Deployment<State> = {
  buildPosition,
  isDeploying: ({ phase }) => phase === 'deployment',
  zone: zoneOf,
  reserve: (now, side) => reserveOf(now, side).map(({ id }) => id),
  lineUps: LINE_UPS.map((name) => ({ name, says: phrase(`deploy-preset-${name}`) })),
  lineUp: (now, side, name) => lineUpText(now, side, LINE_UPS.find((each) => each === name) ?? 'line'),
  alone,
  stations,
};

/** Removes the enemy, so that nothing of it can be seen and no one waits for it. */
function alone(now: State, side: Side): State {
  const own = ({ side: whose }: { readonly side: Side }) => whose !== enemyOf(side);
  return {
    ...now,
    active: side,
    units: now.units.filter(own),
    reserve: (now.reserve ?? []).filter(own),
    deployment: { how: 'whole' },
  };
}

function stations(now: State, side: Side): string {
  const own = now.units.filter((unit) => unit.side === side).map(stationOf);
  return own.length === 0 ? '' : deployed(own);
}
