/** Twenty commanders a side with sixty units each, for two turns: everything goes on, and every message can be said. */
import { expect, test } from 'vitest';
import { Refusal } from '../../../src/kernel/play.ts';
import { messagesOf } from '../../../src/bot/messages/message.ts';
import { accepted, type Room } from '../../help/room.ts';
import { type Commander, commanders, mustered } from './army.ts';

const red = commanders(20, '70');
const blue = commanders(20, '71');

/** Sixty battalions a side, three rows deep, and room between them. */
function field(): string {
  const rank = (side: 'red' | 'blue', facing: string, rows: readonly number[]): string[] =>
    rows.flatMap((row, depth) =>
      Array.from({ length: 20 }, (_, n) => {
        const at = `${String(n * 2 + 1).padStart(2, '0')}${String(row).padStart(2, '0')}`;
        const id = `${(side === 'red' ? 100 : 200) + depth * 20 + n}${side === 'red' ? 'R' : 'B'}`;
        return `${side} ${id} line infantry column ${at} ${facing}`;
      }),
    );
  return [
    'title en "Twenty" fr "Vingt"',
    'map 40 x 20',
    'army red en "Reds" fr "Rouges" points 2000 edge south',
    'army blue en "Blues" fr "Bleus" points 2000 edge north',
    'turns 9',
    ...rank('red', 'N', [15, 17, 19]),
    ...rank('blue', 'S', [2, 4, 6]),
  ].join('\n');
}

async function fit(at: Room): Promise<number> {
  const posts = await at.posts();
  for (const post of posts) {
    const naming = { file: 'map.webp', markOf: (n: number) => n + 1, nonceOf: (n: number) => `n${n}` };
    for (const { components } of messagesOf(post, naming)) {
      const text = JSON.stringify(components).match(/"content":"(?:[^"\\]|\\.)*"/g) ?? [];
      const length = text.reduce(
        (sum, each) => sum + (JSON.parse(`{${each}}`) as { content: string }).content.length,
        0,
      );
      expect(length).toBeLessThanOrEqual(4000);
    }
    expect(post.calls.length).toBeLessThanOrEqual(25);
  }
  return posts.length;
}

/** The first idea of the rules for units of this commander. */
async function orderOne(at: Room, person: Commander, ideas: readonly string[]): Promise<boolean> {
  for (const text of ideas) {
    const preview = await at.host.preview(at.by(person), text);
    if (preview instanceof Refusal) continue;
    const given = await at.host.confirm(at.by(person), preview.draft);
    if (!(given instanceof Refusal)) return true;
  }
  return false;
}

test('twenty commanders and 120 units play two turns', async () => {
  const at = await mustered(field(), red, blue);
  const units = (side: string) =>
    at.host.units(at.by(red[0]!)).then((all) => all.filter(({ name }) => name.endsWith(side)));
  for (const [side, people] of [
    ['R', red],
    ['B', blue],
  ] as const) {
    const own = (await units(side)).map(({ name }) => name);
    for (const [n, person] of people.entries()) {
      if (n === 0) continue;
      accepted(
        await at.host.commandGive(at.by(people[0]!), person.id, own.filter((_, index) => index % 20 === n).join(' ')),
      );
    }
  }
  accepted(await at.host.start(at.by(red[0]!)));
  let said = await fit(at);
  for (const people of [red, blue, red, blue]) {
    const before = (await at.battle()).seq;
    for (const person of people) {
      const { state } = await at.battle();
      const points = (state as { orderPoints: number }).orderPoints;
      if (points > 0) {
        const own = (await at.store.seats((await at.battle()).id)).find(({ userId }) => userId === person.id)!.units;
        await orderOne(
          at,
          person,
          own.map((unit) => `${unit} march ${ahead(state, unit)}`),
        );
      }
      const done = await at.host.done(at.by(person));
      expect(['host-not-your-turn', 'seat-done-already', 'done']).toContain(
        done instanceof Refusal ? done.says.id : 'done',
      );
      said += await fit(at);
    }
    expect((await at.battle()).seq).toBeGreaterThan(before);
    const status = await at.host.status(at.by(people[3]!));
    if (status instanceof Refusal) throw status;
    const list = await at.host.commandList(at.by(people[3]!));
    if (list instanceof Refusal) throw list;
    expect(at.say(list as never).length).toBeLessThan(3800);
  }
  expect((await at.battle()).state).toMatchObject({ turn: 3, active: 'red' });
  expect(said).toBeGreaterThan(8);
});

/** The hex before a unit. */
function ahead(state: unknown, id: string): string {
  const unit = (state as { units: readonly { id: string; at: string; facing: number; side: string }[] }).units.find(
    (each) => each.id === id,
  );
  if (!unit) return '0101';
  const [col, row] = [unit.at.slice(0, 2), Number(unit.at.slice(2))];
  return `${col}${String(row + (unit.side === 'red' ? -1 : 1)).padStart(2, '0')}`;
}
