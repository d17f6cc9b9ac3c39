/** A way of several legs on the panel: where the next leg may lead is numbered on the picture of the order so far. */
import { expect, test } from 'vitest';
import { Refusal } from '../../src/kernel/play.ts';
import type { PanelShown } from '../../src/host/verbs/panel/panel.ts';
import { BOOKS } from '../help/books.ts';
import { accepted, ann, bob, startedRoom } from '../help/room.ts';

const FOLD = `rules skirmish
title en "The Sheepfold" fr "La bergerie"
field 80 x 60
army red en "French" fr "Français" edge south
army blue en "Spanish" fr "Espagnols" edge north
first red
turns 2
variant fights simple
red 2L line close 8 ranks 2 at 40x14 face N
red 1S sergeant of 2L at 40x8
blue 7L line close 8 ranks 2 at 65x50 face S
blue 8S sergeant of 7L at 65x56
`;

const scenario = {
  name: 'fold',
  title: { id: 'bot-scenario', args: { name: 'fold' } },
  ruleset: 'skirmish',
  text: FOLD,
};

test('a leg is added on the picture of the way so far, whose order may be given as it is; an example says what to type', async () => {
  const at = await startedRoom({ rulesets: BOOKS, scenarios: [scenario] }, 'fold');
  const shown = (result: PanelShown | Refusal): PanelShown => {
    if (result instanceof Refusal) throw result;
    return result;
  };
  let panel = shown(await at.host.openPanel(at.by(ann), '2L'));
  const press = async (says: RegExp) => {
    const found = panel.rows
      .flatMap(({ presses }) => presses)
      .find((each) => says.test(at.words.say('en', each.says)))!;
    panel = shown(await at.host.pressPanel(at.by(ann), panel.at, found.n));
  };
  expect(await at.host.typedInPanel(at.by(ann), panel.at)).toBe('to H7/3, or advance 8, sidestep left 4');
  expect(await at.host.typedInPanel(at.by(bob), panel.at)).toBeUndefined();
  await press(/^Advance 6/);
  await press(/^Add a leg/);
  expect(panel.orders.map(({ shown: order }) => order)).toEqual(['2L advance 6']);
  const marks = panel.scene.marks.map((mark) => {
    if (mark.kind === 'awaited') return `awaited ${mark.name}`;
    return mark.kind === 'choice' ? `${mark.n} ${mark.at}` : mark.kind;
  });
  expect(marks).toEqual([
    'ghost',
    'move',
    'awaited 2L',
    '1 35757,24243',
    '2 44243,24243',
    '3 36000,20000',
    '4 44000,20000',
    '5 37879,22121',
    '6 42121,22121',
  ]);
  expect(panel.rows.flatMap(({ presses }) => presses.map(({ mark }) => mark))).toEqual([1, 2, 3, 4, 5, 6]);
  expect(await at.host.typedInPanel(at.by(ann), panel.at)).toBe('sidestep left 4');
  await press(/^Sidestep left 4/);
  await press(/^Undo the last leg/);
  expect(panel.orders.map(({ shown: order }) => order)).toEqual(['2L advance 6']);
  accepted(await at.host.confirmPanel(at.by(ann), panel.at));
});
