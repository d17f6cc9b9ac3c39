/** What is left to the table: the step and its post, the throws, and what both sides agree to. */
import { expect, test } from 'vitest';
import { Refusal } from '../../../src/kernel/play.ts';
import { accepted, ann, bob, eve, refusal, type Room, shown, startedRoom, uma, withDice } from '../../help/room.ts';
import { createToy, type Toy } from '../../help/toy.ts';

const texts = async (at: Room) => (await at.posts()).map(shown);

/** Red has opened the parley; nothing is left to be read. */
async function parley(dice = '6'): Promise<Room> {
  const at = await withDice(dice);
  await at.give(ann, 'parley');
  await at.posts();
  return at;
}

const positions = async (at: Room) =>
  ((await at.battle()).state as { units: { id: string; at: number; strength: number }[] }).units.map(
    ({ id, at: hex, strength }) => `${id} ${hex} ${strength}`,
  );

test('a step left to the players is posted once, with its units, the whole map and its buttons', async () => {
  const at = await withDice('6');
  await at.posts();
  await at.give(ann, 'R1 move 3');
  await at.give(ann, 'parley');
  const [desk, ...none] = await at.posts();
  expect(none).toEqual([]);
  expect(shown(desk!)).toBe(
    [
      `desk turn 1 of red @${ann.id} @${bob.id}`,
      '[spent]',
      '[R1 moved]',
      '[parleyed]',
      '**the parley**',
      '  **R1 R2 B1 B2**: 5 points',
      'Both sides may roll the dice. A proposal counts as soon as the other side agrees. **Finish this step** ends the step.',
    ].join('\n'),
  );
  const { id, seq } = await at.battle();
  expect(desk).toMatchObject({
    scene: { view: 'whole' },
    desk: {
      battle: id,
      seq,
      dice: [
        { dice: '1d6', label: '🎲 1D6' },
        { dice: '2d6', label: '🎲 2D6' },
      ],
      tools: [{ name: 'losses', label: 'Losses' }],
      words: 'As text',
      more: 'Other changes…',
      done: 'Finish this step',
    },
  });
  expect(desk?.desk).not.toHaveProperty('menus');
});

test('in private all forms stand in menus by kind; the one picked there is the button, and one that is gone is not', async () => {
  const at = await parley();
  const desk = async (picked?: string) => {
    const seen = await at.host.deskView({ ...at.by(bob), language: 'fr' }, picked);
    return seen instanceof Refusal ? undefined : seen.desk;
  };
  const losses = { name: 'losses', label: 'Losses' };
  const move = { name: 'move', label: 'Move' };
  expect(await desk()).toMatchObject({
    tools: [losses],
    menus: [
      { title: 'Pertes, position, formation…', tools: [losses] },
      { title: 'État, résultat…', tools: [move] },
    ],
    rolls: 'Lancer des dés…',
  });
  expect(await desk()).not.toHaveProperty('more');
  expect((await desk('move'))?.tools).toEqual([move]);
  expect((await desk('retreat'))?.tools).toEqual([losses]);
});

/** The units of a form, as an umpire chooses among them. */
async function unitsInForm(at: Room, host = at.host): Promise<string[]> {
  const form = await host.deskForm(at.by(uma), 'losses');
  return form instanceof Refusal ? [] : form.fields[0]!.choices!.map(({ value }) => value);
}

test('a form names the unit that a question is about before the others', async () => {
  const at = await startedRoom();
  accepted(await at.host.join(at.trusted(uma), 'umpire'));
  expect(await unitsInForm(at)).toEqual(['R1', 'R2', 'B1', 'B2']);
  await at.give(ann, 'R1 charge B2');
  expect(await unitsInForm(at)).toEqual(['B2', 'R1', 'R2', 'B1']);
});

test('a form names the units that fight in an open step before the others', async () => {
  const at = await startedRoom();
  accepted(await at.host.join(at.trusted(uma), 'umpire'));
  await at.give(ann, 'parley');
  const toy = createToy();
  const next: Toy['next'] = (state) => {
    const due = toy.next(state);
    return due.kind === 'table' ? { ...due, open: { ...due.open, first: ['B1', 'R2'] } } : due;
  };
  const host = at.again({ toy: { ...toy, next } });
  expect(await unitsInForm(at, host)).toEqual(['R2', 'B1', 'R1', 'B2']);
  expect((await host.deskUnits(at.by(uma))).map(({ name }) => name)).toEqual(['R2', 'B1', 'R1', 'B2']);
});

