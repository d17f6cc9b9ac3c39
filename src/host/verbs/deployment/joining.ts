/** Joining and leaving a battle of two armies: the further effects. */
import { z } from 'zod';
import { phrase } from '../../../kernel/phrase.ts';
import { enemyOf, Refusal, type Side } from '../../../kernel/play.ts';
import type { Person, Request } from '../../request.ts';
import { commanders, holds, seated } from '../../seats/commanders.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import { type Decision, together } from '../../battle/decision.ts';
import { join } from '../../advance/take-seat.ts';
import type { Deps } from '../../battle/deps.ts';
import { isRobot } from '../../seats/bot-seat.ts';
import { seatsAfter } from '../../seats/seating.ts';
import * as stored from '../../store/stored.ts';
import type { Role, TableEntry } from '../../store/store.ts';
import { no, sideName } from '../../battle/voice.ts';
import { meetingOf } from '../../seats/sealed-deployment.ts';
import { rearm, wish } from './rearm.ts';
import { voiding } from '../../advance/void-sheets.ts';

/** A side's commander may still bring another army. */
export async function joinWith(
  deps: Deps,
  loaded: LoadedBattle,
  request: Request,
  role: Role,
  army?: string,
): Promise<Decision | Refusal> {
  if (army !== undefined && role === 'umpire') return no(phrase('deploy-umpire-army'));
  const isThere = role !== 'umpire' && holds(loaded, request.person, role);
  const joined = isThere && army !== undefined ? {} : await join(deps, loaded, request, role);
  if (joined instanceof Refusal || role === 'umpire') return joined;
  if (army !== undefined) {
    const armed = await rearm(deps, loaded, request, role, army);
    return armed instanceof Refusal ? armed : asAsked(deps, loaded, request, role, together(joined, armed));
  }
  // The bot's deployment there stays secret.
  const robot = commanders(loaded, role).find((each) => isRobot(loaded, each));
  const stale = robot ? loaded.sheets.filter(({ side }) => side === role) : [];
  if (stale.length > 0) return { ...joined, sheets: { drop: stale.map(({ id }) => id) } };
  return asAsked(deps, loaded, request, role, joined);
}

/** A person who asked for unit by unit at the opening wishes it for the side they command now. */
async function asAsked(
  deps: Deps,
  loaded: LoadedBattle,
  request: Request,
  side: Side,
  decision: Decision,
): Promise<Decision | Refusal> {
  const { battle, state } = loaded;
  const seats = seated(seatsAfter(loaded.seats, decision.seats, deps.clock()));
  const then = {
    ...loaded,
    ...seats,
    state: decision.patch?.state ?? state,
    battle: { ...battle, ...decision.patch },
  };
  const meeting = meetingOf(then.battle);
  const isAsked = meeting?.asked === true && !meeting.wishes.includes(side) && battle.status === 'mustering';
  const isOpener = battle.openedBy === request.person.id && then.holders[side]?.id === request.person.id;
  if (!isAsked || !isOpener) return decision;
  const wished = wish(then, request, side, true);
  return wished instanceof Refusal ? wished : together(decision, wished);
}

/** No one may learn both sides' deployments, or what both write, unless they command both alone. */
export async function knowsBoth(
  { store }: Deps,
  loaded: LoadedBattle,
  person: Person,
  side: Side,
): Promise<Refusal | undefined> {
  const { battle, rules, next } = loaded;
  const isDeployed = battle.status === 'mustering' && meetingOf(battle)?.deploys === 'sealed';
  // Where something is secret beyond what is being written, also between two sheets.
  const isWritten = battle.status !== 'mustering' && (next.kind === 'sealed' || (rules.sealed && rules.secrets));
  if (!isDeployed && !isWritten) return undefined;
  const enemy = enemyOf(side);
  const others = (of: Side) => commanders(loaded, of).some((each) => each.id !== person.id && !isRobot(loaded, each));
  const lines = await store.tableEntries(battle.id, 1, battle.tableSeq);
  const sees = holds(loaded, person, enemy) && others(side);
  const hasSeen = others(enemy) && knows(lines, enemy, person.id);
  return sees || hasSeen ? no(phrase('sheet-both-secrets', { side: sideName(enemy) })) : undefined;
}

const joinedLine = z.object({ side: stored.role });
const leftLine = z.object({ sides: z.array(stored.role) });
const replacedLine = z.object({ side: stored.role, from: z.string() });

/** Whether a person has commanded a side since it last had no commander, and thus knows its deployment. */
function knows(lines: readonly TableEntry[], side: Side, userId: string): boolean {
  const there = new Set<string | undefined>();
  let isKnown = false;
  for (const line of lines) {
    if (line.kind === 'joined' && joinedLine.parse(line.data).side === side) there.add(line.userId);
    if (line.kind === 'left' && leftLine.parse(line.data).sides.includes(side)) there.delete(line.userId);
    if (line.kind === 'replaced') {
      const replaced = replacedLine.parse(line.data);
      if (replaced.side === side) there.add(line.userId).delete(replaced.from);
    }
    isKnown = there.has(userId) || (isKnown && there.size > 0);
  }
  return isKnown;
}

/** A side without commanders loses its deployment. */
export function leaveDeployment(
  loaded: LoadedBattle,
  { person }: Request,
  decision: Decision | Refusal,
): Decision | Refusal {
  if (decision instanceof Refusal || loaded.battle.status !== 'mustering' || !meetingOf(loaded.battle)) return decision;
  const left = loaded.sheets.filter(({ side }) => commanders(loaded, side).every(({ id }) => id === person.id));
  if (left.length === 0) return decision;
  return voiding(loaded, decision, left, person.id);
}
