/** What the picture of a table shows, and its words for those who see none. */
import { describe, expect, test } from 'vitest';
import { draw } from '../../../src/rules/skirmish/draw/index.ts';
import type { Roll } from '../../../src/kernel/play.ts';
import type { Order } from '../../../src/rules/skirmish/order.ts';
import { fieldScene } from '../../../src/scene/field.ts';
import { skirmish, type Skirmish } from '../../help/skirmish.ts';
import { anchorOf, groundsOf } from '../../../src/rules/skirmish/position/squad.ts';
import { isInside } from '../../../src/survey/field/crop.ts';
import { spotOf } from '../../../src/survey/field/spoken.ts';
import { words } from '../../help/words.ts';

const TABLE = [
  'area building en "the inn" fr "l\'auberge" 4x14 14x14 14x24 4x24',
  'line wall width 0.4 16x24 31x24',
  'point en "the chapel" fr "la chapelle" at 72x62',
  'objective "the chapel" value 2',
  'red 2L line close 8 ranks 2 at 40x10 face N',
  'red 1S sergeant of 2L at 45.2x9',
  'red 3R recruits loose figures 20x20 22x20 face E unloaded',
  'red 4H light mounted loose figures 90x20',
  'blue 7L grenadiers close 10 ranks 2 at 40x38 face S',
  'blue 6C light skirmish figures 57x37 59x37 face S',
  'blue 9G guerrillas loose figures 76x50 face S',
];

const ALONE = ['red 2L line close 8 ranks 2 at 40x10 face N', 'blue 9G guerrillas loose figures 40x30 face S'];

function scene({ now, before, transcript }: Skirmish, frame: 'whole' | 'action' = 'action') {
  const picture = { now, transcript, frame, ...(transcript.length > 0 && { before }) };
  return fieldScene.parse(draw(picture, (says) => words.say('en', says)));
}

const advance: Order = { kind: 'advance', unit: '2L', figures: [], legs: [{ by: 8_500, angle: 0 }] };

describe('units', () => {
  const pieces = scene(skirmish(...TABLE), 'whole').pieces;
  const piece = (name: string) => pieces.find((each) => each.name === name)!;

  test('a block is one rectangle to scale, others are a disc for each figure, with its number', () => {
    expect(piece('2L').bodies).toEqual([
      { kind: 'rectangle', at: [40_000, 10_000], heading: 0, wide: 8_000, deep: 4_000 },
    ]);
    expect(piece('6C').bodies).toMatchObject([
      { kind: 'disc', at: [57_000, 37_000], heading: 18_000, radius: 1_000, n: 1 },
      { kind: 'disc', at: [59_000, 37_000], n: 2 },
    ]);
    expect(piece('4H').bodies).toMatchObject([{ radius: 2_500 }]);
  });

  test('how they stand and what they are shows by shape', () => {
    const looks = pieces.map(({ name, shape, quality = '' }) => `${name} ${shape} ${quality}`.trim());
    expect(looks).toEqual([
      '2L close',
      '3R loose recruit',
      '4H cavalry',
      '7L close elite',
      '6C skirmish',
      '9G irregular',
      '1S leader',
    ]);
  });

  test('disorder, empty muskets and what is done show as chips; a leader has no strength', () => {
    expect([piece('3R').chips, piece('2L').chips, piece('1S').strength]).toEqual([
      ['disordered', 'unloaded'],
      [],
      undefined,
    ]);
    const acted = scene(skirmish(...TABLE).play('red', advance), 'whole').pieces.find(({ name }) => name === '2L')!;
    expect(acted.chips).toEqual(['acted']);
  });
});

describe('the ground', () => {
  test('areas, lines and names; an objective bears its points', () => {
    const { field } = scene(skirmish(...TABLE), 'whole');
    expect(field.areas).toMatchObject([{ kind: 'building', name: 'the inn' }]);
    expect(field.lines).toMatchObject([{ kind: 'wall', width: 400 }]);
    expect(field.places).toEqual([{ at: [72_000, 62_000], name: 'the chapel', points: 2 }]);
  });
});

describe('the units to choose from', () => {
  test('none of them is cut off at the edge of the picture, wherever its first figure stands', () => {
    const asked = (...lines: readonly string[]) => {
      const { now } = skirmish(...lines, 'blue 9G guerrillas loose figures 100x80 face S');
      const own = now.units.filter(({ side }) => side === 'red');
      const marks = own.map((unit) => ({ kind: 'awaited' as const, at: spotOf(anchorOf(unit)) }));
      const { view } = fieldScene.parse(
        draw({ now, transcript: [], frame: 'choice', marks }, (says) => words.say('en', says)),
      );
      const corners = own.flatMap(groundsOf).flatMap(({ corners: all }) => all);
      return { view, isWhole: corners.every((corner) => isInside(view, now.field, corner)) };
    };
    const west = 'red 4V light loose figures 10x20 16x20 24x20 32x20 44x20 56x20';
    expect(asked(west)).toMatchObject({ view: { across: 58_000 }, isWhole: true });
    expect(asked(west, 'red 2L line close 16 ranks 2 at 60x45 face N')).toMatchObject({ isWhole: true });
    expect(asked('red 2L line close 16 ranks 2 at 60x45 face N')).toMatchObject({ view: { across: 45_000 } });
  });
});

