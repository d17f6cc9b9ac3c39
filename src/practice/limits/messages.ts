import type { MessageBody } from '../bodies.ts';
import { type Component, everyPart, Flag, mediaOf } from '../components.ts';
import type { Complaint } from '../refusal.ts';
import type { Embed } from '../world.ts';
import { componentLimits } from './components.ts';
import { atMost, filled, lengthOf, sized } from './lengths.ts';

/** A message after a request: the new one, or the edited one as a whole. */
export type Standing = {
  content: string;
  embeds: readonly Embed[];
  components: readonly Component[];
  filenames: readonly string[];
  flags: number;
};

/** The rules for the request alone, before it is applied to a message. */
export function* bodyLimits(body: MessageBody): Generator<Complaint> {
  yield* mentionLimits(body);
  if (typeof body.nonce === 'string') yield* atMost(body.nonce, 25, ['nonce']);
  for (const [index, attachment] of (body.attachments ?? []).entries()) {
    yield* atMost(attachment.description, 1024, ['attachments', index, 'description']);
  }
  if (body.enforce_nonce === true && body.nonce == null) {
    yield { at: ['nonce'], code: 'BASE_TYPE_REQUIRED', message: 'A nonce is required when enforce_nonce is set.' };
  }
}

/** The rules for a whole message. */
export function* messageLimits(message: Standing): Generator<Complaint> {
  const v2 = (message.flags & Flag.v2) !== 0;
  if (v2) yield* nothingBesideComponents(message);
  yield* atMost(message.content, 2000, ['content']);
  yield* embedLimits(message.embeds);
  yield* sized(message.filenames, 0, 10, ['attachments']);
  yield* componentLimits(message.components, v2);
  yield* attachmentReferences(message);
}

/** Discord refuses an empty message with a code of its own. */
export function isEmpty(message: Standing): boolean {
  return (
    message.content.trim() === '' &&
    message.embeds.length === 0 &&
    message.components.length === 0 &&
    message.filenames.length === 0
  );
}

function* nothingBesideComponents(message: Standing): Generator<Complaint> {
  const code = 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2';
  const text = (field: string) => `The '${field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`;
  if (message.content !== '') yield { at: ['content'], code, message: text('content') };
  if (message.embeds.length > 0) yield { at: ['embeds'], code, message: text('embeds') };
}

function* embedLimits(embeds: readonly Embed[]): Generator<Complaint> {
  yield* sized(embeds, 0, 10, ['embeds']);
  let total = 0;
  for (const [index, each] of embeds.entries()) {
    const at = ['embeds', index];
    yield* oneEmbed(each, at);
    total += embedLength(each);
  }
  if (total > 6000) {
    yield { at: ['embeds'], code: 'MAX_EMBED_SIZE_EXCEEDED', message: 'Embed size exceeds maximum size of 6000' };
  }
}

type FullEmbed = Embed & {
  footer?: { text: string };
  author?: { name: string };
  fields?: { name: string; value: string }[];
};

function* oneEmbed(embed: FullEmbed, at: (string | number)[]): Generator<Complaint> {
  yield* atMost(embed.title, 256, [...at, 'title']);
  yield* atMost(embed.description, 4096, [...at, 'description']);
  yield* atMost(embed.footer?.text, 2048, [...at, 'footer', 'text']);
  yield* atMost(embed.author?.name, 256, [...at, 'author', 'name']);
  yield* sized(embed.fields ?? [], 0, 25, [...at, 'fields']);
  for (const [index, field] of (embed.fields ?? []).entries()) {
    yield* filled(field.name, 256, [...at, 'fields', index, 'name']);
    yield* filled(field.value, 1024, [...at, 'fields', index, 'value']);
  }
  if (embedLength(embed) === 0 && !embed.image && !embed.thumbnail && !embed['url']) {
    yield { at: [...at, 'description'], code: 'BASE_TYPE_REQUIRED', message: 'This field is required' };
  }
}

function embedLength(embed: FullEmbed): number {
  const fields = (embed.fields ?? []).flatMap((field) => [field.name, field.value]);
  const texts = [embed.title, embed.description, embed.footer?.text, embed.author?.name, ...fields];
  return texts.reduce((sum, text) => sum + lengthOf(text ?? ''), 0);
}

/** `parse` allows all of a kind, the id lists only some; both for the same kind are contradictory. */
function* mentionLimits(body: MessageBody): Generator<Complaint> {
  const allowed = body.allowed_mentions;
  if (!allowed) return;
  for (const kind of ['users', 'roles'] as const) {
    const list = allowed[kind] ?? [];
    yield* sized(list, 0, 100, ['allowed_mentions', kind]);
    if (list.length > 0 && allowed.parse?.includes(kind)) {
      yield {
        at: ['allowed_mentions'],
        code: 'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
        message: `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`,
      };
    }
  }
}

function* attachmentReferences(message: Standing): Generator<Complaint> {
  const used = [
    ...message.embeds.flatMap((each, index) =>
      (['image', 'thumbnail'] as const).map((field) => ({
        url: each[field]?.url ?? '',
        at: ['embeds', index, field, 'url'],
      })),
    ),
    ...[...everyPart(message.components)].flatMap(({ part, at }) => mediaOf(part).map(({ url }) => ({ url, at }))),
  ];
  for (const { url, at } of used) {
    if (!url.startsWith('attachment://')) continue;
    const name = url.slice('attachment://'.length);
    if (!message.filenames.includes(name)) {
      yield {
        at,
        code: 'ATTACHMENT_NOT_FOUND',
        message: `The attachment "${name}" was not uploaded with this message.`,
      };
    }
  }
}
