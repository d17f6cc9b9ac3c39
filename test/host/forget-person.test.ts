/** A person has themselves forgotten: whatever the database kept of them is gone, but what verifies a battle. */
import { expect, test } from 'vitest';
import { Refusal } from '../../src/kernel/play.ts';
import { accepted, ann, bob, eve } from '../help/room.ts';
import { type Bench, onEachDatabase } from './store/databases.ts';
import { type Fought, fought, tampered } from './fair/tampering.ts';

type Rows = Readonly<Record<string, readonly object[]>>;

interface Table {
  readonly findMany?: () => Promise<readonly object[]>;
}

/** What every table holds, read behind a restarted bot. */
async function looked(bench: Bench, at: Fought): Promise<{ readonly at: Fought; readonly rows: Rows }> {
  const rows: Record<string, readonly object[]> = {};
  const again = await tampered(bench, at, async (transaction) => {
    for (const [name, table] of Object.entries(transaction as unknown as Record<string, Table | undefined>)) {
      if (typeof table?.findMany === 'function') rows[name] = await table.findMany();
    }
  });
  return { at: again, rows };
}

/** Bob's things, in a battle of his that is over. */
async function over(bench: Bench): Promise<Fought> {
  const at = await fought(bench);
  accepted(await at.host.settle(at.by(bob), { theme: 'day' }));
  accepted(await at.host.doctrine(at.by(bob), 'bold'));
  accepted(await at.host.deputy(at.by(bob), undefined));
  accepted(await at.host.resign(at.by(bob)));
  return at;
}

const theirs = (rows: Rows, { id, name }: { id: string; name: string }) =>
  Object.entries(rows).filter(([, all]) => {
    const text = JSON.stringify(all);
    return text.includes(`"${id}"`) || text.includes(`⟦${id}⟧`) || text.includes(name);
  });

onEachDatabase((bench) => {
  test('no table has their id or name afterwards, and the others keep theirs', async () => {
    const { at, rows: before } = await looked(bench, await over(bench));
    expect(theirs(before, bob).map(([name]) => name)).toEqual(
      expect.arrayContaining(['participant', 'seat', 'doctrine', 'person']),
    );
    const kept = await at.host.privacy(at.by(bob));
    expect(kept).toMatchObject({ unfinished: 0, battles: 1, earlier: 0, hasSettings: true });
    // Posts that were sent go with the person; these wait for nobody.
    await at.posts();
    accepted(await at.host.forgetMe(at.by(bob)));
    const { at: again, rows: after } = await looked(bench, at);
    expect(theirs(after, bob)).toEqual([]);
    expect(theirs(after, ann).length).toBeGreaterThan(0);
    expect(after['entry']).toEqual(before['entry']);
    expect(after['tableEntry']).toEqual(before['tableEntry']);
    expect(await again.host.privacy(again.by(bob))).toMatchObject({ battles: 0, hasSettings: false });
    expect(accepted(await again.host.check(again.by(eve))).faults).toEqual([]);
  });

  test('while a battle waits for them they cannot be forgotten, and nothing changes', async () => {
    const at = await fought(bench);
    accepted(await at.host.settle(at.by(bob), { theme: 'day' }));
    const refused = await at.host.forgetMe(at.by(bob));
    expect(refused instanceof Refusal && refused.says).toMatchObject({ id: 'privacy-unfinished', args: { n: 1 } });
    expect((await at.host.settings(bob.id)).theme).toBe('day');
    // A seat taken between the look and the deed stops it too.
    const { interaction } = at.by(bob);
    expect(await at.store.commit({ at: new Date(), interactionId: interaction, forgets: bob.id })).toBe('stale');
    expect((await at.store.participants((await at.battle()).id)).map(({ userId }) => userId)).toContain(bob.id);
  });

  test('a battle from before pseudonyms keeps the number that was hashed, and no name', async () => {
    const before = await over(bench);
    const { id: battleId } = await before.battle();
    const said = { people: { [bob.id]: bob.name }, en: [], fr: [] };
    const at = await tampered(bench, before, async (rows) => {
      await rows.battle.updateMany({ data: { form: 1 } });
      await rows.participant.deleteMany({});
      await rows.entry.updateMany({ where: { person: 'p2' }, data: { person: bob.id } });
      await rows.tableEntry.updateMany({ where: { battleId, seq: 1 }, data: { said: JSON.stringify(said) } });
    });
    await at.posts();
    expect(await at.host.privacy(at.by(bob))).toMatchObject({ battles: 0, earlier: 1 });
    const reply = accepted(await at.host.forgetMe(at.by(bob)));
    expect(at.say(reply)).toContain('before pseudonyms keeps your Discord number');
    const { rows: after } = await looked(bench, at);
    const named = theirs(after, bob).filter(([, all]) => JSON.stringify(all).includes(bob.name));
    expect(named.map(([name]) => name)).toEqual([]);
    expect(JSON.stringify(after['entry'])).toContain(bob.id);
  });
});
