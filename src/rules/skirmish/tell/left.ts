/** What a side has left, in pictures and words. */
import { leftBy } from '../../../survey/field/left.ts';
import type { State } from '../state.ts';
import { score } from '../victory.ts';

export const LEFT = leftBy<State>(
  {
    figures: 'sk-scene-figures',
    side: 'sk-alt-side',
    strength: 'sk-strength',
    aim: 'sk-aim',
    aimAt: 'sk-aim-objectives',
    whys: { broken: 'sk-why-broken', points: 'sk-why-points' },
  },
  score,
);
