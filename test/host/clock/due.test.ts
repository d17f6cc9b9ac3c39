/** Deadlines in a battle: who owes what until when, reminders, what happens when the time is out. */
import { describe, expect, test } from 'vitest';
import { awaitedNow } from '../../../src/host/seats/awaited.ts';
import { accepted, ann, bob, eve, refusal, shown, uma, callOff } from '../../help/room.ts';
import { type Clocked, loadedIn, startedClock } from './room.ts';

/** What the clock says in public, without the moments. */
async function said(at: Clocked): Promise<string[]> {
  return (await at.posts()).map(shown).map((each) => each.replaceAll(/<t:\d+:f>/g, 'T'));
}

async function owed(at: Clocked): Promise<string[]> {
  const { id } = await at.battle();
  const names: Record<string, string> = { [ann.id]: 'Ann', [bob.id]: 'Bob', [eve.id]: 'Eve' };
  return (await at.store.deadlines(id)).map(({ userId, duty, stage, dueAt, leftMs }) => {
    const until = dueAt ? dueAt.toISOString().slice(5, 16) : `${(leftMs ?? 0) / 3600_000} h left`;
    return `${names[userId]} ${duty} ${stage} ${until}`;
  });
}

async function awaitedIn(at: Clocked): Promise<string[]> {
  return awaitedNow(await loadedIn(at)).map(
    ({ person, duty, until, instead }) =>
      `${person.name} ${duty} ${until?.toISOString().slice(5, 16) ?? '-'}${instead ? ` for ${instead.name}` : ''}`,
  );
}

describe('who has to act', () => {
  test('changes to a battle’s places leave its clocks alone', async () => {
    const at = await startedClock();
    const { id } = await at.battle();
    const before = await at.store.deadlines(id);
    expect(before).toHaveLength(1);
    at.pass(5);
    await at.host.noted(id, { kind: 'status', messageId: 'm1' });
    await at.host.noted(id, { kind: 'lacks', names: ['PinMessages'] });
    expect(await at.store.deadlines(id)).toEqual(before);
    await callOff(at);
    expect(await at.store.deadlines(id)).toEqual([]);
  });

  test('a battle without a pace has no deadlines, but knows who has to act', async () => {
    const at = await startedClock('none');
    expect(await owed(at)).toEqual([]);
    expect(await awaitedIn(at)).toEqual(['Ann turn -']);
    await at.later(1000);
    expect(await at.posts()).toEqual([]);
  });

  test('a side’s clock stands still while the other side has to act', async () => {
    const at = await startedClock();
    expect(await owed(at)).toEqual(['Ann turn 0 01-06T12:00']);
    const status = await at.host.status(at.by(eve));
    expect(at.say(status as never)).toMatch(/⏳ Until <t:1767700800:f>: .*Ann/);
    at.pass(4);
    await at.give(ann, 'R1 charge B1');
    expect(await owed(at)).toEqual(expect.arrayContaining(['Ann turn 0 20 h left', 'Bob answer 0 01-05T22:00']));
    expect(await awaitedIn(at)).toEqual(['Bob *the bold* answer 01-05T22:00']);
    at.pass(3);
    accepted(await at.answer(bob, 'run'));
    expect(await owed(at)).toEqual(['Ann turn 0 01-06T15:00']);
  });

  test('it ends with the turn; the other side has its own', async () => {
    const at = await startedClock();
    await at.give(ann, 'end');
    expect(await owed(at)).toEqual(['Bob turn 0 01-06T12:00']);
  });

  test('it stands still in a pause and continues with the time left', async () => {
    const at = await startedClock();
    accepted(await at.host.join(at.trusted(uma), 'umpire'));
    at.pass(4);
    accepted(await at.host.pause(at.by(uma), 'lunch is served'));
    expect(await owed(at)).toEqual(['Ann turn 0 20 h left']);
    await at.later(100);
    accepted(await at.host.unpause(at.by(uma)));
    expect(await owed(at)).toEqual(['Ann turn 0 01-10T16:00']);
  });

  test('it ends with the battle', async () => {
    const at = await startedClock();
    accepted(await at.host.resign(at.by(ann)));
    expect(await owed(at)).toEqual([]);
    const other = await startedClock();
    await callOff(other);
    expect(await owed(other)).toEqual([]);
  });

  test('the quiet hours of the battle and of the person both count', async () => {
    const at = await startedClock('8h/2h, 22:00-06:00, UTC');
    expect(await owed(at)).toEqual(['Ann turn 0 01-05T20:00']);
    await at.store.commit({
      at: at.now(),
      people: [{ userId: bob.id, settings: { zone: 'UTC', quiet: { from: '20:00', to: '08:00' } } }],
    });
    at.pass(7);
    await at.give(ann, 'end');
    expect(await owed(at)).toEqual(['Bob turn 0 01-06T15:00']);
  });
});

