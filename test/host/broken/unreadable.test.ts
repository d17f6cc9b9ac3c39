/** A battle that this version's rules cannot read: it is halted once, its file is handed out, and no other suffers. */
import { describe, expect, test } from 'vitest';
import type { Host } from '../../../src/host/create.ts';
import type { Request } from '../../../src/host/request.ts';
import { exported } from '../../../src/host/advance/export-file.ts';
import type { Post } from '../../../src/host/post.ts';
import { Refusal } from '../../../src/kernel/play.ts';
import { Unreadable } from '../../../src/host/store/store.ts';
import { UnreadableBattle } from '../../../src/host/battle/unreadable.ts';
import { accepted, ann, bob, eve, refusal, scenario, shown, uma, callOff } from '../../help/room.ts';
import { createToy, TOY_SCENARIO } from '../../help/toy.ts';
import type { ToyState } from '../../help/toy-play.ts';
import { type Clocked, clockedRoom } from '../clock/room.ts';

const LOST = scenario('lost', TOY_SCENARIO.replace('red R1 1 5', 'red X1 1 5'));
const SOUND = scenario('toy', TOY_SCENARIO);

/** What a later version makes of a battle with the unit X1. */
const later = { ...createToy(), restore: withoutX };

function withoutX(json: unknown): ToyState {
  const state = json as ToyState;
  if (state.units.some(({ id }) => id === 'X1')) throw new Error('no such unit');
  return state;
}

interface Two extends Clocked {
  /** The bot after an update that reads one battle no more. */
  readonly updated: Host;
  readonly log: string[];
  /** In the channel of that battle. */
  readonly there: (person: Request['person']) => Request;
  readonly lost: () => ReturnType<Clocked['battle']>;
  readonly posted: () => Promise<string>;
}

/** Ann and Bob play two battles with deadlines; the update reads the one in channel 78 no more. */
async function twoBattles(): Promise<Two> {
  const at = await clockedRoom({ scenarios: [LOST, SOUND] });
  const there = (person: Request['person']) => ({ ...at.by(person), place: { channelId: '78', guildId: '7' } });
  for (const [by, name] of [
    [there, 'lost'],
    [at.by, 'toy'],
  ] as const) {
    accepted(await at.host.open(by(ann), name, 'en', undefined, { pace: '24h/6h' }));
    accepted(await at.host.join(by(ann), 'red'));
    accepted(await at.host.join(by(bob), 'blue'));
    accepted(await at.host.join(by(uma), 'umpire'));
    accepted(await at.host.start(by(ann)));
  }
  await at.posts();
  const log: string[] = [];
  const failed = (_battle: string, error: unknown) => log.push(String(error));
  return {
    ...at,
    updated: at.again({ toy: later, failed }),
    log,
    there,
    lost: async () => (await at.store.battleAt('78'))!,
    posted: async () => (await at.posts()).map(shown).join('\n\n'),
  };
}

const STOPPED =
  'notice @1001 @1002 @1004\n' +
  'The battle has stopped: this version of the bot cannot read it. Nothing is lost.\n' +
  '`/battle export` gives you the battle as a file, and `/battle cancel` calls it off. ' +
  'Once the bot has been fixed, `/battle start` resumes it.';

async function left({ store, lost }: Two) {
  return (await store.deadlines((await lost()).id)).map(({ dueAt, leftMs }) => ({ dueAt, hours: leftMs! / 3600_000 }));
}

