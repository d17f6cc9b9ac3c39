/** SH-GAP-05, -06. Two armies facing a map, and how they deploy. */
import type { Deployment } from '../../../kernel/deployment.ts';
import { phrase } from '../../../kernel/phrase.ts';
import type { State } from '../state.ts';
import { LINE_UPS } from './line-up.ts';
import { buildPosition } from './build-position.ts';
import { lineUpText } from './suggest.ts';

export const deployment: Deployment<State> = {
  buildPosition,
  isDeploying: ({ phase }) => phase === 'deployment',
  lineUps: LINE_UPS.map((name) => ({ name, says: phrase(`deploy-preset-${name}`) })),
  lineUp: (now, side, name) => lineUpText(now, side, LINE_UPS.find((each) => each === name) ?? 'line'),
};
