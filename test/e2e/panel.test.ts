/** Orders given with buttons alone, in one private message, with the real rules. */
import { expect, test } from 'vitest';
import { begin, callOff } from './game.ts';
import { REAL } from './scenarios.ts';
import { buttonsOf, openCard, openStage, picturesOf, publicTexts, type Stage, textOf } from './stage.ts';

const players = { red: 'Alice', blue: 'Bruno', doctrine: 'ask' };

/** Alice's panel: its text, and a press on the button or menu that begins with a text. */
async function panelOf(stage: Stage) {
  const { response } = await stage.command('Alice', 'battle', 'panel');
  const { id } = response!;
  const shown = async () => (await stage.seen('Alice', 'battle')).find((message) => message.id === id);
  const named = async (begins: string) => {
    const labels = buttonsOf(await shown()).map(({ label }) => label);
    const label = labels.find((each) => each.startsWith(begins));
    if (label === undefined) throw new Error(`no ${begins} among ${labels.join(' | ')}`);
    return label;
  };
  return {
    shown,
    text: async () => textOf(await shown()),
    labels: async () => buttonsOf(await shown()).map(({ label }) => label),
    press: async (...labels: string[]) => {
      for (const begins of labels) await stage.press('Alice', (await shown())!, await named(begins));
    },
    type: async (word: string) => stage.fill('Alice', (await shown())!, 'Type the hex', { text: word }),
  };
}

test('a march with a typed hex, a charge after a refused order, and a restart between two presses', async () => {
  const stage = await openStage({ aide: REAL });
  await begin(stage, 'battle', 'skirmish', players);
  const { press, type, text, labels, shown } = await panelOf(stage);
  expect((await shown())?.ephemeral).toBe(true);
  expect(await text()).toContain('Which unit acts?');
  expect(picturesOf(await shown())).toHaveLength(1);

  // A line has no time to turn before it marches, so it is not asked which way.
  await press('9L', 'March');
  expect(await text()).toContain('9L marches facing north: where to?');
  expect(await labels()).toEqual([
    '1 · 0907: farthest, towards the enemy',
    '2 · 1007: 1 hex away',
    'Type the hex',
    'Back',
  ]);
  await stage.restart();
  await type('somewhere');
  expect(await text()).toContain('✗ ');
  await type('1007');
  expect(await text()).toMatch(/\*\*`9L march 1007`\*\*\n\*\*9L\*\* advances 1 hex/);
  await press('Confirm');
  expect(await text()).toMatch(/Which unit acts\?/);

  await press('7C', 'March', '↑ north');
  await type('0504');
  expect(await text()).toMatch(/✗ .*\[SH-ENGAGE-07\]/);
  await press('7C charge 3L');
  expect(await labels()).toEqual(expect.arrayContaining(['If it forms square: stop', 'Attack: yes', 'Pursue: no']));
  await press('Pursue: no', 'If it forms');
  expect(await text()).toContain('`7C charge 3L, if square attack, attack, pursue then attack`');
  await press('Confirm');
  expect(textOf(await openCard(stage, 'battle'))).toContain('7C');

  // While his own charge waits he may continue; no one else sees what he presses.
  expect(await text()).toMatch(/Which unit acts\?/);
  expect((await publicTexts(stage, 'battle')).join('\n')).not.toContain('Which unit acts?');

  // A panel of a finished battle gives no orders in the next one.
  await callOff(stage, 'battle', players.red, players.blue);
  await begin(stage, 'battle', 'skirmish', players);
  await press('End the turn');
  const away = (await stage.seen('Alice', 'battle')).findLast((message) =>
    textOf(message).includes('This panel has expired'),
  );
  expect(buttonsOf(away).map(({ label }) => label)).toEqual(['New panel']);
  expect(stage.log.join('')).not.toMatch(/"level":[56]0/);
});

test('in French, with unavailable choices in a menu that says why', async () => {
  const stage = await openStage({ aide: REAL });
  await begin(stage, 'battle', 'skirmish', { red: 'Bruno', blue: 'Alice' });
  const { response } = await stage.command('Bruno', 'battle', 'panel', { unit: '9L' });
  expect(textOf(response)).toMatch(/^### 9L\s: que doit faire le 9L\s\?/);
  await stage.as('Bruno').pressId(response!.id, menuIdOf(response!.components), [menuValueOf(response!.components)]);
  await stage.settled();
  const after = (await stage.seen('Bruno', 'battle')).find(({ id }) => id === response!.id);
  expect(textOf(after)).toMatch(/✗ .* \[SH-/);
});

test('it appears in the commander’s own thread, if there is one', async () => {
  const stage = await openStage({ aide: REAL });
  await begin(stage, 'battle', 'skirmish', players);
  await stage.command('Alice', 'battle', 'battle threads', { which: 'mine' });
  const { response } = await stage.command('Alice', 'battle', 'panel', { unit: '7C' });
  const [, thread = ''] = /<#(\d+)>/.exec(textOf(response)) ?? [];
  const panel = (await stage.seen('Alice', thread)).at(-1);
  expect([panel?.ephemeral, textOf(panel)]).toEqual([false, expect.stringContaining('7C: what should')]);
  await stage.press('Alice', panel!, 'Charge');
  const after = (await stage.seen('Alice', thread)).find(({ id }) => id === panel!.id);
  expect(textOf(after)).toContain('7C · charge: which target?');
});

interface Part {
  readonly type: number;
  readonly custom_id?: string;
  readonly options?: readonly { readonly value: string; readonly description?: string }[];
  readonly components?: readonly Part[];
}

function menuOf(parts: readonly unknown[]): Part {
  const inside = (part: Part): Part[] => [part, ...(part.components ?? []).flatMap(inside)];
  const menu = (parts as readonly Part[]).flatMap(inside).findLast(({ type }) => type === 3);
  expect(menu?.options?.every(({ description }) => description !== undefined)).toBe(true);
  return menu!;
}

const menuIdOf = (parts: readonly unknown[]) => menuOf(parts).custom_id!;
const menuValueOf = (parts: readonly unknown[]) => menuOf(parts).options![0]!.value;
