/** The desk with the real client: its message, buttons, forms, and who may press what. */
import { expect, test } from 'vitest';
import { until } from '../help/until.ts';
import type { Outcome } from '../practice/visit.ts';
import { begin, callOff, order } from './game.ts';
import {
  buttonsOf,
  deskWith,
  openCard,
  openStage,
  picturesOf,
  publicDesk,
  publicTexts,
  type Stage,
  type StageOptions,
  textOf,
} from './stage.ts';

const players = { red: 'Alice', blue: 'Bruno' };

/** The toy's battle with its parley open, with Dan as umpire or without one. */
async function atDesk(umpire: boolean, options: StageOptions = {}): Promise<Stage> {
  const stage = await openStage(options);
  await begin(stage, 'battle', 'toy', { ...players, ...(umpire && { umpire: 'Dan' }) });
  await order(stage, 'Alice', 'battle', 'parley');
  return stage;
}

async function toldTo(stage: Stage, who: string): Promise<string> {
  return textOf((await stage.seen(who, 'battle')).findLast(({ ephemeral }) => ephemeral));
}

/** A form's result: a private preview, or why not. */
function privately({ response, error }: Outcome): string {
  expect(error).toBeUndefined();
  expect(response?.ephemeral).toBe(true);
  return textOf(response);
}

