import { describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { ids, type Practice, type World } from '../../src/practice/server.ts';
import { closeLater } from '../help/closing.ts';
import { pixel, practiceOnly } from './bot.ts';
import { visitor } from './visit.ts';

/** Sends a raw body to the practice Discord; discord.js would refuse many of these itself. */
async function refusal(method: string, path: string, body: unknown, files: Record<string, string> = {}) {
  const { practice } = await practiceOnly();
  const form = new FormData();
  form.set('payload_json', JSON.stringify(body));
  for (const [field, name] of Object.entries(files)) form.set(field, new Blob([pixel]), name);
  const response = await fetch(`${practice.restApi}/v10${path}`, {
    method,
    headers: { authorization: `Bot ${practice.token}` },
    body: form,
  });
  return described(response);
}

async function described(response: Response): Promise<string> {
  if (response.ok) return 'accepted';
  const { code, message, errors } = (await response.json()) as { code: number; message: string; errors?: object };
  return errors ? `${response.status} ${code} ${firstError(errors)}` : `${response.status} ${code} ${message}`;
}

type Heard = { id: string; token: string };

/** A bot of a few lines: it identifies and passes on the interactions it receives. */
function socketOf(practice: Practice) {
  const socket = new WebSocket(practice.url.replace('http', 'ws'));
  closeLater(async () => socket.terminate());
  const ready = Promise.withResolvers<void>();
  const heard: Heard[] = [];
  let waiting: ((interaction: Heard) => void) | undefined;
  socket.on('message', (data: Buffer) => {
    const { op, t, d } = JSON.parse(data.toString()) as { op: number; t?: string; d: Heard };
    if (op === 10) socket.send(JSON.stringify({ op: 2, d: { token: practice.token, intents: 0 } }));
    if (t === 'READY') ready.resolve();
    if (t !== 'INTERACTION_CREATE') return;
    if (waiting) waiting(d);
    else heard.push(d);
    waiting = undefined;
  });
  const next = async () => heard.shift() ?? new Promise<Heard>((resolve) => (waiting = resolve));
  return { ready: ready.promise, next };
}

async function callback(practice: Practice, { id, token }: Heard, body: object): Promise<string> {
  const response = await fetch(`${practice.restApi}/v10/interactions/${id}/${token}/callback`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return described(response);
}

const ping: World['commands'][number] = {
  id: '1100000000000000900',
  version: '1100000000000000901',
  guildId: null,
  type: 1,
  name: 'ping',
  nameLocalizations: null,
  description: 'Answers',
  descriptionLocalizations: null,
  options: [],
  defaultMemberPermissions: null,
  contexts: null,
  integrationTypes: [0],
  nsfw: false,
};

/** The first detail of an error body: its place and its code. */
function firstError(errors: object, at: string[] = []): string {
  for (const [key, value] of Object.entries(errors)) {
    if (key === '_errors') return `${at.join('.')} ${(value as { code: string }[])[0]?.code}`;
    return firstError(value as object, [...at, key]);
  }
  return at.join('.');
}

const text = (length: number) => 'x'.repeat(length);
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));
const button = (id: string, more = {}) => ({ type: 2, style: 1, label: 'b', custom_id: id, ...more });
const row = (...components: object[]) => ({ type: 1, components });
const option = (value: string) => ({ label: value, value });
const select = (id: string, more = {}) => ({ type: 3, custom_id: id, options: [option('a'), option('b')], ...more });
const words = (content: string) => ({ type: 10, content });
const V2 = 1 << 15;

