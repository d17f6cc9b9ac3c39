/** The desk among rules of other kinds: hidden units, questions of the table's own, rules that fail. */
import { expect, test } from 'vitest';
import { ask, enemyOf, type Question, Refusal, type Side } from '../../../src/kernel/play.ts';
import { accepted, ann, bob, eve, refusal, type Room, shown, startedRoom, uma } from '../../help/room.ts';
import { createToy, type Toy } from '../../help/toy.ts';

const WHY = 'as agreed';

/** Only Red knows of R2. */
function ambush(): Toy {
  const toy = createToy();
  return {
    ...toy,
    view: (state, side) => (side === 'red' ? state : { ...state, units: state.units.filter(({ id }) => id !== 'R2') }),
    desk: {
      ...toy.desk,
      deeds: (text, state) =>
        /R2/.test(text) && !state.units.some(({ id }) => id === 'R2')
          ? new Refusal('TOY-UNIT', { id: 'toy-refused', args: { why: 'unknown' } })
          : toy.desk.deeds(text, state),
    },
  };
}

test('an open step, its forms, completions and rolls reveal no hidden unit', async () => {
  const at = await startedRoom();
  const host = at.again({ toy: ambush() });
  await at.posts();
  await at.give(ann, 'parley', host);
  const public_ = JSON.stringify(await at.posts());
  expect(public_).toContain('**R1 B1 B2**');
  expect(public_).not.toContain('R2');
  for (const person of [bob, eve]) {
    expect(JSON.stringify(await host.deskView(at.by(person)))).not.toContain('R2');
    expect(at.say((await host.status(at.by(person))) as never)).not.toContain('R2');
  }
  expect(JSON.stringify(await host.deskView(at.by(ann)))).toContain('R2');
  expect(JSON.stringify(await host.deskForm(at.by(bob), 'losses'))).not.toContain('R2');
  expect(await host.deskComplete(at.by(bob), 'R2')).toEqual([]);
  expect(await host.deskComplete(at.by(ann), 'R2')).toHaveLength(1);
  expect(refusal(await host.previewRuling(at.by(bob), 'R2 lose 1', WHY))).toBe('toy-refused');
  expect(refusal(await host.throwDice(at.by(ann), { dice: '1d6', unit: 'R2' }))).toBe('host-no-unit');
});

/** A ruleset whose deeds fail with an exception. */
function broken(when: 'order' | 'play'): Toy {
  const toy = createToy();
  return {
    ...toy,
    *play(table, order, by) {
      if (order.hand?.kind === 'ruling' && when === 'play') throw new Error('torn');
      yield* toy.play(table, order, by);
    },
    desk: {
      ...toy.desk,
      order: (hand) => {
        if (when === 'order') throw new Error('torn');
        return toy.desk.order(hand);
      },
    },
  };
}

async function umpired(): Promise<{ at: Room; log: string[] }> {
  const at = await startedRoom();
  accepted(await at.host.join(at.trusted(uma), 'umpire'));
  return { at, log: [] };
}

test.each(['order', 'play'] as const)(
  'if the rules fail in a ruling (%s), it is refused, and the waiting order continues',
  async (when) => {
    const { at, log } = await umpired();
    await at.give(ann, 'R1 charge B1');
    const preview = await at.host.previewRuling(at.by(uma), 'B2 lose 1', WHY);
    if (preview instanceof Refusal) throw preview;
    const host = at.again({ toy: broken(when), failed: (_id, error) => log.push(String(error)) });
    const before = await at.battle();
    expect(refusal(await host.previewRuling(at.by(uma), 'B2 lose 1', WHY))).toBe('host-not-previewed');
    expect(refusal(await host.confirm(at.by(uma), preview.draft))).toBe('host-not-previewed');
    expect(log).toEqual(['Error: torn', 'Error: torn']);
    expect(await at.battle()).toEqual(before);
    accepted(await at.answer(bob, 'run', host));
  },
);

