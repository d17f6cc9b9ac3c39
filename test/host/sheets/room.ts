/** A room in which both sides write sheets: Ann commands Red, Bob Blue. */
import { createHash } from 'node:crypto';
import type { Host } from '../../../src/host/create.ts';
import type { HostOptions } from '../../../src/host/battle/deps.ts';
import type { Preview } from '../../../src/host/battle/preview.ts';
import { rulesetsByName } from '../../../src/host/ruleset.ts';
import { accepted, ann, bob, type Room } from '../../help/room.ts';
import { createSealedToy } from '../../help/sealed-toy.ts';
import { type Clocked, clockedRoom } from '../clock/room.ts';

export const toy = createSealedToy();
const rulesets = rulesetsByName({ toy });

/** Every battle has the same id, secret and salts, so that two of them can be compared. */
export function alwaysTheSame(): (bytes: number) => Uint8Array {
  let calls = 0;
  return (bytes) =>
    createHash('sha512')
      .update(`${(calls += 1)}`)
      .digest()
      .subarray(0, bytes);
}

/** Not begun: people still join. */
export async function gathered(pace?: string, options: Partial<HostOptions> = {}): Promise<Clocked> {
  const at = await clockedRoom({ rulesets, random: alwaysTheSame(), ...options });
  accepted(await at.host.open(at.by(ann), 'toy', 'en', undefined, pace === undefined ? {} : { pace }));
  accepted(await at.host.join(at.by(ann), 'red'));
  accepted(await at.host.join(at.by(bob), 'blue'));
  return at;
}

/** Ann against the bot. */
export async function alone(options: Partial<HostOptions> = {}): Promise<Clocked> {
  const at = await clockedRoom({ rulesets, random: alwaysTheSame(), ...options });
  accepted(await at.host.open(at.by(ann), 'toy', 'en', { id: '9001', name: 'Aide', side: 'blue' }));
  await at.host.idle();
  return at;
}

export async function begun(pace?: string): Promise<Clocked> {
  const at = await gathered(pace);
  accepted(await at.host.start(at.by(ann)));
  await at.posts();
  return at;
}

type Who = typeof ann;

export async function write(at: Room, who: Who, text: string, host: Host = at.host): Promise<Preview> {
  return accepted(await host.preview(at.by(who), text));
}

export async function seal(at: Room, who: Who) {
  return accepted(await at.host.done(at.by(who)));
}

/** What the battle's ledger holds. */
export async function ledger(at: Room): Promise<readonly string[]> {
  const { id, seq } = await at.battle();
  return (await at.store.entries(id, 1, seq)).map(({ kind, text }) => `${kind} ${text}`);
}

/** What each side has written and not opened yet. */
export async function sheets(at: Room): Promise<readonly string[]> {
  const rows = await at.store.sheets((await at.battle()).id);
  return rows.map(({ side, name, text, sealed }) => `${side} ${name}: ${text}${sealed ? ' (sealed)' : ''}`);
}
