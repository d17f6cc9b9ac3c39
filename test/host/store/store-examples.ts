/** Changes for the tests: one battle in one channel, and what may happen to it. */
import type { Post } from '../../../src/host/post.ts';
import type { Battle, Change, NewBattle, NewEntry, NewWaiting, Store } from '../../../src/host/store/store.ts';

export const at = new Date('1809-07-05T12:00:00.123Z');

export function newBattle(id = 'wagram'): NewBattle {
  return {
    id,
    guildId: 'guild',
    language: 'fr',
    ruleset: 'sabreur-hex',
    scenario: 'The bridge at Lobau',
    options: { fog: false, turns: 12 },
    openedBy: 'alice',
    status: 'mustering',
    state: { turn: 0, units: [] },
    secret: 'secret',
    secretHash: 'its hash',
    salts: { red: '', blue: '' },
    head: 'origin',
    rulesVersion: '1.0.0',
  };
}

export function opening(id = 'wagram', channelId = 'channel'): Change {
  return { at, create: newBattle(id), place: { channelId, guildId: 'guild', battleId: id } };
}

/** The entry that follows the last one. */
export function entryAfter(battle: Battle, text = '2H charge 3L'): NewEntry {
  const seq = battle.seq + 1;
  return {
    seq,
    kind: 'order',
    side: 'red',
    person: 'p1',
    open: undefined,
    text,
    transcript: [
      {
        roll: { clause: 'SH-FIRE-01', why: 'fire', dice: 2, sides: 6, ledger: [], about: {}, unit: '2H' },
        got: [4, 6],
      },
      {
        ask: { kind: 'ASK-06', to: 'blue', about: { distance: 2 }, options: [], fallback: 'hold' },
        got: 'hold',
        by: { who: 'person', id: 'bruno' },
      },
      { fact: { lost: 2, unit: '3L' } },
    ],
    previous: battle.head,
    hash: `hash ${seq}`,
    rulesVersion: '1.0.1',
    state: { turn: seq, units: ['2H', '3L'] },
  };
}

export function ordering(battle: Battle, text?: string): Change {
  return { at, battle: { id: battle.id, revision: battle.revision }, entry: entryAfter(battle, text) };
}

export const waitingOrder: NewWaiting = {
  no: 3,
  side: 'red',
  userId: 'alice',
  text: '2H charge 3L',
  transcript: [{ fact: { moved: '2H' } }],
  filed: [{ to: 'blue', kind: 'ASK-06', unit: '3L', text: 'square' }],
  question: {
    kind: 'ASK-06',
    to: 'blue',
    unit: '3L',
    about: { distance: 2, arm: 'cavalry' },
    options: [{ text: 'hold', about: { odds: [1, 6] } }],
    fallback: 'hold',
  },
  rest: ['7A fire 4L'],
  afterSeq: 1,
};

export function notice(title: string): Post {
  return { kind: 'notice', title, sentences: [], footer: [], calls: [] };
}

export async function open(store: Store, id = 'wagram', channelId = 'channel'): Promise<Battle> {
  await store.commit(opening(id, channelId));
  return read(store, id);
}

export async function read(store: Store, id = 'wagram'): Promise<Battle> {
  const battle = await store.battle(id);
  if (!battle) throw new Error(`no battle ${id}`);
  return battle;
}
