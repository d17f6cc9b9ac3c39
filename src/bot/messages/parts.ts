/** Discord's message components (V2), and their limits. */
import {
  type APIActionRowComponent,
  type APIButtonComponentWithCustomId,
  type APIContainerComponent,
  type APIMediaGalleryComponent,
  type APIMessageTopLevelComponent,
  type APISelectMenuOption,
  type APISeparatorComponent,
  type APITextDisplayComponent,
  ButtonStyle,
  ComponentType,
} from 'discord.js';

export type Part = APIMessageTopLevelComponent;
export type Inner = APIContainerComponent['components'][number];
export type Button = APIButtonComponentWithCustomId;
export type Row = APIActionRowComponent<Button>;

/** Characters in a message, all texts together. Discord allows 4000; the rest is for mentions and notes. */
export const TEXT_LIMIT = 3800;
export const CONTENT_LIMIT = 2000;
const ALT_LIMIT = 1024;

export function text(content: string): APITextDisplayComponent {
  return { type: ComponentType.TextDisplay, content };
}

export function line(): APISeparatorComponent {
  return { type: ComponentType.Separator };
}

/** A picture attached to the same message, with its alt text. */
export function picture(file: string, alt: string): APIMediaGalleryComponent {
  const description = cut(alt, ALT_LIMIT);
  return {
    type: ComponentType.MediaGallery,
    items: [{ media: { url: `attachment://${file}` }, ...(description !== '' && { description }) }],
  };
}

/** `id` marks a message as ours, so that it can be found again. */
export function container(components: readonly Inner[], id?: number): APIContainerComponent {
  return { type: ComponentType.Container, components: [...components], ...(id !== undefined && { id }) };
}

/** How many components these are, nested ones included. */
export function componentCount(parts: readonly Inner[]): number {
  return parts.reduce((sum, part) => sum + 1 + ('components' in part ? part.components.length : 0), 0);
}

/** How many buttons there are among them. */
export function buttonCount(parts: readonly Inner[]): number {
  const within = (part: Inner) => (part.type === ComponentType.ActionRow ? part.components : []);
  return parts.flatMap(within).filter(({ type }) => type === ComponentType.Button).length;
}

const STYLES = { main: ButtonStyle.Primary, other: ButtonStyle.Secondary, grave: ButtonStyle.Danger } as const;

export function button(
  customId: string,
  label: string,
  style: keyof typeof STYLES = 'other',
  disabled = false,
): Button {
  return {
    type: ComponentType.Button,
    custom_id: customId,
    label: cut(label, 80),
    style: STYLES[style],
    ...(disabled && { disabled }),
  };
}

/** Discord's menu limits: choices, characters of a choice, characters of the placeholder. */
export const CHOICES = 25;
export const CHOICE = 100;
const PLACEHOLDER = 150;

/** A menu of at most `CHOICES`, for one choice or any number. */
export function menu(
  customId: string,
  placeholder: string,
  choices: readonly APISelectMenuOption[],
  which: 'one' | 'any' = 'one',
): Inner {
  const options = choices.map(({ label, description, ...choice }) => ({
    ...choice,
    label: cut(label, CHOICE),
    ...(description !== undefined && { description: cut(description, CHOICE) }),
  }));
  const select = {
    type: ComponentType.StringSelect,
    custom_id: customId,
    placeholder: cut(placeholder, PLACEHOLDER),
    options,
    ...(which === 'any' && { min_values: 0, max_values: options.length }),
  } as const;
  return { type: ComponentType.ActionRow, components: [select] };
}

export function rows(buttons: readonly Button[], across = ACROSS): Row[] {
  const all: Row[] = [];
  for (let at = 0; at < buttons.length; at += across) {
    all.push({ type: ComponentType.ActionRow, components: buttons.slice(at, at + across) });
  }
  return all;
}

/** Buttons in a row, Discord's limit. */
const ACROSS = 5;

/** Rows of about equal length: three and three rather than five and one. */
export function evenRows(buttons: readonly Button[]): Row[] {
  const deep = Math.ceil(buttons.length / ACROSS);
  return rows(buttons, Math.ceil(buttons.length / Math.max(deep, 1)));
}

/** Small print. Each line needs the mark, because a line break ends it. */
export function small(content: string): string {
  return content
    .split('\n')
    .map((each) => `-# ${each}`)
    .join('\n');
}

/** A sentence with its dice in small print below. */
export function withSmall({ says, dice }: { readonly says: string; readonly dice: readonly string[] }): string {
  return [says, ...dice.map(small)].filter((each) => each !== '').join('\n');
}

/** Never splits a character, and marks the cut. */
export function cut(content: string, limit: number): string {
  if (content.length <= limit) return content;
  const kept = content.slice(0, limit - 1);
  return `${/[\uD800-\uDBFF]$/.test(kept) ? kept.slice(0, -1) : kept}…`;
}

/** Cuts only the longest texts, until all together fit the limit. */
export function fitTexts(texts: readonly string[], limit: number): string[] {
  let share = limit;
  const total = (most: number): number => texts.reduce((sum, each) => sum + Math.min(each.length, most), 0);
  while (share > 1 && total(share) > limit) share = Math.floor(share * 0.9);
  return texts.map((each) => cut(each, share));
}

/** Splits a text into pieces of at most `limit` characters: at lines, else at words, else anywhere. */
export function pieces(content: string, limit: number): string[] {
  const all: string[] = [];
  let rest = content;
  while (rest.length > limit) {
    const head = rest.slice(0, limit);
    const at = [head.lastIndexOf('\n'), head.lastIndexOf(' ')].find((place) => place > limit / 2) ?? limit;
    const end = at === limit && /[\uD800-\uDBFF]$/.test(head) ? limit - 1 : at;
    all.push(rest.slice(0, end).trimEnd());
    rest = rest.slice(end).trimStart();
  }
  if (rest !== '') all.push(rest);
  return all;
}