describe('an unreadable battle', () => {
  test('it is halted when the bot starts: both sides and the umpire are called once, and it is logged once', async () => {
    const at = await twoBattles();
    at.pass(4);
    await at.updated.resume();
    expect((await at.lost()).status).toBe('halted');
    expect(await at.posted()).toBe(STOPPED);
    expect(at.log).toEqual([expect.stringContaining('cannot be read: no such unit')]);
    expect(await left(at)).toEqual([{ dueAt: undefined, hours: 20 }]);
    await at.updated.resume();
    await at.updated.tick();
    expect(await at.posted()).toBe('');
    expect(at.log).toHaveLength(1);
  });

  test('it is halted by the clock, which continues in the other battle and later passes over this one silently', async () => {
    const at = await twoBattles();
    await at.later(17, at.updated);
    expect(await at.posted()).toBe(`notice @1001\n⏳ Ann: your orders are due by <t:1767700800:f>.\n\n${STOPPED}`);
    expect((await at.lost()).status).toBe('halted');
    expect((await at.battle()).status).toBe('playing');
    await at.later(10, at.updated);
    await at.later(10, at.updated);
    expect(at.log).toHaveLength(1);
  });

  test('it is halted by its first command, and every later one says the same', async () => {
    const at = await twoBattles();
    await expect(at.updated.map(at.there(eve))).rejects.toThrow(UnreadableBattle);
    expect((await at.lost()).status).toBe('halted');
    expect(await at.posted()).toBe(STOPPED);
    await expect(at.updated.preview(at.there(ann), 'X1 move 3')).rejects.toThrow(UnreadableBattle);
    await expect(at.updated.start(at.there(ann))).rejects.toThrow(UnreadableBattle);
    expect([await at.posted(), at.log.length]).toEqual(['', 1]);
    expect(refusal(await at.updated.open(at.there(eve), 'toy', 'en'))).toBe('host-battle-here');
  });

  test.each(['start', 'resume'] as const)('it continues by %s with the version that can read it', async (how) => {
    const at = await twoBattles();
    await at.later(4, at.updated);
    await at.updated.resume();
    at.pass(100);
    await at.posts();
    if (how === 'start') accepted(await at.host.start(at.there(bob)));
    else await at.host.resume();
    expect((await at.lost()).status).toBe('playing');
    expect(await at.posted()).toContain('notice\nThe battle goes on.');
    const [row] = await at.store.deadlines((await at.lost()).id);
    expect((row!.dueAt!.getTime() - at.now().getTime()) / 3600_000).toBe(20);
  });

  test('it keeps a waiting order, and its dice', async () => {
    const at = await twoBattles();
    const draft = await at.host.preview(at.there(ann), 'X1 charge B1');
    if (draft instanceof Refusal) throw draft;
    accepted(await at.host.confirm(at.there(ann), draft.draft));
    const { id } = await at.lost();
    const waiting = await at.store.waiting(id);
    await at.updated.resume();
    expect(await at.store.waiting(id)).toEqual(waiting);
    await at.host.resume();
    accepted(await at.host.answer(at.there(bob), id, waiting!.no, 'run'));
    expect(await at.host.check(at.there(ann))).toMatchObject({ faults: [] });
    accepted(await at.host.resign(at.there(ann)));
    const history = accepted(await at.host.history(at.there(eve)));
    const told: Post[] = [];
    for await (const { post } of history.told) told.push(post);
    expect(told.filter((post) => shown(post) === STOPPED)).toHaveLength(1);
    const tellsCharge = ({ sentences }: Post) => sentences.some(({ says }) => says.includes('chose'));
    expect(told.filter(tellsCharge)).toHaveLength(1);
  });

  test('it is called off without being read', async () => {
    const at = await twoBattles();
    await at.updated.resume();
    await callOff(at, at.there(ann), at.updated);
    expect((await at.lost()).status).toBe('cancelled');
  });

  test.each([
    ['whose rules have changed', { toy: later }],
    ['whose rules are gone', { rulesets: new Map() }],
  ])('it is exported as it is stored, of a battle %s', async (_what, options) => {
    const at = await twoBattles();
    const whole = await at.host.export(at.there(ann));
    const file = await at.again(options).export(at.there(ann));
    if (whole instanceof Refusal || file instanceof Refusal) throw new Error('no file');
    const [before, after] = [whole, file].map(({ json }) => exported.parse(JSON.parse(json)));
    expect(before!.start.scenario).toContain('red X1');
    expect(after).toEqual({ ...before, start: { state: before!.start.state } });
  });

  test('it is not verified without its rules', async () => {
    const at = await twoBattles();
    await expect(at.again({ rulesets: new Map() }).check(at.there(ann))).rejects.toThrow(UnreadableBattle);
  });
});

