/** The panel without Discord: steps, presses on what has changed, and an order given at its end. */
import { describe, expect, test } from 'vitest';
import type { PanelAt, PanelShown } from '../../src/host/verbs/panel/panel.ts';
import { Refusal } from '../../src/kernel/play.ts';
import type { Phrase } from '../../src/kernel/phrase.ts';
import { accepted, ann, bob, eve, refusal, type Room, startedRoom } from '../help/room.ts';

function shownTo(result: PanelShown | Refusal): PanelShown {
  if (result instanceof Refusal) throw result;
  return result;
}

/** The number of what says so. */
function numbered(room: Room, { rows }: PanelShown, says: string): number {
  const found = rows.flatMap(({ presses }) => presses).find((press) => room.words.say('en', press.says) === says);
  if (!found) throw new Error(`nothing says ${says}`);
  return found.n;
}

interface Sitting {
  readonly room: Room;
  readonly panel: () => PanelShown;
  readonly press: (says: string, at?: PanelAt) => Promise<PanelShown>;
  readonly type: (word: string) => Promise<PanelShown>;
  readonly notes: () => string[];
  readonly labels: () => string[];
}

/** Somebody, Ann unless it is said, at a panel. */
async function sitting(room: Room, who = ann): Promise<Sitting> {
  const { host } = room;
  let panel = shownTo(await host.openPanel(room.by(who)));
  const say = (says: Phrase) => room.words.say('en', says);
  return {
    room,
    panel: () => panel,
    press: async (says, at = panel.at) =>
      (panel = shownTo(await host.pressPanel(room.by(who), at, numbered(room, panel, says)))),
    type: async (word) => (panel = shownTo(await host.typePanel(room.by(who), panel.at, word))),
    notes: () => panel.notes.map(say),
    labels: () => panel.rows.flatMap(({ presses }) => presses.map((press) => say(press.says))),
  };
}

