/** Sealed deployments, and what is public about them. */
import { createHash, createHmac } from 'node:crypto';
import { canonical } from '../../kernel/canonical.ts';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { entryAt } from '../orders/journal.ts';
import { isSealed, writers } from '../orders/sheet.ts';
import type { LoadedBattle } from '../battle/loaded-battle.ts';
import type { Deps } from '../battle/deps.ts';
import type { Battle, Sheet, Entry } from '../store/store.ts';
import { isSealing, meetingLines, meetingOf, sideNames } from '../seats/sealed-deployment.ts';

/** Which armies meet, and which sides have sealed their deployment. */
export function deployLines(loaded: LoadedBattle): Phrase[] {
  const { battle, rules } = loaded;
  const meeting = meetingOf(battle);
  if (!meeting) return [];
  const sealed = writers(loaded).filter((side) => isSealed(loaded, side));
  return [
    ...meetingLines(rules, meeting),
    ...(sealed.length > 0 ? [phrase('deploy-who-sealed', { sides: sideNames(sealed) })] : []),
  ];
}

/**
 * The public commitment to a sealed sheet. The text cannot be derived from it, because the salt comes from the
 * battle's secret; and once text and salt are published, everyone can verify the text.
 */
export function sealOf(
  { secret }: Pick<Battle, 'secret'>,
  { side, name, text }: Pick<Sheet, 'side' | 'name' | 'text'>,
): { salt: string; hash: string } {
  const salt = createHmac('sha256', Buffer.from(secret, 'hex'))
    .update(canonical([name, side, text]))
    .digest('hex')
    .slice(0, 32);
  return { salt, hash: createHash('sha256').update(`${salt} ${text}`).digest('hex') };
}

/**
 * The limit for undoing a battle with sealed deployments: the newest entry at which the sides still deployed. A side
 * that deployed again would already know the other's deployment. 0: no limit.
 */
export async function shownUpTo(
  { store }: Deps,
  { battle, rules }: LoadedBattle,
  line: readonly Entry[],
): Promise<number> {
  if (!isSealing(battle)) return 0;
  let last = 1;
  for (const { seq } of line.toReversed()) {
    const { state } = await entryAt(store, battle, seq);
    if (rules.deployment?.isDeploying(rules.restore(state)) !== true) return last;
    last = seq;
  }
  return last;
}