test('a step left to the players is one message: the open matter, its units, the map, the buttons; those who decide are mentioned', async () => {
  const stage = await atDesk(true);
  const desk = await publicDesk(stage, 'battle');
  expect(textOf(desk)).toMatch(/^<@\d+> <@\d+>\n### .*\*\*the parley\*\*\n-# \*\*R1.*5 points\n/s);
  expect(textOf(desk)).toContain('Dan, the umpire, decides');
  expect(picturesOf(desk)).toHaveLength(1);
  expect(buttonsOf(desk).map(({ label }) => label)).toEqual([
    '🎲 1D6',
    '🎲 2D6',
    'Losses',
    'Other changes…',
    'Finish this step',
  ]);
});

test('with an umpire: rolls by both sides, losses by form, a ruling in words, continuing', async () => {
  const stage = await atDesk(true);
  const desk = await publicDesk(stage, 'battle');
  await stage.press('Bruno', desk, '🎲 2D6');
  expect((await publicTexts(stage, 'battle')).at(-1)).toMatch(/Bruno rolls.*\n-# 2D6: \d \d = \*\*\d+\*\*/);

  const filled = await stage.fill('Dan', desk, 'Losses', {
    Unit: 'B1',
    'how many': '2',
    'Reason (public)': 'the dice',
  });
  const preview = privately(filled);
  expect(preview).toContain('`B1 lose 2`');
  expect(preview).toContain('Reason: “the dice”');
  expect(buttonsOf(filled.response).map(({ label }) => label)).toEqual(['Decide', 'Back']);
  const before = await publicTexts(stage, 'battle');
  await stage.press('Dan', filled.response!, 'Back');
  expect(await publicTexts(stage, 'battle')).toEqual(before);

  const again = await stage.fill('Dan', desk, 'Losses', { unit: 'B1', n: '2', '-why': 'the dice' });
  await stage.press('Dan', again.response!, 'Decide');
  expect((await publicTexts(stage, 'battle')).at(-1)).toContain('⚖ The umpire, Dan, rules: “the dice”');

  const own = await stage.as('Dan').pressToTheEnd(desk.id, 'Other changes…');
  const words = await stage.fill('Dan', own.response!, 'As text', { 'The ruling, and why': 'the mill burns' });
  await stage.press('Dan', words.response!, 'Decide');
  expect((await publicTexts(stage, 'battle')).at(-1)).toContain('⚖ The umpire, Dan, rules: “the mill burns”');

  const { response } = await stage.as('Dan').pressToTheEnd(desk.id, 'Finish this step');
  expect(response?.ephemeral).toBe(true);
  await stage.press('Dan', response!, 'Decide');
  await order(stage, 'Alice', 'battle', 'R1 move 3');
  const log = textOf((await stage.command('Alice', 'battle', 'battle log')).response);
  expect(log).toMatch(/`2D6` · Bruno\n.*`B1 lose 2` · Dan \(umpire\).*`⚖` · Dan \(umpire\).*`done` · Dan \(umpire\)/s);
});

test('without an umpire: one proposal refused, one accepted', async () => {
  const stage = await atDesk(false);
  const desk = await publicDesk(stage, 'battle');
  const propose = async (why: string): Promise<void> => {
    const { response } = await stage.fill('Bruno', desk, 'Losses', { unit: 'R1', n: '1', '-why': why });
    expect(buttonsOf(response).map(({ label }) => label)).toEqual(['Proposer', 'Retour']);
    expect(textOf(response)).toContain('Alice');
    await stage.press('Bruno', response!, 'Proposer');
  };
  await propose('il y a un mur');
  const first = (await openCard(stage, 'battle'))!;
  expect(textOf(first)).toContain('Bruno proposes: “il y a un mur”');
  expect(buttonsOf(first).map(({ label }) => label)).toEqual(['Agreed', 'Not agreed']);
  await stage.press('Bruno', first, 'Agreed');
  expect(await toldTo(stage, 'Bruno')).toContain('Alice');
  await stage.press('Alice', first, 'Not agreed');
  expect((await publicTexts(stage, 'battle')).at(-1)).toContain('proposal was rejected');
  await propose('quand même');
  await stage.press('Alice', (await openCard(stage, 'battle'))!, 'Agreed');
  expect(await openCard(stage, 'battle')).toBeUndefined();
  expect((await publicTexts(stage, 'battle')).at(-1)).toMatch(/Both sides agree.*quand même.*R1 lost/s);
});

test('every report during the step links to the desk, privately and in the reader’s language', async () => {
  const stage = await atDesk(true);
  await stage.press('Alice', await publicDesk(stage, 'battle'), '🎲 1D6');
  const report = (await stage.seen('Dan', 'battle')).at(-1)!;
  expect(buttonsOf(report).map(({ label }) => label)).toEqual(['The desk', 'Details']);
  const { response } = await stage.as('Bruno').pressToTheEnd(report.id, 'The desk');
  expect(response?.ephemeral).toBe(true);
  expect(textOf(response)).toContain('the parley');
  expect(buttonsOf(response).map(({ label }) => label)).toContain('Continuer');
  await stage.press('Bruno', response!, '🎲 2D6');
  expect((await publicTexts(stage, 'battle')).at(-1)).toContain('Bruno rolls');
});

test('people without permission are refused privately, before they fill in anything', async () => {
  const stage = await atDesk(true);
  const desk = await publicDesk(stage, 'battle');
  const before = await publicTexts(stage, 'battle');
  for (const [who, label, why] of [
    ['Alice', 'Losses', 'Dan'],
    ['Alice', 'Finish this step', 'Dan'],
    ['Chloé', '🎲 1D6', 'aucun camp'],
    ['Chloé', 'Losses', 'aucun camp'],
  ] as const) {
    const { modal } = await stage.as(who).press(desk.id, label);
    await stage.settled();
    expect(modal).toBeUndefined();
    expect(await toldTo(stage, who)).toContain(why);
  }
  const own = await stage.as('Chloé').pressToTheEnd(desk.id, 'Other changes…');
  expect((await stage.as('Chloé').press(own.response!.id, 'En toutes lettres')).modal).toBeUndefined();
  await stage.settled();
  expect(await toldTo(stage, 'Chloé')).toContain('aucun camp');
  expect(await publicTexts(stage, 'battle')).toEqual(before);
});

test('a form chosen in a menu becomes the button of the same message, so that it can be used again and again', async () => {
  const stage = await atDesk(true);
  const own = await deskWith(stage, 'Dan', 'battle', 'Move');
  expect(buttonsOf(own).map(({ label }) => label)).toEqual(['🎲 1D6', '🎲 2D6', 'Move', 'As text', 'Finish this step']);
  expect(picturesOf(own)).toHaveLength(1);
  for (const hex of ['7', '6']) {
    const { response } = await stage.fill('Dan', own, 'Move', { unit: 'B1', to: hex, '-why': 'it stood there' });
    expect(privately({ response } as Outcome)).toContain(`\`B1 at ${hex}\``);
    await stage.press('Dan', response!, 'Decide');
    expect((await publicTexts(stage, 'battle')).at(-1)).toContain('[B1 moved]');
  }
});

test('errors in a form are answered with what to do; the desk stays', async () => {
  const stage = await atDesk(true);
  const desk = await publicDesk(stage, 'battle');
  expect(privately(await stage.fill('Dan', desk, 'Losses', { unit: 'B1', n: '2', '-why': ' a ' }))).toContain(
    'Give a reason',
  );
  const own = await deskWith(stage, 'Dan', 'battle', 'Move');
  expect(privately(await stage.fill('Dan', own, 'Move', { unit: 'B1', to: 'there', '-why': 'the dice' }))).toContain(
    'what is B1 at there?',
  );
  expect(buttonsOf(await publicDesk(stage, 'battle'))).toEqual(buttonsOf(desk));
});

test('the desk is available at any time, in its reader’s language; without an open step a roll needs a reason', async () => {
  const stage = await openStage();
  await begin(stage, 'battle', 'toy', { ...players, umpire: 'Chloé' });
  const { response } = await stage.command('Chloé', 'battle', 'desk show');
  expect(response?.ephemeral).toBe(true);
  expect(textOf(response)).toContain('Rien n’est laissé à la table en ce moment. L’arbitre, Chloé, peut corriger');
  expect(buttonsOf(response).map(({ label }) => label)).toEqual(['🎲 1D6', '🎲 2D6', 'Losses', 'En toutes lettres']);
  const view = await stage.command('Alice', 'battle', 'desk show');
  expect(textOf(view.response)).toContain('Chloé, the umpire, may correct');
  expect((await stage.as('Alice').press(view.response!.id, '🎲 2D6')).modal).toBeUndefined();
  expect(await toldTo(stage, 'Alice')).toContain('only an umpire can roll at the desk');
  await stage.fill('Chloé', response!, '🎲 2D6', { unit: 'R2', '-why': 'la météo' });
  expect((await publicTexts(stage, 'battle')).at(-1)).toMatch(/Chloé rolls for R2: “la météo”/);
});

test('by commands: a roll for a unit, a ruling with completions, a pause and its end', async () => {
  const stage = await atDesk(true);
  const thrown = await stage.command('Dan', 'battle', 'desk roll', { dice: '3d6', why: 'the wall', unit: 'R1' });
  expect(textOf(thrown.response)).toContain('3D6 R1');
  expect((await publicTexts(stage, 'battle')).at(-1)).toMatch(/Dan rolls for R1: “the wall”\.\n-# 3D6:/);
  const units = await stage.as('Dan').complete('battle', 'desk roll', 'unit', { dice: '1d6', unit: 'b' });
  expect(units.choices?.map(({ value }) => value)).toEqual(['B1', 'B2']);
  const deeds = await stage.as('Dan').complete('battle', 'desk rule', 'changes', { changes: 'R2' });
  expect(deeds.choices?.map(({ value }) => value)).toEqual(['R2 lose 1']);
  expect((await stage.as('Alice').complete('battle', 'desk rule', 'changes', { changes: 'R2' })).choices).toEqual([]);
  const { response } = await stage.command('Dan', 'battle', 'desk rule', { changes: 'R2 lose 1', why: 'as agreed' });
  await stage.press('Dan', response!, 'Decide');
  expect((await publicTexts(stage, 'battle')).at(-1)).toContain('“as agreed”');

  await stage.command('Dan', 'battle', 'desk pause', { why: 'dinner' });
  expect((await publicTexts(stage, 'battle')).at(-1)).toContain('⚖ The umpire, Dan, pauses the battle: “dinner”');
  await stage.press('Alice', await publicDesk(stage, 'battle'), '🎲 1D6');
  expect(await toldTo(stage, 'Alice')).toContain('paused');
  await stage.command('Dan', 'battle', 'desk resume');
  expect((await publicTexts(stage, 'battle')).at(-1)).toContain('the battle goes on');
});

test('every ruling, annulment or answer of the umpire closes the open card', async () => {
  const stage = await openStage();
  await begin(stage, 'battle', 'toy', { ...players, umpire: 'Dan' });
  const charge = async () => {
    await order(stage, 'Alice', 'battle', 'R1 charge B1');
    return (await openCard(stage, 'battle'))!;
  };
  await charge();
  const ruling = await stage.command('Dan', 'battle', 'desk rule', { changes: 'B1 at 7', why: 'it stood there' });
  expect(textOf(ruling.response)).toContain('This cancels the pending order: `R1 charge B1` (Alice)');
  expect(await openCard(stage, 'battle')).toBeDefined();
  await stage.press('Dan', ruling.response!, 'Decide');
  expect(await openCard(stage, 'battle')).toBeUndefined();

  await charge();
  await stage.command('Dan', 'battle', 'desk annul', { why: 'out of reach' });
  expect(await openCard(stage, 'battle')).toBeUndefined();
  expect((await publicTexts(stage, 'battle')).at(-1)).toContain('cancels `R1 charge B1` (Alice): “out of reach”');

  await charge();
  const offered = await stage.as('Dan').complete('battle', 'desk answer', 'text', { text: 'st' });
  expect(offered.choices?.map(({ value }) => value)).toContain('stand');
  await stage.command('Dan', 'battle', 'desk answer', { text: 'stand', why: 'Bruno is away' });
  expect((await publicTexts(stage, 'battle')).join('\n')).toContain('answers for Blue (Bruno): “Bruno is away”');
  expect((await publicTexts(stage, 'battle')).at(-1)).toContain('shock');
});

test('the desk of a finished battle changes nothing in the next one', async () => {
  const stage = await atDesk(true);
  const desk = await publicDesk(stage, 'battle');
  await callOff(stage, 'battle', players.red, players.blue);
  await begin(stage, 'battle', 'toy', players);
  await order(stage, 'Alice', 'battle', 'parley');
  const before = await publicTexts(stage, 'battle');
  for (const label of ['🎲 1D6', 'Losses', 'Other changes…', 'Finish this step']) {
    const { modal } = await stage.as('Alice').press(desk.id, label);
    await stage.settled();
    expect(modal).toBeUndefined();
    expect(await toldTo(stage, 'Alice')).toContain('no longer here');
  }
  expect(await publicTexts(stage, 'battle')).toEqual(before);
});

test('a form survives a restart of the bot', async () => {
  const stage = await atDesk(true);
  const desk = await publicDesk(stage, 'battle');
  const { modal } = await stage.as('Dan').press(desk.id, 'Losses');
  await stage.restart();
  const sent = await stage.as('Dan').submitToTheEnd(modal!.id, { unit: 'B1', n: '1', '-why': 'the dice' });
  await stage.settled();
  expect(privately(sent)).toContain('`B1 lose 1`');
});

test('a form that Discord does not open changes nothing; one submitted twice counts once, after a restart too', async () => {
  const stage = await openStage({ mayFail: true });
  await begin(stage, 'battle', 'toy', { ...players, umpire: 'Dan' });
  const { response } = await stage.command('Dan', 'battle', 'desk show');
  const patience = stage.practice.firstResponseMs;
  stage.practice.firstResponseMs = 300;
  stage.practice.faults.add({ path: '/callback', status: 503, times: 4 });
  expect((await stage.as('Dan').press(response!.id, 'Losses')).status).toBe(504);
  await until(() => stage.log.join('').includes('a form could not be opened'));
  stage.practice.firstResponseMs = patience;
  expect(stage.log.join('')).not.toContain('"level":50');

  const { interaction } = await stage.fill('Dan', response!, '🎲 1D6', { '-why': 'the weather' });
  stage.practice.deliverAgain(interaction.id);
  await stage.settled();
  await stage.restart();
  stage.practice.deliverAgain(interaction.id);
  await stage.settled();
  expect((await publicTexts(stage, 'battle')).filter((text) => text.includes('“the weather”'))).toHaveLength(1);
});
