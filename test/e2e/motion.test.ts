/** Two people agree, or do not, with a proposal's buttons; the bot may be restarted in between. */
import { expect, test } from 'vitest';
import type { Seen } from '../practice/visit.ts';
import { begin, order } from './game.ts';
import { REAL } from './scenarios.ts';
import { buttonsOf, openStage, picturesOf, publicTexts, type Stage, textOf } from './stage.ts';

const CHANNEL = 'battle';

/** The post that can still be voted on. */
async function ballot(stage: Stage): Promise<Seen | undefined> {
  const messages = await stage.seen('Dan', CHANNEL);
  return messages.findLast((message) => buttonsOf(message).some(({ id }) => id.startsWith('vote:')));
}

test('a charge is taken back by agreement, across a restart, and charged again with the same dice', async () => {
  const stage = await openStage({ aide: REAL });
  await begin(stage, CHANNEL, 'skirmish', { red: 'Alice', blue: 'Bruno' });
  await order(stage, 'Alice', CHANNEL, '7C charge 3L, attack, pursue');
  const report = (await publicTexts(stage, CHANNEL)).find((text) => text.includes('Shock'));
  expect(report).toBeDefined();

  const { response } = await stage.command('Alice', CHANNEL, 'propose undo');
  expect(textOf(response)).toBe('Proposed. Still to agree: Bruno.');
  const proposal = (await ballot(stage))!;
  expect(textOf(proposal)).toMatch(/<@\d+>.*Alice proposes to undo `7C charge 3L.*would change.*\*\*3L\*\*/s);
  expect(picturesOf(proposal)).toHaveLength(1);
  expect(buttonsOf(proposal).map(({ label }) => label)).toEqual(['Agree', 'Refuse']);

  await stage.restart();
  const stranger = await stage.press('Dan', proposal, 'Agree');
  expect(stranger.error).toBeUndefined();
  expect(textOf((await stage.seen('Dan', CHANNEL)).findLast(({ ephemeral }) => ephemeral))).toContain(
    'You are not asked',
  );
  await stage.press('Bruno', proposal, 'Agree');
  expect(await ballot(stage)).toBeUndefined();
  const closed = (await stage.seen('Dan', CHANNEL)).find(({ id }) => id === proposal.id);
  expect(textOf(closed)).toContain('✓ Agree');
  expect(picturesOf(closed)).toHaveLength(1);
  expect((await publicTexts(stage, CHANNEL)).at(-1)).toMatch(
    /By agreement of Alice and Bruno, `7C charge 3L.*The same order would get the same dice\./s,
  );

  await order(stage, 'Alice', CHANNEL, '7C charge 3L, attack, pursue');
  const again = (await publicTexts(stage, CHANNEL)).findLast((text) => text.includes('Shock'));
  const plain = (text: string | undefined) => text?.replace(/Chain [0-9a-f]+/g, 'Chain');
  expect(plain(again)).toBe(plain(report));
});

test('a proposal under its former command name works, and its author reads where it is now', async () => {
  const stage = await openStage({ aide: REAL });
  await begin(stage, CHANNEL, 'skirmish', { red: 'Alice', blue: 'Bruno' });
  const offered = await stage.command('Alice', CHANNEL, 'battle draw');
  expect(textOf(offered.response)).toMatch(/^Proposed\. .*\n-# This command is now `\/propose draw`\./);
  const agreed = await stage.command('Bruno', CHANNEL, 'battle draw');
  expect(textOf(agreed.response)).toContain('Cette commande est devenue `/proposer nulle`.');
  expect((await publicTexts(stage, CHANNEL)).join('\n')).toContain('the battle ends in a draw.');
});

test('a pause refused, a pause by both, and a draw that ends it', async () => {
  const stage = await openStage({ aide: REAL });
  await begin(stage, CHANNEL, 'skirmish', { red: 'Alice', blue: 'Bruno' });
  await stage.command('Alice', CHANNEL, 'propose pause', { why: 'supper' });
  await stage.press('Bruno', (await ballot(stage))!, 'Refuse');
  expect((await publicTexts(stage, CHANNEL)).at(-1)).toMatch(/<@\d+>.*Bruno rejects the proposal: a pause\./s);
  await stage.command('Alice', CHANNEL, 'propose pause', { why: 'supper' });
  // The same proposal from the other side is a vote for it.
  await stage.command('Bruno', CHANNEL, 'propose pause', { why: 'supper' });
  expect(await ballot(stage)).toBeUndefined();
  const paused = await stage.command('Bruno', CHANNEL, 'order', { text: '3L turn S' });
  expect(textOf(paused.response)).toContain('`/proposer reprise`');
  await stage.command('Bruno', CHANNEL, 'propose resume');
  await stage.press('Alice', (await ballot(stage))!, 'Agree');
  await stage.command('Bruno', CHANNEL, 'propose draw');
  const offer = (await ballot(stage))!;
  await stage.press('Alice', offer, 'Agree');
  const texts = await publicTexts(stage, CHANNEL);
  expect(texts.join('\n')).toContain('By agreement of Bruno and Alice, the battle ends in a draw.');
  expect(texts.join('\n')).toContain('both sides have agreed to a draw');
  const closed = (await stage.seen('Dan', CHANNEL)).find(({ id }) => id === offer.id);
  expect(buttonsOf(closed)).toEqual([]);
});
