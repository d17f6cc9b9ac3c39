import { expect, test } from 'vitest';
import { Refusal } from '../../../src/kernel/play.ts';
import type { AnyRuleset } from '../../../src/host/ruleset.ts';
import { anyRuleset } from '../../help/any-ruleset.ts';
import {
  accepted,
  ann,
  bob,
  eve,
  refusal,
  room,
  scenario,
  shown,
  startedRoom,
  withDice,
  callOff,
} from '../../help/room.ts';
import { createToy } from '../../help/toy.ts';

test('a battle from its opening to its end', async () => {
  const at = await withDice('5 6 4 1 4 5 6 3 6 6 4');
  const opening = (await at.posts()).map(shown).join('\n\n');
  expect(opening.replace(/`[0-9a-f]{64}`/, '`#`')).toMatchInlineSnapshot(`
    "notice
    Ann opens a battle: **Toy battle**.
    Take a side with \`/battle join\`; once both are taken, start with \`/battle start\`.
    The dice come from a secret drawn just now. Its SHA-256 is \`#\`. The secret is revealed at the end, so anyone can then recompute every roll.
      Each side may add a phrase of its own (a salt) with \`/battle salt\`, until the first die is rolled.
    Practice: the first 11 dice were scripted.

    notice
    Ann takes command of Red.

    notice
    Bob \\*the bold\\* takes command of Blue.

    notice
    The battle begins.
    Red: Ann
    Blue: Bob \\*the bold\\*

    bulletin turn 1 of red @1001
    [roll]
      points: 5
    [got]
    Ann to move.
    -- 1 die so far · scripted dice · Chain #"
  `);

  await at.give(ann, 'R1 move 3; R1 shoot B1');
  expect((await at.posts()).map(shown).join('\n\n')).toMatchInlineSnapshot(`
    "report Toy: spent lost
    [spent]
    [R1 moved]
    [spent]
    [roll]
      fire: 6 4
    [B1 lost]
    -- 3 points · scripted dice"
  `);

  await at.give(ann, 'R2 charge B2, pursue yes');
  expect((await at.posts()).map(shown).join('\n\n')).toMatchInlineSnapshot(`
    "card Toy: spent @1002
    [spent]
    ASK-REACT for B2?
      flight hurts
    [stand | !run]"
  `);
  accepted(await at.answer(bob, 'stand, if hit stay'));
  expect((await at.posts()).map(shown).join('\n\n')).toMatchInlineSnapshot(`
    "report Toy: chose lost chose lost
    [stand]
    [B2 chose]
    [roll]
      shock: 1 4 5
    [B2 lost]
    [stay]
    [B2 chose]
    [yes]
    [roll]
      pursuit: 6
    [B2 lost]
    -- 2 points · scripted dice"
  `);

  await at.give(ann, 'end');
  expect((await at.posts()).map(shown).join('\n\n')).toMatchInlineSnapshot(`
    "bulletin turn 1 of blue @1002
    [ended]
    [turnBegan]
    [roll]
      points: 3
    [got]
    Bob \\*the bold\\* to move.
    -- 8 dice so far · scripted dice · Chain #"
  `);

  accepted(await at.host.resign(at.by(bob)));
  const end = (await at.posts()).map(shown).join('\n\n');
  expect(end.replace(/`[0-9a-f]{64}`/g, '`#`')).toMatchInlineSnapshot(`
    "bulletin The battle is over
    [won]
    The secret behind the dice was \`#\`; the chain ends in \`#\`. Anyone can now check every roll: \`/battle verify\` does so here, \`/battle export\` gives you the file to check anywhere.
    -- 8 dice so far · Chain #

    notice What it cost, and what each unit did
    \`▰▰▰▰▰▰▰▰▰▰\` Red: 10 of 10 left, 0 lost
    \`▰▰▰▰▰▱▱▱▱▱\` Blue: 5 of 10 left, 5 lost"
  `);
  expect((await at.battle()).status).toBe('over');
  expect(refusal(await at.host.preview(at.by(ann), 'end'))).toBe('host-is-over');
});