describe('messages', () => {
  test.each<[string, object, string]>([
    ['fits', { content: text(2000) }, 'accepted'],
    ['an empty message', {}, '400 50006 Cannot send an empty message'],
    ['blank content', { content: '  ' }, '400 50006 Cannot send an empty message'],
    ['content too long', { content: text(2001) }, '400 50035 content BASE_TYPE_MAX_LENGTH'],
    [
      'embeds too long in all',
      { embeds: times(2, () => ({ description: text(3001) })) },
      '400 50035 embeds MAX_EMBED_SIZE_EXCEEDED',
    ],
    ['eleven embeds', { embeds: times(11, () => ({ title: 'x' })) }, '400 50035 embeds BASE_TYPE_BAD_LENGTH'],
    ['a long embed title', { embeds: [{ title: text(257) }] }, '400 50035 embeds.0.title BASE_TYPE_MAX_LENGTH'],
    ['six rows', { components: times(6, (i) => row(button(`${i}`))) }, '400 50035 components BASE_TYPE_BAD_LENGTH'],
    [
      'six buttons in a row',
      { components: [row(...times(6, (i) => button(`${i}`)))] },
      '400 50035 components.0.components BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a button and a select in a row',
      { components: [row(button('a'), select('b'))] },
      '400 50035 components.0.components COMPONENT_LAYOUT_WIDTH_EXCEEDED',
    ],
    [
      'a button without custom id',
      { components: [row({ type: 2, style: 1, label: 'b' })] },
      '400 50035 components.0.components.0.custom_id BASE_TYPE_REQUIRED',
    ],
    [
      'a link without address',
      { components: [row({ type: 2, style: 5, label: 'b' })] },
      '400 50035 components.0.components.0.url BASE_TYPE_REQUIRED',
    ],
    [
      'a button without label',
      { components: [row({ type: 2, style: 1, custom_id: 'a' })] },
      '400 50035 components.0.components.0 BUTTON_COMPONENT_LABEL_OR_EMOJI',
    ],
    [
      'a long label',
      { components: [row(button('a', { label: text(81) }))] },
      '400 50035 components.0.components.0.label BASE_TYPE_MAX_LENGTH',
    ],
    [
      'the same custom id twice',
      { components: [row(button('a'), button('a'))] },
      '400 50035 components.0.components.1.custom_id COMPONENT_CUSTOM_ID_DUPLICATED',
    ],
    [
      'more values than options',
      { components: [row(select('a', { max_values: 3 }))] },
      '400 50035 components.0.components.0.max_values SELECT_COMPONENT_MAX_VALUES',
    ],
    [
      'the same value twice',
      { components: [row(select('a', { options: [option('a'), option('a')] }))] },
      '400 50035 components.0.components.0.options.1.value SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
    ],
    [
      'no options',
      { components: [row(select('a', { options: [] }))] },
      '400 50035 components.0.components.0.options BASE_TYPE_BAD_LENGTH',
    ],
    ['V2 parts without the flag', { components: [words('x')] }, '400 50035 components.0.type UNION_TYPE_CHOICES'],
    [
      'V2 with content',
      { flags: V2, content: 'x', components: [words('x')] },
      '400 50035 content MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
    ],
    ['V2 with 40 parts', { flags: V2, components: times(40, () => words('x')) }, 'accepted'],
    [
      'V2 with 41 parts',
      { flags: V2, components: [{ type: 17, components: times(40, () => words('x')) }] },
      '400 50035 components COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
    ],
    [
      'V2 with too much text',
      { flags: V2, components: times(2, () => words(text(2001))) },
      '400 50035 components COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
    ],
    [
      'a gallery of eleven',
      {
        flags: V2,
        components: [{ type: 12, items: times(11, () => ({ media: { url: 'https://example.org/a.png' } })) }],
      },
      '400 50035 components.0.items BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a section without accessory',
      { flags: V2, components: [{ type: 9, components: [words('x')] }] },
      '400 50035 components.0.accessory BASE_TYPE_REQUIRED',
    ],
    [
      'a file that is not attached',
      { embeds: [{ image: { url: 'attachment://map.png' } }] },
      '400 50035 embeds.0.image.url ATTACHMENT_NOT_FOUND',
    ],
    [
      'mentions both ways',
      { content: 'x', allowed_mentions: { parse: ['users'], users: [ids.dan] } },
      '400 50035 allowed_mentions MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
    ],
    ['a long nonce', { content: 'x', nonce: text(26) }, '400 50035 nonce BASE_TYPE_MAX_LENGTH'],
    ['an ephemeral post', { content: 'x', flags: 64 }, '400 50035 flags BASE_TYPE_BAD'],
    ['content that is no text', { content: 5 }, '400 50035 content BASE_TYPE_BAD'],
  ])('%s', async (_, body, expected) => {
    expect(await refusal('POST', `/channels/${ids.battle}/messages`, body)).toBe(expected);
  });

  test('ten files are accepted, eleven are not', async () => {
    const files = (count: number) => Object.fromEntries(times(count, (index) => [`files[${index}]`, `${index}.png`]));
    const path = `/channels/${ids.battle}/messages`;
    expect(await refusal('POST', path, {}, files(10))).toBe('accepted');
    expect(await refusal('POST', path, {}, files(11))).toBe('400 50035 attachments BASE_TYPE_BAD_LENGTH');
  });
});

const command = (more = {}) => ({ name: 'battle', description: 'Battles', ...more });
const choice = (name: string, more = {}) => ({ type: 3, name, description: 'd', ...more });

