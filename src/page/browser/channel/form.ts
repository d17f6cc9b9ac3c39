/** A modal being filled in, as data: its inputs, their values, errors. */
import { PartType } from '../../discord.ts';
import type { Sentence } from './check.ts';
import type { Enclosed, Modal, Part } from './wire.ts';

/** The value of a modal's field. */
export type Given = string | boolean | readonly string[] | readonly Enclosed[];

export interface Input {
  readonly id: string;
  readonly part: Part;
  readonly label: string;
  readonly description: string;
}

export interface Form {
  readonly modal: Modal;
  readonly values: Readonly<Record<string, Given>>;
  /** By the input's id. */
  readonly faults: Readonly<Record<string, Sentence>>;
  readonly sending: boolean;
  /** Why sending failed. */
  readonly failed: Sentence | undefined;
}

export function formOf(modal: Modal): Form {
  const values = inputsOf(modal).map(({ id, part }) => [id, beginning(part)] as const);
  return { modal, values: Object.fromEntries(values), faults: {}, sending: false, failed: undefined };
}

function inputsOf({ components }: Modal): Input[] {
  return components.flatMap((part) => inputOf(part) ?? []);
}

/** The input in a part of a modal. Undefined for a text. */
export function inputOf(part: Part): Input | undefined {
  const inner = part.component ?? part.components?.[0];
  if (inner?.custom_id === undefined) return undefined;
  const label = part.label ?? inner.label ?? '';
  return { id: inner.custom_id, part: inner, label, description: part.description ?? '' };
}

function beginning(part: Part): Given {
  const chosen = (part.options ?? []).filter((option) => option.default).map(({ value }) => value);
  switch (part.type) {
    case PartType.textInput:
      return part.value ?? '';
    case PartType.checkbox:
      return part.default ?? false;
    case PartType.radioGroup:
      return chosen[0] ?? '';
    default:
      return chosen;
  }
}

export const isNeeded = ({ type, required }: Part) => required ?? type !== PartType.checkbox;

/** The most values that may be chosen. */
export function mostOf({ type, max_values: most, options }: Part): number {
  return most ?? (type === PartType.checkboxGroup ? (options?.length ?? 1) : 1);
}

export function filled(form: Form, id: string, value: Given): Form {
  const { [id]: _, ...faults } = form.faults;
  return { ...form, values: { ...form.values, [id]: value }, faults };
}

export function checked(form: Form): Form {
  const faults = inputsOf(form.modal).flatMap(({ id, part }) => {
    const fault = faultOf(part, form.values[id] ?? '');
    return fault ? [[id, fault] as const] : [];
  });
  return { ...form, faults: Object.fromEntries(faults), failed: undefined };
}

function faultOf(part: Part, value: Given): Sentence | undefined {
  if (typeof value === 'boolean') return undefined;
  if (value.length === 0) return isNeeded(part) ? { id: 'page-fault-missing' } : undefined;
  const length = typeof value === 'string' ? Array.from(value).length : value.length;
  if (part.type === PartType.radioGroup) return undefined;
  const isText = typeof value === 'string';
  const { least, most } = isText
    ? { least: part.min_length ?? 0, most: part.max_length ?? 4000 }
    : { least: part.min_values ?? 1, most: mostOf(part) };
  if (length < least) return { id: isText ? 'page-fault-short' : 'page-fault-few', args: { least } };
  if (length > most) return { id: isText ? 'page-fault-long' : 'page-fault-many', args: { most } };
  return undefined;
}

/** What to send. Empty fields are left out. */
export function fieldsOf({ values }: Form): Record<string, Given> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value === false || value === true || value.length > 0),
  );
}
