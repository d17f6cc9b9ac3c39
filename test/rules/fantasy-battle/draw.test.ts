/** What the picture of a table with stands shows, and its words for those who see none. Lengths in hundredths of a millimetre. */
import { describe, expect, test } from 'vitest';
import { NOTHING, run } from '../../../src/kernel/run.ts';
import type { Throw } from '../../../src/kernel/ruleset.ts';
import { apply } from '../../../src/rules/fantasy-battle/apply.ts';
import { draw } from '../../../src/rules/fantasy-battle/draw/index.ts';
import type { Charge, Order } from '../../../src/rules/fantasy-battle/order.ts';
import { play } from '../../../src/rules/fantasy-battle/play.ts';
import { fieldScene } from '../../../src/scene/field.ts';
import { type Battle, fantasy } from '../../help/fantasy.ts';
import { words } from '../../help/words.ts';

const charge = (unit: string, target: string, more: Partial<Charge> = {}): Charge => ({
  kind: 'charge',
  unit,
  target,
  ...more,
});

interface Shown {
  readonly isAhead?: boolean;
  readonly throws?: readonly Throw[];
  readonly language?: 'en' | 'fr';
}

function scene(
  { now, before, transcript }: Pick<Battle, 'now' | 'before' | 'transcript'>,
  { language = 'en', ...more }: Shown = {},
) {
  const picture = { now, transcript, frame: 'action', ...(transcript.length > 0 && { before }), ...more } as const;
  return fieldScene.parse(draw(picture, (says) => words.say(language, says)));
}

/** As far as an order goes without dice and answers. */
function begun({ now }: Battle, order: Order) {
  const outcome = run({ play, apply }, now, order, 'blue', [], NOTHING);
  if (!('state' in outcome)) throw new Error(outcome.kind);
  const { state, ...rest } = outcome;
  return { ...rest, now: state };
}

function marksOf(shown: ReturnType<typeof scene>, kind: string) {
  return shown.marks.filter((mark) => mark.kind === kind);
}

describe('units', () => {
  const { pieces } = scene(
    fantasy(
      'line wall width 0.4 71x69.7 79x69.7',
      'blue 1K general at 53x40',
      'blue 7C cavalry shock stands 2 in column at 20x30 face N lost 1',
      'red 2O artillery missiles stands 1 at 75x70 face S fortified',
      'red 9M monster stands 1 at 30x65 face S',
      'red 9C chariot stands 1 at 40x65 face S',
      'red 9F flyer stands 1 at 50x65 face S',
      'red 8M machine speed 15 stands 1 at 60x65 face S',
      'red 8O infantry stands 1 at 90x65 face S',
    ),
  );

  test('FB-GEO-02 each stand to scale by the middle of its front; of shock-based ones that is the short side', () => {
    expect(pieces.find(({ name }) => name === '7C')).toMatchObject({
      at: '20000,30000',
      strength: 2,
      bodies: [
        { kind: 'rectangle', at: [20_000, 30_000], heading: 0, wide: 2_000, deep: 4_000 },
        { kind: 'rectangle', at: [20_000, 26_000], heading: 0, wide: 2_000, deep: 4_000 },
      ],
    });
  });

  test('types show by shape, commanders as leaders, works as a chip', () => {
    expect(pieces.map(({ name, shape, chips }) => [name, shape, ...chips].join(' '))).toEqual([
      '7C cavalry',
      '2O gun palisade',
      '9M beast',
      '9C chariot',
      '9F flyer',
      '8M machine',
      '8O infantry',
      '1K leader',
    ]);
  });
});

describe('marks of what happened', () => {
  const TABLE = [
    'red 5O infantry stands 3 in line at 100x60 face N',
    'blue 6S infantry stands 3 in line at 119.2x59 face W activated',
    'field 150 x 90',
  ];

  test('an advance as one body is one way, with what its costliest stand pays', () => {
    const order: Order = { kind: 'advance', unit: '6S', legs: [{ by: 5_000, angle: 0 }] };
    const shown = scene(fantasy(...TABLE).play('blue', order));
    expect(shown.marks).toMatchObject([
      { kind: 'ghost', piece: { name: '6S', at: '119200,59000' } },
      {
        kind: 'move',
        way: [
          [119_200, 59_000],
          [114_200, 59_000],
        ],
        label: '5 of 20',
      },
    ]);
    expect(shown.alt).toContain('6S goes from L6/9 to L6/8, facing west, up to 5 cm for each stand.');
  });

  test('FB-EX-23 a charge: the zone it comes from, the way of each stand with its cost, the edges that touch', () => {
    const shown = scene(fantasy(...TABLE).play('blue', charge('6S', '5O', { envelop: true })));
    expect(marksOf(shown, 'charge').map((mark) => 'label' in mark && mark.label)).toEqual([
      '13.2',
      '19.9 of 20',
      '19.9',
    ]);
    expect(marksOf(shown, 'approach')).toMatchObject([
      {
        outline: [
          [106_000, 60_000],
          [106_000, 58_000],
          [115_334, 48_666],
          [115_334, 69_334],
        ],
      },
    ]);
    expect(marksOf(shown, 'contact')).toEqual([
      { kind: 'contact', from: [106_000, 58_000], to: [106_000, 60_000] },
      { kind: 'contact', from: [102_000, 58_000], to: [106_000, 58_000] },
      { kind: 'contact', from: [106_000, 60_000], to: [102_000, 60_000] },
    ]);
    expect(shown.alt).toContain('6S touches the flank of 5O by 3 edges.');
  });

  test('FB-LIN-04 who touches by a corner alone has a mark at that corner', () => {
    const shown = scene(
      fantasy(
        'blue 3S infantry stands 5 in line at 50x45 face N activated',
        'red 4O infantry stands 1 in line at 50x60 face S',
      ).play('blue', charge('3S', '4O', { rest: 'behind' })),
    );
    expect(marksOf(shown, 'contact')).toHaveLength(3);
    expect(marksOf(shown, 'contact')).toContainEqual({ kind: 'contact', from: [48_000, 60_000], to: [48_000, 60_000] });
    expect(shown.alt).toContain('3S touches the front of 4O by 1 edge and 2 corners.');
  });

  test('FB-EVA an evade is dashed, a commander rides alone', () => {
    const t = fantasy(
      'blue 3S infantry stands 2 in line at 50x45 face N',
      'blue 1K general at 50x30',
      'red 4O infantry stands 2 in line at 50x60 face S',
    );
    const evaded = scene(t.play('blue', { kind: 'evade', unit: '3S', by: 8_000 }));
    expect(marksOf(evaded, 'evade')).toMatchObject([{ side: 'blue', label: '8 of 20' }]);
    const ridden = scene(
      t.play('blue', { kind: 'ride', commander: '1K', to: { kind: 'point', at: { x: 70_000, y: 30_000 } } }),
    );
    expect(ridden.marks).toMatchObject([
      { kind: 'ghost', piece: { name: '1K' } },
      { kind: 'move', label: '20 of 60' },
    ]);
  });
});

