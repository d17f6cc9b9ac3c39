/** The umpire: his seat, his rulings and what they annul, his answers for the absent, his pauses. */
import { expect, test } from 'vitest';
import { rulesetsByName } from '../../../src/host/ruleset.ts';
import type { TableNext } from '../../../src/kernel/open.ts';
import { Refusal, SIDES } from '../../../src/kernel/play.ts';
import { RIDGE } from '../../e2e/scenarios.ts';
import { ALL_BOOKS } from '../../help/books.ts';
import { accepted, ann, bob, eve, refusal, type Room, room, shown, startedRoom, uma } from '../../help/room.ts';
import { createToy } from '../../help/toy.ts';

const WHY = 'the *book* says so';
const SAID = 'the \\*book\\* says so';

const texts = async (at: Room) => (await at.posts()).map(shown);

async function umpired(): Promise<Room> {
  const at = await startedRoom();
  accepted(await at.host.join(at.trusted(uma), 'umpire'));
  await at.posts();
  return at;
}

const units = async (at: Room) => ((await at.battle()).state as { units: { id: string }[] }).units;
const waiting = async (at: Room) => at.store.waiting((await at.battle()).id);
const table = async (at: Room) => {
  const { id, tableSeq } = await at.battle();
  return (await at.store.tableEntries(id, tableSeq, tableSeq))[0];
};

test('the umpire is one person, who commands no one; status and start name them', async () => {
  const at = await startedRoom();
  await at.posts();
  accepted(await at.host.join(at.trusted(uma), 'umpire'));
  expect(await texts(at)).toEqual([`notice @${ann.id} @${bob.id}\nUma\\_ is now the umpire.`]);
  expect(refusal(await at.host.join(at.trusted(uma), 'umpire'))).toBe('host-already-umpire');
  expect(refusal(await at.host.join(at.by(eve), 'umpire'))).toBe('host-umpire-taken');
  expect(refusal(await at.host.join(at.by(ann), 'umpire'))).toBe('host-umpire-taken');
  accepted(await at.host.leave(at.by(bob)));
  expect(refusal(await at.host.join(at.by(uma), 'blue'))).toBe('host-umpire-commands');
  const status = await at.host.status(at.by(eve));
  expect(at.say(status as never)).toContain('Blue: no one\nUmpire: Uma\\_\n');
  accepted(await at.host.leave(at.by(uma)));
  expect((await texts(at)).at(-1)).toMatch(/^notice\nUma\\_ is no longer the umpire: from now on/);
  accepted(await at.host.join(at.by(uma), 'blue'));
});

test('a ruling takes effect straight away in either side’s turn, with the umpire’s name and reason', async () => {
  const at = await umpired();
  const preview = await at.host.previewRuling(at.by(uma), 'B1 lose 2', WHY);
  if (preview instanceof Refusal) throw preview;
  expect(preview).toMatchObject({ ruling: 'decides', warns: [], orders: [{ shown: 'B1 lose 2' }] });
  const lines = preview.orders[0]!.does.map(({ says }) => at.words.say('en', says));
  expect(lines).toEqual(['[B1 lost]', `Reason: “${SAID}”`]);
  expect(at.say(accepted(await at.host.confirm(at.by(uma), preview.draft)))).toBe('Decided: `B1 lose 2`.');
  const [report, ...none] = await texts(at);
  expect(report).toContain(`⚖ The umpire, Uma\\_, rules: “${SAID}”\n[B1 lost]`);
  expect(none).toEqual([]);
  expect(await units(at)).toContainEqual({ id: 'B1', side: 'blue', at: 9, strength: 3 });
  const { id, seq } = await at.battle();
  expect(await at.store.entry(id, seq)).toMatchObject({ kind: 'hand', side: 'red', person: 'p3' });
  const log = await at.host.log(at.by(eve), 1);
  if (log instanceof Refusal) throw log;
  expect(at.words.say('en', log.entries.at(-1)!.by!)).toBe('Uma\\_ (umpire)');
});

test('an impossible change refuses the whole ruling, and the refusal says what is possible', async () => {
  const at = await umpired();
  expect(refusal(await at.host.previewRuling(at.by(uma), 'B2 lose 1; B1 lose 9', WHY))).toBe('toy-refused');
  expect(refusal(await at.host.previewRuling(at.by(uma), 'B1 dances', WHY))).toBe('toy-refused');
  expect(refusal(await at.host.previewRuling(at.by(uma), 'B1 lose 1', ''))).toBe('host-reason');
  expect(refusal(await at.host.previewRuling(at.by(uma), 'B1 lose 1; '.repeat(100), WHY))).toBe('host-deeds-long');
});

