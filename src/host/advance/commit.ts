/** Stores what a verb has decided: everything that changes together, and the reply. */
import type { LoadedBattle } from '../battle/loaded-battle.ts';
import { type Basis, fromEach, type Deps } from '../battle/deps.ts';
import { withDue } from '../messages/beside-card.ts';
import { placesAfter, placesFor } from '../seats/route.ts';
import { callingPeople } from '../messages/calls.ts';
import { keptLines } from '../messages/kept-lines.ts';
import type { BattlePatch, Change, Committed } from '../store/store.ts';
import type { Decision } from '../battle/decision.ts';

/** Unreadable columns are not overwritten, so that they can be repaired: except to halt the battle or call it off. */
function withoutSpoilt({ spoilt }: LoadedBattle['battle'], patch: BattlePatch | undefined): BattlePatch | undefined {
  if (!spoilt || !patch) return patch;
  const kept = Object.entries(patch).filter(([name]) => name === 'status' || spoilt.columns[name] === undefined);
  return Object.fromEntries(kept);
}

/** A stored change, and what was known before it. */
export interface Stored {
  readonly before: Basis;
  readonly change: Change;
}

/** Without a waiting order there is none to remove. */
function isNone(known: Basis, waiting: Decision['waiting']): boolean {
  return waiting === 'none' && 'waiting' in known && known.waiting === undefined;
}

/** Stores a decision on the revision it was made on. */
export async function commitDecision(deps: Deps, known: Basis, decision: Decision): Promise<Committed> {
  const stored = await storeDecision(deps, known, decision);
  return typeof stored === 'string' ? stored : 'committed';
}

/** Also returns what is needed to continue from there. */
export async function storeDecision(
  deps: Deps,
  known: Basis,
  decision: Decision,
  interactionId?: string,
): Promise<Stored | Exclude<Committed, 'committed'>> {
  const { battle, places: all, seats: seated = [] } = known;
  let whole = decision;
  for (const before of deps.hooks.before) whole = await before(deps, known, whole);
  const { says: _says, doctrines: _doctrines, ideas: _ideas, patch: wanted, waiting, ...rest } = whole;
  const { table = [], posts: own = [], letters = [], ...stored } = rest;
  const { place, places, deadlines } = stored;
  const patch = withoutSpoilt(battle, wanted);
  const after = { ...battle, ...patch };
  const { lines: tableEntries, posts: linePosts } = await keptLines(deps.words, after, table, whole);
  const posts = [...linePosts, ...own];
  const due = [...(deadlines?.put ?? []), ...(known.deadlines ?? [])];
  const ground = { places: placesAfter(all, places, place), seats: seated, status: after.status };
  const said = posts.flatMap((post) => {
    const told = withDue(callingPeople(after, post), known.voice, due);
    return placesFor(ground, post.to).map((channelId) => ({ channelId, post: told }));
  });
  const stillAsked = waiting === undefined ? known.waiting : undefined;
  const saying = { ...ground, battle: after, waiting: stillAsked, posts: said, deadlines: due };
  const more = await fromEach(deps.hooks.letters, (write) => write(deps, saying));
  deps.at('committing');
  const change: Change = {
    ...stored,
    at: deps.clock(),
    battle: { id: battle.id, revision: battle.revision, ...(patch && { patch }) },
    ...(interactionId !== undefined && { interactionId }),
    ...(tableEntries.length > 0 && { tableEntries }),
    ...(waiting && !isNone(known, waiting) && { waiting }),
    posts: [...said, ...more, ...letters],
  };
  const committed = await deps.store.commit(change);
  if (committed !== 'committed') return committed;
  deps.at('committed');
  deps.changed(battle.id);
  return { before: known, change };
}
