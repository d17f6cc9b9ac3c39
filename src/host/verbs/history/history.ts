/**
 * A battle from its opening to its end, told anew from its two ledgers in the asker's language: every post that stood in
 * its channel, with the time and whose doing it was. What stays hidden in a post stays hidden here: the same functions
 * make both.
 */
import { setImmediate as breath } from 'node:timers/promises';
import { z } from 'zod';
import { AGREEMENT } from '../../../kernel/hand.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import { meetingOf } from '../../seats/sealed-deployment.ts';
import { unarmed } from '../deployment/rearm.ts';
import { NO_SALTS } from '../fair-dice/salt.ts';
import { openingTitle, titleOf } from '../../messages/battle-title.ts';
import { paceOf } from '../../seats/pace.ts';
import { shownText } from '../../orders/hand.ts';
import { begunAt, isPrivate, isRevealed } from './export.ts';

import type { Person, Request } from '../../request.ts';
import { entryAgain, lineAgain } from './history-again.ts';
import { entryAt } from '../../orders/journal.ts';
import { load } from '../../advance/load.ts';
import { seated } from '../../seats/commanders.ts';
import { type Loaded, scriptOf } from '../../battle/loaded-battle.ts';
import { overLine } from '../look/look.ts';
import { cancelledSays } from '../proposals/cancel.ts';
import { calm } from '../../seats/live-pace.ts';
import { callingPeople } from '../../advance/commit.ts';
import type { Move } from '../../battle/decision.ts';
import { unvaried } from '../options/choosing.ts';
import type { Parts } from '../../battle/deps.ts';
import { level, levelOf, withLevel } from '../../battle/odds-level.ts';
import { openingPost } from '../../messages/opening-post.ts';
import { type Post, withoutButtons } from '../../post.ts';
import { onwards } from './retell.ts';
import { askedOf } from './retell-waiting.ts';
import { robotOf } from '../../seats/bot-seat.ts';
import * as stored from '../../store/stored.ts';
import type { Battle, Entry, Options, TableEntry } from '../../store/store.ts';
import { no, scoreLines, voiceOf } from '../../battle/voice.ts';
import { seatLines } from '../../messages/seat-lines.ts';

/** A post that stood in the channel of a battle, without its buttons. */
export interface Told {
  readonly at: Date;
  readonly post: Post;
  /** Who ordered or answered what, where that led to the post; a name nobody has checked. */
  readonly by?: { readonly who: string; readonly does: string };
}

/** A whole battle that is over, in the words of its channel. */
export interface Chronicle {
  /** For a file. */
  readonly name: string;
  readonly title: string;
  /** Who won and why, who commanded, the score. */
  readonly says: readonly string[];
  readonly opened: Date;
  readonly ended: Date;
  /** The promise of the dice, and the end of the chain. */
  readonly secretHash: string;
  readonly head: string;
  /** Everybody whom a post may call. */
  readonly people: readonly Person[];
  /** Made one by one, as it is read; it costs the length of the battle. */
  readonly told: AsyncIterable<Told>;
}

const named = z.object({ name: z.string() });
const saltedWith = z.object({ salts: stored.salts.default(NO_SALTS) });
/** What it was opened with. */
const openedWith = z
  .object({ pace: stored.json.optional(), odds: level.optional() })
  .transform(({ pace, odds }): Options => withLevel(pace === undefined ? {} : { pace }, odds));
const placed = z.object({ after: z.number().int() });

/** Before the end, the orders under way are nobody's business but their commander's. */
export async function chronicle(parts: Parts, request: Request, named?: string): Promise<Chronicle | Refusal> {
  const battle = await begunAt(parts, request, named);
  if (battle instanceof Refusal) return battle;
  if (!isRevealed(battle)) return no(phrase('host-not-over'));
  const found = await load(parts, battle);
  const { rules, state } = found;
  const voice = voiceOf(parts.words, request.language);
  const loaded = { ...found, voice };
  const lines = await parts.store.tableEntries(battle.id, 1, battle.tableSeq);
  const [opening] = lines;
  if (!opening) throw new Error(`battle ${battle.id} has lost its opening`);
  const title = titleOf(parts, battle, opening);
  const people = peopleOf(loaded, lines);
  const ended = await endOf(parts, loaded, { lines, people });
  const seats = seatLines(loaded);
  return {
    name: `${battle.scenario}-${battle.id}`,
    title: voice.say(title),
    says: [ended.says, ...seats, ...scoreLines(rules, rules.view(state))].map(voice.say),
    opened: battle.createdAt,
    ended: ended.at,
    secretHash: battle.secretHash,
    head: battle.head,
    people: [...people.values()],
    told: tellAll(parts, loaded, { lines, title: openingTitle(parts, battle, opening), people }),
  };
}

interface Ledger {
  readonly lines: readonly TableEntry[];
  /** What it was called when it was opened. */
  readonly title: Phrase;
  readonly people: ReadonlyMap<string, Person>;
}

/** When it ended, and how. */
async function endOf(
  { store }: Parts,
  loaded: Loaded,
  ledger: Pick<Ledger, 'lines' | 'people'>,
): Promise<{ readonly at: Date; readonly says: Phrase }> {
  const { battle, next } = loaded;
  if (next.kind === 'over') return { at: (await entryAt(store, battle, battle.seq)).at, says: overLine(next) };
  const off = ledger.lines.findLast(({ kind }) => kind === 'cancelled');
  if (!off) throw new Error(`battle ${battle.id} has neither ended nor been called off`);
  return { at: off.at, says: cancelledSays(off.data, personOf(loaded, ledger, off.userId)) };
}

