/** A paused battle: by whom and why. */
import { z } from 'zod';
import { type PersonName, type Phrase, phrase } from '../../kernel/phrase.ts';
import { commandersOf } from '../seats/commanders.ts';
import type { LoadedBattle } from '../battle/loaded-battle.ts';
import type { Decision } from '../battle/decision.ts';
import { goneOf, goneSays } from '../seats/gone-place.ts';
import { announced } from '../messages/notice-line.ts';
import { saidLines } from '../messages/spoken-lines.ts';
import type { Deps } from '../battle/deps.ts';
import type { Battle, Store, TableEntry } from '../store/store.ts';
import { type Decided, kept, decidedBy } from './proposals/proposal-kind.ts';

/** Why a battle is paused, already escaped. If `by` is absent, the umpire decided it at the desk. */
interface Paused {
  readonly who: PersonName;
  readonly why: string;
  readonly by?: Decided;
}

export function pausing(loaded: LoadedBattle, what: Paused, userId: string): Decision {
  const says = [pausedSays(what)];
  return {
    patch: { status: 'paused' },
    ...announced(
      { kind: 'paused', userId, data: { ...(what.by && { by: kept(what.by) }) } },
      says,
      commandersOf(loaded),
    ),
  };
}

function pausedSays({ who, why, by }: Paused): Phrase {
  return by ? phrase('proposal-paused', { by: decidedBy(by), why }) : phrase('host-umpire-pauses', { who, why });
}

/** Who paused the battle, and the reason given. */
export async function pauseLines(
  { store, words }: Pick<Deps, 'store' | 'words'>,
  battle: Battle,
): Promise<readonly Phrase[]> {
  const gone = goneOf(battle);
  if (gone) return [goneSays(gone)];
  const last = await lastPause(store, battle);
  const [line] = last ? await store.spokenEntries(battle.id, last.seq, last.seq) : [];
  return line ? saidLines(words, line) : [];
}

/** Then both sides must agree to continue. */
export async function isPausedByAgreement(store: Store, battle: Battle): Promise<boolean> {
  return agreed.safeParse((await lastPause(store, battle))?.data).success;
}

const agreed = z.object({ by: z.object({ how: z.literal('agreed') }) });

async function lastPause(store: Store, { id, tableSeq }: Battle): Promise<TableEntry | undefined> {
  return (await store.tableEntries(id, 1, tableSeq)).findLast(({ kind }) => kind === 'paused');
}
