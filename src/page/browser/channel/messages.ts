/** A place's messages, oldest first, and how events change them. */
import type { Shown } from '../message/shown.ts';

/** An event about a message: it is new or changed, or it was deleted. */
export type News =
  | { readonly kind: 'message'; readonly message: Shown }
  | { readonly kind: 'gone'; readonly id: string };

/** Ids grow with time, but are too long for a number. */
export function isAfter(a: string, b: string): boolean {
  return a.length === b.length ? a > b : a.length > b.length;
}

export function withNews(messages: readonly Shown[], news: News): readonly Shown[] {
  if (news.kind === 'gone') return messages.filter(({ id }) => id !== news.id);
  const { message } = news;
  const known = messages.findIndex(({ id }) => id === message.id);
  if (known >= 0) return messages.with(known, message);
  const before = messages.findLastIndex(({ id }) => isAfter(message.id, id));
  return messages.toSpliced(before + 1, 0, message);
}

/** A requested list with the events since then. Unchanged messages keep their objects. */
export function caughtUp(known: readonly Shown[], list: readonly Shown[], since: readonly News[]): readonly Shown[] {
  const before = new Map(known.map((message) => [message.id, message]));
  const kept = list.map((message) => {
    const same = before.get(message.id);
    return same && JSON.stringify(same) === JSON.stringify(message) ? same : message;
  });
  return since.reduce(withNews, kept);
}

/** Adds older messages at the front. */
export function withEarlier(messages: readonly Shown[], earlier: readonly Shown[]): readonly Shown[] {
  const [first] = messages;
  return first ? [...earlier.filter(({ id }) => isAfter(first.id, id)), ...messages] : earlier;
}

/** Whether a message mentions this person or is private to them. */
export function calls(message: Shown, personId: string): boolean {
  return message.ephemeral || message.mentions.some(({ id }) => id === personId);
}
