/** Two people write sheets in secret with the real client, and one plays against the bot: nobody else gets a byte of them. */
import { expect, test } from 'vitest';
import { rulesetsByName } from '../../src/host/ruleset.ts';
import { createSealedToy } from '../help/sealed-toy.ts';
import type { Seen } from '../practice/visit.ts';
import { begin } from './game.ts';
import { buttonsOf, openStage, picturesOf, publicTexts, type Stage, textOf } from './stage.ts';

const sealed = () => openStage({ aide: { rulesets: rulesetsByName({ toy: createSealedToy() }) } });

const labelsOf = (message: Seen | undefined) => buttonsOf(message).map(({ label }) => label);

/** The newest message with a button that seals. */
async function callOf(stage: Stage, who: string, channel: string): Promise<Seen> {
  const call = (await stage.seen('Dan', channel)).findLast((message) => labelsOf(message).includes('Seal'));
  expect(call, `${who} is called`).toBeDefined();
  return call!;
}

/** Writes by command; returns the private message. */
async function writes(stage: Stage, who: string, channel: string, text: string): Promise<Seen> {
  const { response, error } = await stage.command(who, channel, 'order', { text });
  expect(error).toBeUndefined();
  return response!;
}

/** The private message that a press has opened, past "is thinking". */
async function pressed(stage: Stage, who: string, channel: string, message: Seen, label: string): Promise<Seen> {
  const { response, error } = await stage.press(who, message, label);
  expect(error).toBeUndefined();
  return (await stage.seen(who, channel)).find(({ id }) => id === response!.id)!;
}

test('both write, take back, seal and reopen; what was sealed is carried out, and until then is theirs alone', async () => {
  const stage = await sealed();
  await begin(stage, 'battle', 'toy', { red: 'Alice', blue: 'Chloé' });
  const call = await callOf(stage, 'Alice', 'battle');
  expect(labelsOf(call)).toEqual(['Panel', 'Ideas', 'Seal']);
  expect(textOf(await pressed(stage, 'Alice', 'battle', call, 'Seal'))).toContain('You have sealed an empty sheet.');
  await stage.press('Alice', await writes(stage, 'Alice', 'battle', 'R1 line 6'), 'Reopen');
  const before = (await publicTexts(stage, 'battle')).length;

  const written = await writes(stage, 'Alice', 'battle', 'R1 line 6');
  expect(written.ephemeral).toBe(true);
  expect(textOf(written)).toContain('Written on your sheet, which only your side sees.');
  expect(textOf(written).match(/R1 line 6/g)).toHaveLength(1);
  expect(picturesOf(written)).toHaveLength(1);
  expect(labelsOf(written)).toEqual(['Panel', 'Take back', 'Seal']);
  const takesBack = async (message: Seen) => {
    expect((await stage.press('Alice', message, 'Take back')).error).toBeUndefined();
    return textOf((await stage.seen('Alice', 'battle')).find(({ id }) => id === message.id));
  };
  expect(await takesBack(written)).toContain('Nothing is written now');
  const more = await writes(stage, 'Alice', 'battle', 'R1 line 2');
  const most = await writes(stage, 'Alice', 'battle', 'R2 line 3');
  expect(await takesBack(most)).toContain('Still written:\n`R1 line 2`');
  expect(await takesBack(more)).toContain('Nothing is written now');
  const again = await writes(stage, 'Alice', 'battle', 'R1 line 4; R2 line 3');
  expect(textOf(again).match(/R[12] line \d/g)).toEqual(['R1 line 4', 'R2 line 3']);
  const third = await writes(stage, 'Alice', 'battle', 'R2 line 2');
  expect(textOf(third)).toContain('Also on it:\n`R1 line 4`');
  await stage.press('Alice', third, 'Take back');
  const struck = await writes(stage, 'Alice', 'battle', 'R2 nothing');
  expect(textOf(struck)).toContain('Written so far, for your side alone:\n`R1 line 4`');
  await stage.press('Alice', struck, 'Take back');

  // The panel shows the sheet, and writes.
  const panel = await stage.command('Chloé', 'battle', 'panel');
  const unit = buttonsOf(panel.response)[0]!;
  const first = await stage.press('Chloé', panel.response!, unit.label);
  const shown = async (id: string) => (await stage.seen('Chloé', 'battle')).find((each) => each.id === id)!;
  const { id } = panel.response!;
  expect(first.error).toBeUndefined();
  await stage.press('Chloé', await shown(id), 'B1 line 3');
  expect((await stage.press('Chloé', await shown(id), 'Confirmer')).error).toBeUndefined();
  expect(textOf(await shown(id))).toMatch(/pour votre camp seul\s:\n`B1 line 3`/);
  expect((await publicTexts(stage, 'battle')).length).toBe(before);

  await stage.press('Alice', again, 'Seal');
  const texts = await publicTexts(stage, 'battle');
  expect(texts.at(-1)).toContain('**Red** has sealed its orders (Alice).');
  const refused = await writes(stage, 'Alice', 'battle', 'R1 line 5');
  expect(labelsOf(refused)).toEqual(['Reopen']);
  await stage.press('Alice', refused, 'Reopen');
  await writes(stage, 'Alice', 'battle', 'R1 line 5');
  await stage.press('Alice', call, 'Seal');
  for (const who of ['Chloé', 'Dan']) {
    const all = (await stage.seen(who, 'battle')).map(textOf).join('\n');
    expect(all).not.toMatch(/R1 line|R2 line/);
  }

  await stage.press('Chloé', call, 'Seal');
  const told = (await publicTexts(stage, 'battle')).join('\n');
  expect(told).toContain('R1 carried 5');
  expect(told).toContain('B1 carried 3');
  expect(told).not.toMatch(/(R1|R2|B1) (line|lined) \d/);
  expect(labelsOf(await callOf(stage, 'Alice', 'battle'))).toContain('Seal');
});

