/** A host with the toy ruleset on its own database, and people who use it. */
import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { createHost, type Host } from '../../src/host/create.ts';
import type { Deeds } from '../../src/host/verbs/desk/desk-shown.ts';
import type { Preview } from '../../src/host/battle/preview.ts';
import type { Reply, Request } from '../../src/host/request.ts';
import type { HostOptions, Scenario } from '../../src/host/battle/deps.ts';
import type { Post } from '../../src/host/post.ts';
import { rulesetsByName } from '../../src/host/ruleset.ts';
import { openStore, type Store } from '../../src/host/store/store.ts';
import { Refusal } from '../../src/kernel/play.ts';
import { phrase } from '../../src/kernel/phrase.ts';
import type { Words } from '../../src/words/words.ts';
import { closeLater } from './closing.ts';
import { freshDatabase } from './fresh-database.ts';
import { createToy, TOY_SCENARIO, type Toy } from './toy.ts';
import { toyWords } from './toy-words.ts';

export const ann = { id: '1001', name: 'Ann' };
export const bob = { id: '1002', name: 'Bob *the bold*' };
export const eve = { id: '1003', name: 'Eve' };
/** The umpire, in tests that have one. */
export const uma = { id: '1004', name: 'Uma_' };

export interface Room {
  readonly host: Host;
  readonly store: Store;
  readonly words: Words;
  /** A request by a person; each is another interaction unless named. */
  readonly by: (person: Request['person'], interaction?: string) => Request;
  /** The same by a server administrator. */
  readonly trusted: (person: Request['person']) => Request;
  /** Another host on the same database: the bot after a restart, or a second process. */
  readonly again: (options?: Partial<HostOptions> & { readonly toy?: Toy }) => Host;
  /** Posts not yet seen by this test, oldest first. */
  readonly posts: () => Promise<Post[]>;
  /** Gives an order as this person: preview and confirm. */
  readonly give: (person: Request['person'], text: string, host?: Host) => Promise<Reply>;
  /** Rules, or proposes, as this person: preview and confirm. */
  readonly rule: (person: Request['person'], deeds: Deeds, why?: string, host?: Host) => Promise<Reply>;
  /** Answers the open question as this person. */
  readonly answer: (person: Request['person'], answer: number | string, host?: Host) => Promise<Reply | Refusal>;
  readonly battle: () => Promise<NonNullable<Awaited<ReturnType<Store['battle']>>>>;
  readonly say: (what: Reply | Refusal | Preview) => string;
}

export function scenario(name: string, text: string): Scenario {
  return { name, title: phrase('toy-option', { text: name }), ruleset: 'toy', text };
}

/** `given`: how many interactions the battle has seen before. */
export async function room(options: Partial<HostOptions> = {}, given = 0): Promise<Room> {
  const store = options.store ?? (await openStore(await freshDatabase()));
  if (!options.store) closeLater(store.close);
  const words = toyWords();
  const again: Room['again'] = ({ toy = createToy(), ...more } = {}) =>
    createHost({
      store,
      words,
      rulesets: rulesetsByName({ toy }),
      clock: () => new Date('2026-01-01T12:00:00Z'),
      scenarios: [scenario('toy', TOY_SCENARIO)],
      rulesetOf: () => 'toy',
      scriptedDice: false,
      random: countedBytes(),
      ...options,
      ...more,
    });
  const host = again();
  let interactions = given;
  const by: Room['by'] = (person, interaction = `i${(interactions += 1)}`) => ({
    interaction,
    person,
    place: { channelId: '77', guildId: '7' },
    language: 'en',
    administrator: false,
  });
  const battle: Room['battle'] = async () => (await store.battleAt('77'))!;
  return {
    host,
    store,
    words,
    by,
    trusted: (person) => ({ ...by(person), administrator: true }),
    again,
    battle,
    posts: () => drain(store),
    give: async (person, text, at = host) => {
      const preview = await at.preview(by(person), text);
      if (preview instanceof Refusal) throw preview;
      return accepted(await at.confirm(by(person), preview.draft));
    },
    rule: async (person, deeds, why, at = host) => {
      const preview = await at.previewRuling(by(person), deeds, why);
      if (preview instanceof Refusal) throw preview;
      return accepted(await at.confirm(by(person), preview.draft));
    },
    answer: async (person, answer, at = host) => {
      const { id } = await battle();
      return at.answer(by(person), id, (await store.waiting(id))?.no ?? 0, answer);
    },
    say: (what) => {
      const says = what instanceof Refusal ? [what.says] : 'says' in what ? what.says : what.warns;
      return says.map((each) => words.say('en', each)).join('\n');
    },
  };
}

