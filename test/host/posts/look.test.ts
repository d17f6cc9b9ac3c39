/** Looking closer: by anybody, at the position as far as it has come, in the reader's words. */
import { expect, test } from 'vitest';
import { rulesetsByName } from '../../../src/host/ruleset.ts';
import { Refusal } from '../../../src/kernel/play.ts';
import { rulesets } from '../../../src/rules/index.ts';
import { accepted, ann, bob, eve, refusal, type Room, room, startedRoom } from '../../help/room.ts';

const FIELD = `title en "Looks" fr "Regards"
map 20 x 20
army red en "Austrians" fr "Autrichiens" points 1500 edge south
army blue en "French" fr "Français" points 1500 edge north
first red
turns 2
red 7C heavy cavalry 0508 N
blue 3L line infantry column 0504 S
dice 6
`;

async function field(): Promise<Room> {
  const title = { id: 'bot-scenario', args: { name: 'looks' } };
  const scenarios = [{ name: 'looks', title, ruleset: 'sabreur-hex', text: FIELD }];
  return startedRoom({ rulesets: rulesetsByName(rulesets), scenarios, scriptedDice: true }, 'looks');
}

function said(at: Room, looked: Awaited<ReturnType<Room['host']['unit']>>): string {
  if (looked instanceof Refusal) throw looked;
  const { title, paragraphs } = looked.look;
  return [title, ...paragraphs.flat()].map((each) => at.words.say('en', each)).join('\n');
}

test('spectators may see a unit’s card and a line of sight, which change nothing', async () => {
  const at = await field();
  const before = await at.battle();
  await at.posts();
  const card = await at.host.unit(at.by(eve), '3L');
  expect(said(at, card)).toContain('Strength **20** of 20');
  expect(!(card instanceof Refusal) && card.scene.view).toEqual({ around: '0504', across: 10 });
  const sight = await at.host.sight(at.by(eve), '7C', '3L');
  expect(said(at, sight)).toContain('4 hexes apart');
  expect(!(sight instanceof Refusal) && sight.scene.marks).toMatchObject([{ kind: 'fire', from: '0508', to: '0504' }]);
  expect(await at.battle()).toEqual(before);
  expect(await at.posts()).toEqual([]);
});

test('a waiting order is shown as far as it has got', async () => {
  const at = await field();
  accepted(await at.host.doctrine(at.by(bob), 'ask'));
  await at.give(ann, '7C charge 3L');
  expect(said(at, await at.host.sight(at.by(eve), '7C', '3L'))).toContain('Adjacent');
  expect(said(at, await at.host.unit(at.by(eve), '3L'))).toContain('Engaged by 7C');
});

test('the units offered in completion, and input that is no unit', async () => {
  const at = await field();
  expect((await at.host.units(at.by(eve))).map(({ name }) => name)).toEqual(['7C', '3L']);
  expect(await at.host.unit(at.by(eve), '9X')).toBeInstanceOf(Refusal);
  expect(await at.host.unit(at.by(eve), '3X')).toMatchObject({ instead: ['3L'] });
  expect(await at.host.sight(at.by(eve), '3L', 'nowhere')).toBeInstanceOf(Refusal);
});

test('without a battle there is nothing to see', async () => {
  const at = await room();
  expect(refusal(await at.host.unit(at.by(eve), '3L'))).toBe('host-no-battle');
  expect(refusal(await at.host.sight(at.by(eve), '3L', '7C'))).toBe('host-no-battle');
  expect(await at.host.units(at.by(eve))).toEqual([]);
});
