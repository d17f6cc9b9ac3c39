/**
 * A finished battle as one page: its posts as messages, with pictures. Servers limit file sizes, so pictures are
 * painted as wide as the page can afford.
 */
import { ComponentType } from 'discord.js';
import type { BattleHistory, HistoryPost } from '../../host/verbs/history/history.ts';
import type { Person } from '../../host/request.ts';
import { phrase } from '../../kernel/phrase.ts';
import { type Transcript, transcriptPage } from '../../page/transcript.ts';
import type { Scene } from '../../scene/scene.ts';
import type { Picture, Use } from '../bot.ts';
import { type OutgoingMessage, messagesOf } from './message.ts';
import type { Inner, Part } from './parts.ts';

type Message = Transcript['told'][number]['messages'][number];
type Pictures = ReadonlyMap<HistoryPost, Picture>;

/** As in a channel, then narrower, down to the width at which Discord shows them. */
const WIDTHS = [undefined, 900, 720, 550];

/** `bot`: the author of the messages; `most`: the size limit in bytes. Undefined: the page does not fit. */
export async function transcriptOf(
  history: BattleHistory,
  use: Use,
  bot: Person,
  most: number,
): Promise<Buffer | undefined> {
  const told: HistoryPost[] = [];
  for await (const each of history.told) told.push(each);
  const words = await page(history, told, new Map(), use, bot);
  for (const width of WIDTHS) {
    const pictures = await paintAll(told, use, width, most - words.length);
    const whole = pictures && (await page(history, told, pictures, use, bot));
    if (whole && whole.length <= most) return whole;
  }
  return undefined;
}

/** One at a time, so that players get their pictures in between. Undefined as soon as they exceed the limit. */
async function paintAll(
  told: readonly HistoryPost[],
  use: Use,
  width: number | undefined,
  room: number,
): Promise<Pictures | undefined> {
  const pictures = new Map<HistoryPost, Picture>();
  let used = 0;
  for (const each of told) {
    const { scene } = each.post;
    const picture = scene && (await painted(scene, use, width));
    if (!picture) continue;
    used += addressOf(picture).length;
    if (used > room) return undefined;
    pictures.set(each, picture);
  }
  return pictures;
}

/** Better without a picture than not at all. */
async function painted(
  scene: Scene,
  { paint, pictureFor, log }: Use,
  width: number | undefined,
): Promise<Picture | undefined> {
  try {
    const picture = await paint(scene, pictureFor, { type: 'webp', ...(width !== undefined && { width }) });
    if (picture !== 'full') return picture;
    log.warn('too many pictures wait');
    return undefined;
  } catch (error) {
    log.error({ err: error }, 'painting failed');
    return undefined;
  }
}

async function page(
  history: BattleHistory,
  told: readonly HistoryPost[],
  pictures: Pictures,
  { say, language }: Use,
  bot: Person,
): Promise<Buffer> {
  const { title, says, secretHash, head, opened, ended, people } = history;
  const named = told.map((each, index) => ({ each, index, picture: pictures.get(each) }));
  const addresses = named.flatMap(({ index, picture }) =>
    picture ? [[`attachment://${fileOf(index, picture)}`, addressOf(picture)] as const] : [],
  );
  const transcript: Transcript = {
    language,
    title,
    says,
    secretHash,
    head,
    opened: opened.toISOString(),
    ended: ended.toISOString(),
    people: [...people, bot],
    told: named.map(({ each, index, picture }) => ({
      ...(each.by && { by: each.by }),
      messages: storedMessages(each, index, picture, bot),
    })),
    pictures: Object.fromEntries(addresses),
  };
  return Buffer.from(await transcriptPage(transcript, say(language, phrase('bot-page-script'))));
}

function fileOf(index: number, { type }: Picture): string {
  return `${index + 1}.${type}`;
}

function addressOf({ data, type }: Picture): string {
  return `data:image/${type};base64,${Buffer.from(data).toString('base64')}`;
}

function storedMessages(
  { at, post }: HistoryPost,
  index: number,
  picture: Picture | undefined,
  bot: Person,
): Message[] {
  const naming = { markOf: () => index, nonceOf: () => '', file: picture && fileOf(index, picture) };
  return messagesOf(post, naming).map((leaf, number) =>
    messageOf(leaf, `${index + 1}-${number + 1}`, at, picture, bot),
  );
}

/** The message as Discord would return it. */
function messageOf(leaf: OutgoingMessage, id: string, at: Date, picture: Picture | undefined, bot: Person): Message {
  const none = { attachments: [], embeds: [], mentions: [], mention_roles: [], mention_everyone: false };
  const components = leaf.components.map((part) => sized(part, picture)) as unknown as Message['components'];
  return {
    ...none,
    id,
    channel_id: '',
    author: { id: bot.id, username: bot.name, global_name: bot.name, discriminator: '0', avatar: null, bot: true },
    content: '',
    timestamp: at.toISOString(),
    edited_timestamp: null,
    tts: false,
    pinned: false,
    type: 0,
    components: components ?? [],
    ephemeral: false,
    thinking: false,
  };
}

/** Discord adds the sizes of pictures. */
function sized(part: Part, picture: Picture | undefined): Part {
  if (!picture || part.type !== ComponentType.Container) return part;
  const { width, height } = picture;
  const inner = (each: Inner): Inner =>
    each.type === ComponentType.MediaGallery
      ? { ...each, items: each.items.map((item) => ({ ...item, media: { ...item.media, width, height } })) }
      : each;
  return { ...part, components: part.components.map(inner) };
}
