/** Looking at the table without changing it. */
import { looksOn } from '../../../survey/field/looks.ts';
import type { State, Unit } from '../state.ts';
import { apart } from './apart.ts';
import { orderLines } from './orders-open.ts';
import { PEOPLE } from './people.ts';
import { threatLook } from './threats.ts';
import { unitCard } from './unit-card.ts';

export const { sight, threats, place, unitNamed, unitLook } = looksOn<State, Unit>({
  people: PEOPLE,
  clauses: { lost: 'SK-GAP-03', names: 'SK-SCO-03' },
  apart,
  threats: threatLook,
  card: (now, unit) => unitCard(now, unit, orderLines(now, unit)),
});
