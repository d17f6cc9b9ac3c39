/** How far an undo goes: the order undone, with everything that followed from it and after it. */
import { z } from 'zod';
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal, type Side } from '../../../kernel/play.ts';
import { shownUpTo } from '../../advance/sealed.ts';
import type { Request } from '../../request.ts';
import { entryAt, isOrder, readUndo } from '../../orders/journal.ts';
import { newIn, secretsIn } from '../../orders/seal.ts';
import { isUmpire, sidesOf } from '../../seats/commanders.ts';
import { idOf, pseudonymOf } from '../../battle/participants.ts';
import { type Asking, asking, type LoadedBattle } from '../../battle/loaded-battle.ts';
import type { Deps } from '../../battle/deps.ts';
import type { AnyEntry } from '../../ruleset.ts';
import type { Entry } from '../../store/store.ts';
import { diceIn } from '../../orders/inputs.ts';
import { no } from '../../battle/voice.ts';
import { sidesLed } from '../../advance/proposals/who-agrees.ts';

/** What is undone, as stored with its proposal. */
export const takenBack = z.object({
  /** The number of the order's entry; 0: the waiting order. */
  entry: z.number().int(),
  /** The position to restore. */
  to: z.number().int(),
  /** The side whose order it is. */
  side: z.enum(['red', 'blue']),
  /** People's orders, in canonical text, oldest first. */
  orders: z.array(z.string()),
  /** The number of ledger dice undone with it. */
  dice: z.number().int(),
  /** The ids of everyone who ordered or answered in it. Earlier versions stored their names too. */
  people: z.array(z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])),
});
export type TakenBack = z.infer<typeof takenBack>;

export interface Target {
  readonly what: TakenBack;
  /** It has revealed nothing: no die was rolled, no one else answered, and no secret opened. */
  readonly isFree: boolean;
}

/** A person's own last order (for the chief, their side's; for the umpire, any); or the order of entry `wish`. */
export async function targetOf(
  deps: Deps,
  loaded: LoadedBattle,
  request: Request,
  wish: number | undefined,
): Promise<Target | Refusal> {
  const { battle, waiting } = loaded;
  const { person } = request;
  if (!isUmpire(loaded, person) && sidesOf(loaded, person).length === 0) return no(phrase('host-undo-not-yours'));
  const open = asking(loaded);
  if (waiting && !open) return no(phrase('host-busy'));
  const line = lineOf(await deps.store.entries(battle.id, 1, battle.seq), battle.position);
  const shown = await shownUpTo(deps, loaded, line);
  if (open?.userId !== undefined && wish === undefined && isOwn(loaded, request, given(loaded, open))) {
    if (battle.position <= shown) return no(phrase('deploy-undo-shown'));
    const { text, side, transcript } = open;
    const people = peopleIn(loaded, [given(loaded, open)]);
    const what = { entry: 0, to: battle.position, side, orders: [text], dice: 0, people };
    return { what, isFree: !isKnown(transcript, side) };
  }
  const target = reachedBy(loaded, request, line, wish, await openingIn(deps, loaded, line, wish, shown));
  if (target instanceof Refusal) return target;
  if (target.what.to <= shown) return no(phrase('deploy-undo-shown'));
  return target.isFree && (await hasOpened(deps, loaded, target.what)) ? { ...target, isFree: false } : target;
}

/**
 * The entry that opened sheets, if it is this one; by default the last that did. Both sides know them now. `shown`: the
 * one that opened their deployments.
 */
async function openingIn(
  { store }: Deps,
  { battle, rules }: LoadedBattle,
  line: readonly Entry[],
  wish: number | undefined,
  shown: number,
): Promise<number | undefined> {
  if (!rules.sealed) return undefined;
  for (const [index, { seq, kind }] of line.entries()) {
    if (seq === shown) return wish === undefined || wish === seq ? seq : undefined;
    if (!rules.sealed.isEveryTurn || kind !== 'auto' || (wish !== undefined && seq !== wish)) continue;
    const before = await entryAt(store, battle, line[index + 1]?.seq ?? 1);
    if (rules.next(rules.restore(before.state)).kind === 'sealed') return seq;
  }
  return undefined;
}

