/** Absence: deputies, chiefs, going away and coming back. */
import { describe, expect, test } from 'vitest';
import { standInOf } from '../../../src/host/seats/stand-in.ts';
import type { Store } from '../../../src/host/store/store.ts';
import { Refusal } from '../../../src/kernel/play.ts';
import { accepted, ann, bob, eve, refusal, shown } from '../../help/room.ts';
import { type Clocked, loadedIn, startedClock } from './room.ts';

const NAMES: Record<string, string> = { [ann.id]: 'Ann', [bob.id]: 'Bob', [eve.id]: 'Eve' };

async function said(at: Clocked): Promise<string[]> {
  return (await at.posts()).map(shown).map((each) => each.replaceAll(/<t:\d+:f>/g, 'T'));
}

/** What is owed, at which stage, in how many hours. */
async function owed(at: Clocked): Promise<string[]> {
  const { id } = await at.battle();
  return (await at.store.deadlines(id)).map(({ userId, duty, stage, dueAt }) => {
    const hours = dueAt ? (dueAt.getTime() - at.now().getTime()) / 3600_000 : '-';
    return `${NAMES[userId]} ${duty} ${stage} ${hours}`;
  });
}

/** Bob is Blue's chief; Eve commands B1 under him, and asks to be asked everything. */
async function three(pace?: string): Promise<Clocked> {
  const at = await startedClock(pace);
  accepted(await at.host.join(at.by(eve), 'blue'));
  const { id, revision } = await at.battle();
  const change = [{ side: 'blue' as const, userId: eve.id, patch: { units: ['B1'] } }];
  await at.store.commit({ at: at.now(), battle: { id, revision }, seats: { change } });
  for (const person of [bob, eve]) accepted(await at.host.doctrine(at.by(person), 'ask'));
  await at.posts();
  return at;
}

async function overdue(at: Clocked): Promise<unknown> {
  const { id, seq } = await at.battle();
  const entry = await at.store.entry(id, seq);
  return entry?.transcript.flatMap((each) => ('ask' in each ? [`${each.got} ${each.by.who}`] : []));
}

describe('the order of deputies', () => {
  test('the deputy, then the chief, then the doctrine; each has the full time for an answer', async () => {
    const at = await three();
    accepted(await at.host.join(at.by({ id: '1005', name: 'Max' }), 'blue'));
    expect(at.say(accepted(await at.host.deputy(at.by(eve), { id: '1005', name: 'Max' })))).toContain('Max deputises');
    await at.give(ann, 'R1 charge B1, pursue no');
    await at.posts();
    expect(await owed(at)).toContain('Eve answer 0 6');
    await at.later(6);
    expect(await said(at)).toEqual([expect.stringContaining('No answer from Eve by T: Max deputises until T')]);
    expect(await owed(at)).toContain('Eve answer 1 6');
    expect(standInOf(await loadedIn(at), 'blue', eve.id)?.name).toBe('Max');
    await at.later(6);
    expect((await said(at)).join('\n')).toContain('Bob \\*the bold\\* deputises until T');
    expect(standInOf(await loadedIn(at), 'blue', eve.id)?.id).toBe(bob.id);
    await at.later(6);
    expect(await overdue(at)).toContain('stand overdue');
    expect(standInOf(await loadedIn(at), 'blue', eve.id)).toBeUndefined();
  });

  test('a deputy answers, and the record says for whom', async () => {
    const at = await three();
    accepted(await at.host.deputy(at.by(eve), bob));
    await at.give(ann, 'R1 charge B1, pursue no');
    await at.later(6);
    await at.posts();
    accepted(await at.answer(bob, 'run'));
    expect((await said(at))[0]).toBe('notice\nBob \\*the bold\\* for Eve.');
  });

  test('acting ends the player’s absence', async () => {
    const at = await three();
    accepted(await at.host.deputy(at.by(eve), bob));
    await at.give(ann, 'R1 charge B1, pursue no');
    await at.later(6);
    await at.posts();
    accepted(await at.answer(eve, 'run'));
    expect((await said(at))[0]).toBe('notice\nEve is back, and commands again.');
    const { id } = await at.battle();
    expect((await at.store.seats(id)).map(({ missed }) => missed)).toEqual([0, 0, 0]);
  });

  test('a turn of several commanders: each misses it for their own units alone, and the last one ends the turn', async () => {
    const at = await three();
    await at.give(ann, 'end');
    await at.posts();
    expect(await owed(at)).toEqual(['Bob turn 0 24', 'Eve turn 0 24']);
    await at.later(24);
    // Eve has her chief, who is out of time too; he has nobody, and holds.
    const posts = (await said(at)).join('\n');
    expect(posts).toContain('No orders from Bob');
    expect(await owed(at)).toEqual(['Eve turn 2 6']);
    await at.later(6);
    expect((await said(at)).join('\n')).toContain('No orders from Eve');
    expect(await owed(at)).toEqual(['Ann turn 0 24']);
    await at.give(ann, 'end');
    expect(await owed(at)).toEqual(['Bob turn 0 24', 'Eve turn 0 24']);
  });
});

