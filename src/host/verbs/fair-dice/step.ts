/** One entry of an exported battle, replayed by the rules, and the position after it. */
import { canonical } from '../../../kernel/canonical.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import type { Ordered } from '../../../kernel/ruleset.ts';
import { NOTHING_AT_ALL, run } from '../../../kernel/run.ts';
import { hashOf } from '../../orders/chain.ts';
import type { Exported } from '../../advance/export-file.ts';
import type { ExportedEntry } from '../../orders/export-entry.ts';
import { handOrdered } from '../../orders/hand.ts';
import { afterFacts } from '../../messages/tale.ts';
import type { AnyRuleset } from '../../ruleset.ts';
import { diceIn } from '../../orders/inputs.ts';
import {
  checkpoint,
  type ReplayPosition,
  type CurrentPosition,
  isStillSealed,
  SEALED,
  standingAt,
  takenBack,
  Unread,
} from './ground.ts';

/** What all entries share. */
interface Battle {
  readonly file: Exported;
  readonly rules: AnyRuleset;
}

export interface Step {
  readonly faults: readonly Phrase[];
  /**
   * Whether it is an order that these rules replayed, or one they cannot: another version played it, or the position
   * before it is unreadable; `sealed`: something of it, or of the position before it, is still secret.
   */
  readonly order: 'replayed' | 'unplayed' | 'sealed' | 'none' | Unread;
  readonly after: ReplayPosition;
}

/** A different result under another version's rules is not a fault: these rules cannot replay it. */
export function step(battle: Battle, entry: ExportedEntry, before: ReplayPosition): Step {
  if (entry.kind === 'start' || entry.seq === 1) return begun(battle, entry, before);
  return entry.kind === 'undo' ? undone(battle, entry, before) : played(battle, entry, before);
}

function begun({ file, rules }: Battle, entry: ExportedEntry, before: ReplayPosition): Step {
  const { kind, seq, transcript, stateHash } = entry;
  const isFirst = kind === 'start' && seq === 1 && transcript.length === 0 && before.stateHash === stateHash;
  const { scenario } = file.start;
  // Each version writes scenarios in its own way.
  const isOther = entry.rulesVersion !== rules.version;
  const { now } = before;
  const seen = now === SEALED ? undefined : now;
  const isShown =
    isOther || scenario === undefined || !seen || seen instanceof Unread || rules.write(seen.state) === scenario;
  const after = { ...ahead(entry, before), now: isStillSealed(entry) ? SEALED : now };
  return { faults: isFirst && isShown ? [] : [phrase('verify-start')], order: 'none', after };
}

function undone({ rules }: Battle, entry: ExportedEntry, before: ReplayPosition): Step {
  const back = takenBack(entry, before);
  if (!back) return { faults: [phrase('verify-undo')], order: 'none', after: { ...before, position: entry.seq } };
  const faults = [
    ...(entry.transcript.length === 0 ? [] : [phrase('verify-undo')]),
    ...(back.stateHash === entry.stateHash ? [] : [phrase('verify-facts')]),
  ];
  return { faults, order: 'none', after: { ...back, now: checkpoint(rules, entry) ?? back.now } };
}

function played(battle: Battle, entry: ExportedEntry, before: ReplayPosition): Step {
  const { rules } = battle;
  const isOwn = entry.rulesVersion === rules.version;
  const stored = checkpoint(rules, entry);
  if (isStillSealed(entry) || before.now === SEALED) {
    return { faults: [], order: 'sealed', after: { ...ahead(entry, before), now: stored ?? SEALED } };
  }
  const from = standingAt(before);
  if (!from) {
    const faults = isOwn && !before.now ? [phrase('verify-no-position')] : [];
    const order = isOwn && before.now instanceof Unread ? before.now : 'unplayed';
    return { faults, order, after: { ...ahead(entry, before), now: stored ?? before.now } };
  }
  const faults = attempt(() => playFaults(rules, entry, from.state));
  const state = folded(rules, entry, from.state);
  const isSame = state !== undefined && hashOf(state) === entry.stateHash;
  if (isOwn) {
    const now = { state: state ?? from.state, isAsStored: true };
    const wrong = isSame ? [] : [phrase('verify-facts')];
    return { faults: [...faults, ...wrong], order: 'replayed', after: { ...ahead(entry, before), now } };
  }
  const isLed = isSame || (state !== undefined && leadsTo(state, stored, from));
  const led = isLed ? { state, isAsStored: isSame } : undefined;
  const now = stored instanceof Unread ? (led ?? stored) : (stored ?? led);
  const order = faults.length === 0 && isLed ? 'replayed' : 'unplayed';
  return { faults: [], order, after: { ...ahead(entry, before), now } };
}

function ahead({ seq, transcript, stateHash }: ExportedEntry, before: ReplayPosition) {
  return { position: seq, from: before, used: before.used + diceIn(transcript), stateHash };
}

/** A different format has a different hash: then it is compared with the stored position, if present. */
function leadsTo(state: unknown, stored: ReturnType<typeof checkpoint>, { isAsStored }: CurrentPosition): boolean {
  if (stored instanceof Unread) return false;
  return stored ? hashOf(stored.state) === hashOf(state) : !isAsStored;
}

const KINDS: ReadonlySet<string> = new Set(['order', 'plan', 'auto', 'hand']);

/** By the rules, the order leads from its position to exactly what was recorded. */
function playFaults(rules: AnyRuleset, entry: ExportedEntry, state: unknown): Phrase[] {
  const { kind, side, text, transcript } = entry;
  if (!KINDS.has(kind) || side === null) return [phrase('verify-kind', { kind })];
  const ordered = readAgain(rules, text, state, side);
  if (ordered instanceof Refusal) return [phrase('verify-order', { why: ordered.says })];
  // Otherwise a person who knows the secret could vary an order's wording until its dice suit them.
  if (ordered.text !== text) return [phrase('verify-wording', { text: ordered.text })];
  const outcome = run(rules, state, ordered.order, side, transcript, NOTHING_AT_ALL);
  if (outcome.kind === 'done') return [];
  if (outcome.kind === 'refused') return [phrase('verify-order', { why: outcome.refusal.says })];
  return [phrase('verify-played', { line: outcome.kind === 'diverged' ? outcome.line + 1 : transcript.length })];
}

/** Two orders cannot be typed: a concession and an agreed draw. */
function readAgain(rules: AnyRuleset, text: string, state: unknown, side: 'red' | 'blue'): Ordered<unknown> | Refusal {
  const known = [rules.concession, rules.agreedDraw].find((each) => each.text === text) ?? handOrdered(rules, text);
  if (known) return known;
  const orders = rules.orders(text, state, side);
  if (orders instanceof Refusal) return orders;
  return orders.length === 1 ? orders[0]! : new Refusal('HOST', phrase('verify-several'));
}

/** Undefined: facts that these rules cannot apply. */
function folded(rules: AnyRuleset, { transcript }: ExportedEntry, before: unknown): unknown {
  try {
    return afterFacts(rules, before, transcript);
  } catch {
    return undefined;
  }
}

/** Tampered data may be anything: if looking at it fails, that is the fault. */
export function attempt(look: () => readonly Phrase[]): readonly Phrase[] {
  try {
    return look();
  } catch (error) {
    return [phrase('verify-fails', { why: canonical(error instanceof Error ? error.message : String(error)) })];
  }
}
