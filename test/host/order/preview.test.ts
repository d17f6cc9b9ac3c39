/** What an order would do, in words, before it counts. */
import { expect, test } from 'vitest';
import { ordersText } from '../../../src/bot/features/preview.ts';
import { rulesetsByName } from '../../../src/host/ruleset.ts';
import { Refusal } from '../../../src/kernel/play.ts';
import { rulesets } from '../../../src/rules/index.ts';
import { ann, room, startedRoom } from '../../help/room.ts';

const NEAR = `title en "Near" fr "Près"
map 12 x 12
army red en "Austrians" fr "Autrichiens" points 1500 edge south
army blue en "French" fr "Français" points 1500 edge north
first red
turns 2
red 3L line infantry column 0505 N
red 5L line infantry line 0510 N strength 12 of 14
blue 1L line infantry line 0502 S
dice 6 6
`;

const { words } = await room();

async function shown(orders: string): Promise<string> {
  const scenarios = [
    { name: 'near', title: { id: 'bot-scenario', args: { name: 'near' } }, ruleset: 'sabreur-hex', text: NEAR },
  ];
  const at = await startedRoom({ rulesets: rulesetsByName(rulesets), scenarios, scriptedDice: true }, 'near');
  const preview = await at.host.preview(at.by(ann), orders);
  if (preview instanceof Refusal) throw preview;
  return ordersText({ say: words.say, language: 'en' }, preview.orders).join('\n');
}

test('the preview of a test gives its purpose and its chance, if nothing else comes first', async () => {
  expect(await shown('3L line')).toMatchInlineSnapshot(`
    "**\`3L line\`**
    3L tries to form line: 58%.
    -# Orders: 3L · 1 point, 2 left [ORDERS-06]
    -# Needs 7 or less"
  `);
  expect(await shown('5L rally')).toMatchInlineSnapshot(`
    "**\`5L rally\`**
    5L tries to rally: 58%.
    -# Orders: 5L · 1 point, 2 left [ORDERS-06]
    -# Needs 7 or less"
  `);
});

test('a shot says what it needs, not that the order goes out', async () => {
  expect(await shown('3L fire 1L')).toMatchInlineSnapshot(`
    "**\`3L fire 1L\`**
    3L fires on 1L at 3 hexes. At least one hit: 80%.
    -# Orders: 3L · 1 point, 2 left [ORDERS-06]
    -# 4 dice, each hits on 5+"
  `);
});

test('the preview shows what happens before the test first', async () => {
  expect(await shown('3L march 0504 then line')).toMatchInlineSnapshot(`
    "**\`3L march 0504 then line\`**
    **3L** advances 1 hex to 0504.
    -# Orders: 3L · 1 point, 2 left [ORDERS-06]
    3L tries to form line: 58%.
    -# Needs 7 or less"
  `);
});

test('it says once that the enemy has to answer a charge', async () => {
  const text = await shown('3L charge 1L');
  expect(text).toMatch(/has to answer/);
  expect(text).not.toContain('Then your opponent has a choice');
});
