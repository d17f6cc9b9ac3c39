/** What the practice server sends to the page, besides messages. */
import type { Shown } from '../message/shown.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly locale: string;
  readonly guilds: readonly { readonly id: string; readonly roles: readonly string[] }[];
}

/** A channel, a thread, or the direct channel with the bot. */
export interface Place {
  readonly id: string;
  readonly name: string;
  readonly type: number;
  readonly kind: string;
  readonly parent: string | null;
  readonly guild: { readonly id: string; readonly name: string; readonly locale: string } | null;
  readonly archived: boolean;
}

/** A name and a description, with translations. */
interface Told {
  readonly name: string;
  readonly name_localizations?: Readonly<Record<string, string>> | null;
  readonly description?: string;
  readonly description_localizations?: Readonly<Record<string, string>> | null;
}

export interface Choice extends Told {
  readonly value: string | number;
}

export interface Option extends Told {
  readonly type: number;
  readonly required?: boolean;
  readonly autocomplete?: boolean;
  readonly choices?: readonly Choice[];
  readonly options?: readonly Option[];
  readonly channel_types?: readonly number[];
  readonly min_value?: number;
  readonly max_value?: number;
  readonly min_length?: number;
  readonly max_length?: number;
}

export interface Command extends Told {
  readonly options?: readonly Option[];
}

/** A part of a modal: a text, or a label with an input. */
export interface Part {
  readonly type: number;
  readonly custom_id?: string;
  readonly label?: string | null;
  readonly description?: string | null;
  readonly content?: string;
  readonly component?: Part;
  readonly components?: readonly Part[];
  readonly style?: number;
  readonly placeholder?: string | null;
  readonly value?: string | null;
  readonly required?: boolean;
  readonly default?: boolean;
  readonly min_length?: number;
  readonly max_length?: number;
  readonly min_values?: number;
  readonly max_values?: number;
  readonly channel_types?: readonly number[];
  readonly options?: readonly PartOption[];
}

export interface PartOption {
  readonly label: string;
  readonly value: string;
  readonly description?: string | null;
  readonly default?: boolean;
}

export interface Modal {
  readonly id: string;
  readonly title: string;
  readonly components: readonly Part[];
}

/** The result of a command, a press or a form. */
export interface Outcome {
  readonly response?: Shown;
  readonly modal?: Modal;
  readonly choices?: readonly Choice[];
}

/** A file to send, as base64. */
export interface Enclosed {
  readonly name: string;
  readonly type: string;
  readonly data: string;
}
