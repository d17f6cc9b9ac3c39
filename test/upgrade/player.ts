/** Plays a battle of an earlier version to its end, as everyone in it. */
import type { Reply, Request } from '../../src/host/request.ts';
import type { Battle, Waiting } from '../../src/host/store/store.ts';
import { Refusal, type Side } from '../../src/kernel/play.ts';
import type { SealedNext } from '../../src/kernel/open.ts';
import { robotAnswer } from '../../src/kernel/robot-answer.ts';
import { sealingOf } from '../../src/kernel/sealed.ts';
import type { Here, Opened } from './opened.ts';

/** Longer than any of these battles. */
const MOST = 200;
/** This many orders show that orders work; after that, turns only end. */
const ORDERS = 3;
/** What is special about these is over by then, so one side resigns, which saves time. */
const GIVEN_UP = ['bataille', 'mustering', 'paused', 'motions', 'library', 'halted'];

/**
 * Does whatever is due until the battle is over. The first order is taken back, and given again. `resigning`: a side
 * resigns after its orders, in every battle.
 */
export async function playToTheEnd(at: Opened, here: Here, { resigning }: { resigning: boolean }): Promise<void> {
  const orders = { given: 0, last: resigning || GIVEN_UP.includes(here.name) };
  for (let moves = 0; moves < MOST; moves++) {
    await at.host.idle();
    const battle = await here.battle();
    if (battle.status === 'over') return;
    await move({ ...at, here, battle, orders });
  }
  throw new Error(`#${here.name} does not end`);
}

/** Everyone concerned agrees to a proposal. */
export async function agreed(at: Opened, here: Here): Promise<void> {
  for (let votes = 0; votes < MOST; votes++) {
    const battle = await here.battle();
    const motions = await at.store.motions(battle.id);
    if (motions.length === 0) return;
    await vote({ ...at, here, battle, orders: { given: 0, last: false } }, motions);
  }
  throw new Error(`#${here.name}: what is proposed stays open`);
}

interface Moment extends Opened {
  readonly here: Here;
  readonly battle: Battle;
  /** `last`: a side resigns after them. */
  readonly orders: { given: number; readonly last: boolean };
}

async function move(at: Moment): Promise<void> {
  const { here, battle, store } = at;
  const rules = at.rules(battle);
  const waiting = await store.waiting(battle.id);
  const motions = await store.motions(battle.id);
  const next = rules.next(rules.restore(battle.state));
  if (motions.length > 0) await vote(at, motions);
  else if (battle.status === 'mustering') await begin(at);
  else if (battle.status === 'paused') await unpause(at);
  else if (battle.status !== 'playing') throw new Error(`#${here.name} is ${battle.status}`);
  else if (waiting?.question) await answer(at, waiting, waiting.question);
  else if (next.kind === 'table') await settle(at, next.side);
  else if (next.kind === 'orders') await order(at, next.side);
  else if (next.kind === 'sealed') await write(at, next);
  else throw new Error(`#${here.name}: nobody is awaited`);
}

/** The commanders, optionally of one side; its C-in-C comes first. */
async function commanders({ here, battle, store }: Moment, side?: Side): Promise<readonly Request[]> {
  const seats = await store.seats(battle.id);
  const own = seats.filter((seat) => (side === undefined ? seat.side !== 'umpire' : seat.side === side));
  return own.toSorted((a, b) => Number(b.chief) - Number(a.chief)).map(({ userId }) => here.of(userId));
}

/** Tries one person after the other until the host accepts. */
async function accepted(
  { here }: Moment,
  requests: readonly Request[],
  verb: (request: Request) => Promise<Reply | Refusal>,
): Promise<void> {
  const why: string[] = [];
  for (const request of requests) {
    const reply = await verb(request);
    if (!(reply instanceof Refusal)) return;
    why.push(JSON.stringify(reply.says));
  }
  throw new Error(`#${here.name}: refused to everybody:\n${why.join('\n')}`);
}

