/** What a side writes changes nothing that anybody else gets, however often it is written; nor does a look at it. */
import { expect, test } from 'vitest';
import { exported } from '../../../src/host/advance/export-file.ts';
import { accepted, ann, bob, eve, refusal, type Room, uma } from '../../help/room.ts';
import type { Clocked } from '../clock/room.ts';
import { alone, begun, gathered, ledger, seal, write } from './room.ts';

const others = [bob, eve, uma];

/** Seats taken at the same moment have no order. */
async function fileOf(at: Room, who: typeof ann) {
  const file = exported.parse(JSON.parse(accepted(await at.host.export(at.by(who))).json));
  return { ...file, seats: file.seats.map((seat) => JSON.stringify(seat)).toSorted() };
}

/** Everything that somebody else can ask for, and what is posted, but for the commitment, which is to a text. */
async function seen(at: Room): Promise<string> {
  const { id } = await at.battle();
  const all: unknown[] = [await at.host.upkeep(id, true), await at.posts(), (await at.store.deadlines(id)).length];
  for (const who of others) {
    all.push(
      at.say(accepted(await at.host.status(at.by(who)))),
      await at.host.games(at.by(who)),
      await at.host.log(at.by(who), 1),
      await at.host.map(at.by(who)),
      await at.host.unit(at.by(who), 'R1'),
      await at.host.describe(at.by(who), 'all'),
      await at.host.complete(at.by(who), 'R'),
      await at.host.help(at.by(who)),
      await at.host.catchUp(at.by(who)),
      await fileOf(at, who),
    );
  }
  return JSON.stringify(all).replaceAll(/SHA-256 [0-9a-f]{64}|"name":"turn 1","hash":"[0-9a-f]{64}"/g, 'COMMITMENT');
}

const ways: Readonly<Record<string, (at: Clocked) => Promise<unknown>>> = {
  'nothing at all': async () => undefined,
  'one line': (at) => write(at, ann, 'R1 line 3'),
  'another line': (at) => write(at, ann, 'R1 line 5; R2 line 6'),
  'a line that is rewritten ten times, taken back, refused and looked at': async (at) => {
    for (const to of [1, 2, 3, 4, 5, 6, 7, 1, 2, 3]) {
      const { draft } = await write(at, ann, `R1 line ${to}`);
      if (to === 4) accepted(await at.host.takeBack(at.by(ann), draft));
    }
    await at.host.preview(at.by(ann), 'R2 line 8');
    await at.host.openPanel(at.by(ann));
    await at.host.map(at.by(ann));
  },
};

/** What others get after each step. */
async function course(
  at: Clocked,
  act: (at: Clocked) => Promise<unknown>,
  steps: readonly (typeof ann)[],
): Promise<string[]> {
  at.pass(1);
  await act(at);
  at.pass(1);
  const all = [await seen(at)];
  for (const who of steps) {
    await seal(at, who);
    all.push(await seen(at));
  }
  return all;
}

const [plain, ...rest] = Object.entries(ways);

test.each(rest)('%s leaves everything as it is for others, sealed or not', async (_what, act) => {
  const expected = await course(await begun(), plain![1], [ann]);
  const got = await course(await begun(), act, [ann]);
  expect(got).toEqual(expected);
});

test.each(rest)('the same for whoever watches a battle against the bot: %s', async (_what, act) => {
  expect(await course(await alone(), act, [])).toEqual(await course(await alone(), plain![1], []));
});

test('with a pace, of which only the time is public', async () => {
  const expected = await course(await begun('24h/6h'), plain![1], [ann]);
  for (const [, act] of rest) expect(await course(await begun('24h/6h'), act, [ann])).toEqual(expected);
});

test('a commander of two does not seal by being done, and nobody else learns who is', async () => {
  const done = async (isDone: boolean): Promise<string> => {
    const at = await gathered();
    const fay = { id: '1005', name: 'Fay' };
    accepted(await at.host.join(at.by(fay), 'red'));
    accepted(await at.host.commandGive(at.by(ann), fay.id, 'R2'));
    accepted(await at.host.start(at.by(ann)));
    await at.posts();
    await write(at, ann, 'R1 line 3');
    if (isDone) await seal(at, ann);
    return JSON.stringify([await at.posts(), await fileOf(at, bob)]);
  };
  expect(await done(true)).toEqual(await done(false));
});

test('what may be answered is shown to the person asked alone', async () => {
  const at = await begun();
  await write(at, ann, 'R1 line 0');
  await seal(at, ann);
  await at.posts();
  await seal(at, bob);
  const [card] = (await at.posts()).filter(({ kind }) => kind === 'card');
  expect(card?.question).toMatchObject({ choices: [], opens: 'Answer' });
  const { battle, no } = card!.question!;
  expect(refusal(await at.host.openAnswers(at.by(bob), battle, no))).toBe('host-not-asked');
  const { question } = accepted(await at.host.openAnswers(at.by(ann), battle, no));
  expect(question.choices.map(({ label }) => label)).toEqual(['stand', 'run']);
  accepted(await at.host.answer(at.by(ann), battle, no, 1));
  expect(await ledger(at)).toHaveLength(4);
});

test('opened lines stay hidden until they are carried out', async () => {
  const at = await begun();
  await write(at, bob, 'B1 line 6');
  await seal(at, bob);
  await at.posts();
  await seal(at, ann);
  const posts = (await at.posts()).map((post) => JSON.stringify(post));
  const carried = posts.findIndex((post) => post.includes('B1 carried 6'));
  expect(carried).toBeGreaterThan(0);
  for (const post of posts.slice(0, carried))
    expect(post).not.toMatch(/B1 line 6|B1 lined 6|"to":"6"|\\"to\\":\\"6\\"/);
});
