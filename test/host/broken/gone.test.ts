/** A battle whose place is gone: it is on hold, whoever has a seat hears of it, and it goes on where there is a place again. */
import { expect, test } from 'vitest';
import type { BattleHistory, HistoryPost } from '../../../src/host/verbs/history/history.ts';
import type { Request } from '../../../src/host/request.ts';
import { Refusal } from '../../../src/kernel/play.ts';
import { accepted, ann, bob, eve, refusal, type Room, room, shown, startedRoom, uma } from '../../help/room.ts';
import { startedClock } from '../clock/room.ts';

const HOUR = 3_600_000;
const ELSEWHERE = { channelId: '88', guildId: '8' };

/** What is due by then, with where; it is said. */
async function said({ store }: Room, now = new Date('2026-01-01T12:00:00Z')): Promise<string[]> {
  const lines: string[] = [];
  for (;;) {
    const leased = await store.lease(now, 'test', 60_000);
    if (leased.length === 0) return lines;
    for (const { id, channelId, post, number } of leased) {
      lines.push(`${channelId}: ${shown(post).replaceAll('\n', ' / ')}`);
      await store.posted(id, `m-${channelId}-${number}`);
    }
  }
}

const elsewhere = (request: Request): Request => ({ ...request, place: ELSEWHERE });

async function gone(at: Room, how: 'deleted' | 'left', id?: string): Promise<string> {
  const battle = id ?? (await at.battle()).id;
  await at.host.noted(battle, { kind: 'gone', how });
  return battle;
}

test('everyone with a seat is told once, directly, and no one is awaited while the bot is gone', async () => {
  const at = await startedRoom();
  accepted(await at.host.join(at.trusted(uma), 'umpire'));
  await said(at);
  const id = await gone(at, 'deleted');
  await gone(at, 'deleted');
  const told = await said(at);
  expect(told.map((each) => each.split(':', 2).join(':'))).toEqual([ann, bob, uma].map((who) => `user:${who.id}`));
  expect(told[0]).toContain('Toy battle / Its channel was deleted, so the battle is on hold');
  expect((await at.store.battle(id))?.status).toBe('paused');
  const [game] = (await at.host.games(at.by(ann))).running;
  expect([game?.place, game?.owes, game?.awaits.map(({ id: which }) => which)]).toEqual([
    undefined,
    [],
    ['place-gone-deleted'],
  ]);
  expect(await at.host.upkeep(id, true)).toMatchObject({ isGone: true, threads: [] });
});

test('the clock stands still, and continues with the time left when the bot is back on the server', async () => {
  const at = await startedClock();
  const due = async () => (await at.store.deadlines((await at.battle()).id)).map(({ dueAt }) => dueAt?.getTime());
  const before = (await due())[0]!;
  await gone(at, 'left');
  expect(await due()).toEqual([undefined]);
  await at.later(100);
  await said(at, at.now());
  const { id } = await at.battle();
  await at.host.noted(id, { kind: 'back' });
  await at.host.noted(id, { kind: 'back' });
  expect(await due()).toEqual([before + 100 * HOUR]);
  expect(await said(at, at.now())).toEqual([
    '77: notice @1001 @1002 / I am back on this server, and the battle continues where it stopped.',
  ]);
  await at.give(ann, 'end');
});

test('another pause outlasts it, and a deleted channel never comes back', async () => {
  const at = await startedRoom();
  accepted(await at.host.join(at.trusted(uma), 'umpire'));
  accepted(await at.host.pause(at.by(uma), 'supper'));
  const id = await gone(at, 'left');
  await at.host.noted(id, { kind: 'back' });
  expect((await at.battle()).status).toBe('paused');
  accepted(await at.host.unpause(at.by(uma)));
  await gone(at, 'deleted');
  await at.host.noted(id, { kind: 'back' });
  expect((await at.battle()).status).toBe('paused');
});

test('the bot’s own seat gets no message, and gives no orders meanwhile', async () => {
  const at = await room();
  accepted(await at.host.open(at.by(ann), 'toy', 'en', { id: '9001', name: 'Aide', side: 'red' }));
  await at.host.idle();
  await said(at);
  const id = await gone(at, 'deleted');
  expect((await said(at)).map((each) => each.split(': ')[0])).toEqual([`user:${ann.id}`]);
  const { seq } = (await at.store.battle(id))!;
  await at.host.resume();
  await at.host.idle();
  expect((await at.store.battle(id))!.seq).toBe(seq);
});