describe('marks', () => {
  test('a move: its way with what it costs, and a ghost where the unit was', () => {
    const { marks, alt, view } = scene(skirmish(...TABLE).play('red', advance));
    expect(marks).toMatchObject([
      { kind: 'ghost', piece: { name: '2L', at: '40000,10000' } },
      {
        kind: 'move',
        way: [
          [40_000, 10_000],
          [40_000, 18_500],
        ],
        label: '8.5 of 12',
      },
    ]);
    expect(alt).toContain('2L goes 8.5 cm from E2/1 to E2/7.');
    expect(view).toMatchObject({ across: 45_000 });
  });

  test('SK-GEO-03 legs at different rates are labelled each with its own', () => {
    const legs = [
      { by: 6_000, angle: 0 },
      { by: 3_000, angle: 4_500 },
      { by: 1_000, angle: 27_000 },
    ];
    const t = skirmish(...TABLE).play('red', { ...advance, legs });
    expect(scene(t).marks).toContainEqual(expect.objectContaining({ kind: 'move', label: '6 + 3 of 12 + 1 of 8' }));
  });

  test('through difficult ground the label shows half the rate', () => {
    const t = skirmish(...TABLE).play('red', {
      kind: 'advance',
      unit: '3R',
      figures: [],
      legs: [{ by: 6_000, angle: 27_000 }],
    });
    expect(scene(t).marks).toContainEqual(expect.objectContaining({ kind: 'move', label: '6 of 8' }));
  });

  test('a fire: from the middle of the front to the nearest figure, and the losses there', () => {
    const t = skirmish(...TABLE).play(
      'red',
      { kind: 'fire', unit: '2L', target: '7L', figures: [] },
      [6, 6, 1, 1, 1, 1, 1, 1],
    );
    expect(scene(t).marks).toEqual([
      { kind: 'fire', side: 'red', from: [40_000, 10_000], to: [40_000, 39_000], arm: 'musketry' },
      { kind: 'losses', at: '40000,38000', n: 2 },
    ]);
  });

  test('SK-STEP-03 a fire before its dice: the line that it would take, from its muzzle to the nearest in view', () => {
    const { now } = skirmish(...TABLE);
    const ahead = (order: string, unit: string) => {
      const roll: Roll = { clause: 'SK-FIR-04', why: 'fire', unit, dice: 1, sides: 6, ledger: [], about: {} };
      const picture = {
        before: now,
        now,
        transcript: [],
        throws: [{ roll, order }],
        frame: 'choice',
        isAhead: true,
      } as const;
      return fieldScene.parse(draw(picture, (says) => words.say('en', says)));
    };
    const { marks, alt } = ahead('2L fire 7L', '2L');
    expect(marks).toEqual([
      { kind: 'fire', side: 'red', from: [40_000, 10_000], to: [40_000, 39_000], arm: 'musketry' },
    ]);
    expect(alt).toContain('2L would fire at 7L, 28 cm away.');
    const loose = [...TABLE, 'red 1V elite voltigeurs loose figures 60x20 62.5x20 65x20'];
    const single = skirmish(...loose).now;
    const one = {
      roll: { clause: 'SK-FIR-04', why: 'fire', unit: '1V', dice: 1, sides: 6, ledger: [], about: {} } as const,
    };
    const shot = draw(
      {
        before: single,
        now: single,
        transcript: [],
        throws: [{ ...one, order: '1V fire 6C figures 3' }],
        frame: 'choice',
        isAhead: true,
      },
      (says) => words.say('en', says),
    );
    expect(shot.marks).toMatchObject([{ kind: 'fire', from: [65_000, 20_000] }]);
  });

  test('many who may act are told in few words, so that none is cut off, blocks among them', () => {
    const troops = Array.from(
      { length: 9 },
      (_, n) => `red ${n + 1}L line close 6 ranks 2 at ${10 + 12 * n}x20 face N`,
    );
    const { now } = skirmish(...troops, 'blue 70L line close 10 ranks 2 at 60x80 face S');
    const marks = Array.from(
      { length: 9 },
      (_, n) => ({ kind: 'awaited', at: `${10_000 + 12_000 * n},20000` }) as const,
    );
    const picture = { before: now, now, transcript: [], marks, frame: 'choice' } as const;
    const { alt } = fieldScene.parse(draw(picture, (says) => words.say('en', says)));
    for (const n of [1, 5, 9]) expect(alt).toContain(`${n}L (6) in `);
    expect(alt).toContain('70L (Blue, line infantry)');
  });

  test('SK-MOV-04 an assault before its die: from whom to whom, and how far away', () => {
    const { now } = skirmish(
      'red 2L line close 8 ranks 2 at 40x20 face N',
      'blue 7L line close 8 ranks 2 at 40x36 face S',
    );
    const roll: Roll = { clause: 'SK-MOV-04', why: 'assault', unit: '2L', dice: 1, sides: 6, ledger: [], about: {} };
    const throws = [{ roll, order: '2L assault 7L' }];
    const picture = { before: now, now, transcript: [], throws, frame: 'choice', isAhead: true } as const;
    const { marks, alt } = fieldScene.parse(draw(picture, (says) => words.say('en', says)));
    expect(marks).toEqual([
      {
        kind: 'charge',
        side: 'red',
        way: [
          [40_000, 20_000],
          [40_000, 36_000],
        ],
      },
    ]);
    expect(alt).toContain('2L would assault 7L, 16 cm away.');
  });

  test('SK-SCR-02 a mass behind a screen is fired at only if it loses more than the screen', () => {
    const t = skirmish(
      'red 4C light skirmish figures 40x10 42x10 48.5x10 50.5x10 face N',
      'blue 6C line skirmish figures 40x25 42x25 48.5x25 50.5x25 face S',
      'blue 7L line close 10 ranks 2 at 44x35 face S',
    ).play('red', { kind: 'fire', unit: '4C', target: '6C', figures: [] }, [6, 1, 1, 1, 1]);
    expect(scene(t).marks.filter(({ kind }) => kind === 'fire')).toHaveLength(1);
  });

  test('a figure alone that falls has a cross, by its name', () => {
    const t = skirmish(...ALONE).play(
      'red',
      { kind: 'fire', unit: '2L', target: '9G', figures: [] },
      [6, 6, 6, 6, 6, 6, 6, 6],
    );
    expect(scene(t).marks).toContainEqual({ kind: 'eliminated', side: 'blue', at: '40000,30000', name: '9G' });
  });

  test('an assault that touches shows where, a refusal as a flight', () => {
    const blocks = skirmish('red 2L line close 8 ranks 2 at 60x20', 'blue 7L line close 8 ranks 2 at 60x30 face S');
    const { marks } = scene(blocks.play('red', { kind: 'assault', unit: '2L', target: '7L' }, [1]));
    expect(marks).toContainEqual({
      kind: 'charge',
      side: 'red',
      way: [
        [60_000, 20_000],
        [60_000, 30_000],
      ],
    });
    expect(marks.filter(({ kind }) => kind === 'contact')).toHaveLength(1);
    const open = skirmish('red 2L line close 8 ranks 2 at 60x20', 'blue 6C light skirmish figures 59x32 61x32 face S');
    const gone = scene(open.play('red', { kind: 'assault', unit: '2L', target: '6C' }, [1], ['refuse']));
    expect(gone.marks.map(({ kind }) => kind)).toContain('rout');
  });
});

