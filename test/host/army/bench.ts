/** Somebody who builds an army of the toy, by pressing. */
import type { ArmyShown, BuilderAt, BuilderShown } from '../../../src/host/verbs/armies/armies-shown.ts';
import type { Person } from '../../../src/host/request.ts';
import { Refusal } from '../../../src/kernel/play.ts';
import { accepted, type Room } from '../../help/room.ts';

export interface Builder {
  readonly shown: () => BuilderShown;
  readonly press: (says: string, at?: BuilderAt) => Promise<BuilderShown>;
  readonly labels: () => string[];
  readonly notes: () => string[];
}

/** The number of what says so. */
export function numbered({ words }: Room, { rows }: BuilderShown, says: string): number {
  const found = rows.flatMap(({ presses }) => presses).find((press) => words.say('en', press.says) === says);
  if (!found) throw new Error(`nothing says ${says}`);
  return found.n;
}

export function builderOf(result: unknown): BuilderShown {
  if (result instanceof Refusal) throw result;
  if (typeof result !== 'object' || result === null || !('asks' in result)) throw new Error('no builder is shown');
  return result as BuilderShown;
}

export function armyOf(result: unknown): ArmyShown {
  if (result instanceof Refusal) throw result;
  if (typeof result !== 'object' || result === null || !('units' in result)) throw new Error('no army is shown');
  return result as ArmyShown;
}

export async function begun(room: Room, who: Person, called = 'Guard', points = 100): Promise<Builder> {
  const { host, words } = room;
  let shown = builderOf(await host.newArmy(room.by(who), { called, points }));
  return {
    shown: () => shown,
    press: async (says, at = shown.at) =>
      (shown = accepted(await host.pressBuilder(room.by(who), at, numbered(room, shown, says)))),
    labels: () => shown.rows.flatMap(({ presses }) => presses.map((press) => words.say('en', press.says))),
    notes: () => shown.notes.map((note) => words.say('en', note)),
  };
}

/** The names of one's own, of those that others share here, and of those that come with the bot. */
export async function namesFor({ host, by }: Room, who: Person): Promise<string> {
  const { own, shared, shipped } = await host.armies(by(who));
  return [own, shared, shipped].map((all) => all.map(({ name }) => name).join(' ')).join(' | ');
}