describe('away', () => {
  test('hands the command over straight away, and /back returns it', async () => {
    const at = await three();
    accepted(await at.host.deputy(at.by(eve), bob));
    await at.give(ann, 'R1 charge B1, pursue no');
    await at.posts();
    expect(at.say(accepted(await at.host.away(at.by(eve), '3 days')))).toContain('You are away until');
    expect(await said(at)).toEqual([
      expect.stringMatching(/@1002\nEve is away until T\. Bob .* deputises from now on/),
    ]);
    expect(await owed(at)).toContain('Eve answer 1 6');
    accepted(await at.host.back(at.by(eve)));
    expect(await said(at)).toEqual(['notice\nEve is back, and commands again.']);
    expect(await owed(at)).toContain('Eve answer 0 6');
    expect(refusal(await at.host.back(at.by(eve)))).toBe('clock-not-away');
  });

  test('later duties go to the deputy; without one the player is told', async () => {
    const at = await three();
    expect(at.say(accepted(await at.host.away(at.by(ann), '2 days')))).toContain('In one battle you have no deputy');
    accepted(await at.host.away(at.by(eve), '2026-01-08'));
    await at.posts();
    await at.give(ann, 'R1 charge B1, pursue no');
    const posts = await said(at);
    expect(posts[0]).toMatch(/@1002\n⏳ Eve is away: an answer for those units may come from Bob .* until T\.$/);
    expect(posts[1]).toContain('Ann is back');
    expect(await owed(at)).toContain('Eve answer 2 6');
    expect((await loadedIn(at)).away).toEqual([eve.id]);
    await at.later(100);
    expect((await loadedIn(at)).away).toEqual([]);
  });

  test('a battle that stays busy is named; after fewer conflicts it works', async () => {
    const at = await three();
    let races = 5;
    const commit: Store['commit'] = (change) => {
      if (!change.battle || races === 0) return at.store.commit(change);
      races -= 1;
      return Promise.resolve('stale');
    };
    const host = at.again({ store: { ...at.store, commit }, clock: at.now });
    expect(at.say(accepted(await host.away(at.by(eve), '3 days')))).toContain('One battle was busy');
    expect(await said(at)).toEqual([]);
    races = 4;
    expect(at.say(accepted(await host.away(at.by(eve), '3 days')))).not.toContain('busy');
    expect(await said(at)).toEqual([expect.stringContaining('Eve is away until T')]);
    races = 5;
    expect(at.say(accepted(await host.back(at.by(eve))))).toContain('One battle was busy');
  });

  test('in a battle without a pace the deputy may act too', async () => {
    const at = await three('none');
    accepted(await at.host.away(at.by(eve), '12 h'));
    expect(standInOf(await loadedIn(at), 'blue', eve.id)?.id).toBe(bob.id);
    await at.give(ann, 'R1 charge B1, pursue no');
    expect((await said(at)).join('\n')).toMatch(
      /@1002\n⏳ Eve is away: an answer for those units may come from Bob [^T]*\.\n/,
    );
    accepted(await at.answer(bob, 'run'));
    expect((await said(at)).join('\n')).toContain('for Eve.');
  });

  test('a time that is past, unreadable or too far away is refused', async () => {
    const at = await startedClock();
    for (const text of ['yesterday', '2026-01-01', '0 days', '13/13', '2026-02-31', ''])
      expect(refusal(await at.host.away(at.by(ann), text))).toBe('clock-until-unread');
    expect(refusal(await at.host.away(at.by(ann), '90 days'))).toBe('clock-until-far');
  });
});

describe('deputies', () => {
  test('only a person of the same side; naming yourself ends it', async () => {
    const at = await three();
    expect(refusal(await at.host.deputy(at.by(eve), ann))).toBe('clock-deputy-elsewhere');
    expect(refusal(await at.host.deputy(at.by({ id: '9', name: 'Zoe' }), ann))).toBe('host-no-seat');
    accepted(await at.host.deputy(at.by(eve), bob));
    expect(at.say(accepted(await at.host.deputy(at.by(eve))))).toContain('Bob');
    accepted(await at.host.deputy(at.by(eve), eve));
    expect(at.say(accepted(await at.host.deputy(at.by(eve))))).toContain('You have no deputy');
  });
});

test('a person who is deputy for several at once is called once and reminded once', async () => {
  const at = await startedClock('24h/24h');
  const max = { id: '1005', name: 'Max' };
  for (const person of [eve, max]) accepted(await at.host.join(at.by(person), 'red'));
  accepted(await at.host.commandGive(at.by(ann), eve.id, 'R1'));
  accepted(await at.host.commandGive(at.by(ann), max.id, 'R2'));
  await at.later(23);
  await at.posts();
  await at.later(1);
  const called = (await at.posts()).filter(({ calls }) => calls.length > 0);
  expect(called).toMatchObject([{ calls: [ann.id], sentences: [{}, {}] }]);
  for (const who of ['Eve', 'Max']) expect(shown(called[0]!)).toContain(`No orders from ${who}`);
  await at.later(20);
  const reminded = (await at.posts()).filter(({ calls }) => calls.length > 0);
  expect(reminded).toMatchObject([{ calls: [ann.id], sentences: [{}, {}] }]);
  accepted(await at.host.resign(at.by(ann)));
  const history = await at.host.history(at.by(eve));
  if (history instanceof Refusal) throw history;
  const told: string[] = [];
  for await (const { post } of history.told) told.push(shown(post));
  expect(told).toEqual(expect.arrayContaining([...called, ...reminded].map(shown)));
});
