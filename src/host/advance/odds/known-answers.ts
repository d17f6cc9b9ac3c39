/** Publicly known doctrines. A person's own choice is private. */
import type { Side } from '../../../kernel/play.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import { commanders } from '../../seats/commanders.ts';
import type { Deps } from '../../battle/deps.ts';
import { isRobot } from '../../seats/bot-seat.ts';
import type { Entry } from '../../store/store.ts';

export interface Known {
  readonly name: string;
  /** The bot's is known to everyone; a person's has been shown by their last answers. */
  readonly how: 'bot' | 'shown';
}

type SeatedBattle = Pick<LoadedBattle, 'battle' | 'rules' | 'seats' | 'holders'>;

/**
 * A side's publicly known doctrine. The bot openly plays by the first of its ruleset. For a person, the doctrine of the
 * last answer given that way in this battle: reports say that it was the doctrine, and the public file of the battle
 * names it. It applies as long as the person who commanded the side alone then still does. Whether they have chosen
 * another since is known only if their own answers show it, and nothing here asks.
 */
export function knownDoctrine(
  table: SeatedBattle,
  side: Side,
  entries: readonly Pick<Entry, 'transcript' | 'at'>[],
): Known | undefined {
  const { rules, seats } = table;
  const [commander, ...others] = commanders(table, side);
  if (!commander || others.length > 0) return undefined;
  if (isRobot(table, commander)) return { name: rules.doctrines[0]!, how: 'bot' };
  const since = seats.find((seat) => seat.side === side && seat.userId === commander.id)?.joinedAt;
  const name = lastShown(
    entries.filter(({ at }) => since !== undefined && at > since).flatMap(({ transcript }) => transcript),
    side,
  );
  return name !== undefined && rules.doctrines.includes(name) ? { name, how: 'shown' } : undefined;
}

/**
 * The last doctrine that answered for a side, unless the person has since answered a question of a kind that it had
 * answered. For other kinds, no one has seen whether it would answer.
 */
function lastShown(transcript: Entry['transcript'], side: Side): string | undefined {
  let name: string | undefined;
  const answers = new Set<string>();
  for (const line of transcript) {
    if (!('ask' in line) || line.ask.to !== side) continue;
    const { ask, by } = line;
    const isOthers = by.who === 'doctrine' ? by.name !== name : by.who === 'person' && answers.has(ask.kind);
    if (isOthers) answers.clear();
    if (isOthers) name = undefined;
    if (by.who !== 'doctrine') continue;
    name = by.name;
    if (ask.options.length > 1) answers.add(ask.kind);
  }
  return name;
}

/** Their names only. */
export function namesOf(known: Readonly<Partial<Record<Side, Known>>>): Readonly<Partial<Record<Side, string>>> {
  return Object.fromEntries(Object.entries(known).map(([side, { name }]) => [side, name]));
}

/** The number of entries searched backwards. */
const BACK = 200;

export async function knownDoctrines(
  { store }: Pick<Deps, 'store'>,
  table: SeatedBattle,
): Promise<Readonly<Partial<Record<Side, Known>>>> {
  const { id, seq } = table.battle;
  const entries = seq === 0 ? [] : await store.entries(id, Math.max(1, seq - BACK), seq);
  const [red, blue] = [knownDoctrine(table, 'red', entries), knownDoctrine(table, 'blue', entries)];
  return { ...(red !== undefined && { red }), ...(blue !== undefined && { blue }) };
}