/** Everybody who had a part in it, by id. */
function peopleOf({ seats }: Loaded, lines: readonly TableEntry[]): Map<string, Person> {
  const people = new Map(seats.map(({ userId, userName }) => [userId, { id: userId, name: userName }]));
  for (const { userId, data } of lines) {
    const name = named.safeParse(data).data?.name;
    if (userId !== undefined && name !== undefined) people.set(userId, { id: userId, name });
  }
  return people;
}

async function* tellAll(parts: Parts, now: Loaded, ledger: Ledger): AsyncGenerator<Told> {
  const { battle } = now;
  const [opening, ...lines] = ledger.lines;
  let then = await beforeAll(parts, now, ledger.lines);
  yield* told(battle, opening!.at, [opened(then, ledger, opening!)]);
  for (let seq = 1; seq <= battle.seq; seq += 1) {
    const entry = await entryAt(parts.store, battle, seq);
    while (lines[0] && comesBefore(lines[0], entry)) {
      const line = lines.shift()!;
      const move = await lineAgain(parts, then, line, entry, personOf(then, ledger, line.userId));
      const begun = askedOf(line);
      yield* told(
        afterwards(then, move),
        line.at,
        move.posts,
        begun && doingOf(then, ledger, { ...begun, userId: line.userId }),
      );
      then = onwards(then, move, line.at);
    }
    const person = personOf(then, ledger, entry.userId);
    const { posts, after } = await entryAgain(parts, then, ledger.lines, entry, person);
    yield* told(then.battle, entry.at, posts, entry.kind === 'undo' ? undefined : doingOf(then, ledger, entry));
    then = after;
    await breath();
  }
  if (battle.status === 'cancelled') yield* tellRest(parts, then, ledger, lines);
}

/**
 * What was said between the last order and the calling off. An order that waited was never carried out: how it went on
 * is still nobody's business, nor is what one side alone was told.
 */
async function* tellRest(
  parts: Parts,
  before: Loaded,
  ledger: Ledger,
  lines: readonly TableEntry[],
): AsyncGenerator<Told> {
  let then = before;
  const last = await entryAt(parts.store, then.battle, then.battle.seq);
  for (const line of lines.filter(({ data }) => !isPrivate(data))) {
    const move = await lineAgain(parts, then, line, last, personOf(then, ledger, line.userId));
    const posts = move.posts?.filter(({ to }) => !to || 'channel' in to);
    yield* told(afterwards(then, move), line.at, posts);
    then = onwards(then, move, line.at);
  }
}

/** The battle with what a move changes of it: in a battle that is played by both at once, nobody is called. */
function afterwards({ battle }: Loaded, { patch }: Move): Battle {
  return { ...battle, ...patch };
}

/** As it was opened: nobody commands. */
async function beforeAll({ store }: Parts, now: Loaded, lines: readonly TableEntry[]): Promise<Loaded> {
  const { battle, rules } = now;
  const varied = unvaried(rules, rules.restore((await entryAt(store, battle, 1)).state), lines);
  const nothing = { seq: 0, told: 0, position: 0, dice: 0, head: battle.secretHash, updatedAt: battle.createdAt };
  const { salts } = saltedWith.parse(lines[0]!.data);
  const { options: opened, state } = unarmed(rules, battle, varied, lines);
  const options = calm(opened);
  const mustering = { ...battle, ...nothing, salts, options, status: 'mustering' as const };
  // Whatever place it was said in, it is told in one.
  return {
    ...now,
    places: [],
    battle: mustering,
    ...seated([]),
    staffs: {},
    state,
    next: rules.next(state),
    waiting: undefined,
  };
}

function opened(
  { battle, rules, state, voice }: Loaded,
  { title, people }: Ledger,
  { userId, data }: TableEntry,
): Post {
  const person = people.get(userId ?? '') ?? { id: battle.openedBy, name: voice.say(phrase('host-former')) };
  const dice = scriptOf(battle).length;
  const options = openedWith.parse(data);
  return openingPost(voice, rules, {
    state,
    person,
    title,
    secretHash: battle.secretHash,
    dice,
    robot: robotOf(battle),
    pace: paceOf({ options }),
    odds: levelOf({ options }),
    meeting: meetingOf(battle),
    salts: battle.salts,
  });
}

/** A line that was written together with an entry comes before it. */
export function comesBefore({ data, at }: TableEntry, entry: Pick<Entry, 'seq' | 'at'>): boolean {
  const after = placed.safeParse(data).data?.after;
  return after === undefined ? at <= entry.at : after < entry.seq;
}

function personOf({ voice }: Loaded, { people }: Pick<Ledger, 'people'>, userId: string | undefined): Person {
  const id = userId ?? '';
  return people.get(id) ?? { id, name: voice.say(phrase('host-former')) };
}

/** Who made it happen: by an answer to what was asked before, else by the order. The table's own doings are nobody's. */
function doingOf(then: Loaded, ledger: Ledger, what: Pick<Entry, 'userId' | 'text' | 'transcript'>): Told['by'] {
  const { rules, voice, waiting } = then;
  const answer = waiting && what.transcript[waiting.transcript.length];
  if (!waiting) {
    if (what.userId === undefined) return undefined;
    const does = shownText(rules, what.text, voice.language);
    return { who: personOf(then, ledger, what.userId).name, does };
  }
  if (!answer || !('ask' in answer) || !('id' in answer.by) || answer.ask.kind === AGREEMENT) return undefined;
  return { who: personOf(then, ledger, answer.by.id).name, does: rules.show(answer.got, voice.language) };
}

/** Nothing of it can be pressed any more, and no time runs. */
function* told(battle: Battle, at: Date, posts: readonly Post[] = [], by?: Told['by']): Generator<Told> {
  for (const [index, post] of posts.entries()) {
    yield { at, post: withoutButtons(callingPeople(battle, post)), ...(by && index === 0 && { by }) };
  }
}