describe('commands', () => {
  test.each<[string, object[], string]>([
    ['fits', [command({ options: [choice('a', { required: true }), choice('b')] })], 'accepted'],
    ['a name in capitals', [command({ name: 'Battle' })], '400 50035 0.name APPLICATION_COMMAND_INVALID_NAME'],
    ['a name with a space', [command({ name: 'bat tle' })], '400 50035 0.name APPLICATION_COMMAND_INVALID_NAME'],
    ['no description', [command({ description: '' })], '400 50035 0.description BASE_TYPE_REQUIRED'],
    ['a long description', [command({ description: text(101) })], '400 50035 0.description BASE_TYPE_MAX_LENGTH'],
    [
      'required after optional',
      [command({ options: [choice('a'), choice('b', { required: true })] })],
      '400 50035 0.options.1 APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
    ],
    [
      'an unknown locale',
      [command({ name_localizations: { 'fr-FR': 'x' } })],
      '400 50035 0.name_localizations.fr-FR APPLICATION_COMMAND_INVALID_LOCALE',
    ],
    ['two commands of one name', [command(), command()], '400 50035 1.name APPLICATION_COMMANDS_DUPLICATE_NAME'],
    [
      'two options of one name',
      [command({ options: [choice('a'), choice('a')] })],
      '400 50035 0.options.1.name APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS',
    ],
    [
      'two options of one French name',
      [command({ options: [choice('a', { name_localizations: { fr: 'b' } }), choice('b')] })],
      '400 50035 0.options.1.name_localizations.fr APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS',
    ],
    [
      'choices and completion',
      [command({ options: [choice('a', { autocomplete: true, choices: [{ name: 'x', value: 'x' }] })] })],
      '400 50035 0.options.0 APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE',
    ],
    [
      '26 choices',
      [command({ options: [choice('a', { choices: times(26, (i) => ({ name: `${i}`, value: `${i}` })) })] })],
      '400 50035 0.options.0.choices BASE_TYPE_BAD_LENGTH',
    ],
    ['101 commands', times(101, (index) => command({ name: `c${index}` })), '400 50035  BASE_TYPE_MAX_LENGTH'],
    [
      '8000 characters',
      [
        command({
          options: times(25, (i) =>
            choice(`o${i}`, { choices: times(4, (j) => ({ name: `${j}${text(90)}`, value: 'v' })) }),
          ),
        }),
      ],
      '400 50035 0 APPLICATION_COMMAND_TOO_LARGE',
    ],
  ])('%s', async (_, bodies, expected) => {
    expect(await refusal('PUT', `/applications/${ids.application}/commands`, bodies)).toBe(expected);
  });
});

describe('answers to interactions', () => {
  const input = (id: string) => ({ type: 18, label: 'l', component: { type: 4, style: 1, custom_id: id } });
  const modal = (more = {}) => ({ type: 9, data: { title: 't', custom_id: 'm', components: [input('a')], ...more } });

  /** Gives a command, or shows a modal and submits it; the body answers that command or submission. */
  async function answerTo(kind: 'command' | 'modal', body: object): Promise<string> {
    const { practice } = await practiceOnly();
    practice.world.commands.push(ping);
    const alice = visitor(practice.url, 'Alice');
    const calls = practice.world.lastId;
    const heard = socketOf(practice);
    await heard.ready;
    const outcome = alice.command('#battle', 'ping');
    const first = await heard.next();
    expect(BigInt(first.id)).toBeGreaterThan(BigInt(calls));
    if (kind === 'command') {
      const result = await callback(practice, first, body);
      await callback(practice, first, { type: 4, data: { content: 'end' } });
      await outcome;
      return result;
    }
    await callback(practice, first, modal());
    const shown = (await outcome).modal?.id ?? '';
    const sent = alice.submit(shown, { a: 'x' });
    const second = await heard.next();
    const result = await callback(practice, second, body);
    await callback(practice, second, { type: 4, data: { content: 'end' } });
    await sent;
    return result;
  }

  test.each<[string, 'command' | 'modal', object, string]>([
    ['a modal fits a command', 'command', modal(), 'accepted'],
    ['a modal in answer to a modal', 'modal', modal(), '400 50035 type BASE_TYPE_CHOICES'],
    ['an update without a message', 'command', { type: 7, data: { content: 'x' } }, '400 50035 type BASE_TYPE_CHOICES'],
    ['choices for a command', 'command', { type: 8, data: { choices: [] } }, '400 50035 type BASE_TYPE_CHOICES'],
    [
      'six inputs',
      'command',
      modal({ components: times(6, (i) => input(`${i}`)) }),
      '400 50035 data.components BASE_TYPE_BAD_LENGTH',
    ],
    ['a long title', 'command', modal({ title: text(46) }), '400 50035 data.title BASE_TYPE_MAX_LENGTH'],
    [
      'the same input twice',
      'command',
      modal({ components: [input('a'), input('a')] }),
      '400 50035 data.components.1.component.custom_id COMPONENT_CUSTOM_ID_DUPLICATED',
    ],
    ['an empty reply', 'command', { type: 4, data: {} }, '400 50006 Cannot send an empty message'],
  ])('%s', async (_, kind, body, expected) => {
    expect(await answerTo(kind, body)).toBe(expected);
  });
});
