/** Whole battles on a table by text alone, in English on one side and in French on the other. */
import { expect, test } from 'vitest';
import { SHIPPED } from '../help/books.ts';
import { soaking } from '../help/soak.ts';
import { answerAll, begin } from './game.ts';
import { allAlts, described } from './reading.ts';
import { type Commander, ending, lossesIn, movesIn, orderFor, standingIn, toldOf, tryOrder } from './reading-table.ts';
import { FOLD, REAL } from './scenarios.ts';
import { openStage, publicTexts, type Stage } from './stage.ts';

const BATTLE = 'battle';
const COMMANDERS: Readonly<Record<'red' | 'blue', Commander>> = {
  red: { name: 'Alice', side: 'red', language: 'en' },
  blue: { name: 'Bruno', side: 'blue', language: 'fr' },
};

/** A scenario of so many turns, whose fights the bot settles. */
function shortened(name: string, turns: number) {
  const found = [...SHIPPED, FOLD].find((each) => each.name === name)!;
  const isSettled = found.text.includes('variant fights simple');
  const fights = isSettled ? '$&' : '$&\nvariant fights simple';
  return { ...found, text: found.text.replace(/^turns \d+$/m, `turns ${turns}`).replace(/^first .*$/m, fights) };
}

const isOver = async (stage: Stage): Promise<boolean> =>
  (await publicTexts(stage, BATTLE)).some((text) => text.includes('The battle is over'));

/** Each unit of the side that is read of gets an order, if one is found. Returns what was ordered. */
async function turnOf(stage: Stage, who: Commander): Promise<string[]> {
  const given: string[] = [];
  const told = new Map<string, string>();
  for (const { id } of standingIn(await described(stage, who.name, BATTLE), who)) {
    const wish = await orderFor(stage, BATTLE, who, id);
    const text = wish === undefined ? undefined : await tryOrder(stage, BATTLE, who, wish);
    if (text === undefined) continue;
    given.push(text);
    await answerAll(stage, BATTLE, { red: 'Alice', blue: 'Bruno' });
    const square = toldOf(await allAlts(stage, BATTLE), id);
    if (square !== undefined) told.set(id, square);
  }
  // What the texts beside the pictures told of each move, the description says too.
  const now = standingIn(await described(stage, who.name, BATTLE), who).filter(({ id }) => told.has(id));
  expect(now.map(({ id, square }) => `${id} ${square}`)).toEqual(now.map(({ id }) => `${id} ${told.get(id)}`));
  if (!(await isOver(stage))) await tryOrder(stage, BATTLE, who, ending(who));
  await answerAll(stage, BATTLE, { red: 'Alice', blue: 'Bruno' });
  return given;
}

test.each([
  ['ford', soaking ? 6 : 2, / charge /],
  ['fold', soaking ? 4 : 2, / (?:fire|tire) /],
  ...(soaking ? [['beacon', 6, / charge /] as const] : []),
] as const)('%s: %i turns', async (name, turns, attack) => {
  const stage = await openStage({ aide: { ...REAL, scenarios: [shortened(name, turns)] } });
  await begin(stage, BATTLE, name, { red: 'Alice', blue: 'Bruno' });
  const orders: string[] = [];
  for (let sides = 0; sides < 2 * turns && !(await isOver(stage)); sides += 1) {
    orders.push(...(await turnOf(stage, COMMANDERS[movesIn(await described(stage, 'Alice', BATTLE))])));
  }
  expect(await isOver(stage)).toBe(true);
  for (const wanted of [attack, / (?:advance|avance) /]) expect(orders.join('\n')).toMatch(wanted);
  // What the reports told of each loss, the description says too.
  const losses = lossesIn(await publicTexts(stage, BATTLE));
  for (const who of Object.values(COMMANDERS)) {
    const units = standingIn(await described(stage, who.name, BATTLE), who).filter(({ id }) => losses.has(id));
    expect(units.map(({ id, strength }) => [id, strength])).toEqual(units.map(({ id }) => [id, losses.get(id)]));
  }
  expect(losses.size).toBeGreaterThan(0);
});
