/** What people and the bot may do, one after the other, in a game that an oracle follows. */
import { ChannelType, type Client, Routes } from 'discord.js';
import { expect } from 'vitest';
import { ids, type Practice } from '../../src/practice/server.ts';
import { type Name, type Oracle, placeOf, type Place, type Written } from './oracle.ts';
import { type Outcome, visitor } from './visit.ts';

/** How, and with which text, the bot answers the next command or press. */
export type Plan = { how: 'public' | 'private' | 'late' | 'twice'; says: string };

export type Game = {
  practice: Practice;
  client: Client;
  oracle: Oracle;
  plan: Plan;
  /** What each person has read so far, apart from their stream. */
  knows: Record<Name, string>;
  /** A unique text. */
  word: () => string;
};

/** An action of this person or of the bot; the numbers choose among the possibilities. */
type Deed = (game: Game, name: Name, b: number, c: number) => Promise<void>;

export const pick = <T>(list: readonly T[], n: number): T | undefined => list[n % Math.max(1, list.length)];

const compare = (a: string, b: string): number => (a < b ? -1 : 1);
const idOf: Record<Name, string> = { Alice: ids.alice, Bruno: ids.bruno, Chloé: ids.chloe, Dan: ids.dan };
const HOW = ['public', 'private', 'late', 'twice'] as const;

const as = ({ practice }: Game, name: Name) => visitor(practice.url, name);
const read = ({ knows }: Game, name: Name, what: unknown): void => void (knows[name] += JSON.stringify(what));
const placesOf = ({ oracle }: Game, name: Name) => oracle.places.filter(({ may }) => may.has(name));
const seenBy = ({ oracle }: Game, name: Name) =>
  oracle.living().filter((message) => oracle.readersOf(message).includes(name));
const publicOnes = ({ oracle }: Game) => oracle.living().filter(({ onlyFor }) => onlyFor === undefined);
const secretThreads = ({ oracle }: Game) => oracle.places.filter(({ isSecret }) => isSecret);

/** The bot creates something and returns its id. */
async function makes(game: Game, route: `/${string}`, body: object): Promise<string> {
  return ((await game.client.rest.post(route, { body })) as { id: string }).id;
}

export async function posts(game: Game, place: Place, more: object = {}): Promise<Written> {
  const says = game.word();
  const id = await makes(game, Routes.channelMessages(place.id), { content: says, ...more });
  return game.oracle.writes({ id, place, says, onlyFor: undefined, gone: false });
}

function answered(game: Game, name: Name, place: Place, { response }: Outcome): void {
  read(game, name, response);
  const { how, says } = game.plan;
  const onlyFor = how === 'public' ? undefined : name;
  if (response) game.oracle.writes({ id: response.id, place, says, onlyFor, gone: false });
}

async function dismiss(game: Game, name: Name, b: number): Promise<void> {
  const own = seenBy(game, name).filter(({ onlyFor }) => onlyFor === name);
  const message = pick(own, b);
  if (message === undefined) return;
  expect((await as(game, name).act('dismiss', { message: message.id })).status).toBe(200);
  message.gone = true;
}

/** Somebody has learnt an id by chance. */
async function pry(game: Game, name: Name, b: number): Promise<void> {
  const person = as(game, name);
  const seen = seenBy(game, name);
  const hidden = pick(
    game.oracle.living().filter((message) => !seen.includes(message)),
    b,
  );
  if (hidden === undefined) return;
  const { id, place } = hidden;
  const told = [await person.press(id, 'Go'), await person.act('dismiss', { message: id })] as { error?: string }[];
  if (!place.may.has(name)) {
    told.push(await person.command(place.id, 'say'));
    told.push(await person.ask('messages', { channel: place.id }));
    told.push(await person.ask('commands', { channel: place.id }));
  }
  expect(told.map(({ error }) => typeof error)).toEqual(told.map(() => 'string'));
  read(game, name, JSON.stringify(told).replaceAll(id, '').replaceAll(place.id, ''));
}

async function look(game: Game, name: Name): Promise<void> {
  const places = placesOf(game, name);
  const channels = await as(game, name).channels();
  read(game, name, channels);
  expect(channels.map(({ id }) => id).toSorted(compare)).toEqual(places.map(({ id }) => id).toSorted(compare));
  for (const place of places) {
    const messages = await as(game, name).messages(place.id);
    read(game, name, messages);
    const expected = seenBy(game, name).filter((message) => message.place === place);
    // A pin notice has no text.
    const contents = messages.map(({ content }) => content).filter((content) => content !== '');
    expect(contents).toEqual(expected.map(({ says }) => says));
  }
}

