/** Pictures, cards, sight and descriptions of a table of Periods: what they show, and how exactly they measure. */
import { describe as group, expect, test } from 'vitest';
import { Refusal } from '../../../src/kernel/play.ts';
import type { Description, Look } from '../../../src/kernel/ruleset.ts';
import { describe } from '../../../src/rules/periods/look/describe.ts';
import { draw } from '../../../src/rules/periods/draw/index.ts';
import { sight, threats, unitLook } from '../../../src/rules/periods/look/index.ts';
import { NO_SHEET } from '../../../src/rules/periods/order.ts';
import { view } from '../../../src/rules/periods/secrets.ts';
import type { State } from '../../../src/rules/periods/state.ts';
import { fieldScene } from '../../../src/scene/field.ts';
import { hollowRoad } from '../../help/hollow-road.ts';
import {
  at,
  type Battle,
  blue,
  CAVALRY,
  charge,
  GUNS,
  line,
  onTable,
  officer,
  red,
  table,
} from '../../help/periods.ts';
import { words } from '../../help/words.ts';

const english = (says: Parameters<typeof words.say>[1]) => words.say('en', says).replaceAll(/[\u00A0\u202F]/g, ' ');

function scene({ now, before, transcript }: Pick<Battle, 'now' | 'before' | 'transcript'>) {
  const picture = { now, transcript, frame: 'action', ...(transcript.length > 0 && { before }) } as const;
  return fieldScene.parse(draw(picture, english));
}

const still = (now: State) => scene({ now, before: now, transcript: [] });

function lines(look: Look | Description | Refusal): string[] {
  if (look instanceof Refusal) throw look;
  return look.paragraphs.flat().map(english);
}

group('pieces', () => {
  const { pieces } = still(
    table(
      [
        red('1L', at(300, 300), 'divisionColumn', { status: 'elite', condition: 'disordered' }),
        red('2L', at(600, 300), 'square'),
        red('4V', at(900, 300), 'skirmish', { figures: 3 }),
        red('5H', at(1_200, 300), 'line', { ...CAVALRY, condition: 'unformed' }),
        red('6B', at(1_400, 300), 'limbered', GUNS),
        blue('9L', at(600, 600, 180), 'line', { turned: 9_000, doing: { kind: 'reform', left: 2 } }),
        blue('8H', at(900, 600, 180), 'marchColumn', { ...CAVALRY, condition: 'rout' }),
      ],
      { officers: [officer('red', '1G', 700, 150, 'general')] },
    ),
  );

  test('PE-TAB-05 formations, arms and states tell themselves apart', () => {
    expect(pieces.map(({ name, shape, chips }) => [name, shape, ...chips].join(' '))).toEqual([
      '1L close disordered',
      '2L square',
      '4V skirmish',
      '5H cavalry unformed',
      '6B gun limbered',
      '9L close turned busy',
      '8H cavalry panicked',
      '1G leader',
    ]);
  });

  test('PE-GEO-03, -04 a block is as wide as its files and as deep as its ranks; skirmishers stand each on its base', () => {
    expect(pieces[0]!.bodies).toEqual([
      { kind: 'rectangle', at: [30_000, 30_000], heading: 0, wide: 9_000, deep: 4_500, ranks: 3 },
    ]);
    expect(pieces[2]!.bodies.map((body) => body.at)).toEqual([
      [88_500, 29_250],
      [90_000, 29_250],
      [91_500, 29_250],
    ]);
    expect(pieces[0]!.quality).toBe('elite');
  });
});

