/**
 * An exported battle checked by itself: the promise of its dice, every link of the chain, every die where the secret is
 * known, every order played again by the rules, every position. Nothing of it is believed before.
 */
import { canonical } from '../../kernel/canonical.ts';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { Refusal } from '../../kernel/play.ts';
import { NOTHING_AT_ALL, run } from '../../kernel/run.ts';
import type { Ordered } from '../../kernel/ruleset.ts';
import { hashOf, linkHash } from '../chain.ts';
import { hashOfSecret, keyOf, saltsOf } from '../dice.ts';
import { type Exported, type ExportedEntry, isRevealed } from '../export.ts';
import { handOrdered } from '../hand.ts';
import { readUndo } from '../journal.ts';
import { scriptOf } from '../load.ts';
import { fold } from '../posts.ts';
import type { AnyRuleset } from '../ruleset.ts';
import { diceIn } from '../supply.ts';
import { diceFault, rollsIn } from './drawn.ts';

/** What is wrong, and with which entry; 0: with the file as a whole. */
export interface Fault {
  readonly seq: number;
  readonly says: Phrase;
}

export interface Verified {
  readonly faults: readonly Fault[];
  readonly entries: number;
  readonly rolls: number;
  readonly dice: number;
  /** How many of the dice were written beforehand: practice only. */
  readonly scripted: number;
  /** Whether the secret was known, so that every die could be drawn again. */
  readonly isDrawn: boolean;
  /** Entries written by another version of the rules, which these rules play otherwise: they were not played again. */
  readonly unplayed: readonly number[];
  readonly head: string;
}

/** A position that orders were given from: its number, what stood there, and how many dice had been thrown by then. */
interface Ground {
  readonly position: number;
  /** The position that its own order was given from; undefined: it is the first. */
  readonly from?: Ground;
  readonly state: unknown;
  readonly used: number;
}

/** What all entries share. */
interface Battle {
  readonly file: Exported;
  readonly rules: AnyRuleset;
  /** The secret in hex, where it is known. */
  readonly secret: string | undefined;
}

