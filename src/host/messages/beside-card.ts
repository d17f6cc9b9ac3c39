/** What everyone reads while a card is in its side's own thread. */
import { phrase } from '../../kernel/phrase.ts';
import type { Asked } from '../../kernel/play.ts';
import { askedOf } from '../seats/commanders.ts';
import { momentAhead } from '../../kernel/moment.ts';
import type { Post } from '../post.ts';
import { awaited, type Print, report, type Speech } from './posts.ts';
import type { Fresh } from './tale.ts';
import type { Passage } from '../battle/passage.ts';
import type { Place } from '../store/store.ts';
import type { Voice } from '../battle/voice.ts';
import { linkTo } from './channel-link.ts';

/** What has happened so far, who has to answer, and the link to the card. */
export function besideCard(
  speech: Speech,
  asked: Asked,
  quiet: readonly Passage[],
  soFar: Passage,
  fresh: Fresh,
  print: Print,
  place: Place,
): Post {
  const { voice } = speech;
  const line = awaited(speech, asked);
  const who = askedOf(speech, asked);
  const more = { links: [linkTo(place, voice)], ...(who && { awaits: who.id }) };
  if (quiet.length === 0 && fresh.sentences.length === 0) return { ...line, ...more };
  const told = report(speech, quiet, soFar, fresh, print);
  return { ...told, sentences: [...told.sentences, ...line.sentences], ...more };
}

/** Adds the deadline of the person a post mentions, or calls to order or to answer. */
export function withDue(
  post: Post,
  voice: Voice | undefined,
  deadlines: readonly { readonly userId: string; readonly dueAt?: Date | undefined }[],
): Post {
  const { awaits, ...rest } = post;
  const people = awaits === undefined ? calledToAct(post) : [awaits];
  const due = deadlines.find(({ userId, dueAt }) => people.includes(userId) && dueAt !== undefined)?.dueAt;
  return due && voice ? { ...rest, until: voice.say(phrase('place-until', { until: momentAhead(due) })) } : rest;
}

function calledToAct({ kind, calls }: Post): readonly string[] {
  return kind === 'card' || kind === 'bulletin' ? calls : [];
}
