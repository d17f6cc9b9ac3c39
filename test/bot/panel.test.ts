/** A panel with more in it than any battle has keeps Discord's limits, and everything can still be pressed. */
import { expect, test } from 'vitest';
import { panelShown } from '../../src/bot/features/panel.ts';
import { readId } from '../../src/bot/interactions/id.ts';
import type { Use } from '../../src/bot/bot.ts';
import type { PanelPress, PanelShown } from '../../src/host/verbs/panel/panel.ts';
import { phrase } from '../../src/kernel/phrase.ts';
import { quoted } from '../../src/kernel/text/quoted.ts';
import { words } from '../help/words.ts';
import { position } from '../help/position.ts';
import { sabreurHex } from '../../src/rules/sabreur-hex/index.ts';
import { type Part, partsOf } from '../help/parts.ts';

const says = (text: string) => phrase('panel-order', { order: quoted(text) });

function presses(count: number, from: number, more: Partial<PanelPress> = {}): PanelPress[] {
  return Array.from({ length: count }, (_, i) => ({
    n: from + i,
    says: says(`${from + i} ${'W'.repeat(36)}`),
    ...more,
  }));
}

async function partsShown(shown: Partial<PanelShown>): Promise<readonly Part[]> {
  const use = {
    say: words.say,
    language: 'fr',
    paint: async () => ({ data: new Uint8Array(), type: 'png', width: 1, height: 1 }),
  } as unknown as Use;
  const now = position();
  const scene = sabreurHex.draw({ now, transcript: [], frame: 'whole' }, (each) => words.say('fr', each));
  const answer = await panelShown(use, {
    at: { draft: 'abcdefghijkl', step: 999_999 },
    notes: [],
    asks: says('?'),
    lines: [],
    rows: [],
    orders: [],
    warns: [],
    mayGoBack: true,
    scene,
    ...shown,
  });
  return partsOf(answer);
}

/** Every number that can be pressed, in buttons and menus. */
function numbersIn(parts: readonly Part[]): number[] {
  const buttons = parts.flatMap(({ custom_id }) => {
    const id = custom_id === undefined ? undefined : readId(custom_id);
    return id?.kind === 'go' && id.act === 'press' ? [id.at.n] : [];
  });
  return [...buttons, ...parts.flatMap(({ options = [] }) => options.map(({ value }) => Number(value)))];
}

test('a large army’s panel is menus, and everything in it can be pressed', async () => {
  const why = says('because '.repeat(30));
  const rows = [
    { says: says('group'), presses: presses(4, 0) },
    { says: says('units'), presses: presses(60, 4) },
    { says: says('not now'), presses: presses(55, 64, { why }) },
    { says: says('turn'), presses: presses(1, 119) },
  ];
  const long = Array.from({ length: 20 }, () => says('a long line '.repeat(3)));
  const typed = { says: says('type'), example: '0101' };
  const parts = await partsShown({ rows, notes: long, lines: long, typed, warns: long });
  expect(parts.length).toBeLessThanOrEqual(40);
  expect(numbersIn(parts).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 120 }, (_, n) => n));
  expect(parts.flatMap(({ content = '' }) => content).join('').length).toBeLessThanOrEqual(4000);
  const ids = parts.flatMap(({ custom_id }) => custom_id ?? []);
  expect(new Set(ids).size).toBe(ids.length);
  const options = parts.flatMap((part) => part.options ?? []);
  expect(options.every(({ label, description = '' }) => label.length <= 100 && description.length <= 100)).toBe(true);
  expect(parts.every(({ label = '', options: of = [] }) => label.length <= 80 && of.length <= 25)).toBe(true);
});

test('a panel of many small rows keeps to Discord’s component limit', async () => {
  const rows = Array.from({ length: 5 }, (_, i) => ({ says: says(`row ${i}`), presses: presses(9, i * 9) }));
  const parts = await partsShown({ rows });
  expect(parts.length).toBeLessThanOrEqual(40);
  expect(numbersIn(parts).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 45 }, (_, n) => n));
});

test('an unavailable choice has a cross, one numbered on the picture its number', async () => {
  const [no, yes] = [presses(1, 0, { why: says('why') }), presses(1, 1, { mark: 3 })];
  const parts = await partsShown({ rows: [{ presses: [...no, ...yes] }] });
  expect(parts.flatMap(({ label }) => label ?? [])).toEqual([
    expect.stringMatching(/^✗ 0/),
    expect.stringMatching(/^3 · 1/),
    'Retour',
  ]);
});