test('orders are refused while a step is open, with what to do instead', async () => {
  const at = await parley();
  const refused = await at.host.preview(at.by(ann), 'R1 move 3');
  expect(refusal(refused)).toBe('host-step-open');
  expect(at.say(refused as Refusal)).toBe(
    'the parley `/desk show` shows the dice and the forms; you can give orders again once it is settled.',
  );
  expect(await at.host.complete(at.by(ann), 'R')).toEqual([]);
});

test('orders queued after the one that opens a step are not carried out', async () => {
  const at = await withDice('6');
  await at.posts();
  await at.give(ann, 'parley; R1 move 3');
  const [desk, notice, ...none] = await texts(at);
  expect(desk).toContain('desk turn 1');
  expect(notice).toBe('notice @1001\nAnn: your queued orders were not carried out.');
  expect(none).toEqual([]);
});

test('a roll is a line of the battle with its dice, shown to everyone, and not an order', async () => {
  const at = await parley('6 5 2 3');
  const before = await at.battle();
  accepted(await at.host.throwDice(at.by(bob), { dice: '2D6', unit: 'b1', why: 'do they  listen?' }));
  const thrown = await at.host.throwDice(at.by(ann), { dice: 'd6' });
  expect(at.say(accepted(thrown))).toBe('Rolled: `1D6`.');
  expect(await texts(at)).toEqual([
    'report Toy: \nBob \\*the bold\\* rolls for B1: “do they listen?”.\n  2D6: 5 2 = **7**\n-- 6 points · scripted dice',
    'report Toy: \nAnn rolls.\n  1D6: **3**\n-- 6 points · scripted dice',
  ]);
  const after = await at.battle();
  expect(after).toMatchObject({ seq: before.seq + 2, position: before.seq + 2, dice: 4, state: before.state });
  const entry = await at.store.entry(after.id, after.seq - 1);
  expect(entry).toMatchObject({ kind: 'hand', side: 'blue', person: 'p2' });
  expect(entry?.transcript).toMatchObject([{ roll: { why: 'hand', unit: 'B1', dice: 2, sides: 6 }, got: [5, 2] }]);
  expect(refusal(await at.host.undo(at.by(ann)))).toBe('host-undo-hand');
});

test('invalid rolls: too many dice, too few, for no one, without a reason', async () => {
  const at = await startedRoom();
  accepted(await at.host.join(at.trusted(uma), 'umpire'));
  const thrown = (dice: string, more = {}) => at.host.throwDice(at.by(uma), { dice, why: 'who knows', ...more });
  for (const dice of ['', '7', '0d6', '21d6', '2d1', '2d101', '2d6+1', '-1d6', '2d6; 2d6', '1e9d6', '2d6 B1']) {
    expect([dice, refusal(await thrown(dice))]).toEqual([dice, 'host-dice-limits']);
  }
  expect(refusal(await thrown('2d6', { unit: 'R9' }))).toBe('host-no-unit');
  expect(refusal(await at.host.throwDice(at.by(uma), { dice: '2d6' }))).toBe('host-no-step');
  for (const why of ['', 'no', '\u200b\u200b\u200b\u200b', 'x'.repeat(201)]) {
    expect([why, refusal(await thrown('2d6', { why }))]).toEqual([why, 'host-reason']);
  }
  expect((await at.battle()).dice).toBe(1);
  accepted(await thrown('20 D 100', { why: 'x'.repeat(200) }));
  expect((await at.battle()).dice).toBe(21);
});

test('a proposal counts when the other side agrees, and the report names both', async () => {
  const at = await parley();
  const said = await at.rule(ann, 'R1 perd 2; B1 en 7', 'the *parley* <@1002>');
  expect(at.say(said)).toBe('Proposal sent. It takes effect as soon as Bob \\*the bold\\* agrees.');
  const [card, ...others] = await texts(at);
  expect(others).toEqual([]);
  expect(card).toBe(
    [
      'card Toy:  @1002',
      'Ann proposes: “the \\*parley\\* <\u2060@\u20601002>” — [R1 lose 2] [B1 at 7] Do you agree?',
      '[Agreed | Not agreed]',
    ].join('\n'),
  );
  expect(await positions(at)).toEqual(['R1 1 5', 'R2 2 5', 'B1 9 5', 'B2 8 5']);
  accepted(await at.answer(bob, 'D’accord'));
  const [report, ...none] = await at.posts();
  expect(none).toEqual([]);
  expect(shown(report!)).toMatch(/^report .*\nAnn \(Red\) has proposed; Bob \\\*the bold\\\* \(Blue\) has agreed\.\n/);
  expect(shown(report!)).toContain('⚖ Both sides agree to what Ann proposed: “the \\*parley\\*');
  expect(report?.calls).toEqual([]);
  expect(await positions(at)).toEqual(['R1 1 3', 'R2 2 5', 'B1 7 5', 'B2 8 5']);
  expect(refusal(await at.host.undo(at.by(ann)))).toBe('host-undo-hand');
});

