/** Rolls for people at a real table: the game, the values that apply to a unit of the battle here, and the result. */
import type { Phrase } from '../../../kernel/phrase.ts';
import type { Refusal } from '../../../kernel/play.ts';
import type { Said, TableRoll, RollField, RollTold } from '../../../kernel/ruleset.ts';

export type TableDiceKind = TableRoll<unknown>['kind'];
export const TABLE_DICE_KINDS: readonly TableDiceKind[] = ['morale', 'fire', 'melee'];

/** Typed values, by field name, with the option's name as people know it. */
export type Typed = Readonly<Record<string, { readonly text: string; readonly option: Phrase }>>;
/** Menu values, by field name: names of choices, or a number in digits. */
export type Values = Readonly<Record<string, readonly string[]>>;

export interface TableDiceWish {
  readonly kind: TableDiceKind;
  /** By default the game of the battle here, otherwise the first with such a roll. */
  readonly game?: string;
  readonly typed: Typed;
  /** Units of the battle here, as typed: the one that rolls, and its enemy. */
  readonly unit?: string;
  readonly target?: string;
}

/** All values known for a roll, and the roll they lead to. */
export interface TableDiceForm {
  readonly kind: TableDiceKind;
  readonly game: string;
  readonly title: Phrase;
  readonly fields: readonly RollField[];
  /** Of every field. */
  readonly said: Said;
  readonly ahead: readonly Phrase[] | Refusal;
  /** The units of the battle that provided the values. */
  readonly units: readonly string[];
}

/** The content of a form in use: its menus, and the packed fields that have no room. */
export interface TableDiceHeld extends Pick<TableDiceForm, 'kind' | 'game' | 'units'> {
  readonly values: Values;
  readonly packed: readonly string[];
}

/** A choice in a field's menu; `beside`: the other menus of this field. */
export interface TableDiceChosen {
  readonly field: string;
  readonly values: readonly string[];
  readonly beside: readonly string[];
}

export interface TableDiceRolled extends TableDiceForm {
  readonly told: RollTold;
}