test('a ruling gets a halted battle going again', async () => {
  const at = await startedRoom();
  accepted(await at.host.join(at.trusted(uma), 'umpire'));
  const toy = createToy();
  const host = at.again({
    failed: () => undefined,
    toy: {
      ...toy,
      *play(table, order, by) {
        if (order.verb === 'check' && table.now.units.every(({ strength }) => strength > 3)) throw new Error('torn');
        yield* toy.play(table, order, by);
      },
    },
  });
  await at.posts();
  await at.give(ann, 'end', host);
  expect((await at.battle()).status).toBe('halted');
  expect(shown((await at.posts()).at(-1)!)).toMatch(/^notice @1001 @1002 @1004\nThe battle has stopped: /);
  await at.rule(uma, 'B1 lose 2', WHY, host);
  expect((await at.battle()).status).toBe('halted');
  expect(refusal(await host.unpause(at.by(eve)))).toBe('host-no-seat');
  accepted(await host.unpause(at.by(uma)));
  expect(await at.battle()).toMatchObject({ status: 'playing', state: { active: 'blue' } });
});

/** The end of a turn asks the enemy something first. */
function asking(): Toy {
  const toy = createToy();
  return {
    ...toy,
    *play(table, order, by) {
      if (order.verb === 'check') yield* ask(halt(by));
      yield* toy.play(table, order, by);
    },
  };
}

function halt(by: Side): Question<string> {
  const options = ['halt', 'advance'].map((text) => ({ text, about: {} }));
  return {
    kind: 'ASK-HALT',
    to: enemyOf(by),
    about: {},
    options,
    fallback: 'halt',
    read: (text) => ({ value: text, text }),
  };
}

test('an order of the bot itself cannot be annulled alone; a ruling restarts it and drops the orders after it', async () => {
  const at = await startedRoom();
  accepted(await at.host.join(at.trusted(uma), 'umpire'));
  const host = at.again({ toy: asking() });
  await at.give(ann, 'end', host);
  await at.give(ann, 'R1 move 3', host);
  const { id } = await at.battle();
  const before = await at.store.waiting(id);
  expect(before).toMatchObject({ text: 'check', userId: undefined, rest: ['R1 move 3'] });
  expect(refusal(await host.annul(at.by(uma), WHY))).toBe('host-annul-table');
  await at.posts();
  expect(await host.previewRuling(at.by(uma), 'B1 lose 1', WHY)).toMatchObject({
    warns: [{ id: 'host-restarts', args: { queued: 1 } }],
  });
  await at.rule(uma, 'B1 lose 1', WHY, host);
  const [notice, dropped, report, card] = (await at.posts()).map(shown);
  expect(notice).toBe(
    `notice\n⚖ The umpire, Uma\\_, interrupts an automatic step of the rules; it starts again: “${WHY}”`,
  );
  expect(dropped).toBe(`notice @${ann.id}\nAnn: your queued orders were not carried out.`);
  expect(report).toContain('[B1 lost]');
  expect(card).toMatch(/^card /);
  expect(await at.store.waiting(id)).toMatchObject({ text: 'check', rest: [] });
  accepted(await at.answer(bob, 'halt', host));
});

test('a ruling has a report of its own, even if its rules call it minor or the game continues straight away', async () => {
  const at = await startedRoom();
  accepted(await at.host.join(at.trusted(uma), 'umpire'));
  const toy = createToy();
  const host = at.again({
    toy: {
      ...toy,
      tell: (telling) => ({ ...toy.tell(telling), quiet: true }),
      next: (state) => {
        const spent = state.phase === 'orders' && state.units[0]!.strength === 1;
        return spent ? { kind: 'auto', side: state.active, text: 'end' } : toy.next(state);
      },
    },
  });
  await at.posts();
  await at.rule(uma, '', 'words alone', host);
  await at.rule(uma, 'R1 lose 4', 'spent', host);
  const [words, spent] = (await at.posts()).map(shown);
  expect(words).toMatch(/^report .*“words alone”/s);
  expect(spent).toMatch(/^report .*“spent”\n\[R1 lost\]\n--/s);
});
