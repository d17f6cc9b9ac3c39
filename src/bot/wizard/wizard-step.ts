/** What every wizard has that leads step by step: its choices as buttons and menus, its notes, the form to type in. */
import { ComponentType, TextInputStyle } from 'discord.js';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import type { Refusal } from '../../kernel/play.ts';
import type { Answer } from '../interactions/answer.ts';
import type { Use } from '../bot.ts';
import { type Modal, TITLE } from '../features/desk-form.ts';
import { escapeMarkdown } from '../messages/escape-markdown.ts';
import { writeFormId, writeGo } from '../interactions/id.ts';
import { cut, type Inner } from '../messages/parts.ts';
import type { Pressed } from '../interactions/pressed.ts';
import { pressRows } from '../messages/press-rows.ts';

/** The wizards that lead step by step; a table roll keeps all its menus in one message. */
export type StepWizard = 'panel' | 'army';

/** The parts of an id that say which step a message shows. */
export type Where = readonly (string | number)[];

/** A wizard that leads step by step. A press on a step that is no longer shown shows the one that is. */
export interface Wizard<At, Back = At> {
  /** What a choice leads to, by its number in the step. */
  readonly press: (at: At, n: number, use: Use) => Promise<Pressed>;
  readonly back: (at: Back, use: Use) => Promise<Pressed>;
  /** What may be typed in this step. Discord wants the form straight away: load little or nothing. */
  readonly asks: (at: At, use: Use) => Promise<TextField | Refusal> | TextField;
  /** What was typed, and the step after it in the same message. */
  readonly typed: (at: At, text: string, use: Use) => Promise<Answer>;
  /** The step, as ids write it. */
  readonly where: (at: At) => Where;
}

interface Choice {
  readonly n: number;
  readonly says: Phrase;
  readonly why?: Phrase;
  readonly means?: Phrase;
  readonly isChosen?: boolean;
  /** Its number on the picture. */
  readonly mark?: number;
}

interface Row {
  readonly says?: Phrase;
  readonly presses: readonly Choice[];
}

/** `room`: how many components are left for the rows. */
export function stepRows(
  { say, language }: Use,
  wizard: StepWizard,
  where: Where,
  all: readonly Row[],
  { choose, room }: { readonly choose: Phrase; readonly room: number },
): Inner[] {
  const shown = all.map(({ says, presses }) => ({
    title: says && say(language, says),
    presses: presses.map(({ n, says: label, why, means, isChosen, mark }) => ({
      n,
      // Choices numbered on the picture carry that number.
      label: mark === undefined || why ? say(language, label) : `${mark} · ${say(language, label)}`,
      why: why && say(language, why),
      means: means && say(language, means),
      isChosen,
    })),
  }));
  return pressRows(shown, {
    press: (n) => writeGo(wizard, 'press', ...where, n),
    pick: (row, menu) => writeGo(wizard, 'pick', ...where, row, menu),
    choose: say(language, choose),
    room,
  });
}

/** Notes that quote the rules or what a person typed. The host's own notes are already escaped. */
const QUOTING = ['panel-why-clause', 'panel-why-text'];

export function noteTexts({ say, language }: Use, notes: readonly Phrase[]): readonly string[] {
  return notes.map((note) => say(language, QUOTING.includes(note.id) ? escapeMarkdown(note) : note));
}

/** What a step asks to be typed. */
export interface TextField {
  readonly title: Phrase;
  readonly field: Phrase;
  readonly most: number;
  readonly isLong?: boolean;
  readonly example?: string;
  /** What is there now. */
  readonly now?: string | undefined;
}

/** Discord's limit for a field's placeholder. */
const HINT = 100;

/** A form with one field. */
export function stepForm({ say, language }: Use, wizard: StepWizard, where: Where, asked: TextField): Modal {
  const { title, field, most, isLong, example, now } = asked;
  const input = {
    type: ComponentType.TextInput,
    custom_id: 'text',
    style: isLong ? TextInputStyle.Paragraph : TextInputStyle.Short,
    ...(example !== undefined && { placeholder: cut(example, HINT) }),
    ...(now !== undefined && { value: cut(now, most) }),
    max_length: most,
    required: true,
  } as const;
  return {
    custom_id: writeFormId('go', wizard, 'type', ...where),
    title: cut(say(language, title), TITLE),
    components: [{ type: ComponentType.Label, label: cut(say(language, field), TITLE), component: input }],
  };
}

export const CHOOSE = phrase('bot-panel-choose');
