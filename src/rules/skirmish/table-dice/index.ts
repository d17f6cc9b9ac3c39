/** Rolls for people at a real table: they describe the situation, and the rules roll the dice. */
import type { TableRoll } from '../../../kernel/table-dice/table-dice.ts';
import type { State } from '../state.ts';
import { assault } from './assault.ts';
import { fire } from './fire.ts';
import { morale } from './morale.ts';

export const tableDice: readonly TableRoll<State>[] = [morale, fire, assault];
