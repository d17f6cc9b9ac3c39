/** What a side has left, in pictures and words. */
import { leftBy } from '../../../survey/field/left.ts';
import type { State } from '../state.ts';
import { score } from '../victory.ts';

export const LEFT = leftBy<State>(
  {
    figures: 'pe-scene-figures',
    side: 'pe-alt-side',
    strength: 'pe-strength',
    aim: 'pe-aim',
    aimAt: 'pe-aim-objectives',
    whys: { broken: 'pe-why-broken', points: 'pe-why-points' },
  },
  score,
);