test('one battle at a time in a channel, and another after its end', async () => {
  const at = await startedRoom();
  expect(refusal(await at.host.open(at.by(eve), 'toy', 'fr'))).toBe('host-battle-here');
  await callOff(at);
  expect(refusal(await at.host.status(at.by(ann)))).toBe('host-no-battle');
  accepted(await at.host.open(at.by(eve), 'toy', 'fr'));
  expect((await at.battle()).openedBy).toBe(eve.id);
});

test('an administrator may call off a battle that another person opened', async () => {
  const at = await startedRoom();
  await callOff(at, at.trusted(eve));
  expect((await at.battle()).status).toBe('cancelled');
});

test('seats: taken, vacated, both for one person', async () => {
  const at = await room();
  expect(refusal(await at.host.join(at.by(ann), 'red'))).toBe('host-no-battle');
  accepted(await at.host.open(at.by(ann), 'toy', 'en'));
  accepted(await at.host.join(at.by(bob), 'red'));
  expect(refusal(await at.host.start(at.by(bob)))).toBe('host-side-empty');
  accepted(await at.host.leave(at.by(bob)));
  accepted(await at.host.join(at.by(ann), 'red'));
  accepted(await at.host.join(at.by(ann), 'blue'));
  expect(refusal(await at.host.join(at.by(ann), 'blue'))).toBe('host-already-yours');
  expect(refusal(await at.host.start(at.by(bob)))).toBe('host-no-seat');
  accepted(await at.host.start(at.by(ann)));
  expect(refusal(await at.host.start(at.by(ann)))).toBe('host-already-started');
  await at.give(ann, 'end');
  await at.give(ann, 'end');
  expect((await at.battle()).state).toMatchObject({ active: 'red', turn: 2 });
});

test('scenarios that cannot be opened say why', async () => {
  const scenarios = [
    scenario('broken', 'red R1 1 5\nnonsense'),
    scenario('scripted', 'red R1 1 5\ndice 6'),
    { ...scenario('future', ''), ruleset: 'of-tomorrow' },
  ];
  const at = await room({ scenarios });
  expect(at.say(await at.host.open(at.by(ann), 'none', 'en'))).toBe('There is no scenario of that name.');
  expect(at.say(await at.host.open(at.by(ann), 'broken', 'en'))).toContain(
    'line 2, column 1: not understood: nonsense',
  );
  expect(at.say(await at.host.open(at.by(ann), 'scripted', 'en'))).toContain(
    'The scenario “scripted” brings its own dice',
  );
  expect(at.say(await at.host.open(at.by(ann), 'future', 'en'))).toBe(
    'The scenario “future” is for a game that is not available here: of-tomorrow.',
  );
  expect(await at.store.battleAt('77')).toBeUndefined();
});

test('who may give orders, and when', async () => {
  const at = await startedRoom();
  expect(refusal(await at.host.preview(at.by(bob), 'end'))).toBe('host-not-your-turn');
  expect(refusal(await at.host.preview(at.by(eve), 'end'))).toBe('host-no-seat');
  const wrong = await at.host.preview({ ...at.by(ann), language: 'fr' }, 'R1 dance');
  expect(wrong).toBeInstanceOf(Refusal);
  expect((wrong as Refusal).instead).toEqual(['R1 marche 5', 'end']);
});

test('a preview commits nothing; it shows each order until dice or the enemy', async () => {
  const at = await startedRoom();
  const before = await at.battle();
  const preview = await at.host.preview(at.by(ann), 'R1 move 3; R2 charge B1; R1 shoot B2');
  if (preview instanceof Refusal) throw preview;
  expect(preview.orders.map(({ shown: order, needs }) => [order, needs?.id])).toEqual([
    ['R1 move 3', undefined],
    ['R2 charge B1', 'host-needs-enemy'],
    ['R1 shoot B2', 'host-needs-dice'],
  ]);
  expect(await at.battle()).toEqual(before);
  expect(refusal(await at.host.discard(at.by(bob), preview.draft))).toBe('host-draft-gone');
  accepted((await at.host.discard(at.by(ann), preview.draft)) as never);
  expect(refusal(await at.host.confirm(at.by(ann), preview.draft))).toBe('host-draft-gone');
});