const ofPeople = {
  command: async (game, name, b, c) => {
    const place = pick(placesOf(game, name), b)!;
    game.plan = { how: pick(HOW, c)!, says: game.word() };
    answered(game, name, place, await as(game, name).commandToTheEnd(place.id, 'say'));
  },
  press: async (game, name, b, c) => {
    const message = pick(seenBy(game, name), b);
    if (message === undefined) return;
    game.plan = { how: pick(HOW, c)!, says: game.word() };
    const outcome = await as(game, name).pressToTheEnd(message.id, 'Go');
    if (outcome.error === undefined) answered(game, name, message.place, outcome);
  },
  dismiss,
  pry,
  look,
} satisfies Record<string, Deed>;

const ofTheBot = {
  post: async (game, _name, b) => void (await posts(game, pick(game.oracle.places, b)!)),
  letter: async (game, name) => {
    const id = await makes(game, Routes.userChannels(), { recipient_id: idOf[name] });
    const known = game.oracle.places.find((place) => place.id === id);
    await posts(game, known ?? game.oracle.opens(placeOf(id, [name])));
  },
  edit: async (game, _name, b) => {
    const message = pick(publicOnes(game), b);
    if (message === undefined) return;
    message.says = game.word();
    const body = { content: message.says };
    await game.client.rest.patch(Routes.channelMessage(message.place.id, message.id), { body });
    game.oracle.writes(message);
  },
  delete: async (game, _name, b) => {
    const message = pick(publicOnes(game), b);
    if (message === undefined) return;
    await game.client.rest.delete(Routes.channelMessage(message.place.id, message.id));
    message.gone = true;
  },
  pin: async ({ client, ...game }, _name, b) => {
    const message = pick(publicOnes({ client, ...game }), b);
    if (message) await client.rest.put(Routes.channelMessagesPin(message.place.id, message.id));
  },
  /** It may try to quote private messages, too. */
  quote: async (game, _name, b) => {
    const message = pick(game.oracle.living(), b);
    const message_reference = { message_id: message?.id, fail_if_not_exists: false };
    if (message) await posts(game, message.place, { message_reference });
  },
  typing: async ({ client, oracle }, _name, b) =>
    void (await client.rest.post(Routes.channelTyping(pick(oracle.places, b)!.id))),
} satisfies Record<string, Deed>;

const ofThreads = {
  thread: async (game, _name, b) => {
    const name = game.word();
    const parent = pick([ids.battle, ids.tavern], b)!;
    const id = await makes(game, Routes.threads(parent), { name, type: ChannelType.PrivateThread });
    game.oracle.opens({ ...placeOf(id, ['Alice']), isSecret: true, name });
  },
  /** A public thread on a message, which then shows the thread's state. */
  branch: async (game, _name, b) => {
    const { places } = game.oracle;
    const free = publicOnes(game).filter(
      ({ id, place }) => place.isRoot === true && places.every((each) => each.id !== id),
    );
    const from = pick(free, b);
    if (from === undefined) return;
    const name = game.word();
    await makes(game, Routes.threads(from.place.id, from.id), { name });
    game.oracle.opens({ ...placeOf(from.id, from.place.may), name });
  },
  add: async (game, name, b) => {
    const thread = pick(secretThreads(game), b);
    if (thread === undefined) return;
    await game.client.rest.put(Routes.threadMembers(thread.id, idOf[name]));
    game.oracle.enters(thread, name);
  },
  remove: async (game, name, b) => {
    const thread = pick(secretThreads(game), b);
    if (thread === undefined) return;
    await game.client.rest.delete(Routes.threadMembers(thread.id, idOf[name]));
    if (name !== 'Alice') thread.may.delete(name);
  },
  rename: async (game, _name, b) => {
    const thread = pick(secretThreads(game), b);
    if (thread === undefined) return;
    thread.name = game.word();
    await game.client.rest.patch(Routes.channel(thread.id), { body: { name: thread.name } });
    game.oracle.tell(thread.name, thread.may);
  },
  close: async ({ client, oracle, ...game }, _name, b) => {
    const thread = pick(secretThreads({ client, oracle, ...game }), b);
    if (thread === undefined) return;
    await client.rest.delete(Routes.channel(thread.id));
    oracle.places.splice(oracle.places.indexOf(thread), 1);
  },
} satisfies Record<string, Deed>;

export const DEEDS: Record<keyof typeof ofPeople | keyof typeof ofTheBot | keyof typeof ofThreads, Deed> = {
  ...ofPeople,
  ...ofTheBot,
  ...ofThreads,
};
