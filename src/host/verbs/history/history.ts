/**
 * A battle from its opening to its end in the reader's language, from its two ledgers: every post of its channel, with
 * the time and the person who caused it. The lines of the table ledger keep their posts; entries of the battle ledger
 * and questions are regenerated from their transcripts by the original functions.
 */
import { setImmediate as breath } from 'node:timers/promises';
import { z } from 'zod';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import { AGREEMENT } from '../../../kernel/wording.ts';
import { load } from '../../advance/load.ts';
import type { Deps } from '../../battle/deps.ts';
import { type LoadedBattle, isRevealed } from '../../battle/loaded-battle.ts';
import { idOf, pseudonymOf } from '../../battle/participants.ts';
import { nameOf, no, overLine, scoreLines, voiceOf } from '../../battle/voice.ts';
import { openingTitle, titleOf } from '../../messages/battle-title.ts';
import { callingPeople } from '../../messages/calls.ts';
import { seatLines } from '../../messages/seat-lines.ts';
import { readersOf, saidLines, shortSentences } from '../../messages/spoken-lines.ts';
import { shownText } from '../../orders/hand.ts';
import { comesBefore, entryAt } from '../../orders/journal.ts';
import { type Post, withoutButtons } from '../../post.ts';
import type { Person, Request } from '../../request.ts';
import { seated } from '../../seats/commanders.ts';
import { withoutLivePace } from '../../seats/live-pace.ts';
import type { Battle, Entry, SpokenEntry } from '../../store/store.ts';
import { begunAt } from '../../advance/export-file.ts';
import { askedOf, tellEntry } from './tell-ledgers.ts';
import { type Ledger, openedPosts, personOf, seatedBy, tellLine } from './tell-line.ts';

/** A post from the channel of a battle, without its buttons. */
export interface HistoryPost {
  readonly at: Date;
  readonly post: Post;
  /** Whose order or answer led to the post; an untrusted name. */
  readonly by?: { readonly who: string; readonly does: string };
}

/** A whole finished battle, in the texts of its channel. */
export interface BattleHistory {
  /** For a file. */
  readonly name: string;
  readonly title: string;
  /** Who won and why, who commanded, the score. */
  readonly says: readonly string[];
  readonly opened: Date;
  readonly ended: Date;
  /** The commitment to the dice, and the end of the chain. */
  readonly secretHash: string;
  readonly head: string;
  /** Everyone whom a post may call. */
  readonly people: readonly Person[];
  /** Generated one by one while it is read; it takes time in proportion to the battle's length. */
  readonly told: AsyncIterable<HistoryPost>;
}

const named = z.object({ name: z.string() });

/** Before the end, orders under way are secret. */
export async function battleHistory(deps: Deps, request: Request, named?: string): Promise<BattleHistory | Refusal> {
  const battle = await begunAt(deps, request, named);
  if (battle instanceof Refusal) return battle;
  if (!isRevealed(battle)) return no(phrase('host-not-over'));
  const found = await load(deps, battle);
  const { rules, state } = found;
  const voice = voiceOf(deps.words, request.language);
  const loaded = { ...found, voice };
  const lines = await deps.store.spokenEntries(battle.id, 1, battle.tableSeq);
  const [opening] = lines;
  if (!opening) throw new Error(`battle ${battle.id} has lost its opening`);
  const title = titleOf(deps, battle, opening);
  const people = peopleOf(loaded, lines);
  const ended = await endOf(deps, loaded, { lines, people });
  const seats = seatLines(loaded);
  return {
    name: `${battle.scenario}-${battle.id}`,
    title: voice.say(title),
    says: [ended.says, ...seats, ...scoreLines(rules, state)].map(voice.say),
    opened: battle.createdAt,
    ended: ended.at,
    secretHash: battle.secretHash,
    head: battle.head,
    people: [...people.values()],
    told: tellAll(deps, loaded, { lines, title: openingTitle(deps, battle, opening), people }),
  };
}

/** When it ended, and how. */
async function endOf(
  { store, words }: Deps,
  loaded: LoadedBattle,
  ledger: Pick<Ledger, 'lines' | 'people'>,
): Promise<{ readonly at: Date; readonly says: Phrase }> {
  const { battle, next } = loaded;
  if (next.kind === 'over') return { at: (await entryAt(store, battle, battle.seq)).at, says: overLine(next) };
  const off = ledger.lines.findLast(({ kind }) => kind === 'cancelled');
  if (!off) throw new Error(`battle ${battle.id} has neither ended nor been called off`);
  const [says] = off.said ? saidLines(words, off) : shortSentences(off, nameOf(personOf(loaded, ledger, off.userId)));
  if (!says) throw new Error(`battle ${battle.id} does not say how it was called off`);
  return { at: off.at, says };
}

