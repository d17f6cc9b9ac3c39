/** Sealed deployments, and what is public about them. */
import { createHash, createHmac } from 'node:crypto';
import { canonical } from '../../kernel/canonical.ts';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { type Refusal, type Side, SIDES } from '../../kernel/play.ts';
import { entryAt } from '../orders/journal.ts';
import type { LoadedBattle } from '../battle/loaded-battle.ts';
import { newId, type Deps } from '../battle/deps.ts';
import type { Battle, Change, Sheet, Entry } from '../store/store.ts';
import { isRobot } from '../seats/bot-seat.ts';
import { no, sideName } from '../battle/voice.ts';
import { DEPLOYMENT, isSealing, meetingLines, meetingOf, sideNames, wayOf } from '../seats/sealed-deployment.ts';
import type { AnyRuleset } from '../ruleset.ts';

/** The sides that have sealed theirs, which is public. */
export async function sealedSides({ store }: Deps, { id }: Battle): Promise<readonly Side[]> {
  const rows = await store.sheets(id);
  return SIDES.filter((side) => rows.some((row) => row.side === side && row.sealed));
}

/** Which armies meet, and which sides have sealed their deployment. */
export async function deployLines(deps: Deps, { battle, rules }: LoadedBattle): Promise<Phrase[]> {
  const meeting = meetingOf(battle);
  if (!meeting) return [];
  const sealed = wayOf(meeting) === 'sealed' ? await sealedSides(deps, battle) : [];
  return [
    ...meetingLines(rules, meeting),
    ...(sealed.length > 0 ? [phrase('deploy-who-sealed', { sides: sideNames(sealed) })] : []),
  ];
}

/** Includes the proof that nothing was changed after sealing. */
export interface Revealed {
  readonly seals: readonly { readonly side: Side; readonly salt: string; readonly hash: string }[];
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

/** People's commitments; the bot, which no one suspects of looking, makes none. */
export function revealed(battle: Battle, rows: readonly Omit<Sheet, 'at'>[]): Revealed {
  const seals = SIDES.flatMap((side) => {
    const row = rows.find((each) => each.side === side && !isRobot({ battle }, { id: each.userId }));
    return row ? [{ side, ...sealOf(battle, row) }] : [];
  });
  return { seals };
}

/** What the start tells about sealed deployments, if there are any; or which sides have not sealed theirs. */
export async function revealedNow({ store }: Deps, battle: Battle): Promise<Revealed | Refusal | undefined> {
  if (!isSealing(battle)) return undefined;
  const rows = (await store.sheets(battle.id)).filter((row) => row.sealed);
  const open = SIDES.filter((side) => !rows.some((row) => row.side === side));
  return open.length === 0 ? revealed(battle, rows) : no(phrase('deploy-still', { sides: sideNames(open) }));
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

/** The salts that let everyone verify the commitments. */
export function revealLines({ seals }: Revealed): Phrase[] {
  return seals.map(({ side, salt, hash }) => phrase('deploy-revealed', { side: sideName(side), key: salt, hash }));
}

/** The bot deploys straight away, in one of the line-ups, chosen secretly. */
export function robotsRow(
  deps: Deps,
  rules: AnyRuleset,
  battleId: string,
  state: unknown,
  { id: userId, side }: { readonly id: string; readonly side: Side },
): NonNullable<NonNullable<Change['sheets']>['put']>[number] {
  const known = rules.deployment!;
  const { name } = known.lineUps[deps.random(1)[0]! % known.lineUps.length]!;
  const text = known.lineUp(known.alone(state, side), side, name);
  return { id: newId(deps), battleId, side, name: DEPLOYMENT, text, sealed: true, userId };
}
