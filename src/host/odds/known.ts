/** Whose doctrine is known to everybody. What somebody has chosen for himself is nobody else's business. */
import type { Side } from '../../kernel/play.ts';
import type { Loaded } from '../load.ts';
import { commanders } from '../owners.ts';
import type { Parts } from '../parts.ts';
import { isRobot } from '../robot-seat.ts';
import type { Entry } from '../store/store.ts';

type Table = Pick<Loaded, 'battle' | 'rules' | 'seats' | 'holders'>;

/**
 * The doctrine of a side that everybody knows. That of the bot, which plays openly by the first of its book. Else the
 * last one by which an answer was given in this battle: reports say that it was the doctrine, and the file of the battle,
 * which is anybody's, names it. It counts as long as he alone commands the side who commanded it then. Whether he has
 * chosen another since, nobody has seen, and nothing here asks.
 */
export function knownDoctrine(
  table: Table,
  side: Side,
  entries: readonly Pick<Entry, 'transcript' | 'at'>[],
): string | undefined {
  const { rules, seats } = table;
  const [commander, ...others] = commanders(table, side);
  if (!commander || others.length > 0) return undefined;
  if (isRobot(table, commander)) return rules.doctrines[0];
  const since = seats.find((seat) => seat.side === side && seat.userId === commander.id)?.joinedAt;
  const names = entries
    .filter(({ at }) => since !== undefined && at > since)
    .flatMap(({ transcript }) => transcript)
    .flatMap((line) => ('ask' in line && line.ask.to === side && line.by.who === 'doctrine' ? [line.by.name] : []));
  return names.findLast((name) => rules.doctrines.includes(name));
}

/** So many entries back are looked through. */
const BACK = 200;

export async function knownDoctrines(
  { store }: Pick<Parts, 'store'>,
  table: Table,
): Promise<Readonly<Partial<Record<Side, string>>>> {
  const { id, seq } = table.battle;
  const entries = seq === 0 ? [] : await store.entries(id, Math.max(1, seq - BACK), seq);
  const [red, blue] = [knownDoctrine(table, 'red', entries), knownDoctrine(table, 'blue', entries)];
  return { ...(red !== undefined && { red }), ...(blue !== undefined && { blue }) };
}
