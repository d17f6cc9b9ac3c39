/**
 * Verifies an exported battle on its own: the commitment to its dice, every link of the chain, every die if the secret
 * is known, every order replayed by the rules, every position. Nothing in it is trusted.
 */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { hashOf, linkHash } from '../../orders/chain.ts';
import { hashOfSecret, keyOf, saltsOf } from '../../orders/dice.ts';
import { type Exported } from '../../advance/export-file.ts';
import { scriptOf, isRevealed } from '../../battle/loaded-battle.ts';
import type { ExportedEntry } from '../../orders/export-entry.ts';
import type { AnyRuleset } from '../../ruleset.ts';
import { diceFault, rollsIn } from './drawn.ts';
import { isStillSealed, type ReplayPosition, readStored, standingAt, Unread } from './ground.ts';
import { sealFaults } from './seals.ts';
import { sheetFaults } from './sheets.ts';
import { attempt, step, type Step } from './step.ts';

/** A fault and its entry; 0: the file as a whole. */
export interface Fault {
  readonly seq: number;
  readonly says: Phrase;
}

export interface Verified {
  readonly faults: readonly Fault[];
  readonly entries: number;
  readonly rolls: number;
  readonly dice: number;
  /** The number of scripted dice: practice only. */
  readonly scripted: number;
  /** Whether the secret was known, so that every die could be drawn again. */
  readonly isDrawn: boolean;
  /** The version of the rules that has replayed it. */
  readonly version: string;
  /** The number of orders replayed with the recorded result. */
  readonly replayed: number;
  /** Orders played by other versions of the rules, which these rules cannot replay: the entries of each version. */
  readonly unplayed: readonly { readonly version: string; readonly entries: readonly number[] }[];
  /** Orders of this version from a position that it cannot read, and why. */
  readonly unread: readonly { readonly why: string; readonly entries: readonly number[] }[];
  /** Orders that can be replayed once their secrets are published. */
  readonly sealed: readonly number[];
  /** The number of secrets published, each as it was sealed. */
  readonly opened: number;
  readonly head: string;
  /** 2: it calls people p1, p2, ...; 1: by user ids. */
  readonly form: number;
}

/** The predecessor of an entry: another one, or the commitment. */
type Previous = Pick<ExportedEntry, 'seq' | 'hash'>;

/** What all entries share. */
interface Battle {
  readonly file: Exported;
  readonly rules: AnyRuleset;
  /** The secret in hexadecimal, where it is known. */
  readonly secret: string | undefined;
}