describe('after the deadline', () => {
  test('a player is reminded once, when a third of the time is left, outside their quiet hours', async () => {
    const at = await startedClock();
    await at.later(15);
    expect(await said(at)).toEqual([]);
    await at.later(1);
    expect(await said(at)).toEqual(['notice @1001\n⏳ Ann: your orders are due by T.']);
    await at.later(1);
    expect(await said(at)).toEqual([]);

    const night = await startedClock('24h/6h, 22:00-06:00, UTC');
    await night.store.commit({
      at: night.now(),
      people: [{ userId: ann.id, settings: { zone: 'UTC', quiet: { from: '11:00', to: '13:00' } } }],
    });
    const { id } = await night.battle();
    const [row] = await night.store.deadlines(id);
    // Due at once, so to speak: and she has just gone to lunch.
    const { revision } = await night.battle();
    await night.store.commit({
      at: night.now(),
      battle: { id, revision },
      deadlines: { put: [{ ...row!, remindAt: night.now() }] },
    });
    await night.later(0.1);
    expect(await said(night)).toEqual([]);
    await night.later(1);
    expect(await said(night)).toEqual(['notice @1001\n⏳ Ann: your orders are due by T.']);
  });

  test('the doctrine answers, and the record gives the deadline', async () => {
    const at = await startedClock();
    accepted(await at.host.doctrine(at.by(bob), 'ask'));
    await at.give(ann, 'R1 charge B1, pursue no');
    await at.posts();
    await at.later(6);
    const { id, seq } = await at.battle();
    const entry = await at.store.entry(id, seq);
    expect(entry?.transcript.find((each) => 'ask' in each)).toMatchObject({
      got: 'stand',
      by: { who: 'overdue', at: '2026-01-05T18:00Z' },
    });
    expect(await at.store.waiting(id)).toBeUndefined();
    expect((await at.store.seats(id)).find(({ userId }) => userId === bob.id)?.missed).toBe(1);
  });

  test('the units do nothing, and the turn ends', async () => {
    const at = await startedClock();
    await at.later(24);
    const posts = await said(at);
    expect(posts[0]).toBe('notice\n⏳ No orders from Ann by T: Ann’s units hold.');
    expect(posts.at(-1)).toContain('@1002');
    expect(await owed(at)).toEqual(['Bob turn 0 01-07T12:00']);
  });

  test('after two missed turns in a row everyone learns that another commander may take over', async () => {
    const at = await startedClock();
    await at.later(24);
    await at.give(bob, 'end');
    await at.posts();
    await at.later(24);
    expect((await said(at)).join('\n')).toContain('Ann has missed 2 times in a row');
    await at.give(bob, 'end');
    await at.give(ann, 'R1 move 3');
    const { id } = await at.battle();
    expect((await at.store.seats(id)).map(({ missed }) => missed)).toEqual([0, 0]);
  });

  test('a proposal lapses: it is never agreed to by silence', async () => {
    const at = await startedClock();
    await at.rule(ann, 'B1 lose 1', 'a slip of the pen');
    await at.posts();
    await at.later(6);
    expect((await said(at)).join('\n')).toContain('the proposal lapses');
    const { id, state } = await at.battle();
    expect(await at.store.waiting(id)).toBeUndefined();
    expect(JSON.stringify(state)).toContain('"strength":5');
  });

  test('a restart in between changes nothing', async () => {
    const at = await startedClock();
    await at.give(ann, 'R1 charge B1, pursue no');
    await at.posts();
    at.pass(7);
    const again = at.again();
    await again.resume();
    expect(await at.store.waiting((await at.battle()).id)).toBeUndefined();
    await again.tick();
    await again.close();
  });

  test('two processes that act at the same moment do it once', async () => {
    const at = await startedClock();
    const other = at.again();
    at.pass(24);
    await Promise.all([at.host.tick(), other.tick(), at.host.tick(), other.tick()]);
    const posts = await said(at);
    expect(posts.filter((each) => each.includes('No orders from Ann'))).toHaveLength(1);
    expect(await owed(at)).toEqual(['Bob turn 0 01-07T12:00']);
    await other.close();
  });
});

test('/propose pace gives the speed; an unreadable pace changes nothing', async () => {
  const at = await startedClock();
  expect(at.say(accepted(await at.host.pace(at.by(eve))))).toContain('24 h for a turn');
  await callOff(at);
  expect(refusal(await at.host.open(at.by(ann), 'toy', 'en', undefined, { pace: 'soon' }))).toBe('clock-pace-unread');
});
