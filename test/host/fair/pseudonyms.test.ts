/** What is kept of a battle names people by pseudonyms: one table says who they are, and may forget them. */
import { expect, test } from 'vitest';
import { exported } from '../../../src/host/advance/export-file.ts';
import { verified } from '../../../src/host/verbs/fair-dice/verify.ts';
import { anyRuleset } from '../../help/any-ruleset.ts';
import { accepted, ann, bob, eve, type Room, uma } from '../../help/room.ts';
import { createToy } from '../../help/toy.ts';
import { type Bench, onEachDatabase } from '../store/databases.ts';
import { type Fought, fought, tampered } from './tampering.ts';

const PEOPLE = [ann, bob, eve, uma];
/** Any id or name, also as names stand in a text with their signs escaped. */
const NAMED = new RegExp(PEOPLE.flatMap(({ id, name }) => [id, name.replaceAll(/\W.*/g, '')]).join('|'));

const rules = anyRuleset(createToy());

/** Two commanders of Red, a hand-over, a ruling, a proposal refused, and a question that is open. */
async function begun(bench: Bench): Promise<Fought> {
  const at = await fought(bench);
  accepted(await at.host.join(at.by(eve), 'red'));
  accepted(await at.host.commandGive(at.by(ann), eve.id, 'R2'));
  await at.rule(uma, 'B1 at 7', 'it slipped');
  await at.give(bob, 'B1 charge R1');
  return at;
}

async function fileOf(at: Pick<Room, 'host' | 'by'>) {
  const { json } = accepted(await at.host.export(at.by(bob)));
  return { json, ...verified(exported.parse(JSON.parse(json)), rules) };
}

onEachDatabase((bench) => {
  test('no row of the ledgers and no file has an id or a name, before the end and after it', async () => {
    const at = await begun(bench);
    const during = await fileOf(at);
    expect(during.faults).toEqual([]);
    accepted(await at.answer(ann, 'run'));
    accepted(await at.host.resign(at.by(bob)));
    const after = await fileOf(at);
    expect(after.faults).toEqual([]);
    expect(after.json).toContain('"person": "p4"');
    for (const { json } of [during, after]) expect(NAMED.exec(json)?.[0]).toBeUndefined();
    let rows: unknown;
    await tampered(bench, at, async ({ entry, tableEntry, waiting }) => {
      rows = [
        await entry.findMany(),
        await tableEntry.findMany(),
        await waiting.findMany({ select: { transcript: true } }),
      ];
    });
    expect(NAMED.exec(JSON.stringify(rows))?.[0]).toBeUndefined();
  });

  test('they are numbered in the order of joining', async () => {
    const at = await begun(bench);
    const participants = await at.store.participants((await at.battle()).id);
    expect(participants).toEqual([
      { pseudonym: 'p1', userId: ann.id, userName: ann.name },
      { pseudonym: 'p2', userId: bob.id, userName: bob.name },
      { pseudonym: 'p3', userId: uma.id, userName: uma.name },
      { pseudonym: 'p4', userId: eve.id, userName: eve.name },
    ]);
  });

  test('a report, the log and the history name them', async () => {
    const at = await begun(bench);
    const posts = (await at.posts()).flatMap(({ sentences }) => sentences.map(({ says }) => says));
    expect(posts).toContain('⚖ The umpire, Uma\\_, rules: “it slipped”');
    const log = accepted(await at.host.log(at.by(bob), 1));
    expect(JSON.stringify(log)).not.toMatch(/"p\d"/);
    accepted(await at.answer(ann, 'run'));
    accepted(await at.host.resign(at.by(bob)));
    const { told } = accepted(await at.host.history(at.by(bob)));
    const who: (string | undefined)[] = [];
    for await (const { by } of told) who.push(by?.who);
    expect(new Set(who)).toEqual(new Set([undefined, ann.name, bob.name, uma.name]));
  });

  test('a person who is forgotten is a former commander, and every entry still verifies', async () => {
    const at = await begun(bench);
    accepted(await at.answer(ann, 'run'));
    accepted(await at.host.resign(at.by(bob)));
    expect(at.say(accepted(await at.host.forgetMe(at.by(ann))))).toContain('You are forgotten');
    expect(accepted(await at.host.check(at.by(eve))).faults).toEqual([]);
    expect((await fileOf(at)).faults).toEqual([]);
    const { told } = accepted(await at.host.history(at.by(bob)));
    let text = '';
    for await (const post of told) text += JSON.stringify(post);
    expect(text).not.toMatch(/Ann|1001/);
    expect(text).toContain('former commander');
  });
});
