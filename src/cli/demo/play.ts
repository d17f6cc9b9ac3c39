/** A script played to its end, as fast as one reads. */
import { setTimeout as sleep } from 'node:timers/promises';
import { act, lettersOf, type Seen, seen } from './act.ts';
import type { Script } from './script.ts';
import type { Stage } from './stage.ts';

/** What an unhurried reader reads in a second; small print and dice are looked over. */
const LETTERS = 30;
/** Nothing is shorter, or longer, in seconds: a picture wants to be seen, and a list is not read to its end. */
const LEAST = 1.5;
const MOST = 15;

export interface Pace {
  /** 1: reading speed; 2: twice as fast; 0: without a pause. */
  readonly speed: number;
  readonly signal?: AbortSignal;
  /** What is done now. */
  readonly tell: (line: string) => void;
}

/** Gives the last page that the bot made. */
export async function play(stage: Stage, { channel, deeds }: Script, pace: Pace): Promise<Seen['attachments'][number]> {
  const known = new Map<string, number>();
  let page: Seen['attachments'][number] | undefined;
  for (const deed of deeds) {
    pace.tell(deed.line);
    await act(stage, deed, channel);
    const all = await seen(stage, deed.who, channel);
    page = all.flatMap(({ attachments }) => attachments).findLast(({ filename }) => filename.endsWith('.html')) ?? page;
    await pause(news(all, known), pace);
  }
  if (!page) throw new Error('the script ends without /battle export as:page');
  return page;
}

/** The letters that are new, or have changed, since somebody last looked. */
function news(all: readonly Seen[], known: Map<string, number>): number {
  let letters = 0;
  for (const message of all) {
    const now = lettersOf(message);
    if (known.get(message.id) !== now) letters += now;
    known.set(message.id, now);
  }
  return letters;
}

async function pause(letters: number, { speed, signal }: Pace): Promise<void> {
  if (speed === 0) return;
  const seconds = Math.min(MOST, Math.max(LEAST, letters / LETTERS));
  await sleep((seconds * 1000) / speed, undefined, signal ? { signal } : {});
}