export function verified(file: Exported, rules: AnyRuleset): Verified {
  const steps = verifying(file, rules);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Entry by entry, so that whoever has other things to do can do them in between. */
export function* verifying(
  file: Exported,
  rules: AnyRuleset,
  secret: string | undefined = file.battle.secret,
): Generator<undefined, Verified> {
  const { battle, entries } = file;
  const all = { file, rules, secret };
  const faults: Fault[] = [...promiseFaults(all)];
  const unplayed: number[] = [];
  let ground: Ground = { position: 0, state: rules.restore(file.start.state), used: 0 };
  let previous = battle.secretHash;
  let wanted = 1;
  for (const entry of entries) {
    const found = attempt(() => [
      ...linkFaults(entry, wanted, previous, saltsOf(battle)),
      ...diceFaults(all, entry, ground),
    ]);
    faults.push(...found.map((says) => ({ seq: entry.seq, says })));
    const fault = attempt(() => playFaults(all, entry, ground))[0];
    if (fault && entry.rulesVersion === rules.version) faults.push({ seq: entry.seq, says: fault });
    else if (fault) unplayed.push(entry.seq);
    const { now, wrong } = after(all, entry, ground);
    if (wrong) faults.push({ seq: entry.seq, says: wrong });
    ground = now;
    previous = entry.hash;
    wanted = entry.seq + 1;
    yield;
  }
  faults.push(...endFaults(all, ground, previous));
  const rolls = entries.flatMap(({ transcript }) => rollsIn(transcript));
  return {
    faults,
    entries: entries.length,
    rolls: rolls.length,
    dice: rolls.reduce((sum, { got }) => sum + got.length, 0),
    scripted: scriptOf(battle).length,
    isDrawn: secret !== undefined,
    unplayed,
    head: previous,
  };
}

/** The secret is the one whose hash was published, and told when the battle is over and not before. */
function promiseFaults({ file: { battle, entries }, secret }: Battle): Fault[] {
  const isTold = battle.secret !== undefined;
  const isDue = isRevealed({ status: battle.status, seq: entries.length });
  return [
    ...(isDue && !isTold ? ['verify-no-secret'] : []),
    ...(isTold && !isDue ? ['verify-early-secret'] : []),
    ...(secret === undefined || hashOfSecret(secret) === battle.secretHash ? [] : ['verify-promise']),
  ].map((id) => ({ seq: 0, says: phrase(id) }));
}

/** Nothing was cut off: the head is the last entry's, and a battle that is over came to an end, as no other did. */
function endFaults({ file: { battle, entries }, rules }: Battle, { state }: Ground, last: string): Fault[] {
  const isOver = battle.status === 'over';
  const isEnded = rules.next(state).kind === 'over';
  return [
    ...(entries.length === 0 ? ['verify-start'] : []),
    ...(battle.head === last ? [] : ['verify-head']),
    ...(isOver && !isEnded ? ['verify-not-over'] : []),
    ...(isEnded && !isOver ? ['verify-is-over'] : []),
  ].map((id) => ({ seq: entries.length, says: phrase(id) }));
}

function linkFaults(
  entry: ExportedEntry,
  wanted: number,
  previous: string,
  salts: readonly [string, string],
): Phrase[] {
  const faults: Phrase[] = [];
  if (entry.seq !== wanted) faults.push(phrase('verify-number', { wanted }));
  if (entry.previous !== previous) faults.push(phrase('verify-previous'));
  if (linkHash(entry.previous, entry, salts) !== entry.hash) faults.push(phrase('verify-link'));
  return faults;
}

function diceFaults(
  { file: { battle }, secret }: Battle,
  { text, transcript }: ExportedEntry,
  ground: Ground,
): Phrase[] {
  if (secret === undefined) return [];
  const source = { key: keyOf(secret), salts: saltsOf(battle), position: ground.position, order: text };
  return [diceFault(transcript, source, { list: scriptOf(battle), used: ground.used }) ?? []].flat();
}

/** By the rules, the order leads from where it was given to just what was written down of it. */
function playFaults({ file, rules }: Battle, entry: ExportedEntry, { state }: Ground): Phrase[] {
  const { kind, side, text, transcript } = entry;
  if (kind === 'start' || entry.seq === 1) {
    const { scenario } = file.start;
    const isWritten = scenario === undefined || rules.write(state) === scenario;
    const isFirst = kind === 'start' && entry.seq === 1 && transcript.length === 0;
    return isFirst && isWritten ? [] : [phrase('verify-start')];
  }
  if (kind === 'undo') return transcript.length === 0 ? [] : [phrase('verify-undo')];
  if (!KINDS.has(kind) || side === null) return [phrase('verify-kind', { kind })];
  const ordered = readAgain(rules, text, state, side);
  if (ordered instanceof Refusal) return [phrase('verify-order', { why: ordered.says })];
  // Otherwise whoever knows the secret could word an order until its dice suit him.
  if (ordered.text !== text) return [phrase('verify-wording', { text: ordered.text })];
  const outcome = run(rules, state, ordered.order, side, transcript, NOTHING_AT_ALL);
  if (outcome.kind === 'done') return [];
  if (outcome.kind === 'refused') return [phrase('verify-order', { why: outcome.refusal.says })];
  return [phrase('verify-played', { line: outcome.kind === 'diverged' ? outcome.line + 1 : transcript.length })];
}

const KINDS: ReadonlySet<string> = new Set(['order', 'plan', 'auto', 'hand']);

/** Two orders are nobody's to type: that one gives up, and that both leave it at that. */
function readAgain(rules: AnyRuleset, text: string, state: unknown, side: 'red' | 'blue'): Ordered<unknown> | Refusal {
  const known = [rules.concession, rules.agreedDraw].find((each) => each.text === text) ?? handOrdered(rules, text);
  if (known) return known;
  const orders = rules.orders(text, state, side);
  if (orders instanceof Refusal) return orders;
  return orders.length === 1 ? orders[0]! : new Refusal('HOST', phrase('verify-several'));
}

/** The position after an entry, by its facts; after an undo, an earlier one. `wrong`: it is not the one that was hashed. */
function after(
  { rules }: Battle,
  entry: ExportedEntry,
  before: Ground,
): { readonly now: Ground; readonly wrong?: Phrase } {
  const back = takenBack(entry, before);
  if (entry.kind === 'undo' && !back) return { now: { ...before, position: entry.seq }, wrong: phrase('verify-undo') };
  const now = back ?? folded(rules, entry, before);
  if (now === undefined) return { now: { ...before, position: entry.seq }, wrong: phrase('verify-facts') };
  return hashOf(now.state) === entry.stateHash ? { now } : { now, wrong: phrase('verify-facts') };
}

/** Only an order that still counts can be taken back, to the position that it was given from. */
function takenBack(entry: ExportedEntry, before: Ground): Ground | undefined {
  const undo = readUndo(entry);
  if (!undo) return undefined;
  let at: Ground | undefined = before;
  while (at && at.position !== undo.entry) at = at.from;
  return at?.from?.position === undo.to ? at.from : undefined;
}

/** Undefined: facts that these rules cannot write down. */
function folded(rules: AnyRuleset, { seq, transcript }: ExportedEntry, before: Ground): Ground | undefined {
  const { state, used } = before;
  try {
    return { position: seq, from: before, state: fold(rules, state, transcript), used: used + diceIn(transcript) };
  } catch {
    return undefined;
  }
}

/** What somebody has tampered with may be anything: where looking at it fails, that is what is wrong. */
function attempt(look: () => readonly Phrase[]): readonly Phrase[] {
  try {
    return look();
  } catch (error) {
    return [phrase('verify-fails', { why: canonical(error instanceof Error ? error.message : String(error)) })];
  }
}