group('what happened', () => {
  const opened = onTable(hollowRoad()).sheets(
    charge('3L', '11L'),
    charge('5H', '12L'),
    charge('7H', '11V'),
    line('11L', [], { charged: 'countercharge' }),
    line('12L', [], { charged: 'stand' }),
  );
  const kinds = (battle: Battle, kind: string) => scene(battle).marks.filter((mark) => mark.kind === kind);

  test('PE-STEP-03 an announced charge is an arrow straight ahead, alike for all', () => {
    const arrows = kinds(opened.battle, 'charge').map((mark) => ('way' in mark ? mark.way : []));
    expect(arrows.map(([from, to]) => [to![0] - from![0], to![1] - from![1]])).toEqual([
      [0, 4_000],
      [0, 4_000],
      [0, 4_000],
    ]);
  });

  test('PE-STEP-03 a charge that is still turning to its target is an arrow in later quarters too', () => {
    const t = onTable(
      table([red('7H', at(600, 300), 'marchColumn', CAVALRY), blue('11L', at(900, 600, 180), 'marchColumn')]),
    );
    const charging = t.sheets(charge('7H', '11L'), line('11L', [], { charged: 'stand' })).quarter().battle;
    const [arrow, ...others] = kinds(charging, 'charge');
    expect([others.length, arrow && 'way' in arrow && arrow.way[0]]).toEqual([0, [60_000, 30_000]]);
  });

  test('the way of a column that goes straight on is that of its rear: its front’s would lie under it', () => {
    const [way] = kinds(opened.quarter().battle, 'charge').flatMap((mark) => ('way' in mark ? [mark.way] : []));
    expect(way).toEqual([
      [30_000, 11_000],
      [30_000, 15_500],
    ]);
  });

  test('PE-STEP-04 ways from where units stood, and the edges on which they touch', () => {
    const second = opened.quarter().quarter().battle;
    expect(kinds(second, 'ghost')).toHaveLength(4);
    expect(kinds(second, 'contact')).toHaveLength(4);
    expect(scene(second).alt).toContain('7H is in contact with the rear of 11V.');
    // Each of two that face each other has the other before it.
    expect(scene(second).alt).toMatch(/3L \(Red.*?nearest enemy 11L, in contact, north/);
    expect(scene(second).alt).toMatch(/11L \(Blue.*?nearest enemy 3L, in contact, south/);
  });
});

group('METRIC 4.5 a sheet that is being written', () => {
  const sheet = { ...NO_SHEET, lines: [charge('3L', '11L'), line('1B', [{ do: 'ahead', by: 3_000 }])] };
  const now = { ...view(hollowRoad(), 'red'), writing: { side: 'red' as const, sheet } };

  test('its own side sees whom it charges, and where its legs end, with what they cost', () => {
    const { marks, alt } = still(now);
    expect(marks.map(({ kind }) => kind)).toEqual(['charge', 'ghost', 'move']);
    expect(marks[2]).toMatchObject({ label: '3 of 4' });
    expect(alt).toContain('On the sheet, 3L charges 11L.');
  });

  test('PE-DST-03 after a change what a leg costs is measured in the new formation', () => {
    const limbers = line('2B', [{ do: 'limber' }, { do: 'ahead', by: 3_000 }]);
    const writing = { side: 'blue' as const, sheet: { ...NO_SHEET, lines: [limbers] } };
    const { marks } = still({ ...view(hollowRoad(), 'blue'), writing });
    expect(marks.flatMap((mark) => ('label' in mark ? [mark.label] : []))).toEqual(['3 of 7.5']);
  });

  test('nobody else has it on the table', () => {
    expect(still(view(hollowRoad(), 'blue')).marks).toEqual([]);
  });
});

group('PE-GAP-12 strict measuring', () => {
  const units = [red('3L', at(300, 200), 'marchColumn'), red('4L', at(400, 200), 'marchColumn')];
  const enemy = blue('11L', at(300, 347, 180), 'line');
  const strict = table([...units, enemy]);
  const open = table([...units, enemy], { variants: { ...strict.variants, measuring: 'open' } });

  test('to an enemy in squares of the grid, to a friend in centimetres', () => {
    expect(lines(sight(strict, '3L', '11L'))[0]).toContain('1 to 2 squares north');
    expect(lines(sight(open, '3L', '11L'))[0]).toContain('14.7 cm north');
    expect(lines(sight(strict, '3L', '4L'))[0]).toContain('5.5 cm east');
  });

  test('no text about the table tells how far an enemy is', () => {
    const texts = ['field', 'front', 'red', '3L', '11L', 'D3', 'front 3L'].flatMap((what) =>
      lines(describe(strict, what)),
    );
    const all = [...texts, ...lines(unitLook(strict, '3L')), ...lines(threats(strict, '3L')), still(strict).alt].join(
      '\n',
    );
    expect(all).not.toContain('14.7');
    expect(all).toContain('1 to 2 squares');
    expect(lines(describe(open, '3L')).join('\n')).toContain('14.7 cm');
  });
});

group('cards', () => {
  const now = table([
    red('3L', at(300, 200), 'marchColumn', { doing: { kind: 'form', left: 2 } }),
    blue('11L', at(300, 400, 180), 'line'),
  ]);

  test('PE-CHG-07 its own side reads its posture and how long a change takes; the enemy does not', () => {
    const own = lines(unitLook(view(now, 'red'), '3L')).join('\n');
    const theirs = lines(unitLook(view(now, 'blue'), '3L')).join('\n');
    expect(own).toContain('Posture: attack');
    expect(own).toContain('2 quarters more');
    expect(theirs).not.toContain('Posture');
    expect(theirs).not.toContain('quarters more');
  });

  test('PE-CTG-01 whom it has straight ahead, and who could charge it', () => {
    expect(lines(unitLook(hollowRoad(), '11L')).join('\n')).toContain('Straight ahead: 3L');
    expect(lines(threats(hollowRoad(), '11L'))[0]).toBe('**3L** has it straight ahead: 1 to 2 squares south');
  });

  test('PE-STEP-02 while it writes, a side reads its line and what else might be written; nobody else does', () => {
    const sheet = { ...NO_SHEET, lines: [charge('3L', '11L')] };
    const writing = { ...view(hollowRoad(), 'red'), writing: { side: 'red' as const, sheet } };
    const card = lines(unitLook(writing, '3L')).join('\n');
    expect(card).toContain('On the sheet: `3L charge 11L`');
    expect(card).toContain('charge: `3L charge 11L`');
    expect(card).toContain('[EVA-01]');
    expect(lines(unitLook(view(hollowRoad(), 'red'), '3L')).join('\n')).not.toContain('charge 11L');
  });
});

test.each(['5H.2', 'front 5H.2'])('a part of a unit is described by its own name: %s', (what) => {
  const now = hollowRoad();
  const parted = { ...now, units: now.units.map((unit) => (unit.id === '5H' ? { ...unit, id: '5H.2' } : unit)) };
  expect(describe(parted, what)).toMatchObject({ what });
});
