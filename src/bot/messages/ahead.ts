/**
 * Lets a player answer follow-up questions in advance: the card has a menu for each. The card is public and the enemy
 * must not see the choices early, so a choice opens a private message with the same menus and the card's answers. The
 * choices are kept in that message's custom ids, so they survive a restart.
 */
import { ComponentType, type Message } from 'discord.js';
import type { Post } from '../../host/post.ts';
import { type Chosen, readId, writeChosen, writeId } from '../interactions/id.ts';
import { CHOICES, type Inner, menu, type Part, type Row } from './parts.ts';

type Question = NonNullable<Post['question']>;

/** The menu value for "decide later". */
const LATER = 'later';
/** One of the options is "decide later". */
const MOST = CHOICES - 1;

/** A card's menus, with nothing chosen. */
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

/** A menu value as the number of its choice. */
export function readValue(value: string | undefined): number | undefined {
  return value === undefined || value === LATER ? undefined : Number(value);
}

/** A message's answers and menus with the choices so far. `card` is the card they belong to. */
export function withChoices({ components }: Message, chosen: Chosen, card: string): Part[] {
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

/** Empty unless the part is an answer or a menu. */
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

/** Empty if nothing is chosen. */
export function tokenOf(chosen: Chosen): string[] {
  return chosen.some((choice) => choice !== undefined) ? [writeChosen(chosen)] : [];
}