test('a question whose answers are secret opens them to the person asked', async () => {
  const stage = await sealed();
  await begin(stage, 'battle', 'toy', { red: 'Alice', blue: 'Chloé' });
  await writes(stage, 'Alice', 'battle', 'R1 line 0');
  const call = await callOf(stage, 'Alice', 'battle');
  await stage.press('Alice', call, 'Seal');
  await stage.press('Chloé', call, 'Seal');
  const card = (await stage.seen('Dan', 'battle')).findLast((each) => labelsOf(each).includes('Answer'))!;
  expect(labelsOf(card)).toEqual(['Answer', 'Details']);
  expect(labelsOf(await pressed(stage, 'Chloé', 'battle', card, 'Answer'))).toEqual([]);
  const own = await pressed(stage, 'Alice', 'battle', card, 'Answer');
  expect(own.ephemeral).toBe(true);
  expect(labelsOf(own)).toEqual(['stand', 'run']);
  // A grave answer takes a second press.
  const grave = await pressed(stage, 'Alice', 'battle', own, 'run');
  await stage.press('Alice', grave, 'run');
  const after = (await stage.seen('Dan', 'battle')).find(({ id }) => id === card.id)!;
  expect(labelsOf(after)).not.toContain('Answer');
  expect((await publicTexts(stage, 'battle')).join('\n')).toContain('R1 carried 0');
});

test('against the bot each half goes on as soon as the visitor has sealed, also after a restart', async () => {
  const stage = await sealed();
  await stage.command('Alice', 'battle', 'battle new', { scenario: 'toy', solo: 'red' });
  await writes(stage, 'Alice', 'battle', 'R1 line 4');
  await stage.restart();
  for (let turn = 1; turn <= 3; turn += 1) {
    const call = await callOf(stage, 'Alice', 'battle');
    await stage.press('Alice', call, 'Seal');
  }
  const texts = (await publicTexts(stage, 'battle')).join('\n');
  expect(texts).toContain('R1 carried 4');
  expect(texts).toContain('B1 carried 3');
  expect(texts).toContain('The secret behind the dice');
});
