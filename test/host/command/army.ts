/** A battle of Sabreur-hex with as many units and commanders as a test wants. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rulesetsByName } from '../../../src/host/ruleset.ts';
import { rulesetOf, rulesets } from '../../../src/rules/index.ts';
import { accepted, type Room, room, scenario } from '../../help/room.ts';

export interface Commander {
  readonly id: string;
  readonly name: string;
}

export function commanders(count: number, prefix: string): Commander[] {
  return Array.from({ length: count }, (_, n) => ({
    id: `${prefix}${1000 + n}`,
    name: `${prefix} commander number ${n}`,
  }));
}

/** A room where a scenario's text is opened as `big`, with a clock that goes on. */
function armyRoom(text: string): Promise<Room> {
  let ticks = 0;
  return room({
    rulesets: rulesetsByName(rulesets),
    rulesetOf,
    clock: () => new Date(Date.parse('2026-01-01T12:00:00Z') + (ticks += 1)),
    scenarios: [{ ...scenario('big', text), ruleset: 'sabreur-hex' }],
  });
}

export function shipped(name: string): string {
  return readFileSync(join(import.meta.dirname, `../../../assets/scenarios/${name}.txt`), 'utf8');
}

/** Opened and joined by all of them, the first of each side as its chief. */
export async function mustered(text: string, red: readonly Commander[], blue: readonly Commander[]): Promise<Room> {
  const at = await armyRoom(text);
  accepted(await at.host.open(at.by(red[0]!), 'big', 'en'));
  for (const person of red) accepted(await at.host.join(at.by(person), 'red'));
  for (const person of blue) accepted(await at.host.join(at.by(person), 'blue'));
  return at;
}