test('a form does the same as text; missing fields are asked for', async () => {
  const at = await umpired();
  const form = await at.host.deskForm({ ...at.by(uma), language: 'fr' }, 'losses');
  expect(form).toMatchObject({
    title: 'Losses',
    fields: [
      { name: 'unit', label: 'Unité', choices: [{ value: 'R1', label: 'R1' }, {}, {}, {}] },
      { name: 'n', label: 'how many', choices: [{ value: '1' }, { value: '2' }] },
    ],
  });
  expect(await at.host.deskForm(at.by(uma), 'move')).toMatchObject({ fields: [{}, { label: 'where', example: '5' }] });
  expect(refusal(await at.host.deskForm(at.by(uma), 'nothing'))).toBe('host-no-form');
  const filled = (values: Record<string, string>) => at.host.previewRuling(at.by(uma), { tool: 'losses', values }, WHY);
  expect(await filled({ unit: 'B1', n: '2' })).toMatchObject({ orders: [{ shown: 'B1 lose 2' }] });
  expect(refusal(await filled({ unit: 'B1', n: ' ' }))).toBe('host-form-empty');
  expect(refusal(await at.host.previewRuling(at.by(uma), { tool: 'x', values: {} }, WHY))).toBe('host-no-form');
  expect(await at.host.deskComplete(at.by(uma), 'B1')).toEqual([{ shown: 'B1 lose 1', text: 'B1 lose 1' }]);
  expect(await at.host.deskComplete(at.by(ann), 'B1')).toEqual([]);
});

test('the desk names who has to act and what can be done about it', async () => {
  const desk = async (at: Room, person = ann) => {
    const post = await at.host.deskView(at.by(person));
    if (post instanceof Refusal) throw post;
    return shown(post).split('\n').slice(1);
  };
  const bobs = 'Blue (Bob \\*the bold\\*)';
  const at = await umpired();
  expect(await desk(at)).toHaveLength(1);
  await at.give(ann, 'R1 charge B1');
  expect((await desk(at, uma)).at(-1)).toBe(
    `An order is waiting for an answer from ${bobs}. \`/desk answer\` answers in their place; \`/desk annul\` cancels it, and so does any ruling.`,
  );
  accepted(await at.host.leave(at.by(uma)));
  expect((await desk(at)).at(-1)).toBe(
    `An order is waiting for an answer from Blue (Bob \\*the bold\\*). Proposals have to wait until it comes.`,
  );
  const other = await startedRoom();
  await other.rule(ann, 'R1 lose 1', WHY);
  expect((await desk(other)).at(-1)).toBe('Blue (Bob \\*the bold\\*) has to answer the pending proposal first.');
});

test('a ruling annuls the waiting order and everything queued after it, and calls its commander', async () => {
  const at = await umpired();
  await at.give(ann, 'R1 charge B1; R2 move 4');
  const before = await at.battle();
  await at.posts();
  const preview = await at.host.previewRuling(at.by(uma), 'R1 lose 1', WHY);
  if (preview instanceof Refusal) throw preview;
  expect(at.say(preview)).toBe('This cancels the pending order: `R1 charge B1` (Ann), and the orders queued after it.');
  const said = accepted(await at.host.confirm(at.by(uma), preview.draft));
  const [notice, line, report, ...none] = await texts(at);
  const annulled = `⚖ The umpire, Uma\\_, cancels \`R1 charge B1\` (Ann): “${SAID}”`;
  expect(notice).toBe(`notice @${ann.id}\n${annulled}`);
  expect(line).toBe('notice @1001\nAnn: your queued orders were not carried out.');
  expect(report).toContain('[R1 lost]');
  expect(none).toEqual([]);
  expect(at.say(said)).toBe(`${annulled}\nDecided: \`R1 lose 1\`.`);
  expect(await waiting(at)).toBeUndefined();
  expect(await at.battle()).toMatchObject({ seq: before.seq + 1, dice: before.dice });
  const { id, tableSeq } = await at.battle();
  expect(await at.store.tableEntries(id, tableSeq - 1, tableSeq)).toMatchObject([
    { kind: 'annulled', userId: uma.id, data: { why: SAID, order: 'R1 charge B1', dropped: ['R2 move 4'] } },
    { kind: 'stopped', userId: ann.id, data: { orders: ['R2 move 4'] } },
  ]);
  expect(refusal(await at.answer(bob, 0))).toBe('host-question-closed');
  await at.give(ann, 'R2 move 4');
});

test('annulling alone leaves the position as it was before the order', async () => {
  const at = await umpired();
  await at.give(ann, 'R1 charge B1');
  const before = await at.battle();
  await at.posts();
  accepted(await at.host.annul(at.by(uma), WHY));
  expect(await texts(at)).toEqual([
    `notice @${ann.id}\n⚖ The umpire, Uma\\_, cancels \`R1 charge B1\` (Ann): “${SAID}”`,
  ]);
  expect(await at.battle()).toMatchObject({ seq: before.seq, state: before.state, dice: before.dice });
  expect(await waiting(at)).toBeUndefined();
});

