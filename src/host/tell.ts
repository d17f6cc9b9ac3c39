/** What is posted when an order is done or begins to wait. Quiet orders are kept for the next post that is not. */
import { canonical } from '../kernel/canonical.ts';
import { type Phrase, phrase } from '../kernel/phrase.ts';
import type { Asked } from '../kernel/play.ts';
import type { Next } from '../kernel/ruleset.ts';
import { type EntryKind, readUndo } from './journal.ts';
import { type Loaded, scriptOf, speechOf } from './load.ts';
import type { Parts } from './parts.ts';
import type { Post } from './post.ts';
import {
  awaited,
  bulletin,
  card,
  freshSentences,
  type Passage,
  type Print,
  quietDice,
  quietSentences,
  report,
  taleOf,
} from './posts.ts';
import { diceIn } from './supply.ts';

export interface Telling {
  readonly posts: readonly Post[];
  /** The last entry that has been told, where that changes. */
  readonly told?: number;
}

/** The order that is now done: entry `seq` to be. `heard`: how much of it a card has told already. */
export interface News extends Passage {
  readonly kind: EntryKind;
  readonly seq: number;
  readonly head: string;
  readonly heard: number;
}

export async function tellDone(parts: Parts, loaded: Loaded, news: News): Promise<Telling> {
  const { rules } = loaded;
  const next = rules.next(news.after);
  const closes = next.kind === 'over' || (next.kind === 'orders' && (await turnChanged(parts, loaded, news)));
  const loud = !foldsInto(news, next, closes) && (news.heard > 0 || !taleOf(rules, news).quiet);
  if (!loud && !closes) return { posts: [] };

  const quiet = await untold(parts, loaded);
  const print = printOf(loaded, news, quiet);
  const posts: Post[] = [];
  if (loud) posts.push(report(speechOf(loaded), quiet, news, freshSentences(rules, news, news.heard), print));
  if (closes) {
    const kept = loud ? [] : [...quiet, news];
    const closing = next.kind === 'over' ? secretLines(loaded) : [];
    const own = loud ? { ...print, dice: 0 } : print;
    posts.push(bulletin(speechOf(loaded), kept, news.after, next, closing, own));
  }
  return { posts, told: news.seq };
}

/**
 * Another post follows at once: what the table does last before a commander orders is told in the bulletin, and what
 * needed neither dice nor anybody while the table goes on by itself is told with what comes next.
 */
function foldsInto({ kind, heard, transcript }: News, next: Next, closes: boolean): boolean {
  if (heard > 0) return false;
  if (closes && kind === 'auto') return true;
  return next.kind !== 'orders' && transcript.every((entry) => 'fact' in entry);
}

/** The order stops at a question: one public line, and the card for the commander concerned. `asked`: what was asked before. */
export async function tellWaiting(
  parts: Parts,
  loaded: Loaded,
  question: { readonly no: number; readonly asked: Asked },
  soFar: Passage,
  heard: number,
  asked?: Asked | undefined,
): Promise<Telling> {
  const quiet = await untold(parts, loaded);
  const { rules, battle } = loaded;
  const fresh = [...quietSentences(rules, quiet), ...freshSentences(rules, soFar, heard)];
  const print = printOf(loaded, { ...soFar, heard, head: battle.head }, quiet);
  const speech = speechOf(loaded);
  // The same side, asked again in the same order, is known to be awaited.
  const line = asked?.to === question.asked.to ? [] : [awaited(speech, question.asked)];
  const posts = [...line, card(speech, { battle: battle.id, ...question }, soFar, fresh, print)];
  return { posts, told: battle.seq };
}

/** Where the dice stand, and the chain. */
function printOf(loaded: Loaded, news: Pick<News, 'transcript' | 'heard' | 'head'>, quiet: readonly Passage[]): Print {
  const heard = diceIn(news.transcript.slice(0, news.heard));
  return {
    head: news.head,
    from: loaded.battle.dice - quietDice(quiet) + heard,
    dice: quietDice(quiet) + diceIn(news.transcript) - heard,
    scripted: scriptOf(loaded.battle).length,
  };
}

function secretLines({ battle }: Loaded): Phrase[] {
  return [phrase('host-secret', { secret: battle.secret })];
}

/** The quiet orders since the last post, without those that were taken back. */
async function untold({ store }: Parts, { battle, rules }: Loaded): Promise<Passage[]> {
  if (battle.told >= battle.seq) return [];
  const numbers = Array.from({ length: battle.seq - battle.told + 1 }, (_, index) => battle.told + index);
  const entries = await Promise.all(numbers.map((seq) => store.entry(battle.id, seq)));
  const undone = new Set(entries.flatMap((entry) => (entry && readUndo(entry)?.entry) ?? []));
  return entries.flatMap((entry, index) => {
    const before = entries[index - 1];
    if (!entry?.side || !before || entry.kind === 'undo' || undone.has(entry.seq)) return [];
    const { side, transcript } = entry;
    return [{ before: rules.restore(before.state), after: rules.restore(entry.state), by: side, transcript }];
  });
}

/** Has the other side, or another turn, come up since the order that led here? */
async function turnChanged(parts: Parts, loaded: Loaded, news: News): Promise<boolean> {
  if (news.kind === 'start') return true;
  const { rules } = loaded;
  const before = news.kind === 'auto' ? await beforeLastOrder(parts, loaded) : loaded.state;
  if (before === undefined) return true;
  const [was, is] = [rules.next(before), rules.next(news.after)];
  if (was.kind === 'over' || is.kind === 'over') return false;
  const sameTurn = canonical(rules.turn(before)) === canonical(rules.turn(news.after));
  return was.side !== is.side || (news.kind === 'auto' && !sameTurn);
}

/** The position before the last order of a person; undefined when the table has played alone since the start. */
async function beforeLastOrder({ store }: Parts, { battle, rules }: Loaded): Promise<unknown> {
  for (let seq = battle.seq; seq > 1; seq -= 1) {
    const entry = await store.entry(battle.id, seq);
    if (!entry) throw new Error(`battle ${battle.id} has lost its entry ${seq}`);
    if (entry.kind === 'auto') continue;
    const before = await store.entry(battle.id, seq - 1);
    return before && rules.restore(before.state);
  }
  return undefined;
}