test('FB-GAP-12 who is driven back and who follows, from where to where, and their contact there', () => {
  const t = fantasy(
    'blue 3S infantry stands 1 in line at 50x60 face N engaged 4O front',
    'red 4O infantry stands 1 in line at 50x60 face S',
    'variant fights simple',
    'turn 1 blue combat',
  ).play('blue', { kind: 'fight' }, [5, 6, 1, 2], ['follow']);
  const shown = scene(t);
  const way = [
    [50_000, 60_000],
    [50_000, 64_000],
  ];
  expect(marksOf(shown, 'rout')).toMatchObject([{ side: 'red', way }]);
  expect(marksOf(shown, 'move')).toMatchObject([{ side: 'blue', way }]);
  expect(marksOf(shown, 'contact')).toEqual([{ kind: 'contact', from: [48_000, 64_000], to: [52_000, 64_000] }]);
  expect(shown.alt).toMatch(/3S follows from .* to .* 3S touches the front of 4O by 1 edge\./);
});

describe('the preview of a charge', () => {
  const LINES = ['blue 1K general at 53x40', 'red 4O infantry stands 3 in line at 50x60 face S'];
  const roll = { clause: 'FB-GAP-01', why: 'order', unit: '3S', dice: 2, sides: 6, ledger: [], about: {} };

  test('METRIC 3.3 before its dice: a ghost where each stand will be, what each pays, who will touch', () => {
    const t = fantasy(...LINES, 'blue 3S infantry stands 3 in line at 53x45 face N');
    const throws = [{ roll, order: '3S charge 4O by order' }];
    const shown = scene(t, { throws, isAhead: true });
    const [ghost] = shown.marks;
    expect(ghost).toMatchObject({
      kind: 'ghost',
      piece: { name: '3S', bodies: [{ at: [46_000, 60_000] }, { at: [50_000, 60_000] }, { at: [54_000, 60_000] }] },
    });
    expect(marksOf(shown, 'contact')).toHaveLength(3);
    expect(shown.alt).toContain(
      '3S would charge the front of 4O, with 20 cm for each stand: stand 1 15.3 cm, stand 2 15.3 cm, stand 3 15.3 cm.',
    );
    expect(scene(t, { throws, isAhead: true, language: 'fr' }).alt).toContain('Le 3S chargerait le 4O de front');
    const names = 'name 3S en "Spears" plural; fr "les lanciers" m';
    const many = fantasy(...LINES, 'blue 3S infantry stands 3 in line at 53x45 face N', names);
    const { alt } = scene(many, { throws, isAhead: true, language: 'fr' });
    expect(alt).toContain('Les 3S chargeraient le 4O de front');
    expect(alt).toMatch(/Les Rouges \(.*\) ont 3 socles/);
  });

  test('an advance by order shows where it would go', () => {
    const t = fantasy(...LINES, 'blue 3S infantry stands 3 in line at 53x45 face N');
    const shown = scene(t, { throws: [{ roll, order: '3S advance 4' }], isAhead: true });
    expect(shown.marks).toMatchObject([
      { kind: 'ghost', piece: { at: '53000,49000' } },
      { kind: 'move', label: '4 of 20' },
    ]);
  });

  test('FB-CSD-04 FB-EX-24 equally in two zones: both, each with what the die must show', () => {
    const t = fantasy(
      'blue 3S infantry stands 1 in line at 63x66 face S activated',
      'red 4O infantry stands 3 in line at 50x60 face N',
    );
    const open = begun(t, charge('3S', '4O'));
    const throws = open.kind === 'rolls' ? [{ roll: open.roll, order: '3S charge 4O' }] : [];
    const shown = scene({ ...t, ...open }, { throws, isAhead: true });
    expect(marksOf(shown, 'approach').map((mark) => 'label' in mark && mark.label)).toEqual(['1–3', '4–6']);
    expect(shown.alt).toContain('A die decides which side of 4O it is: 1–3 the front, 4–6 the flank.');
  });

  test('FB-ASK-04 who is asked sees the charge that is announced', () => {
    const t = fantasy(
      'red 5O infantry stands 3 in line at 100x60 face N',
      'blue 6S infantry stands 3 in line at 119.2x59 face W activated',
      'field 150 x 90',
    );
    const open = begun(t, charge('6S', '5O'));
    expect(open.kind).toBe('waits');
    expect(scene({ ...t, ...open }).alt).toContain('6S would charge the flank of 5O');
  });
});
