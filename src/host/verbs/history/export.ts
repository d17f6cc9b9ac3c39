/** A whole battle as one file, complete enough to verify it independently of the bot. */
import { Refusal } from '../../../kernel/play.ts';
import type { Request } from '../../request.ts';
import { knownIfReadable } from '../../advance/load.ts';
import { entriesAsStored, orElse } from '../../advance/as-stored.ts';
import type { Deps } from '../../battle/deps.ts';
import { begunAt, gather, ledgerOf } from '../../advance/export-file.ts';

/** Works without the rules: what they cannot read is exported as stored. */
export async function exportBattle(
  deps: Deps,
  request: Request,
): Promise<{ readonly name: string; readonly json: string } | Refusal> {
  const battle = await begunAt(deps, request);
  if (battle instanceof Refusal) return battle;
  const { entries, sealed, start, stored } = await orElse(
    async () => ({ ...(await ledgerOf(deps, battle)), stored: undefined }),
    async (error) => {
      deps.failed?.(battle.id, error);
      const stored = await entriesAsStored(deps, battle);
      return { entries: [], sealed: [], start: stored.find(({ seq }) => seq === 1)?.state, stored };
    },
  );
  const file = await gather(deps, await knownIfReadable(deps, battle), start, entries, sealed);
  return {
    name: `${battle.scenario}-${battle.id}.json`,
    // Unreadable parts are exported as stored.
    json: `${JSON.stringify({ ...file, ...(stored && { entries: stored }), battle: { ...file.battle, ...battle.spoilt?.columns } }, undefined, 1)}\n`,
  };
}
