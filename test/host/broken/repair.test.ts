/** Somebody changes the position that is stored: nothing is played from it, and an administrator puts it back. */
import { describe, expect, test } from 'vitest';
import type { Host } from '../../../src/host/create.ts';
import type { HostOptions } from '../../../src/host/battle/deps.ts';
import type { Post } from '../../../src/host/post.ts';
import type { Transaction } from '../../../src/host/store/database/connection.ts';
import { pack, unpack } from '../../../src/host/store/database/pack.ts';
import type { Store } from '../../../src/host/store/store.ts';
import { UnreadableBattle } from '../../../src/host/battle/unreadable.ts';
import { accepted, ann, bob, eve, refusal, type Room, shown, uma } from '../../help/room.ts';
import { createToy } from '../../help/toy.ts';
import type { ToyState } from '../../help/toy-play.ts';
import { onSqlite } from '../store/databases.ts';
import { type Fought, fought, tampered } from '../fair/tampering.ts';

type Tamper = (rows: Transaction) => Promise<unknown>;

const stronger = (state: string) => state.replace(/"strength":\d/, '"strength":9');

/** Everybody is as strong as somebody likes. */
const position: Tamper = async (rows) => {
  const [row] = await rows.battle.findMany();
  await rows.battle.updateMany({ data: { state: stronger(row!.state) } });
};

const ofEntry =
  (seq: number): Tamper =>
  async (rows) => {
    const [row] = await rows.entry.findMany({ where: { seq } });
    await rows.entry.updateMany({ where: { seq }, data: { state: pack(stronger(unpack(row!.state))) } });
  };

const lastEntry: Tamper = async (rows) => {
  const last = await rows.entry.findFirst({ orderBy: { seq: 'desc' } });
  await ofEntry(last!.seq)(rows);
};

const all =
  (...tampers: readonly Tamper[]): Tamper =>
  async (rows) => {
    for (const tamper of tampers) await tamper(rows);
  };

const HALTED =
  'notice @1001 @1002 @1004\n' +
  'The battle has stopped: its stored position is not the one after its last entry. Nothing was played from it.\n' +
  'An administrator of this server can put it back with `/battle repair`. ' +
  '`/battle export` gives you the battle as a file.';

const posted = async (at: Room) => (await at.posts()).map(shown).join('\n\n');

async function toldOf({ host, by }: Room): Promise<readonly string[]> {
  const told: Post[] = [];
  for await (const { post } of accepted(await host.history(by(eve))).told) told.push(post);
  return told.map(shown);
}

async function altered(at: Promise<unknown>): Promise<UnreadableBattle['why'] | undefined> {
  const error = await at.catch((thrown: unknown) => thrown);
  return error instanceof UnreadableBattle ? error.why : undefined;
}

