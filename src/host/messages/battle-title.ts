/** The title of a battle: its scenario's when it was opened, or the one of the armies chosen since. */
import { z } from 'zod';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { bilingual } from '../../kernel/text/quoted.ts';
import { meetingOf } from '../seats/sealed-deployment.ts';
import type { Deps } from '../battle/deps.ts';
import { readableOr, type Battle, type TableEntry } from '../store/store.ts';

const titled = z.object({ title: z.object({ en: z.string(), fr: z.string() }) });

export async function battleTitle(deps: Pick<Deps, 'scenarios' | 'store'>, battle: Battle): Promise<Phrase> {
  const [opening] = await deps.store.tableEntries(battle.id, 1, 1);
  return titleOf(deps, battle, opening);
}

/** For a partly unreadable battle; by its id, if its name is lost. */
export async function titleIfReadable(
  { store, scenarios }: Pick<Deps, 'scenarios' | 'store'>,
  battleId: string,
): Promise<Phrase> {
  const battle = await store.battle(battleId);
  const [opening] = await readableOr(store.tableEntries(battleId, 1, 1), []);
  return titleOf({ scenarios }, battle ?? { scenario: battleId, options: {} }, opening);
}

/** `opening`: the first line of the table ledger. */
export function titleOf(
  deps: Pick<Deps, 'scenarios'>,
  battle: Pick<Battle, 'scenario' | 'options'>,
  opening: Pick<TableEntry, 'data'> | undefined,
): Phrase {
  const now = meetingOf(battle)?.title;
  return now ? phrase('scenario-title', { title: bilingual(now.en, now.fr) }) : openingTitle(deps, battle, opening);
}

/** Its title when it was opened. */
export function openingTitle(
  { scenarios }: Pick<Deps, 'scenarios'>,
  { scenario: name }: Pick<Battle, 'scenario'>,
  opening: Pick<TableEntry, 'data'> | undefined,
): Phrase {
  const kept = titled.safeParse(opening?.data).data?.title;
  if (kept) return phrase('scenario-title', { title: bilingual(kept.en, kept.fr) });
  return (
    scenarios.find((each) => each.name === name)?.title ?? phrase('scenario-title', { title: bilingual(name, name) })
  );
}
