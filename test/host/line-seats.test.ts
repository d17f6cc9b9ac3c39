/** Who commanded when, by the lines of the table ledger: as they are kept, and as earlier versions kept them. */
import { expect, test } from 'vitest';
import { seatsBehind } from '../../src/host/seats/line-seats.ts';
import type { Seat, SpokenEntry } from '../../src/host/store/store.ts';
import { accepted, ann, bob, eve, type Room, room, startedRoom, uma } from '../help/room.ts';

type Commands = Pick<Seat, 'side' | 'userId' | 'userName' | 'chief' | 'units'>;

const commandOf = ({ side, userId, userName, chief, units }: Seat): Commands => ({
  side,
  userId,
  userName,
  chief,
  units: units.toSorted(),
});

/** The lines with nothing but what earlier versions wrote. */
function asBefore(lines: readonly SpokenEntry[]): readonly SpokenEntry[] {
  const names = Object.assign({}, ...lines.map(({ said }) => said?.people)) as Record<string, string>;
  return lines.map((line) => {
    const data = { ...(line.data as object), name: names[line.userId ?? ''] ?? '' };
    return { ...line, data, readers: undefined, said: undefined, changes: undefined };
  });
}

async function expectSeats(at: Room, robot?: string): Promise<void> {
  const { id, tableSeq } = await at.battle();
  const lines = await at.store.spokenEntries(id, 1, tableSeq);
  const after = (all: readonly SpokenEntry[]) =>
    all.reduce<readonly Seat[]>((seats, line) => seatsBehind(seats, line, robot), []).map(commandOf);
  const now = (await at.store.seats(id)).map(commandOf);
  expect(new Set(after(lines))).toEqual(new Set(now));
  expect(new Set(after(asBefore(lines)))).toEqual(new Set(now));
}

test('joining, receiving units, taking over a command, leaving, and inheriting it', async () => {
  const at = await startedRoom();
  accepted(await at.host.join(at.by(eve), 'red'));
  accepted(await at.host.commandGive(at.by(ann), eve.id, 'R2'));
  await expectSeats(at);
  const cid = { id: '1006', name: 'Cid' };
  accepted(await at.host.replace(at.trusted(cid), { who: eve, by: cid }));
  await expectSeats(at);
  accepted(await at.host.leave(at.by(ann)));
  await expectSeats(at);
  accepted(await at.host.join(at.trusted(uma), 'umpire'));
  accepted(await at.host.leave(at.by(uma)));
  accepted(await at.host.leave(at.by(bob)));
  await expectSeats(at);
});

test('a player who takes over a command on their own side adds it to theirs', async () => {
  const at = await startedRoom();
  accepted(await at.host.join(at.by(eve), 'red'));
  accepted(await at.host.commandGive(at.by(ann), eve.id, 'R2'));
  accepted(await at.host.replace(at.trusted(eve), { who: ann, by: eve, side: 'red' }));
  await expectSeats(at);
});

test('the bot gives way to a player who takes its side', async () => {
  const at = await room();
  accepted(await at.host.open(at.by(ann), 'toy', 'en', { id: '9001', name: 'Aide', side: 'blue' }));
  await expectSeats(at, '9001');
  accepted(await at.host.join(at.by(bob), 'blue'));
  await expectSeats(at, '9001');
});
