/** What is sealed, until it is shown: who has settled his, and how both are told at once. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal, type Side, SIDES } from '../../../kernel/play.ts';
import { entryAt } from '../../orders/journal.ts';
import type { Loaded } from '../../battle/loaded-battle.ts';
import type { Move } from '../../battle/decision.ts';
import { orderMove } from '../../advance/order-decision.ts';
import type { Parts } from '../../battle/deps.ts';
import { notice } from '../../messages/posts.ts';
import { isRobot } from '../../seats/bot-seat.ts';
import type { Battle, Deployment, Entry } from '../../store/store.ts';
import { sideName } from '../../battle/voice.ts';
import { isSealing, meetingLines, meetingOf, sideNames, wayOf } from '../../seats/sealed-deployment.ts';
import { sealOf } from './deployment-row.ts';

export async function sealedBy({ store }: Parts, { id }: Battle, side: Side): Promise<Deployment | undefined> {
  return (await store.deployments(id)).find((row) => row.side === side && row.sealed);
}

/** The sides that have settled theirs: that they have is no secret. */
export async function sealedSides({ store }: Parts, { id }: Battle): Promise<readonly Side[]> {
  const rows = await store.deployments(id);
  return SIDES.filter((side) => rows.some((row) => row.side === side && row.sealed));
}

/** Who meets whom, and who has settled where he stands. */
export async function deployLines(parts: Parts, { battle, rules }: Loaded): Promise<Phrase[]> {
  const meeting = meetingOf(battle);
  if (!meeting) return [];
  const sealed = wayOf(meeting) === 'sealed' ? await sealedSides(parts, battle) : [];
  return [
    ...meetingLines(rules, meeting),
    ...(sealed.length > 0 ? [phrase('deploy-who-sealed', { sides: sideNames(sealed) })] : []),
  ];
}

/** With what everybody can check that nobody has changed anything since. */
export interface Revealed {
  readonly seals: readonly { readonly side: Side; readonly salt: string; readonly hash: string }[];
}

/** What people have promised; the bot, which nobody suspects of looking, promises nothing. */
export function revealed(battle: Battle, rows: readonly Pick<Deployment, 'side' | 'text' | 'userId'>[]): Revealed {
  const seals = SIDES.flatMap((side) => {
    const row = rows.find((each) => each.side === side && !isRobot({ battle }, { id: each.userId }));
    return row ? [{ side, ...sealOf(battle, side, row.text) }] : [];
  });
  return { seals };
}

/** Both are settled already: what the beginning tells of them. */
export async function revealedNow(parts: Parts, { battle }: Loaded): Promise<Revealed | undefined> {
  if (!isSealing(battle)) return undefined;
  return revealed(battle, await parts.store.deployments(battle.id));
}

/**
 * How far a battle whose deployments were sealed cannot be taken back: to the last of these entries, the newest being the
 * first, on which the sides still deployed. Whoever set up again would see the other side; 0: everything can.
 */
export async function shownUpTo({ store }: Parts, { battle, rules }: Loaded, line: readonly Entry[]): Promise<number> {
  if (!isSealing(battle)) return 0;
  let last = 1;
  for (const { seq } of line.toReversed()) {
    const { state } = await entryAt(store, battle, seq);
    if (rules.armies?.isDeploying(rules.restore(state)) !== true) return last;
    last = seq;
  }
  return last;
}

/** The salts with which everybody can check what was promised. */
export function revealLines({ seals }: Revealed): Phrase[] {
  return seals.map(({ side, salt, hash }) => phrase('deploy-revealed', { side: sideName(side), key: salt, hash }));
}

/** What a side has sealed is its first order, as soon as it is to deploy. */
export async function sealedOrder(parts: Parts, loaded: Loaded): Promise<Move | undefined> {
  const { next, rules, state, battle } = loaded;
  if (next.kind !== 'orders' || rules.armies?.isDeploying(state) !== true) return undefined;
  const row = await sealedBy(parts, battle, next.side);
  if (!row) return undefined;
  const deployments = { drop: [row.id] };
  const move = await orderMove(parts, loaded, next.side, row.text, { userId: row.userId, rest: [], agreed: true });
  if (!(move instanceof Refusal)) return { ...move, deployments };
  return { ...voided(next.side, row.userId), deployments };
}

/** What was settled cannot be done by the rules of now: it is done anew, as an order. */
function voided(side: Side, userId: string): Move {
  return {
    table: [
      {
        kind: 'deploymentVoid',
        userId,
        data: { side },
        posts: (voice) => [notice(voice, [phrase('deploy-void', { side: sideName(side) })], [userId])],
      },
    ],
  };
}
