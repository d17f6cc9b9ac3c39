/** Looking at the table without changing it. */
import { looksOn } from '../../../survey/field/looks.ts';
import type { Who } from '../position/everyone.ts';
import type { State } from '../state.ts';
import { apart } from './apart.ts';
import { orderLines } from './orders-open.ts';
import { PEOPLE } from './people.ts';
import { threatLook } from './threats.ts';
import { unitCard } from './unit-card.ts';

export const { sight, threats, place, unitLook } = looksOn<State, Who>({
  people: PEOPLE,
  clauses: { lost: 'FB-OFF-02', names: 'FB-GEO-22' },
  apart,
  threats: threatLook,
  card: (now, who) => unitCard(now, who, orderLines(now, who)),
});
