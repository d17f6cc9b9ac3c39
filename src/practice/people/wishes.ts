import { z } from 'zod';
import { LOCALES } from '../limits/commands.ts';
import { Trouble } from './trouble.ts';
import type { Platform } from '../platform.ts';
import type { Person, Channel } from '../world.ts';

/** The bodies of the requests people and scripts send. */

const file = z.strictObject({
  name: z.string().min(1),
  type: z.string().optional(),
  /** The content, as base64. */
  data: z.base64(),
});

export type SentFile = z.infer<typeof file>;

const optionValue = z.union([z.string(), z.number(), z.boolean()]);

export const commandWish = z.strictObject({
  as: z.string(),
  channel: z.string(),
  name: z.string().transform((name) => name.trim().replace(/^\//, '').split(/\s+/).join(' ')),
  options: z.record(z.string(), optionValue).default({}),
  files: z.record(z.string(), file).default({}),
});

export type CommandWish = z.infer<typeof commandWish>;

/** The same before parsing. */
export type CommandAsked = z.input<typeof commandWish>;

export const completeWish = commandWish.omit({ files: true }).extend({ focused: z.string() });

export const pressWish = z
  .strictObject({
    as: z.string(),
    message: z.string(),
    label: z.string().optional(),
    custom_id: z.string().optional(),
    values: z.array(z.string()).optional(),
  })
  .refine(({ label, custom_id }) => label !== undefined || custom_id !== undefined, {
    message: 'say which component: "label" or "custom_id"',
  });

export type PressWish = z.infer<typeof pressWish>;
export type PressAsked = z.input<typeof pressWish>;

const field = z.union([z.string(), z.boolean(), z.array(z.string()), z.array(file)]);

/** The value of a modal's field. */
export type Field = z.infer<typeof field>;

export const submitWish = z.strictObject({
  as: z.string(),
  modal: z.string(),
  fields: z.record(z.string(), field).default({}),
});

export type SubmitWish = z.infer<typeof submitWish>;

export const settingsWish = z.strictObject({
  as: z.string(),
  locale: z.string().refine((locale) => LOCALES.has(locale), { message: 'Discord has no such language' }),
});

export type SettingsWish = z.infer<typeof settingsWish>;

export const dismissWish = z.strictObject({ as: z.string(), message: z.string() });

export type DismissWish = z.infer<typeof dismissWish>;

/** Parses a body. The error is one sentence. */
export function readWish<Shape extends z.ZodType>(shape: Shape, body: unknown): z.output<Shape> {
  const result = shape.safeParse(body);
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path, message }) =>
    path.length ? `${path.join('.')}: ${message}` : message,
  );
  throw new Trouble('practice-body', { faults: faults.join('; ') });
}

/** Who fills in a command, and where. */
export type Setting = { platform: Platform; person: Person; channel: Channel };