/** Bytes that differ from call to call but are the same in every run of a file, whichever files ran before it. */
function countedBytes(): (bytes: number) => Uint8Array {
  let calls = 0;
  const file = expect.getState().testPath ?? '';
  const prefix = (rooms.get(file) ?? 0) + 1;
  rooms.set(file, prefix);
  return (bytes) => {
    calls += 1;
    return createHash('sha512').update(`${prefix} ${calls}`).digest().subarray(0, bytes);
  };
}
const rooms = new Map<string, number>();

export async function drain(store: Store): Promise<Post[]> {
  const posts: Post[] = [];
  for (;;) {
    const leased = await store.lease(new Date('2026-01-01T12:00:00Z'), 'test', 60_000);
    if (leased.length === 0) return posts;
    for (const row of leased) {
      posts.push(row.post);
      await store.posted(row.id, `m${row.number}`);
    }
  }
}

export function accepted<T>(result: T | Refusal): T {
  if (result instanceof Refusal) throw result;
  return result;
}

/** Cancels the battle, by default as a server administrator. */
export async function callOff(at: Room, request = at.trusted(eve), host = at.host): Promise<Reply> {
  const { battle, ways } = accepted(await host.beforeCancel(request));
  return accepted(await host.cancel(request, { battle, way: ways.at(-1)!, why: 'We must stop.' }));
}

/** Whose pseudonym it is: their id. */
export async function pseudonyms({ store, battle }: Pick<Room, 'store' | 'battle'>) {
  const participants = await store.participants((await battle()).id);
  return (person: string | undefined) => participants.find(({ pseudonym }) => pseudonym === person)?.userId;
}

/** The message id of a refusal. */
export function refusal(result: unknown): string {
  expect(result).toBeInstanceOf(Refusal);
  return (result as Refusal).says.id;
}

/** Ann commands Red, Bob commands Blue, and the first order points are rolled. */
export async function startedRoom(options: Partial<HostOptions> = {}, name = 'toy'): Promise<Room> {
  const at = await room(options);
  accepted(await at.host.open(at.by(ann), name, 'en'));
  accepted(await at.host.join(at.by(ann), 'red'));
  accepted(await at.host.join(at.by(bob), 'blue'));
  accepted(await at.host.start(at.by(ann)));
  return at;
}

/** A practice battle that starts with these dice. */
export function withDice(dice: string): Promise<Room> {
  const text = `${TOY_SCENARIO}dice ${dice}\n`;
  return startedRoom({ scenarios: [scenario('toy', text)], scriptedDice: true });
}

/** A post as a few lines, to read in a test. */
export function shown(post: Post): string {
  const lines = post.sentences.flatMap(({ says, dice }) => [says, ...dice.map((die) => `  ${die}`)]);
  const choices = post.question?.choices.map(({ label, grave }) => (grave ? `!${label}` : label)).join(' | ');
  return [
    `${post.kind}${post.title === undefined ? '' : ` ${post.title}`}${post.calls.length > 0 ? ` @${post.calls.join(' @')}` : ''}`,
    ...lines,
    ...(choices === undefined ? [] : [`[${choices}]`]),
    ...(post.footer.length > 0 ? [`-- ${post.footer.join(' · ').replace(/Chain [0-9a-f]{8}/, 'Chain #')}`] : []),
  ].join('\n');
}
