/**
 * Both are here: short windows, and nobody is called, until one of them leaves. What the pace was before is kept beside
 * it, and comes back.
 */
import { z } from 'zod';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { type Json, Refusal } from '../../kernel/play.ts';
import { paceOf } from '../clock/pace.ts';
import type { Request } from '../host.ts';
import { isUmpire, load, type Loaded, sidesOf } from '../load.ts';
import { commitMove, type Move } from '../move.ts';
import type { Parts } from '../parts.ts';
import { notice } from '../posts.ts';
import type { Battle, Options } from '../store/store.ts';
import { playing } from '../verb.ts';
import { nameOf, no } from '../voice.ts';
import { decided, kindOf } from './kind.ts';
import { propose } from './propose.ts';
import { chiefOnly, chiefs, decidedBy } from './who.ts';

/** Half an hour for a turn, ten minutes for an answer, by night too. */
const WINDOWS = { turnHours: 1 / 2, answerHours: 1 / 6 };

/** Where nobody has done anything for so long, they are not both here any more: in milliseconds. */
export const IDLE = 30 * 60_000;

export function isLive(battle: Pick<Battle, 'options'>): boolean {
  return paceOf(battle)?.live === true;
}

export const liveKind = kindOf({
  name: 'live',
  what: z.object({}),
  isOfPosition: false,
  mayNot: ({ battle }) => playing(battle) ?? (isLive(battle) ? no(phrase('motion-live-already')) : undefined),
  proposer: chiefOnly,
  voters: chiefs,
  says: (_loaded, _what, who) => phrase('motion-proposes-live', { who }),
  carried: async (parts, loaded, { by, userId }): Promise<Move> =>
    anew(parts, loaded, switched(loaded, { on: true, by }, userId)),
});

const ending = z.object({ on: z.literal(false), who: z.string().exactOptional() });
const beginning = z.object({ on: z.literal(true), by: decided });
const kept = z.union([beginning, ending]);
type Switch = z.infer<typeof kept>;

/** Both must want it; one is enough to end it. */
export async function askForLive(parts: Parts, loaded: Loaded, request: Request): Promise<Move | Refusal> {
  const { person } = request;
  if (!isLive(loaded.battle)) return propose(parts, loaded, request, liveKind, {});
  if (sidesOf(loaded, person).length === 0 && !isUmpire(loaded, person)) return no(phrase('host-no-seat'));
  return anew(parts, loaded, switched(loaded, { on: false, who: person.name }, person.id));
}

/** What is owed begins anew, with the time that it has from now on. */
async function anew({ store }: Parts, { battle }: Loaded, move: Move): Promise<Move> {
  const due = await store.deadlines(battle.id);
  return { ...move, deadlines: { drop: due.map(({ id }) => id) } };
}

function switched({ battle, voice }: Loaded, to: Switch, userId: string | undefined): Move {
  const says = [saysOf(to)];
  return {
    patch: { options: to.on ? lively(battle.options) : calm(battle.options) },
    table: [{ kind: 'live', userId, data: to }],
    posts: [notice(voice, says)],
    says: () => says,
  };
}

function saysOf(to: Switch): Phrase {
  if (to.on) return phrase('motion-live-on', { by: decidedBy(to.by) });
  return to.who === undefined
    ? phrase('motion-live-idle')
    : phrase('motion-live-off', { who: nameOf({ id: '', name: to.who }) });
}

function lively(options: Options): Options {
  const before = paceOf({ options });
  const pace = { ...WINDOWS, zone: before?.zone ?? 'UTC', weekends: true, live: true };
  return { ...options, pace, paceAfter: options['pace'] ?? null };
}

/** The options as they were, and are when it is over. */
export function calm(options: Options): Options {
  if (!isLive({ options })) return options;
  const { pace: _live, paceAfter, ...rest } = options;
  return { ...rest, ...(paceAfter !== null && paceAfter !== undefined && { pace: paceAfter satisfies Json }) };
}

export function switchedAgain(then: Loaded, data: unknown, userId: string): Move {
  return switched(then, kept.parse(data), userId);
}

/** Back to the pace of before, where nobody has done anything for a while. The caller holds the battle's lock. */
export async function endIdle(parts: Parts, battleId: string): Promise<void> {
  const battle = await parts.store.battle(battleId);
  if (!battle || !['playing', 'paused'].includes(battle.status) || !isLive(battle)) return;
  if (parts.clock().getTime() - battle.updatedAt.getTime() < IDLE) return;
  const loaded = await load(parts, battle);
  // Stale: somebody has just done something.
  await commitMove(parts, loaded, await anew(parts, loaded, switched(loaded, { on: false }, undefined)));
}