/** It has opened a secret, which others know now. */
async function hasOpened({ store }: Deps, { battle, rules }: LoadedBattle, { entry, to }: TakenBack): Promise<boolean> {
  if (!rules.secrets) return false;
  const secretsAfter = async (seq: number) =>
    secretsIn(rules, rules.restore((await entryAt(store, battle, seq)).state));
  return newIn(await secretsAfter(to), await secretsAfter(entry)).length > 0;
}

/** The entries that led to a position, newest first, without undone ones. */
export function lineOf(entries: readonly Entry[], position: number): Entry[] {
  const line: Entry[] = [];
  for (let at = position; at > 1; at = positionBefore(entries, at)) line.push(entries[at - 1]!);
  return line;
}

/** The position on which an entry was made. */
function positionBefore(entries: readonly Entry[], seq: number): number {
  const before = entries[seq - 2]!;
  return readUndo(before)?.to ?? before.seq;
}

function reachedBy(
  loaded: LoadedBattle,
  request: Request,
  line: readonly Entry[],
  wish: number | undefined,
  opening: number | undefined,
): Target | Refusal {
  const isReached = (entry: Entry) => isOwn(loaded, request, entry) || entry.kind === 'hand' || entry.seq === opening;
  const index = line.findIndex((entry) => (wish === undefined ? isReached(entry) : entry.seq === wish));
  const back = line.slice(0, index + 1);
  const first = back.at(-1);
  if (index === -1 || !first) {
    const orders = line.some(({ kind }) => isOrder(kind));
    if (wish !== undefined) return no(phrase('proposal-undo-no-entry', { n: wish }));
    return no(phrase(orders ? 'host-undo-not-yours' : 'host-undo-nothing'));
  }
  if (back.some(({ kind }) => kind === 'hand')) return no(phrase('host-undo-hand'));
  const isGiven = ({ kind, seq }: Entry) => isOrder(kind) || seq === opening;
  if (!isGiven(first) || !first.side) return no(phrase('proposal-undo-no-entry', { n: first.seq }));
  const waiting = asking(loaded);
  const under = waiting ? [given(loaded, waiting)] : [];
  const what: TakenBack = {
    entry: first.seq,
    to: line[index + 1]?.seq ?? 1,
    side: first.side,
    orders: back.flatMap((entry) => (isGiven(entry) ? [loaded.rules.seenText(entry.text)] : [])).reverse(),
    dice: back.reduce((sum, { transcript }) => sum + diceIn(transcript), 0),
    people: peopleIn(loaded, [...back, ...under]),
  };
  return {
    what,
    isFree: back.length === 1 && !waiting && !isKnown(first.transcript, first.side) && isOwn(loaded, request, first),
  };
}

/** A waiting order, like an entry. */
function given(loaded: LoadedBattle, { userId, side, transcript }: Asking) {
  return { person: userId && pseudonymOf(loaded, userId), side, transcript };
}

/** The person who gave an order may undo it, and their chief; the umpire any. */
function isOwn(
  loaded: LoadedBattle,
  { person: asking }: Request,
  { person, side, kind = 'order' }: Pick<Entry, 'person' | 'side'> & { readonly kind?: string },
): boolean {
  if (!isOrder(kind) || side === undefined) return false;
  const isTheirs = person !== undefined && idOf(loaded, person) === asking.id;
  return isTheirs || sidesLed(loaded, asking).includes(side) || isUmpire(loaded, asking);
}

/** Those who ordered or answered, if they are still there. */
function peopleIn(
  loaded: LoadedBattle,
  some: readonly { readonly person: string | undefined; readonly transcript: readonly AnyEntry[] }[],
): string[] {
  const people = some.flatMap(({ person, transcript }) => [
    person,
    ...transcript.map((entry) => ('ask' in entry && entry.by.who === 'person' ? entry.by.id : undefined)),
  ]);
  const ids = people.map((person) => (person === undefined ? undefined : idOf(loaded, person)));
  const isThere = (id: string) => loaded.seats.some(({ userId, side }) => userId === id && side !== 'umpire');
  return [...new Set(ids)].filter((id) => id !== undefined).filter(isThere);
}

/** Dice have been seen, or the other side has answered. */
function isKnown(transcript: readonly AnyEntry[], side: Side): boolean {
  return transcript.some((entry) => 'roll' in entry || ('ask' in entry && entry.ask.to !== side));
}
