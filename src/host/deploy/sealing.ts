/** A deployment is settled, taken back, or told to everybody when both are. */
import { z } from 'zod';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { enemyOf, Refusal, type Side, SIDES } from '../../kernel/play.ts';
import type { Person, Request } from '../host.ts';
import type { Loaded } from '../load.ts';
import type { Move } from '../move.ts';
import { start } from '../muster.ts';
import { orderMove } from '../ordering.ts';
import type { Parts } from '../parts.ts';
import { notice } from '../posts.ts';
import * as stored from '../store/stored.ts';
import type { Battle, Deployment, TableEntry } from '../store/store.ts';
import { nameOf, no, sideName, type Voice } from '../voice.ts';
import { armiesOf, meetingLines, meetingOf, sideNames, wayOf } from './encounter.ts';
import { planOf, sealOf } from './row.ts';

const sealedLine = z.object({ side: stored.side, hash: z.string() });
const unsealedLine = z.object({ side: stored.side });

/** Whoever set up last, the chief alone settles it; when both have, the battle begins. */
export async function seal(parts: Parts, loaded: Loaded, { person }: Request, side: Side): Promise<Move | Refusal> {
  const refusal = maySettle(loaded, person, side);
  if (refusal) return refusal;
  const plan = await planOf(parts, loaded, side);
  const { row } = plan;
  const left = armiesOf(loaded.rules)!.reserve(plan.state, side).length;
  if (!row || left > 0) return no(phrase('deploy-not-complete', { left }));
  if (row.sealed) return no(phrase('deploy-sealed-already'));
  const settled = { ...row, sealed: true, userId: person.id };
  const move = sealing(loaded, person, { side, hash: sealOf(loaded.battle, side, row.text).hash });
  const deployments = { put: [settled] };
  const other = await sealedBy(parts, loaded.battle, enemyOf(side));
  if (!other) return { ...move, deployments };
  const begun = await start(parts, loaded, { person }, revealed(loaded.battle, [settled, other]));
  // The other side is empty by now: it begins when somebody has taken it.
  if (begun instanceof Refusal) return { ...move, deployments };
  return {
    ...begun,
    deployments,
    table: [...(move.table ?? []), ...(begun.table ?? [])],
    posts: [...(move.posts ?? []), ...(begun.posts ?? [])],
  };
}

function sealing({ voice }: Loaded, person: Person, { side, hash }: z.infer<typeof sealedLine>): Move {
  const says = phrase('deploy-sealed', { side: sideName(side), who: nameOf(person), hash });
  return {
    table: [{ kind: 'sealed', userId: person.id, data: { side, hash } }],
    posts: [notice(voice, [says])],
    says: () => [phrase('deploy-you-sealed')],
  };
}

/** As long as the other side has not settled its own. */
export async function unseal(parts: Parts, loaded: Loaded, { person }: Request, side: Side): Promise<Move | Refusal> {
  const refusal = maySettle(loaded, person, side);
  if (refusal) return refusal;
  const row = await sealedBy(parts, loaded.battle, side);
  if (!row) return no(phrase('deploy-not-sealed'));
  return { ...unsealing(loaded, person, { side }), deployments: { put: [{ ...row, sealed: false }] } };
}

function unsealing({ voice }: Loaded, person: Person, { side }: z.infer<typeof unsealedLine>): Move {
  return {
    table: [{ kind: 'unsealed', userId: person.id, data: { side } }],
    posts: [notice(voice, [phrase('deploy-unsealed', { side: sideName(side), who: nameOf(person) })])],
    says: () => [phrase('deploy-you-unsealed')],
  };
}

export function sealedAgain(then: Loaded, data: TableEntry['data'], person: Person): Move {
  return sealing(then, person, sealedLine.parse(data));
}

export function unsealedAgain(then: Loaded, data: TableEntry['data'], person: Person): Move {
  return unsealing(then, person, unsealedLine.parse(data));
}

