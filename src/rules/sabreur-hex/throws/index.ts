/** Throws for people at a real table: they say what applies, and the rules of this book throw by it. */
import type { Throw } from '../../../kernel/throwing.ts';
import type { State } from '../state.ts';
import { fire } from './fire.ts';
import { melee } from './melee.ts';
import { morale } from './morale.ts';

export const throws: readonly Throw<State>[] = [morale, fire, melee];
