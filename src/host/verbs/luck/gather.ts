/** The luck of a battle, roll by roll: of all valid orders that have been told. */
import { setImmediate as breath } from 'node:timers/promises';
import type { Fortune } from '../../../kernel/luck.ts';
import { countedSoFar } from '../../messages/played.ts';
import type { Person } from '../../request.ts';
import { entryAt } from '../../orders/journal.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import { ownerOf, type Seated } from '../../seats/commanders.ts';
import type { Deps } from '../../battle/deps.ts';
import { fromPast } from '../../messages/past-passages.ts';
import { seenNow } from '../../orders/seen.ts';
import type { ShownRuleset } from '../../battle/shown.ts';
import type { AnyEntry } from '../../ruleset.ts';
import { seatsThen } from './commanded.ts';

/** With the person whose luck it was. */
export interface OwnedFortune extends Fortune {
  readonly owner: Person | undefined;
}

export async function gather(deps: Deps, loaded: LoadedBattle): Promise<readonly OwnedFortune[]> {
  const { battle, rules } = loaded;
  const [{ first, entries }, seatsAt] = await Promise.all([countedSoFar(deps, battle, rules), seatsThen(deps, loaded)]);
  const all: OwnedFortune[] = [];
  let now = first;
  for (const entry of entries.filter(({ seq }) => seq <= battle.told)) {
    const seated = seatsAt(entry);
    const before = now;
    const passage = await fromPast(deps, loaded, entry, () => drawnIn(rules, before, entry.transcript, seated));
    all.push(...(passage?.drawn ?? []));
    now = passage ? passage.after : rules.restore((await entryAt(deps.store, battle, entry.seq)).state);
    await breath();
  }
  // The events of a waiting order were reported with its question.
  const [, waiting] = seenNow(loaded);
  return [...all, ...drawnIn(rules, loaded.state, waiting, loaded).drawn];
}

function drawnIn(
  { apply, luck, seenLines }: ShownRuleset,
  before: unknown,
  transcript: readonly AnyEntry[],
  seated: Seated,
): { readonly drawn: readonly OwnedFortune[]; readonly after: unknown } {
  const drawn: OwnedFortune[] = [];
  let now = before;
  for (const entry of transcript) {
    if ('fact' in entry) now = apply(now, entry.fact);
    const [seen] = seenLines([entry]);
    const fortune = seen && 'roll' in seen ? luck?.(seen.roll, seen.got, now) : undefined;
    if (!fortune) continue;
    const { side, unit } = fortune;
    drawn.push({ ...fortune, owner: unit === undefined ? seated.holders[side] : ownerOf(seated, side, unit) });
  }
  return { drawn, after: now };
}