function maySettle({ battle, holders }: Loaded, person: Person, side: Side): Refusal | undefined {
  const meeting = meetingOf(battle);
  if (!meeting) return no(phrase('deploy-no-meeting'));
  if (battle.status !== 'mustering') return no(phrase('deploy-over'));
  if (wayOf(meeting) !== 'sealed') return no(phrase('deploy-in-turn'));
  return holders[side]?.id === person.id ? undefined : no(phrase('deploy-chief-only', { side: sideName(side) }));
}

async function sealedBy({ store }: Parts, { id }: Battle, side: Side): Promise<Deployment | undefined> {
  return (await store.deployments(id)).find((row) => row.side === side && row.sealed);
}

/** The sides that have settled theirs: that they have is no secret. */
export async function sealedSides({ store }: Parts, { id }: Battle): Promise<readonly Side[]> {
  const rows = await store.deployments(id);
  return SIDES.filter((side) => rows.some((row) => row.side === side && row.sealed));
}

/** Who has still to settle his, where the battle cannot begin before. */
export async function stillToSeal(parts: Parts, { battle }: Loaded): Promise<Refusal | undefined> {
  const meeting = meetingOf(battle);
  if (!meeting || battle.status !== 'mustering' || wayOf(meeting) !== 'sealed') return undefined;
  const sealed = await sealedSides(parts, battle);
  const open = SIDES.filter((side) => !sealed.includes(side));
  return open.length === 0 ? undefined : no(phrase('deploy-still', { sides: sideNames(open) }));
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
export const revealedShape = z.object({
  seals: z.array(z.object({ side: stored.side, salt: z.string(), hash: z.string() })),
});

export type Revealed = z.infer<typeof revealedShape>;

function revealed(battle: Battle, rows: readonly Pick<Deployment, 'side' | 'text'>[]): Revealed {
  const seals = SIDES.flatMap((side) => {
    const row = rows.find((each) => each.side === side);
    return row ? [{ side, ...sealOf(battle, side, row.text) }] : [];
  });
  return { seals };
}

/** Both are settled already: what the beginning tells of them. */
export async function revealedNow(parts: Parts, { battle }: Loaded): Promise<Revealed | undefined> {
  const meeting = meetingOf(battle);
  if (!meeting || wayOf(meeting) !== 'sealed') return undefined;
  return revealed(battle, await parts.store.deployments(battle.id));
}

/** The salts with which everybody can check what was promised. */
export function revealLines({ seals }: Revealed): Phrase[] {
  return seals.map(({ side, salt, hash }) => phrase('deploy-revealed', { side: sideName(side), salt, hash }));
}

/** What a side has sealed is its first order, as soon as it is to deploy. */
export async function sealedOrder(parts: Parts, loaded: Loaded): Promise<Move | undefined> {
  const { next, rules, state, battle, voice } = loaded;
  if (next.kind !== 'orders' || armiesOf(rules)?.isDeploying(state) !== true) return undefined;
  const row = await sealedBy(parts, battle, next.side);
  if (!row) return undefined;
  const deployments = { drop: [row.id] };
  const move = await orderMove(parts, loaded, next.side, row.text, { userId: row.userId, rest: [], agreed: true });
  if (!(move instanceof Refusal)) return { ...move, deployments };
  return { ...voided(voice, next.side, row.userId), deployments };
}

/** What was settled cannot be done by the rules of now: it is done anew, as an order. */
function voided(voice: Voice, side: Side, userId: string): Move {
  return {
    table: [{ kind: 'deploymentVoid', userId, data: { side } }],
    posts: [notice(voice, [phrase('deploy-void', { side: sideName(side) })], [userId])],
  };
}

export function deploymentVoidAgain({ voice }: Loaded, data: TableEntry['data'], userId: string | undefined): Move {
  return voided(voice, unsealedLine.parse(data).side, userId ?? '');
}

/** Both are told at once: nobody is called between them. */
export function isRevealing(
  { battle, rules }: Pick<Loaded, 'battle' | 'rules'>,
  before: unknown,
  after: unknown,
): boolean {
  const meeting = meetingOf(battle);
  const isDeploying = (state: unknown) => armiesOf(rules)?.isDeploying(state) === true;
  return meeting !== undefined && wayOf(meeting) === 'sealed' && isDeploying(before) && isDeploying(after);
}
