/** A finished battle with everything that a ledger can contain, and ways to tamper with its file. */
import { linkHash } from '../../src/host/orders/chain.ts';
import { saltsOf } from '../../src/host/orders/dice.ts';
import { type Exported, exported } from '../../src/host/advance/export-file.ts';
import { Refusal } from '../../src/kernel/play.ts';
import { accepted, ann, bob, room, uma } from '../help/room.ts';

type Copy = Exported;

interface Tampering {
  readonly what: string;
  /** The entry in which it is found. */
  readonly seq: number;
  readonly tamper: (file: Copy) => void;
  /** Once all hashes were recomputed, only a head shown in a report reveals it. */
  readonly isHidden?: boolean;
}

let fought: Promise<Exported> | undefined;

/** The same file for all callers. */
export function foughtOut(): Promise<Exported> {
  return (fought ??= fight());
}

/**
 * 1 start · 2 points · 3 move · 4 undo · 5 shoot · 6 throw by hand · 7 ruling agreed to · 8 end · 9 check · 10 points ·
 * 11 charge · 12 ruling refused · 13 resign
 */
async function fight(): Promise<Exported> {
  const at = await room();
  accepted(await at.host.open(at.by(ann), 'toy', 'en'));
  accepted(await at.host.join(at.by(ann), 'red'));
  accepted(await at.host.join(at.by(bob), 'blue'));
  const { id, revision } = await at.battle();
  const salts = { red: 'Sel de Guérande', blue: '🎲' };
  await at.store.commit({ at: new Date(0), battle: { id, revision, patch: { salts } } });
  accepted(await at.host.start(at.by(ann)));
  await at.give(ann, 'R1 move 3');
  accepted(await at.host.undo(at.by(ann)));
  await at.give(ann, 'R1 shoot B1');
  accepted(await at.host.join(at.trusted(uma), 'umpire'));
  accepted(await at.host.throwDice(at.by(uma), { dice: '12d6', why: 'for the wind' }));
  accepted(await at.host.leave(at.by(uma)));
  await at.rule(ann, 'R1 lose 1', 'as agreed');
  accepted(await at.answer(bob, 'agree'));
  await at.give(ann, 'end');
  await at.give(bob, 'B1 charge R1');
  accepted(await at.answer(ann, 'run'));
  await at.rule(bob, 'B1 lose 1', 'it was steep');
  accepted(await at.answer(ann, 'refuse'));
  accepted(await at.host.resign(at.by(bob)));
  const file = await at.host.export(at.by(bob));
  if (file instanceof Refusal) throw file;
  return exported.parse(JSON.parse(file.json));
}

/** As left by somebody who knows how the chain is made. */
export function rechained(file: Exported): Exported {
  let previous = file.battle.secretHash;
  const entries = file.entries.map((entry, index) => {
    const linked = { ...entry, seq: index + 1, previous };
    previous = linkHash(previous, linked, saltsOf(file.battle));
    return { ...linked, hash: previous };
  });
  return { ...file, entries, battle: { ...file.battle, head: previous } };
}

type Line = { got?: number[]; roll?: object; fact?: unknown };

export const TAMPERED: readonly Tampering[] = [
  { what: 'one altered die', seq: 5, tamper: (file) => otherDie(file, 5) },
  { what: 'one altered die of a throw by hand', seq: 6, tamper: (file) => otherDie(file, 6) },
  { what: 'a removed entry', seq: 5, tamper: ({ entries }) => void entries.splice(3, 1) },
  { what: 'an order removed with its undo', seq: 5, tamper: ({ entries }) => void entries.splice(2, 2) },
  { what: 'the last entry removed', seq: 12, tamper: ({ entries }) => void entries.pop() },
  {
    what: 'an added throw',
    seq: 6,
    tamper: ({ entries }) => void entries.splice(6, 0, structuredClone(entries[5]!)),
  },
  { what: 'two entries swapped', seq: 6, tamper: ({ entries }) => void entries.splice(4, 2, entries[5]!, entries[4]!) },
  { what: 'a changed order with dice', seq: 5, tamper: ({ entries }) => void (entries[4]!.text = 'R1 shoot B2') },
  { what: 'a changed order without dice', seq: 3, tamper: ({ entries }) => void (entries[2]!.text = 'R1 move 4') },
  { what: 'an order in other words', seq: 3, tamper: ({ entries }) => void (entries[2]!.text = 'R1  move 3') },
  { what: 'an undo of nothing', seq: 5, tamper: (file) => insertUndo(file, 'nothing at all') },
  { what: 'an undo of what was taken back already', seq: 5, tamper: (file) => insertUndo(file, 'undo 3 to 2') },
  {
    what: 'an undo that goes back further than the order it takes back',
    seq: 4,
    tamper: ({ entries }) => {
      Object.assign(entries[3]!, { text: 'undo 3 to 1', stateHash: entries[0]!.stateHash });
    },
  },
  { what: 'the beginning removed', seq: 2, tamper: ({ entries }) => void entries.shift() },
  { what: 'a die without sides', seq: 5, tamper: (file) => otherRoll(file, { sides: 0 }) },
  { what: 'dice that were not shown', seq: 5, tamper: (file) => otherRoll(file, { dice: 1e15 }) },
  { what: 'another salt', seq: 5, tamper: ({ battle }) => void (battle.salts.blue = '🎳') },
  {
    what: 'another secret',
    seq: 0,
    tamper: ({ battle }) => void (battle.secret = battle.secret!.replace(/./, (digit) => (digit === '0' ? '1' : '0'))),
  },
  {
    what: 'the end cut off, as if it went on',
    seq: 0,
    tamper: ({ battle, entries }) => {
      entries.pop();
      battle.status = 'playing';
      battle.head = entries.at(-1)!.hash;
    },
  },
  {
    what: 'the secret kept back, as if it had been called off',
    seq: 0,
    tamper: ({ battle }) => {
      delete battle.secret;
      battle.status = 'cancelled';
    },
  },
  { what: 'all entries removed', seq: 0, tamper: ({ entries }) => void entries.splice(0) },
  { what: 'the secret kept back', seq: 0, tamper: ({ battle }) => void delete battle.secret },
  {
    what: 'another name under an order',
    seq: 3,
    tamper: ({ entries }) => void (entries[2]!.person = 'p2'),
    isHidden: true,
  },
];

/** Nothing happens in it, but it would be another position with other dice. */
function insertUndo({ entries }: Copy, text: string): void {
  const [, , , undone] = entries;
  entries.splice(4, 0, { ...undone!, seq: 5, text });
}

function otherRoll({ entries }: Copy, other: object): void {
  const line = (entries[4]!.transcript as unknown as Line[]).find(({ roll }) => roll)!;
  Object.assign(line.roll!, other);
}

/** A six becomes a five, anything else a six. */
function otherDie({ entries }: Copy, seq: number): void {
  const line = (entries[seq - 1]!.transcript as unknown as Line[]).find(({ got }) => got)!;
  line.got![0] = line.got![0] === 6 ? 5 : 6;
}
