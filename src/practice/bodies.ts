import { z } from 'zod';
import { component } from './components.ts';
import { type Complaint, invalidForm } from './refusal.ts';

/** The schemas of request bodies. Sizes and cross-field rules are in `limits/`. */

const id = z.union([z.string(), z.int()]).transform(String);

const picture = z.looseObject({ url: z.string() });

const embed = z.looseObject({
  title: z.string().optional(),
  description: z.string().optional(),
  image: picture.optional(),
  thumbnail: picture.optional(),
  footer: z.looseObject({ text: z.string() }).optional(),
  author: z.looseObject({ name: z.string() }).optional(),
  fields: z.array(z.looseObject({ name: z.string(), value: z.string() })).optional(),
});

export const messageBody = z.looseObject({
  content: z.string().nullish(),
  embeds: z.array(embed).nullish(),
  components: z.array(component).nullish(),
  attachments: z
    .array(z.looseObject({ id, filename: z.string().optional(), description: z.string().nullish() }))
    .nullish(),
  flags: z.int().nullish(),
  tts: z.boolean().nullish(),
  nonce: z.union([z.string(), z.int()]).nullish(),
  enforce_nonce: z.boolean().nullish(),
  allowed_mentions: z
    .looseObject({
      parse: z.array(z.enum(['users', 'roles', 'everyone'])).optional(),
      users: z.array(z.string()).optional(),
      roles: z.array(z.string()).optional(),
      replied_user: z.boolean().optional(),
    })
    .nullish(),
  message_reference: z.looseObject({ message_id: z.string(), fail_if_not_exists: z.boolean().optional() }).nullish(),
});

export type MessageBody = z.infer<typeof messageBody>;

export const modalBody = z.looseObject({
  custom_id: z.string(),
  title: z.string(),
  components: z.array(component),
});

export type ModalBody = z.infer<typeof modalBody>;

export const callbackBody = z.looseObject({ type: z.int(), data: z.looseObject({}).nullish() });

export const choicesBody = z.looseObject({
  choices: z.array(
    z.looseObject({
      name: z.string(),
      name_localizations: z.record(z.string(), z.string()).nullish(),
      value: z.union([z.string(), z.number()]),
    }),
  ),
});

export type Choice = z.infer<typeof choicesBody>['choices'][number];

export const threadBody = z.looseObject({
  name: z.string(),
  type: z.int().nullish(),
  auto_archive_duration: z.int().nullish(),
  invitable: z.boolean().nullish(),
});

export const channelPatch = z.looseObject({
  name: z.string().optional(),
  topic: z.string().nullish(),
  archived: z.boolean().optional(),
  locked: z.boolean().optional(),
  invitable: z.boolean().optional(),
  auto_archive_duration: z.int().optional(),
});

/** Parses a body, or refuses it as Discord does, with every error at its place. */
export function read<Shape extends z.ZodType>(shape: Shape, body: unknown): z.output<Shape> {
  const result = shape.safeParse(body ?? {});
  if (result.success) return result.data;
  const complaints = result.error.issues.map(
    (issue): Complaint => ({
      at: issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step)),
      code: issue.code === 'invalid_value' ? 'BASE_TYPE_CHOICES' : 'BASE_TYPE_BAD',
      message: issue.message,
    }),
  );
  throw invalidForm(complaints);
}
