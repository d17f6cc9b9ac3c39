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

/** A tool's form: its own fields and the reason. Discord shows five, so a tool has at most four. */
export function toolForm(use: Use, battle: string, tool: string, form: Form): Modal {
  return {
    custom_id: writeFormId('tool', battle, tool),
    title: cut(form.title, TITLE),
    components: [...form.fields.map((field) => fieldOf(use, field, true)), reasonOf(use, 'bot-form-why')],
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
export function rollForm(use: Use, battle: string, dice: string, units: Form['fields'][number]): Modal {
  return {
    custom_id: writeFormId('throw', battle, dice),
    title: cut(use.say(use.language, phrase('bot-form-roll', { dice })), TITLE),
    components: [fieldOf(use, units, false), reasonOf(use, 'bot-form-why')],
  };
}

function fieldOf({ say, language }: Use, { name, label, example, choices }: Form['fields'][number], required: boolean) {
  if (choices && choices.length > 0 && choices.length <= CHOICES) {
    return labelled(label, {
      type: ComponentType.StringSelect,
      custom_id: name,
      options: choices.map((choice): APISelectMenuOption => ({ value: choice.value, label: cut(choice.label, HINT) })),
      required,
    });
  }
  const [first] = choices ?? [];
  const hint = first ? say(language, phrase('bot-form-unit', { name: first.value })) : (example ?? '');
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

/** What was filled in: the reason, and the fields by name (for a menu, the chosen value). */
export function filledIn({ fields }: ModalSubmitInteraction): { why: string; values: Record<string, string> } {
  const values: Record<string, string> = {};
  for (const [name, field] of fields.fields) {
    if ('value' in field) values[name] = String(field.value ?? '');
    else values[name] = field.values[0] ?? '';
  }
  const { [WHY]: why = '', ...rest } = values;
  return { why, values: rest };
}
