/** What a person was shown before they decide: kept until they confirm it. */
import { phrase } from '../../kernel/phrase.ts';
import { Refusal, type Side } from '../../kernel/play.ts';
import type { Decision } from '../battle/decision.ts';
import { newId, type Deps } from '../battle/deps.ts';
import type { LoadedBattle } from '../battle/loaded-battle.ts';
import { no } from '../battle/voice.ts';
import type { Request } from '../request.ts';
import type { Draft } from '../store/store.ts';

/** Keeps what was shown, under a new id or in place of what had this one. */
export async function keepDraft(
  deps: Deps,
  { battle }: LoadedBattle,
  { person }: Request,
  { id = newId(deps), side, kept }: { readonly id?: string; readonly side: Side; readonly kept: object },
): Promise<string> {
  const put = { id, battleId: battle.id, userId: person.id, side, text: JSON.stringify(kept), seq: battle.seq };
  await deps.store.commit({ at: deps.clock(), drafts: { drop: [id], put: [put] } });
  return id;
}

/** This person's draft in this battle; undefined if it is gone, or another person's. */
export async function draftOf(
  { store }: Deps,
  { battle }: LoadedBattle,
  { person }: Request,
  id: string,
): Promise<Draft | undefined> {
  const draft = await store.draft(id);
  return draft?.battleId === battle.id && draft.userId === person.id ? draft : undefined;
}

/** Does what was shown, if the effect is still the same. */
export async function confirm(
  deps: Deps,
  loaded: LoadedBattle,
  request: Request,
  id: string,
): Promise<Decision | Refusal> {
  const draft = await draftOf(deps, loaded, request, id);
  if (!draft) return no(phrase('host-draft-gone'));
  for (const confirmed of deps.hooks.confirms) {
    const decision = await confirmed(deps, loaded, request, draft);
    if (decision) return decision;
  }
  throw new Error(`nothing can confirm the draft ${id}`);
}
