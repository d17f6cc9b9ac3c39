/** Plays a script to its end at reading speed. */
import { setTimeout as sleep } from 'node:timers/promises';
import { act, lettersOf, type Seen, seen } from './act.ts';
import type { Script } from './script.ts';
import type { Stage } from './stage.ts';

/** Letters per second of an unhurried reader, who skims small print and dice. */
const LETTERS = 30;
/** Shortest and longest pause in seconds: pictures need time, and long lists are not read to the end. */
const LEAST = 1.5;
const MOST = 15;

export interface Pace {
  /** 1: reading speed; 2: twice as fast; 0: without a pause. */
  readonly speed: number;
  readonly signal?: AbortSignal;
  /** Reports each step. */
  readonly tell: (line: string) => void;
}

/** Returns the last page that the bot made. */
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

/** The letters that are new or changed since the last look. */
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
