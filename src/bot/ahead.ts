/**
 * What a card lets one say in the same breath: a menu for each question that may follow. What was chosen stands in the
 * custom ids of the card's buttons and menus, so that it outlives a restart, and counts when an answer is pressed.
 */
import { ComponentType, type Message } from 'discord.js';
import type { Post } from '../host/post.ts';
import { attached } from './attached.ts';
import { type Chosen, readId, writeChosen, writeId } from './id.ts';
import { CHOICES, type Inner, menu, type Part } from './parts.ts';

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

/** The card with another choice made: written into everything that can be pressed. */
export function withChosen(message: Message, chosen: Chosen): { readonly parts: Part[]; readonly keeps: string[] } {
  const keeps: string[] = [];
  const parts = message.components.map((component): Part => {
    const part = component.toJSON() as Part;
    if (part.type !== ComponentType.Container) return part;
    return { ...part, components: part.components.map((inner) => rewritten(attached(inner, keeps), chosen)) };
  });
  return { parts, keeps };
}

function rewritten(part: Inner, chosen: Chosen): Inner {
  if (part.type !== ComponentType.ActionRow) return part;
  return { ...part, components: part.components.map((each) => carrying(each, chosen)) } as Inner;
}

type Pressable = Extract<Inner, { type: ComponentType.ActionRow }>['components'][number];

function carrying(part: Pressable, chosen: Chosen): Pressable {
  if (!('custom_id' in part)) return part;
  const id = readId(part.custom_id);
  if (id?.kind === 'answer' || id?.kind === 'grave') {
    return { ...part, custom_id: writeId(id.kind, id.battle, id.no, id.option, ...tokenOf(chosen)) };
  }
  if (id?.kind !== 'ahead' || part.type !== ComponentType.StringSelect) return part;
  const value = chosen[id.row] === undefined ? LATER : String(chosen[id.row]);
  return {
    ...part,
    custom_id: writeId('ahead', id.battle, id.no, id.row, writeChosen(chosen)),
    options: part.options.map((option) => ({ ...option, default: option.value === value })),
  };
}

/** Nothing, where nothing is chosen. */
export function tokenOf(chosen: Chosen): string[] {
  return chosen.some((choice) => choice !== undefined) ? [writeChosen(chosen)] : [];
}

/** What the menus of a card show as chosen, without those left for later. */
export function labelsChosen(message: Message): string[] {
  const inside = (part: Part | Inner): readonly unknown[] => ('components' in part ? part.components : []);
  const menus = message.components
    .map((component) => component.toJSON() as Part)
    .flatMap(inside)
    .flatMap((part) => inside(part as Inner)) as readonly Pressable[];
  return menus.flatMap((row) =>
    row.type === ComponentType.StringSelect
      ? row.options.filter((option) => option.default && option.value !== LATER).map(({ label }) => label)
      : [],
  );
}
