/** Armies as stored: their names, their limits, and their owner's step in building them. */
import { z } from 'zod';
import type { Armies, ArmyRead } from '../../../kernel/ruleset.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import type { Reply, Request } from '../../request.ts';
import { nameFrom } from '../../advance/scenarios.ts';
import { newId, type Deps } from '../../battle/deps.ts';
import type { Army, KeptArmy, PutArmy } from '../../store/store.ts';
import { onlyOnce } from '../../advance/only-once.ts';
import { no } from '../../battle/voice.ts';

/** The most armies of a person, and the most shared on a server. */
export const MOST = { person: 40, server: 100 } as const;

/** An earlier step that is still accepted, because a person may have two builders open. */
const place = z.object({ step: z.number().int(), at: z.string(), past: z.array(z.string()) });

/** The owner's step in building an army. */
const building = z.object({
  /** A place in the building: the ruleset's own word. */
  at: z.string(),
  /** The number of presses and changes so far. */
  step: z.number().int(),
  /** The places before it, the last one last. */
  past: z.array(z.string()),
  /** The version of the rules for its button numbers: under another, a number might mean something else. */
  version: z.string(),
  /** The text before the last change. */
  before: z.string().optional(),
  /** The first step that showed the text as it is now, and the last of those since. */
  since: z.number().int().default(0),
  shown: z.array(place).default([]),
});

export type BuildingKept = z.infer<typeof building>;

/** The beginning, if nothing readable is stored. */
export function buildingOf({ building: json }: Pick<Army, 'building'>): BuildingKept {
  return building.safeParse(json).data ?? { at: '', step: 0, past: [], version: '', since: 0, shown: [] };
}

/** The step after a change from outside the builder: earlier ones are no longer accepted. */
export function changedBuilding(army: Pick<Army, 'building' | 'text'>): Army['building'] {
  const { at, step, past, version } = buildingOf(army);
  return { at, step: step + 1, past, version, before: army.text, since: step + 1, shown: [] };
}

/** The army to store or to drop, and the reply. */
export interface ArmyDeed<T> {
  readonly put?: PutArmy;
  readonly drop?: string;
  readonly result: T;
}

/**
 * Changes a person's armies: one change at a time, on the present state, and only once. `decide` may be called again if
 * another process was faster.
 */
export async function changing<T>(
  deps: Deps,
  request: Request,
  decide: () => Promise<ArmyDeed<T> | Refusal>,
  owner = request.person.id,
): Promise<T | Reply | Refusal> {
  return onlyOnce(deps, `armies of ${owner}`, request, async () => {
    const deed = await decide();
    if (deed instanceof Refusal) return deed;
    const { put, drop, result } = deed;
    const armies = { ...(put && { put: [put] }), ...(drop !== undefined && { drop: [drop] }) };
    return { change: { armies }, result };
  });
}

/** The row of a new army. */
export function newArmy(
  deps: Deps,
  { person }: Request,
  { name, ruleset, read }: { readonly name: string; readonly ruleset: string; readonly read: ArmyRead },
): PutArmy {
  const { id: userId, name: userName } = person;
  return { id: newId(deps), userId, userName, name, ruleset, ...columnsOf(read), guildId: undefined, building: {} };
}

/** The columns that follow from its text. */
export function columnsOf({
  name: title,
  points,
  cost,
  text,
}: ArmyRead): Pick<Army, 'title' | 'points' | 'cost' | 'text'> {
  return { title, points, cost, text };
}

/** Why this person can keep no more. */
export function whyNoRoom(own: readonly KeptArmy[]): Refusal | undefined {
  return own.length < MOST.person ? undefined : no(phrase('army-full', { most: MOST.person }));
}

/** The name requested, if it is valid and free. */
export function wantedName(deps: Deps, own: readonly KeptArmy[], called: string): string | Refusal {
  const name = nameFrom(called);
  if (name === '') return no(phrase('army-name'));
  return isTaken(deps, own, name) ? no(phrase('army-taken', { name })) : name;
}

/** That name, or the first free one with a number after it. */
export function freeName(deps: Deps, own: readonly KeptArmy[], called: string): string {
  const base = nameFrom(called) || 'army';
  for (let n = 1; ; n += 1) {
    const name = n === 1 ? base : `${base.slice(0, 36).replace(/-$/, '')}-${n}`;
    if (!isTaken(deps, own, name)) return name;
  }
}

function isTaken({ armies = [] }: Deps, own: readonly KeptArmy[], name: string): boolean {
  return own.some((each) => each.name === name) || armies.some((each) => each.name === name);
}

/** The army rules of a game, or why it has none. */
export function armiesOf({ rulesets }: Deps, ruleset: string): Armies | Refusal {
  return rulesets.get(ruleset)?.armies ?? no(phrase('army-no-rules'));
}

/** An army and the rules of its game. It is parsed again, because rules change. */
export interface UnderRules {
  readonly armies: Armies;
  readonly read: ArmyRead;
}

export function underRules(deps: Deps, army: Pick<Army, 'name' | 'ruleset' | 'text'>): UnderRules | Refusal {
  const armies = armiesOf(deps, army.ruleset);
  if (armies instanceof Refusal) return armies;
  const read = readKept(armies, army);
  return read instanceof Refusal ? read : { armies, read };
}

/** The game for new armies if none is named. */
export function armed({ rulesets }: Deps): { readonly ruleset: string; readonly armies: Armies } | Refusal {
  for (const [ruleset, { armies }] of rulesets) if (armies) return { ruleset, armies };
  return no(phrase('army-no-rules'));
}

export function readKept(armies: Armies, { name, text }: Pick<Army, 'name' | 'text'>): ArmyRead | Refusal {
  const read = armies.read(text);
  return read.text === undefined ? no(phrase('army-unreadable', { name })) : read;
}
