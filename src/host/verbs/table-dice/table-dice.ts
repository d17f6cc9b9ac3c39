/** Throws for people at a real table: of which game, what applies to a unit of the battle here, and what was thrown. */
import type { Phrase } from '../../../kernel/phrase.ts';
import type { Refusal } from '../../../kernel/play.ts';
import type { Said, Throw, ThrowField, ThrowTold } from '../../../kernel/ruleset.ts';

export type ThrowKind = Throw<unknown>['kind'];
export const THROW_KINDS: readonly ThrowKind[] = ['morale', 'fire', 'melee'];

/** What people typed, by the names of fields, and what they know the option as. */
export type Typed = Readonly<Record<string, { readonly text: string; readonly option: Phrase }>>;
/** What menus say, by the names of fields: names of choices, or a number in digits. */
export type Values = Readonly<Record<string, readonly string[]>>;

export interface ThrowWish {
  readonly kind: ThrowKind;
  /** Without it, that of the battle of the place, else the first that has such a throw. */
  readonly game?: string;
  readonly typed: Typed;
  /** Units of the battle of the place, as people typed them: who throws, and against whom. */
  readonly unit?: string;
  readonly target?: string;
}

/** All that is known for a throw, and what would be thrown for it. */
export interface ThrowForm {
  readonly kind: ThrowKind;
  readonly game: string;
  readonly title: Phrase;
  readonly fields: readonly ThrowField[];
  /** Of every field. */
  readonly said: Said;
  readonly ahead: readonly Phrase[] | Refusal;
  /** The units of the battle that it was filled in from. */
  readonly units: readonly string[];
}

/** What stands in a form that somebody uses: in its menus, and of fields that have no room there as they are packed. */
export interface ThrowHeld extends Pick<ThrowForm, 'kind' | 'game' | 'units'> {
  readonly values: Values;
  readonly packed: readonly string[];
}

/** What was chosen in a menu of a field; `beside`: what the other menus of this field say. */
export interface ThrowChosen {
  readonly field: string;
  readonly values: readonly string[];
  readonly beside: readonly string[];
}

export interface ThrowMade extends ThrowForm {
  readonly told: ThrowTold;
}
