/** Who may what at the desk, and beside it: every verb, tried by everybody, in every state a battle can be in. */
import { expect, test } from 'vitest';
import type { Host } from '../../../src/host/create.ts';
import type { Request } from '../../../src/host/request.ts';
import { Refusal } from '../../../src/kernel/play.ts';
import { accepted, ann, bob, eve, room, type Room, startedRoom, uma } from '../../help/room.ts';
import { MAY } from './desk-may-table.ts';

const WHY = 'as agreed';

/** Thrown at the moment a verb would be stored: it is allowed, and the next one finds the battle as it was. */
class Allowed extends Error {}

type Verb = (host: Host, request: Request) => Promise<unknown>;

const verbs = (at: Room): Readonly<Record<string, Verb>> => ({
  show: (host, request) => host.deskView(request),
  form: (host, request) => host.deskForm(request, 'losses'),
  rule: async (host, request) => {
    const preview = await host.previewRuling(request, 'R1 lose 1', WHY);
    return preview instanceof Refusal ? preview : host.confirm({ ...request, interaction: 'confirm' }, preview.draft);
  },
  throw: (host, request) => host.throwDice(request, { dice: '2d6', why: WHY }),
  annul: (host, request) => host.annul(request, WHY),
  'answer for': (host, request) => host.answerFor(request, 0, WHY),
  'open sheets': (host, request) => host.openSheets(request, WHY),
  pause: (host, request) => host.pause(request, WHY),
  unpause: (host, request) => host.unpause(request),
  order: (host, request) => host.preview(request, 'R1 move 3'),
  answer: async (host, request) => {
    const { id } = await at.battle();
    return host.answer(request, id, (await at.store.waiting(id))?.no ?? 0, 0);
  },
  undo: (host, request) => host.undo(request),
  resign: (host, request) => host.resign(request),
  start: (host, request) => host.start(request),
  cancel: async (host, request) => {
    const before = await host.beforeCancel(request);
    if (before instanceof Refusal) return before;
    return host.cancel(request, { battle: before.battle, way: before.ways.at(-1)!, why: WHY });
  },
  'join as umpire': (host, request) => host.join(request, 'umpire'),
});

const people = (at: Room): Readonly<Record<string, Request>> => ({
  umpire: at.by(uma),
  red: at.by(ann),
  blue: at.by(bob),
  stranger: at.by(eve),
  administrator: { ...at.by({ id: '1005', name: 'Ada' }), administrator: true },
});

/** Battles in every state. Where somebody must be the umpire first, he leaves again if the battle is to have none. */
const states: Readonly<Record<string, (umpire: boolean) => Promise<Room>>> = {
  mustering: async (umpire) => {
    const at = await room();
    accepted(await at.host.open(at.by(ann), 'toy', 'en'));
    accepted(await at.host.join(at.by(ann), 'red'));
    accepted(await at.host.join(at.by(bob), 'blue'));
    if (umpire) accepted(await at.host.join(at.trusted(uma), 'umpire'));
    return at;
  },
  'at rest': (umpire) => seated(umpire, (at) => at.give(ann, 'R1 move 4')),
  'an order waits': (umpire) => seated(umpire, (at) => at.give(ann, 'R1 charge B1')),
  'a step is open': (umpire) => seated(umpire, (at) => at.give(ann, 'parley')),
  'a proposal waits': async (umpire) => {
    const at = await seated(false, (early) => early.rule(ann, 'R1 lose 1', WHY));
    if (umpire) accepted(await at.host.join(at.trusted(uma), 'umpire'));
    return at;
  },
  paused: async (umpire) => {
    const at = await seated(true, async (early) => {
      await early.give(ann, 'R1 charge B1');
      accepted(await early.host.pause(early.by(uma), WHY));
    });
    if (!umpire) accepted(await at.host.leave(at.by(uma)));
    return at;
  },
  over: (umpire) => seated(umpire, async (at) => accepted(await at.host.resign(at.by(ann)))),
};

async function seated(umpire: boolean, bring: (at: Room) => Promise<unknown>): Promise<Room> {
  const at = await startedRoom();
  if (umpire) accepted(await at.host.join(at.trusted(uma), 'umpire'));
  await bring(at);
  return at;
}

/** `yes`, or why not: the id of the refusal. */
async function outcome(verb: Verb, host: Host, request: Request): Promise<string> {
  try {
    const result = await verb(host, request);
    return result instanceof Refusal ? result.says.id.replace(/^host-/, '') : 'yes';
  } catch (error) {
    if (error instanceof Allowed) return 'yes';
    throw error;
  }
}

/** A line for each verb, or for several that end alike. */
async function table(at: Room): Promise<readonly string[]> {
  const aborting = at.again({
    at: (point) => {
      if (point === 'committing') throw new Allowed();
    },
  });
  const lines = new Map<string, string[]>();
  for (const [name, verb] of Object.entries(verbs(at))) {
    const came = new Map<string, string[]>();
    for (const [person, request] of Object.entries(people(at))) {
      const what = await outcome(verb, aborting, { ...request, interaction: `${name} ${person}` });
      came.set(what, [...(came.get(what) ?? []), person]);
    }
    const line =
      came.size === 1 ? [...came.keys()][0]! : [...came].map(([what, who]) => `${what}: ${who.join(' ')}`).join(' · ');
    lines.set(line, [...(lines.get(line) ?? []), name]);
  }
  return [...lines].map(([line, names]) => `${names.join(', ')} -> ${line}`);
}

test.each(Object.keys(MAY))('desk permissions: %s', async (name) => {
  const [state, umpire] = name.split(', ');
  const at = await states[state!]!(umpire === 'with an umpire');
  expect(await table(at)).toEqual(MAY[name]);
});