test('a player resumes the battle in another channel, with the open question and unsent posts', async () => {
  const at = await startedRoom();
  await said(at);
  await at.give(ann, 'R1 charge B1');
  for (const { id } of await at.store.lease(new Date('2026-01-01T12:00:00Z'), 'test', 60_000)) {
    await at.store.park(id, 'unknown channel');
  }
  const id = await gone(at, 'deleted');
  const request = elsewhere(at.by(bob));
  expect((await at.host.astray(request)).map(({ battle }) => battle)).toEqual([id]);
  accepted(await at.host.bring(request, id));
  expect(at.say(accepted(await at.host.bring(request, id)))).toContain('already');
  const told = (await said(at)).filter((each) => !each.startsWith('user:'));
  expect(told.every((each) => each.startsWith('88: '))).toBe(true);
  expect(told.at(-2)).toContain('Bob \\*the bold\\* moved the battle here');
  expect(told.at(-1)).toContain('ASK-REACT');
  expect(told.length).toBeGreaterThan(2);
  expect(await at.store.battleAt('77')).toBeUndefined();
  expect(await at.store.battleAt('88')).toMatchObject({ id, guildId: '8', status: 'playing' });
  expect(await at.host.astray(request)).toEqual([]);
  const { no } = (await at.store.waiting(id))!;
  accepted(await at.host.answer(elsewhere(at.by(bob)), id, no, 'run'));
  expect((await at.host.games(at.by(ann))).running[0]?.place).toMatchObject({ channelId: '88', guildId: '8' });
});

test('the logs show it again as it was posted', async () => {
  const at = await startedRoom();
  const id = await gone(at, 'left');
  await at.host.noted(id, { kind: 'back' });
  await gone(at, 'deleted');
  await said(at);
  accepted(await at.host.bring(elsewhere(at.by(bob)), id));
  const [posted] = await said(at);
  accepted(await at.host.resign(elsewhere(at.by(ann))));
  const history = await at.host.history(elsewhere(at.by(eve)));
  const all: HistoryPost[] = [];
  for await (const each of (history as BattleHistory).told) all.push(each);
  const lines = all.map(({ post }) => `88: ${shown(post).replaceAll('\n', ' / ')}`);
  expect(lines).toContain(posted);
  expect(lines.filter((each) => each.includes('I am back'))).toHaveLength(1);
});

test('who may not resume it, and where it is impossible', async () => {
  const at = await startedRoom();
  const { id } = await at.battle();
  const bring = async (request: Request, where = ELSEWHERE as Request['place']): Promise<string> => {
    const result = await at.host.bring({ ...request, place: where }, id);
    return result instanceof Refusal ? refusal(result) : 'brought';
  };
  expect(await bring(at.by(ann))).toBe('place-not-gone');
  await gone(at, 'deleted');
  expect(await bring(at.by(eve))).toBe('host-no-seat');
  expect(await bring(at.trusted(eve))).toBe('host-no-seat');
  expect(await bring(at.by(ann), { channelId: '99', guildId: undefined })).toBe('place-bring-server');
  accepted(await at.host.open(elsewhere(at.by(ann)), 'toy', 'en'));
  expect(await bring(at.by(ann))).toBe('host-battle-here');
  const { id: other } = (await at.store.battleAt(ELSEWHERE.channelId))!;
  accepted(await at.host.cancel(elsewhere(at.by(ann)), { battle: other, way: 'now' }));
  expect(await bring(at.by(ann))).toBe('brought');
  await gone(at, 'deleted', id);
  expect(await bring(at.trusted(eve), { channelId: '99', guildId: '8' })).toBe('brought');
  expect(refusal(await at.host.bring(elsewhere(at.by(ann)), 'nowhere'))).toBe('host-no-battle');
});

test('a battle that has not begun keeps its seats; a finished one is not looked for', async () => {
  const at = await room();
  accepted(await at.host.open(at.by(ann), 'toy', 'en'));
  accepted(await at.host.join(at.by(ann), 'red'));
  const id = await gone(at, 'deleted');
  expect((await at.store.battle(id))?.status).toBe('mustering');
  accepted(await at.host.bring(elsewhere(at.by(ann)), id));
  accepted(await at.host.join(elsewhere(at.by(bob)), 'blue'));
  accepted(await at.host.start(elsewhere(at.by(bob))));
  await at.host.noted(id, { kind: 'status', messageId: 'status' });
  accepted(await at.host.resign(elsewhere(at.by(ann))));
  expect(await at.host.kept()).toEqual([id]);
  await said(at);
  await gone(at, 'deleted', id);
  expect([await at.host.kept(), await said(at)]).toEqual([[], []]);
});