onSqlite((bench) => {
  async function changed(
    tamper: Tamper,
    options: Partial<HostOptions> = {},
    before?: (at: Fought) => Promise<unknown>,
  ) {
    const at = await fought(bench);
    await before?.(at);
    await at.posts();
    const good = await at.battle();
    const log: string[] = [];
    const failed: HostOptions['failed'] = (_battle, error) => log.push(String(error));
    return { at: await tampered(bench, at, tamper, { failed, ...options }), good, log };
  }

  /** The ledgers lead to the position again, by all that can be checked. */
  async function expectWhole(at: Fought): Promise<void> {
    const { faults } = accepted(await at.host.check(at.by(eve)));
    expect(faults.map(({ seq, says }) => `${seq} ${says.id}`)).toEqual([]);
  }

  describe('a position that was changed', () => {
    test('it is not played on: everyone in charge is told once, and it is logged once', async () => {
      const { at, good, log } = await changed(position);
      await at.host.resume();
      expect(await posted(at)).toBe('');
      // After a start the keeper asks this of every battle.
      await at.host.upkeep(good.id, true);
      expect(await posted(at)).toBe(HALTED);
      const last = `entry ${good.seq}`;
      expect(log).toEqual([expect.stringContaining(`its stored position is not the one after ${last}`)]);
      const verbs: ((host: Host) => Promise<unknown>)[] = [
        (host) => host.preview(at.by(bob), 'B1 move 3'),
        (host) => host.status(at.by(bob)),
        (host) => host.map(at.by(eve)),
        (host) => host.start(at.by(ann)),
        (host) => host.resign(at.by(ann)),
      ];
      for (const verb of verbs) expect(await altered(verb(at.host))).toBe('altered');
      await at.host.tick();
      await at.host.resume();
      expect([await posted(at), log.length]).toEqual(['', 1]);
      expect(await at.battle()).toMatchObject({ status: 'halted', seq: good.seq, head: good.head });
      const [game] = (await at.host.games(at.by(ann))).running;
      expect(game!.turn.id).toBe('overview-altered');
    });

    test.each<readonly [string, Tamper]>([
      ['a changed position', position],
      ['no JSON', (rows) => rows.battle.updateMany({ data: { state: '{' } })],
      ['another head', (rows) => rows.battle.updateMany({ data: { head: 'ab'.repeat(32) } })],
      ['another number of the position', (rows) => rows.battle.updateMany({ data: { position: 3 } })],
    ])('%s is found by the first command and put back', async (_what, tamper) => {
      const { at, good } = await changed(tamper);
      expect(await altered(at.host.preview(at.by(bob), 'B1 move 3'))).toBe('altered');
      expect(await posted(at)).toBe(HALTED);
      accepted(await at.host.repair(at.trusted(eve)));
      expect(await posted(at)).toBe(
        'notice @1001 @1002 @1004\n' +
          `Eve has repaired the battle: its position is again the one after entry ${good.seq}, as that entry has it.\n` +
          'The battle goes on.',
      );
      const { state, head, position: number, status } = await at.battle();
      expect({ state, head, number, status }).toEqual({
        state: good.state,
        head: good.head,
        number: good.position,
        status: 'playing',
      });
      await at.give(bob, 'B1 move 3', at.host);
      await expectWhole(at);
    });

    test('it is restored by the rules if its entry was changed too', async () => {
      const { at, good } = await changed(all(position, lastEntry));
      accepted(await at.host.repair(at.trusted(eve)));
      const says = `Eve has repaired the battle: its position is again the one after entry ${good.seq}, replayed from entry ${good.seq - 1}.`;
      expect(await posted(at)).toContain(says);
      expect(await at.battle()).toMatchObject({ state: good.state, status: 'playing' });
      accepted(await at.host.resign(at.by(bob)));
      expect((await toldOf(at)).filter((post) => post.includes(says))).toHaveLength(1);
    });

    test('it is restored from behind an undo, from the position that the undo went back to', async () => {
      const { at, good } = await changed(all(position, lastEntry), {}, async (before) => {
        await before.give(bob, 'B1 move 3');
        accepted(await before.host.undo(before.by(bob)));
      });
      accepted(await at.host.repair(at.trusted(eve)));
      expect(await posted(at)).toContain(`after entry ${good.seq}, replayed from entry ${good.seq - 2}.`);
      expect(await at.battle()).toMatchObject({ state: good.state, position: good.seq - 2 });
      await at.give(bob, 'B1 move 3', at.host);
    });

    test.each<readonly [string, Tamper, (seq: number) => number]>([
      [
        'the order of the last entry was changed',
        (rows) => rows.entry.updateMany({ where: { text: 'points', seq: { gt: 2 } }, data: { text: 'coins' } }),
        (seq) => seq,
      ],
      [
        'the last entry is missing',
        async (rows) => {
          const last = await rows.entry.findFirst({ orderBy: { seq: 'desc' } });
          await rows.entry.delete({ where: { id: last!.id } });
        },
        (seq) => seq,
      ],
      [
        'the dice of an entry were changed, and all positions from there on',
        all(
          (rows) => rows.entry.updateMany({ where: { seq: 2 }, data: { transcript: '[]' } }),
          ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(ofEntryIfAny),
        ),
        () => 1,
      ],
    ])('it is not put back where %s', async (_what, tamper, spoilt) => {
      const { at, good } = await changed(all(position, tamper));
      const refused = await at.host.repair(at.trusted(eve));
      expect(refusal(refused)).toBe('stored-repair-spoilt');
      expect(at.say(refused)).toContain(`entry ${spoilt(good.seq)} is missing or was changed`);
      expect((await at.battle()).seq).toBe(good.seq);
    });

    test('it stays halted if this version cannot read it either', async () => {
      const sound = createToy();
      const restore = (json: unknown): ToyState => {
        if ((json as ToyState).turn > 0) throw new Error('an unknown turn');
        return sound.restore(json);
      };
      const { at, good } = await changed(position);
      const host = at.again({ store: at.store, toy: { ...sound, restore }, failed: () => undefined });
      expect(await altered(host.status(at.by(ann)))).toBe('altered');
      accepted(await host.repair(at.trusted(eve)));
      expect(await at.battle()).toMatchObject({ status: 'halted', state: good.state });
      expect(await altered(host.status(at.by(ann)))).toBe('unread');
      accepted(await at.host.start(at.by(ann)));
    });

    test('the battle stays over, or paused', async () => {
      const over = await changed(position, {}, async (at) => at.host.resign(at.by(ann)));
      expect(await altered(over.at.host.status(over.at.by(ann)))).toBe('altered');
      expect((await over.at.battle()).status).toBe('over');
      accepted(await over.at.host.repair(over.at.trusted(eve)));
      expect((await over.at.battle()).status).toBe('over');
      const paused = await changed(position, {}, async (at) => at.host.pause(at.by(uma), 'lunch is served'));
      accepted(await paused.at.host.repair(paused.at.trusted(eve)));
      expect((await paused.at.battle()).status).toBe('paused');
    });
  });

  test('only an administrator repairs, and only what is broken', async () => {
    const { at } = await changed(async () => undefined);
    expect(refusal(await at.host.repair(at.trusted(eve)))).toBe('stored-repair-nothing');
    const broken = await changed(position);
    for (const person of [ann, bob, eve])
      expect(refusal(await broken.at.host.repair(broken.at.by(person)))).toBe('stored-repair-denied');
    const elsewhere = { ...at.trusted(eve), place: { channelId: '88', guildId: '8' } };
    expect(refusal(await at.host.repair(elsewhere))).toBe('host-no-battle');
    accepted(await at.host.open(elsewhere, 'toy', 'en'));
    const again = { ...elsewhere, interaction: 'again' };
    expect(refusal(await at.host.repair(again))).toBe('stored-repair-nothing');
  });

  test('a position that changes under a running bot is found', async () => {
    const { at, good } = await changed(async () => undefined);
    await at.host.status(at.by(ann));
    const { id, revision, state, updatedAt } = await at.battle();
    const patch = { state: { ...(state as ToyState), points: 99 } };
    await at.store.commit({ at: updatedAt, battle: { id, revision, patch } });
    expect(await altered(at.host.preview(at.by(bob), 'B1 move 3'))).toBe('altered');
    accepted(await at.host.repair(at.trusted(eve)));
    expect((await at.battle()).state).toEqual(good.state);
  });

  test('a position found good is not checked again', async () => {
    const { at } = await changed(async () => undefined);
    let lookedUp = 0;
    const entries: Store['entries'] = (...asked) => {
      lookedUp += 1;
      return at.store.entries(...asked);
    };
    const host = at.again({ store: { ...at.store, entries } });
    await host.status(at.by(ann));
    const once = lookedUp;
    await host.status(at.by(ann));
    await host.status(at.by(bob));
    expect([once, lookedUp]).toEqual([1, 1]);
    await at.give(bob, 'B1 move 3', host);
    await host.status(at.by(ann));
    // What this process chained itself is sound.
    expect(lookedUp).toBe(1);
  });
});

function ofEntryIfAny(seq: number): Tamper {
  return async (rows) => {
    if ((await rows.entry.findMany({ where: { seq } })).length > 0) await ofEntry(seq)(rows);
  };
}