describe('a panel', () => {
  test('it leads button by button to an order that can be confirmed, and back', async () => {
    const room = await startedRoom();
    const { press, panel, labels } = await sitting(room);
    expect(labels()).toEqual(['R1', 'R2', 'end']);
    expect(panel().mayGoBack).toBe(false);
    await press('R1');
    await press('R1 move');
    expect(panel().typed?.example).toBe('7');
    await press('R1 move 5');
    expect(panel().orders.map(({ shown }) => shown)).toEqual(['R1 move 5']);
    const before = shownTo(await room.host.backPanel(room.by(ann), panel().at));
    expect(before.typed).toBeDefined();
    const again = shownTo(await room.host.pressPanel(room.by(ann), before.at, numbered(room, before, 'R1 move 5')));
    const { seq } = await room.battle();
    accepted(await room.host.confirmPanel(room.by(ann), again.at));
    expect((await room.battle()).seq).toBe(seq + 1);
    // It is done with: nothing of it can be pressed again.
    expect(refusal(await room.host.pressPanel(room.by(ann), again.at, 0))).toBe('panel-gone');
    expect(refusal(await room.host.confirmPanel(room.by(ann), again.at))).toBe('panel-gone');
  });

  test('it accepts a typed word, or gives the reason why not', async () => {
    const { press, type, panel, notes } = await sitting(await startedRoom());
    await press('R1');
    await press('R1 move');
    await type('far away');
    expect(notes()).toEqual([expect.stringContaining('what is far away?')]);
    await type('6');
    expect(panel().orders.map(({ shown }) => shown)).toEqual(['R1 move 6']);
  });

  test('a toggle changes the order, and Back returns to before it was first pressed', async () => {
    const { room, press, panel } = await sitting(await startedRoom());
    await press('R1');
    await press('R1 charge B1');
    await press('R1 charge B1, pursue yes');
    expect(panel().orders.map(({ shown }) => shown)).toEqual(['R1 charge B1, pursue yes']);
    await press('R1 charge B1, pursue no');
    const back = shownTo(await room.host.backPanel(room.by(ann), panel().at));
    expect(back.orders).toEqual([]);
    expect(room.words.say('en', back.asks)).toBe('R1');
  });

  test('it survives a restart: the next process continues from the same step', async () => {
    const room = await startedRoom();
    const { press, panel } = await sitting(room);
    await press('R2');
    const other = room.again();
    const next = shownTo(await other.pressPanel(room.by(ann), panel().at, numbered(room, panel(), 'R2 move')));
    expect(next.typed).toBeDefined();
  });

  test('a press on a step no longer shown changes nothing, and shows the current one', async () => {
    const room = await startedRoom();
    const { press, panel, notes, labels } = await sitting(room);
    const first = panel().at;
    await press('R1');
    const shown = shownTo(await room.host.pressPanel(room.by(ann), first, 1));
    expect(shown.notes.map((each) => each.id)).toEqual(['panel-moved-on']);
    expect(room.words.say('en', shown.asks)).toBe('R1');
    expect(notes()).toEqual([]);
    expect(labels()).toContain('R1 move');
  });

  test('it says what has happened since, and asks again what the order would do now', async () => {
    const room = await startedRoom();
    const { press, panel, notes } = await sitting(room);
    await press('R1');
    await room.give(ann, 'R2 move 3');
    await press('R1 move');
    expect(notes()).toEqual([expect.stringContaining('Since this was shown: Ann ordered `R2 move 3`')]);
    await press('R1 move 5');
    expect(notes()).toEqual([]);
    accepted(await room.host.confirmPanel(room.by(ann), panel().at));
  });

  test('an order that would now do something else is shown again with what has happened, not given', async () => {
    const room = await startedRoom();
    const { press, panel } = await sitting(room);
    await press('R1');
    await press('R1 move');
    await press('R1 move 5');
    await spend(room, 'R2');
    const { seq } = await room.battle();
    const stale = await room.host.confirmPanel(room.by(ann), panel().at);
    expect(stale).toBeInstanceOf(Refusal);
    const again = shownTo(await room.host.againPanel(room.by(ann), panel().at, stale as Refusal));
    const notes = again.notes.map((note) => room.words.say('en', note));
    expect(notes[0]).toMatch(/^Since this was shown: Ann ordered `R2 move \d`.*; 0 order points are left\.$/);
    expect(again.orders).toEqual([]);
    expect((await room.battle()).seq).toBe(seq);
  });

  test('it belongs to one person', async () => {
    const room = await startedRoom();
    const { panel } = await sitting(room);
    expect(refusal(await room.host.openPanel(room.by(eve)))).toBe('host-no-seat');
    expect(refusal(await room.host.pressPanel(room.by(bob), panel().at, 0))).toBe('panel-gone');
    expect(refusal(await room.host.confirmPanel(room.by(bob), panel().at))).toBe('panel-gone');
  });

  test('in the enemy’s turn its orders are planned, in sequence', async () => {
    const room = await startedRoom();
    const planned = async () => {
      const [plan] = await room.store.plans((await room.battle()).id);
      return (plan?.orders as { orders: { text: string }[] } | undefined)?.orders.map(({ text }) => text);
    };
    for (const to of ['5', '6']) {
      const { press, type, panel } = await sitting(room, bob);
      await press('B1');
      await press('B1 move');
      await type(to);
      expect([panel().plan, panel().orders]).toEqual([`B1 move ${to}`, []]);
      accepted(await room.host.confirmPanel(room.by(bob), panel().at));
      expect(refusal(await room.host.confirmPanel(room.by(bob), panel().at))).toBe('panel-gone');
    }
    expect(await planned()).toEqual(['B1 move 5', 'B1 move 6']);
  });

  test('orders made for a plan are not orders once the turn has come', async () => {
    const room = await startedRoom();
    const { press, type, panel } = await sitting(room, bob);
    await press('B1');
    await press('B1 move');
    await type('5');
    await room.give(ann, 'end');
    expect(refusal(await room.host.confirmPanel(room.by(bob), panel().at))).toBe('panel-moved-on');
    const again = shownTo(await room.host.againPanel(room.by(bob), panel().at));
    expect([again.plan, again.orders.map(({ shown }) => shown)]).toEqual([undefined, ['B1 move 5']]);
    accepted(await room.host.confirmPanel(room.by(bob), again.at));
  });

  test('it begins with the named unit', async () => {
    const room = await startedRoom();
    const shown = shownTo(await room.host.openPanel(room.by(ann), 'r2'));
    expect(room.words.say('en', shown.asks)).toBe('R2');
    expect(shown.mayGoBack).toBe(true);
  });

  test('a disabled button says why, and offers what would work instead', async () => {
    const room = await startedRoom();
    await spend(room, 'R1');
    const { press, panel, notes } = await sitting(room);
    await press('R1');
    expect(notes()).toEqual([expect.stringContaining('no points')]);
    const [instead] = panel().rows;
    expect(instead?.says?.id).toBe('panel-instead');
    const twin = instead!.presses[0]!.n;
    const ended = shownTo(await room.host.pressPanel(room.by(ann), panel().at, twin));
    expect(ended.orders.map(({ shown }) => shown)).toEqual(['end']);
  });

  test('it offers units only to their commander', async () => {
    const room = await startedRoom();
    const { id, revision } = await room.battle();
    const change = { side: 'red', userId: ann.id, patch: { units: ['R1'] } } as const;
    const add = { side: 'red', userId: eve.id, userName: eve.name, units: ['R2'] } as const;
    await room.store.commit({ at: new Date(), battle: { id, revision }, seats: { change: [change], add: [add] } });
    expect((await sitting(room)).labels()).toEqual(['R1', 'end']);
  });
});

/** Orders a unit to and fro until no point is left. */
async function spend(room: Room, unit: string): Promise<void> {
  for (let times = 0; (await points(room)) > 0; times++) await room.give(ann, `${unit} move ${3 + (times % 2)}`);
}

async function points(room: Room): Promise<number> {
  const battle = await room.battle();
  return (battle.state as { points: number }).points;
}
