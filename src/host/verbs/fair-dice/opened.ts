/**
 * The orders that a post told, in detail: their place in the chain, and each roll with all its dice, modifiers and hash
 * input. An order still under way is secret, including its text, which says what is to follow; but its dice so far were
 * told with its question.
 */
import { askedLine } from '../../messages/asked-line.ts';
import { z } from 'zod';
import { canonical } from '../../../kernel/canonical.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import { plain } from '../../../words/words.ts';
import { inputOf, saltsOf } from '../../orders/dice.ts';
import { isForgotten } from '../../battle/forgotten.ts';
import { shownText } from '../../orders/hand.ts';
import type { Request } from '../../request.ts';
import { entryAt, positionOf } from '../../orders/journal.ts';
import { load } from '../../advance/load.ts';
import { type LoadedBattle, scriptOf, isRevealed } from '../../battle/loaded-battle.ts';
import { byLine } from '../../messages/by-line.ts';
import type { Deps } from '../../battle/deps.ts';
import * as stored from '../../store/stored.ts';
import type { Entry, Transcript } from '../../store/store.ts';
import { no, sideName } from '../../battle/voice.ts';
import { type IndexedRoll, rollsIn } from './drawn.ts';
import type { DiceOpened, EntryOpened, RollOpened } from './fair-dice-shown.ts';
import type { ToldEntries } from '../../messages/told-entries.ts';

/** The most entries searched; no post tells as many. */
const MOST = 100;

const asked = askedLine.extend({ after: z.number().int() });

/** What is known of an order: an entry, or the order behind a question. */
type Order = Pick<EntryOpened, 'seq' | 'by' | 'link'> & {
  readonly text: string;
  readonly position: number;
  readonly transcript: Transcript;
  /** An automatic step. */
  readonly isOwn?: boolean;
};

export async function openDice(deps: Deps, request: Request, told: ToldEntries): Promise<DiceOpened | Refusal> {
  const battle = await deps.store.battle(told.battle);
  if (!battle || isForgotten(battle)) return no(phrase('host-no-battle'));
  const loaded = await load(deps, battle);
  const to = Math.min(told.to, battle.told, told.from + MOST - 1);
  const entries = await deps.store.entries(battle.id, told.from, to);
  const behind = told.question === undefined ? [] : await ordersAsked(deps, loaded, told.question);
  const orders = [...(await Promise.all(entries.map((entry) => orderOf(deps, loaded, entry)))), ...behind];
  return {
    entries: await Promise.all(orders.map((order) => opened(deps, loaded, request, order))),
    secretHash: battle.secretHash,
    salts: battle.salts,
    ...(isRevealed(battle) && { secret: battle.secret }),
    scripted: scriptOf(battle).length,
  };
}

async function orderOf(deps: Deps, loaded: LoadedBattle, entry: Entry): Promise<Order> {
  const { seq, text, transcript, hash, previous, side } = entry;
  const position = await positionAfter(deps, loaded, seq - 1);
  return {
    seq,
    text,
    position,
    transcript,
    link: { hash, previous },
    ...(entry.kind === 'auto' && { isOwn: true }),
    ...(side && { by: byLine(loaded, entry, side) }),
  };
}

/** The number of the position after an entry: after an undo, an earlier one. */
async function positionAfter({ store }: Deps, { battle }: LoadedBattle, seq: number): Promise<number> {
  const [entry] = seq === 0 ? [] : await store.entries(battle.id, seq, seq);
  return entry ? positionOf(entry) : seq;
}

/** The order that asked this question: done, still under way, or annulled. */
async function ordersAsked(deps: Deps, loaded: LoadedBattle, question: number): Promise<Order[]> {
  const { store } = deps;
  const { battle, waiting } = loaded;
  const lines = await store.tableEntries(battle.id, 1, battle.tableSeq);
  const line = lines
    .flatMap(({ kind, data }) => (kind === 'asked' ? (asked.safeParse(data).data ?? []) : []))
    .find((each) => each.no === question);
  if (!line) return [];
  const { order: text, transcript, after } = line;
  const [entry] = await store.entries(battle.id, after + 1, after + 1);
  if (entry && entry.text === text && isBegunBy(transcript, entry)) return [await orderOf(deps, loaded, entry)];
  const isUnderWay = battle.seq === after && waiting?.text === text && isBegunBy(transcript, waiting);
  const position = await positionAfter(deps, loaded, after);
  return [{ seq: isUnderWay ? 'waits' : 'annulled', text, position, transcript }];
}

function isBegunBy(begin: Transcript, { transcript }: { readonly transcript: Transcript }): boolean {
  return canonical(transcript.slice(0, begin.length)) === canonical(begin);
}

async function opened(
  { store, words }: Deps,
  { battle, rules }: LoadedBattle,
  { language }: Request,
  { text, transcript, isOwn = false, ...order }: Order,
): Promise<EntryOpened> {
  const isOver = isRevealed(battle);
  const isKnown = isOver || typeof order.seq === 'number';
  const state = rules.restore((await entryAt(store, battle, Math.max(1, order.position))).state);
  const units = new Map(rules.units(state).map(({ name, side }) => [name, side]));
  const rolled = ({ index, roll, got }: IndexedRoll): RollOpened => ({
    index,
    says: whatFor(words.knows, roll, units),
    sides: roll.sides,
    got,
    modifiers: modifierWords(words.knows, roll),
    clauses: [...new Set([roll.clause, ...roll.ledger.map(({ clause }) => clause)])],
    ...(isOver && {
      input: inputOf({ salts: saltsOf(battle), position: order.position, order: text }, index, 0),
    }),
  });
  return {
    ...order,
    // Automatic steps are never typed, in any language.
    ...(isKnown && {
      order: { text: isOver ? text : rules.seenText(text), ...(!isOwn && { shown: shownText(rules, text, language) }) },
    }),
    rolls: rollsIn(isOver ? transcript : rules.seenLines(transcript)).map(rolled),
  };
}

/** The purpose of the dice, and whose they were: a unit's, or a side's. */
function whatFor(
  knows: (id: string) => boolean,
  { why, unit, about }: IndexedRoll['roll'],
  units: ReadonlyMap<string, 'red' | 'blue'>,
): Phrase {
  const id = `fair-roll-${why}`;
  const what = knows(id) ? phrase(id) : phrase('fair-roll-other', { why: plain(why) });
  const side = unit === undefined ? stored.side.safeParse(about['side']).data : units.get(unit);
  if (unit === undefined) return side ? phrase('fair-for-side', { what, side: sideName(side) }) : what;
  const name = plain(unit);
  return side
    ? phrase('fair-for-unit', { what, unit: name, side: sideName(side) })
    : phrase('fair-for', { what, unit: name });
}

/** Another version of the rules may have had modifiers without texts today. */
function modifierName(knows: (id: string) => boolean, name: string): Phrase | string {
  const id = `modifier-${name}`;
  return knows(id) ? phrase(id) : plain(name);
}

/** What it starts from, where that says more than the number of dice, and whatever changes it. */
function modifierWords(knows: (id: string) => boolean, { why, clause, base, ledger }: IndexedRoll['roll']): Phrase[] {
  const own = `fair-base-${why}-${clause.slice(0, 2)}`;
  const isTold = base !== undefined && (ledger.length > 0 || knows(own));
  return [
    ...(isTold ? [phrase(knows(own) ? own : 'fair-base', { base })] : []),
    ...ledger.map(({ name, n }) => phrase('host-modifier', { n, name: modifierName(knows, name) })),
  ];
}
