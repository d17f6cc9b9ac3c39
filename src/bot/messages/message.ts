/**
 * Turns a post into messages. Every public message is one container of components V2: a title, the sentences with their
 * dice in small print, the map in a gallery (with alt text), a footer in small print, and the buttons of a card. Mentions
 * are above the container, because they are plain lines only there.
 *
 * A message holds at most ten sentences, fewer beside many buttons and menus (Discord: 40 components), and 3,800
 * characters (Discord: 4,000). A desk is one text and may have up to 27 buttons. A longer post continues in further
 * messages, each beginning with something new if possible. The last one has the map, footer and buttons, so that the newest
 * position is the last thing in the channel.
 */
import type { Post } from '../../host/post.ts';
import { addressOf } from './address.ts';
import { deskText } from '../features/desk.ts';
import { reasonsFor } from './idea-rows.ts';
import type { Naming } from '../outbox/naming.ts';
import {
  componentCount,
  container,
  cut,
  type Inner,
  line,
  type Part,
  picture,
  pieces,
  small,
  text,
  TEXT_LIMIT,
  withSmall,
} from './parts.ts';
import { pressesOf } from './post-presses.ts';

export const SENTENCES = 10;
const TITLE_LIMIT = 300;
const FOOTER_LIMIT = 900;
/**
 * The length of a mention, and how many characters the limit leaves for mentions. More of them shorten the sentences.
 */
const CALL = 24;
const CALLS = 200;
/** Discord allows 40 components per message. These are left beside the container and the mentions. */
const PARTS = 38;
/** Characters for the sentences of a message. */
const BUDGET = TEXT_LIMIT - TITLE_LIMIT - FOOTER_LIMIT;

/** One message of a post. `mark` is its container's id, `file` the required name of its picture. */
export interface OutgoingMessage {
  readonly components: readonly Part[];
  readonly calls: readonly string[];
  readonly mark: number;
  readonly nonce: string;
  readonly file?: string;
}

export function messagesOf(post: Post, naming: Naming): readonly OutgoingMessage[] {
  const groups = groupsOf(post);
  return groups.map((texts, index) => {
    const first = index === 0;
    const last = index === groups.length - 1;
    const file = last && post.scene ? naming.file : undefined;
    const inner: Inner[] = texts.map(text);
    if (first && post.title !== undefined) inner.unshift(text(`### ${cut(post.title, TITLE_LIMIT)}`));
    if (file !== undefined && post.scene) inner.push(picture(file, post.scene.alt));
    if (last) inner.push(...footerOf(post), ...linksOf(post));
    if (last) inner.push(...pressesOf(post, PARTS - componentCount(inner)));
    const mark = naming.markOf(index);
    const calls = first ? post.calls : [];
    const components: Part[] = [container(inner, mark)];
    if (calls.length > 0) components.unshift(text(calls.map((id) => `<@${id}>`).join(' ')));
    return { components, calls, mark, nonce: naming.nonceOf(index), ...(file !== undefined && { file }) };
  });
}

/** A sentence, or a piece of one that is too long for a message. */
interface Text {
  readonly text: string;
  readonly follows: boolean;
}

/**
 * The texts of each message: as many as fit beside everything else, never an empty message. A desk is a list with a line
 * per unit, all in one message.
 */
function groupsOf(post: Post): string[][] {
  if (post.kind === 'desk') return pieces(deskText(post), BUDGET).map((each) => [each]);
  const groups: string[][] = [];
  const reasons = post.ideas ? reasonsFor(post.ideas).length : 0;
  const most = BUDGET - reasons - Math.max(0, post.calls.length * CALL - CALLS);
  const limit = limitOf(post);
  let rest: readonly Text[] = post.sentences.flatMap((sentence) => textsOf(sentence, most));
  while (rest.length > 0) {
    const here = seam(rest, fitting(rest, most, limit), limit);
    groups.push(rest.slice(0, here).map((each) => each.text));
    rest = rest.slice(here);
  }
  if (groups.length === 0) groups.push(bare(post) ? ['…'] : []);
  return groups;
}

function textsOf(sentence: Post['sentences'][number], most: number): Text[] {
  return pieces(withSmall(sentence), most).map((text, index) => ({
    text,
    follows: index > 0 || sentence.follows === true,
  }));
}

/** How many texts a message has room for, even if it has everything else that belongs to the post. */
function limitOf(post: Post): number {
  const [title, map] = [1, 1];
  const rest = componentCount([...footerOf(post), ...linksOf(post), ...pressesOf(post, PARTS)]);
  return Math.min(SENTENCES, PARTS - title - map - rest);
}

/** How many of these texts one message holds: at most `most` characters, and `limit` texts. */
function fitting(texts: readonly Text[], most: number, limit: number): number {
  let length = 0;
  const over = texts.findIndex(({ text }, index) => {
    length += text.length;
    return index === limit || length > most;
  });
  return over === -1 ? texts.length : over;
}

/** Where to break: before the last text that says something new, unless that costs another message. */
function seam(texts: readonly Text[], most: number, limit: number): number {
  if (most === texts.length) return most;
  const messages = (count: number) => Math.ceil(count / limit);
  for (let here = most; here > 1; here--) {
    if (messages(texts.length - here) > messages(texts.length - most)) break;
    if (!texts[here]!.follows) return here;
  }
  return most;
}

function bare(post: Post): boolean {
  return post.title === undefined && post.footer.length === 0;
}

function footerOf(post: Post): Inner[] {
  const footer = [post.until ?? '', ...post.footer].filter((each) => each !== '').join(' · ');
  return footer === '' ? [] : [line(), text(cut(small(footer), FOOTER_LIMIT - linkText(post).length))];
}

function linksOf(post: Post): Inner[] {
  return post.links && post.links.length > 0 ? [text(small(linkText(post)))] : [];
}

function linkText({ links = [] }: Post): string {
  return links.map((link) => `[${link.label}](${addressOf(link)})`).join(' · ');
}
