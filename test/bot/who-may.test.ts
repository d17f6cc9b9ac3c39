/**
 * Who may do what: every command, button, menu and form, tried by everyone, during a turn, at a question and after the
 * end.
 */
import { expect, test } from 'vitest';
import { doings, type Tried, tried } from './who-may.ts';
import { PEOPLE, states } from './who-may-battles.ts';
import { USUAL, WHO_MAY } from './who-may-table.ts';

test('every battle has its table', () => {
  expect(Object.keys(WHO_MAY)).toEqual(Object.keys(states));
});

/** Who may use a command, as its own file says. */
const declared = new Map([...doings()].map(([name, { who }]) => [`/${name}`, who]));

/** In lines as in the table, one for all with the same outcome: whatever is not as usual. */
function unusual(all: readonly Tried[], usual: Readonly<Record<string, string>>): string[] {
  const rest = all.filter(({ name, outcome }) => usual[declared.get(name)?.join(' ') ?? ''] !== outcome);
  const lines = Map.groupBy(rest, ({ outcome }) => outcome);
  return [...lines].map(([line, tries]) => `${[...new Set(tries.map(({ name }) => name))].join(', ')} -> ${line}`);
}

test.each(Object.keys(states))('permissions of each command: %s', async (name) => {
  const all = await tried(await states[name]!());
  const beyond = all.flatMap((each) => {
    const people = declared.get(each.name)?.flatMap((who) => PEOPLE[who]);
    const others = people ? each.may.filter((person) => !people.includes(person)) : [];
    return others.map((person) => `${each.name} by ${person}`);
  });
  expect(beyond).toEqual([]);
  expect(unusual(all, USUAL[name]!)).toEqual(WHO_MAY[name]);
});
