/**
 * Verifies a stored battle: its chain, every die, every order by the rules, every position, and the waiting order.
 * While it is under way, only the bot, which keeps the secret, can verify the dice.
 */
import { setImmediate as breath } from 'node:timers/promises';
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import { begunAt, gather } from '../../advance/export-file.ts';
import type { Request } from '../../request.ts';
import { addEntry, type ExportedEntry } from '../../orders/export-entry.ts';
import { keyOf, saltsOf } from '../../orders/dice.ts';
import { knownOf, rulesOf } from '../../advance/load.ts';
import { scriptOf, isRevealed } from '../../battle/loaded-battle.ts';
import type { Deps } from '../../battle/deps.ts';
import { hashOf } from '../../orders/chain.ts';
import { type Battle, type EntryWithState, Unreadable, type Waiting } from '../../store/store.ts';
import { assertReadable } from '../../battle/unreadable.ts';
import { diceFault } from './drawn.ts';
import type { Checked } from './fair-dice-shown.ts';
import { type Fault, verifying } from './verify.ts';

/** Without `load`, because it also looks for positions that were tampered with or are unreadable. */
export async function check(deps: Deps, request: Request, battleId?: string): Promise<Checked | Refusal> {
  const still = await readStill(deps, request, battleId);
  if (still instanceof Refusal) return still;
  const { battle } = still;
  assertReadable(battle);
  const { first = battle.state, entries, sealed, lost } = await readLedger(deps, battle);
  const rules = rulesOf(deps, battle);
  const shown = await gather(deps, await knownOf(deps, battle), first, entries, sealed);
  // The entries are whole here, and so is the position before them; a file has what everybody may see of both.
  const file = { ...shown, start: { state: first } };
  const steps = verifying(file, rules, battle.secret);
  let step = steps.next();
  for (; !step.done; step = steps.next()) await breath();
  const found = [...lost, ...step.value.faults, ...positionFaults(battle, entries), ...waitingFaults(still)];
  return {
    ...step.value,
    faults: found.toSorted((a, b) => a.seq - b.seq),
    battle: battle.id,
    isRevealed: isRevealed(battle),
    secretHash: battle.secretHash,
  };
}

/** The number of attempts to read a battle while it changes. */
const TRIES = 5;

interface Still {
  readonly battle: Battle;
  readonly waiting: Waiting | undefined;
}

/** A battle and its waiting order at one moment; otherwise without that order. */
async function readStill(deps: Deps, request: Request, battleId?: string): Promise<Still | Refusal> {
  for (let tries = 1; ; tries += 1) {
    const battle = await begunAt(deps, request, battleId);
    if (battle instanceof Refusal) return battle;
    const waiting = await deps.store.waiting(battle.id);
    const now = await deps.store.battle(battle.id);
    if (now?.revision === battle.revision) return { battle, waiting };
    if (tries === TRIES) return { battle, waiting: undefined };
  }
}

/** An unreadable part is a fault of the battle; the rest is checked anyway. */
async function readLedger({ store, failed }: Deps, battle: Battle) {
  const spoilt = (error: unknown): 'unreadable' => {
    // An unanswered database query says nothing about the battle.
    if (error instanceof Unreadable) throw error;
    failed?.(battle.id, error);
    return 'unreadable';
  };
  const entries: ExportedEntry[] = [];
  const sealed: EntryWithState[] = [];
  const lost: Fault[] = [];
  let first: unknown;
  for (let seq = 1; seq <= battle.seq; seq += 1) {
    const entry = await store.entry(battle.id, seq).catch(spoilt);
    if (entry === undefined || entry === 'unreadable') lost.push({ seq, says: phrase(`fair-${entry ?? 'missing'}`) });
    else {
      addEntry(entries, entry, true);
      if (entry.open) sealed.push(entry);
      if (seq === 1) first = entry.state;
    }
    await breath();
  }
  return { first, entries, sealed, lost };
}

/** The present position must be an entry's, namely of the last valid one. */
function positionFaults(battle: Battle, entries: readonly ExportedEntry[]): Fault[] {
  const here = entries.find(({ seq }) => seq === battle.position);
  return here?.stateHash === hashOf(battle.state) ? [] : [{ seq: battle.seq, says: phrase('fair-position') }];
}

/** A waiting order may have rolled dice that were already told. */
function waitingFaults({ battle, waiting }: Still): Fault[] {
  if (!waiting) return [];
  const { position, dice: used } = battle;
  const source = { key: keyOf(battle.secret), salts: saltsOf(battle), position, order: waiting.text };
  const says = diceFault(waiting.transcript, source, { list: scriptOf(battle), used });
  return says ? [{ seq: battle.seq + 1, says }] : [];
}