/** Everyone who took part in it, by id. */
function peopleOf({ seats }: LoadedBattle, lines: readonly SpokenEntry[]): Map<string, Person> {
  const people = new Map(seats.map(({ userId, userName }) => [userId, { id: userId, name: userName }]));
  for (const { userId, data, said } of lines) {
    const name = named.safeParse(data).data?.name;
    if (userId !== undefined && name !== undefined) people.set(userId, { id: userId, name });
    for (const [id, each] of Object.entries(said?.people ?? {})) if (each !== null) people.set(id, { id, name: each });
  }
  return people;
}

async function* tellAll(deps: Deps, now: LoadedBattle, ledger: Ledger): AsyncGenerator<HistoryPost> {
  const { battle } = now;
  const [opening, ...lines] = ledger.lines;
  let then = seatedBy(await beforeAll(deps, now), opening!);
  yield* told(battle, opening!.at, openedPosts(deps, then, ledger, opening!));
  const dice = new Map<number, number>();
  for (let seq = 1; seq <= battle.seq; seq += 1) {
    const entry = await entryAt(deps.store, battle, seq);
    while (lines[0] && comesBefore(lines[0], entry)) {
      const line = lines.shift()!;
      const { posts, after } = await tellLine(deps, then, ledger, line, entry);
      const begun = askedOf(line);
      yield* told(
        after.battle,
        line.at,
        posts.filter(({ to }) => !to || !('person' in to)),
        begun && doingOf(then, ledger, { ...begun, person: line.userId && pseudonymOf(then, line.userId) }),
      );
      then = after;
    }
    const { posts, after } = await tellEntry(deps, then, { entry, lines: ledger.lines, dice });
    yield* told(then.battle, entry.at, posts, entry.kind === 'undo' ? undefined : doingOf(then, ledger, entry));
    then = after;
    dice.set(seq, then.battle.dice);
    await breath();
  }
  if (battle.status === 'cancelled') yield* tellRest(deps, then, ledger, lines);
}

/**
 * What was said between the last order and the calling off. A waiting order was never carried out: its continuation
 * stays secret, and so does what only one side could read.
 */
async function* tellRest(
  deps: Deps,
  before: LoadedBattle,
  ledger: Ledger,
  lines: readonly SpokenEntry[],
): AsyncGenerator<HistoryPost> {
  let then = before;
  const last = await entryAt(deps.store, then.battle, then.battle.seq);
  // The card of a question is public, unless it says for whom it is; its line is not.
  for (const line of lines.filter((each) => each.kind === 'asked' || readersOf(each) === 'all')) {
    const { posts, after } = await tellLine(deps, then, ledger, line, last);
    yield* told(
      after.battle,
      line.at,
      posts.filter(({ to }) => !to || 'channel' in to),
    );
    then = after;
  }
}

/** As it was opened: without commanders. */
async function beforeAll({ store }: Deps, now: LoadedBattle): Promise<LoadedBattle> {
  const { battle, rules } = now;
  const nothing = { seq: 0, told: 0, position: 0, dice: 0, head: battle.secretHash, updatedAt: battle.createdAt };
  const state = rules.restore((await entryAt(store, battle, 1)).state);
  // Posts of all places are shown in one.
  return {
    ...now,
    // As it was posted: to everybody.
    rules: rules.seenBy(undefined),
    places: [],
    battle: { ...battle, ...nothing, options: withoutLivePace(battle.options), status: 'playing' },
    ...seated([]),
    respondents: {},
    state,
    next: rules.next(state),
    waiting: undefined,
  };
}

/** Who caused it: by an answer to the previous question, otherwise by the order. Automatic steps have no one. */
function doingOf(
  then: LoadedBattle,
  ledger: Ledger,
  what: Pick<Entry, 'person' | 'text' | 'transcript'>,
): HistoryPost['by'] {
  const { rules, voice, waiting } = then;
  const answer = waiting && what.transcript[waiting.transcript.length];
  if (!waiting) {
    if (what.person === undefined) return undefined;
    const does = shownText(rules, what.text, voice.language);
    return { who: personOf(then, ledger, idOf(then, what.person)).name, does };
  }
  if (!answer || !('ask' in answer) || !('id' in answer.by) || answer.ask.kind === AGREEMENT) return undefined;
  const does = rules.showAnswer(answer.ask.kind, answer.got, voice.language);
  return { who: personOf(then, ledger, idOf(then, answer.by.id)).name, does };
}

/** Without buttons or running clocks. */
function* told(battle: Battle, at: Date, posts: readonly Post[] = [], by?: HistoryPost['by']): Generator<HistoryPost> {
  for (const [index, post] of posts.entries()) {
    yield { at, post: withoutButtons(callingPeople(battle, post)), ...(by && index === 0 && { by }) };
  }
}
