/** An umpire in a battle of Sabreur-hex: corrections while a charge waits, answers for an absent player, a pause. */
import { expect, test } from 'vitest';
import { begin, order } from './game.ts';
import { REAL } from './scenarios.ts';
import { buttonsOf, openCard, openStage, publicTexts, type Stage, textOf } from './stage.ts';

const players = { red: 'Alice', blue: 'Bruno', doctrine: 'ask' };

/** The cuirassiers of 7C charge 3L, and 3L is asked. */
async function charged(): Promise<Stage> {
  const stage = await openStage({ aide: REAL });
  await begin(stage, 'battle', 'skirmish', { ...players, umpire: 'Chloé' });
  await order(stage, 'Alice', 'battle', '7C charge 3L');
  expect(buttonsOf(await openCard(stage, 'battle')).length).toBeGreaterThan(1);
  return stage;
}

test('a correction while a charge waits annuls the charge, closes its card, and tells everyone', async () => {
  const stage = await charged();
  const preview = await stage.command('Chloé', 'battle', 'desk rule', { changes: '3L en 0504', why: 'mal posé' });
  expect(textOf(preview.response)).toMatch(
    /`3L en 0504`.*3L.*0504.*Cela annule l’ordre en attente\s:\s`7C charge 3L` \(Alice\)/s,
  );
  expect(await openCard(stage, 'battle')).toBeDefined();
  await stage.press('Chloé', preview.response!, 'Décider');
  expect(await openCard(stage, 'battle')).toBeUndefined();
  const told = (await publicTexts(stage, 'battle')).slice(-2).join('\n');
  expect(told).toMatch(
    /<@\d+>.*⚖ The umpire, Chloé, cancels `7C charge 3L` \(Alice\): “mal posé”.*⚖ The umpire, Chloé, rules: “mal posé”.*0504/s,
  );
  const unit = await stage.command('Alice', 'battle', 'unit', { unit: '3L' });
  expect(textOf(unit.response)).toContain('0504');
  // The charge cost nothing, and can be ordered again from the current position.
  await order(stage, 'Alice', 'battle', '7C charge 3L');
  expect(await openCard(stage, 'battle')).toBeDefined();
});

test('the umpire answers for an absent player, and the charge goes on; the report says who answered', async () => {
  const stage = await charged();
  const offered = await stage.as('Chloé').complete('battle', 'desk answer', 'text', { text: 'ti' });
  expect(offered.choices?.map(({ name }) => name)).toContain('tient');
  await stage.command('Chloé', 'battle', 'desk answer', { text: 'tient', why: 'Bruno est en voyage' });
  const texts = (await publicTexts(stage, 'battle')).join('\n');
  expect(texts).toContain('⚖ The umpire, Chloé, answers for Blue (Bruno): “Bruno est en voyage”');
  expect(texts).toMatch(/### 3L waits without moving\n-# Stand firm \(given by the umpire\)/);
  // What is asked next is Alice's own to answer.
  expect(textOf(await openCard(stage, 'battle'))).toContain('Does **7C** attack?');
});

test('in a pause nothing is played, neither by button nor by order; only the umpire ends it', async () => {
  const stage = await charged();
  const card = (await openCard(stage, 'battle'))!;
  await stage.command('Chloé', 'battle', 'desk pause', { why: 'on vérifie le livret' });
  expect((await publicTexts(stage, 'battle')).at(-1)).toMatch(
    /<@\d+> <@\d+>.*⚖ The umpire, Chloé, pauses the battle: “on vérifie le livret”/s,
  );
  const before = await publicTexts(stage, 'battle');
  await stage.press('Bruno', card, buttonsOf(card)[0]!.label);
  const told = (await stage.seen('Bruno', 'battle')).findLast(({ ephemeral }) => ephemeral);
  expect(textOf(told)).toContain('`/proposer reprise`');
  for (const [who, name, options] of [
    ['Alice', 'order', { text: '9L march 0907' }],
    ['Alice', 'propose undo', {}],
  ] as const) {
    const { response } = await stage.command(who, 'battle', name, options);
    expect([name, textOf(response)]).toEqual([name, expect.stringMatching(/paused|umpire/)]);
  }
  expect(textOf((await stage.command('Alice', 'battle', 'battle status')).response)).toContain(
    '“on vérifie le livret”',
  );
  expect(await publicTexts(stage, 'battle')).toEqual(before);
  expect(textOf((await stage.command('Bruno', 'battle', 'desk resume')).response)).toContain(
    'Cela revient à l’arbitre',
  );
  await stage.command('Chloé', 'battle', 'desk resume');
  await stage.press('Bruno', (await openCard(stage, 'battle'))!, buttonsOf(card)[0]!.label);
  expect((await publicTexts(stage, 'battle')).length).toBeGreaterThan(before.length + 1);
});

test('an umpire commands no units, a commander is not umpire, and no one becomes one in the middle of a battle', async () => {
  const stage = await charged();
  const asked = async (who: string, side: string) =>
    textOf((await stage.command(who, 'battle', 'battle join', { side })).response);
  expect(await asked('Chloé', 'blue')).toContain('Un arbitre ne commande aucun camp');
  expect(await asked('Dan', 'umpire')).toContain('Chloé is already the umpire');
  for (const part of ['annul', 'pause']) {
    const { response } = await stage.command('Alice', 'battle', `desk ${part}`, { why: 'because' });
    expect(textOf(response)).toContain('Chloé, the umpire');
  }
  await stage.command('Chloé', 'battle', 'battle leave');
  expect(await asked('Alice', 'umpire')).toContain('An umpire cannot command a side');
  expect(await asked('Dan', 'umpire')).toContain('only the person who opened it, or an administrator');
});