export function verified(file: Exported, rules: AnyRuleset): Verified {
  const steps = verifying(file, rules);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Entry by entry, so that the caller can do other things in between. */
export function* verifying(
  file: Exported,
  rules: AnyRuleset,
  secret: string | undefined = file.battle.secret,
): Generator<undefined, Verified> {
  const { battle, entries, start } = file;
  const all = { file, rules, secret };
  const faults: Fault[] = [...promiseFaults(all)];
  const orders: { readonly entry: ExportedEntry; readonly order: Step['order'] }[] = [];
  let ground: ReplayPosition = {
    position: 0,
    used: 0,
    stateHash: hashOf(start.state),
    now: readStored(rules, start.state),
  };
  let previous: Previous = { seq: 0, hash: battle.secretHash };
  for (const entry of entries) {
    const played = step(all, entry, ground);
    const sealed = attempt(() => [
      ...linkFaults(all, entry, previous),
      ...diceFaults(all, entry, ground),
      ...sealFaults(all, entry, played.after),
      ...sheetFaults(all, entry, ground),
    ]);
    faults.push(...[...sealed, ...played.faults].map((says) => ({ seq: entry.seq, says })));
    orders.push({ entry, order: played.order });
    ground = played.after;
    previous = entry;
    yield;
  }
  faults.push(...endFaults(all, ground, previous));
  return {
    faults,
    ...counted(entries),
    scripted: scriptOf(battle).length,
    isDrawn: secret !== undefined,
    version: rules.version,
    replayed: orders.filter(({ order }) => order === 'replayed').length,
    unplayed: byVersion(orders.flatMap(({ entry, order }) => (order === 'unplayed' ? [entry] : []))),
    unread: byReason(orders.flatMap(({ entry, order }) => (order instanceof Unread ? [[order.why, entry.seq]] : []))),
    sealed: orders.flatMap(({ entry, order }) => (order === 'sealed' ? [entry.seq] : [])),
    opened: file.opened.length,
    head: previous.hash,
    form: battle.form,
  };
}

function counted(entries: readonly ExportedEntry[]): Pick<Verified, 'entries' | 'rolls' | 'dice'> {
  const rolls = entries.flatMap(({ transcript }) => rollsIn(transcript));
  const dice = rolls.reduce((sum, { got }) => sum + got.length, 0);
  return { entries: entries.length, rolls: rolls.length, dice };
}

function byVersion(entries: readonly ExportedEntry[]): Verified['unplayed'] {
  const groups = Map.groupBy(entries, ({ rulesVersion }) => rulesVersion);
  return [...groups].map(([version, of]) => ({ version, entries: of.map(({ seq }) => seq) }));
}

function byReason(entries: readonly (readonly [why: string, seq: number])[]): Verified['unread'] {
  const groups = Map.groupBy(entries, ([why]) => why);
  return [...groups].map(([why, of]) => ({ why, entries: of.map(([, seq]) => seq) }));
}

/** The secret matches the published hash, and is in the file only if the battle is over. */
function promiseFaults({ file: { battle, entries }, secret }: Battle): Fault[] {
  const isTold = battle.secret !== undefined;
  const isDue = isRevealed({ status: battle.status, seq: entries.length });
  return [
    ...(isDue && !isTold ? ['verify-no-secret'] : []),
    ...(isTold && !isDue ? ['verify-early-secret'] : []),
    ...(secret === undefined || hashOfSecret(secret) === battle.secretHash ? [] : ['verify-promise']),
  ].map((id) => ({ seq: 0, says: phrase(id) }));
}

/** Nothing was cut off: the head is the last entry's, and only a finished battle has ended. */
function endFaults({ file: { battle, entries }, rules }: Battle, ground: ReplayPosition, last: Previous): Fault[] {
  const isOver = battle.status === 'over';
  const now = standingAt(ground);
  const isEnded = now ? rules.next(now.state).kind === 'over' : isOver;
  return [
    ...(entries.length === 0 ? ['verify-start'] : []),
    ...(battle.head === last.hash ? [] : ['verify-head']),
    ...(isOver && !isEnded ? ['verify-not-over'] : []),
    ...(isEnded && !isOver ? ['verify-is-over'] : []),
  ].map((id) => ({ seq: entries.length, says: phrase(id) }));
}

function linkFaults({ file: { battle } }: Battle, entry: ExportedEntry, { seq, hash }: Previous): Phrase[] {
  const hashed = entry.open ? { ...entry, ...entry.open } : entry;
  const isStored = entry.state === undefined || hashOf(entry.state) === entry.stateHash;
  return [
    ...(entry.seq === seq + 1 ? [] : [phrase('verify-number', { wanted: seq + 1 })]),
    ...(entry.previous === hash ? [] : [phrase('verify-previous')]),
    ...(linkHash(entry.previous, hashed, saltsOf(battle)) === entry.hash ? [] : [phrase('verify-link')]),
    ...(isStored ? [] : [phrase('verify-stored')]),
  ];
}

function diceFaults({ file: { battle }, secret }: Battle, entry: ExportedEntry, ground: ReplayPosition): Phrase[] {
  const { text, transcript } = entry;
  // An order that is still sealed has dice of its own text.
  if (secret === undefined || isStillSealed(entry)) return [];
  const source = { key: keyOf(secret), salts: saltsOf(battle), position: ground.position, order: text };
  return [diceFault(transcript, source, { list: scriptOf(battle), used: ground.used }) ?? []].flat();
}
