/**
 * Battles by text alone: these players see no pictures. They order from what `/describe`, cards, reports and alt texts
 * say, and read the result there too.
 */
import { expect, test } from 'vitest';
import { phrase } from '../../src/kernel/phrase.ts';
import { begin, order } from './game.ts';
import { allAlts, answerByChance, decided, described, known, lastAlt } from './reading.ts';
import { REAL } from './scenarios.ts';
import { openStage, type Stage } from './stage.ts';

const DARK = `title en "In the dark" fr "Dans le noir"
map 14 x 12
army red en "Austrians" fr "Autrichiens" points 800 edge south
army blue en "French" fr "Français" points 800 edge north
first red
turns 2
hex 0606 wood
red 7C heavy cavalry 0508 N
red 9L line infantry line 0910 NW
blue 3L line infantry column 0504 S
blue 4L line infantry line 0905 S
dice 6 5 1 6 6 6 5 5 4 2 1 6 3 3 6 6 5 4 3 2 1
`;

async function inTheDark(channel: string): Promise<Stage> {
  const title = phrase('bot-scenario', { name: 'Dark' });
  const scenarios = [{ name: 'dark', title, ruleset: 'sabreur-hex', text: DARK }];
  const stage = await openStage({ aide: { ...REAL, scenarios } });
  await begin(stage, channel, 'dark', { red: 'Alice', blue: 'Bruno', doctrine: 'ask' });
  return stage;
}

const strengthIn = (text: string): number => known(text, 'en').strength;

test('in English: found, faced, charged, and the losses; then the enemy comes nearer', async () => {
  const stage = await inTheDark('battle');
  const look = async (what?: string) => described(stage, 'Alice', 'battle', what);

  // The description names her units from flank to flank. Each acts on what is around it: one turns, one charges.
  const [, own = ''] = /^Red, from west to east: (.*)$/m.exec(await look()) ?? [];
  const units = [...own.matchAll(/(\w+) \(\d{4}\) faces/g)].map(([, id]) => id!);
  expect(units).toEqual(['7C', '9L']);
  const before = { '7C': await look('7C'), '3L': await look('3L') };
  const orders: string[] = [];
  for (const unit of units.toReversed()) {
    orders.push(decided(known(await look(unit), 'en'), 'en'));
    await order(stage, 'Alice', 'battle', orders.at(-1)!);
  }
  expect(orders).toEqual(['9L turn N', '7C charge 3L']);
  expect(await lastAlt(stage, 'battle')).toMatch(/^7C charges 3L\. .*7C goes from 0508 to 0505, .* 3L must choose\. /);

  // The alt text says whose decision it is; they take the choice with the best chance.
  const answers = await answerByChance(stage, 'battle', { '3L': 'Bruno', '7C': 'Alice' });
  expect(answers).toEqual(['3L: Stand firm · needs 7 or less · 58%', '7C: Attack · 8 dice', '3L: Stay · 14→12']);

  // The alt texts say what it cost, and the descriptions agree.
  const losses = (await allAlts(stage, 'battle')).flatMap((alt) => /3L loses (\d+)\./.exec(alt)?.[1] ?? []);
  expect(strengthIn(await look('3L'))).toBe(strengthIn(before['3L']) - Number(losses.at(-1)));
  const charger = known(await look('7C'), 'en');
  expect(charger.at).toBe('0505');
  expect(charger.strength).toBe(strengthIn(before['7C']));
  expect(await look('0505')).toContain('7C (Red), heavy cavalry in line, strength 12, facing north');

  // Bruno reads French. The one of his two units that is not engaged goes toward the enemy that it faces.
  const front = await described(stage, 'Bruno', 'battle', 'front');
  const [, id = '', far] = /(4L) \(0905\) fait face au 9L, à (\d+) cases, au sud/.exec(front) ?? [];
  const march = decided(known(await described(stage, 'Bruno', 'battle', id), 'fr'), 'fr');
  expect(march).toMatch(/^4L marche \d{4}$/);
  await order(stage, 'Bruno', 'battle', march);
  const to = march.slice(-4);
  expect((await allAlts(stage, 'battle')).some((alt) => alt.includes(`4L goes from 0905 to ${to}.`))).toBe(true);
  expect(await look('front 9L')).toContain(`9L in 0910 (clear ground)`);
  expect(await look('front 9L')).toContain(`faces 4L, ${Number(far) - 1} hexes`);
});

test('en français : le champ, le front, un ordre, et ce qui en est sorti', async () => {
  const stage = await inTheDark('bataille');
  const look = async (what?: string) => described(stage, 'Bruno', 'bataille', what);
  const field = await look();
  expect(field).toContain('Au centre : un bois (0606)');
  const [, nearest = ''] = /Les lignes sont au plus près entre (\w+) et \w+ : à 4 cases\./.exec(field) ?? [];
  const text = decided(known(await look(nearest), 'fr'), 'fr');
  await order(stage, 'Alice', 'bataille', text);
  expect(await lastAlt(stage, 'bataille')).toMatch(
    /^Le 7C charge le 3L\. Le 7C va de 0508 à 0505, contre le 3L\. Le 3L doit choisir\. /,
  );
  const answers = await answerByChance(stage, 'bataille', { '3L': 'Bruno', '7C': 'Alice' });
  expect(answers[0]).toMatch(/^3L: Tenir ferme · /);
  const [lost] = (await allAlts(stage, 'bataille'))
    .flatMap((alt) => /Le 3L perd (\d+)\./.exec(alt)?.[1] ?? [])
    .slice(-1);
  expect(known(await look('3L'), 'fr').strength).toBe(20 - Number(lost));
});
