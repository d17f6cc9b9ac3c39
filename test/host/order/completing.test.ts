/** The completion of an answer: for whom the question is, in his words, and for nobody else. */
import { expect, test } from 'vitest';
import { rulesetsByName } from '../../../src/host/ruleset.ts';
import { rulesets } from '../../../src/rules/index.ts';
import { at as hexAt } from '../../help/position.ts';
import { accepted, ann, bob, eve, type Room, startedRoom } from '../../help/room.ts';

async function offered(at: Room, person: typeof ann, typed: string, language: 'en' | 'fr' = 'en'): Promise<string[]> {
  const completions = await at.host.completeAnswer({ ...at.by(person), language }, typed);
  expect(completions.every(({ shown, text }) => shown === text)).toBe(true);
  return completions.map(({ text }) => text);
}

test('the answers open to the side asked, then what may follow a comma', async () => {
  const at = await startedRoom();
  expect(await offered(at, bob, '')).toEqual([]);
  await at.give(ann, 'R1 charge B1');
  expect(await offered(at, bob, '')).toEqual(['stand', 'run']);
  expect(await offered(at, bob, 'R')).toEqual(['run']);
  expect(await offered(at, bob, 'stand')).toEqual(['stand', 'stand, if hit stay', 'stand, if hit flee']);
  expect(await offered(at, bob, 'stand, if hit f')).toEqual(['stand, if hit flee']);
  expect(await offered(at, bob, 'stand, fl')).toEqual(['stand, if hit flee']);
  expect(await offered(at, bob, 'stand, if hit stay, ')).toEqual([]);
  expect(await offered(at, bob, 'nonsense')).toEqual([]);
});

test('no one sees the questions of another player', async () => {
  const at = await startedRoom();
  await at.give(ann, 'R1 charge B1');
  expect(await offered(at, ann, '')).toEqual([]);
  expect(await offered(at, eve, '')).toEqual([]);
  accepted(await at.answer(bob, 'run'));
  expect(await offered(at, bob, '')).toEqual([]);
});

const FIELD = `title en "Charge" fr "Charge"
map 30 x 30
army red en "Austrians" fr "Autrichiens" points 1500 edge south
army blue en "French" fr "Français" points 1500 edge north
first red
turns 2
red 7C heavy cavalry ${hexAt(1, -4)} S
blue 3L line infantry column ${hexAt(0, 0)} N
blue 4L line infantry line ${hexAt(1, 0)} N
dice 6
`;

test('Sabreur-hex: in the reader’s language, whichever they type; and each offered text is understood', async () => {
  const title = { id: 'bot-scenario', args: { name: 'charge' } };
  const scenarios = [{ name: 'charge', title, ruleset: 'sabreur-hex', text: FIELD }];
  const at = await startedRoom({ rulesets: rulesetsByName(rulesets), scenarios, scriptedDice: true }, 'charge');
  accepted(await at.host.doctrine(at.by(bob), 'ask'));
  await at.give(ann, `7C charge 3L via ${hexAt(1, -1)}`);
  const all = await offered(at, bob, '', 'fr');
  expect(all).toContain('carré');
  expect(await offered(at, bob, 'car', 'fr')).toEqual(['carré']);
  expect(await offered(at, bob, 'squ', 'fr')).toEqual(['carré']);
  expect(await offered(at, bob, 'square, if fa', 'en')).toContain('square, if failed flee');
  expect(await offered(at, bob, 'carre, si e', 'fr')).toContain('carre, si échec fuit');
  expect(await offered(at, bob, 'carré, ami', 'fr')).toContain('carré, ami 4L tire');
  accepted(await at.answer(bob, 'carré, ami 4L tire, si échec fuit'));
  const { id } = await at.battle();
  expect((await at.store.tableEntries(id, 1, 20)).find(({ kind }) => kind === 'filed')?.data).toMatchObject({
    filed: [
      { kind: 'ASK-07', text: 'friend 4L fire' },
      { kind: 'ASK-10', text: 'flee' },
    ],
  });
});