test('a refused proposal changes nothing, and is reported', async () => {
  const at = await parley();
  await at.rule(bob, 'R1 lose 2', 'too near');
  await at.posts();
  expect(at.say(accepted(await at.answer(ann, 1)))).toBe('Proposal rejected: nothing has changed.');
  const [report] = await texts(at);
  expect(report).toContain('Bob \\*the bold\\* (Blue) has proposed; Ann (Red) has not agreed.');
  expect(report).toContain('Bob \\*the bold\\*’s proposal was rejected: “too near”');
  expect(await positions(at)).toContain('R1 1 5');
});

test('the proposer may withdraw it until it is answered', async () => {
  const at = await parley();
  await at.rule(ann, 'R1 lose 2', 'too near');
  await at.posts();
  accepted(await at.host.undo(at.by(ann)));
  expect(await texts(at)).toEqual(['notice\nAnn undoes `R1 lose 2`.']);
  expect(refusal(await at.answer(bob, 'agree'))).toBe('host-question-closed');
  expect(await at.store.waiting((await at.battle()).id)).toBeUndefined();
});

test('no doctrine and no filed answer agrees for a player', async () => {
  const at = await startedRoom();
  const eager: Toy = {
    ...createToy(),
    doctrine: (_name, { options }) => options[0]?.text,
    filed: () => [{ to: 'blue', kind: 'TABLE-01', text: 'agree' }],
  };
  const host = at.again({ toy: eager });
  await at.rule(ann, 'B1 lose 1', 'too near', host);
  expect(await at.store.waiting((await at.battle()).id)).toMatchObject({ question: { kind: 'TABLE-01', to: 'blue' } });
  expect(refusal(await at.answer(bob, 'perhaps', host))).toBe('desk-refuse-answer');
  expect(await positions(at)).toContain('B1 9 5');
});

test('a typed answer is completed in the reader’s language, and can be read', async () => {
  const at = await parley();
  await at.rule(ann, 'B1 lose 1', 'too near');
  const french = { ...at.by(bob), language: 'fr' as const };
  const answers = (await at.host.completeAnswer(french, '')).map(({ text }) => text);
  expect(answers).toEqual(['D’accord', 'Pas d’accord']);
  expect(await at.host.completeAnswer(french, 'pas')).toEqual([{ text: answers[1], shown: answers[1] }]);
  expect(await at.host.completeAnswer(at.by(ann), '')).toEqual([]);
  accepted(await at.answer(bob, answers[1]!));
  expect(await positions(at)).toContain('B1 9 5');
});

test('the step is done when both agree, and orders continue', async () => {
  const at = await parley();
  await at.rule(ann, { done: true });
  expect((await texts(at))[0]).toContain('Ann proposes: “everything is settled” — [done] Do you agree?');
  accepted(await at.answer(bob, 0));
  await at.give(ann, 'R1 move 3');
  expect(refusal(await at.host.previewRuling(at.by(ann), { done: true }))).toBe('host-no-step');
});

test('the log shows the changes and the dice in its reader’s language, never as they are stored', async () => {
  const at = await parley();
  accepted(await at.host.throwDice(at.by(bob), { dice: '2d6', unit: 'B1' }));
  await at.rule(ann, 'R1 lose 2', 'too near');
  accepted(await at.answer(bob, 0));
  await at.rule(ann, '', 'Red apologises');
  accepted(await at.answer(bob, 0));
  const log = await at.host.log(at.by(eve), 1);
  if (log instanceof Refusal) throw log;
  expect(log.entries.slice(3).map(({ order }) => order)).toEqual(['2D6 B1', 'R1 lose 2', '⚖']);
  expect(log.entries.slice(3).map(({ by }) => at.words.say('en', by!))).toEqual([
    'Bob \\*the bold\\*',
    'Ann (Red)',
    'Ann (Red)',
  ]);
  const spoken = log.entries.map(({ sentences }) => sentences.map(({ says }) => at.words.say('en', says)).join(' '));
  expect(spoken[4]).toContain('Bob \\*the bold\\* (Blue) has agreed.');
  expect(spoken[5]).toContain('⚖ Both sides agree to what Ann proposed: “Red apologises”');
  expect(JSON.stringify(log)).not.toContain('"kind":"ruling"');
});
