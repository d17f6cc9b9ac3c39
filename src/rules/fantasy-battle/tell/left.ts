/** What a side has left, in pictures and words. */
import { leftBy } from '../../../survey/field/left.ts';
import type { State } from '../state.ts';
import { score } from '../victory.ts';

export const LEFT = leftBy<State>(
  {
    figures: 'fb-scene-figures',
    side: 'fb-alt-side',
    strength: 'fb-strength',
    aim: 'fb-aim',
    aimAt: 'fb-aim-objectives',
    whys: { broken: 'fb-why-broken', points: 'fb-why-points', withdrew: 'fb-why-withdrew' },
  },
  score,
);
