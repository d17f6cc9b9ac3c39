/** A generated battle: its progress, the result, and the press that saves it. The fighting itself is left out. */
import { expect, test } from 'vitest';
import { sabreurHex } from '../../src/rules/sabreur-hex/index.ts';
import { type Scales, Stopped } from '../../src/selfplay/scales.ts';
import { REAL } from './scenarios.ts';
import { openStage, picturesOf, publicTexts, type Stage, textOf } from './stage.ts';

/** A real battle, without the two hundred battles that balance it. */
const dealt: Scales['balance'] = async ({ wish, battles }, said) => {
  said({ deal: 1, doing: 'looking', battles: 12 });
  const text = sabreurHex.random!.deal(wish)!;
  return { text, tally: { red: 103, blue: battles - 103, draw: 0 }, isBalanced: true, deals: 1, fought: battles };
};

function stage(balance: Scales['balance'], close: Scales['close'] = async () => undefined): Promise<Stage> {
  return openStage({ aide: { ...REAL, scales: { balance, close } } });
}

const SMALL = { size: 'small', points: '600', red: 'France', blue: 'Autriche' };

/** The newest message that only this person sees. */
async function reply(on: Stage, who: string) {
  const own = (await on.seen(who, 'battle')).filter(({ ephemeral }) => ephemeral);
  return own.at(-1);
}

test('it is generated, shown with its file, saved with a button, and opened', async () => {
  const on = await stage(dealt);
  await on.command('Alice', 'battle', 'scenario random', SMALL);
  const made = await reply(on, 'Alice');
  expect(textOf(made)).toContain('Red won **51.5%** of 200 battles of the bot against itself.');
  expect(textOf(made)).toContain('in a game of 600.');
  expect(picturesOf(made)).toHaveLength(1);
  expect(picturesOf(made)[0]!.description).toContain('Turn 1 of 10');
  expect(JSON.stringify(made!.components)).toMatch(/"name":"[a-z0-9-]+\.txt"/);
  expect(await publicTexts(on, 'battle')).toEqual([]);
  await on.press('Alice', made!, 'Save for this server');
  const kept = textOf(await reply(on, 'Alice'));
  expect(kept).toMatch(/^Saved for this server as `[a-z0-9-]+`: `\/battle new` offers it\.$/);
  const name = /`([a-z0-9-]+)`/.exec(kept)![1]!;
  await on.press('Alice', made!, 'Save for this server');
  expect(textOf(await reply(on, 'Alice'))).toContain('already');
  await on.command('Bruno', 'battle', 'battle new', { scenario: name });
  expect((await publicTexts(on, 'battle')).join('\n')).toContain('Bruno opens a battle');
});

test('options are completed; contradictions are refused', async () => {
  const on = await stage(dealt);
  const offered = async (option: string, typed: string) =>
    (await on.as('Alice').complete('battle', 'scenario random', option, { size: 'small', [option]: typed })).choices;
  expect(await offered('blue', 'autr')).toEqual([]);
  expect(await offered('blue', 'aus')).toMatchObject([{ name: 'Austria', value: 'austria' }]);
  expect(await offered('points', '15')).toMatchObject([{ value: '1500' }]);
  await on.command('Alice', 'battle', 'scenario random', { size: 'small', points: 'many' });
  expect(textOf(await reply(on, 'Alice'))).toContain('points');
  await on.command('Alice', 'battle', 'scenario random', { size: 'small', red: 'Utopia' });
  expect(textOf(await reply(on, 'Alice'))).toContain('no armies of that nation');
});

test('a failure replaces the progress message, and stopping the bot stops the generation', async () => {
  const failing = await stage((_order, said) => {
    said({ deal: 1, doing: 'looking', battles: 3 });
    return Promise.reject(new Error('as wished'));
  });
  await failing.command('Alice', 'battle', 'scenario random', SMALL);
  expect(textOf(await reply(failing, 'Alice'))).toContain('Something went wrong on my side');

  let stop: (error: Error) => void = () => undefined;
  const on = await stage(
    () => new Promise((_done, failed) => (stop = failed)),
    async () => stop(new Stopped('closed')),
  );
  const { response } = await on.as('Alice').commandToTheEnd('battle', 'scenario random', SMALL);
  expect(textOf(response)).toContain('Generating terrain and armies');
  await on.aide.close();
  expect(textOf(await reply(on, 'Alice'))).toContain('The bot was stopped before the battle was generated');
});
