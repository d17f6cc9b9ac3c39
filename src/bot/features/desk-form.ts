/** The forms of the desk, and reading what was submitted. */
import {
  type APILabelComponent,
  type APIModalInteractionResponseCallbackData,
  type APISelectMenuOption,
  ComponentType,
  type ModalSubmitInteraction,
  TextInputStyle,
} from 'discord.js';
import type { Form } from '../../host/verbs/desk/desk-shown.ts';
import { REASON } from '../../host/battle/reason.ts';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import type { Use } from '../bot.ts';
import { writeFormId } from '../interactions/id.ts';
import { cut } from '../messages/parts.ts';

export type Modal = APIModalInteractionResponseCallbackData;

/** Discord's limits for titles, labels, placeholders and descriptions. */
export const TITLE = 45;
const HINT = 100;
/** Discord's limit for menu choices. */
const CHOICES = 25;
/** Longer than the name of any unit or position. */
const WORDS = 100;
/** A name that no field has. */
const WHY = '-why';
/** What is typed instead of a menu's choices; no field's name ends so. */
const OTHER = '-other';
/** Discord's limit for the parts of a form. */
const FIELDS = 5;

type Field = Form['fields'][number];

/** A tool's form: its own fields and the reason. Discord shows five, so a tool has at most four. */
export function toolForm(use: Use, battle: string, tool: string, form: Form): Modal {
  return {
    custom_id: writeFormId('tool', battle, tool),
    title: cut(form.title, TITLE),
    components: [...allFields(use, form.fields, true), reasonOf(use, 'bot-form-why')],
  };
}

/** A ruling in words, which changes nothing on the map. */
export function wordsForm(use: Use, battle: string): Modal {
  return reasonForm(use, writeFormId('ruling', battle), phrase('bot-form-words'), 'bot-form-why-words');
}

/** A form that asks only for a public reason. */
export function reasonForm(use: Use, customId: string, title: Phrase, label = 'bot-form-why'): Modal {
  return {
    custom_id: customId,
    title: cut(use.say(use.language, title), TITLE),
    components: [reasonOf(use, label)],
  };
}

/** A roll that no open step asks for must say what it is for. */
export function rollForm(use: Use, battle: string, dice: string, units: Field): Modal {
  return {
    custom_id: writeFormId('throw', battle, dice),
    title: cut(use.say(use.language, phrase('bot-form-roll', { dice })), TITLE),
    components: [...allFields(use, [units], false), reasonOf(use, 'bot-form-why')],
  };
}

/** Each takes what room the others and the reason leave. */
function allFields(use: Use, fields: readonly Field[], required: boolean): APILabelComponent[] {
  return fields.flatMap((field) => fieldsOf(use, field, required, FIELDS - fields.length));
}

/** More choices than a menu holds: the first in the menu, the others typed. Only typed if the form has no room for both. */
function fieldsOf(use: Use, field: Field, required: boolean, room: number): APILabelComponent[] {
  const { name, label, example = '', choices = [] } = field;
  if (choices.length === 0) return [typedField(name, label, example, required)];
  if (choices.length <= CHOICES) return [menuField(field, required)];
  const hint = use.say(use.language, phrase('bot-form-unit', { name: choices[CHOICES]!.value }));
  if (room < 2) return [typedField(name, label, hint, required)];
  const other = use.say(use.language, phrase('bot-form-other'));
  return [menuField(field, false), typedField(name + OTHER, other, hint, false)];
}

/** Its first choices. One that may be left out must say so by its least number too, or phones insist on a choice. */
function menuField({ name, label, choices = [] }: Field, required: boolean): APILabelComponent {
  const options = choices
    .slice(0, CHOICES)
    .map((choice): APISelectMenuOption => ({ value: choice.value, label: cut(choice.label, HINT) }));
  const least = required ? {} : { min_values: 0 };
  return labelled(label, { type: ComponentType.StringSelect, custom_id: name, options, required, ...least });
}

function typedField(name: string, label: string, hint: string, required: boolean): APILabelComponent {
  return labelled(label, {
    type: ComponentType.TextInput,
    custom_id: name,
    style: TextInputStyle.Short,
    max_length: WORDS,
    ...(hint !== '' && { placeholder: cut(hint, HINT) }),
    required,
  });
}

function reasonOf({ say, language }: Use, label: string): APILabelComponent {
  return labelled(say(language, phrase(label)), {
    type: ComponentType.TextInput,
    custom_id: WHY,
    style: TextInputStyle.Paragraph,
    min_length: REASON.min,
    max_length: REASON.max,
    required: true,
  });
}

function labelled(label: string, component: APILabelComponent['component']): APILabelComponent {
  return { type: ComponentType.Label, label: cut(label, TITLE), component };
}

/** What was filled in: the reason, and the fields by name: for a menu, the chosen value, or what was typed instead. */
export function filledIn({ fields }: ModalSubmitInteraction): { why: string; values: Record<string, string> } {
  const values: Record<string, string> = {};
  for (const [name, field] of fields.fields) {
    if ('value' in field) values[name] = String(field.value ?? '');
    else values[name] = field.values[0] ?? '';
  }
  const { [WHY]: why = '', ...rest } = values;
  const own = Object.entries(rest).filter(([name]) => !name.endsWith(OTHER));
  return { why, values: Object.fromEntries(own.map(([name, value]) => [name, rest[name + OTHER]?.trim() || value])) };
}