test('the umpire answers for an absent player, named in the transcript and in the channel', async () => {
  const at = await umpired();
  await at.give(ann, 'R1 charge B1');
  accepted(await at.host.leave(at.by(bob)));
  await at.posts();
  expect(refusal(await at.host.answerFor(at.by(uma), 'dance', WHY))).toBe('toy-refused');
  const said = accepted(await at.host.answerFor(at.by(uma), 'run', WHY));
  const line = `⚖ The umpire, Uma\\_, answers for Blue (no one): “${SAID}”`;
  expect(at.say(said)).toBe(line);
  const [notice, report] = await texts(at);
  expect(notice).toBe(`notice\n${line}`);
  expect(report).toContain('[run]');
  const { id, seq } = await at.battle();
  const entry = await at.store.entry(id, seq);
  expect(entry?.transcript).toContainEqual(expect.objectContaining({ got: 'run', by: { who: 'umpire', id: 'p3' } }));
  expect(await table(at)).toMatchObject({ kind: 'answeredFor', userId: uma.id, data: { why: SAID, to: 'blue' } });
  expect(refusal(await at.host.answerFor(at.by(uma), 0, WHY))).toBe('host-nothing-asked');
});

test('the umpire answers a proposal made before they came, and the report says so', async () => {
  const at = await startedRoom();
  await at.rule(ann, 'R1 lose 1', WHY);
  accepted(await at.host.join(at.trusted(uma), 'umpire'));
  await at.posts();
  accepted(await at.host.answerFor(at.by(uma), 'agree', WHY));
  expect((await texts(at))[1]).toContain('Ann (Red) has proposed; Uma\\_, the umpire, has answered for Blue: agreed.');
});

test('a pause calls both sides, keeps every question open, and ends with the umpire', async () => {
  const at = await umpired();
  await at.give(ann, 'R1 charge B1');
  await at.posts();
  accepted(await at.host.pause(at.by(uma), WHY));
  const line = `⚖ The umpire, Uma\\_, pauses the battle: “${SAID}”`;
  expect(await texts(at)).toEqual([`notice @${ann.id} @${bob.id}\n${line}`]);
  expect(refusal(await at.answer(bob, 0))).toBe('host-is-paused');
  const { id } = await at.battle();
  expect((await at.host.mayAnswer(at.by(bob), id, (await waiting(at))!.no))?.says.id).toBe('host-is-paused');
  expect(at.say((await at.host.status(at.by(eve))) as never)).toContain(line);
  expect(refusal(await at.host.open(at.by(eve), 'toy', 'en'))).toBe('host-battle-here');
  await at.again().resume();
  expect((await at.battle()).status).toBe('paused');
  accepted(await at.host.unpause(at.by(uma)));
  expect(await texts(at)).toEqual([`notice @${ann.id} @${bob.id}\nUma\\_ ends the pause: the battle goes on.`]);
  accepted(await at.answer(bob, 'run'));
});

test('a ruling in a pause counts; the game continues only afterwards', async () => {
  const at = await umpired();
  accepted(await at.host.pause(at.by(uma), WHY));
  await at.rule(uma, 'B1 lose 5; B2 lose 5', WHY);
  expect(await at.battle()).toMatchObject({ status: 'paused' });
  accepted(await at.host.unpause(at.by(uma)));
  await at.give(ann, 'end');
  expect(await at.battle()).toMatchObject({ status: 'over' });
});

test('after the start an umpire can join only if they opened the battle or administer the server', async () => {
  const at = await room();
  accepted(await at.host.open(at.by(uma), 'toy', 'en'));
  accepted(await at.host.join(at.by(ann), 'red'));
  accepted(await at.host.join(at.by(bob), 'blue'));
  accepted(await at.host.start(at.by(ann)));
  expect(refusal(await at.host.join(at.by(eve), 'umpire'))).toBe('host-umpire-late');
  accepted(await at.host.join(at.by(uma), 'umpire'));
  accepted(await at.host.leave(at.by(uma)));
  accepted(await at.host.join(at.trusted(eve), 'umpire'));
});

test('a form lists the units that a book says, those of the fight first', async () => {
  const at = await startedRoom({ ...ALL_BOOKS, scenarios: [RIDGE] }, RIDGE.name);
  const form = accepted(await at.host.deskForm(at.by(ann), 'losses'));
  const [unit] = form.fields;
  expect('choices' in unit! && unit.choices?.map(({ value }) => value)).toEqual(['3S', '7C', '4O', '5O']);
});

test('a step of one side’s turn calls the umpire and its commander; a step of both sides the umpire alone', async () => {
  const called = async (more: Partial<Pick<TableNext, 'sides'>>): Promise<readonly string[] | undefined> => {
    const toy = createToy();
    const next: typeof toy.next = (state) => {
      const plain = toy.next(state);
      return plain.kind === 'table' ? { ...plain, ...more } : plain;
    };
    const at = await startedRoom({ rulesets: rulesetsByName({ toy: { ...toy, next } }) });
    accepted(await at.host.join(at.trusted(uma), 'umpire'));
    await at.give(ann, 'parley');
    return (await at.posts()).find(({ kind }) => kind === 'desk')?.calls;
  };
  expect(await called({})).toEqual([uma.id, ann.id]);
  expect(await called({ sides: SIDES })).toEqual([uma.id]);
});