describe('a list over battles', () => {
  test('a person’s list names the unreadable battle, with its link', async () => {
    const at = await twoBattles();
    const { running } = await at.updated.games(at.by(ann));
    const said = running.map(({ title, roles, turn, place }) => ({
      says: [title, ...roles, turn].map((each) => at.words.say('en', each)).join(' · '),
      channel: place?.channelId,
    }));
    expect(said).toEqual([
      { says: 'Toy battle · Red · this version of the bot cannot read the battle', channel: '78' },
      { says: 'Toy battle · Red · turn 1 of red', channel: '77' },
    ]);
  });

  test('a list survives a battle whose own row is wrong', async () => {
    const at = await twoBattles();
    const { id } = await at.lost();
    const why = 'the database holds a wrong Battle options';
    const wrong = {
      ...at.store,
      battle: async (asked: string) => {
        const battle = await at.store.battle(asked);
        return battle && asked === id ? { ...battle, options: {}, spoilt: { columns: { options: '{' }, why } } : battle;
      },
    };
    const log: string[] = [];
    const host = at.again({ store: wrong, failed: (_battle, error) => log.push(String(error)) });
    const { running } = await host.games(at.by(ann));
    expect(running.map(({ title }) => at.words.say('en', title))).toEqual(['Toy battle', 'Toy battle']);
    await host.tick();
    await at.later(30, host);
    expect(await at.posted()).toMatch(/The battle has stopped: part of its stored data cannot be read.*Bob/s);
    expect(log).toEqual([`UnreadableBattle: battle ${id} cannot be read: ${why}`]);
  });

  test('the clock of the others keeps running while the database fails in one', async () => {
    const at = await twoBattles();
    const { id } = await at.lost();
    const failing = { ...at.store, battle: async (asked: string) => (asked === id ? away() : at.store.battle(asked)) };
    const log: string[] = [];
    const host = at.again({ store: failing, failed: (battle, error) => log.push(`${battle}: ${String(error)}`) });
    await at.later(17, host);
    expect(await at.posted()).toBe('notice @1001\n⏳ Ann: your orders are due by <t:1767700800:f>.');
    expect(new Set(log)).toEqual(new Set([`${id}: Unreadable: the disk is gone`]));
    expect((await at.lost()).status).toBe('playing');
    await expect(at.again({ store: failing }).tick()).rejects.toThrow('1 battles cannot go on');
    await expect(host.games(at.by(ann))).rejects.toThrow('the disk is gone');
  });

  test('records an absence in the others, and says in which it could not', async () => {
    const at = await twoBattles();
    const reply = accepted(await at.updated.away(at.by(ann), '3 days'));
    expect(at.say(reply)).toContain('This could not be recorded in Toy battle, because of an error there.');
    expect(await at.posted()).toMatch(/Ann is away/);
    expect(at.say(accepted(await at.updated.back(at.by(ann))))).toContain('could not be recorded');
  });

  test('the channels to maintain include the status of an unreadable battle', async () => {
    const at = await twoBattles();
    const { id } = await at.lost();
    const upkeep = await at.updated.upkeep(id, true);
    expect(shown(upkeep!.status!.post)).toBe(
      'notice Toy battle\n' +
        'This version of the bot cannot read this battle, so nothing can be done in it for now. Nothing is lost.\n' +
        '  `/battle export` gives you the battle as a file, and `/battle cancel` calls it off. ' +
        'Once the bot has been fixed, `/battle start` resumes it.\n' +
        '  Red: Ann\n  Blue: Bob \\*the bold\\*\n  Umpire: Uma\\_',
    );
    await callOff(at, at.there(ann), at.updated);
    await at.updated.noted(id, { kind: 'status', messageId: 'm1' });
    expect(shown((await at.updated.upkeep(id, false))!.status!.post)).toBe('notice The battle was called off');
  });
});

function away(): never {
  throw new Unreadable(new Error('the disk is gone'));
}
