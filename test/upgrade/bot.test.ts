/** The whole bot on the data of an earlier version: due posts are sent, and existing buttons work. */
import { expect, test } from 'vitest';
import { answerAll } from '../e2e/game.ts';
import { REAL } from '../e2e/scenarios.ts';
import { buttonsOf, openCard, openStage, publicTexts, type Stage, textOf } from '../e2e/stage.ts';
import { LANDINGS } from './kept.ts';
import { copied } from './opened.ts';

const PLAYERS = { red: 'Alice', blue: 'Bruno' };
const BOTH = [PLAYERS.red, PLAYERS.blue];
const FAILED = /Something went wrong on my side|Une (?:faute|erreur) de ma part/;
const ANNULLED = /changed the rules behind it|[Rr]ules have changed under an order|[Rr]ègles ont changé sous/;
const LOOKS = [
  ['battle status', {}],
  ['battle log', {}],
  ['battle map', {}],
  ['battle verify', {}],
  ['battle export', {}],
  ['battle export', { as: 'page' }],
] as const;
const OVER = /The secret (?:of|behind) the dice was/;

async function start(landing: string): Promise<Stage> {
  const { databaseUrl, dataDir } = copied(landing);
  const stage = await openStage({ practice: { dataDir }, aide: { ...REAL, databaseUrl } });
  await stage.settled();
  return stage;
}

/** The earlier version's card is answered; or the rules have changed for its order, and everyone is told. */
async function expectAnswered(stage: Stage, channel: string): Promise<void> {
  const card = (await openCard(stage, channel))!;
  expect(textOf(card)).toMatch(/<@\d+>/);
  const before = await publicTexts(stage, channel);
  await stage.press('Bruno', card, buttonsOf(card)[0]!.label);
  const after = await publicTexts(stage, channel);
  const isVoid = ANNULLED.test(before.join('\n'));
  expect(isVoid || after.length > before.length).toBe(true);
}

/** The moving player confirms an order that the earlier version previewed. */
async function confirmShown(stage: Stage, channel: string): Promise<void> {
  const before = await publicTexts(stage, channel);
  for (const who of BOTH) {
    for (const message of await stage.seen(who, channel)) {
      const confirm = buttonsOf(message).find(({ label }) => message.ephemeral && label.startsWith('Confirm'));
      if (confirm) await stage.press(who, message, confirm.label);
    }
  }
  expect((await publicTexts(stage, channel)).length).toBeGreaterThan(before.length);
}

/** Turns end and questions are answered until the battle is over. */
async function playToTheEnd(stage: Stage, channel: string): Promise<void> {
  for (let turns = 0; turns < 12; turns++) {
    for (const who of BOTH) {
      await answerAll(stage, channel, PLAYERS);
      const { response } = await stage.command(who, channel, 'order', { text: 'end' });
      const [confirm] = buttonsOf(response).filter(({ label }) => label.startsWith('Confirm'));
      if (confirm) await stage.press(who, response!, confirm.label);
    }
    if (OVER.test((await publicTexts(stage, channel)).join('\n'))) return;
  }
  throw new Error(`#${channel} does not end`);
}

async function expectNoFault(stage: Stage): Promise<void> {
  await stage.settled();
  const all = Object.values(stage.practice.world.messages).flat();
  expect(all.map(textOf).join('\n')).not.toMatch(FAILED);
  expect(stage.log.filter((line) => (JSON.parse(line) as { level: number }).level >= 50)).toEqual([]);
  expect(stage.stops).toEqual([]);
}

test.each(LANDINGS)('%s: a due card, a posted card, a previewed order', async (landing) => {
  const stage = await start(landing);
  const due = (await stage.seen('Dan', 'bataille')).filter((each) => /answer:/.test(JSON.stringify(buttonsOf(each))));
  expect(due).toHaveLength(1);
  await expectAnswered(stage, 'bataille');
  await expectAnswered(stage, 'asked');
  // Not every version had this rulebook.
  const channels = await stage.as('Bruno').channels();
  if (channels.some(({ name }) => name === 'skirmish-asked')) await expectAnswered(stage, 'skirmish-asked');
  await confirmShown(stage, 'under-way');
  await expectNoFault(stage);
});

test('a battle of the first version can be played to its end', async () => {
  const stage = await start(LANDINGS[0]!);
  await playToTheEnd(stage, 'under-way');
  for (const [name, options] of LOOKS) {
    const { response } = await stage.command('Bruno', 'under-way', name, options);
    expect([name, response?.failed]).toEqual([name, false]);
  }
  await expectNoFault(stage);
});
