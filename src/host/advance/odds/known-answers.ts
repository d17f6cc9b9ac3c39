/** Whose doctrine is known to everybody. What somebody has chosen for himself is nobody else's business. */
import type { Side } from '../../../kernel/play.ts';
import type { Loaded } from '../../battle/loaded-battle.ts';
import { commanders } from '../../seats/commanders.ts';
import type { Parts } from '../../battle/deps.ts';
import { isRobot } from '../../seats/bot-seat.ts';
import type { Entry } from '../../store/store.ts';

export interface Known {
  readonly name: string;
  /** Everybody knows the bot's; that of a person has been shown by his last answers. */
  readonly how: 'bot' | 'shown';
}

type Table = Pick<Loaded, 'battle' | 'rules' | 'seats' | 'holders'>;

/**
 * The doctrine of a side that everybody knows. That of the bot, which plays openly by the first of its book. Else the
 * last one by which an answer was given in this battle: reports say that it was the doctrine, and the file of the battle,
 * which is anybody's, names it. It counts as long as he alone commands the side who commanded it then. Whether he has
 * chosen another since is known only where his own answers show it, and nothing here asks.
 */
export function knownDoctrine(
  table: Table,
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
 * What answered last for a side; unless he has since answered himself a question of a kind that it had answered. Of a kind
 * that it has not, nobody has seen whether it would.
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

/** Their names alone. */
export function namesOf(known: Readonly<Partial<Record<Side, Known>>>): Readonly<Partial<Record<Side, string>>> {
  return Object.fromEntries(Object.entries(known).map(([side, { name }]) => [side, name]));
}

/** So many entries back are looked through. */
const BACK = 200;

export async function knownDoctrines(
  { store }: Pick<Parts, 'store'>,
  table: Table,
): Promise<Readonly<Partial<Record<Side, Known>>>> {
  const { id, seq } = table.battle;
  const entries = seq === 0 ? [] : await store.entries(id, Math.max(1, seq - BACK), seq);
  const [red, blue] = [knownDoctrine(table, 'red', entries), knownDoctrine(table, 'blue', entries)];
  return { ...(red !== undefined && { red }), ...(blue !== undefined && { blue }) };
}
