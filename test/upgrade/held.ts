/** What must hold for the battles of an earlier version. */
import { expect } from 'vitest';
import { exported } from '../../src/host/advance/export-file.ts';
import { verified } from '../../src/host/verbs/fair-dice/verify.ts';
import { accepted } from '../help/room.ts';
import type { Here, Opened } from './opened.ts';
import { playToTheEnd } from './player.ts';

/** Everything people look at is there. */
async function expectShown({ host }: Opened, here: Here): Promise<void> {
  const { seq } = await here.battle();
  const by = here.by('Bruno');
  expect(accepted(await host.status(by)).says).not.toEqual([]);
  expect((await host.units(by)).length).toBeGreaterThan(0);
  accepted(await host.map(by));
  accepted(await host.describe(by, ''));
  accepted(await host.commandList(by));
  if (seq === 0) return;
  accepted(await host.catchUp(by));
  await host.luck(by);
  const { pages } = accepted(await host.log(by, 1));
  for (let page = 1; page <= pages; page += 1) {
    expect(accepted(await host.log(by, page)).entries.length).toBeGreaterThan(0);
  }
}

/** Every position in its ledger. */
async function expectRestored({ store, rules }: Opened, here: Here): Promise<void> {
  const battle = await here.battle();
  const { restore, write, next } = rules(battle);
  for (let seq = 1; seq <= battle.seq; seq += 1) {
    const state = restore((await store.entry(battle.id, seq))!.state);
    expect(write(state)).not.toBe('');
    next(state);
  }
}

/** The stored battle and its exported file are valid. */
export async function expectTrusted(at: Opened, here: Here): Promise<void> {
  await expectChecked(at, here);
  await expectExported(at, here);
}

async function expectExported(at: Opened, here: Here): Promise<void> {
  const battle = await here.battle();
  const { json } = accepted(await at.host.export(here.by('Bruno')));
  expect(verified(exported.parse(JSON.parse(json)), at.rules(battle)).faults).toEqual([]);
}

async function expectChecked({ host }: Opened, here: Here): Promise<void> {
  const checked = accepted(await host.check(here.by('Alice')));
  expect([here.name, ...checked.faults]).toEqual([here.name]);
}

/** A question is still open; or its order is annulled, and everyone is told. */
async function expectAsked({ store }: Opened, here: Here): Promise<void> {
  const { id, tableSeq } = await here.battle();
  const waiting = await store.waiting(id);
  const lines = await store.tableEntries(id, 1, tableSeq);
  expect(waiting?.question !== undefined || lines.some(({ kind }) => kind === 'annulled')).toBe(true);
}

async function expectHistory({ host }: Opened, here: Here): Promise<void> {
  const { told } = accepted(await host.history(here.by('Bruno')));
  let posts = 0;
  for await (const { post } of told) posts += post.sentences.length;
  expect(posts).toBeGreaterThan(0);
}

const ASKED = ['asked', 'bataille', 'proposed', 'skirmish-asked', 'skirmish-melee'];

/**
 * A landing's battles can be looked at, continue to their end, and none is reported as altered. `whole`: turn by turn;
 * `short`: a side resigns after three orders; `held`: only what its values decide, whatever else is alike.
 */
export async function expectFought(at: Opened, how: (battleId: string) => 'whole' | 'short' | 'held'): Promise<void> {
  expect(at.battles.map(({ name }) => name)).toEqual(expect.arrayContaining(['under-way', 'asked', 'over']));
  for (const here of at.battles) {
    const { id, seq } = await here.battle();
    if (ASKED.includes(here.name)) await expectAsked(at, here);
    await expectRestored(at, here);
    if (seq > 0) await expectChecked(at, here);
    const fight = how(id);
    if (fight === 'held') continue;
    await expectShown(at, here);
    await playToTheEnd(at, here, { resigning: fight === 'short' });
    // The file holds what `/battle verify` looks at, which has been looked at before: one replay is enough.
    await (seq > 0 ? expectExported(at, here) : expectTrusted(at, here));
    await expectHistory(at, here);
  }
  expect(at.failures).toEqual([]);
}