test('alt texts keep within a thousand characters: few units one by one, many in few words', () => {
  const few = scene(skirmish(...TABLE), 'whole').alt;
  expect(few).toContain('2L (Red, line infantry): 8 figures in close order in E2/1 (open ground), facing north');
  const { alt } = scene(
    skirmish(...TABLE, 'red 5L line loose figures 10x50', 'blue 5K line loose figures 110x50'),
    'whole',
  );
  expect(alt.length).toBeLessThanOrEqual(1_000);
  for (const name of ['2L (8) in E2/1', '6C (2) in F4/9', '9G (1) in H6/2', '4H (1) in J3/1'])
    expect(alt).toContain(name);
});

test('SK-ASK-01 dice that wait for an answer: the picture shows from where, and at whom', () => {
  const t = skirmish(
    'red 3G grenadiers close 6 ranks 2 at 40x10',
    'red 1S officer at 50x10',
    'blue 7L line close 10 at 40x28 face S',
  ).play('red', { kind: 'fire', unit: '3G', target: '7L', figures: [] }, [4, 3, 2, 1, 1, 1], ['elite']);
  const transcript = t.transcript.slice(0, 1);
  const drawn = draw({ before: t.before, now: t.before, transcript, frame: 'choice', awaited: '3G' }, (says) =>
    words.say('en', says),
  );
  expect(fieldScene.parse(drawn).marks).toContainEqual(
    expect.objectContaining({ kind: 'fire', side: 'red', from: [40_000, 10_000] }),
  );
  expect(drawn.alt).toContain('3G has fired at 7L. The dice are on the table.');
});