test('a preview warns of the last order point, and of the end of the turn', async () => {
  const warns = async (dice: string, order: string) => {
    const at = await withDice(dice);
    const preview = await at.host.preview(at.by(ann), order);
    return preview instanceof Refusal ? preview : preview.warns.map(({ id }) => id);
  };
  expect(await warns('2', 'R1 shoot B1')).toEqual([]);
  expect(await warns('1', 'R1 shoot B1')).toEqual(['host-last-point']);
  expect(await warns('2', 'R1 shoot B1; R2 charge B1')).toEqual(['host-last-point']);
  expect(await warns('2', 'R1 shoot B1; end')).toEqual(['host-ends-turn']);
  expect(await warns('2', 'end')).toEqual(['host-ends-turn']);
});

test('looking: map, status, log, completion', async () => {
  const at = await withDice('5 6 4');
  await at.give(ann, 'R1 move 3; R1 shoot B1; R2 charge B1');
  const status = at.say((await at.host.status(at.by(eve))) as never);
  expect(status.replace(/<t:\d+:f>/, 'T')).toMatchInlineSnapshot(`
    "turn 1 of red
    Red: Ann
    Blue: Bob \\*the bold\\*
    Red: strength 10, 0 victory points
    Blue: strength 8, 0 victory points
    Waiting since T for Blue (Bob \\*the bold\\*) to answer.
    ASK-REACT for B1?"
  `);
  const log = await at.host.log(at.by(eve), 1);
  if (log instanceof Refusal) throw log;
  expect(log.entries.map(({ order }) => order)).toEqual(['The battle begins', '', 'R1 move 3', 'R1 shoot B1']);
  expect(log.entries.map(({ by }) => by && at.words.say('en', by))).toEqual([
    undefined,
    'the game',
    'Ann (Red)',
    'Ann (Red)',
  ]);
  expect(log).toMatchObject({ page: 1, pages: 1 });
  expect(await at.host.complete(at.by(ann), 'R')).toHaveLength(2);
  expect(await at.host.complete(at.by(eve), 'R')).toEqual([]);
  const map = await at.host.map(at.by(eve));
  if (map instanceof Refusal) throw map;
  expect(map.scene.view).toBe('whole');
});

test('a side without a commander keeps its card for the person who takes over', async () => {
  const at = await startedRoom();
  await at.give(ann, 'R1 charge B1');
  accepted(await at.host.leave(at.by(bob)));
  await at.posts();
  expect(refusal(await at.answer(bob, 'stand'))).toBe('host-not-asked');
  accepted(await at.host.join(at.by(eve), 'blue'));
  expect((await at.posts()).map(({ kind, calls }) => [kind, calls])).toEqual([
    ['notice', []],
    ['card', [eve.id]],
  ]);
  accepted(await at.answer(eve, 'run'));
});

test('a turn without players still ends in an announcement, which calls the next player', async () => {
  const at = await startedRoom({ rulesets: new Map([['toy', lameBlue()]]) });
  await at.posts();
  await at.give(ann, 'end');
  const posts = await at.posts();
  expect(posts.map(({ kind, calls }) => [kind, calls])).toEqual([['bulletin', [ann.id]]]);
  expect((await at.battle()).state).toMatchObject({ active: 'red', turn: 2 });
});

/** Blue never has anything to order. */
function lameBlue(): AnyRuleset {
  const toy = createToy();
  return anyRuleset({
    ...toy,
    next: (state) => {
      const next = toy.next(state);
      return next.kind === 'orders' && next.side === 'blue' ? { kind: 'auto', side: 'blue', text: 'end' } : next;
    },
  });
}

test('one battle that cannot continue does not stop the others', async () => {
  const at = await startedRoom();
  await at.give(ann, 'R1 charge B1');
  const failures: string[] = [];
  const none = new Map<string, AnyRuleset>();
  await at.again({ rulesets: none, failed: (id) => failures.push(id) }).resume();
  expect(failures).toEqual([(await at.battle()).id]);
  await expect(at.again({ rulesets: none }).resume()).rejects.toThrow('1 battles cannot go on');
});
