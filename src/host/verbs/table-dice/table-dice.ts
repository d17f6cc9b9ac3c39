/** Rolls for people at a real table: the game, the values that apply to a unit of the battle here, and the result. */
import type { Phrase } from '../../../kernel/phrase.ts';
import type { Refusal } from '../../../kernel/play.ts';
import type { Said, Throw, ThrowField, ThrowTold } from '../../../kernel/ruleset.ts';

export type ThrowKind = Throw<unknown>['kind'];
export const THROW_KINDS: readonly ThrowKind[] = ['morale', 'fire', 'melee'];

/** Typed values, by field name, with the option's name as people know it. */
export type Typed = Readonly<Record<string, { readonly text: string; readonly option: Phrase }>>;
/** Menu values, by field name: names of choices, or a number in digits. */
export type Values = Readonly<Record<string, readonly string[]>>;

export interface ThrowWish {
  readonly kind: ThrowKind;
  /** By default the game of the battle here, otherwise the first with such a roll. */
  readonly game?: string;
  readonly typed: Typed;
  /** Units of the battle here, as typed: the one that rolls, and its enemy. */
  readonly unit?: string;
  readonly target?: string;
}

/** All values known for a roll, and the roll they lead to. */
export interface ThrowForm {
  readonly kind: ThrowKind;
  readonly game: string;
  readonly title: Phrase;
  readonly fields: readonly ThrowField[];
  /** Of every field. */
  readonly said: Said;
  readonly ahead: readonly Phrase[] | Refusal;
  /** The units of the battle that provided the values. */
  readonly units: readonly string[];
}

/** The content of a form in use: its menus, and the packed fields that have no room. */
export interface ThrowHeld extends Pick<ThrowForm, 'kind' | 'game' | 'units'> {
  readonly values: Values;
  readonly packed: readonly string[];
}

/** A choice in a field's menu; `beside`: the other menus of this field. */
export interface ThrowChosen {
  readonly field: string;
  readonly values: readonly string[];
  readonly beside: readonly string[];
}

export interface ThrowMade extends ThrowForm {
  readonly told: ThrowTold;
}
