/** The secrets of a battle that may be published, with what proves each. */
import { canonical } from '../../kernel/canonical.ts';
import { isRevealed } from '../battle/loaded-battle.ts';
import type { ExportedEntry } from '../orders/export-entry.ts';
import { readUndo } from '../orders/journal.ts';
import { type Opened, saltOf, secretsIn } from '../orders/seal.ts';
import type { AnyRuleset } from '../ruleset.ts';
import type { Battle, EntryWithState } from '../store/store.ts';

interface Ledger {
  readonly entries: readonly Pick<ExportedEntry, 'seq' | 'kind' | 'text' | 'transcript'>[];
  /** Those in which something is hidden. */
  readonly sealed: readonly EntryWithState[];
}

/** Before the end, those that have been opened, unless their order was taken back; then all. */
export function openedSecrets(rules: AnyRuleset, battle: Battle, { entries, sealed }: Ledger): readonly Opened[] {
  const all = sealed.flatMap((entry) => sealedIn(rules, battle, entry));
  if (all.length === 0 || isRevealed(battle)) return all;
  const key = ({ name, value }: Pick<Opened, 'name' | 'value'>) => canonical([name, value]);
  const hidden = new Set(secretsIn(rules, rules.restore(battle.state)).map(key));
  const valid = positionsTo(entries, battle.position);
  const { opens } = rules.secrets!;
  const whole = new Map(sealed.map(({ seq, transcript }) => [seq, transcript]));
  const isOpened = (each: Opened): boolean =>
    !opens ||
    entries.some(
      ({ seq, transcript }) =>
        seq > each.seq && valid.has(seq) && (whole.get(seq) ?? transcript).some((line) => opens(each, line)),
    );
  return all.filter((each) => valid.has(each.seq) && !hidden.has(key(each)) && isOpened(each));
}

function sealedIn(rules: AnyRuleset, { secret }: Battle, { seq, open, state }: EntryWithState): Opened[] {
  const names = new Set(open?.seals.map(({ name }) => name));
  return secretsIn(rules, rules.restore(state))
    .filter(({ name }) => names.has(name))
    .map(({ name, value }) => ({ seq, name, value, salt: saltOf(secret, seq, name) }));
}

/** The entries that led to a position, without those taken back. */
function positionsTo(entries: Ledger['entries'], position: number): ReadonlySet<number> {
  const bySeq = new Map(entries.map((entry) => [entry.seq, entry]));
  const found = new Set<number>();
  for (let at: number | undefined = position; at !== undefined && at > 0 && !found.has(at); ) {
    found.add(at);
    const before = bySeq.get(at - 1);
    at = before && (readUndo(before)?.to ?? before.seq);
  }
  return found;
}
