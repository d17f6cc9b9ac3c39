import { z } from 'zod';
import { PartType } from '../page/discord.ts';

export const ButtonStyle = { link: 5, premium: 6 } as const;

/** Message flags. */
export const Flag = {
  suppressEmbeds: 1 << 2,
  hasThread: 1 << 5,
  ephemeral: 1 << 6,
  loading: 1 << 7,
  silent: 1 << 12,
  v2: 1 << 15,
} as const;

const selects: readonly number[] = [
  PartType.stringSelect,
  PartType.userSelect,
  PartType.roleSelect,
  PartType.mentionableSelect,
  PartType.channelSelect,
];

/** The component types that a person fills in, in a modal. */
const inputs: readonly number[] = [
  ...selects,
  PartType.textInput,
  PartType.fileUpload,
  PartType.radioGroup,
  PartType.checkboxGroup,
  PartType.checkbox,
];

/** The component types that require the V2 flag. */
export const v2Parts: readonly number[] = [
  PartType.section,
  PartType.text,
  PartType.thumbnail,
  PartType.gallery,
  PartType.file,
  PartType.separator,
  PartType.container,
];

export const isSelect = (part: Component) => selects.includes(part.type);
export const isInput = (part: Component) => inputs.includes(part.type);

export type Media = { url: string; [more: string]: unknown };

type SelectOption = {
  label: string;
  value: string;
  description?: string | null | undefined;
  default?: boolean | undefined;
  [more: string]: unknown;
};

/** A component as sent. All types share one shape; `type` decides which fields count. */
export type Component = {
  type: number;
  id?: number | undefined;
  custom_id?: string | undefined;
  style?: number | undefined;
  label?: string | null | undefined;
  description?: string | null | undefined;
  url?: string | undefined;
  sku_id?: string | undefined;
  emoji?: unknown;
  disabled?: boolean | undefined;
  placeholder?: string | null | undefined;
  min_values?: number | undefined;
  max_values?: number | undefined;
  min_length?: number | undefined;
  max_length?: number | undefined;
  required?: boolean | undefined;
  value?: string | null | undefined;
  content?: string | undefined;
  title?: string | undefined;
  options?: SelectOption[] | undefined;
  components?: Component[] | undefined;
  component?: Component | undefined;
  accessory?: Component | undefined;
  items?: { media: Media; description?: string | null | undefined; spoiler?: boolean | undefined }[] | undefined;
  media?: Media | undefined;
  file?: Media | undefined;
  spoiler?: boolean | undefined;
  [more: string]: unknown;
};

const media = z.looseObject({ url: z.string() });
const words = z.string().nullish();
const count = z.int().optional();

export const component: z.ZodType<Component> = z.lazy(() =>
  z.looseObject({
    type: z.int(),
    id: count,
    custom_id: z.string().optional(),
    style: count,
    label: words,
    description: words,
    url: z.string().optional(),
    sku_id: z.string().optional(),
    disabled: z.boolean().optional(),
    placeholder: words,
    min_values: count,
    max_values: count,
    min_length: count,
    max_length: count,
    required: z.boolean().optional(),
    value: words,
    content: z.string().optional(),
    options: z
      .array(
        z.looseObject({
          label: z.string(),
          value: z.string(),
          description: words,
          default: z.boolean().optional(),
        }),
      )
      .optional(),
    components: z.array(component).optional(),
    component: component.optional(),
    accessory: component.optional(),
    items: z.array(z.looseObject({ media, description: words, spoiler: z.boolean().optional() })).optional(),
    media: media.optional(),
    file: media.optional(),
    spoiler: z.boolean().optional(),
  }),
);

/** Every component with its children, depth first, each with its place in the body. */
export function* everyPart(
  parts: readonly Component[],
  at: (string | number)[] = ['components'],
): Generator<{ part: Component; at: (string | number)[] }> {
  for (const [index, part] of parts.entries()) yield* partAndInside(part, [...at, index]);
}

function* partAndInside(
  part: Component,
  at: (string | number)[],
): Generator<{ part: Component; at: (string | number)[] }> {
  yield { part, at };
  if (part.components) yield* everyPart(part.components, [...at, 'components']);
  if (part.component) yield* partAndInside(part.component, [...at, 'component']);
  if (part.accessory) yield* partAndInside(part.accessory, [...at, 'accessory']);
}

/** The pictures and files that a component itself shows. */
export function mediaOf(part: Component): Media[] {
  const shown = [part.media, part.file].filter((item) => item !== undefined);
  return [...shown, ...(part.items ?? []).map((item) => item.media)];
}

/** Assigns ids to components without one, as Discord does. */
export function numbered(parts: readonly Component[]): Component[] {
  const copy = structuredClone(parts) as Component[];
  const all = [...everyPart(copy)].map(({ part }) => part);
  const taken = new Set(all.map((part) => part.id));
  let next = 1;
  for (const part of all) {
    if (part.id) continue;
    while (taken.has(next)) next++;
    part.id = next++;
  }
  return copy;
}
