import { type Component, isInput } from '../components.ts';
import { PartType } from '../../page/discord.ts';
import { InteractionType, open } from '../interactions.ts';
import type { Interaction } from '../interaction.ts';
import { lengthOf } from '../limits/lengths.ts';
import type { Platform } from '../platform.ts';
import { personNamed } from './lookup.ts';
import { entityValue, optionValue } from './press.ts';
import { gather, type Gathering } from './resolved.ts';
import { Trouble } from './trouble.ts';
import type { Field, SubmitWish } from './wishes.ts';

/** Fills in and submits a modal, as a person. */
export function submit(platform: Platform, wish: SubmitWish): Interaction {
  const person = personNamed(platform.world, wish.as);
  const origin = [...platform.interactions.values()].find(({ id }) => id === wish.modal);
  if (origin?.modal === undefined || origin.person.id !== person.id) {
    throw new Trouble('practice-modal-closed', { person: person.name, id: wish.modal });
  }
  const { modal, channel, source } = origin;
  const form: Form = {
    left: new Map(Object.entries(wish.fields)),
    gathered: gather({ platform, person, channel }),
  };
  const components = modal.components.map((part) => filledPart(part, form));
  const [unknown] = form.left.keys();
  if (unknown !== undefined) throw new Trouble('practice-field-unknown', { name: unknown });
  delete origin.modal;
  const resolved = form.gathered.toWire();
  const data = {
    custom_id: modal.custom_id,
    components,
    ...(Object.keys(resolved).length > 0 && { resolved }),
  };
  return open(platform, { type: InteractionType.modal, person, channel, data, ...(source && { source }) });
}

/** The remaining fields, and the things they refer to. */
type Form = { left: Map<string, Field>; gathered: Gathering };

function filledPart(part: Component, form: Form): object {
  const { type, id = 0 } = part;
  if (part.component) return { type, id, component: filledInput(part.component, part.label, form) };
  if (!part.components) return { type, id };
  return { type, id, components: part.components.map((input) => filledInput(input, input.label, form)) };
}

/** The answer to one input. `fields` names it by custom id or visible label. */
function filledInput(part: Component, label: string | null | undefined, form: Form): object {
  const title = label ?? part.custom_id ?? '';
  const given = take(form, [part.custom_id, label]);
  if (isInput(part) && given === undefined) refuseIfNeeded(part, title);
  const base = { type: part.type, id: part.id ?? 0, custom_id: part.custom_id };
  switch (part.type) {
    case PartType.textInput:
      return { ...base, value: textOf(part, title, given) };
    case PartType.checkbox:
      return { ...base, value: given === true || given === 'true' };
    case PartType.radioGroup:
      return { ...base, value: given === undefined ? null : optionValue(part, oneText(title, given)) };
    case PartType.fileUpload:
      return { ...base, values: counted(part, title, filesOf(title, given)).map((file) => form.gathered.file(file)) };
    default:
      return {
        ...base,
        values: counted(part, title, textsOf(title, given)).map((text) => listedValue(part, text, form)),
      };
  }
}

function take(form: Form, names: (string | null | undefined)[]): Field | undefined {
  const name = names.find((each) => each != null && form.left.has(each));
  if (name == null) return undefined;
  const given = form.left.get(name);
  form.left.delete(name);
  return given;
}

function refuseIfNeeded(part: Component, title: string): void {
  const optional = part.required === false || part.type === PartType.checkbox;
  if (!optional && !part.value) throw new Trouble('practice-field-missing', { name: title });
}

function textOf(part: Component, title: string, given: Field | undefined): string {
  const text = given === undefined ? (part.value ?? '') : oneText(title, given);
  const { min_length: least = 0, max_length: most = 4000 } = part;
  const tooShort = lengthOf(text) < least && (part.required !== false || text !== '');
  if (tooShort || lengthOf(text) > most) {
    throw new Trouble('practice-field-length', { name: title, least, most });
  }
  return text;
}

function oneText(title: string, given: Field): string {
  if (typeof given !== 'string') throw new Trouble('practice-field-text', { name: title });
  return given;
}

function textsOf(title: string, given: Field | undefined): string[] {
  if (given === undefined) return [];
  const list = Array.isArray(given) ? given : [given];
  return list.map((item) => {
    if (typeof item !== 'string') throw new Trouble('practice-field-texts', { name: title });
    return item;
  });
}

function filesOf(title: string, given: Field | undefined) {
  if (given === undefined) return [];
  if (!Array.isArray(given)) throw new Trouble('practice-field-files', { name: title });
  return given.map((item) => {
    if (typeof item === 'string') throw new Trouble('practice-field-files', { name: title });
    return item;
  });
}

/** Checks the number of entries against the input's limits. An empty list was checked before. */
function counted<Entry>(part: Component, title: string, list: Entry[]): Entry[] {
  const most = part.max_values ?? (part.type === PartType.checkboxGroup ? (part.options?.length ?? 1) : 1);
  const least = list.length === 0 ? 0 : (part.min_values ?? 1);
  if (list.length >= least && list.length <= most) return list;
  const id = least === most ? 'practice-field-count-exactly' : 'practice-field-count';
  throw new Trouble(id, { name: title, least, ...(least !== most && { most }) });
}

function listedValue(part: Component, text: string, form: Form): string {
  return part.options ? optionValue(part, text) : entityValue(form.gathered, part, text);
}