/** Everyone agrees, except to a draw. */
async function vote(at: Moment, motions: readonly { readonly id: string; readonly kind: string }[]): Promise<void> {
  const { id, kind } = motions[0]!;
  await accepted(at, [...(await commanders(at)), at.here.by('Dan')], (by) =>
    at.host.vote(by, at.battle.id, id, kind !== 'draw'),
  );
}

async function begin(at: Moment): Promise<void> {
  const { host, battle, here } = at;
  const unsealed = (await at.store.sheets(battle.id)).filter(({ sealed }) => !sealed);
  if (unsealed.length === 0) await accepted(at, [here.of(battle.openedBy)], host.start);
  for (const { side } of unsealed) {
    const [by] = await commanders(at, side);
    const [lineUp] = await host.lineUps(by!);
    const orders = await host.deployment(by!, { lineUp: lineUp!.name });
    const written = orders instanceof Refusal ? orders : await host.preview(here.again(by!), orders);
    if (written instanceof Refusal) throw new Error(`#${here.name}: ${side} cannot set up`);
    await accepted(at, [here.again(by!)], host.done);
  }
}

async function unpause(at: Moment): Promise<void> {
  await accepted(at, await commanders(at), at.host.unpause);
}

async function answer(at: Moment, { no }: Waiting, question: NonNullable<Waiting['question']>): Promise<void> {
  const { host, battle } = at;
  const rules = at.rules(battle);
  const text = robotAnswer(rules, question, rules.restore(battle.state));
  await accepted(at, await commanders(at, question.to), (by) => host.answer(by, battle.id, no, text));
}

/** Steps left to the players are skipped: an umpire decides so, or a side proposes it. */
async function settle(at: Moment, side: Side): Promise<void> {
  const { host, here } = at;
  await accepted(at, [here.by('Dan'), ...(await commanders(at, side))], async (by) => {
    const preview = await host.previewRuling(by, { done: true });
    return preview instanceof Refusal ? preview : host.confirm(here.again(by), preview.draft);
  });
}

/** The rules' best idea; otherwise the turn ends, once all its commanders have said so. */
async function order(at: Moment, side: Side): Promise<void> {
  const { battle, orders, host, here } = at;
  const rules = at.rules(battle);
  const people = await commanders(at, side);
  if (orders.given >= ORDERS && orders.last) return accepted(at, people, host.resign);
  const ideas = orders.given < ORDERS ? rules.ideas(rules.view(rules.restore(battle.state), side), side) : [];
  for (const { text } of ideas) {
    const by = await firstWho(people, (each) => given(at, each, text));
    if (!by) continue;
    orders.given += 1;
    if (orders.given === 1) await accepted(at, [here.again(by)], (request) => host.undo(request));
    return;
  }
  const ended = await Promise.all(people.map((by) => given(at, by, rules.end)));
  if (!ended.includes(true)) throw new Error(`#${here.name}: ${side} can order nothing, not even the end of its turn`);
}

/** Each side that has not sealed its sheet writes an idea and seals it; if one is to resign, it does so instead. */
async function write(at: Moment, { sides }: SealedNext): Promise<void> {
  const { battle, orders, store } = at;
  const rules = at.rules(battle);
  const sheets = await store.sheets(battle.id);
  for (const side of sides.filter((each) => !sheets.some((row) => row.side === each && row.sealed))) {
    const people = await commanders(at, side);
    if (orders.given >= ORDERS && orders.last) return accepted(at, people, at.host.resign);
    const [idea] = rules.ideas(sealingOf(rules).alone(rules.restore(battle.state), side), side);
    if (idea && idea.text !== rules.end) await at.host.preview(people[0]!, idea.text);
    orders.given += 1;
    for (const by of people) await given(at, at.here.again(by), rules.end);
  }
}

async function firstWho(
  people: readonly Request[],
  does: (by: Request) => Promise<boolean>,
): Promise<Request | undefined> {
  for (const by of people) if (await does(by)) return by;
  return undefined;
}

async function given({ host, here }: Moment, by: Request, text: string): Promise<boolean> {
  const preview = await host.preview(by, text);
  if (preview instanceof Refusal) return false;
  const reply = await host.confirm(here.again(by), preview.draft);
  return !(reply instanceof Refusal);
}
