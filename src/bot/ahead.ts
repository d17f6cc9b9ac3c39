/**
 * What a card lets one say in the same breath: a menu for each question that may follow. A choice opens a private
 * message with the same menus and the card's answers, for the card is public, and the enemy may not know it before it
 * counts. What was chosen stands in the custom ids of that message, so that it outlives a restart.
 */
import { ComponentType, type Message } from 'discord.js';
import type { Post } from '../host/post.ts';
import { type Chosen, readId, writeChosen, writeId } from './id.ts';
import { CHOICES, type Inner, menu, type Part, type Row } from './parts.ts';

type Question = NonNullable<Post['question']>;

/** The value of the choice not to choose. */
const LATER = 'later';
/** One of the options is not to choose. */
const MOST = CHOICES - 1;

/** The menus of a card, with nothing chosen. */
export function menusOf({ battle, no, ahead = [] }: Question): Inner[] {
  const none: Chosen = ahead.map(() => undefined);
  return ahead.map(({ asks, later, choices }, row): Inner => {
    const options = choices.slice(0, MOST).map((label, index) => ({ value: String(index), label }));
    return menu(writeId('ahead', battle, no, row, writeChosen(none)), asks, [
      { value: LATER, label: later, default: true },
      ...options,
    ]);
  });
}

/** The value of a menu as the number of its choice. */
export function readValue(value: string | undefined): number | undefined {
  return value === undefined || value === LATER ? undefined : Number(value);
}

/** The answers and menus of a message, with what is chosen by now; `card`: the one that they are of. */
export function choosing({ components }: Message, chosen: Chosen, card: string): Part[] {
  const rows = components
    .map((component) => component.toJSON() as Part)
    .flatMap((part): readonly (Part | Inner)[] => (part.type === ComponentType.Container ? part.components : [part]));
  return rows.flatMap((row) => {
    if (row.type !== ComponentType.ActionRow) return [];
    const pressable = row.components.flatMap((each) => carrying(each as Pressable, chosen, card));
    return pressable.length === 0 ? [] : [{ type: ComponentType.ActionRow, components: pressable } as Row];
  });
}

type Pressable = Extract<Inner, { type: ComponentType.ActionRow }>['components'][number];

/** Nothing, where it is no answer and no menu. */
function carrying(part: Pressable, chosen: Chosen, card: string): Pressable[] {
  const id = 'custom_id' in part ? readId(part.custom_id) : undefined;
  if (id?.kind === 'answer' || id?.kind === 'grave') {
    const customId = writeId(id.kind, id.battle, id.no, id.option, ...tokenOf(chosen), card);
    return [{ ...part, custom_id: customId } as Pressable];
  }
  if (id?.kind === 'reply') {
    return [{ ...part, custom_id: writeId('reply', id.battle, id.no, id.menu, ...tokenOf(chosen), card) } as Pressable];
  }
  const isMenu = id?.kind === 'ahead' || id?.kind === 'further';
  if (!isMenu || part.type !== ComponentType.StringSelect) return [];
  const value = chosen[id.row] === undefined ? LATER : String(chosen[id.row]);
  const options = part.options.map((option) => ({ ...option, default: option.value === value }));
  return [{ ...part, custom_id: writeId('further', id.battle, id.no, id.row, writeChosen(chosen), card), options }];
}

/** Nothing, where nothing is chosen. */
export function tokenOf(chosen: Chosen): string[] {
  return chosen.some((choice) => choice !== undefined) ? [writeChosen(chosen)] : [];
}
